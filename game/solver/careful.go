package solver

import (
	"math/rand/v2"
	"slices"

	"agnes/game/engine"
)

// Careful returns a player that plans from one look at new cards to the next. It
// imagines the cards that it has not seen in a number of ways, and looks in each for a
// line that wins, within a number of positions. What such a line does until it shows
// something new is a plan. Each plan is tried with all that was imagined, and the one
// after which most can still be won is played. Where nothing can be, it plays as greedy
// does, but never back to a position that it has left. The seed decides what it imagines.
func Careful(samples, states int, seed uint64) Player {
	return &careful{
		samples: samples, states: states,
		random:   rand.New(rand.NewPCG(seed, 0)),
		been:     map[engine.State]bool{},
		hopeless: -1,
	}
}

type careful struct {
	samples, states int
	random          *rand.Rand
	been            map[engine.State]bool
	plan            []engine.Move // what is left of it
	hopeless        int           // how many cards were unseen when nothing could be won; −1 if that never was
}

func (c *careful) Next(s *engine.State) (engine.Move, bool) {
	c.been[*s] = true
	if len(c.plan) == 0 && !s.Won() {
		c.makePlan(s)
	}
	if len(c.plan) > 0 {
		next := c.plan[0]
		c.plan = c.plan[1:]
		return next, true
	}
	return greediest(s, func(m engine.Move) bool { return !c.returns(s, m) })
}

// makePlan makes the plan after which most of what it imagines can be won, or none.
func (c *careful) makePlan(s *engine.State) {
	unseen := len(s.Unseen(nil))
	if unseen == c.hopeless {
		return
	}
	imagined := c.imagine(s)
	tried := map[string]bool{}
	most := 0
	for i := range imagined {
		line := c.win(&imagined[i])
		if len(line) == 0 {
			continue
		}
		plan := line[:untilSeen(imagined[i], line)]
		text := engine.MovesText(plan)
		if tried[text] {
			continue
		}
		tried[text] = true
		// The line wins once, even if that is not found again from the middle of it.
		if n := max(1, c.winsAfter(plan, imagined)); n > most {
			c.plan, most = plan, n
		}
	}
	if most == 0 {
		c.hopeless = unseen
	}
}

// imagine lays the unseen cards at random, in a number of ways; in one if there are none.
func (c *careful) imagine(s *engine.State) []engine.State {
	n := c.samples
	unseen := s.Unseen(nil)
	if len(unseen) == 0 {
		n = 1
	}
	slices.Sort(unseen) // so that nothing follows from how they lie
	imagined := make([]engine.State, n)
	for i := range imagined {
		imagined[i] = *s
		c.random.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
		imagined[i].SetUnseen(unseen)
	}
	return imagined
}

// win returns a line that wins, if one is found.
func (c *careful) win(s *engine.State) []engine.Move {
	solver := New(s, Limits{States: c.states})
	for solver.Run(c.states) == Searching {
	}
	return solver.Line()
}

// winsAfter is how many of some positions can be won after a plan.
func (c *careful) winsAfter(plan []engine.Move, positions []engine.State) (wins int) {
	for _, s := range positions {
		if applyAll(&s, plan) && (s.Won() || len(c.win(&s)) > 0) {
			wins++
		}
	}
	return wins
}

// returns reports whether a move leads back to a position that was left.
func (c *careful) returns(s *engine.State, m engine.Move) bool {
	next := *s
	_, err := next.Apply(m, nil)
	return err != nil || c.been[next]
}

// untilSeen is how many moves of a line are made until the player sees a card that was
// unseen; all if that never is.
func untilSeen(s engine.State, line []engine.Move) int {
	unseen := len(s.Unseen(nil))
	for i, m := range line {
		if _, err := s.Apply(m, nil); err != nil || len(s.Unseen(nil)) < unseen {
			return i + 1
		}
	}
	return len(line)
}

// applyAll makes moves, and reports whether all are legal.
func applyAll(s *engine.State, moves []engine.Move) bool {
	for _, m := range moves {
		if _, err := s.Apply(m, nil); err != nil {
			return false
		}
	}
	return true
}
