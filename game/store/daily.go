package store

import (
	"encoding/json"
	"errors"
	"maps"
	"time"
)

// Daily is the calendar of the daily deals, and the streak. Dates are texts
// such as 2026-11-29, of the player's own calendar; the package has no clock.
//
// The streak is how many days running the player has won the daily deal of any
// rule set on its own day. It grows only on the day that follows its last one,
// and only if no later day has been seen. So a clock that is set back leaves
// it as it is: a day that was missed cannot be made good, and one that was won
// is not lost. A clock set forward is believed: there is no telling it from
// days that have passed.
//
// The methods return a new value and change nothing.
type Daily struct {
	Won  map[string]map[string]bool `json:"won"`  // by rule set, then date: true if won on the day itself
	Seen string                     `json:"seen"` // the latest date that the program has run on
	Last string                     `json:"last"` // the last day of the streak
	Run  int                        `json:"run"`  // its length, in days
	Best int                        `json:"best"` // the longest there was
}

// errDaily is the error of a text that is no calendar.
var errDaily = errors.New("not the text of a calendar")

// dayNumber counts days, so that the day after has the next number; false for
// what is no date.
func dayNumber(date string) (int, bool) {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil || len(date) != len(time.DateOnly) {
		return 0, false
	}
	const secondsADay = 24 * 60 * 60
	return int(t.Unix() / secondsADay), true
}

// ValidDate reports whether a text is a date such as 2026-11-29.
func ValidDate(date string) bool {
	_, ok := dayNumber(date)
	return ok
}

// On tells the calendar which day the clock says it is: at the start, and when
// the day changes. What is no date is passed over.
func (d Daily) On(today string) Daily {
	if ValidDate(today) && today > d.Seen {
		d.Seen = today
	}
	return d
}

// Win enters that the daily deal of date was won under a rule set, when the
// clock said today. A deal of another day is entered in the calendar, but does
// not count for the streak.
func (d Daily) Win(ruleSet, date, today string) Daily {
	d = d.On(today)
	day, ok := dayNumber(date)
	if !ok || !ValidDate(today) || date > today {
		return d
	}
	onTime := date == today && today == d.Seen
	d.Won = maps.Clone(d.Won)
	if d.Won == nil {
		d.Won = map[string]map[string]bool{}
	}
	days := maps.Clone(d.Won[ruleSet])
	if days == nil {
		days = map[string]bool{}
	}
	days[date] = days[date] || onTime
	d.Won[ruleSet] = days
	last, _ := dayNumber(d.Last)
	if !onTime || d.Last != "" && day <= last {
		return d
	}
	if d.Last != "" && day == last+1 {
		d.Run++
	} else {
		d.Run = 1
	}
	d.Last, d.Best = date, max(d.Best, d.Run)
	return d
}

// Streak is the length of the streak on the day that the clock says it is. It
// ends when a whole day has passed without a win.
func (d Daily) Streak(today string) int {
	day, ok := dayNumber(d.On(today).Seen)
	last, won := dayNumber(d.Last)
	if !ok || !won || day > last+1 {
		return 0
	}
	return d.Run
}

// WonOn reports whether the daily deal of a date was won, and whether on the
// day itself.
func (d Daily) WonOn(ruleSet, date string) (won, onTime bool) {
	onTime, won = d.Won[ruleSet][date]
	return won, onTime
}

// Text writes the calendar as a document.
func (d Daily) Text() string { return jsonText(d) }

// ParseDaily reads a document. A calendar that no play can lead to is an
// error.
func ParseDaily(text string) (Daily, error) {
	var d Daily
	if json.Unmarshal([]byte(text), &d) != nil || !d.possible() {
		return Daily{}, errDaily
	}
	return d, nil
}

func (d Daily) possible() bool {
	for ruleSet, days := range d.Won {
		if !validName(ruleSet) {
			return false
		}
		for date := range days {
			if !ValidDate(date) {
				return false
			}
		}
	}
	if d.Last == "" {
		return d.Run == 0 && d.Best == 0 && (d.Seen == "" || ValidDate(d.Seen))
	}
	return ValidDate(d.Last) && ValidDate(d.Seen) && d.Last <= d.Seen && d.Run >= 1 && d.Best >= d.Run && d.Best < maxNumber
}
