package table

import (
	"image"

	"agnes/game/engine"
)

// cursor is what the keyboard points at. The zero value is hidden.
type cursor struct {
	spot
	shown bool
}

// Way is a direction in which the cursor walks.
type Way uint8

// The ways of the cursor.
const (
	Left Way = iota
	Right
	Up
	Down
)

// Along is how far a step leads the way, and how far across it, in pixels.
func (way Way) Along(step image.Point) (along, across int) {
	switch way {
	case Left:
		return -step.X, step.Y
	case Up:
		return -step.Y, step.X
	case Down:
		return step.Y, step.X
	}
	return step.X, step.Y
}

// Cursor is the card that the keyboard points at: its pile and its index, the
// lowest 0, or -1 on an empty place. It is not shown before the keyboard is
// used, and no longer once the pointer is.
func (t *Table) Cursor() (p engine.Place, index int, shown bool) {
	return t.cursor.place, t.cursor.index, t.cursor.shown
}

func (t *Table) hideCursor() { t.cursor.shown = false }

// PointAt moves the cursor to the last card of a place. It does nothing for a
// place that the game does not have.
func (t *Table) PointAt(p engine.Place) {
	if t.layout.Has(p) {
		t.point(spot{p, t.state.Len(p) - 1})
	}
}

func (t *Table) point(on spot) {
	t.cursor = cursor{on, true}
	t.openAt(on.place, on.index)
}

// Walk moves the cursor. The first step only shows it.
func (t *Table) Walk(way Way) {
	if !t.cursor.shown {
		if t.cursor.place == engine.Nowhere {
			t.PointAt(engine.Column(1))
			return
		}
		t.cursor.shown = true
		t.clampCursor()
		return
	}
	c := t.cursor.spot
	if c.place.IsColumn() && t.walkColumn(way) {
		return
	}
	if next := t.neighbour(c.place, way); next != engine.Nowhere {
		t.PointAt(next)
		if way == Down && next.IsColumn() {
			t.point(spot{next, min(t.state.FaceDown(next), t.state.Len(next)-1)})
		}
	}
}

// walkColumn goes up and down among the face-up cards of a column, and reports
// whether there was one to go to.
func (t *Table) walkColumn(way Way) bool {
	c := t.cursor.spot
	switch {
	case way == Up && c.index > t.state.FaceDown(c.place):
		t.point(spot{c.place, c.index - 1})
	case way == Down && c.index < t.state.Len(c.place)-1:
		t.point(spot{c.place, c.index + 1})
	default:
		return false
	}
	return true
}

// neighbour is the nearest place in a direction; what lies askew is farther.
func (t *Table) neighbour(p engine.Place, way Way) engine.Place {
	const askew = 3
	from := t.layout.Place(p)
	best, bestFar := engine.Nowhere, 0
	for _, q := range t.layout.places {
		if q == p {
			continue
		}
		along, across := way.Along(centre(t.layout.Place(q)).Sub(centre(from)))
		if along < t.layout.CardW/2 {
			continue
		}
		far := along + askew*max(across, -across)
		if best == engine.Nowhere || far < bestFar {
			best, bestFar = q, far
		}
	}
	return best
}

func centre(r image.Rectangle) image.Point { return r.Min.Add(r.Size().Div(2)) }

// Choose does what a tap on the cursor's card does.
func (t *Table) Choose() Intent {
	t.Finish()
	if !t.cursor.shown {
		t.Walk(Down)
		return Intent{}
	}
	return t.choose(t.cursor.spot, false)
}

// SendUp sends the cursor's pile's last card to its foundation.
func (t *Table) SendUp() Intent {
	t.Finish()
	if !t.cursor.shown {
		return Intent{}
	}
	t.unpick()
	p := t.cursor.place
	return t.sendUp(spot{p, t.state.Len(p) - 1})
}

// keepCursorLast lets the cursor stay on the last card of its pile, where it was
// there before a change; else it stays on its card.
func (t *Table) keepCursorLast(before *engine.State) {
	if p := t.cursor.place; p != engine.Nowhere && t.layout.Has(p) && t.cursor.index == before.Len(p)-1 {
		t.cursor.index = t.state.Len(p) - 1
	}
	t.clampCursor()
}

// clampCursor keeps the cursor on a card when its pile has become shorter.
func (t *Table) clampCursor() {
	if p := t.cursor.place; p != engine.Nowhere {
		if !t.layout.Has(p) {
			t.cursor = cursor{}
			return
		}
		t.cursor.index = min(t.cursor.index, t.state.Len(p)-1)
		if t.cursor.index < 0 {
			t.cursor.index = t.state.Len(p) - 1
		}
	}
}
