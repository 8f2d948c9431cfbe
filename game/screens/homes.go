package screens

import "agnes/game/engine"

// homes is where the card that one tap has just sent off could have gone
// instead. The zero value is none.
type homes struct {
	card  engine.Card // that was tapped, the deepest of its run
	moves []engine.Move
	at    int // which of them was made
}

// homesOf are the moves of the last n cards of a pile, the best first: up,
// then onto another card, then into a space.
func homesOf(st *engine.State, from engine.Place, n int) []engine.Move {
	var onto, spaces []engine.Move
	for i := 1; i <= engine.Columns; i++ {
		m := engine.Carry(from, engine.Column(i), n)
		switch {
		case !st.Legal(m):
		case st.Len(m.To) > 0:
			onto = append(onto, m)
		case from.IsColumn() && st.Len(from) == n: // from one space into another
		case len(spaces) == 0: // one space is like another
			spaces = append(spaces, m)
		}
	}
	var out []engine.Move
	if up := engine.Carry(from, engine.FoundationPile, n); st.Legal(up) {
		out = append(out, up)
	}
	return append(append(out, onto...), spaces...)
}

// sendHome sends the cards that have just been picked to their best place; the
// cards that went there last, to the next best, and after the last back to
// where they came from. It reports false when there is no place for them.
func (s *Shell) sendHome() bool {
	from, n := s.table.Held()
	card, _ := s.table.CardAt(from, s.game.State().Len(from)-n)
	if h := s.homes; h.card == card && h.card != 0 {
		h.at++
		s.table.Cancel()
		s.undoOne()
		if h.at >= len(h.moves) {
			s.homes = homes{}
			s.changed()
			s.say(s.t("ear.put-back"))
			return true
		}
		s.play(h.moves[h.at])
		s.homes = h
		return true
	}
	moves := homesOf(s.game.State(), from, n)
	if len(moves) == 0 {
		return false
	}
	s.table.Cancel()
	s.play(moves[0])
	s.homes = homes{card: card, moves: moves}
	return true
}
