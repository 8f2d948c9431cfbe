package table

import (
	"os"
	"testing"

	"agnes/game/engine"
	"agnes/game/scene"
)

// allFlying has 52 cards in the air: the show of a win.
func allFlying(t testing.TB) *played {
	text, err := os.ReadFile("testdata/bernauer.txt")
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.ParseRecord(string(text))
	if err != nil || !g.State().Won() {
		t.Fatal("the recorded game is not won", err)
	}
	p := &played{Table: laidOut(g.Rules(), aWindow, false), game: g}
	p.Show(g.State())
	p.startShow()
	for range 120 {
		p.Tick(nil)
	}
	return p
}

// atRest has all cards at rest, a mark, a hint and the cursor.
func atRest(t testing.TB) *played {
	rs := engine.RuleSets()[0]
	g, err := engine.NewGame(rs, rs.Rules, 1)
	if err != nil {
		t.Fatal(err)
	}
	p := &played{Table: laidOut(rs.Rules, aWindow, false), game: g}
	p.Show(g.State())
	p.SetMark(g.State().Top(engine.Column(3)))
	p.SetHint(Hint{Move: g.State().Moves(nil)[0], On: true})
	p.Walk(Down)
	return p
}

// inTheHand has a card in the hand, over a place that refuses it.
func inTheHand(t testing.TB) *played {
	p := atRest(t)
	p.press(engine.Column(7))
	p.Drag(100, 100)
	p.Drag(200, 60)
	return p
}

// frame is one Tick and one Append into memory that is kept.
type frame struct {
	items []scene.Item
	cues  []Cue
}

func newFrame() *frame { return &frame{make([]scene.Item, 0, 512), make([]Cue, 0, 64)} }

func (f *frame) next(p *played) {
	_, f.cues = p.Tick(f.cues[:0])
	f.items = p.Append(f.items[:0])
}

func TestAFrame_AllocatesNothing(t *testing.T) {
	f := newFrame()
	moving := map[string]func() *played{
		"52 cards in the air": func() *played { return allFlying(t) },
		"at rest":             func() *played { return atRest(t) },
		"in the hand":         func() *played { return inTheHand(t) },
		"the deal": func() *played {
			p := atRest(t)
			p.open()
			return p
		},
		"a row": func() *played {
			p := atRest(t)
			p.play(engine.Deal, Onward)
			return p
		},
	}
	for name, make := range moving {
		p := make()
		x := 0
		if n := testing.AllocsPerRun(80, func() {
			x++
			if p.Dragging() {
				p.Drag(200+x%30, 60)
			}
			f.next(p)
		}); n != 0 {
			t.Errorf("%s: %v allocations a frame", name, n)
		}
	}
}

func TestATableAtRest_ChangesNothing(t *testing.T) {
	p := atRest(t)
	p.SetHint(Hint{})
	for range 600 {
		if changed, cues := p.Tick(nil); changed || len(cues) > 0 {
			t.Fatalf("the picture changes, or something is heard: %v", cues)
		}
	}
	// A hint breathes for a while, and then stays.
	p.SetHint(Hint{Move: p.game.State().Moves(nil)[0], On: true})
	for range glowBreaths * glowTicks {
		p.Tick(nil)
	}
	if changed, _ := p.Tick(nil); changed {
		t.Error("the hint breathes for ever")
	}
}

func BenchmarkFrame52Moving(b *testing.B) {
	p, f := allFlying(b), newFrame()
	b.ReportAllocs()
	for b.Loop() {
		f.next(p)
		if p.show.tick > 300 {
			p.show.tick = 100
		}
	}
}

func BenchmarkFrameOfADeal(b *testing.B) {
	p, f := atRest(b), newFrame()
	b.ReportAllocs()
	for b.Loop() {
		f.next(p)
		if !p.Busy() {
			p.open()
		}
	}
}

func BenchmarkFrameInTheHand(b *testing.B) {
	p, f := inTheHand(b), newFrame()
	b.ReportAllocs()
	x := 0
	for b.Loop() {
		x++
		p.Drag(200+x%30, 60)
		f.next(p)
	}
}

func BenchmarkFrameAtRest(b *testing.B) {
	p, f := atRest(b), newFrame()
	b.ReportAllocs()
	for b.Loop() {
		f.next(p)
	}
}
