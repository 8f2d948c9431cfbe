package solver

// walk is the way of a search from where it began to a position, which it
// changes in place.
type walk struct {
	pos   *position
	short shortcuts
	trail []undo // the moves made
	moves []move // those of all positions on the path, one after another
	// inner is those moves of the path that led to positions which are not kept, but
	// passed through: they loosened or filled a space, or owe another move. passed
	// counts all.
	inner  []move
	passed int
	joins  bool // runs are joined although a ring could make that a mistake
}

func newWalk(p *position, short shortcuts) walk {
	return walk{pos: p, short: short, joins: p.joinsInDoubt(short) && !short.has(useBold)}
}

// inDoubt reports whether the position shows that what the search takes for granted
// does not hold.
func (w *walk) inDoubt() bool {
	return w.joins && w.pos.ring() || w.pos.fewInDoubt(w.short) && w.pos.biteIsMissing()
}

// frame is a position on the path.
type frame struct {
	next, end int32 // its moves yet to be tried
	trail     int32 // how long the trail was before the moves that led to it
	inner     uint8 // how many inner moves led to it from a position that is kept
}

// frame is that of the position that was just reached, with its moves from
// start on; the trail was so long before.
func (w *walk) frame(start, before int) frame {
	return frame{next: int32(start), end: int32(len(w.moves)), trail: int32(before)}
}

// passThrough makes a move that is passed through, from the position of a frame, and
// returns the frame of the one that it leads to.
func (w *walk) passThrough(m move, from *frame) frame {
	start, before := len(w.moves), len(w.trail)
	w.pass(w.pos.pass(m, &w.trail))
	n := from.inner + 1
	w.moves = w.pos.appendAfter(w.moves, w.inner[len(w.inner)-int(n):], w.short)
	f := w.frame(start, before)
	f.inner = n
	return f
}

// owe returns the frame of the position that was just reached from that of
// another frame, by a move that owes a card another on it. The trail was so
// long before.
func (w *walk) owe(owed card, m move, before int, from *frame) frame {
	start := len(w.moves)
	w.pass(m)
	w.moves = w.pos.appendOwed(w.moves, owed, w.short)
	f := w.frame(start, before)
	f.inner = from.inner + 1
	return f
}

func (w *walk) pass(m move) {
	w.inner = append(w.inner, m)
	w.passed++
}

// leave goes back from the position of a frame to the one before it.
func (w *walk) leave(f *frame) {
	w.backTo(int(f.trail))
	if f.inner > 0 {
		w.inner = w.inner[:len(w.inner)-1]
	}
}

// pause is how many positions are passed through when a search is to look at so
// many more, and pauses: in a huge class it could take long otherwise.
func (w *walk) pause(states int) int { return w.passed + 4*min(states, 1<<32) }

func (w *walk) backTo(length int) {
	for len(w.trail) > length {
		last := len(w.trail) - 1
		w.pos.unmake(w.trail[last])
		w.trail = w.trail[:last]
	}
}
