package table

import (
	"image"

	"agnes/game/engine"
)

// slop is how far below a card a press still means it, in pixels; beside it
// that is half the gap to the next pile. Small fingers and shaky hands need it.
const slop = 4

// hit is the card or the place at a pixel; felt tells that no card lies there.
func (t *Table) hit(x, y int) (on spot, felt, ok bool) {
	at := image.Pt(x, y)
	for _, more := range [...]image.Point{{}, {t.layout.gap / 2, slop}} {
		if on, ok = t.cardAt(at, more); ok {
			return on, false, true
		}
		for _, p := range t.layout.places {
			if at.In(grown(t.area(p), more)) {
				return spot{p, t.state.Len(p) - 1}, true, true
			}
		}
	}
	return spot{index: -1}, false, false
}

// area is where a place can be hit besides its cards. The felt below a column
// counts while something waits to be placed.
func (t *Table) area(p engine.Place) image.Rectangle {
	if p == engine.StockPile || p.IsColumn() && t.picked.n > 0 {
		return t.layout.Strip(p)
	}
	return t.layout.Place(p)
}

// cardAt is the highest card at a pixel, when cards reach so much farther
// sideways and down.
func (t *Table) cardAt(at, more image.Point) (spot, bool) {
	best, bestZ := spot{index: -1}, -1
	for i := range t.rests {
		r := &t.rests[i]
		if r.z > bestZ && at.In(grown(t.cardRect(r), more)) {
			best, bestZ = spot{r.place, r.index}, r.z
		}
	}
	if bestZ >= 0 && best.place.IsReserve() && t.shown(best) < t.layout.Index {
		// Nobody can mean the narrow edge of a covered card.
		best.index = t.state.Len(best.place) - 1
	}
	return best, bestZ >= 0
}

// grown is a rectangle that reaches so much farther to both sides and down.
func grown(r image.Rectangle, more image.Point) image.Rectangle {
	return image.Rect(r.Min.X-more.X, r.Min.Y, r.Max.X+more.X, r.Max.Y+more.Y)
}

// shown is how much of a card the next one of its pile leaves to be seen, in
// pixels.
func (t *Table) shown(on spot) int {
	next := spot{on.place, on.index + 1}
	if next.index >= t.state.Len(on.place) {
		return t.layout.CardH
	}
	return t.spotRect(next).Min.Y - t.spotRect(on).Min.Y
}

func (t *Table) cardRect(r *rest) image.Rectangle {
	at := image.Pt(int(r.X), int(r.Y))
	return image.Rectangle{at, at.Add(image.Pt(t.layout.CardW, t.layout.CardH))}
}
