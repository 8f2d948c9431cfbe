package screens

import "agnes/game/engine"

// upEarly is a line that wins after m has sent a card up, where there is a line
// that wins from st: the same moves but for those of that card, as far as they
// can be made without it. It reports false where they do not win any more.
func upEarly(st *engine.State, line []engine.Move, m engine.Move) ([]engine.Move, bool) {
	if m.To != engine.FoundationPile || m.N != 1 {
		return nil, false
	}
	card, before, after := st.Top(m.From), *st, *st
	if _, err := after.Apply(m, nil); err != nil {
		return nil, false
	}
	start := after
	var out []engine.Move
	for _, m := range line {
		if after.Won() {
			break
		}
		left, any := withoutCard(&before, m, card)
		if _, err := before.Apply(m, nil); err != nil {
			return nil, false
		}
		if !any {
			continue
		}
		if _, err := after.Apply(left, nil); err != nil {
			return nil, false
		}
		out = append(out, left)
	}
	return straight(start, out), after.Won()
}

// withoutCard is a move without one of the cards that it carries, or false where
// it carries no other.
func withoutCard(st *engine.State, m engine.Move, card engine.Card) (engine.Move, bool) {
	if m == engine.Deal || m == engine.Redeal {
		return m, true
	}
	cards := st.Cards(m.From)
	for _, c := range cards[max(0, len(cards)-int(m.N)):] {
		if c == card {
			return engine.Carry(m.From, m.To, int(m.N)-1), m.N > 1
		}
	}
	return m, true
}
