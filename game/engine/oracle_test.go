package engine_test

import (
	"slices"

	"agnes/game/engine"
	"agnes/game/lab/check"
)

// oracle is RULES.md read a second time, by other means than the engine's: a
// table of plain slices, and one question, whether a move is legal. The
// property tests compare the two.
type oracle struct {
	rules    engine.Rules
	base     engine.Card
	columns  [8][]engine.Card // from 1
	down     [8]int
	reserve  [10][]engine.Card // from 1
	revealed [10]bool
	up       map[engine.Suit][]engine.Card
	stock    int
	redealt  bool
}

// lookAt copies a position. What cannot be seen in it, whether the redeal was
// made and which empty reserve piles are revealed, follows from its history.
func lookAt(w *check.Watch) oracle {
	s := w.Game.State()
	o := oracle{rules: s.Rules(), base: s.BaseCard(), revealed: w.Revealed(), up: map[engine.Suit][]engine.Card{}}
	for n := 1; n <= 7; n++ {
		o.columns[n] = s.Cards(engine.Column(n))
		o.down[n] = s.FaceDown(engine.Column(n))
	}
	for n := 1; n <= 9; n++ {
		o.reserve[n] = s.Cards(engine.ReservePile(n))
	}
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		for i := range s.Len(engine.FoundationOf(suit)) {
			rank := engine.Rank((int(o.base.Rank())-1+i)%13 + 1)
			o.up[suit] = append(o.up[suit], engine.NewCard(rank, suit))
		}
	}
	o.stock = s.Len(engine.StockPile)
	o.redealt = slices.Contains(w.Game.Moves(), engine.Redeal)
	return o
}

// step is how far rank b lies below rank a around the cycle: 1 if b may be
// packed on a.
func step(a, b engine.Card) int { return (int(a.Rank()) - int(b.Rank()) + 13) % 13 }

func (o *oracle) follows(a, b engine.Card) bool {
	if o.rules.OnBase == engine.Refused && step(a, o.base) == 0 {
		return false
	}
	return step(a, b) == 1 && (a.Red() == b.Red()) == (o.rules.Build == engine.SameColour)
}

// isRun says whether cards, all face up, are a run.
func (o *oracle) isRun(cards []engine.Card, oneSuit bool) bool {
	for i := 1; i < len(cards); i++ {
		if !o.follows(cards[i-1], cards[i]) || oneSuit && cards[i-1].Suit() != cards[i].Suit() {
			return false
		}
	}
	return true
}

func (o *oracle) legal(m engine.Move) bool {
	won := 0
	for _, cards := range o.up {
		won += len(cards)
	}
	switch {
	case won == 52:
		return false
	case m == engine.Deal:
		return o.stock > 0
	case m == engine.Redeal:
		held := 0
		for _, cards := range o.reserve {
			held += len(cards)
		}
		return o.rules.Redeals == 1 && !o.redealt && o.stock == 0 && held > 0
	}
	cards := o.lifted(m)
	if cards == nil {
		return false
	}
	if m.To == engine.FoundationPile {
		return len(cards) == 1 && !m.From.IsFoundation() && o.goesUp(cards[0])
	}
	if !m.To.IsColumn() || m.To == m.From {
		return false
	}
	if m.From.IsColumn() && !o.unit(m.From.Number(), len(cards)) {
		return false
	}
	target := o.columns[m.To.Number()]
	if len(target) > 0 {
		return o.follows(target[len(target)-1], cards[0])
	}
	switch o.rules.Space {
	case engine.BelowBase:
		return step(o.base, cards[0]) == 1
	case engine.AnyRun:
		return true
	case engine.AnyCard:
		return len(cards) == 1
	}
	return false
}

// lifted are the cards that the move would carry, or nil where they are not
// available, whatever the rule of runs says.
func (o *oracle) lifted(m engine.Move) []engine.Card {
	n := int(m.N)
	var pile []engine.Card
	switch {
	case n < 1:
		return nil
	case m.From.IsColumn():
		pile = o.columns[m.From.Number()][o.down[m.From.Number()]:]
	case m.From.IsReserve():
		i := m.From.Number()
		if n > 1 || o.rules.Reserve == engine.Hidden && i <= 7 && !o.revealed[i] {
			return nil
		}
		pile = o.reserve[i]
	case m.From.IsFoundation():
		pile = o.up[m.From.Suit()]
		if n > 1 || o.rules.WorryBack == engine.Off || len(pile) == 1 && pile[0] == o.base {
			return nil
		}
	}
	if len(pile) < n {
		return nil
	}
	return pile[len(pile)-n:]
}

func (o *oracle) goesUp(c engine.Card) bool {
	pile := o.up[c.Suit()]
	if len(pile) == 0 {
		return c.Rank() == o.base.Rank()
	}
	return len(pile) < 13 && step(c, pile[len(pile)-1]) == 1
}

// unit says whether the last n cards of a column may be moved as a unit.
func (o *oracle) unit(column, n int) bool {
	faceUp := o.columns[column][o.down[column]:]
	last := func(n int) []engine.Card { return faceUp[len(faceUp)-n:] }
	longest := func(oneSuit bool) bool {
		return o.isRun(last(n), oneSuit) && (n == len(faceUp) || !o.isRun(last(n+1), oneSuit))
	}
	switch o.rules.Run {
	case engine.Packed:
		return o.isRun(last(n), false)
	case engine.Whole:
		return longest(false)
	case engine.SameSuit:
		return o.isRun(last(n), true)
	case engine.WholeSuit:
		return longest(true)
	default:
		return n == 1
	}
}
