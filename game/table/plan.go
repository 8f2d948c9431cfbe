package table

import (
	"math"

	"agnes/game/engine"
	"agnes/game/scene"
)

// plan is a motion being planned, from one position to a later one. Undoing is
// planned as the move that it undoes, then turned round.
type plan struct {
	t             *Table
	before, after *engine.State
	from, to      *[engine.PackSize]rest // where cards rest before and after
	at            int                    // tick at which the next event begins
	landed        int                    // tick at which the last moved cards land
	air           int                    // layer in which the next card flies
	row           int                    // cards of the row dealt so far
	rowOf         int                    // cards of the whole row
	hand          uint64                 // cards that set out from the hand, a bit each
	done          [engine.PackSize]bool
}

func (p *plan) inHand(c engine.Card) bool { return p.hand>>c.Index()&1 != 0 }

// leg is a part of a card's way.
type leg struct {
	card  engine.Card
	tween scene.Tween
	start int // the layer before it, as tween.Z is the one after it
}

// planned is what is to be told when: at tick at, or, turned round, back at
// tick begun, which counts from the start of the same plan.
type planned struct {
	at, begun int
	cue, back Cue
}

// events plans the motion of a whole move.
func (p *plan) events(events []engine.Event) {
	for _, e := range events {
		if e.Kind == engine.Dealt {
			p.rowOf++
		}
	}
	for _, e := range events {
		p.event(e)
	}
	// What else lies elsewhere makes room; what else is in the hand goes home.
	for i := range p.done {
		c := engine.CardAt(i)
		switch {
		case p.done[i]:
		case p.inHand(c):
			p.leg(c, p.at, homeTicks, homeCurve).tween.Air = p.t.nodes[i].Z
		case p.from[i].Pose != p.to[i].Pose:
			p.leg(c, p.at, slideTicks, slideCurve)
		}
	}
}

func (p *plan) event(e engine.Event) {
	s := p.t.speed
	switch e.Kind {
	case engine.Dealt:
		p.row++
		if e.To.IsColumn() {
			p.rain(e)
		} else {
			p.cover(e)
		}
	case engine.Moved:
		p.move(e)
	case engine.TurnedUp:
		start := p.at + s.scaled(turnLag)
		end := p.fly(e.Card, flight{start, turnTicks, scene.Linear, turnHop})
		told := Cue{CueTurned, e.To, e.Card, 1}
		p.tell(start, end, told, told)
	case engine.Revealed:
		end := p.landed
		for _, c := range p.before.Cards(e.To) {
			end = p.fly(c, flight{p.landed, turnTicks, scene.Linear, turnHop})
		}
		told := Cue{CueRevealed, e.To, e.Card, e.N}
		p.tell(p.landed, end, told, told)
	case engine.Uncovered:
		start := p.at + s.scaled(turnLag)
		end := p.fly(e.Card, flight{start, nodTicks, scene.Linear, nodHop})
		p.tell(start, end, Cue{CueUncovered, e.To, e.Card, 1}, Cue{})
	case engine.Gathered:
		p.gather(e)
	case engine.Completed:
		p.tell(p.landed, p.landed, Cue{CueCompleted, e.To, e.Card, engine.Ranks}, Cue{})
	case engine.Won:
		p.tell(p.landed, p.landed+s.scaled(showDelay), Cue{Kind: CueWon, N: engine.PackSize}, Cue{})
	}
}

// rain plans a card dealt on a column, and the ripple of those it falls on.
func (p *plan) rain(e engine.Event) {
	s := p.t.speed
	start := p.at + s.scaled((p.row-1)*rainStagger)
	end := p.fly(e.Card, flight{start, rainTicks, dealCurve, flightHop})
	p.tell(start, end, Cue{CueDealt, e.To, e.Card, uint8(p.row)}, Cue{CueGathered, engine.StockPile, e.Card, 1})
	cards := p.before.Cards(e.To)
	for i := range min(len(cards), rippleCards) {
		c := cards[len(cards)-1-i]
		l := p.leg(c, end+s.scaled(i*rippleLag-2), rippleTicks, slideCurve)
		l.tween.Dip = dipPixels - float64(i)
	}
}

