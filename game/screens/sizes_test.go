package screens

import (
	"fmt"
	"image"
	"math"
	"testing"

	"agnes/game/engine"
	"agnes/game/skin"
	"agnes/game/store"
	"agnes/game/table"
	"agnes/sprites"
)

// pixelRatios are how many device pixels make a CSS pixel on displays that are
// sold.
var pixelRatios = []float64{1, 1.25, 1.5, 1.75, 2, 3}

// Each pixel of the virtual grid is a whole number of device pixels, and the
// grid covers every window, with less than one of its pixels left over: there
// is no letterbox, and nothing to blur.
func TestTheGridCoversEveryWindow(t *testing.T) {
	for _, large := range []bool{false, true} {
		a, err := packOnce(sprites.Selection{LargePrint: large})
		if err != nil {
			t.Fatal(err)
		}
		sizes := skin.Metrics(a, large, 0)
		for _, ratio := range pixelRatios {
			for _, css := range [][2]float64{{320, 480}, {333, 777}, {360, 640}, {390, 844}, {601, 399}, {844, 390}, {1023, 767}, {1366, 768}, {2560, 1440}, {1, 1}, {99, 5000}} {
				w, h := int(math.Round(css[0]*ratio)), int(math.Round(css[1]*ratio))
				f := table.ChooseFit(w, h, ratio, sizes)
				if f.Scale < 1 || f.W*f.Scale < w || f.H*f.Scale < h || (f.W-1)*f.Scale >= w || (f.H-1)*f.Scale >= h {
					t.Errorf("a window of %dx%d: a canvas of %dx%d at scale %d", w, h, f.W, f.H, f.Scale)
				}
			}
		}
	}
}

// rankHeight is how many pixels high the rank in the corner of a card is: the
// rows of ink from the first on, to the left of the suit that begins at right,
// until a row of bare paper.
func rankHeight(a *sprites.Atlas, card string, right int) int {
	r := a.Rect(a.Sprite(card))
	paper := a.Pix.RGBAAt(r.Min.X+2, r.Min.Y+1)
	const left = 3
	inked := func(y int) bool {
		for x := left; x < right; x++ {
			if a.Pix.RGBAAt(r.Min.X+x, y) != paper {
				return true
			}
		}
		return false
	}
	y := r.Min.Y + 1
	for !inked(y) {
		y++
	}
	top := y
	for inked(y) {
		y++
	}
	return y - top
}

// On a telephone of 360 by 640 CSS pixels ranks are at least 8 of them high,
// and 14 in large print. With a ratio of 1.25, which no telephone has, no whole
// scale is large enough; with 1.75 large print has 13.7.
func TestRanksCanBeReadOnATelephone(t *testing.T) {
	for _, large := range []bool{false, true} {
		a, err := packOnce(sprites.Selection{LargePrint: large})
		if err != nil {
			t.Fatal(err)
		}
		for _, ratio := range []float64{1, 1.5, 1.75, 2, 3} {
			least := 8.0
			if large {
				least = 14
				if ratio == 1.75 {
					least = 13.7
				}
			}
			f := table.ChooseFit(int(360*ratio), int(640*ratio), ratio, skin.Metrics(a, large, 0))
			prefix := [...]string{"small/", "large/"}[f.Size]
			right := [...]int{10, 12}[f.Size]
			if large {
				right = [...]int{14, 17}[f.Size]
			}
			for i := range engine.PackSize {
				card := engine.CardAt(i).String()
				if css := float64(rankHeight(a, prefix+card, right)*f.Scale) / ratio; css < least {
					t.Errorf("ratio %v, large print %v: the rank of %s is %.1f CSS pixels high, want %v", ratio, large, prefix+card, css, least)
				}
			}
		}
	}
}

// On a telephone held upright a finger of 44 CSS pixels hits every button of
// the table, and every row of a page that is pressed.
func TestButtonsAreFingerSizedOnATelephone(t *testing.T) {
	for _, ratio := range []float64{1, 2, 3} {
		for _, css := range []image.Point{{360, 640}, {390, 844}} {
			g := picture{window: css.Mul(int(ratio)), ratio: ratio, record: "bernauer", made: 20}
			b := g.stage(t)
			b.fingerSized("the table", ratio)
			for name, open := range map[string]func(){"menu": b.openMenu, "options": b.openOptions, "games": b.openGames, "house": b.openHouse, "share": b.openShare} {
				open()
				b.fingerSized(fmt.Sprint(name, " at ", css), ratio)
				b.closeAll()
			}
		}
	}
}

func (b *bench) fingerSized(where string, ratio float64) {
	b.Helper()
	for i := range b.laidOut() {
		w := &b.widgets[i]
		if !w.live() {
			continue
		}
		if css := float64(w.rect.Dy()*b.fit.Scale) / ratio; css < 42 { // 44 with the gap to the next
			b.Errorf("%s: %q is %.0f CSS pixels high", where, w.name, css)
		}
	}
}

// In large print the cards are as large as in normal print, at every size that
// golden pictures show.
func TestLargePrintLeavesTheCardsTheirSize(t *testing.T) {
	for _, on := range []image.Point{tinyUpright, smallUpright, phoneUpright, wideCanvas, phoneAcross, {1280, 720}} {
		b := (&picture{window: on, record: "bernauer"}).stage(t)
		before := b.fit
		b.change(func(s *store.Settings) { s.LargePrint = true })
		if b.fit.Scale != before.Scale || b.fit.Size != before.Size {
			t.Errorf("%v: size %d at scale %d, in large print size %d at scale %d", on, before.Size, before.Scale, b.fit.Size, b.fit.Scale)
		}
	}
}
