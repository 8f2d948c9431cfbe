package screens

import (
	"strconv"

	"agnes/game/engine"
	"agnes/game/screens/deals"
	"agnes/game/solver"
)

// seeker looks for a deal that can be won.
type seeker struct {
	ruleSet engine.RuleSet
	rules   engine.Rules
	ticks   int // spent looking
	deal    uint64
	thought
}

// Bounds of looking for a deal.
const (
	seekTicks  = ticksASecond // then a stored deal is taken
	seekStates = 30_000       // positions looked at for one deal
	seekQuiet  = 12           // ticks before the player is told to wait
)

// newDeal starts a deal that nobody chose: one that can be won, if the settings
// ask for it and one can be found.
func (s *Shell) newDeal(rs engine.RuleSet, r engine.Rules) {
	if !s.settings.Winnable {
		s.startNumbered(rs, r, s.randomDeal())
		return
	}
	s.table.Cancel()
	s.seek = &seeker{ruleSet: rs, rules: r}
	s.touch()
}

// again starts another deal under the same rules.
func (s *Shell) again() { s.newDeal(s.currentRules()) }

// seekSlice goes on looking for a deal that can be won.
func (s *Shell) seekSlice() {
	k := s.seek
	if k.ticks++; k.ticks == seekQuiet {
		s.open(&page{
			name: "seeking", title: "seeking.title",
			rows: func(s *Shell) []row {
				return []row{textRow(s.t("seeking.text")), s.button("cancel", "ui.cancel", s.leavePage)}
			},
			shut: func(s *Shell) { s.seek = nil },
		})
	}
	if k.solver == nil {
		k.deal = s.randomDeal()
		start, _ := engine.Start(k.rules, engine.NumberedPack(k.deal))
		k.thought = about(&start, seekStates)
	}
	k.slice(s.host.Clock)
	switch {
	case k.verdict == solver.Winnable:
		s.startFound(canBeWon)
	case k.ticks >= seekTicks:
		s.startStored()
	case k.verdict != solver.Searching:
		k.thought = thought{}
	}
}

// startStored starts a deal of the stored list, or where there is none one of
// which nobody knows.
func (s *Shell) startStored() {
	k := s.seek
	named, ok := k.rules.NamedAs()
	list := deals.Proved(named.ID)
	if !ok || k.rules.Base != 0 || len(list) == 0 {
		s.startFound(notProved)
		s.note(s.t("say.unproved"))
		return
	}
	k.deal, k.line = list[s.host.Random()%uint64(len(list))], nil
	s.startFound(canBeWon)
}

// startFound starts the deal that the seeker has come to.
func (s *Shell) startFound(proved proof) {
	k := s.seek
	s.startNumbered(k.ruleSet, k.rules, k.deal)
	s.session.Proved = proved
	if k.verdict == solver.Winnable && k.line != nil {
		s.history[0].verdict, s.history[0].line = solver.Winnable, k.line
		s.thought = thought{verdict: solver.Winnable, line: k.line}
	}
	s.saveSession()
}

// dealLine is what is known of the deal on the table, in a few words: its
// number, whether it can be won, and how hard that is.
func (s *Shell) dealLine() string {
	line := s.dealNumber(s.game)
	switch s.session.Proved {
	case canBeWon:
		line += " · " + s.t("ui.proved")
	case notProved:
		line += " · " + s.t("ui.unproved")
	}
	if s.session.Perhaps > 0 {
		line += " · " + s.t("ui.difficulty."+difficulty(s.session.Perhaps-1))
	}
	return line
}

// dealNumber names the deal of a game.
func (s *Shell) dealNumber(g *engine.Game) string {
	if n := g.DealNumber(); n != 0 {
		return s.t("ui.dealnumber", "n", strconv.FormatUint(n, 10))
	}
	return s.t("ui.dealnumber.given")
}

// Bounds of the difficulties, in games of 100 that the greedy player wins.
const (
	easyWins   = 40
	mediumWins = 1
)

// difficulty names how hard a deal is by how often of a hundred times the
// greedy player wins it.
func difficulty(wins int) string {
	switch {
	case wins >= easyWins:
		return "easy"
	case wins >= mediumWins:
		return "medium"
	}
	return "hard"
}
