package main

import (
	"fmt"
	"image"
	"strings"

	"agnes/sprites"
)

// A canvas is a picture of palette indices; index 0 is clear.
type canvas struct {
	w, h int
	px   []uint8
}

func blank(w, h int) *canvas { return &canvas{w, h, make([]uint8, w*h)} }

// letters names the palette in hand-written pictures. '.' and ' ' are clear.
var letters = map[rune]uint8{
	'.': sprites.Clear, ' ': sprites.Clear, '_': sprites.Shadow,
	'k': sprites.Ink, 'K': sprites.Coal, 'd': sprites.Dusk, 'm': sprites.Mist, 's': sprites.Silver,
	'W': sprites.Bright, 'w': sprites.Paper, 'l': sprites.Linen, 't': sprites.Tan,
	'f': sprites.SkinLight, 'F': sprites.Skin, 'g': sprites.SkinDark, 'b': sprites.Brown, 'B': sprites.Umber,
	'v': sprites.Wine, 'V': sprites.Claret, 'r': sprites.Crimson, 'o': sprites.Vermilion, 'p': sprites.Rose,
	'a': sprites.Amber, 'y': sprites.Gold, 'Y': sprites.Pale,
	'q': sprites.FeltDark, 'e': sprites.Felt, 'E': sprites.FeltLight, 'L': sprites.Leaf,
	'n': sprites.Navy, 'D': sprites.Deep, 'R': sprites.River, 'S': sprites.Sky,
	'#': sprites.Bright, // glyphs and stencils: whoever places them gives the ink
}

// picture reads rows of letters. Rows may differ in length; the widest counts.
func picture(rows string) *canvas {
	lines := strings.Split(strings.Trim(rows, "\n"), "\n")
	w := 0
	for _, l := range lines {
		w = max(w, len(l))
	}
	c := blank(w, len(lines))
	for y, l := range lines {
		for x, r := range l {
			ink, ok := letters[r]
			if !ok {
				panic(fmt.Sprintf("no colour %q in row %q", r, l))
			}
			c.px[y*w+x] = ink
		}
	}
	return c
}

// mirrored reads the left half of a picture, whose last column is the axis.
// Rows stand against the axis: a short one is clear on the outside.
func mirrored(rows string) *canvas {
	lines := strings.Split(strings.Trim(rows, "\n"), "\n")
	w := 0
	for _, l := range lines {
		w = max(w, len(l))
	}
	for i, l := range lines {
		lines[i] = strings.Repeat(".", w-len(l)) + l
	}
	half := picture(strings.Join(lines, "\n"))
	c := blank(half.w*2-1, half.h)
	for y := range half.h {
		for x := range half.w {
			c.set(x, y, half.at(x, y))
			c.set(c.w-1-x, y, half.at(x, y))
		}
	}
	return c
}

func (c *canvas) in(x, y int) bool { return x >= 0 && y >= 0 && x < c.w && y < c.h }

func (c *canvas) at(x, y int) uint8 {
	if !c.in(x, y) {
		return 0
	}
	return c.px[y*c.w+x]
}

func (c *canvas) set(x, y int, ink uint8) {
	if c.in(x, y) {
		c.px[y*c.w+x] = ink
	}
}

func (c *canvas) fill(x, y, w, h int, ink uint8) {
	for j := y; j < y+h; j++ {
		for i := x; i < x+w; i++ {
			c.set(i, j, ink)
		}
	}
}

// frame draws a rectangle's outline, one pixel thick.
func (c *canvas) frame(x, y, w, h int, ink uint8) {
	c.fill(x, y, w, 1, ink)
	c.fill(x, y+h-1, w, 1, ink)
	c.fill(x, y, 1, h, ink)
	c.fill(x+w-1, y, 1, h, ink)
}

// put lays src over c; clear pixels let through.
func (c *canvas) put(src *canvas, x, y int) {
	for j := range src.h {
		for i := range src.w {
			if p := src.at(i, j); p != 0 {
				c.set(x+i, y+j, p)
			}
		}
	}
}

// stamp lays the shape of src over c in one ink.
func (c *canvas) stamp(src *canvas, x, y int, ink uint8) { c.put(src.inked(ink), x, y) }

func (c *canvas) clone() *canvas {
	d := blank(c.w, c.h)
	copy(d.px, c.px)
	return d
}

