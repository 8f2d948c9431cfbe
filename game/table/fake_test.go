package table

import (
	"os"
	"testing"

	"agnes/game/engine"
	"agnes/game/scene"
)

// The fake pictures: every card has a face and, in tests of what is drawn, a
// back of its own, so that it can be told in a list of items.
const (
	fakeFace  scene.Sprite = 1000
	fakeBack  scene.Sprite = 2000
	fakeOther scene.Sprite = 3000
)

// fakeSizes are the sizes of the cards as the game draws them.
var fakeSizes = [2]Metrics{{CardW: 35, CardH: 49, Index: 10}, {CardW: 48, CardH: 64, Index: 12}}

func fakeSkin(m Metrics) *Skin {
	k := &Skin{
		Metrics: m, Back: fakeBack, Shadow: scene.Shadow{Whole: fakeOther, Foot: fakeOther, Side: fakeOther, FootH: 16}, Space: fakeOther, FoundationPlace: fakeOther,
		ReservePlace: fakeOther, StockPlace: fakeOther + 14, Glow: fakeOther + 2,
		Mark: fakeOther + 3, May: fakeOther + 4, Focus: Ring{fakeOther + 12, fakeOther + 1, fakeOther + 13}, Ring: Ring{fakeOther + 9, fakeOther + 10, fakeOther + 11}, Margin: 2, Accent: 0xFFFFFFFF, Crown: fakeOther + 5, Seal: fakeOther + 6, White: fakeOther,
		Size: func(scene.Sprite) (int, int) { return 11, 15 },
		Text: func(items []scene.Item, x, y int, s string, tint scene.Colour) []scene.Item {
			for i := range len(s) {
				items = append(items, scene.Item{Sprite: fakeOther + 7, X: int16(x + 6*i), Y: int16(y), Tint: tint})
			}
			return items
		},
		TextSize: func(s string) (int, int) { return 6 * len(s), 12 },
	}
	for i := range k.Faces {
		k.Faces[i] = fakeFace + scene.Sprite(i)
	}
	for i := range k.Bits {
		k.Bits[i] = fakeOther + 8
	}
	return k
}

// window is a window in device pixels.
type window struct {
	w, h  int
	ratio float64
}

// laidOut is a table in a window, ready for a game.
func laidOut(r engine.Rules, in window, mirror bool) *Table {
	t := New()
	fit := ChooseFit(in.w, in.h, in.ratio, fakeSizes)
	t.Dress(NewLayout(fit, fakeSizes[fit.Size], r, mirror), fakeSkin(fakeSizes[fit.Size]))
	for i, n := range t.nodes {
		n.Back = fakeBack + scene.Sprite(i)
	}
	return t
}

// played is a table with a game on it.
type played struct {
	*Table
	game   *engine.Game
	queued bool // the last move waits for the one before
}

var aWindow = window{960, 720, 1}

func deal(t *testing.T, id string, number uint64) *played {
	t.Helper()
	rs, err := engine.FindRuleSet(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.NewGame(rs, rs.Rules, number)
	if err != nil {
		t.Fatal(err)
	}
	p := &played{Table: laidOut(rs.Rules, aWindow, false), game: g}
	p.Show(g.State())
	return p
}

// record takes up a game from its record, as far as it has been played.
func record(t *testing.T, text string) *played {
	t.Helper()
	g, err := engine.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	p := &played{Table: laidOut(g.Rules(), aWindow, false), game: g}
	p.Show(g.State())
	return p
}

// play makes a move and begins to show it.
func (p *played) play(m engine.Move, how Manner) bool {
	events, err := p.game.Play(m)
	if err == nil {
		p.queued = how == Queued && p.Busy()
		p.Animate(p.game.State(), events, how)
	}
	return err == nil
}

func (p *played) undo() bool {
	events, ok := p.game.Undo()
	if ok {
		p.queued = false
		p.Animate(p.game.State(), events, Back)
	}
	return ok
}

func (p *played) redo() bool {
	events, ok := p.game.Redo()
	if ok {
		p.queued = false
		p.Animate(p.game.State(), events, Onward)
	}
	return ok
}

func (p *played) open() {
	s, events := p.game.Opening()
	p.Opening(&s, events)
}

// run ticks until nothing moves, and calls each after every tick.
func (p *played) run(t *testing.T, each func()) {
	t.Helper()
	for n := 0; p.Busy(); n++ {
		if n > 2000 {
			t.Fatal("the motion does not end")
		}
		p.Tick(nil)
		each()
	}
}

// chance is a small generator of its own, for games that are the same on every
// run.
type chance uint64

func (c *chance) below(n int) int {
	*c ^= *c << 13
	*c ^= *c >> 7
	*c ^= *c << 17
	return int(uint64(*c) >> 11 % uint64(n))
}

// randomMove makes a legal move, or now and then takes one back or makes it
// again. It reports whether anything was done.
func (p *played) randomMove(c *chance, moves []engine.Move) bool {
	switch c.below(10) {
	case 0:
		return p.undo()
	case 1:
		return p.redo()
	}
	moves = p.game.State().Moves(moves[:0])
	if len(moves) == 0 {
		return p.undo()
	}
	m := moves[c.below(len(moves))]
	// Cards that go up are more fun.
	for _, up := range moves {
		if up.To == engine.FoundationPile && c.below(3) > 0 {
			m = up
		}
	}
	how := Onward
	if c.below(4) == 0 {
		how = Queued
	}
	return p.play(m, how)
}

// thorough reports whether a test is to leave nothing out.
func thorough() bool { return os.Getenv("AGNES_PROOF") != "" }

// sample is how many steps a sampled test goes at a time.
func sample(steps int) int {
	if thorough() {
		return 1
	}
	return steps
}
