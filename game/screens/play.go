package screens

import (
	"errors"
	"strings"

	"agnes/audio"
	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/store"
	"agnes/game/table"
)

// start puts a new game on the table and deals it out. What was on the table
// before is left.
func (s *Shell) start(g *engine.Game) {
	s.beginSession(g)
	s.adopt(g)
	state, events := g.Opening()
	s.table.Opening(&state, events)
	s.save()
	s.say(s.t("say.dealt", "game", s.gameName(), "base", lang.Rank(s.words, g.State().Base())))
}

// resume puts a game on the table as it stands.
func (s *Shell) resume(g *engine.Game) {
	s.resumeSession(g)
	s.adopt(g)
	s.table.Show(g.State())
	s.offerFinish()
}

func (s *Shell) adopt(g *engine.Game) {
	// A game put on the table takes it from one that is watched.
	s.watch = nil
	s.game = g
	s.takenDown, s.homes, s.offered = nil, homes{}, false
	s.forgetThoughts()
	s.closeAll()
	s.relayout()
	s.hush()
	s.beginSounds()
	s.checkEnd()
}

// startNumbered starts a numbered deal. A deal number out of range is told.
func (s *Shell) startNumbered(rs engine.RuleSet, r engine.Rules, deal uint64) {
	g, err := engine.NewGame(rs, r, deal)
	if err != nil {
		s.note(s.problem(err))
		return
	}
	s.start(g)
}

// randomDeal is a deal number that nobody chose.
func (s *Shell) randomDeal() uint64 { return s.host.Random()%engine.MaxDeal + 1 }

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
		if i.Move == engine.Deal {
			s.askDeal()
		} else {
			s.play(i.Move)
		}
	case table.Refuse:
		s.refuse(i.Err)
	case table.Picked:
		s.sayHeld()
	case table.Returned:
		s.say(s.t("ear.put-back"))
	}
}

// play makes a move of the player's and what follows it by itself, shows it,
// saves the game and says what happened.
func (s *Shell) play(m engine.Move) {
	if s.game == nil {
		return
	}
	if err := s.game.State().Check(m); err != nil {
		s.table.Cancel()
		s.refuse(err)
		return
	}
	if s.lesson != nil && !s.lessonAllows(m) {
		return
	}
	s.noteDown(m)
	s.homes = homes{}
	events, err := s.game.Play(m)
	if err != nil {
		return // it was checked
	}
	s.session.cut(len(s.game.Moves()) - 1)
	s.countMove()
	s.table.Animate(s.game.State(), events, table.Onward)
	s.shake(events)
	if m == engine.Deal {
		s.soundDealt()
	}
	words := s.describe(events)
	if s.lesson != nil {
		s.changed()
		s.say(words)
		s.lessonMade()
		return
	}
	s.follow()
	if n := s.followers(); n > 0 {
		words += " " + s.t("say.followed", "n", n)
	}
	s.changed()
	s.say(words)
	s.offerFinish()
}

// followers is how many of the last moves made themselves.
func (s *Shell) followers() int {
	n := 0
	for at := len(s.game.Moves()) - 1; at >= 0 && s.session.isAuto(at); at-- {
		n++
	}
	return n
}

// undo takes the player's last move back, and with it what followed by itself.
func (s *Shell) undo() {
	if s.game == nil || s.lesson != nil {
		return
	}
	if len(s.game.Moves()) == 0 {
		s.note(s.t("ear.no-undo"))
		return
	}
	s.session.Undos++
	s.homes = homes{}
	s.sound(audio.Undo)
	what := s.undoOne()
	s.changed()
	s.say(s.t("event.undone", "what", what))
}

// undoOne undoes one move of the player's with its followers. It returns what
// the move had been, in words.
func (s *Shell) undoOne() (what string) {
	how := table.Back
	for again := true; again; {
		again = s.session.isAuto(len(s.game.Moves()) - 1)
		before := *s.game.State()
		events, ok := s.game.Undo()
		if !ok {
			return what
		}
		what = strings.Join(lang.Events(s.words, events, &before), " ")
		s.table.Animate(s.game.State(), events, how)
		how |= table.Queued
	}
	return what
}

