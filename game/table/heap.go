package table

import "agnes/game/engine"

// heap is how the cards of one reserve pile lie.
type heap struct {
	step int // what a covered card shows of itself, in pixels
	rise int // how far the lowest card lies above the place
}

// hasReserve reports whether a game deals to a reserve.
func hasReserve(rules engine.Rules) bool { return rules.Stock == engine.ToReserve }

// coveredByRows is how many cards of a reserve pile rows of seven cover.
const coveredByRows = 2

// coveredMost is how many cards of a reserve pile can be covered: by rows of seven,
// and by the last two cards where they cover.
func coveredMost(rules engine.Rules) int {
	if rules.LastTwo == engine.Covers {
		return coveredByRows + 1
	}
	return coveredByRows
}

// heapOf is how n cards of reserve pile p lie, down of them face down, with the
// column that ends above it. A covered card whose face is known shows rank and
// suit, as far as the column can spare the room. In a row all last cards stand
// side by side and the covered ones rise above them; in a grid the lowest card
// keeps its place.
func (l *Layout) heapOf(p engine.Place, n, down int, column fan) heap {
	covered := n - 1
	if covered < 1 {
		return heap{}
	}
	room := l.coversOf(p)
	if !l.Grid {
		room = reserveEdges + column.spare()
	}
	h := heap{step: reserveEdge}
	if down == 0 {
		h.step = max(reserveEdge, min(l.Index, room/covered))
	}
	if !l.Grid {
		h.rise = covered * h.step
	}
	return h
}

// offset is how far card i, from 0, lies below the place, in pixels.
func (h heap) offset(i int) int { return i*h.step - h.rise }

// over is how much of its room the column above leaves to the pile, in pixels.
func (h heap) over() int { return max(0, h.rise-reserveEdges) }

// rowWaits is how high on the canvas a card of a new row waits until the row is
// complete, when it is to come down at y: half a card above its place. In a grid,
// which begins at the top of the canvas, it waits below, so that it covers no
// words.
func (l *Layout) rowWaits(p engine.Place, y int) int {
	if l.Grid {
		return min(y+l.CardH/2, l.H-l.CardH)
	}
	return l.at[p].Y - l.CardH/2
}
