package table

import (
	"agnes/game/engine"
	"agnes/game/scene"
)

// effects is what shows besides the cards that something happened. The zero
// value shows nothing.
type effects struct {
	sparks [5]spark
	next   int               // the spark that is replaced next
	crowns [engine.Suits]int // ticks that a crown still falls
	seals  [engine.Suits]int // ticks that a finished suit still glows
	fresh  uint64            // with reduced motion: the cards that have just moved, a bit each
	// freshFor and glow count ticks: how long fresh cards stay framed, and how
	// old the hint is.
	freshFor, glow int
}

// spark is a small burst of square bits. It is a function of its age.
type spark struct {
	kind sparkKind
	x, y int
	age  int
}

type sparkKind uint8

const (
	noSpark sparkKind = iota
	puff              // a card has gone up
	ring              // the base card, or an Ace on a King
	shower            // a suit is complete
)

// sparkShapes are the bits of each burst: how many, how long, from the middle
// (0) or the rim (1) of the card, how fast out and up in pixels a tick, how
// fast they fall, and the first and the number of their colours.
var sparkShapes = [...]struct {
	bits, ticks        int
	rim, out, up, fall float64
	colour, of         int
}{
	puff:   {8, puffTicks, 1, 0.6, 0.4, 0.05, 0, 2},
	ring:   {20, ringTicks, 1, 1.0, 0, 0, 1, 2},
	shower: {36, showerTicks, 0.8, 1.5, 1.8, 0.05, 0, 8},
}

// burst shows what belongs to a cue.
func (t *Table) burst(c Cue) {
	switch c.Kind {
	case CueBase:
		t.spark(ring, c.Place)
	case CueUp:
		t.spark(puff, c.Place)
	case CueWrapped:
		t.spark(ring, c.Place)
		t.crowns[c.Place.Suit()] = crownTicks
	case CueCompleted:
		t.spark(shower, c.Place)
		t.seals[c.Place.Suit()] = sealGlow
	case CueWon:
		t.startShow()
	}
}

func (t *Table) spark(kind sparkKind, p engine.Place) {
	at := centre(t.layout.Place(p))
	t.sparks[t.next] = spark{kind: kind, x: at.X, y: at.Y}
	t.next = (t.next + 1) % len(t.sparks)
}

// tickEffects goes on by a tick and reports whether anything has changed.
func (t *Table) tickEffects() (changed bool) {
	e := &t.effects
	for i := range e.sparks {
		s := &e.sparks[i]
		if s.kind == noSpark {
			continue
		}
		changed = true
		if s.age++; s.age >= sparkShapes[s.kind].ticks {
			*s = spark{}
		}
	}
	for suit := range e.crowns {
		changed = changed || e.crowns[suit] > 0 || e.seals[suit] > 0
		e.crowns[suit] = max(0, e.crowns[suit]-1)
		e.seals[suit] = max(0, e.seals[suit]-1)
	}
	if e.freshFor > 0 {
		e.freshFor--
		changed = true
	}
	if t.hint.On && !t.still() && e.glow < glowBreaths*glowTicks {
		before := t.glowTint()
		e.glow++
		changed = changed || t.glowTint() != before
	}
	return changed
}

// appendSparks draws all bursts.
func (t *Table) appendSparks(items []scene.Item) []scene.Item {
	for i := range t.sparks {
		if s := &t.sparks[i]; s.kind != noSpark {
			items = t.appendSpark(items, s)
		}
	}
	return items
}

func (t *Table) appendSpark(items []scene.Item, s *spark) []scene.Item {
	shape := &sparkShapes[s.kind]
	age := float64(s.age)
	for i := range shape.bits {
		// Every bit dies at its own time and flies at its own speed.
		if s.age > shape.ticks-i*7%(shape.ticks/2) {
			continue
		}
		own := 0.6 + 0.4*float64(i*5%8)/8
		turns := float64(i) / float64(shape.bits)
		slow := age - float64(age*age)/float64(3*shape.ticks)
		far := float64(shape.out * slow * own)
		x := float64(s.x) + float64(scene.Wave(turns+0.25)*(far+float64(shape.rim*float64(t.layout.CardW)/2)))
		y := float64(s.y) + float64(scene.Wave(turns)*(far+float64(shape.rim*float64(t.layout.CardH)/2)))
		y += float64(shape.fall*age*age) - float64(shape.up*age*own)
		bit := t.skin.Bits[shape.colour+i%shape.of]
		if bit != 0 {
			items = append(items, scene.Item{Sprite: bit, X: int16(scene.Round(x)), Y: int16(scene.Round(y))})
		}
	}
	return items
}

// showFresh frames, with reduced motion, the cards that lie elsewhere than
// they did, or have been turned.
// With more, those that were framed already stay so.
func (t *Table) showFresh(old *[engine.PackSize]rest, more bool) {
	if !t.reduced || t.layout == nil {
		return
	}
	if !more {
		t.fresh = 0
	}
	t.freshFor = freshTicks
	for i := range old {
		if was, is := &old[i], &t.rests[i]; was.place != is.place || was.Turn != is.Turn {
			if is.place != engine.StockPile {
				t.fresh |= 1 << i
			}
		}
	}
	if t.state.Won() {
		t.freshFor = freshWon
	}
}

// appendFresh frames the cards that have just moved, ever more faintly.
func (t *Table) appendFresh(items []scene.Item) []scene.Item {
	if t.freshFor == 0 {
		return items
	}
	tint := t.skin.Accent&^0xFF | fading(t.freshFor, freshTicks)&0xFF
	for i := range t.rests {
		r := &t.rests[i]
		won := t.state.Won() && r.place.IsFoundation() && r.index == t.state.Len(r.place)-1
		if t.fresh>>i&1 != 0 || won {
			items = t.frame(items, t.skin.Mark, t.cardRect(r).Min, tint)
		}
	}
	return items
}

// fading is a tint that fades in steps over the last ticks of a time.
func fading(left, over int) scene.Colour {
	return 0xFFFFFF00 | scene.Colour(min(255, (left*8/over+1)*32))
}

// glowTint is how brightly a hint glows now: it breathes a few times and then
// stays bright, so that a table at rest draws nothing.
func (t *Table) glowTint() scene.Colour {
	if t.still() || t.glow >= glowBreaths*glowTicks {
		return 0xFFFFFFFF
	}
	part := t.glow % glowTicks
	part = min(part, glowTicks-part) // 0 to glowTicks/2 and back
	const steps = 8
	return 0xFFFFFF00 | scene.Colour(glowLeast+part*2*steps/glowTicks*(255-glowLeast)/steps)
}
