package table

import (
	"math"

	"agnes/game/engine"
	"agnes/game/scene"
)

// Opening deals a position out: every card flies from the stock.
func (t *Table) Opening(s *engine.State, events []engine.Event) {
	t.Cancel()
	t.state = *s
	t.mark = 0
	t.closeColumns()
	t.settle()
	if t.speed == Instant || t.layout == nil {
		return
	}
	stock := t.layout.at[engine.StockPile]
	for i, e := range events {
		n := t.nodes[e.Card.Index()]
		n.Pose = scene.Pose{X: float64(stock.X), Y: float64(stock.Y), Turn: -1}
		// Waiting cards lie in the stock in the order of the deal.
		n.Z = int(engine.StockPile+1)*zPlace - 1 - i
	}
	for i, e := range events {
		w := t.tween(e.Card, zAir+i)
		w.Start, w.Length = t.speed.scaled(baseTicks/2+i*dealStagger), t.speed.scaled(dealTicks)
		w.Curve, w.Hop = dealCurve, flightHop
		if i == 0 {
			w.Start, w.Length, w.Hop = 0, t.speed.scaled(baseTicks), baseHop
		}
		t.add(w)
	}
}

// Animate goes from the position shown to s, along the events that led there;
// back tells that they were undone. With queue the motion waits for the end of
// what runs already; without, that is finished first.
func (t *Table) Animate(s *engine.State, events []engine.Event, back, queue bool) {
	// Cards in the hand fly from where they are.
	if !queue {
		t.finishAllBut(t.heldCards(nil))
	}
	t.stroke.held = lifted{}
	t.picked = lifted{}
	t.closeColumns()
	before := t.state
	old := t.rests
	t.state = *s
	if t.layout == nil {
		return
	}
	t.rests = t.arrange(s)
	if t.speed == Instant {
		t.settle()
		return
	}
	start := 0
	if queue && t.ends > 0 {
		start = t.ends + t.speed.scaled(autoPause)
	}
	t.schedule(&before, &old, events, back, queue, start)
	t.clampCursor()
}

// plan is a motion being planned.
type plan struct {
	t      *Table
	from   *[engine.PackSize]rest // where cards were to rest before
	queued bool
	start  int // tick at which the next event begins
	air    int // height at which the next card flies
	// offStock is how many cards of an undone redeal have left the stock.
	offStock int
	done     [engine.PackSize]bool
}

func (t *Table) schedule(before *engine.State, old *[engine.PackSize]rest, events []engine.Event, back, queue bool, start int) {
	p := plan{t: t, from: old, queued: queue, start: start, air: zAir}
	for i := range events {
		e := events[i]
		if back {
			e = events[len(events)-1-i]
		}
		p.event(before, e, back)
	}
	// What else has moved makes room.
	for i := range t.nodes {
		if c := engine.CardAt(i); !p.done[i] && p.fromPose(c) != t.rests[i].Pose {
			p.fly(c, start, slideTicks, slideCurve, 0)
		}
	}
}

// event plans the motion of one event.
func (p *plan) event(before *engine.State, e engine.Event, back bool) {
	s := p.t.speed
	switch e.Kind {
	case engine.Dealt:
		p.fly(e.Card, p.start, rowTicks, dealCurve, flightHop)
		p.start += s.scaled(rowStagger)
	case engine.Moved:
		from := e.From
		if back {
			from = e.To
		}
		p.run(before, from, int(e.N))
	case engine.Gathered:
		p.gathered(before, e, back)
	case engine.TurnedUp:
		p.fly(e.Card, p.start+s.scaled(turnTicks/2), turnTicks, scene.Linear, 0)
	case engine.Revealed:
		for _, c := range before.Cards(e.To) {
			p.fly(c, p.start+s.scaled(turnTicks/2), turnTicks, scene.Linear, 0)
		}
	}
}

// run plans the motion of the last n cards of a pile.
func (p *plan) run(before *engine.State, from engine.Place, n int) {
	if from.IsFoundation() {
		p.fly(before.Top(from), p.start, p.travel(before.Top(from)), moveCurve, flightHop)
		return
	}
	cards := before.Cards(from)
	cards = cards[len(cards)-n:]
	ticks := p.travel(cards[0])
	for i, c := range cards {
		p.fly(c, p.start+p.t.speed.scaled(i*runLag), ticks, moveCurve, flightHop)
	}
}

// gathered plans the way of a reserve pile to the stock, or back.
func (p *plan) gathered(before *engine.State, e engine.Event, back bool) {
	for i := range int(e.N) {
		var c engine.Card
		if back {
			c = before.StockCard(p.offStock)
			p.offStock++
		} else {
			cards := before.Cards(e.From)
			c = cards[len(cards)-1-i]
		}
		p.fly(c, p.start, gatherTicks, moveCurve, flightHop)
	}
	p.start += p.t.speed.scaled(gatherLag)
}

// travel is how long a card flies to where it rests, in ticks at normal speed.
func (p *plan) travel(c engine.Card) int {
	from, to := p.fromPose(c), p.t.rests[c.Index()].Pose
	far := math.Hypot(to.X-from.X, to.Y-from.Y)
	return min(moveTicks+int(far/movePixels), moveLongest)
}

func (p *plan) fromPose(c engine.Card) scene.Pose {
	if p.queued {
		return p.from[c.Index()].Pose
	}
	return p.t.nodes[c.Index()].Pose
}

// fly plans one card's way to where it rests.
func (p *plan) fly(c engine.Card, start, ticks int, curve scene.Curve, hop float64) {
	if p.done[c.Index()] {
		return
	}
	p.done[c.Index()] = true
	w := p.t.tween(c, p.air)
	w.From = p.fromPose(c)
	w.Start, w.Length, w.Curve, w.Hop = start, p.t.speed.scaled(ticks), curve, hop
	if hop == 0 {
		// A card that only turns or makes room stays in its layer.
		w.Air = w.Z
	}
	p.air++
	p.t.add(w)
}

// tween is a card's way from its present pose to where it rests.
func (t *Table) tween(c engine.Card, air int) scene.Tween {
	n, r := t.nodes[c.Index()], t.rests[c.Index()]
	return scene.Tween{Node: n, From: n.Pose, To: r.Pose, Air: air, Z: r.z}
}

func (t *Table) add(w scene.Tween) {
	t.timeline.Add(w)
	t.ends = max(t.ends, w.Start+w.Length)
}

// finishAllBut puts all cards to rest but those in the hand.
func (t *Table) finishAllBut(hand []engine.Card) {
	var poses [engine.PackSize]scene.Pose
	for _, c := range hand {
		poses[c.Index()] = t.nodes[c.Index()].Pose
	}
	t.settle()
	for _, c := range hand {
		t.nodes[c.Index()].Pose = poses[c.Index()]
		t.nodes[c.Index()].Z = zHeld + t.rests[c.Index()].index
	}
}

// glideHome sends the cards in the hand back to where they rest.
func (t *Table) glideHome(hand []engine.Card) {
	for i, c := range hand {
		if t.speed == Instant {
			continue
		}
		w := t.tween(c, zHeld+i)
		w.Length, w.Curve = t.speed.scaled(homeTicks), homeCurve
		t.add(w)
	}
	if t.speed == Instant {
		t.settle()
	}
}
