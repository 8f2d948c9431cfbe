package table

import (
	"image"
	"testing"

	"agnes/game/engine"
	"agnes/game/scene"
)

// find is where in a list a sprite comes first and last, or -1.
func find(items []scene.Item, s scene.Sprite) (first, last int) {
	first, last = -1, -1
	for i := range items {
		if items[i].Sprite == s {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	return first, last
}

const fakeText = fakeOther + 7

func TestNumbers_LieOverCardsAtRestAndUnderTheHand(t *testing.T) {
	p := example(t)
	p.press(engine.Column(7))
	p.Drag(100, 100)
	var d drawn
	if err := d.look(p.Table); err != nil {
		t.Fatal(err)
	}
	held := p.cardOf(p.stroke.held, 0).Index()
	first, last := find(d.items, fakeText)
	if first < 0 {
		t.Fatal("the numbers vanish while a card is held")
	}
	for i, at := range d.at {
		if i == held && at < last {
			t.Errorf("the held card is drawn at %d, under a number at %d", at, last)
		}
		if i != held && at > first {
			t.Errorf("%s, at rest, is drawn at %d, over a number at %d", engine.CardAt(i), at, first)
		}
	}
}

func TestWhatAFoundationTakesNext_DoesNotLookLikeACount(t *testing.T) {
	p := example(t)
	next, count := 0, 0
	for _, item := range p.Append(nil) {
		at := image.Pt(int(item.X), int(item.Y))
		onStock := at.In(p.layout.Strip(engine.StockPile))
		switch item.Tint {
		case nextTint:
			next++
			if onStock {
				t.Errorf("the count of the stock at %v looks like a rank", at)
			}
		case countTint:
			count++
			if !onStock {
				t.Errorf("a rank at %v looks like a count", at)
			}
		}
	}
	if next == 0 || count == 0 {
		t.Errorf("%d ranks and %d counts are printed", next, count)
	}
}

func TestTheStocksNumber_CountsWhatLiesThere(t *testing.T) {
	p := example(t)
	p.open()
	p.Tick(nil)
	if n := p.landed()[engine.StockPile].n; n != engine.PackSize-1 {
		t.Errorf("as the base card sets out %d cards lie in the stock", n)
	}
	last := engine.PackSize
	p.run(t, func() {
		n := p.landed()[engine.StockPile].n
		if n > last {
			t.Errorf("the stock grows from %d to %d during the deal", last, n)
		}
		last = n
	})
	if last != p.state.Len(engine.StockPile) {
		t.Errorf("it ends at %d", last)
	}
}

func TestAHiddenPileFarFromItsColumn_SaysWhichItWaitsFor(t *testing.T) {
	rs, err := engine.FindRuleSet("bernauer-hidden")
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.NewGame(rs, rs.Rules, 1)
	if err != nil {
		t.Fatal(err)
	}
	p := &played{Table: laidOut(rs.Rules, window{640, 360, 1}, false), game: g}
	if !p.layout.Grid {
		t.Fatal("the reserve has a row of its own here")
	}
	p.Show(g.State())
	for n := 1; n <= engine.Columns; n++ {
		for a, b := range map[engine.Place]engine.Place{
			engine.Column(n): engine.ReservePile(n), engine.ReservePile(n): engine.Column(n),
		} {
			at := p.where(a, p.state.Len(a)-1)
			p.Drag(at.X, at.Y)
			if got := p.linked(); got != b {
				t.Errorf("with the pointer on %s, %s is framed, want %s", a, got, b)
			}
		}
	}
	p.Drag(0, 0)
	if got := p.linked(); got != engine.Nowhere {
		t.Errorf("with the pointer on nothing, %s is framed", got)
	}
}

// In other patience games a ring where the stock was says that the cards can be
// dealt again.
func TestTheRingUnderTheStock_PromisesARedeal(t *testing.T) {
	for _, rs := range engine.RuleSets() {
		p := deal(t, rs.ID, 3)
		for play := true; play; {
			want := p.state.RedealsLeft() > 0
			if first, _ := find(p.Append(nil), p.skin.StockPlace); first >= 0 != want {
				t.Errorf("%s with %d redeals left: there is a ring: %v", rs.ID, p.state.RedealsLeft(), !want)
			}
			play = p.play(engine.Deal, Onward) || p.play(engine.Redeal, Onward)
			p.Finish()
		}
	}
}

func TestTheMark_StaysUntilTheNextMove(t *testing.T) {
	p := example(t)
	m, err := engine.ParseMove("r3-f")
	if err != nil {
		t.Fatal(err)
	}
	p.play(m, Queued)
	marked := func() bool {
		first, _ := find(p.Append(nil), p.skin.Mark)
		return first >= 0
	}
	if marked() {
		t.Error("a card is marked before it has landed")
	}
	p.run(t, func() {})
	for range 500 {
		p.Tick(nil)
	}
	if !marked() {
		t.Error("the card that moved by itself is not marked")
	}
	p.play(engine.Deal, Onward)
	p.Finish()
	if marked() {
		t.Error("it is still marked after the next move")
	}
}
