package main

import "agnes/sprites"

// feltSheet holds the tables: seamless tiles in close tones, and for each the
// ornaments of its edge, a band that repeats sideways and a corner, and the
// medallion that is embroidered in its middle.
func feltSheet() *sheet {
	s := &sheet{width: 400}
	for _, f := range []struct {
		name                          string
		tile, band, corner, medallion *canvas
	}{
		{"green", greenFelt(sprites.Felt, sprites.FeltDark, sprites.FeltLight), plainBand(sprites.FeltDark, sprites.FeltLight, sprites.Leaf), plainCorner(sprites.FeltDark, sprites.FeltLight, sprites.Leaf), monogram(sprites.Felt, sprites.FeltLight, nil)},
		{"dark", greenFelt(sprites.Coal, sprites.Ink, sprites.Dusk), plainBand(sprites.Ink, sprites.Dusk, sprites.Mist), plainCorner(sprites.Ink, sprites.Dusk, sprites.Mist), monogram(sprites.Coal, sprites.Dusk, nil)},
		{"river", riverFelt(), riverBand(), plainCorner(sprites.Deep, sprites.River, sprites.Sky), monogram(sprites.Navy, sprites.River, waves)},
		{"lily", lilyFelt(), lilyBand(), plainCorner(sprites.Claret, sprites.Amber, sprites.Gold), monogram(sprites.Wine, sprites.Claret, lilies)},
	} {
		s.add("felt/"+f.name, f.tile)
		s.add("felt/"+f.name+"-band", f.band)
		s.add("felt/"+f.name+"-corner", f.corner)
		s.add("felt/"+f.name+"-medallion", f.medallion)
	}
	return s
}

// monogram is a round medallion with the initial of both ladies beneath a crown,
// in threads of one colour on plain cloth. What goes around the letter is drawn
// first.
func monogram(ground, thread uint8, around func(c *canvas, thread uint8)) *canvas {
	const size = 81
	c := blank(size, size)
	for i, ink := range []uint8{ground, thread, ground, ground, thread, ground} {
		c.disc(i, i, size-2*i, size-2*i, ink)
	}
	if around != nil {
		around(c, thread)
	}
	initial := letter('A').inked(thread)
	c.centred(initial.outlined(ground), 4)
	c.centred(crown11.inked(thread), -24)
	return c
}

// waves are the river in the lower half of a medallion.
func waves(c *canvas, thread uint8) {
	for y := c.h * 3 / 5; y < c.h-8; y += 5 {
		for x := range c.w {
			if at := y + swell[(x+y)%8]; c.inDisc(x, at, 9) {
				c.set(x, at, thread)
			}
		}
	}
}

// lilies stand left and right in a medallion, and below.
func lilies(c *canvas, thread uint8) {
	lily := lily11.inked(thread)
	c.put(lily, 11, c.h/2-4)
	c.put(lily, c.w-11-lily.w, c.h/2-4)
	c.put(lily5.inked(thread), (c.w-5)/2, c.h-14)
}

// inDisc reports whether a pixel lies in the largest disc of a square canvas, at
// least so far from its edge.
func (c *canvas) inDisc(x, y, edge int) bool {
	dx, dy, r := 2*x+1-c.w, 2*y+1-c.h, c.w-2*edge
	return dx*dx+dy*dy <= r*r
}

// greenFelt is a plain cloth: threads of two pixels, mostly darker.
func greenFelt(ground, dark, light uint8) *canvas {
	c := blank(64, 64)
	c.fill(0, 0, 64, 64, ground)
	for y := 0; y < 64; y += 4 {
		for x := y / 4 % 4 * 4; x < 64; x += 16 {
			c.fill(x, y, 2, 1, dark)
			if (x/4+y/8)%3 == 0 {
				c.fill((x+8)%64, y+2, 2, 1, light)
			}
		}
	}
	return c
}

// riverFelt is a field of large lozenges in two close blues.
func riverFelt() *canvas {
	c := blank(64, 64)
	c.lozenges(0, 0, 64, 64, 16, 32, sprites.Navy, sprites.Deep)
	return c
}

// lilyFelt has lilies woven into wine-red cloth, hardly lighter than it.
func lilyFelt() *canvas {
	c := blank(64, 64)
	c.fill(0, 0, 64, 64, sprites.Wine)
	woven := lily11.inked(sprites.Claret)
	for row := range 4 {
		for col := range 2 {
			c.put(woven, 3+col*32+row%2*16, 2+row*16)
		}
	}
	return c
}

func plainBand(ground, line, bright uint8) *canvas {
	c := blank(64, 16)
	c.fill(0, 0, 64, 16, ground)
	c.fill(0, 1, 64, 1, line)
	c.fill(0, 14, 64, 1, bright)
	for x := 0; x < 64; x += 16 {
		for i, n := range []int{1, 3, 5, 7, 5, 3, 1} {
			c.fill(x+8-n/2-1, 4+i, n, 1, line)
		}
		c.fill(x+6, 7, 3, 1, bright)
		c.fill(x+7, 6, 1, 3, bright)
		c.fill(x+15, 7, 1, 1, bright)
	}
	return c
}

func riverBand() *canvas {
	c := blank(64, 16)
	c.water(0, 1, 64, 9, 5, sprites.Deep, sprites.River, sprites.Navy)
	for x := range 64 { // the bank, with foam
		top := 10 + swell[x%8]
		c.set(x, top, sprites.Sky)
		c.fill(x, top+1, 1, 14-top, sprites.River)
	}
	c.fill(0, 14, 64, 1, sprites.Silver)
	c.fill(0, 15, 64, 1, sprites.Navy)
	return c
}

func lilyBand() *canvas {
	c := blank(64, 16)
	c.fill(0, 0, 64, 16, sprites.Claret)
	c.fill(0, 0, 64, 1, sprites.Amber)
	c.fill(0, 14, 64, 1, sprites.Gold)
	c.fill(0, 15, 64, 1, sprites.Wine)
	for x := 0; x < 64; x += 16 {
		c.put(lily11, x+3, 1)
		c.set(x, 7, sprites.Gold)
	}
	return c
}

func plainCorner(ground, line, bright uint8) *canvas {
	c := blank(16, 16)
	c.fill(0, 0, 16, 16, ground)
	c.frame(1, 1, 14, 14, line)
	c.frame(3, 3, 10, 10, bright)
	c.polygon(bright, 8, 5, 11, 8, 8, 11, 5, 8)
	return c
}
