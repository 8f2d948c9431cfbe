package solver

import (
	"math/rand/v2"

	"agnes/game/engine"
)

// Player plays a game as a person could: it must not look at the stock, at
// cards that lie face down or at a hidden reserve. It is for measuring what
// people can hope for.
type Player interface {
	// Next is the move to make, or false to give up. The player must have been
	// asked for every move since the deal.
	Next(s *engine.State) (engine.Move, bool)
}

// Greedy returns a player with a fixed simple policy. It makes the first move
// of these that there is: a card goes up; the longest unit of a column goes
// onto another card and uncovers one that it does not follow, a face-down one
// first; a reserve card goes onto a column; a unit goes to a space; a deal; a
// redeal. Each of them but the deals leaves fewer cards out of order, so that
// it comes to an end.
func Greedy() Player { return greedy{} }

type greedy struct{}

func (greedy) Next(s *engine.State) (engine.Move, bool) {
	var best engine.Move
	bestValue := 0
	for _, m := range s.Moves(nil) {
		if v := greedyValue(s, m); v > bestValue {
			best, bestValue = m, v
		}
	}
	return best, bestValue > 0
}

// greedyValue is how much greedy likes a move; 0 for not at all.
func greedyValue(s *engine.State, m engine.Move) int {
	switch {
	case m.To == engine.FoundationPile:
		return 900
	case m == engine.Deal:
		return 20
	case m == engine.Redeal:
		return 10
	case m.From.IsFoundation():
		return 0
	case m.From.IsReserve():
		if s.Len(m.To) == 0 {
			return 200
		}
		return 400
	}
	left := s.Len(m.From) - int(m.N)
	toSpace := s.Len(m.To) == 0
	if left == 0 {
		if toSpace {
			return 0
		}
		return 600
	}
	if int(m.N) < s.RunLength(m.From, false) {
		return 0 // it would take a run apart
	}
	value := 500
	if toSpace {
		value = 300
	}
	if s.FaceDown(m.From) == left {
		value += 50
	}
	return value - left
}

// Careful returns a player that imagines the cards it has not seen in a number
// of ways, looks in each for a win within a number of positions, and makes the
// move with which most of the wins begin; where none is found it plays as
// greedy does. It never goes back to a position that it has left. The seed
// decides what it imagines.
func Careful(samples, states int, seed uint64) Player {
	return &careful{
		samples: samples, states: states,
		random: rand.New(rand.NewPCG(seed, 0)),
		been:   map[engine.State]bool{},
	}
}

type careful struct {
	samples, states int
	random          *rand.Rand
	been            map[engine.State]bool
	cards           []engine.Card
}

func (c *careful) Next(s *engine.State) (engine.Move, bool) {
	c.been[*s] = true
	moves := s.Moves(nil)
	if len(moves) == 0 {
		return engine.Move{}, false
	}
	votes := make([]int, len(moves))
	samples := c.samples
	if c.cards = s.Unseen(c.cards[:0]); len(c.cards) == 0 {
		samples = 1
	}
	for range samples {
		if first, ok := c.imagine(s); ok {
			for i, m := range moves {
				if m == first {
					votes[i] += 1000
				}
			}
		}
	}
	best, bestValue := engine.Move{}, 0
	for i, m := range moves {
		value := votes[i] + greedyValue(s, m)
		if value > bestValue && !c.returns(s, m) {
			best, bestValue = m, value
		}
	}
	return best, bestValue > 0
}

// imagine lays the unseen cards at random and looks for a win; it returns the
// first move of it.
func (c *careful) imagine(s *engine.State) (engine.Move, bool) {
	imagined := *s
	c.random.Shuffle(len(c.cards), func(i, j int) { c.cards[i], c.cards[j] = c.cards[j], c.cards[i] })
	imagined.SetUnseen(c.cards)
	solver := New(&imagined, Limits{States: c.states})
	verdict := Searching
	for verdict == Searching {
		verdict = solver.Run(c.states)
	}
	if verdict != Winnable {
		return engine.Move{}, false
	}
	return solver.Line()[0], true
}

// returns reports whether a move leads back to a position that was left.
func (c *careful) returns(s *engine.State, m engine.Move) bool {
	next := *s
	_, err := next.Apply(m, nil)
	return err != nil || c.been[next]
}
