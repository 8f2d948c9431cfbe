package solver

import "agnes/game/engine"

// Verdict is what a solver knows about a position.
type Verdict uint8

// What is known about a position.
const (
	Searching  Verdict = iota // nothing yet: call Run again
	Winnable                  // Line wins
	Unwinnable                // every sequence of moves has been looked at
	Unknown                   // a limit was reached
)

// String returns winnable, unwinnable, unknown or searching.
func (v Verdict) String() string {
	return [...]string{"searching", "winnable", "unwinnable", "unknown"}[v]
}

// Limits are what a solver may use before it gives up. Zero means the default.
type Limits struct {
	States int   // positions; by default no limit
	Memory int64 // bytes; by default DefaultMemory
}

// DefaultMemory is what a solver may use when nothing else is said, in bytes:
// what a browser tab can spare.
const DefaultMemory = 64 << 20

// bestStates is how many positions the best-first search looks at before the
// exhaustive one begins: it finds nearly all wins much earlier.
const bestStates = 20_000

// Solver looks for a line of moves that wins from a position.
type Solver struct {
	start   engine.State
	limits  Limits
	budget  budget
	best    *best
	search  *search
	before  int // states of the best-first search when it is over
	verdict Verdict
	line    []engine.Move
}

// New returns a solver for a position, which it copies. It takes memory as it
// needs it, and never more than the limit.
func New(s *engine.State, limits Limits) *Solver { return newSolver(s, limits, allShortcuts) }

func newSolver(s *engine.State, limits Limits, short shortcuts) *Solver {
	if limits.Memory == 0 {
		limits.Memory = DefaultMemory
	}
	solver := &Solver{start: *s, limits: limits, budget: budget{given: limits.Memory}}
	solver.best = newBest(newPosition(s, &solver.budget), short, &solver.budget)
	return solver
}

// Run goes on searching for at most so many positions, and tells what is known
// then. When the answer is Searching, call it again.
func (s *Solver) Run(states int) Verdict {
	if s.verdict != Searching {
		return s.verdict
	}
	if s.limits.States > 0 {
		states = min(states, s.limits.States-s.States())
	}
	if s.best != nil && s.best.states >= bestStates {
		s.startOver()
	}
	var o outcome
	if s.best != nil {
		o = s.best.run(min(states, bestStates-s.best.states))
	} else {
		o = s.search.run(states)
	}
	switch {
	case o == won && s.best != nil:
		s.finish(s.best.trail)
	case o == won:
		s.finish(s.search.trail)
	case o == exhausted:
		s.verdict = Unwinnable
	case o == outOfMemory && s.best != nil:
		s.startOver()
	case o == outOfMemory, s.limits.States > 0 && s.States() >= s.limits.States:
		s.verdict = Unknown
	}
	return s.verdict
}

// startOver begins the exhaustive search, in the memory of the best-first one.
func (s *Solver) startOver() {
	s.before = s.best.states
	s.budget.taken = 0
	root := s.best.root
	root.replant(newTrie(root.game, &s.budget))
	s.search = newSearch(&root, s.best.short, &s.budget)
	s.best = nil
}

// finish plays the line that was found by the engine, and believes it only if
// the engine accepts it and calls the end won.
func (s *Solver) finish(trail []undo) {
	s.verdict = Unknown
	state := s.start
	line := make([]engine.Move, 0, len(trail))
	for _, u := range trail {
		m := u.toEngine()
		if _, err := state.Apply(m, nil); err != nil {
			return
		}
		line = append(line, m)
	}
	if state.Won() {
		s.verdict, s.line = Winnable, line
	}
}

// Line is the moves that win, when the verdict is Winnable.
func (s *Solver) Line() []engine.Move { return s.line }

// States is how many positions have been looked at.
func (s *Solver) States() int {
	if s.best != nil {
		return s.best.states
	}
	return s.before + s.search.states
}

// Memory is how much the solver holds, in bytes.
func (s *Solver) Memory() int64 { return s.budget.taken }
