package draw

import (
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"agnes/game/scene"
	"agnes/sprites"
	"agnes/sprites/paint"
)

// runner lets the tests run inside the first Update, where pixels can be read.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error            { r.code = r.m.Run(); return ebiten.Termination }
func (*runner) Draw(*ebiten.Image)         {}
func (*runner) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	if os.Getenv("DISPLAY") == "" {
		fmt.Println("sprites/draw: no DISPLAY, so the screen cannot be compared with paint: skipped")
		os.Exit(0)
	}
	ebiten.SetWindowVisible(false)
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGame(r); err != nil && !errors.Is(err, ebiten.Termination) {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(r.code)
}

func atlas(tb testing.TB) *sprites.Atlas {
	a, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		tb.Fatal(err)
	}
	return a
}

// someItems strews sprites over and beyond a canvas, stretched and tinted.
func someItems(a *sprites.Atlas, n int, tints []scene.Colour) []scene.Item {
	rng := rand.New(rand.NewPCG(1, 2))
	names := append([]string{"white", "felt/green", "small/shadow"}, a.Names("small/")...)
	names = append(names, a.Names("panel/")...)
	names = append(names, a.Names("glyph/")...)
	var items []scene.Item
	for range n {
		item := scene.Item{
			Sprite: a.Sprite(names[rng.IntN(len(names))]),
			X:      int16(rng.IntN(300) - 30),
			Y:      int16(rng.IntN(220) - 30),
			Tint:   tints[rng.IntN(len(tints))],
		}
		if rng.IntN(3) == 0 {
			item.W, item.H = int16(rng.IntN(90)), int16(rng.IntN(90))
		}
		items = append(items, item)
	}
	return items
}

// compare draws both ways and reports the largest difference of a channel and
// where it is.
func compare(t *testing.T, a *sprites.Atlas, items []scene.Item) (worst int, at image.Point) {
	t.Helper()
	want := image.NewRGBA(image.Rect(0, 0, 256, 192))
	screen := ebiten.NewImage(256, 192)
	defer screen.Deallocate()
	paint.Items(want, a, items)
	New(a).Draw(screen, items)
	got := make([]byte, len(want.Pix))
	screen.ReadPixels(got)
	for i := range got {
		d := int(got[i]) - int(want.Pix[i])
		if d = max(d, -d); d > worst {
			worst, at = d, image.Pt(i/4%256, i/4/256)
		}
	}
	return worst, at
}

func TestScreenShowsWhatPaintPaints(t *testing.T) {
	a := atlas(t)
	opaque := []scene.Colour{0, 0xffffffff}
	var items []scene.Item
	for _, item := range someItems(a, 400, opaque) {
		if item.Sprite != a.Sprite("small/shadow") {
			items = append(items, item)
		}
	}
	if worst, at := compare(t, a, items); worst > 1 {
		t.Errorf("opaque items differ by %d at %v", worst, at)
	}
}

func TestEveryStretchIsTheSame(t *testing.T) {
	a := atlas(t)
	for _, name := range []string{"small/QS", "large/JH", "panel/n", "white"} {
		for w := 1; w < 128; w++ {
			items := []scene.Item{{Sprite: a.Sprite(name), X: 3, Y: 5, W: int16(w), H: int16(2*w + 1)}}
			if worst, at := compare(t, a, items); worst > 0 {
				t.Fatalf("%s stretched to %d differs by %d at %v", name, w, worst, at)
			}
		}
	}
}

// A graphics card may round a blended channel either way, so a stack of
// translucent items may be a few units off, but no more.
func TestTintsBlendAlike(t *testing.T) {
	a := atlas(t)
	items := someItems(a, 60, []scene.Colour{0, 0x80ff40c0, 0xffffff80, 0x000000ff, 0xff000001})
	if worst, at := compare(t, a, items); worst > 3 {
		t.Errorf("tinted items differ by %d at %v", worst, at)
	}
}

func TestDrawAllocatesNothing(t *testing.T) {
	a := atlas(t)
	d, screen := New(a), ebiten.NewImage(320, 240)
	items := someItems(a, 300, []scene.Colour{0, 0x80ff40c0})
	d.Draw(screen, items)
	if n := testing.AllocsPerRun(20, func() { d.Draw(screen, items) }); n > 0 {
		t.Errorf("a frame makes %v allocations", n)
	}
}

// movingCards are 52 cards in the air, each with its shadow left out, as the
// budget counts them.
func movingCards(a *sprites.Atlas, tick int) []scene.Item {
	cards := a.Names("large/")[:52]
	items := make([]scene.Item, 52)
	for i := range items {
		items[i] = scene.Item{Sprite: a.Sprite(cards[i]), X: int16((i*37 + tick) % 280), Y: int16((i*53 + tick) % 180)}
	}
	return items
}

func BenchmarkMoving52(b *testing.B) {
	a := atlas(b)
	d, screen := New(a), ebiten.NewImage(320, 240)
	items := movingCards(a, 0)
	for n := 0; b.Loop(); n++ {
		for i := range items {
			items[i].X = int16((i*37 + n) % 280)
		}
		d.Draw(screen, items)
		flush(screen, n)
	}
}

func BenchmarkBare60DrawImage(b *testing.B) {
	a := atlas(b)
	texture := ebiten.NewImageFromImage(a.Pix)
	screen := ebiten.NewImage(320, 240)
	var cards []*ebiten.Image
	for _, name := range a.Names("large/")[:52] {
		cards = append(cards, texture.SubImage(a.Rect(a.Sprite(name))).(*ebiten.Image))
	}
	var options ebiten.DrawImageOptions
	for n := 0; b.Loop(); n++ {
		for i := range 60 {
			options.GeoM.Reset()
			options.GeoM.Translate(float64((i*37+n)%280), float64((i*53)%180))
			screen.DrawImage(cards[i%52], &options)
		}
		flush(screen, n)
	}
}

// flush makes the queued commands run now and then, so that a benchmark counts
// their drawing and the queue does not grow without end.
func flush(screen *ebiten.Image, n int) {
	if n%16 == 15 {
		screen.At(0, 0)
	}
}
