package check

import (
	"fmt"
	"slices"

	"agnes/game/engine"
)

// Mirror is a table that is told nothing but events, as a screen is. That it
// always shows the engine's position proves that the events tell all.
type Mirror struct {
	piles  [engine.Places][]engine.Card // lowest first; the stock's next card last
	down   [engine.Places]int           // cards face down in columns
	hidden [engine.Places]bool          // reserve piles not revealed
}

// NewMirror lays out a table from the events of the deal.
func NewMirror(r engine.Rules, pack engine.Pack, opening []engine.Event) (*Mirror, error) {
	m := &Mirror{}
	stock := slices.Clone(pack[:])
	if len(opening) > 0 && r.Base != 0 {
		i := slices.Index(stock, opening[0].Card)
		stock = slices.Insert(slices.Delete(stock, i, i+1), 0, opening[0].Card)
	}
	slices.Reverse(stock)
	m.piles[engine.StockPile] = stock
	for n := 1; n <= engine.Columns; n++ {
		m.hidden[engine.ReservePile(n)] = r.Reserve == engine.Hidden
	}
	if err := m.Apply(opening); err != nil {
		return nil, err
	}
	for n := 1; n <= engine.Columns; n++ {
		if r.Faces == engine.TopUp {
			m.down[engine.Column(n)] = n - 1
		}
	}
	return m, nil
}

// Apply lets the events happen on the mirror, and checks each against what
// lies there.
func (m *Mirror) Apply(events []engine.Event) error {
	for i, e := range events {
		if !m.apply(e) {
			return fmt.Errorf("event %d of %v cannot have happened", i+1, events)
		}
	}
	return nil
}

func (m *Mirror) apply(e engine.Event) bool {
	switch e.Kind {
	case engine.Dealt:
		return e.From == engine.StockPile && e.N == 1 && m.carry(e.From, e.To, 1, e.Card)
	case engine.Moved:
		return m.carry(e.From, e.To, int(e.N), e.Card)
	case engine.TurnedUp:
		m.down[e.To]--
		return m.down[e.To] == len(m.piles[e.To])-1 && m.last(e.To) == e.Card
	case engine.Revealed:
		was := m.hidden[e.To]
		m.hidden[e.To] = false
		return was && m.last(e.To) == e.Card && len(m.piles[e.To]) == int(e.N)
	case engine.Gathered:
		gathered := m.piles[e.From]
		if e.To != engine.StockPile || len(gathered) != int(e.N) || e.N == 0 || gathered[0] != e.Card {
			return false
		}
		slices.Reverse(gathered)
		m.piles[e.To] = append(m.piles[e.To], gathered...)
		m.piles[e.From] = nil
		return true
	case engine.Covered, engine.Uncovered:
		return e.To.IsReserve() && e.Card != 0 && m.last(e.To) == e.Card
	case engine.Wrapped:
		n := len(m.piles[e.To])
		return e.To.IsFoundation() && n > 1 && m.last(e.To) == e.Card && e.Card.Rank() == engine.Ace && m.piles[e.To][n-2].Rank() == engine.King
	case engine.Completed:
		return e.To.IsFoundation() && len(m.piles[e.To]) == 13 && m.last(e.To) == e.Card
	case engine.Won:
		up := 0
		for suit := engine.Clubs; suit <= engine.Spades; suit++ {
			up += len(m.piles[engine.FoundationOf(suit)])
		}
		return up == engine.PackSize
	}
	return false
}

// Undo takes events back, the last first.
func (m *Mirror) Undo(events []engine.Event) error {
	for i := len(events) - 1; i >= 0; i-- {
		if !m.undo(events[i]) {
			return fmt.Errorf("event %d of %v cannot be taken back", i+1, events)
		}
	}
	return nil
}

func (m *Mirror) undo(e engine.Event) bool {
	switch e.Kind {
	case engine.Dealt, engine.Moved:
		return m.carry(e.To, e.From, int(e.N), e.Card)
	case engine.TurnedUp:
		m.down[e.To]++
	case engine.Revealed:
		m.hidden[e.To] = true
	case engine.Gathered:
		stock := m.piles[e.To]
		at := len(stock) - int(e.N)
		if at < 0 || len(m.piles[e.From]) > 0 {
			return false
		}
		m.piles[e.From] = slices.Clone(stock[at:])
		slices.Reverse(m.piles[e.From])
		m.piles[e.To] = stock[:at]
	}
	return true
}

// carry moves the last n cards; the deepest of them must be c.
func (m *Mirror) carry(from, to engine.Place, n int, c engine.Card) bool {
	at := len(m.piles[from]) - n
	if from == to || n < 1 || at < 0 || m.piles[from][at] != c || to.IsFoundation() && to.Suit() != c.Suit() {
		return false
	}
	m.piles[to] = append(m.piles[to], m.piles[from][at:]...)
	m.piles[from] = m.piles[from][:at]
	return true
}

func (m *Mirror) last(p engine.Place) engine.Card {
	if n := len(m.piles[p]); n > 0 {
		return m.piles[p][n-1]
	}
	return 0
}

// Shows checks that the mirror shows position s.
func (m *Mirror) Shows(s *engine.State) error {
	for p := engine.Column(1); p <= engine.StockPile; p++ {
		if len(m.piles[p]) != s.Len(p) {
			return fmt.Errorf("%s has %d cards, by the events %d", p, s.Len(p), len(m.piles[p]))
		}
		down := m.down[p]
		if m.hidden[p] {
			down = len(m.piles[p])
		}
		if down != s.FaceDown(p) {
			return fmt.Errorf("%d cards of %s lie face down, by the events %d", s.FaceDown(p), p, down)
		}
		switch {
		case p == engine.StockPile:
			for i := range s.Len(p) {
				if m.piles[p][s.Len(p)-1-i] != s.StockCard(i) {
					return fmt.Errorf("the stock holds other cards than by the events")
				}
			}
		case p.IsFoundation():
			if m.last(p) != s.Top(p) {
				return fmt.Errorf("%s shows %s, by the events %s", p, s.Top(p), m.last(p))
			}
		case !slices.Equal(m.piles[p], s.Cards(p)):
			return fmt.Errorf("%s holds %v, by the events %v", p, s.Cards(p), m.piles[p])
		}
	}
	return nil
}
