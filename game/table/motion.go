package table

import (
	"agnes/game/engine"
	"agnes/game/scene"
)

// still reports whether nothing is to move: cards are at once where they
// belong.
func (t *Table) still() bool { return t.speed == Instant || t.reduced || t.layout == nil }

// Opening deals a position out: every card flies from the stock, the base card
// first.
func (t *Table) Opening(s *engine.State, events []engine.Event) {
	t.Show(s)
	if t.still() {
		t.tellOpening(events)
		return
	}
	stock := t.layout.at[engine.StockPile]
	for i, e := range events {
		n := t.nodes[e.Card.Index()]
		n.Pose = scene.Pose{X: float64(stock.X), Y: float64(stock.Y), Turn: -1}
		// Waiting cards lie in the stock in the order of the deal.
		n.Z = int(engine.StockPile+1)*zPlace - 1 - i
	}
	t.dealBase(events[0])
	last := max(1, len(events)-2)
	for i, e := range events[1:] {
		w := t.tween(e.Card, zAir+1+i)
		w.Start, w.Length = t.speed.scaled(dealStart+i*dealSpread/last), t.speed.scaled(dealTicks)
		w.Curve, w.Hop = dealCurve, flightHop
		t.add(w)
		t.timeline.Cue(w.Start+w.Length, Cue{CueDealt, e.To, e.Card, uint8(i + 1)}.pack())
	}
	// What is to follow waits for the whole deal.
	t.queue.begun = t.queue.ends
	for i := range t.queue.until {
		t.queue.until[i] = t.queue.ends
	}
}

// dealBase sends the base card to the middle of the table, where it is seen,
// and then to its foundation.
func (t *Table) dealBase(e engine.Event) {
	w := t.tween(e.Card, zBase)
	rest := w.To
	x, y, _, _ := t.middle()
	w.To.X, w.To.Y, w.To.Lift, w.Z = x, y, baseHop, zBase
	w.Length, w.Curve, w.Hop = t.speed.scaled(baseRise), baseCurve, flightHop
	t.add(w)
	w.From, w.To = w.To, rest
	w.Start, w.Length, w.Z = w.Length+t.speed.scaled(baseStay), t.speed.scaled(baseDrop), t.rests[e.Card.Index()].z
	w.Curve, w.Hop = dropCurve, 0
	t.add(w)
	t.timeline.Cue(w.Start+w.Length, Cue{CueBase, e.To, e.Card, 1}.pack())
}

func (t *Table) tellOpening(events []engine.Event) {
	t.tell(Cue{CueBase, events[0].To, events[0].Card, 1})
	if last := events[len(events)-1]; len(events) > 1 {
		t.tell(Cue{CueDealt, last.To, last.Card, uint8(len(events) - 1)})
	}
}

// Manner is how the table goes from one position to the next.
type Manner uint8

// The manners, which can be joined with |.
const (
	Onward Manner = 0 // as the events happened; what runs already is finished first
	Back   Manner = 1 // the other way: they were undone
	// Queued waits for the end of what runs already, and marks the card that
	// moves until the next change.
	Queued Manner = 2
)

// Animate goes from the position shown to s, along the events that lie between.
func (t *Table) Animate(s *engine.State, events []engine.Event, how Manner) {
	back, queue := how&Back != 0, how&Queued != 0
	if back {
		t.dropHand()
	}
	if !queue || t.gliding || !t.timeline.Busy() {
		t.settle()
		t.follow()
	}
	if !queue {
		t.mark = 0
	}
	t.closeColumns()
	before, old, hand := t.state, t.rests, t.handMask()
	t.state = *s
	if t.layout != nil {
		t.rests = t.arrange(s)
	}
	p := plan{t: t, air: zAir + t.queue.air, hand: hand, before: &before, after: s, from: &old, to: &t.rests}
	if back {
		p.before, p.after, p.from, p.to = s, &before, &t.rests, &old
	}
	t.legs, t.planned = t.legs[:0], t.planned[:0]
	if t.layout != nil {
		p.events(events)
	}
	if back {
		p.turnRound()
	}
	p.to = &t.rests
	if queue {
		moved := len(events) > 0 && events[0].Kind == engine.Moved
		if moved {
			t.mark = events[0].Card
		}
		t.wait(moved)
	}
	p.run()
	t.queue.air = p.air - zAir
	t.openHand()
	if t.still() {
		t.settle()
		t.showFresh(&old, queue)
	}
	t.keepCursorLast(&before)
}

