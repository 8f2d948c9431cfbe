package engine

import (
	"bytes"
	"slices"
)

// stuckLimit is how many positions the stuck test looks at before it counts
// the game as open.
const stuckLimit = 20_000

// Status is what a position is, as far as the rules themselves can tell.
type Status uint8

// A position is open, won or stuck.
const (
	StatusOpen Status = iota
	StatusWon
	StatusStuck
)

// String returns open, won or stuck.
func (s Status) String() string { return [...]string{"open", "won", "stuck"}[s] }

// Status asks whether the position is won or stuck. It may look at many
// positions: ask once after a move, not in every frame.
func (s *State) Status() Status {
	switch {
	case s.Won():
		return StatusWon
	case s.Stuck():
		return StatusStuck
	}
	return StatusOpen
}

// Stuck reports whether the position is not won, neither deal nor redeal is
// legal, and no sequence of legal moves puts more cards on the foundations
// than lie there now. Past 20,000 positions it gives the game the benefit of
// the doubt.
func (s *State) Stuck() bool {
	t := NewStuckTest(s)
	for !t.Done() {
		t.Run(stuckLimit)
	}
	return t.Stuck()
}

// StuckTest is the question whether a position is stuck, asked a little at a
// time, so that no frame waits for the answer.
type StuckTest struct {
	state State
	goal  int // cards up that prove it open
	seen  map[key]bool
	steps []stuckStep
	done  bool
	stuck bool
}

// stuckStep is a position on the way that is being looked at.
type stuckStep struct {
	moves  []Move  // not yet tried
	events []Event // of the move that led here
}

// NewStuckTest begins the test of a position.
func NewStuckTest(s *State) *StuckTest {
	t := &StuckTest{state: *s, goal: s.Score() + 1}
	if s.Won() || s.Legal(Deal) || s.Legal(Redeal) {
		t.done = true
		return t
	}
	t.seen = map[key]bool{s.key(): true}
	t.steps = []stuckStep{{moves: s.Moves(nil)}}
	return t
}

// Done reports whether the answer is known.
func (t *StuckTest) Done() bool { return t.done }

// Stuck is the answer; false before it is known.
func (t *StuckTest) Stuck() bool { return t.stuck }

// Run tries at most n moves. It looks depth first for a position with more
// cards up.
func (t *StuckTest) Run(n int) {
	for ; n > 0 && !t.done; n-- {
		switch {
		case len(t.steps) == 0:
			t.done, t.stuck = true, true
		case t.step():
			t.done = true
		}
	}
}

// step tries one move, or goes back by one. It answers true when the position
// is open: more cards can go up, or the limit is reached.
func (t *StuckTest) step() bool {
	top := &t.steps[len(t.steps)-1]
	if len(top.moves) == 0 {
		t.state.Revert(top.events)
		t.steps = t.steps[:len(t.steps)-1]
		return false
	}
	m := top.moves[0]
	top.moves = top.moves[1:]
	events, err := t.state.Apply(m, nil)
	if err != nil {
		return false
	}
	if t.state.Score() >= t.goal {
		return true
	}
	k := t.state.key()
	if t.seen[k] {
		t.state.Revert(events)
		return false
	}
	if len(t.seen) >= stuckLimit {
		return true
	}
	t.seen[k] = true
	t.steps = append(t.steps, stuckStep{moves: t.state.Moves(nil), events: events})
	return false
}

// key tells positions of one game with an empty stock apart: the columns and
// the reserve, each pile ended by a zero, and which piles are revealed. The
// foundations hold whatever lies nowhere else. Columns that no rule tells apart
// any more, since nothing will be dealt to them, are put in order: what can be
// reached does not depend on it.
type key [PackSize + Columns + ReservePiles + 1]byte

const faceDownBit = 0x80

func (s *State) key() (k key) {
	var columns [Columns][]byte
	rest := k[:]
	write := func(pl *pile) []byte {
		for i, c := range pl.cards[:pl.n] {
			rest[i] = byte(c)
			if i < int(pl.down) {
				rest[i] |= faceDownBit
			}
		}
		written := rest[:pl.n+1]
		rest = rest[pl.n+1:]
		return written
	}
	if s.rules.Reserve == Hidden {
		// A column that empties reveals the pile beneath it: its place matters.
		for i := range s.columns {
			write(&s.columns[i])
		}
	} else {
		var unordered key
		ordered := rest
		rest = unordered[:]
		for i := range s.columns {
			columns[i] = write(&s.columns[i])
		}
		slices.SortFunc(columns[:], bytes.Compare)
		rest = ordered
		for _, c := range columns {
			rest = rest[copy(rest, c):]
		}
	}
	for i := range s.reserve {
		write(&s.reserve[i])
	}
	rest[0] = byte(s.revealed)
	return k
}