// inked is the shape of c in one colour.
func (c *canvas) inked(ink uint8) *canvas {
	d := c.clone()
	for i, p := range d.px {
		if p != 0 {
			d.px[i] = ink
		}
	}
	return d
}

// swap changes colours, given as pairs of letters: "rn" makes r an n.
func (c *canvas) swap(pairs ...string) *canvas {
	var to [256]uint8
	for i := range to {
		to[i] = uint8(i)
	}
	for _, p := range pairs {
		to[letters[rune(p[0])]] = letters[rune(p[1])]
	}
	d := c.clone()
	for i, p := range d.px {
		d.px[i] = to[p]
	}
	return d
}

func (c *canvas) flipped() *canvas {
	d := blank(c.w, c.h)
	for y := range c.h {
		for x := range c.w {
			d.set(c.w-1-x, y, c.at(x, y))
		}
	}
	return d
}

func (c *canvas) upsideDown() *canvas {
	d := blank(c.w, c.h)
	for y := range c.h {
		for x := range c.w {
			d.set(x, c.h-1-y, c.at(x, y))
		}
	}
	return d
}

// turned is c turned by half a circle.
func (c *canvas) turned() *canvas { return c.flipped().upsideDown() }

// doubled is c twice as large with its stairs smoothed: each pixel becomes
// four, and a corner takes the colour of its two neighbours where these agree
// (the rule known as EPX or Scale2x).
func (c *canvas) doubled() *canvas {
	d := blank(2*c.w, 2*c.h)
	for y := range c.h {
		for x := range c.w {
			p, up, left, right, down := c.at(x, y), c.at(x, y-1), c.at(x-1, y), c.at(x+1, y), c.at(x, y+1)
			corner := func(i, j int, a, b, not1, not2 uint8) {
				if a == b && a != not1 && b != not2 {
					d.set(2*x+i, 2*y+j, a)
				} else {
					d.set(2*x+i, 2*y+j, p)
				}
			}
			corner(0, 0, left, up, down, right)
			corner(1, 0, up, right, left, down)
			corner(0, 1, down, left, right, up)
			corner(1, 1, right, down, up, left)
		}
	}
	return d
}

// crop cuts a rectangle out.
func (c *canvas) crop(x, y, w, h int) *canvas {
	d := blank(w, h)
	for j := range h {
		for i := range w {
			d.set(i, j, c.at(x+i, y+j))
		}
	}
	return d
}

// outlined surrounds the shape with a line of one pixel, on a canvas that is
// a pixel larger on each side.
func (c *canvas) outlined(ink uint8) *canvas {
	d := blank(c.w+2, c.h+2)
	for y := range d.h {
		for x := range d.w {
			if c.at(x-2, y-1)|c.at(x, y-1)|c.at(x-1, y-2)|c.at(x-1, y) != 0 {
				d.set(x, y, ink)
			}
		}
	}
	d.put(c, 1, 1)
	return d
}

// disc fills an ellipse whose box has its corner at x, y.
func (c *canvas) disc(x, y, w, h int, ink uint8) {
	for j := range h {
		for i := range w {
			dx, dy := (2*i+1-w)*h, (2*j+1-h)*w
			if dx*dx+dy*dy <= w*w*h*h {
				c.set(x+i, y+j, ink)
			}
		}
	}
}

// polygon fills a shape given by corner points x, y, x, y, …: a pixel is in
// when its centre is.
func (c *canvas) polygon(ink uint8, points ...int) {
	n := len(points) / 2
	for y := range c.h {
		for x := range c.w {
			inside := false
			for i := range n {
				j := (i + 1) % n
				x0, y0 := 2*points[2*i], 2*points[2*i+1]
				x1, y1 := 2*points[2*j], 2*points[2*j+1]
				px, py := 2*x+1, 2*y+1
				if (y0 > py) != (y1 > py) {
					cross := (px-x0)*(y1-y0) - (py-y0)*(x1-x0)
					if (cross < 0) == (y1 > y0) {
						inside = !inside
					}
				}
			}
			if inside {
				c.set(x, y, ink)
			}
		}
	}
}

func abs(a int) int { return max(a, -a) }

// image turns the canvas into a paletted image.
func (c *canvas) image() *image.Paletted {
	m := image.NewPaletted(image.Rect(0, 0, c.w, c.h), sprites.Palette)
	copy(m.Pix, c.px)
	return m
}
