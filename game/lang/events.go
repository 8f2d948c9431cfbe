package lang

import (
	"agnes/game/engine"
)

// Event says in a short sentence what happened. s is the position afterwards;
// without it the sentence says less. What lies face down is not named.
func Event(c *Catalogue, e engine.Event, s *engine.State) string {
	card, place := Card(c, e.Card), Place(c, e.To)
	n := int(e.N)
	switch e.Kind {
	case engine.Dealt:
		switch {
		case e.To.IsFoundation():
			return c.Text("event.base", "card", card)
		case faceDown(s, e.To, e.Card):
			return Capital(c.Text("event.dealt.hidden", "place", place))
		}
		return Capital(c.Text("event.dealt", "card", card, "place", place))
	case engine.Moved:
		return Capital(moved(c, e, s))
	case engine.TurnedUp:
		return Capital(c.Text("event.turned-up", "card", card, "place", place))
	case engine.Revealed:
		if e.Card == 0 {
			return c.Text("event.revealed.empty", "n", e.To.Number())
		}
		return c.Text("event.revealed", "card", card, "n", e.To.Number())
	case engine.Gathered:
		return Capital(c.Text("event.gathered", "n", n, "place", Place(c, e.From)))
	case engine.Covered:
		if faceDown(s, e.To, e.Card) {
			return Capital(c.Text("event.covered.hidden", "place", place))
		}
		return Capital(c.Text("event.covered", "card", card))
	case engine.Uncovered:
		return Capital(c.Text("event.uncovered", "card", card))
	case engine.Wrapped:
		return c.Text("event.wrapped", "place", place)
	case engine.Completed:
		return c.Text("event.completed", "suit", Suit(c, e.To.Suit()))
	case engine.Won:
		return c.Text("event.won")
	}
	return ""
}

// moved says where cards went, and on what.
func moved(c *Catalogue, e engine.Event, s *engine.State) string {
	card, place, n := Card(c, e.Card), Place(c, e.To), int(e.N)
	switch {
	case e.To.IsFoundation():
		return c.Text("event.up", "card", card)
	case e.From.IsFoundation():
		return c.Text("event.down", "card", card, "place", place)
	}
	if s != nil {
		if cards := s.Cards(e.To); len(cards) > n {
			return c.Text("event.onto", "card", card, "n", n, "onto", Card(c, cards[len(cards)-n-1]), "place", place)
		}
	}
	return c.Text("event.space", "card", card, "n", n, "place", place)
}

// faceDown reports whether a card of a pile lies face down in s. Without a
// position nothing is known to.
func faceDown(s *engine.State, p engine.Place, card engine.Card) bool {
	if s == nil {
		return false
	}
	cards := s.Cards(p)
	for _, c := range cards[:min(s.FaceDown(p), len(cards))] {
		if c == card {
			return true
		}
	}
	return false
}

// Events says what a move led to, in as few sentences as tell it: a row is one
// sentence, and which cards it covers is left to who asks.
func Events(c *Catalogue, events []engine.Event, s *engine.State) []string {
	var out, row []string
	for _, e := range events {
		switch {
		case e.Kind == engine.Dealt && !e.To.IsFoundation():
			name := Card(c, e.Card)
			if faceDown(s, e.To, e.Card) {
				name = c.Text("card.hidden")
			}
			row = append(row, name)
		case e.Kind != engine.Covered:
			out = append(out, Event(c, e, s))
		}
	}
	if row != nil {
		out = append(out, c.Text("event.row", "cards", List(c, row)))
	}
	return out
}
