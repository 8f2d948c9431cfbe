package screens

import (
	"fmt"
	"slices"
	"strconv"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/screens/odds"
	"agnes/game/store"
)

// lineName is the name of a line of the statistics.
func (s *Shell) lineName(key string) string {
	r, chosen, ok := store.ParseKey(key)
	if !ok {
		return key
	}
	name := lang.RuleSet(s.words, r)
	if chosen {
		name += " · " + s.t("stat.chosen")
	}
	return name
}

// lineKeys are the keys of all that was played, in the order of the rule sets,
// house rules last.
func lineKeys(c store.Statistics) []string {
	order := func(key string) int {
		r, chosen, _ := store.ParseKey(key)
		rs, named := r.NamedAs()
		if !named {
			return 1000
		}
		at := slices.IndexFunc(engine.RuleSets(), func(o engine.RuleSet) bool { return o.ID == rs.ID }) * 2
		if chosen {
			at++
		}
		return at
	}
	var keys []string
	for key := range c.Lines {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b string) int {
		if d := order(a) - order(b); d != 0 {
			return d
		}
		if a < b {
			return -1
		}
		return 1
	})
	return keys
}

// openStatistics opens what was counted, one rule set at a time; first the one
// on the table.
func (s *Shell) openStatistics() {
	at := -1
	s.open(&page{name: "statistics", title: "ui.statistics", rows: func(s *Shell) []row {
		counts := s.statistics()
		keys := lineKeys(counts)
		if at < 0 {
			at = 0
			if s.game != nil {
				at = max(0, slices.Index(keys, store.Key(s.game.Rules())))
			}
		}
		var rows []row
		if len(keys) == 0 {
			rows = append(rows, textRow(s.t("stat.none")))
		} else {
			at = (at%(len(keys)+1) + len(keys) + 1) % (len(keys) + 1)
			rows = append(rows, s.lineRows(counts, keys, at, func(step int) { at += step })...)
		}
		rows = append(append(rows, textRow(s.t("stat.rule"))), s.dataRows()...)
		return append(rows, s.button("reset", "ui.reset", s.askReset))
	}})
}

// lineRows are the rows of one line, or past the last of all together.
func (s *Shell) lineRows(counts store.Statistics, keys []string, at int, turn func(int)) []row {
	var l store.Line
	name := s.t("stat.all")
	if at < len(keys) {
		name = s.lineName(keys[at])
		l = counts.Lines[keys[at]]
	} else {
		for _, key := range keys {
			l = l.Sum(counts.Lines[key])
		}
	}
	rows := []row{choiceRow("stats-line", s.t("ui.game"), "", name, turn)}
	add := func(key, value string) { rows = append(rows, factRow(s.t(key), value)) }
	add("stat.played", strconv.Itoa(l.Played))
	add("stat.won", s.t("stats.won.of", "n", strconv.Itoa(l.Won), "rate", percent(l.WinRate())))
	if at < len(keys) {
		if o, ok := odds.Of(keys[at]); ok {
			add("stat.odds", s.oddsWords(o))
			add("stat.odds.careful", rounded(o.Careful))
		}
		add("stat.streak", s.streak(l.Streak))
		add("stat.streak.best", strconv.Itoa(l.BestStreak))
	}
	add("stat.score.best", strconv.Itoa(l.BestScore()))
	add("stat.score.average", fmt.Sprintf("%d.%02d", l.Average()/100, l.Average()%100))
	if l.Fastest > 0 {
		add("stat.time.best", clockText(l.Fastest))
	}
	add("stat.time.total", clockText(l.Seconds))
	add("stat.hints", strconv.Itoa(l.Hints))
	add("stat.undos", strconv.Itoa(l.Undos))
	if l.Perfect > 0 {
		add("stat.perfect", strconv.Itoa(l.Perfect))
	}
	if l.Over() > 0 {
		rows = append(rows, headRow(s.t("stat.scores")), barsRow(l.Scores[:]))
	}
	return rows
}

// oddsWords says which part of all deals can be won, as far as it is known.
func (s *Shell) oddsWords(o odds.Odds) string {
	low, high := rounded(o.Low), rounded(o.High)
	if low == high {
		return low
	}
	return s.t("stats.odds.of", "low", low, "high", high)
}

// rounded is percent to the nearest tenth.
func rounded(n int) string { return percent(n + 5) }

// streak says how many games running were won or lost.
func (s *Shell) streak(n int) string {
	switch {
	case n > 0:
		return s.t("stats.streak.won", "n", n)
	case n < 0:
		return s.t("stats.streak.lost", "n", -n)
	}
	return s.t("stats.streak.none")
}

// percent writes hundredths of a per cent.
func percent(n int) string { return fmt.Sprintf("%d.%d %%", n/100, n/10%10) }

// clockText writes seconds as h:mm:ss or m:ss.
func clockText(seconds int) string {
	if seconds >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// askReset asks before the statistics begin anew.
func (s *Shell) askReset() {
	s.confirm("confirm-reset", "ui.confirm.reset", "ui.reset", func() {
		s.closePage()
		s.count(func(c store.Statistics) store.Statistics { return store.Statistics{} })
		if s.game != nil {
			s.session.Over = true // the game on the table is not counted any more
			s.saveSession()
		}
		s.note(s.t("stats.reset.done"))
	})
}
