package screens

import (
	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/store"
	"agnes/game/table"
)

// start puts a new game on the table and deals it out.
func (s *Shell) start(g *engine.Game) {
	s.adopt(g)
	state, events := g.Opening()
	s.table.Opening(&state, events)
	s.save()
	s.say(s.t("say.dealt", "game", s.gameName(), "base", lang.Rank(s.words, g.State().Base())))
}

// resume puts a game on the table as it stands.
func (s *Shell) resume(g *engine.Game) {
	s.adopt(g)
	s.table.Show(g.State())
}

func (s *Shell) adopt(g *engine.Game) {
	s.game = g
	s.closeAll()
	s.relayout()
	s.message, s.messageFor = "", 0
	s.checkEnd()
}

// startNumbered starts a numbered deal. A deal number out of range is told.
func (s *Shell) startNumbered(rs engine.RuleSet, r engine.Rules, deal uint64) {
	g, err := engine.NewGame(rs, r, deal)
	if err != nil {
		s.note(err.Error())
		return
	}
	s.start(g)
}

// randomDeal is a deal number that nobody chose.
func (s *Shell) randomDeal() uint64 { return s.host.Random()%engine.MaxDeal + 1 }

// again starts another deal under the same rules.
func (s *Shell) again() {
	rs, r := s.currentRules()
	s.startNumbered(rs, r, s.randomDeal())
}

// currentRules are the rules on the table, or the default.
func (s *Shell) currentRules() (engine.RuleSet, engine.Rules) {
	if s.game != nil {
		if rs, err := engine.FindRuleSet(s.game.RuleSetID()); err == nil {
			return rs, s.game.Rules()
		}
	}
	rs := engine.RuleSets()[0]
	return rs, rs.Rules
}

// obey does what a stroke or a key came to.
func (s *Shell) obey(i table.Intent) {
	s.dirty = true
	switch i.Kind {
	case table.Play:
		s.play(i.Move)
	case table.Refuse:
		s.refuse(i.Err)
	case table.Picked:
		s.sayHeld()
	case table.Returned:
		s.say(s.t("say.returned"))
	}
}

// play makes a move, shows it, saves the game and says what happened.
func (s *Shell) play(m engine.Move) {
	if s.game == nil {
		return
	}
	events, err := s.game.Play(m)
	if err != nil {
		s.table.Cancel()
		s.refuse(err)
		return
	}
	s.after(events, false)
}

func (s *Shell) undo() {
	if s.game == nil {
		return
	}
	if events, ok := s.game.Undo(); ok {
		s.after(events, true)
		s.say(s.t("say.undone"))
	}
}

func (s *Shell) redo() {
	if s.game == nil {
		return
	}
	if events, ok := s.game.Redo(); ok {
		s.after(events, false)
	}
}

// restart takes all moves back. They can be made again, so nothing is lost.
func (s *Shell) restart() {
	if s.game == nil {
		return
	}
	for {
		if _, ok := s.game.Undo(); !ok {
			break
		}
	}
	s.closeAll()
	s.after(nil, true)
	s.say(s.t("say.restarted"))
}

// after shows and saves what a move, or its undoing, has led to.
func (s *Shell) after(events []engine.Event, back bool) {
	s.table.Animate(s.game.State(), events, back, false)
	s.message, s.messageFor = "", 0
	s.save()
	s.checkEnd()
	s.touch()
	if !back {
		s.say(s.describe(events))
	}
}

// describe says what happened in words.
func (s *Shell) describe(events []engine.Event) string {
	return lang.Events(s.words, events, s.game.State())
}

func (s *Shell) refuse(err error) {
	if err != nil {
		s.note(lang.Error(s.words, err))
	}
}

func (s *Shell) dealRow() {
	if s.game == nil {
		return
	}
	m := engine.Deal
	if s.game.State().Len(engine.StockPile) == 0 && s.game.Rules().Redeals > 0 {
		m = engine.Redeal
	}
	s.table.Cancel()
	s.play(m)
}

func (s *Shell) sendUp() { s.obey(s.table.SendUp()) }

// clearMarks takes away what points at cards until the next input.
func (s *Shell) clearMarks() {
	s.table.SetMark(0)
	s.table.SetHint(table.Hint{})
}

// save keeps the game. What stands in the way comes up as a notice.
func (s *Shell) save() {
	if s.game != nil {
		_ = s.store.Save(store.Game, s.game.Record())
	}
}

// checkEnd begins to ask whether the position is an end.
func (s *Shell) checkEnd() {
	st := s.game.State()
	s.told = false
	s.state = engine.StatusOpen
	s.stuck = nil
	if st.Won() {
		s.state = engine.StatusWon
		return
	}
	s.stuck = engine.NewStuckTest(st)
}

// stuckMoves is how many moves the stuck test tries in a tick: about a
// millisecond.
const stuckMoves = 150

// thinkStuck goes on with the stuck test, and tells of an end when the cards
// have come to rest.
func (s *Shell) thinkStuck() {
	if s.game == nil {
		return
	}
	if s.stuck != nil {
		s.stuck.Run(stuckMoves)
		if !s.stuck.Done() {
			return
		}
		if s.stuck.Stuck() {
			s.state = engine.StatusStuck
		}
		s.stuck = nil
		s.touch()
	}
	if s.told || s.state == engine.StatusOpen || !s.onTable || len(s.pages) > 0 || s.table.Busy() || s.table.Dragging() {
		return
	}
	s.told = true
	if s.state == engine.StatusWon {
		s.openWon()
	} else {
		s.openStuck()
	}
}

// inProgress reports whether leaving the game would throw moves away.
func (s *Shell) inProgress() bool {
	return s.game != nil && len(s.game.Moves()) > 0 && s.state == engine.StatusOpen
}

// tellNotices shows what the store has to say, once.
func (s *Shell) tellNotices() {
	for _, n := range s.store.Notices() {
		s.note(s.t("notice."+n.Kind.String(), "document", n.Document))
	}
}
