package table

import (
	"image"

	"agnes/game/engine"
	"agnes/game/scene"
)

// cardOf is card i, from 0, the deepest first, of the last cards of a pile.
func (t *Table) cardOf(l lifted, i int) engine.Card {
	if l.from.IsFoundation() {
		return t.state.Top(l.from)
	}
	cards := t.state.Cards(l.from)
	if at := len(cards) - l.n + i; at >= 0 && at < len(cards) {
		return cards[at]
	}
	return 0
}

// openHand lets go of what is in the hand or picked, wherever it is.
func (t *Table) openHand() {
	t.stroke.held = lifted{}
	t.picked = lifted{}
}

// handMask has a bit for each card in the hand or picked.
func (t *Table) handMask() (mask uint64) {
	for _, l := range [...]lifted{t.stroke.held, t.picked} {
		for i := range l.n {
			mask |= 1 << t.cardOf(l, i).Index()
		}
	}
	return mask
}

// follow puts the held cards under the pointer. The first is there at once;
// the others bend a little behind it.
func (t *Table) follow() {
	s := &t.stroke
	if s.held.n == 0 || t.layout == nil {
		return
	}
	first := t.rests[t.cardOf(s.held, 0).Index()]
	for i := range s.held.n {
		c := t.cardOf(s.held, i).Index()
		n := t.nodes[c]
		most := min(bendCard*float64(i), bendMost)
		n.X = float64(s.now.X) + s.grip[0] - max(-most, min(s.bend, most))
		n.Y = float64(s.now.Y) + s.grip[1] + t.rests[c].Y - first.Y
		n.Lift, n.Z = t.lifting(heldLift), zHeld+i
	}
}

// lifting is how high cards are that were picked up rise ticks ago.
func (t *Table) lifting(height float64) float64 {
	whole := t.speed.scaled(liftTicks)
	if t.still() || t.rise >= whole {
		return height
	}
	return float64(height * scene.Out.At(float64(t.rise)/float64(whole)))
}

// pull bends what is in the hand against the way that the pointer goes.
func (t *Table) pull(dx int) {
	if !t.still() {
		t.stroke.bend = max(-bendMost, min(t.stroke.bend+float64(dx), bendMost))
	}
}

// tickHand goes on by a tick and reports whether anything has changed.
func (t *Table) tickHand() (changed bool) {
	s := &t.stroke
	if s.held.n == 0 && t.picked.n == 0 {
		return false
	}
	if t.rise < t.speed.scaled(liftTicks) {
		t.rise++
		changed = true
	}
	if s.bend != 0 {
		s.bend = float64(s.bend * bendDecay)
		if s.bend > -0.5 && s.bend < 0.5 {
			s.bend = 0
		}
		changed = true
	}
	if changed {
		t.follow()
		if !t.timeline.Busy() {
			t.liftPicked()
		}
	}
	return changed
}

// liftPicked shows the picked cards a little above the others.
func (t *Table) liftPicked() {
	for i := range t.picked.n {
		n := t.nodes[t.cardOf(t.picked, i).Index()]
		n.Lift, n.Z = t.lifting(pickedLift), zHeld+i
	}
}

// appendGoals marks each place that would take what is in the hand or picked,
// and frames the one on which it would come down now.
func (t *Table) appendGoals(items []scene.Item) []scene.Item {
	from, n := t.Held()
	hand, drop := lifted{from, n}, t.dropPlace()
	if n == 0 {
		return items
	}
	for _, p := range t.layout.places {
		switch {
		case p == drop:
			items = t.ring(items, t.skin.Ring, t.topRect(p), t.skin.Accent)
		case t.goals && t.takes(p, hand):
			items = t.frame(items, t.skin.May, t.topRect(p).Min, t.skin.Accent)
		}
	}
	return items
}

// takes reports whether a place would take cards of the hand.
func (t *Table) takes(p engine.Place, hand lifted) bool {
	if p.IsFoundation() && p != engine.FoundationOf(t.cardOf(hand, 0).Suit()) {
		return false
	}
	return p != hand.from && t.state.Legal(hand.move(p))
}

// appendPicked draws a ring round all cards that are picked.
func (t *Table) appendPicked(items []scene.Item) []scene.Item {
	if t.picked.n == 0 {
		return items
	}
	up := image.Pt(0, scene.Round(t.lifting(pickedLift)))
	return t.ring(items, t.skin.Ring, t.runRect(t.picked).Sub(up), t.skin.Accent)
}

// runRect is where the last cards of a pile rest.
func (t *Table) runRect(l lifted) image.Rectangle {
	first, last := t.cardOf(l, 0).Index(), t.cardOf(l, l.n-1).Index()
	return t.cardRect(&t.rests[first]).Union(t.cardRect(&t.rests[last]))
}

// ring draws a ring round cards that lie within a rectangle.
func (t *Table) ring(items []scene.Item, ring Ring, r image.Rectangle, tint scene.Colour) []scene.Item {
	r = r.Inset(-t.skin.Margin)
	_, top := t.skin.Size(ring.Top)
	_, foot := t.skin.Size(ring.Foot)
	items = sprite(items, ring.Top, r.Min, tint)
	items = append(items, scene.Item{
		Sprite: ring.Sides, X: int16(r.Min.X), Y: int16(r.Min.Y + top),
		W: int16(r.Dx()), H: int16(r.Dy() - top - foot), Tint: tint,
	})
	return sprite(items, ring.Foot, image.Pt(r.Min.X, r.Max.Y-foot), tint)
}
