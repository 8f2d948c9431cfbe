package table

import (
	"fmt"
	"testing"

	"agnes/game/engine"
	"agnes/game/scene"
)

// drawn is a frame as a test sees it.
type drawn struct {
	at    [engine.PackSize]int // position in the list of items, or -1
	item  [engine.PackSize]scene.Item
	items []scene.Item
}

// look draws a frame and finds the cards in it. It complains of a card that is
// drawn twice or missing.
func (d *drawn) look(t *Table) error {
	d.items = t.Append(d.items[:0])
	for i := range d.at {
		d.at[i] = -1
	}
	for at, item := range d.items {
		card := -1
		switch {
		case item.Sprite >= fakeFace && item.Sprite < fakeFace+engine.PackSize:
			card = int(item.Sprite - fakeFace)
		case item.Sprite >= fakeBack && item.Sprite < fakeBack+engine.PackSize:
			card = int(item.Sprite - fakeBack)
		default:
			continue
		}
		if d.at[card] >= 0 {
			return fmt.Errorf("%s is drawn twice", engine.CardAt(card))
		}
		d.at[card], d.item[card] = at, item
	}
	for i, at := range d.at {
		if at < 0 {
			return fmt.Errorf("%s is missing", engine.CardAt(i))
		}
	}
	return nil
}

