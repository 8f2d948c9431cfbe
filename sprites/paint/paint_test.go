package paint

import (
	"image"
	"image/color"
	"testing"

	"agnes/game/scene"
	"agnes/sprites"
)

func atlas(tb testing.TB) *sprites.Atlas {
	a, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		tb.Fatal(err)
	}
	return a
}

func TestASpriteIsCopiedAsItIs(t *testing.T) {
	a := atlas(t)
	card := a.Sprite("small/QC")
	dst := image.NewRGBA(image.Rect(0, 0, 60, 60))
	Items(dst, a, []scene.Item{{Sprite: card, X: 7, Y: 5}})
	r := a.Rect(card)
	for y := range r.Dy() {
		for x := range r.Dx() {
			if got, want := dst.RGBAAt(7+x, 5+y), a.Pix.RGBAAt(r.Min.X+x, r.Min.Y+y); got != want {
				t.Fatalf("%d, %d is %v, not %v", x, y, got, want)
			}
		}
	}
	if dst.RGBAAt(6, 5) != (color.RGBA{}) || dst.RGBAAt(7+r.Dx(), 5) != (color.RGBA{}) {
		t.Error("it paints beside itself")
	}
}

func TestWhatLeavesTheImageIsCutOff(t *testing.T) {
	a := atlas(t)
	whole := image.NewRGBA(image.Rect(-100, -100, 200, 200))
	dst := image.NewRGBA(image.Rect(0, 0, 40, 40))
	for _, at := range []image.Point{{-20, -30}, {30, 35}, {-300, 0}, {300, 0}, {0, 32767}} {
		items := []scene.Item{{Sprite: a.Sprite("large/KS"), X: int16(at.X), Y: int16(at.Y), W: 55, H: 70}}
		Items(dst, a, items)
		items[0].X, items[0].Y = int16(at.X+100), int16(min(at.Y+100, 32767))
		Items(whole, a, items)
	}
	for y := range 40 {
		for x := range 40 {
			if dst.RGBAAt(x, y) != whole.RGBAAt(x, y) {
				t.Fatalf("%d, %d differs", x, y)
			}
		}
	}
}

func TestTintMultiplies(t *testing.T) {
	a := atlas(t)
	white := a.Sprite("white")
	for _, c := range []struct {
		below color.RGBA
		tint  scene.Colour
		want  color.RGBA
	}{
		{color.RGBA{}, 0, color.RGBA{255, 255, 255, 255}},
		{color.RGBA{}, 0x204060ff, color.RGBA{0x20, 0x40, 0x60, 255}},
		{color.RGBA{100, 100, 100, 255}, 0xffffff00, color.RGBA{100, 100, 100, 255}},
		{color.RGBA{0, 0, 0, 255}, 0xff000080, color.RGBA{128, 0, 0, 255}},
		{color.RGBA{255, 255, 255, 255}, 0x00000080, color.RGBA{127, 127, 127, 255}},
		{color.RGBA{}, 0xffffff80, color.RGBA{128, 128, 128, 128}},
	} {
		dst := image.NewRGBA(image.Rect(0, 0, 1, 1))
		dst.SetRGBA(0, 0, c.below)
		Items(dst, a, []scene.Item{{Sprite: white, Tint: c.tint}})
		if got := dst.RGBAAt(0, 0); got != c.want {
			t.Errorf("%08x over %v is %v, not %v", uint32(c.tint), c.below, got, c.want)
		}
	}
}

func TestNothingIsPaintedForNothing(t *testing.T) {
	a := atlas(t)
	dst := image.NewRGBA(image.Rect(0, 0, 8, 8))
	Items(dst, a, []scene.Item{{}, {Sprite: 0xffff}, {Sprite: a.Sprite("white"), W: -3, H: 4}})
	for i, p := range dst.Pix {
		if p != 0 {
			t.Fatalf("byte %d is %d", i, p)
		}
	}
}

func BenchmarkTable(b *testing.B) {
	a := atlas(b)
	dst := image.NewRGBA(image.Rect(0, 0, 480, 270))
	var items []scene.Item
	for y := int16(0); y < 270; y += 64 {
		for x := int16(0); x < 480; x += 64 {
			items = append(items, scene.Item{Sprite: a.Sprite("felt/green"), X: x, Y: y})
		}
	}
	for i, name := range a.Names("large/")[:52] {
		items = append(items, scene.Item{Sprite: a.Sprite(name), X: int16(i * 37 % 430), Y: int16(i * 53 % 200)})
	}
	for b.Loop() {
		Items(dst, a, items)
	}
}