// redo makes the move again that was undone last, and what followed it.
func (s *Shell) redo() {
	if s.game == nil || s.lesson != nil {
		return
	}
	events, ok := s.game.Redo()
	if !ok {
		s.note(s.t("ear.no-redo"))
		return
	}
	s.homes = homes{}
	s.sound(audio.Redo)
	s.table.Animate(s.game.State(), events, table.Onward)
	words := s.t("event.redone", "what", s.describe(events))
	for len(s.game.Undone()) > 0 && s.session.isAuto(len(s.game.Moves())) {
		if events, ok = s.game.Redo(); !ok {
			break
		}
		s.table.Animate(s.game.State(), events, table.Queued)
	}
	s.changed()
	s.say(words)
	s.offerFinish()
}

// restart takes all moves back. They can be made again, so nothing is lost.
func (s *Shell) restart() {
	if s.game == nil {
		return
	}
	s.goTo(0)
	s.closeAll()
	s.say(s.t("say.restarted"))
}

// goTo goes back or forward in the history of the game until so many moves are
// made, and shows that position without motion.
func (s *Shell) goTo(moves int) {
	s.game.GoTo(moves)
	s.homes = homes{}
	s.table.Show(s.game.State())
	s.changed()
}

// changed saves the game and looks at where it stands, after whatever has
// changed it.
func (s *Shell) changed() {
	s.hush()
	s.save()
	s.checkEnd()
	s.mood()
	s.touch()
}

// shake lets a telephone vibrate when a suit is finished.
func (s *Shell) shake(events []engine.Event) {
	for _, e := range events {
		if e.Kind == engine.Completed && s.settings.Vibration && s.host.CanVibrate() {
			s.host.Vibrate()
		}
	}
}

// describe says what happened in words.
func (s *Shell) describe(events []engine.Event) string {
	return strings.Join(lang.Events(s.words, events, s.shown().State()), " ")
}

func (s *Shell) refuse(err error) {
	if err != nil {
		s.sound(audio.Refuse)
		s.note(s.problem(err))
	}
}

// problem says in words what is wrong with a move, a record or an export.
func (s *Shell) problem(err error) string {
	var export *store.ExportError
	if errors.As(err, &export) {
		return s.t("export."+export.Kind.String(), "document", s.document(export.Document))
	}
	return lang.Problem(s.words, err)
}

// document names a document in words.
func (s *Shell) document(name string) string {
	if key := "document." + name; s.words.Has(key) {
		return s.t(key)
	}
	return name
}

// dealRow deals, or gathers for another deal where the stock is empty.
func (s *Shell) dealRow() {
	if s.game == nil {
		return
	}
	s.table.Cancel()
	if s.game.State().Len(engine.StockPile) == 0 && s.game.Rules().Redeals > 0 {
		s.play(engine.Redeal)
		return
	}
	s.askDeal()
}

// askDeal deals; where the settings ask for it, it warns while a card could
// still go up.
func (s *Shell) askDeal() {
	st := s.game.State()
	up := engine.Nowhere
	for p := range engine.Piles {
		if st.Legal(engine.Up(p)) {
			up = p
			break
		}
	}
	if !s.settings.WarnDeal || up == engine.Nowhere || !st.Legal(engine.Deal) {
		s.play(engine.Deal)
		return
	}
	card := st.Top(up)
	s.open(&page{name: "confirm-deal", title: "ui.confirm.deal", rows: func(s *Shell) []row {
		return []row{
			textRow(s.t("confirm.deal.text", "card", lang.Card(s.words, card))),
			s.button("yes", "ui.deal", func() { s.closePage(); s.play(engine.Deal) }),
			s.button("up", "confirm.deal.up", func() { s.closePage(); s.play(engine.Up(up)) }),
			s.button("no", "ui.cancel", s.leavePage),
		}
	}})
}

func (s *Shell) sendUp() { s.obey(s.table.SendUp()) }

// clearMarks takes away what points at cards until the next input. A tutorial
// goes on pointing until its move is made.
func (s *Shell) clearMarks() {
	s.table.SetMark(0)
	if s.lesson != nil {
		s.pointAtStep()
		return
	}
	s.table.SetHint(table.Hint{})
}

// save keeps the game. What stands in the way comes up as a notice.
func (s *Shell) save() {
	if s.game != nil && s.lesson == nil {
		_ = s.store.Save(store.Game, s.game.Record())
		s.saveSession()
	}
}

// inProgress reports whether leaving the game would throw moves away.
func (s *Shell) inProgress() bool {
	return s.game != nil && s.lesson == nil && len(s.game.Moves()) > 0 && s.status == engine.StatusOpen
}
