package solver

// walk is the way of a search from where it began to a position, which it
// changes in place.
type walk struct {
	pos   *position
	short shortcuts
	trail []undo // the moves made
	moves []move // those of all positions on the path, one after another
	loose []move // of the path, those made that loosened: see classes
	// loosened counts all moves that loosened.
	loosened int
}

// frame is a position on the path.
type frame struct {
	next, end int32 // its moves yet to be tried
	trail     int32 // how long the trail was before the moves that led to it
	owed      card  // of the position
	loose     uint8 // how many moves that loosened led to it from the tight position
}

// frame is that of the position that was just reached, with its moves from
// start on; the trail was so long before.
func (w *walk) frame(start, before int) frame {
	return frame{next: int32(start), end: int32(len(w.moves)), trail: int32(before), owed: w.pos.owed}
}

// loosen makes a move that loosens, from the position of a frame, and returns
// the frame of the one that it leads to.
func (w *walk) loosen(m move, from *frame) frame {
	start, before := len(w.moves), len(w.trail)
	w.loosened++
	w.loose = append(w.loose, w.pos.loosen(m, &w.trail))
	n := from.loose + 1
	w.moves = w.pos.appendAfter(w.moves, w.loose[len(w.loose)-int(n):], w.short)
	f := w.frame(start, before)
	f.loose = n
	return f
}

// leave goes back from the position of a frame to the one before it.
func (w *walk) leave(f *frame) {
	w.backTo(int(f.trail))
	if f.loose > 0 {
		w.loose = w.loose[:len(w.loose)-1]
	}
}

// pause is how many moves that loosen are made when a search is to look at so
// many positions more, and pauses: in a huge class it could take long otherwise.
func (w *walk) pause(states int) int { return w.loosened + 4*min(states, 1<<32) }

func (w *walk) backTo(length int) {
	for len(w.trail) > length {
		last := len(w.trail) - 1
		w.pos.unmake(w.trail[last])
		w.trail = w.trail[:last]
	}
}
