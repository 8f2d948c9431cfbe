// Package film makes an animated GIF out of pictures of pixel art: each frame
// holds only what has changed, and a picture in which nothing has is the last
// one held for longer. It knows nobody, and neither files nor the game.
package film

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
)

// A Film grows picture by picture. Its palette is the colours met so far, 256
// at most: pixel art has few, and shadows and tints add some. Past them the
// nearest is taken. The zero value is an empty film.
type Film struct {
	frames gif.GIF
	inks   color.Palette
	index  map[color.RGBA]uint8
	last   *image.Paletted
}

// Ink gives colours a place in the palette before the pictures do, so that those
// that matter most are among the 256.
func (f *Film) Ink(colours ...color.Color) {
	for _, c := range colours {
		f.ink(color.RGBAModel.Convert(c).(color.RGBA))
	}
}

func (f *Film) ink(c color.RGBA) uint8 {
	at, ok := f.index[c]
	if ok {
		return at
	}
	if len(f.inks) < 256 {
		at = uint8(len(f.inks))
		f.inks = append(f.inks, c)
	} else {
		at = uint8(f.inks.Index(c))
	}
	if f.index == nil {
		f.index = map[color.RGBA]uint8{}
	}
	f.index[c] = at
	return at
}

// Add shows a picture for so many hundredths of a second. All pictures of a film
// are of one size and begin at the origin; how opaque they are does not count.
func (f *Film) Add(pic *image.RGBA, hundredths int) {
	next := f.paletted(pic)
	changed := next.Rect
	if f.last != nil {
		changed = difference(f.last, next)
	}
	f.last = next
	if n := len(f.frames.Delay); n > 0 && changed.Empty() {
		f.frames.Delay[n-1] += hundredths
		return
	}
	f.frames.Image = append(f.frames.Image, cut(next, changed))
	f.frames.Delay = append(f.frames.Delay, hundredths)
	f.frames.Disposal = append(f.frames.Disposal, gif.DisposalNone)
}

// Hold lets the last picture stay for at least so many hundredths of a second.
func (f *Film) Hold(hundredths int) {
	if n := len(f.frames.Delay); n > 0 {
		f.frames.Delay[n-1] = max(f.frames.Delay[n-1], hundredths)
	}
}

// Encode writes the film as a GIF that runs again and again. A film without a
// picture is an error.
func (f *Film) Encode() ([]byte, error) {
	for _, frame := range f.frames.Image {
		frame.Palette = f.inks
	}
	if f.last != nil {
		f.frames.Config = image.Config{ColorModel: f.inks, Width: f.last.Rect.Dx(), Height: f.last.Rect.Dy()}
	}
	var b bytes.Buffer
	err := gif.EncodeAll(&b, &f.frames)
	return b.Bytes(), err
}

func (f *Film) paletted(pic *image.RGBA) *image.Paletted {
	out := image.NewPaletted(pic.Rect, nil)
	w := 4 * pic.Rect.Dx()
	for y := range pic.Rect.Dy() {
		row := pic.Pix[y*pic.Stride:][:w]
		for x := range out.Stride {
			p := row[4*x:]
			out.Pix[y*out.Stride+x] = f.ink(color.RGBA{p[0], p[1], p[2], 255})
		}
	}
	return out
}

// cut copies a part of a picture.
func cut(pic *image.Paletted, part image.Rectangle) *image.Paletted {
	out := image.NewPaletted(part, nil)
	for y := range part.Dy() {
		copy(out.Pix[y*out.Stride:], pic.Pix[pic.PixOffset(part.Min.X, part.Min.Y+y):][:out.Stride])
	}
	return out
}

// difference is the smallest rectangle that holds every pixel in which two
// pictures of one size differ.
func difference(a, b *image.Paletted) (r image.Rectangle) {
	w := a.Rect.Dx()
	for y := range a.Rect.Dy() {
		rowA, rowB := a.Pix[y*a.Stride:][:w], b.Pix[y*b.Stride:][:w]
		if bytes.Equal(rowA, rowB) {
			continue
		}
		for x := range w {
			if rowA[x] != rowB[x] {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}
