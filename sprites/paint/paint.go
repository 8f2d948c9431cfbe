// Package paint puts a list of scene items on an image in memory, pixel for
// pixel as sprites/draw puts it on the screen. Golden pictures, press pictures
// and animations are made with it. It needs no window.
package paint

import (
	"image"

	"agnes/game/scene"
	"agnes/sprites"
)

// Items paints a list, the first item lowest, each source over what lies
// below. Item coordinates count from the corner of the image's bounds; what
// leaves the image is cut off. Items with an unknown sprite or a negative size
// paint nothing.
func Items(dst *image.RGBA, a *sprites.Atlas, items []scene.Item) {
	for i := range items {
		paint(dst, a, &items[i])
	}
}

// paint puts one item on the image.
func paint(dst *image.RGBA, a *sprites.Atlas, item *scene.Item) {
	from, w, h, ok := a.Shown(item)
	if !ok {
		return
	}
	at := dst.Rect.Min.Add(image.Pt(int(item.X), int(item.Y)))
	box := image.Rectangle{Min: at, Max: at.Add(image.Pt(w, h))}
	seen := box.Intersect(dst.Rect)
	if seen.Empty() {
		return
	}
	same := w == from.Dx()
	by := scaleOf(item.Tint)
	for y := seen.Min.Y; y < seen.Max.Y; y++ {
		sy := from.Min.Y + sprites.StretchSource(y-box.Min.Y, from.Dy(), h)
		row := a.Pix.Pix[a.Pix.PixOffset(from.Min.X, sy):]
		out := dst.Pix[dst.PixOffset(seen.Min.X, y):]
		if same && by.plain {
			n := 4 * seen.Dx()
			skip := 4 * (seen.Min.X - box.Min.X)
			overRow(out[:n:n], row[skip:skip+n])
			continue
		}
		for x := seen.Min.X; x < seen.Max.X; x++ {
			sx := x - box.Min.X
			if !same {
				sx = sprites.StretchSource(sx, from.Dx(), w)
			}
			over(out[4*(x-seen.Min.X):][:4:4], row[4*sx:][:4:4], by)
		}
	}
}

// overRow composes pixels that are neither stretched nor tinted, which is
// nearly everything; runs of opaque pixels are copied at once.
func overRow(out, src []uint8) {
	for i := 0; i < len(out); {
		start := i
		for i < len(out) && src[i+3] == 255 {
			i += 4
		}
		copy(out[start:i], src[start:i])
		for i < len(out) && src[i+3] != 255 {
			over(out[i:][:4:4], src[i:][:4:4], scale{plain: true})
			i += 4
		}
	}
}

// A scale multiplies a premultiplied pixel: red, green, blue and alpha in
// units of 1/255².
type scale struct {
	plain      bool
	r, g, b, a uint32
}

func scaleOf(tint scene.Colour) scale {
	if tint == 0 || tint == 0xffffffff {
		return scale{plain: true}
	}
	a := uint32(tint & 0xff)
	return scale{
		r: uint32(tint>>24) * a,
		g: uint32(tint>>16&0xff) * a,
		b: uint32(tint>>8&0xff) * a,
		a: 255 * a,
	}
}

// over composes one premultiplied pixel on another, rounding once.
func over(out, src []uint8, by scale) {
	alpha := uint32(src[3])
	if alpha == 0 {
		return
	}
	if by.plain {
		if alpha == 255 {
			copy(out, src)
			return
		}
		rest := 255 - alpha
		for i := range 4 {
			out[i] = uint8((uint32(src[i])*255 + uint32(out[i])*rest + 127) / 255)
		}
		return
	}
	// Everything in units of 1/255³ of full brightness, then rounded.
	const unit = 255 * 255
	scales := [4]uint32{by.r, by.g, by.b, by.a}
	rest := unit*255 - alpha*by.a
	for i := range 4 {
		sum := uint64(src[i])*uint64(scales[i])*255 + uint64(out[i])*uint64(rest)
		out[i] = uint8((sum + unit*255/2) / (unit * 255))
	}
}
