package table

import (
	"image"
	"testing"

	"agnes/game/engine"
)

// below are the pixels of a column's lane under its last card, from the slop on
// down to where columns end or a reserve card rises.
func (p *played) below(column engine.Place) (pixels []image.Point) {
	r, lane := p.topRect(column), p.layout.Strip(column)
	for y := r.Max.Y + slop; y < lane.Max.Y-2*p.layout.Index; y += 7 {
		pixels = append(pixels, image.Pt(r.Min.X+r.Dx()/2, y))
	}
	return pixels
}

func TestAPressOnTheFelt_TakesNoCard(t *testing.T) {
	tried := 0
	positions(t, sample(7), func(t *testing.T, p *played) {
		for n := 1; n <= engine.Columns; n++ {
			for _, at := range p.below(engine.Column(n)) {
				tried++
				p.wait()
				if p.Press(at.X, at.Y) {
					t.Errorf("there is something at %v, below column %d", at, n)
				}
				p.Drag(at.X+20, at.Y)
				if p.Dragging() {
					t.Errorf("a drag at %v takes a card of column %d", at, n)
				}
				p.Cancel()
				p.Press(at.X, at.Y)
				if got := p.Release(at.X, at.Y); got.Kind != Nothing {
					t.Errorf("a tap at %v, below column %d, comes to %+v", at, n, got)
				}
			}
		}
	})
	if tried == 0 {
		t.Error("no column left any felt")
	}
}

func TestTheFeltBelowAColumn_TakesWhatIsPickedAndGivesNothing(t *testing.T) {
	positions(t, sample(7), func(t *testing.T, p *played) {
		for _, m := range p.carries() {
			if !m.To.IsColumn() {
				continue
			}
			for _, at := range p.below(m.To) {
				p.wait()
				p.tapOn(m.From, p.index(m))
				p.Press(at.X, at.Y)
				p.Drag(at.X+20, at.Y)
				if p.Dragging() {
					t.Errorf("a drag at %v takes a card of %s", at, m.To)
				}
				p.Cancel()
				p.wait()
				p.tapOn(m.From, p.index(m))
				p.Press(at.X, at.Y)
				if got := p.Release(at.X, at.Y); got.Kind != Play || got.Move != m {
					t.Errorf("with the cards of %v picked a tap at %v comes to %+v", m, at, got)
				}
				p.Cancel()
			}
		}
	})
}

// A press in the gap beside a column means the card at that height.
func TestBesideACard_IsStillTheCard(t *testing.T) {
	p := example(t)
	more := p.layout.gap/2 - 1
	if more < 2 {
		t.Fatal("the gap is too narrow")
	}
	for n := 1; n <= engine.Columns; n++ {
		for i, lying := range p.Pile(engine.Column(n)) {
			for _, x := range []int{lying.Seen.Min.X - more, lying.Seen.Max.X + more} {
				on, felt, ok := p.hit(x, centre(lying.Seen).Y)
				if want := (spot{engine.Column(n), i}); on != want || felt || !ok {
					t.Errorf("beside card %d of column %d is %v, felt %v", i, n, on, felt)
				}
			}
		}
		last := p.topRect(engine.Column(n))
		if on, felt, ok := p.hit(last.Min.X, last.Max.Y+slop-1); on.place != engine.Column(n) || felt || !ok {
			t.Errorf("just below column %d is %v", n, on)
		}
	}
}
