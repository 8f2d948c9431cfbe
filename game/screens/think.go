package screens

import (
	"time"

	"agnes/game/engine"
	"agnes/game/solver"
)

// Bounds of thinking.
const (
	// sliceTime is how long thinking may take in a tick: see the budgets.
	sliceTime = 3 * time.Millisecond
	// sliceStates is how many positions the solver looks at before the clock
	// is asked again: half a millisecond at most in a browser.
	sliceStates = 8
	// thoughtStates is how many positions are looked at before the answer is
	// that nobody knows.
	thoughtStates = 400_000
	// thoughtMemory is what one thought may take, in bytes.
	thoughtMemory = 48 << 20
)

// thoughts is what is known of the game on the table, and what is being thought
// about.
type thoughts struct {
	thought thought // about the position on the table
	history []known // by moves made
	hint    hinter
	solving bool    // the solution is asked for
	seek    *seeker // nil when no deal is looked for
	rescue  *rescue // nil when no way back is looked for
	measure measure
}

// thought is the question whether a position can be won, asked a little at a
// time. The zero value asks nothing.
type thought struct {
	start   engine.State
	solver  *solver.Solver
	verdict solver.Verdict
	line    []engine.Move // that wins, when the verdict is Winnable
}

// about begins to think about a position.
func about(st *engine.State, states int) thought {
	if st.Won() {
		return thought{verdict: solver.Winnable}
	}
	return thought{start: *st, solver: solver.New(st, solver.Limits{Memory: thoughtMemory, States: states})}
}

// open reports whether there is no answer yet.
func (t *thought) open() bool { return t.solver != nil && t.verdict == solver.Searching }

// slice thinks until the clock says that it is enough for this tick. It
// reports whether the answer has just come.
func (t *thought) slice(clock func() time.Duration) bool {
	if !t.open() {
		return false
	}
	for start := clock(); clock()-start < sliceTime; {
		if t.verdict = t.solver.Run(sliceStates); t.verdict != solver.Searching {
			t.line = straight(t.start, t.solver.Line())
			t.solver = nil // its memory is not needed any more
			return true
		}
	}
	return false
}

// straight leaves out of a line whatever comes back to a position that it has
// been in.
func straight(st engine.State, line []engine.Move) []engine.Move {
	seen := map[engine.State]int{st: 0} // how many moves of out lead there
	var out []engine.Move
	var at []engine.State // after each of out
	for _, m := range line {
		if _, err := st.Apply(m, nil); err != nil {
			return nil // the solver has played it before
		}
		if n, been := seen[st]; been && n <= len(out) && (n == 0 || at[n-1] == st) {
			out, at = out[:n], at[:n]
			continue
		}
		out, at = append(out, m), append(at, st)
		seen[st] = len(out)
	}
	return out
}

// played follows a move that was made: a winning line remains one. It reports
// false where nothing is known of the new position.
func (t *thought) played(m engine.Move) bool {
	if t.verdict == solver.Winnable && len(t.line) > 0 && t.line[0] == m {
		t.line = t.line[1:]
		return true
	}
	return t.verdict == solver.Unwinnable
}

// known is what is known of a position of the game, kept by the number of
// moves that lead there.
type known struct {
	state   engine.State
	verdict solver.Verdict
	line    []engine.Move
}

// positionChanged lets the thoughts follow the game.
func (s *Shell) positionChanged() {
	s.hint = hinter{}
	s.rescue = nil // it looked back from where the game no longer is
	moves := s.game.Moves()
	n := len(moves)
	for len(s.history) > n+1 {
		s.history = s.history[:len(s.history)-1]
	}
	// What was found out about the position before may hold for this one.
	for len(s.history) <= n {
		at := len(s.history)
		k := known{}
		if at == n {
			k.state = *s.game.State()
		} else {
			k.state = s.stateAfter(at)
		}
		if at > 0 {
			k.inherit(&s.history[at-1], moves[at-1])
		}
		s.history = append(s.history, k)
	}
	if now := &s.history[n]; now.state != *s.game.State() {
		*now = known{state: *s.game.State()}
		if n > 0 {
			now.inherit(&s.history[n-1], moves[n-1])
		}
	}
	s.thought = thought{}
	if now := s.history[n]; now.verdict != solver.Searching {
		s.thought = thought{verdict: now.verdict, line: now.line}
	}
}

