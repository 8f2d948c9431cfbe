package table

import (
	"fmt"
	"image"
	"testing"

	"agnes/game/engine"
)

// windows are the sizes of window that every layout is tried in, in CSS
// pixels.
var windows = [][2]int{
	{320, 320},
	{320, 480},
	{320, 568},
	{360, 640},
	{390, 844},
	{568, 320},
	{640, 360},
	{667, 375},
	{844, 390},
	{800, 600},
	{960, 720},
	{1280, 720},
	{1366, 768},
	{1920, 1080},
	{2560, 1440},
	{3840, 2160},
}

var ratios = []float64{1, 1.25, 1.5, 1.75, 2, 3}

// eachLayout calls test with every window, ratio, hand and rule set.
func eachLayout(t *testing.T, test func(t *testing.T, l *Layout, r engine.Rules, in window)) {
	for _, size := range windows {
		for _, ratio := range ratios {
			in := window{int(float64(size[0]) * ratio), int(float64(size[1]) * ratio), ratio}
			fit := ChooseFit(in.w, in.h, ratio, fakeSizes)
			for _, rs := range engine.RuleSets() {
				for _, mirror := range []bool{false, true} {
					l := NewLayout(fit, fakeSizes[fit.Size], rs.Rules, mirror)
					t.Run(fmt.Sprintf("%dx%d@%g %s mirror=%v", size[0], size[1], ratio, rs.ID, mirror), func(t *testing.T) {
						test(t, l, rs.Rules, in)
					})
					if t.Failed() {
						return
					}
				}
			}
		}
	}
}

// cramped reports whether a window is too small for any layout that shows a
// column of 24 cards: there the table only has to be complete.
func cramped(in window) bool {
	for _, m := range fakeSizes {
		for _, as := range []shape{tall, wideRow, wideGrid} {
			if w, h := leastCanvas(m, as); in.w >= w && in.h >= h {
				return false
			}
		}
	}
	return true
}

func TestNoPile_LeavesTheCanvasOrLiesOnAnother(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, r engine.Rules, in window) {
		canvas := image.Rect(0, 0, l.W, l.H)
		places := l.places
		want := 4 + 7 + 1
		if r.Stock == engine.ToReserve {
			want += 9
		}
		if len(places) != want {
			t.Fatalf("there are %d places, want %d", len(places), want)
		}
		for i, p := range places {
			strip := l.Strip(p)
			if !strip.In(canvas) {
				t.Errorf("%s at %v leaves the canvas of %v", p, strip, canvas.Max)
			}
			if strip.Overlaps(l.Status) || strip.Overlaps(l.Bar) {
				t.Errorf("%s at %v lies under the status line or the buttons %v", p, strip, l.Bar)
			}
			for _, q := range places[i+1:] {
				if strip.Overlaps(l.Strip(q)) {
					t.Errorf("%s at %v and %s at %v overlap", p, strip, q, l.Strip(q))
				}
			}
		}
	})
}

func TestNoCard_LeavesTheCanvas(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, _ engine.Rules, in window) {
		for n := 1; n <= engine.PackSize; n++ {
			for _, down := range []int{0, min(6, n-1)} {
				for _, open := range []int{-1, 0, n / 2, n - 1} {
					f := l.fanOf(engine.Column(1), n, down, open)
					last := -1
					for i := range n {
						y := f.offset(i)
						if y < last {
							t.Fatalf("of %d cards, %d face down, card %d lies above card %d", n, down, i, i-1)
						}
						last = y
					}
					if bottom := l.Place(engine.Column(1)).Max.Y + last; bottom > l.bottom {
						t.Fatalf("a column of %d cards, %d face down, %d open, ends at %d, beyond %d", n, down, open, bottom, l.bottom)
					}
				}
			}
		}
	})
}

func TestAColumnOf24_ShowsRankAndSuitOfEveryCard(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, _ engine.Rules, in window) {
		if cramped(in) {
			t.Skip("the window is too small for any layout")
		}
		for n := 2; n <= 24; n++ {
			for _, down := range []int{0, min(6, n-1)} {
				f := l.fanOf(engine.Column(1), n, down, -1)
				for i := down; i < n-1; i++ {
					if seen := f.offset(i+1) - f.offset(i); seen < l.Index {
						t.Fatalf("of %d cards, %d face down, card %d shows %d pixels, want %d", n, down, i, seen, l.Index)
					}
				}
			}
		}
	})
}

func TestALongColumn_OpensAtTheCardPointedAt(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, _ engine.Rules, in window) {
		if cramped(in) {
			t.Skip("the window is too small for any layout")
		}
		for n := 25; n <= 40; n++ {
			for open := range n - 1 {
				f := l.fanOf(engine.Column(1), n, 0, open)
				if seen := f.offset(open+1) - f.offset(open); seen < l.Index {
					t.Fatalf("of %d cards, card %d, which is held open, shows %d pixels, want %d", n, open, seen, l.Index)
				}
			}
		}
	})
}

func TestTheTable_UsesItsWindow(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, _ engine.Rules, in window) {
		var piles image.Rectangle
		for _, p := range l.places {
			piles = piles.Union(l.Strip(p))
		}
		if 100*piles.Dx() < 80*l.W && 100*piles.Dy() < 80*l.H {
			t.Errorf("the piles use %v of %dx%d", piles, l.W, l.H)
		}
		if l.Scale > 1 && !cramped(in) {
			// A scale more would not fit: nothing is wasted.
			if fit := ChooseFit(in.w, in.h, in.ratio, fakeSizes); fit.Scale != l.Scale {
				t.Errorf("the scale is %d, then %d", l.Scale, fit.Scale)
			}
		}
	})
}

