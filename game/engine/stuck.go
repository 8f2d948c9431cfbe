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
	if s.Won() || s.Legal(Deal) || s.Legal(Redeal) {
		return false
	}
	search := stuckSearch{state: *s, goal: s.Score() + 1, seen: map[key]bool{}}
	return !search.reaches()
}

type stuckSearch struct {
	state State
	goal  int
	seen  map[key]bool
}

// reaches looks depth first, with a stack of its own, for a position with the
// goal's number of cards up. It answers true, too, when the limit is reached.
func (q *stuckSearch) reaches() bool {
	type step struct {
		moves  []Move
		events []Event // of the move that led here
	}
	q.seen[q.state.key()] = true
	stack := []step{{moves: q.state.Moves(nil)}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.moves) == 0 {
			q.state.Revert(top.events)
			stack = stack[:len(stack)-1]
			continue
		}
		m := top.moves[0]
		top.moves = top.moves[1:]
		events, err := q.state.Apply(m, nil)
		if err != nil {
			continue
		}
		if q.state.Score() >= q.goal {
			return true
		}
		k := q.state.key()
		if q.seen[k] {
			q.state.Revert(events)
			continue
		}
		if len(q.seen) >= stuckLimit {
			return true
		}
		q.seen[k] = true
		stack = append(stack, step{moves: q.state.Moves(nil), events: events})
	}
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
