package screens

import (
	"agnes/game/engine"
	"agnes/game/lang"
)

// sayCursor says what the keyboard's cursor points at.
func (s *Shell) sayCursor() {
	p, i, shown := s.table.Cursor()
	if !shown {
		return
	}
	place := lang.Place(s.words, p)
	switch c, up := s.table.CardAt(p, i); {
	case p == engine.StockPile:
		s.say(s.t("say.stock", "n", s.game.State().Len(p)))
	case c == 0:
		s.say(s.t("say.empty", "place", place))
	case !up:
		s.say(s.t("say.facedown", "place", place))
	default:
		s.say(s.t("say.card", "place", place, "card", lang.Card(s.words, c)))
	}
}

// sayHeld says which cards wait for a place.
func (s *Shell) sayHeld() {
	p, n := s.table.Held()
	c, _ := s.table.CardAt(p, s.game.State().Len(p)-n)
	if c == 0 {
		return
	}
	if n == 1 {
		s.say(s.t("ear.picked", "card", lang.Card(s.words, c)))
	} else {
		s.say(s.t("ear.picked.run", "card", lang.Card(s.words, c), "n", n))
	}
}

// sayBase says the base rank, and what a space takes.
func (s *Shell) sayBase() {
	st := s.game.State()
	s.note(s.t("say.base", "base", lang.Rank(s.words, st.Base())))
}
