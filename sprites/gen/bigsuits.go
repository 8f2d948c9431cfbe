package main

import "agnes/sprites"

// bigSuit is a suit about n pixels wide, drawn from circles and polygons; n
// is odd.
func bigSuit(n, suit int) *canvas {
	const ink = sprites.Bright
	c := blank(n, n+n/8)
	h, m := c.h, n/2
	foot := func() {
		for y := h * 5 / 8; y < h; y++ {
			spread := (y - h*5/8) * (y - h*5/8) * n / (4 * h * h * 9 / 64)
			wide := spread/2 + (n+8)/24
			c.fill(m-wide, y, 2*wide+1, 1, ink)
		}
	}
	switch suitOrder[suit] {
	case 'C':
		d := n*9/20 | 1
		c.disc(m-d/2, 0, d, d, ink)
		c.disc(0, h*3/8, d, d, ink)
		c.disc(n-d, h*3/8, d, d, ink)
		c.fill(m-1, d/2, 3, h/2, ink)
		c.fill(d/2, h*3/8+d/2-1, n-d, 3, ink)
		foot()
	case 'D':
		c.polygon(ink, m, 0, m+1, 0, n-1, h/2, n-1, h/2+1, m+1, h, m, h, 1, h/2+1, 1, h/2)
	case 'H':
		d := n/2 + 1
		c.disc(0, 0, d, d, ink)
		c.disc(n-d, 0, d, d, ink)
		c.fill(d/2, d/3, n-d, d/4, ink)
		c.polygon(ink, 0, d/2, n, d/2, n, d/2+2, m+1, h, m, h, 0, d/2+2)
	case 'S':
		d := n/2 + 1
		y := h * 7 / 8
		c.disc(0, y-d, d, d, ink)
		c.disc(n-d, y-d, d, d, ink)
		c.fill(d/2, y-d*3/4, n-d, d/3, ink)
		c.polygon(ink, m, 0, m+1, 0, n, y-d/2-1, n, y-d/2, 0, y-d/2, 0, y-d/2-1)
		foot()
	}
	return c
}

// aceGlyph is the ornate pip of an ace: an inner line in the second tone of
// its suit, and an emblem in the middle.
func aceGlyph(n, suit int, deck sprites.Deck) *canvas {
	ink := deck.Inks()[suit]
	line := map[uint8]uint8{
		sprites.Deep: sprites.River, sprites.River: sprites.Sky, sprites.Leaf: sprites.FeltLight, sprites.Ink: sprites.Mist,
		sprites.Crimson: sprites.Rose, sprites.Vermilion: sprites.Gold, sprites.Amber: sprites.Pale,
	}[ink]
	c := bigSuit(n, suit).inked(ink)
	if suitOrder[suit] == 'C' {
		d := n*9/20 | 1
		for _, at := range [][2]int{{n/2 - d/2, 0}, {0, c.h * 3 / 8}, {n - d, c.h * 3 / 8}} {
			c.disc(at[0]+2, at[1]+2, d-4, d-4, line)
			c.disc(at[0]+3, at[1]+3, d-6, d-6, ink)
		}
		return c
	}
	inner := c.eroded().eroded()
	core := inner.eroded()
	for y := range c.h {
		for x := range c.w {
			if inner.at(x, y) != 0 && core.at(x, y) == 0 {
				c.set(x, y, line)
			}
		}
	}
	emblem := suitGlyphs[7][suit]
	c.stamp(emblem, n/2-3, aceMiddle(n, suit), line)
	return c
}

// aceMiddle is where an emblem looks centred in the big suit.
func aceMiddle(n, suit int) int {
	return n*[4]int{44, 56, 44, 56}[suit]/100 - 3
}

// eroded takes a pixel off all around.
func (c *canvas) eroded() *canvas {
	d := c.clone()
	for y := range c.h {
		for x := range c.w {
			if c.at(x-1, y) == 0 || c.at(x+1, y) == 0 || c.at(x, y-1) == 0 || c.at(x, y+1) == 0 {
				d.set(x, y, 0)
			}
		}
	}
	return d
}
