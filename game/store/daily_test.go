package store

import (
	"reflect"
	"testing"
	"time"

	"agnes/game/lab/mutate"
	"pgregory.net/rapid"
)

// won is a calendar of deals won each on its day.
func won(dates ...string) Daily {
	var d Daily
	for _, date := range dates {
		d = d.Win("bernauer", date, date)
	}
	return d
}

func wantStreak(t *testing.T, d Daily, today string, want int) {
	t.Helper()
	if got := d.Streak(today); got != want {
		t.Errorf("the streak on %s is %d, want %d", today, got, want)
	}
}

func TestDaysRunningMakeAStreak(t *testing.T) {
	d := won("2026-02-27", "2026-02-28", "2026-03-01")
	wantStreak(t, d, "2026-03-01", 3)
	wantStreak(t, d, "2026-03-02", 3) // there is still time
	wantStreak(t, d, "2026-03-03", 0)
	d = d.Win("sorel", "2026-03-01", "2026-03-01") // a second rule set adds nothing
	wantStreak(t, d, "2026-03-01", 3)
	d = d.Win("sorel", "2026-03-04", "2026-03-04")
	wantStreak(t, d, "2026-03-04", 1)
	if d.Best != 3 {
		t.Errorf("the best is %d", d.Best)
	}
}

func TestAClockSetBackDoesNotMendAStreak(t *testing.T) {
	d := won("2026-06-03", "2026-06-04").On("2026-06-06") // the 5th was missed
	d = d.Win("bernauer", "2026-06-05", "2026-06-05")     // the clock is set back
	wantStreak(t, d, "2026-06-05", 0)
	wantStreak(t, d, "2026-06-06", 0)
	d = d.Win("bernauer", "2026-06-06", "2026-06-06")
	wantStreak(t, d, "2026-06-06", 1)
	if won, onTime := d.WonOn("bernauer", "2026-06-05"); !won || onTime {
		t.Error("the calendar should have the 5th, as won late")
	}
}

func TestAClockSetBackDoesNotBreakAStreak(t *testing.T) {
	d := won("2026-06-03", "2026-06-04", "2026-06-05")
	d = d.On("2020-01-01")
	wantStreak(t, d, "2020-01-01", 3)
	d = d.Win("bernauer", "2020-01-01", "2020-01-01")
	wantStreak(t, d, "2020-01-01", 3)
	d = d.Win("bernauer", "2026-06-06", "2026-06-06")
	wantStreak(t, d, "2026-06-06", 4)
}

func TestADealOfAnotherDayDoesNotCountForTheStreak(t *testing.T) {
	d := won("2026-06-03").Win("bernauer", "2026-06-02", "2026-06-03")
	wantStreak(t, d, "2026-06-03", 1)
	d = d.Win("bernauer", "2026-06-09", "2026-06-03") // a day to come is no day at all
	if won, _ := d.WonOn("bernauer", "2026-06-09"); won {
		t.Error("a deal of tomorrow was entered")
	}
	if won, onTime := d.Win("bernauer", "2026-06-03", "2026-06-04").WonOn("bernauer", "2026-06-03"); !won || !onTime {
		t.Error("won again later, the deal is no longer won on its day")
	}
}

func TestWhatIsNoDateChangesNothing(t *testing.T) {
	before := won("2026-06-03")
	for _, date := range []string{"", "2026-6-3", "2026-02-30", "tomorrow", "9999999999-01-01", "2026-06-03 "} {
		if got := before.Win("bernauer", date, date).On(date); !reflect.DeepEqual(got, before) {
			t.Errorf("%q: %+v", date, got)
		}
		wantStreak(t, before, date, 1)
	}
}

// Whatever the clock does in between, a streak is no longer than the days that
// were seen, a clock that goes back leaves it as it is, and the text is good.
func TestStreaksUnderAnyClock(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var d Daily
		start := time.Date(2026, 2, 20, 0, 0, 0, 0, time.UTC)
		seen := map[string]bool{}
		for range rapid.IntRange(0, 30).Draw(t, "steps") {
			today := start.AddDate(0, 0, rapid.IntRange(0, 20).Draw(t, "day")).Format(time.DateOnly)
			before := d.Streak(d.Seen)
			back := today < d.Seen
			if rapid.Bool().Draw(t, "win") {
				d = d.Win("sorel", today, today)
			} else {
				d = d.On(today)
			}
			seen[today] = true
			if back && (d.Streak(today) != before || d.Streak(d.Seen) != before) {
				t.Fatalf("set back to %s: %d became %d", today, before, d.Streak(today))
			}
			if d.Run > len(seen) {
				t.Fatalf("a streak of %d in %d days", d.Run, len(seen))
			}
			if got, err := ParseDaily(d.Text()); err != nil || !reflect.DeepEqual(got, d) {
				t.Fatalf("%+v, %v", got, err)
			}
		}
	})
}

func FuzzParseDaily(f *testing.F) {
	mutate.Fuzz(f, func(t testing.TB, text string) {
		d, err := ParseDaily(text)
		if err != nil {
			return
		}
		for _, today := range []string{"2026-03-01", "1999-12-31", d.Seen} {
			d = d.On(today).Win("sorel", today, today)
			_ = d.Streak(today)
		}
		if _, err := ParseDaily(d.Text()); err != nil {
			t.Fatalf("%q: %+v", text, d)
		}
	}, won("2026-02-27", "2026-02-28").Text(), Daily{}.Text())
}
