package screens

import (
	"strconv"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/screens/odds"
	"agnes/game/store"
)

// openGames opens the chooser of rule sets.
func (s *Shell) openGames() { s.openFamily("") }

// openFamily opens the chooser for one family, or with "" for both.
func (s *Shell) openFamily(only family) {
	s.open(&page{name: "games", title: "ui.ruleset", rows: func(s *Shell) []row {
		now, _ := s.currentRules()
		rows := s.gameRows(only, func(rs engine.RuleSet) row {
			r := buttonRow("rules-"+rs.ID, lang.RuleSet(s.words, rs.Rules), func() {
				s.unlessPlayed(func() { s.newDeal(rs, rs.Rules) })
			})
			r.note = lang.RuleSetLine(s.words, rs.Rules)
			r.signs = s.signsOf(rs.Rules)
			if r.on = s.game != nil && now.ID == rs.ID; r.on {
				r.icon = s.brush.sprite("icon/check")
			}
			if o, ok := odds.Of(store.Key(rs.Rules)); ok {
				r.measured = measured{s.plainOdds(o), o}
			}
			return r
		})
		return append(rows, s.button("house", "ui.house", s.openHouse))
	}})
}

// gameRows are the rows of all games of a family, or of both: the main games
// first, and then under a heading what varies each.
func (s *Shell) gameRows(only family, rowOf func(engine.RuleSet) row) (rows []row) {
	var variations []row
	for _, rs := range engine.RuleSets() {
		switch f := familyOf(rs.Rules); {
		case only != "" && f != only:
		case rs == f.mainGame():
			rows = append(rows, rowOf(rs))
			variations = append(variations, headRow(s.t("games.variations", "game", lang.RuleSet(s.words, rs.Rules))))
		default:
			variations = append(variations, rowOf(rs))
		}
	}
	return append(rows, variations...)
}

// openSameDeal opens the chooser of other rules for the pack on the table.
func (s *Shell) openSameDeal() {
	pack, deal := s.game.Pack(), s.game.DealNumber()
	s.open(&page{name: "same-deal", title: "ui.same-deal", rows: func(s *Shell) []row {
		return append([]row{textRow(s.t("samedeal.text"))}, s.gameRows("", func(rs engine.RuleSet) row {
			r := buttonRow("rules-"+rs.ID, lang.RuleSet(s.words, rs.Rules), func() {
				s.unlessPlayed(func() {
					if deal != 0 {
						s.startNumbered(rs, rs.Rules, deal)
					} else {
						s.start(engine.NewPackGame(rs, rs.Rules, pack))
					}
				})
			})
			r.on = s.game.Rules() == rs.Rules
			return r
		})...)
	}})
}

// plainOdds says in small numbers which part of all deals can be won, or nothing
// where none is known to be.
func (s *Shell) plainOdds(o odds.Odds) string {
	n, of, exact := o.Plain()
	switch {
	case n == 0:
		return ""
	case exact:
		return s.t("odds.about", "n", n, "of", strconv.Itoa(of))
	}
	return s.t("odds.least", "n", n, "of", strconv.Itoa(of))
}
