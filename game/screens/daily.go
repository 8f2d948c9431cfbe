package screens

import (
	"strconv"
	"strings"
	"time"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/screens/deals"
	"agnes/game/store"
)

// calendar is the calendar of daily deals as it is kept.
func (s *Shell) calendar() store.Daily {
	d, _ := store.Read(s.store, store.Dailies, store.ParseDaily)
	return d
}

// changeCalendar changes the calendar. What stands in the way comes up as a
// notice.
func (s *Shell) changeCalendar(change func(store.Daily) store.Daily) {
	_ = store.Change(s.store, store.Dailies, store.ParseDaily, change)
}

// winDaily enters a won daily deal.
func (s *Shell) winDaily() {
	if s.session.Daily == "" {
		return
	}
	id, date, today := s.game.RuleSetID(), s.session.Daily, s.host.Today()
	s.changeCalendar(func(d store.Daily) store.Daily { return d.Win(id, date, today) })
}

// dailyLeast is how many deals a list has to have to give a deal a day.
const dailyLeast = 100

// dailySets are the rule sets that have a daily deal.
func dailySets() (sets []engine.RuleSet) {
	for _, rs := range engine.RuleSets() {
		if len(deals.Proved(rs.ID)) >= dailyLeast {
			sets = append(sets, rs)
		}
	}
	return sets
}

// openDaily opens the calendar of daily deals.
func (s *Shell) openDaily() {
	sets := dailySets()
	today, err := time.Parse(time.DateOnly, s.host.Today())
	if err != nil || len(sets) == 0 {
		return
	}
	s.changeCalendar(func(d store.Daily) store.Daily { return d.On(s.host.Today()) })
	at := 0
	now, _ := s.currentRules()
	for i, rs := range sets {
		if rs.ID == now.ID {
			at = i
		}
	}
	month := today.AddDate(0, 0, 1-today.Day())
	s.open(&page{name: "daily", title: "ui.daily", rows: func(s *Shell) []row {
		d := s.calendar()
		rs := sets[at]
		months := choiceRow("daily-month", "", "", s.monthName(month), func(step int) {
			if step != monthEnd(month, today) {
				month = month.AddDate(0, step, 0)
			}
		})
		months.end = monthEnd(month, today)
		rows := []row{
			choiceRow("daily-rules", s.t("ui.game"), "", lang.RuleSet(s.words, rs.Rules), func(step int) {
				at = ((at+step)%len(sets) + len(sets)) % len(sets)
			}),
			s.dailyButton(rs, today),
			months,
			columnsRow(s.weekdays()),
			{chips: s.days(d, rs, month, today), across: daysAWeek},
			textRow(s.t("daily.legend")),
			textRow(s.t("daily.streak", "n", d.Streak(s.host.Today()))),
		}
		if d.Best > 0 {
			rows = append(rows, textRow(s.t("daily.best", "n", d.Best)))
		}
		return rows
	}})
}

// monthEnd is the step that leads from a month, given by its first day, to one
// that has not begun; or 0.
func monthEnd(month, today time.Time) int {
	if month.AddDate(0, 1, 0).After(today) {
		return 1
	}
	return 0
}

// monthName is the name of a month with its year.
func (s *Shell) monthName(month time.Time) string {
	return lang.Capital(s.t("daily.month", "month", s.t("month."+strconv.Itoa(int(month.Month()))), "year", strconv.Itoa(month.Year())))
}

const daysAWeek = 7

// firstDay is the day on which the player's week begins.
func (s *Shell) firstDay() time.Weekday {
	if s.words.SundayFirst() {
		return time.Sunday
	}
	return time.Monday
}

// weekdays are the short names of the days of the player's week, its first day
// first.
func (s *Shell) weekdays() (names []string) {
	fromSunday := strings.Fields(s.t("daily.weekdays"))
	for i := range fromSunday {
		names = append(names, fromSunday[(int(s.firstDay())+i)%len(fromSunday)])
	}
	return names
}

// dailyButton plays the deal of today.
func (s *Shell) dailyButton(rs engine.RuleSet, today time.Time) row {
	return s.button("daily-today", "daily.play", func() { s.playDaily(rs, today.Format(time.DateOnly)) })
}

// days are the buttons of a month, each under its weekday.
func (s *Shell) days(d store.Daily, rs engine.RuleSet, month, today time.Time) []widget {
	var chips []widget
	for range (int(month.Weekday()-s.firstDay()) + daysAWeek) % daysAWeek {
		chips = append(chips, widget{look: lookText})
	}
	for day := month; day.Month() == month.Month(); day = day.AddDate(0, 0, 1) {
		date := day.Format(time.DateOnly)
		w := widget{name: "day-" + date, look: lookButton, label: strconv.Itoa(day.Day()), off: day.After(today), press: func() {
			s.playDaily(rs, date)
		}}
		if won, onTime := d.WonOn(rs.ID, date); won {
			w.icon = s.brush.sprite("icon/check")
			w.label = ""
			w.value = s.t("daily.won.late")
			if onTime {
				w.icon = s.brush.sprite("icon/star")
				w.value = s.t("daily.won")
			}
		}
		w.today = day.Equal(today)
		chips = append(chips, w)
	}
	return chips
}

// playDaily starts the daily deal of a date.
func (s *Shell) playDaily(rs engine.RuleSet, date string) {
	deal, ok := deals.Daily(rs.ID, date)
	if !ok {
		return
	}
	s.unlessPlayed(func() {
		s.startNumbered(rs, rs.Rules, deal)
		s.session.Daily, s.session.Proved = date, canBeWon
		s.saveSession()
	})
}