// queue is what runs already, in ticks since the table was last at rest. The
// zero value is nothing.
type queue struct {
	now   int
	begun int                  // when the last card sets out through the air
	ends  int                  // when all is over
	until [engine.PackSize]int // when each card is free
	air   int                  // layers taken by cards in the air
}

// wait lets what is planned follow what runs already: soon after all of the
// move before have set out, but not before all its cards are free, and no landing
// before the one before. What is no move of cards, a row from the stock, waits
// until all is over.
func (t *Table) wait(moved bool) {
	q, total, wait := &t.queue, 0, 0
	switch {
	case !moved:
		wait = q.ends
	case q.ends > 0:
		wait = q.begun + t.speed.scaled(autoLag)
	}
	for i := range t.legs {
		l := &t.legs[i]
		wait = max(wait, q.until[l.card.Index()])
		total = max(total, l.tween.Start+l.tween.Length)
	}
	wait = max(wait, q.ends+1-total) - q.now
	for i := range t.legs {
		t.legs[i].tween.Start += wait
	}
	for i := range t.planned {
		t.planned[i].at += wait
	}
}

// tween is a card's way from its present pose to where it rests.
func (t *Table) tween(c engine.Card, air int) scene.Tween {
	n, r := t.nodes[c.Index()], t.rests[c.Index()]
	return scene.Tween{Node: n, From: n.Pose, To: r.Pose, Air: air, Z: r.z}
}

func (t *Table) add(w scene.Tween) {
	t.timeline.Add(w)
	t.queue.ends = max(t.queue.ends, t.queue.now+w.Start+w.Length)
}

// glideHome sends the cards in the hand back to where they rest.
func (t *Table) glideHome() {
	hand := t.stroke.held
	t.tell(Cue{CueHome, hand.from, t.cardOf(hand, 0), uint8(hand.n)})
	if t.still() {
		t.openHand()
		t.settle()
		return
	}
	for i := range hand.n {
		w := t.tween(t.cardOf(hand, i), zHeld+i)
		w.Length, w.Curve = t.speed.scaled(homeTicks), homeCurve
		t.add(w)
	}
	t.openHand()
}

// shakeHead lets the last n cards of a pile say no.
func (t *Table) shakeHead(l lifted) {
	t.tell(Cue{CueRefused, l.from, 0, uint8(l.n)})
	// The stock's cards are not the player's to move, and no refusal lifts them.
	if t.still() || t.Busy() || l.from == engine.StockPile || t.state.Len(l.from) < l.n {
		return
	}
	for i := range l.n {
		n := t.nodes[t.cardOf(l, i).Index()]
		t.add(scene.Tween{
			Node: n, From: n.Pose, To: n.Pose, Air: n.Z, Z: n.Z,
			Length: t.speed.scaled(refuseTicks), Sway: swayPixels,
		})
	}
}

// glide lets cards that lie elsewhere than they are shown slide there: a
// column opens or closes under the pointer.
func (t *Table) glide() {
	t.timeline.Drop()
	t.queue, t.gliding = queue{}, true
	hand := t.handMask()
	for i, n := range t.nodes {
		switch r := &t.rests[i]; {
		case hand>>i&1 != 0:
			n.X, n.Y = r.X, r.Y
		case n.Pose != r.Pose:
			w := t.tween(engine.CardAt(i), r.z)
			w.Length, w.Curve = t.speed.scaled(openTicks), slideCurve
			t.add(w)
		}
	}
}
