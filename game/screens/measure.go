package screens

import (
	"agnes/game/engine"
	"agnes/game/solver"
)

// measure finds out about the deal on the table while the player thinks: how
// often the greedy player wins it, and whether it can be won at all.
type measure struct {
	of     string // the session whose deal it is
	greedy greedy
	games  int // played by the greedy player
	wins   int
	thought
}

// measureGames is how many games the greedy player plays.
const measureGames = 100

// measureSlice goes on measuring for one slice, if there is anything left to be
// found out.
func (s *Shell) measureSlice() {
	if s.game == nil || s.watch != nil || s.session.Perhaps > 0 && s.session.Proved != notAsked {
		return
	}
	m := &s.measure
	if m.of != s.session.ID {
		*m = measure{of: s.session.ID}
	}
	start, _ := s.game.Opening()
	if s.session.Perhaps == 0 {
		for begin := s.host.Clock(); s.host.Clock()-begin < sliceTime && m.games < measureGames; {
			if m.games == 0 && m.greedy.random == 0 {
				m.greedy.begin(&start, 1)
			}
			if over, won := m.greedy.step(); over {
				m.games++
				if won {
					m.wins++
				}
				m.greedy.begin(&start, m.greedy.random)
			}
		}
		if m.games >= measureGames {
			s.session.Perhaps = m.wins + 1
			s.touch()
		}
		return
	}
	if m.wins > 0 { // it has been won
		s.session.Proved = canBeWon
		return
	}
	if m.solver == nil {
		m.thought = about(&start, thoughtStates)
	}
	if m.slice(s.host.Clock) {
		s.session.Proved = notProved
		if m.verdict == solver.Winnable {
			s.session.Proved = canBeWon
		}
		s.touch()
	}
}

// greedy is a player who always makes a move of the best reason, and chooses
// at random among those; and deals when there is none.
type greedy struct {
	state  engine.State
	random uint64
	moves  []engine.Move
	events []engine.Event
	made   int
}

// greedyMost is how many moves the greedy player makes before giving up.
const greedyMost = 400

// begin starts a game from a position. The seed chooses among equal moves.
func (g *greedy) begin(st *engine.State, seed uint64) {
	g.state, g.random, g.made = *st, seed, 0
}

// step makes one move. It reports whether the game is over, and won.
func (g *greedy) step() (over, won bool) {
	if g.state.Won() || g.made >= greedyMost {
		return true, g.state.Won()
	}
	g.moves = g.state.Moves(g.moves[:0])
	best, bestWhy, alike := engine.Move{}, noReason, uint64(0)
	for _, m := range g.moves {
		switch why := whyMove(&g.state, m); {
		case why < bestWhy:
			best, bestWhy, alike = m, why, 1
		case why == bestWhy && why != noReason:
			if alike++; g.next()%alike == 0 {
				best = m
			}
		}
	}
	switch {
	case bestWhy != noReason:
	case g.state.Legal(engine.Deal):
		best = engine.Deal
	case g.state.Legal(engine.Redeal):
		best = engine.Redeal
	default:
		return true, false
	}
	events, err := g.state.Apply(best, g.events[:0])
	if err != nil {
		return true, false
	}
	g.events = events
	g.made++
	return false, false
}

// next is SplitMix64.
func (g *greedy) next() uint64 {
	g.random += 0x9E3779B97F4A7C15
	z := g.random
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}
