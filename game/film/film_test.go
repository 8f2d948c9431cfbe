package film

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"testing"
)

// picture is one colour, with a dot of another.
func picture(ground color.RGBA, dot image.Point, c color.RGBA) *image.RGBA {
	pic := image.NewRGBA(image.Rect(0, 0, 6, 4))
	for i := range pic.Rect.Dx() * pic.Rect.Dy() {
		pic.SetRGBA(i%6, i/6, ground)
	}
	pic.SetRGBA(dot.X, dot.Y, c)
	return pic
}

var (
	red   = color.RGBA{200, 0, 0, 255}
	green = color.RGBA{0, 200, 0, 255}
)

func decoded(t *testing.T, f *Film) *gif.GIF {
	t.Helper()
	data, err := f.Encode()
	if err != nil {
		t.Fatal(err)
	}
	out, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestAFrameHoldsOnlyWhatHasChanged(t *testing.T) {
	f := &Film{}
	f.Add(picture(red, image.Pt(1, 1), green), 7)
	f.Add(picture(red, image.Pt(3, 2), green), 7)
	out := decoded(t, f)
	if len(out.Image) != 2 {
		t.Fatalf("%d frames, want 2", len(out.Image))
	}
	if got, want := out.Image[1].Rect, image.Rect(1, 1, 4, 3); got != want {
		t.Errorf("the second frame is %v, want %v", got, want)
	}
	for at, want := range map[image.Point]color.RGBA{{1, 1}: red, {3, 2}: green} {
		if got := out.Image[1].At(at.X, at.Y); got != want {
			t.Errorf("at %v is %v, want %v", at, got, want)
		}
	}
	if out.Config.Width != 6 || out.Config.Height != 4 {
		t.Errorf("the film is %d×%d, want 6×4", out.Config.Width, out.Config.Height)
	}
}

func TestAPictureLikeTheLastHoldsItForLonger(t *testing.T) {
	f := &Film{}
	for range 3 {
		f.Add(picture(red, image.Pt(1, 1), green), 7)
	}
	if out := decoded(t, f); len(out.Image) != 1 || out.Delay[0] != 21 {
		t.Errorf("%d frames, held for %v, want one for 21", len(out.Image), out.Delay)
	}
	f.Hold(10)
	f.Hold(200)
	f.Hold(10)
	if out := decoded(t, f); out.Delay[0] != 200 {
		t.Errorf("held for %d, want 200", out.Delay[0])
	}
}

func TestPast256ColoursTheNearestIsTaken(t *testing.T) {
	f := &Film{}
	f.Ink(red, green)
	pic := image.NewRGBA(image.Rect(0, 0, 400, 1))
	for x := range 400 {
		pic.SetRGBA(x, 0, color.RGBA{uint8(x), 0, uint8(x >> 8 * 200), 255})
	}
	f.Add(pic, 7)
	out := decoded(t, f)
	if n := len(out.Image[0].Palette); n != 256 {
		t.Fatalf("%d colours, want 256", n)
	}
	if got := out.Image[0].At(399, 0).(color.RGBA); got.R > 200 || got.G > 0 {
		t.Errorf("the last colour became %v, far from %v", got, pic.At(399, 0))
	}
}

func TestAFilmWithoutAPictureIsAnError(t *testing.T) {
	if _, err := new(Film).Encode(); err == nil {
		t.Error("it was written")
	}
}
