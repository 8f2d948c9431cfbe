package solver

import (
	"math"

	"agnes/game/engine"
)

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

// Solver looks for a line of moves that wins from a position. It searches in
// stages, the cheapest first; the last is exhaustive.
type Solver struct {
	start   engine.State
	limits  Limits
	budget  budget
	stages  []stage // the one under way first
	best    *best   // one of these is under way
	depth   *search
	before  int // states of the stages that are over
	verdict Verdict
	line    []engine.Move

	// What follows when a win is found: its line is told, and freed of detours.
	way        *way
	shortening *shortening
}

// stage is a search. All but the last may look at a limited number of
// positions, and may play by stricter rules than the game's: a win by these is
// a win.
type stage struct {
	rules  engine.Rules
	short  shortcuts
	states int // for a best-first search; 0 for a depth-first one
}

// untilFull lets a best-first search go on to its end, or until it has used its
// memory. A depth-first search gets a little further in the same memory.
const untilFull = math.MaxInt

// stagesOf is how to search for a win by rules r.
//
// Packing on base-rank cards and worrying back open the game so far that much
// less is sure; but most wins do without.
func stagesOf(r engine.Rules, short shortcuts) []stage {
	exact := []stage{{r, short, untilFull}, {r, short, 0}}
	if r.OnBase == engine.Allowed {
		// These are only for what the first could not settle because of rings.
		sure := short
		sure &^= useRingless
		exact = append(exact, stage{r, sure, untilFull}, stage{r, sure, 0})
		sure &^= useLazySplit
		exact = append(exact, stage{r, sure, untilFull}, stage{r, sure, 0})
	}
	strict := r
	strict.OnBase, strict.WorryBack = engine.Refused, engine.Off
	if strict == r {
		return exact
	}
	bold := short
	bold |= useBold
	return append([]stage{{strict, short, 4_000}, {r, bold, 20_000}}, exact...)
}

// New returns a solver for a position, which it copies. It takes memory as it
// needs it, and never more than the limit.
func New(s *engine.State, limits Limits) *Solver {
	if limits.Memory == 0 {
		limits.Memory = DefaultMemory
	}
	solver := &Solver{start: *s, limits: limits, stages: stagesOf(s.Rules(), allShortcuts)}
	solver.begin()
	return solver
}

// begin begins the first stage, in the memory of the one before.
func (s *Solver) begin() {
	s.before = s.States()
	s.budget = budget{given: s.limits.Memory}
	s.best, s.depth = nil, nil
	first := s.stages[0]
	p := newPosition(&s.start, first.rules, &s.budget)
	if first.states > 0 {
		s.best = newBest(p, first.short, &s.budget)
	} else {
		s.depth = newSearch(p, first.short, &s.budget)
	}
}

// Run goes on searching for at most so many positions, and tells what is known
// then. When the answer is Searching, call it again. To tell the line that wins
// takes as long as to look at about a position for each of its moves.
func (s *Solver) Run(states int) Verdict {
	if s.verdict == Searching && s.way == nil && s.shortening == nil {
		before := s.States()
		s.search(states)
		states -= s.States() - before
	}
	for ; states > 0 && s.way != nil; states-- {
		if o := s.way.step(); o != searching {
			trail := s.way.trail
			s.way = nil
			s.conclude(o, trail)
		}
	}
	for ; states > 0 && s.shortening != nil; states-- {
		if line := s.shortening.step(); line != nil {
			s.verdict, s.line, s.shortening = Winnable, line, nil
		}
	}
	return s.verdict
}

// search looks at so many positions more.
func (s *Solver) search(states int) {
	if s.limits.States > 0 {
		states = min(states, s.limits.States-s.States())
	}
	if s.depth != nil {
		s.conclude(s.depth.run(states), s.depth.trail)
	} else if left := s.stages[0].states - s.best.states; left <= 0 {
		s.next()
	} else if o := s.best.run(min(states, left)); o == won {
		s.way = s.best.way()
	} else {
		s.conclude(o, nil)
	}
	if s.verdict == Searching && s.way == nil && s.shortening == nil && s.limits.States > 0 && s.States() >= s.limits.States {
		s.verdict = Unknown
	}
}

// next goes on to the next stage, if there is one.
func (s *Solver) next() {
	if len(s.stages) == 1 {
		s.verdict = Unknown
		return
	}
	s.stages = s.stages[1:]
	s.begin()
}

// skip goes on to the next stage without certain shortcuts, if there is one.
func (s *Solver) skip(has func(shortcuts) bool) {
	for len(s.stages) > 1 && has(s.stages[1].short) {
		s.stages = s.stages[1:]
	}
	s.next()
}

// conclude draws the conclusion from what a stage has found.
func (s *Solver) conclude(o outcome, trail []undo) {
	exact := s.stages[0].rules == s.start.Rules() && !s.stages[0].short.has(useBold)
	switch {
	case o == won && s.finish(trail):
	case o == exhausted && exact:
		s.verdict = Unwinnable
	case o == searching:
	case o == won && exact:
		s.skip(func(short shortcuts) bool { return short.has(useLazySplit) })
	case o == doubtful:
		s.skip(func(short shortcuts) bool { return short.has(useRingless) })
	case exact && (len(s.stages) == 1 || s.stages[1].short != s.stages[0].short):
		s.verdict = Unknown // the same search again would not get any further
	default:
		s.next()
	}
}

// finish plays the line that was found by the engine, believes it only if the
// engine accepts it and calls the end won, and takes detours out of it. It
// reports whether the engine does: see unsure.
func (s *Solver) finish(trail []undo) bool {
	state := s.start
	line := make([]engine.Move, 0, len(trail))
	for _, u := range trail {
		m := u.toEngine()
		if _, err := state.Apply(m, nil); err != nil {
			return false
		}
		line = append(line, m)
	}
	if !state.Won() {
		return false
	}
	if len(line) > longLine {
		s.shortening = newShortening(&s.start, line)
	} else {
		s.verdict, s.line = Winnable, line
	}
	return true
}

// Line is the moves that win, when the verdict is Winnable.
func (s *Solver) Line() []engine.Move { return s.line }

// States is how many positions have been looked at.
func (s *Solver) States() int {
	switch {
	case s.best != nil:
		return s.before + s.best.states
	case s.depth != nil:
		return s.before + s.depth.states
	}
	return s.before
}

// Memory is how much the solver holds, in bytes.
func (s *Solver) Memory() int64 { return s.budget.taken }