func TestButtons_AreFingerSizedAndApart(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, _ engine.Rules, in window) {
		for n := 1; n <= 8; n++ {
			slots := l.Slots(n)
			for i, s := range slots {
				if !s.In(image.Rect(0, 0, l.W, l.H)) || s.Overlaps(l.Status) {
					t.Fatalf("button %d of %d is at %v", i, n, s)
				}
				for _, q := range slots[i+1:] {
					if s.Overlaps(q) {
						t.Fatalf("buttons %v and %v overlap", s, q)
					}
				}
				for _, p := range l.places {
					if s.Overlaps(l.Strip(p)) {
						t.Fatalf("button %d of %d at %v lies on %s at %v", i, n, s, p, l.Strip(p))
					}
				}
				// A pixel on each side belongs to the target and is not painted.
				if least := min(l.Touch, 22) - 2; s.Dx() < least || s.Dy() < least {
					t.Fatalf("button %d of %d is %v, want %d at least", i, n, s.Size(), least)
				}
			}
		}
		if phone := in.w < in.h && float64(in.w)/in.ratio >= 360; phone {
			for _, s := range l.Slots(6) {
				if s.Dx()+2 < l.Touch || s.Dy()+2 < l.Touch {
					t.Errorf("on a phone a button is %v, want %d", s.Size(), l.Touch)
				}
			}
		}
	})
}

// Buttons whose words want more width than there is side by side stand in two
// rows, if long columns can still be read.
func TestButtons_TakeASecondRowForTheirWords(t *testing.T) {
	for _, c := range []struct {
		w, h int
		word int // width
		rows int
	}{
		{320, 568, 40, 1},
		{320, 568, 46, 2},
		{320, 480, 46, 2},
		{320, 460, 46, 1}, // there is no room
		{320, 568, 90, 1}, // two rows would not do either
		{390, 844, 46, 1},
	} {
		fit := ChooseFit(c.w, c.h, 1, fakeSizes)
		m := fakeSizes[fit.Size]
		m.Buttons, m.Words = 7, [2]image.Point{{200, 40}, {c.word, 31}}
		l := NewLayout(fit, m, engine.RuleSets()[0].Rules, false)
		slots := l.Slots(m.Buttons)
		rows := map[int]bool{}
		for _, s := range slots {
			rows[s.Min.Y] = true
			if c.rows == 2 && (s.Dx()+2 < c.word || s.Dy()+2 < 31) {
				t.Errorf("%+v: a button is %v", c, s.Size())
			}
		}
		if len(rows) != c.rows {
			t.Errorf("%+v: %d rows of buttons", c, len(rows))
		}
		if f := l.fanOf(engine.Column(1), 24, 0, -1); f.offset(23) < 23*l.Index {
			t.Errorf("%+v: a column of 24 shows %d pixels, want %d", c, f.offset(23), 23*l.Index)
		}
	}
}

func TestColumns_AreNearlyAsWideAsAFinger(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, _ engine.Rules, in window) {
		pitch := l.at[engine.Column(2)].X - l.at[engine.Column(1)].X
		if pitch < 0 {
			pitch = -pitch
		}
		css := float64(pitch*l.Scale) / in.ratio
		// Seven columns of 44 need 308 of the narrowest window, and a wide one
		// has panels beside them.
		if w := float64(in.w) / in.ratio; in.w < in.h && w >= 320 && css < 43 {
			t.Errorf("columns are %.0f CSS pixels apart in a window of %.0f", css, w)
		}
	})
}

func TestLeftHanded_IsTheMirrorImage(t *testing.T) {
	for _, size := range windows {
		fit := ChooseFit(size[0], size[1], 1, fakeSizes)
		for _, rs := range engine.RuleSets() {
			right := NewLayout(fit, fakeSizes[fit.Size], rs.Rules, false)
			left := NewLayout(fit, fakeSizes[fit.Size], rs.Rules, true)
			for _, p := range right.places {
				a, b := right.Place(p), left.Place(p)
				if a.Min.Y != b.Min.Y || a.Min.X+b.Max.X != fit.W {
					t.Errorf("%v %s: %s is at %v and mirrored at %v", size, rs.ID, p, a, b)
				}
			}
		}
	}
}

func TestTheMedallion_LiesOnFreeCloth(t *testing.T) {
	const size = 81
	seen := false
	eachLayout(t, func(t *testing.T, l *Layout, r engine.Rules, in window) {
		at, room := l.Medallion(size, size)
		if !room {
			return
		}
		seen = true
		on := image.Rectangle{at, at.Add(image.Pt(size, size))}
		if !on.In(image.Rect(0, 0, l.W, l.H)) || on.Overlaps(l.Bar) {
			t.Errorf("it lies at %v", on)
		}
		for _, p := range l.places {
			if on.Overlaps(l.Place(p)) {
				t.Errorf("at %v it lies beneath %v", on, p)
			}
		}
	})
	if !seen {
		t.Error("there is room for it nowhere")
	}
}
