package e2e

import (
	"fmt"
	"image"
	"testing"
)

// On a display of any pixel ratio the picture is neither blurred nor stretched,
// and covers the whole page: of a checkerboard as fine as the game's own pixels
// every square is as large as every other, and black or white.
func TestThePictureIsSharpAtEveryPixelRatio(t *testing.T) {
	h := newHost(t)
	for _, ratio := range []float64{1, 1.25, 1.5, 1.75, 2, 3} {
		t.Run(fmt.Sprint(ratio), func(t *testing.T) {
			p := newPage(t)
			ok(t, p.Screen(604, 412, ratio, false)) // whole device pixels at each ratio
			ok(t, p.Go(h.address("?card=checker")))
			ok(t, p.Play())
			var got float64
			ok(t, p.Evaluate("devicePixelRatio", &got))
			if got != ratio {
				t.Fatalf("the browser's ratio is %v", got)
			}
			var fault error
			for range 20 {
				if fault = checkered(must[image.Image](t)(p.Screenshot())); fault == nil {
					return
				}
				ok(t, p.WaitFor("new Promise((done) => setTimeout(() => done(true), 200))"))
			}
			t.Error(fault)
			keepShot(t, p, "checker")
		})
	}
}

// checkered says where a picture is not a checkerboard of equal squares, black
// in the left upper corner.
func checkered(pic image.Image) error {
	bounds := pic.Bounds()
	white := func(x, y int) bool { r, _, _, _ := pic.At(x, y).RGBA(); return r > 0x7fff }
	side := 1
	for side < bounds.Dx() && white(bounds.Min.X+side, bounds.Min.Y) == white(bounds.Min.X, bounds.Min.Y) {
		side++
	}
	if side > 8 {
		return fmt.Errorf("the first square is %d pixels wide", side)
	}
	for y := range bounds.Dy() {
		for x := range bounds.Dx() {
			want := uint32((x/side + y/side) % 2 * 0xffff)
			r, g, b, _ := pic.At(bounds.Min.X+x, bounds.Min.Y+y).RGBA()
			if r != want || g != want || b != want {
				return fmt.Errorf("pixel %d, %d of %v is %04x %04x %04x, not %04x; squares are %d pixels wide", x, y, bounds.Size(), r, g, b, want, side)
			}
		}
	}
	return nil
}