// inherit takes over what the position before m tells of the one after.
func (k *known) inherit(before *known, m engine.Move) {
	t := thought{verdict: before.verdict, line: before.line}
	if t.played(m) {
		k.verdict, k.line = t.verdict, t.line
	} else if line, wins := upEarly(&before.state, before.line, m); wins {
		k.verdict, k.line = solver.Winnable, line
	}
}

// stateAfter is the position after the first n moves of the game.
func (s *Shell) stateAfter(n int) engine.State {
	st, _ := s.game.Opening()
	for _, m := range s.game.Moves()[:n] {
		if _, err := st.Apply(m, nil); err != nil {
			break // they have all been made before
		}
	}
	return st
}

// forgetThoughts drops all that is known about the game before.
func (s *Shell) forgetThoughts() {
	s.history = nil
	s.thought = thought{}
	s.hint = hinter{}
	s.stopLooking()
}

// stopLooking gives up looking for a new deal, or for where the game could
// still be won.
func (s *Shell) stopLooking() { s.seek, s.rescue = nil, nil }

// wonders reports whether anybody wants to know if the position can be won.
func (s *Shell) wonders() bool {
	return s.game != nil && (s.settings.LiveLine || s.hint.waiting || s.solving || s.betterHint())
}

// think goes on with whatever is being thought about, by one slice a tick. While
// cards are in the air or in the hand the frames belong to them.
func (s *Shell) think() {
	switch {
	case s.game == nil && s.seek == nil, s.table.Dragging(), s.table.Busy():
	case s.seek != nil:
		s.seekSlice()
	case s.rescue != nil:
		s.rescueSlice()
	case s.film != nil:
		s.filmSlice()
	case s.wonders() && s.thought.verdict == solver.Searching:
		if !s.thought.open() {
			s.thought = about(s.game.State(), thoughtStates)
		}
		if s.thought.slice(s.host.Clock) {
			s.learn()
		}
	default:
		s.measureSlice()
	}
}

// learn notes the answer about the position on the table.
func (s *Shell) learn() {
	now := &s.history[len(s.game.Moves())]
	now.verdict, now.line = s.thought.verdict, s.thought.line
	s.touch()
	if s.settings.LiveLine {
		s.say(s.liveLine())
	}
	if s.hint.waiting {
		s.giveHint()
	} else if s.betterHint() {
		s.hint = hinter{} // the next one knows more
	}
	if s.solving {
		s.solving = false
		s.showSolution()
	}
}

// liveLine is what is known of the position, in words.
func (s *Shell) liveLine() string {
	switch {
	case s.status == engine.StatusStuck, s.thought.verdict == solver.Unwinnable:
		return s.t("ui.live.lost")
	case s.thought.verdict == solver.Winnable:
		return s.t("ui.live.winnable")
	case s.thought.verdict == solver.Unknown:
		return s.t("ui.live.unknown")
	}
	return s.t("ui.live.thinking")
}

// rescue looks for the last position of the game that can still be won.
type rescue struct {
	at int // moves made there
	thought
}

// rescueStates is how many positions are looked at for each.
const rescueStates = 100_000

// startRescue begins to look for the last position that could still be won.
func (s *Shell) startRescue() {
	if s.game == nil || len(s.game.Moves()) == 0 {
		return
	}
	s.closeAll()
	s.rescue = &rescue{at: len(s.game.Moves())}
	s.note(s.t("rescue.looking"))
	s.touch()
}

// rescueSlice goes on looking, the latest position first.
func (s *Shell) rescueSlice() {
	r := s.rescue
	if r.solver == nil && r.verdict == solver.Searching {
		k := &s.history[r.at]
		if r.thought = (thought{verdict: k.verdict, line: k.line}); k.verdict == solver.Searching {
			r.thought = about(&k.state, rescueStates)
		}
	}
	if r.slice(s.host.Clock) {
		k := &s.history[r.at]
		k.verdict, k.line = r.verdict, r.line
	}
	switch {
	case r.verdict == solver.Searching:
	case r.verdict == solver.Winnable:
		back := len(s.game.Moves()) - r.at
		s.rescue = nil
		if back == 0 {
			s.note(s.t("rescue.here"))
			return
		}
		s.session.Undos++
		s.goTo(r.at)
		s.note(s.t("rescue.found", "n", back))
	case r.at == 0:
		s.rescue = nil
		s.note(s.t("rescue.none"))
		s.touch()
	default:
		s.rescue = &rescue{at: r.at - 1}
	}
}