// cover plans a card of a row dealt on the reserve: first to above its pile;
// when the row is complete, down on the pile with all the others.
func (p *plan) cover(e engine.Event) {
	s := p.t.speed
	start := p.at + s.scaled((p.row-1)*rowStagger)
	above := p.to[e.Card.Index()].Pose
	above.Y = float64(p.t.layout.rowWaits(e.To, int(above.Y)))
	above.Lift = rowLift
	complete := p.at + s.scaled((p.rowOf-1)*rowStagger+rowTicks+rowPause)
	end := p.flyVia(e.Card, above, flight{start, rowTicks, dealCurve, flightHop}, flight{complete, coverTicks, coverCurve, 0})
	p.tell(start, start+s.scaled(rowTicks), Cue{CueDealt, e.To, e.Card, uint8(p.row)}, Cue{CueGathered, engine.StockPile, e.Card, 1})
	if p.row == p.rowOf {
		p.tell(complete, end, Cue{CueCovered, e.To, e.Card, uint8(p.row)}, Cue{})
	}
}

// move plans the way of the last cards of a pile.
func (p *plan) move(e engine.Event) {
	n := int(e.N)
	ticks, hop := p.travel(e.Card), flightHop
	told := Cue{CueLanded, e.To, e.Card, e.N}
	wraps := false
	switch {
	case e.To.IsFoundation():
		told.Kind, told.N, hop = CueUp, uint8(p.after.Len(e.To)), upHop
		wraps = e.Card.Rank() == engine.Ace && told.N > 1
	case p.before.Len(e.To) == 0:
		told.Kind = CueSpace
	}
	if wraps {
		ticks, hop = wrapTicks, wrapHop
	}
	p.landed = p.at
	for i := range n {
		c := e.Card
		if n > 1 {
			cards := p.before.Cards(e.From)
			c = cards[len(cards)-n+i]
		}
		// All leave together, so that none flies from beneath another; those
		// above come after.
		p.landed = p.fly(c, flight{p.at, ticks + i*runLag, moveCurve, hop})
		p.press(c, p.landed)
	}
	p.tell(p.at, p.landed, told, Cue{CueHome, e.From, e.Card, e.N})
	if wraps {
		p.tell(p.at, p.landed, Cue{CueWrapped, e.To, e.Card, told.N}, Cue{})
	}
}

// press lets a card that lands weigh on what it lies on.
func (p *plan) press(c engine.Card, at int) {
	l := p.leg(c, at, pressTicks, scene.Linear)
	w := &l.tween
	w.From, w.Dip, l.start = w.To, pressDip, w.Z
}

// gather plans the way of a reserve pile to the stock. The pile is turned over
// as one, so that the card that was on top comes to lie beneath.
func (p *plan) gather(e engine.Event) {
	s := p.t.speed
	cards := p.before.Cards(e.From)
	lowest, end := p.air, p.at
	for i, c := range cards {
		end = p.fly(c, flight{p.at, gatherTicks, moveCurve, flightHop})
		p.lastLeg().tween.Over = lowest + len(cards) - 1 - i
	}
	p.tell(p.at, end, Cue{CueGathered, engine.StockPile, e.Card, e.N}, Cue{CueHome, e.From, e.Card, e.N})
	p.at += s.scaled(gatherLag)
}

// travel is how long a card flies to where it comes to rest, in ticks at
// normal speed. Cards in the hand set out from there.
func (p *plan) travel(c engine.Card) int {
	from, to, least := p.from[c.Index()].Pose, p.to[c.Index()].Pose, moveTicks
	if p.inHand(c) {
		from, least = p.t.nodes[c.Index()].Pose, nearTicks
	}
	far := math.Hypot(to.X-from.X, to.Y-from.Y)
	return min(least+int(far/movePixels), moveLongest)
}

// flight is how a card flies: from which tick of the plan on, for how many
// ticks at normal speed, how it is spread over them, and how high it rises.
type flight struct {
	start, ticks int
	curve        scene.Curve
	hop          float64
}

