package solver

import "agnes/game/engine"

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
	return greediest(s, func(engine.Move) bool { return true })
}

// greediest is the move that greedy likes best of those that may be made.
func greediest(s *engine.State, may func(engine.Move) bool) (engine.Move, bool) {
	var best engine.Move
	bestValue := 0
	for _, m := range s.Moves(nil) {
		if v := greedyValue(s, m); v > bestValue && may(m) {
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