// overlap reports whether two cards cover common ground.
func (d *drawn) overlap(i, j int) bool {
	a, b := &d.item[i], &d.item[j]
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// layers complains of a card that is drawn above one that lies on it, or beneath
// one over which it flies.
func (d *drawn) layers(t *Table, before *[engine.PackSize]rest) error {
	for i := range t.rests {
		for j := range t.rests {
			a, b := &t.rests[i], &t.rests[j]
			airA, airB := t.nodes[i].Z >= zAir, t.nodes[j].Z >= zAir
			wrong := false
			switch {
			case airB && !airA:
				wrong = d.at[j] < d.at[i]
			case airA && !airB && before[i].place == before[j].place && before[i].index < before[j].index && t.nodes[j].Z == before[j].z:
				// One is on its way from beneath another that has not left yet.
				wrong = d.at[j] < d.at[i]
			case a.place != b.place || a.index >= b.index:
			case airA && before[i].place == before[j].place && before[i].index > before[j].index:
				// A pile that is turned over as one changes its order on the way.
			case airA && airB, t.nodes[i].Z == a.z && t.nodes[j].Z == b.z:
				wrong = d.at[j] < d.at[i]
			}
			if wrong && d.overlap(i, j) {
				return fmt.Errorf("%s (%s to %s, air %v) lies above %s (%s to %s, air %v)",
					engine.CardAt(i), before[i].place, a.place, airA, engine.CardAt(j), before[j].place, b.place, airB)
			}
		}
	}
	return nil
}

func TestEveryFrame_HasEveryCardOnceAndInOrder(t *testing.T) {
	var d drawn
	moves := make([]engine.Move, 0, 64)
	for _, rs := range engine.RuleSets() {
		games := 2
		if thorough() {
			games = 40
		}
		for n := range games {
			p := deal(t, rs.ID, uint64(n+1))
			before := p.rests
			check := func(when string) {
				t.Helper()
				err := d.look(p.Table)
				if err == nil {
					err = d.layers(p.Table, &before)
				}
				if err != nil {
					t.Fatalf("%s deal %d, %s, after %v: %v", rs.ID, n+1, when, p.game.Moves(), err)
				}
			}
			p.open()
			p.run(t, func() { check("opening") })
			c := chance(n + 1)
			for range 120 {
				rests, earlier := p.rests, before
				for i := range earlier {
					if p.nodes[i].Z == p.rests[i].z {
						earlier[i] = p.rests[i]
					}
				}
				if !p.randomMove(&c, moves) {
					continue
				}
				// A card that was not put to rest first still comes from where
				// it came.
				if before = rests; p.queued {
					before = earlier
				}
				check("move")
				// Sometimes the next move cuts this one short.
				for left := c.below(60); p.Busy() && left > 0; left-- {
					p.Tick(nil)
					check("move")
				}
			}
		}
	}
}

func TestAnAutomaticMove_WaitsForTheDeal(t *testing.T) {
	for tick := 0; tick < 90; tick += sample(7) {
		p := example(t)
		p.open()
		for range tick {
			p.Tick(nil)
		}
		before := p.rests
		m := engine.Up(engine.ReservePile(3))
		if !p.play(m, Queued) {
			t.Fatal("the example has changed")
		}
		var d drawn
		p.run(t, func() {
			err := d.look(p.Table)
			if err == nil {
				err = d.layers(p.Table, &before)
			}
			if err != nil {
				t.Fatalf("played at tick %d of the deal: %v", tick, err)
			}
		})
		p.agrees(t)
	}
}

func TestARestingCard_LiesAtWholePixels(t *testing.T) {
	moves := make([]engine.Move, 0, 64)
	for _, rs := range engine.RuleSets() {
		p := deal(t, rs.ID, 3)
		c := chance(5)
		for range 60 {
			p.randomMove(&c, moves)
			p.run(t, func() {})
			for i, n := range p.nodes {
				if n.X != float64(int(n.X)) || n.Y != float64(int(n.Y)) || n.Lift != 0 || n.Turn != 1 && n.Turn != -1 {
					t.Fatalf("%s rests at %+v after %v", engine.CardAt(i), n.Pose, p.game.Moves())
				}
			}
			p.agrees(t)
		}
	}
}

// agrees fails unless the table shows what the engine has, card by card.
func (p *played) agrees(t *testing.T) {
	t.Helper()
	s := p.game.State()
	for _, place := range p.Layout().places {
		lying := p.Pile(place)
		if len(lying) != s.Len(place) {
			t.Fatalf("%s shows %d cards, the game has %d", place, len(lying), s.Len(place))
		}
		for i, l := range lying {
			want, up := l.Card, true
			switch {
			case place == engine.StockPile:
				want, up = s.StockCard(len(lying)-1-i), false
			case place.IsFoundation():
				if i == len(lying)-1 {
					want = s.Top(place)
				}
			default:
				want, up = s.Cards(place)[i], i >= s.FaceDown(place)
			}
			n := p.nodes[l.Card.Index()]
			if l.Card != want || l.Up != up || n.Turn > 0 != up {
				t.Fatalf("card %d of %s is %s, face up %v; the game has %s, %v", i, place, l.Card, l.Up, want, up)
			}
			if held := p.handMask()>>l.Card.Index()&1 != 0; !held && (n.X != float64(l.Seen.Min.X) || n.Y != float64(l.Seen.Min.Y)) {
				t.Fatalf("%s is shown at %v, %v and rests at %v", l.Card, n.X, n.Y, l.Seen.Min)
			}
		}
	}
}

func TestTheSameGame_GivesTheSameFrames(t *testing.T) {
	frames := func() (all []scene.Item, cues []Cue) {
		p := deal(t, "bernauer-redeal", 5)
		p.open()
		c := chance(9)
		for range 60 {
			for range c.below(40) {
				_, cues = p.Tick(cues)
				all = p.Append(all)
			}
			p.randomMove(&c, nil)
		}
		return all, cues
	}
	first, heard := frames()
	second, heardAgain := frames()
	if len(first) != len(second) || len(heard) != len(heardAgain) {
		t.Fatalf("%d items and %d cues, then %d and %d", len(first), len(heard), len(second), len(heardAgain))
	}
	for i := range first {
		if first[i] != second[i] {
			t.Fatalf("item %d is %+v, then %+v", i, first[i], second[i])
		}
	}
	for i := range heard {
		if heard[i] != heardAgain[i] {
			t.Fatalf("cue %d is %v, then %v", i, heard[i], heardAgain[i])
		}
	}
}
