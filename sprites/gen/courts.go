package main

import (
	"maps"

	"agnes/sprites"
)

// A layer is one part of a figure: rows of letters at a height. Mirrored
// layers are the left half of something symmetrical; others give x as well.
type layer struct {
	x, y int
	pic  *canvas
	side bool // not symmetrical: laid on last, unshaded
}

// A figure is drawn part over part, then shaded from the right, since light
// falls from the upper left in every picture of the game.
type figure []layer

// largeCourts are the twelve figures of the large cards.
var largeCourts = func() map[string]figure {
	all := maps.Clone(largeClubsDiamonds)
	maps.Copy(all, largeHeartsSpades)
	return all
}()

// half is a symmetrical part, from its left half.
func half(y int, rows string, swaps ...string) layer {
	return layer{y: y, pic: mirrored(rows).swap(swaps...)}
}

// side is a part that stands on one side only.
func side(x, y int, rows string, swaps ...string) layer {
	return layer{x: x, y: y, pic: picture(rows).swap(swaps...), side: true}
}

// lowered is a figure that sits deeper in its frame, to leave room for the
// points of a crown.
func lowered(by int, layers ...layer) figure {
	f := figure(layers)
	for i := range f {
		f[i].y += by
	}
	return f
}

// shades pairs each colour with the one that it takes in shadow.
var shades = [][2]rune{
	{'f', 'F'},
	{'F', 'g'},
	{'r', 'V'},
	{'R', 'D'},
	{'S', 'R'},
	{'y', 'a'},
	{'Y', 'y'},
	{'a', 'b'},
	{'b', 'B'},
	{'W', 's'},
	{'s', 'm'},
	{'m', 'd'},
	{'L', 'E'},
	{'E', 'q'},
	{'o', 'r'},
	{'V', 'v'},
	{'d', 'K'},
	{'w', 'l'},
}

// draw puts the figure together on a canvas of odd width: the symmetrical
// parts, their shadow depth pixels deep on the right edge of each patch of
// colour, then the parts of one side, and a dark line around it all.
func (f figure) draw(w, h, depth int) *canvas {
	c := blank(w, h)
	for _, l := range f {
		if !l.side {
			c.put(l.pic, w/2-l.pic.w/2, l.y)
		}
	}
	c = c.shaded(depth)
	for _, l := range f {
		if l.side {
			c.put(l.pic, l.x, l.y)
		}
	}
	return c.outlined(sprites.Ink).crop(1, 1, w, h)
}

// shaded darkens the right edge of each patch of colour right of the middle.
func (c *canvas) shaded(depth int) *canvas {
	to := make(map[uint8]uint8)
	for _, s := range shades {
		to[letters[s[0]]] = letters[s[1]]
	}
	d := c.clone()
	for y := range c.h {
		for x := c.w/2 + 2; x < c.w; x++ {
			p := c.at(x, y)
			dark, ok := to[p]
			if !ok || c.at(x-1, y) != p {
				continue
			}
			for i := 1; i <= depth; i++ {
				if c.at(x+i, y) != p {
					d.set(x, y, dark)
				}
			}
		}
	}
	return d
}

// court draws a court card's picture between the rows top and bottom, framed
// in the ink of the suit.
func court(c *canvas, s *cardSize, rank byte, suit, top, bottom int, ink uint8) {
	const margin = 4
	w, h := s.w-2*margin, bottom-top
	panel := blank(w, h)
	grounds[suit](panel)
	fw, fh := s.figure[0], s.figure[1]
	pic := s.courts[string(rank)+suitOrder[suit:suit+1]].draw(fw, fh, s.shade)
	panel.put(pic, (w-fw)/2, h-1-fh)
	panel.frame(0, 0, w, h, ink)
	for _, p := range [][2]int{{0, 0}, {w - 1, 0}, {0, h - 1}, {w - 1, h - 1}} {
		panel.set(p[0], p[1], 0)
		panel.set(min(max(p[0], 1), w-2), min(max(p[1], 1), h-2), ink)
	}
	c.put(panel, margin, top)
}

// grounds paint what stands behind the figures of a suit: clubs the roofs of a
// town on the river, diamonds the rays of the sun, hearts lilies, spades the
// battlements of a castle.
var grounds = [4]func(*canvas){
	func(c *canvas) {
		c.fill(0, 0, c.w, c.h, sprites.Sky)
		for x := range c.w {
			edge := min(x, c.w-1-x)
			roof := c.h * 5 / 8
			switch {
			case edge < c.w/8:
				roof -= c.h / 6
			case edge < c.w/5:
				roof -= c.h / 16
			}
			c.fill(x, roof-edge%4/2, 1, c.h, sprites.Silver)
		}
	},
	func(c *canvas) {
		c.fill(0, 0, c.w, c.h, sprites.Gold)
		m, r := c.w/2, c.h
		for i := -3; i <= 3; i++ {
			c.polygon(sprites.Pale, m, c.h*2/3, m+i*r/3-r/14, -2, m+i*r/3+r/14, -2)
		}
	},
	func(c *canvas) {
		c.fill(0, 0, c.w, c.h, sprites.Rose)
		lily := picture("..f..\n.fff.\nf.f.f\nfffff\n..f..")
		for row := 0; row*8 < c.h; row++ {
			for x := 2 - row%2*5; x < c.w; x += 10 {
				c.put(lily, x, 2+row*8)
			}
		}
	},
	func(c *canvas) {
		c.fill(0, 0, c.w, c.h, sprites.Mist)
		for x := range c.w {
			edge := min(x, c.w-1-x)
			top := c.h / 2
			if edge < c.w/5 {
				top -= c.h / 5
			}
			c.fill(x, top-edge/2%2*2, 1, c.h, sprites.Dusk)
		}
	},
}