// fly plans a card's way through the air and returns when it ends. A card that
// only turns or nods where it lies stays in its layer.
func (p *plan) fly(c engine.Card, f flight) (end int) {
	l := p.leg(c, f.start, f.ticks, f.curve)
	l.tween.Hop = f.hop
	if from, to := &p.from[c.Index()], &p.to[c.Index()]; from.place != to.place {
		l.tween.Air = p.layer()
	}
	return l.tween.Start + l.tween.Length
}

// layer is the layer in which the next card flies: each above the one before,
// but in a row, which leaves the stock from its top, each beneath.
func (p *plan) layer() int {
	p.air++
	if p.row == 0 {
		return p.air - 1
	}
	return p.air + p.rowOf - 2*p.row
}

// flyVia plans a way with a stop in the air, and returns when it ends.
func (p *plan) flyVia(c engine.Card, via scene.Pose, there, on flight) (end int) {
	p.fly(c, there)
	first := p.lastLeg()
	second := *first
	first.tween.To, first.tween.Z = via, first.tween.Air
	second.start = first.tween.Air
	w := &second.tween
	w.From, w.Start, w.Length, w.Curve, w.Hop = via, on.start, p.t.speed.scaled(on.ticks), on.curve, on.hop
	p.t.legs = append(p.t.legs, second)
	return w.Start + w.Length
}

// leg adds a card's way from where it rests to where it comes to rest.
func (p *plan) leg(c engine.Card, start, ticks int, curve scene.Curve) *leg {
	i := c.Index()
	p.done[i] = true
	p.t.legs = append(p.t.legs, leg{card: c, start: p.from[i].z, tween: scene.Tween{
		Node: p.t.nodes[i], Start: start, Length: p.t.speed.scaled(ticks), Curve: curve,
		From: p.from[i].Pose, To: p.to[i].Pose, Air: p.to[i].z, Z: p.to[i].z,
	}})
	return p.lastLeg()
}

func (p *plan) lastLeg() *leg { return &p.t.legs[len(p.t.legs)-1] }

// tell plans a cue for the end of a motion, and one for its beginning when it
// is turned round.
func (p *plan) tell(begun, at int, cue, back Cue) {
	p.t.planned = append(p.t.planned, planned{at, begun, cue, back})
}

// turnRound turns the plan round: what came last comes first, and every card
// goes the other way.
func (p *plan) turnRound() {
	legs, told := p.t.legs, p.t.planned
	total := 0
	for i := range legs {
		total = max(total, legs[i].tween.Start+legs[i].tween.Length)
	}
	for i, j := 0, len(legs)-1; i < j; i, j = i+1, j-1 {
		legs[i], legs[j] = legs[j], legs[i]
	}
	for i := range legs {
		l := &legs[i]
		w := &l.tween
		w.Start = total - w.Start - w.Length
		w.From, w.To = w.To, w.From
		if w.Over != 0 {
			w.Air, w.Over = w.Over, w.Air
		}
		w.Z, l.start = l.start, w.Z
	}
	for i := range told {
		told[i].at, told[i].cue = total-told[i].begun, told[i].back
	}
}

// run hands the plan to the timeline, or, where nothing is to move, tells at
// once what it has to tell.
func (p *plan) run() {
	t := p.t
	if t.still() {
		for _, c := range t.planned {
			t.tellIf(c.cue)
		}
		return
	}
	for i := range t.legs {
		w := t.legs[i].tween
		if c := t.legs[i].card; p.inHand(c) && w.From == p.from[c.Index()].Pose {
			w.From = w.Node.Pose
		}
		t.add(w)
		q := &t.queue
		until := &q.until[t.legs[i].card.Index()]
		*until = max(*until, q.now+w.Start+w.Length)
		if w.Air >= zAir {
			q.begun = max(q.begun, q.now+w.Start)
		}
	}
	for _, c := range t.planned {
		if c.cue.Kind != CueNone {
			t.timeline.Cue(c.at, c.cue.pack())
		}
	}
}

func (t *Table) tellIf(c Cue) {
	if c.Kind != CueNone {
		t.tell(c)
	}
}
