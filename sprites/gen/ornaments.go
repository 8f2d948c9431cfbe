package main

import "agnes/sprites"

// The two emblems of the house: the lily of France for Agnès Sorel, and water
// with the Bavarian lozenge for Agnes Bernauer.
var (
	lily5 = picture(`
..y..
y.y.y
yyyyy
.ayy.
..a..`)
	lily9 = mirrored(`
....y
...yy
...yy
.y.yy
yyy.y
y.yyy
..ayy
.aaaa
..yyy
.y..y
....a`)
	lily17 = mirrored(`
........y
.......Yy
......Yyy
......Yyy
......Yyy
.YYy..Yyy
Yyyyy.Yyy
Yy.yyy.yy
yy..yy.yy
.a..yyyyy
.....ayyy
..YYYYYYY
..aaaaaaa
.....yyyy
....yy.yy
...yy..yy
...a...ay
........a`)
	crown11 = mirrored(`
y....W
yy..yy
yyyyyy
yrySyr
aaaaaa`)
)

// lozenges covers a rectangle with the slanted lozenges of Bavaria, w by h
// pixels each, alternating between two colours.
func (c *canvas) lozenges(x, y, width, height, w, h int, a, b uint8) {
	for j := range height {
		for i := range width {
			// Two families of lines; each crossing changes the colour.
			u := floorDiv(2*i*h+2*j*w+w+h, 2*w*h)
			v := floorDiv(2*i*h-2*j*w+h-w, 2*w*h)
			ink := a
			if (u+v)%2 != 0 {
				ink = b
			}
			c.set(x+i, y+j, ink)
		}
	}
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// wave is one line of water, eight pixels to a crest.
var wave = picture(`
..##....
##..####`)

// water fills a rectangle with rows of waves, every step rows.
func (c *canvas) water(x, y, width, height, step int, ground, crest uint8) {
	c.fill(x, y, width, height, ground)
	for j := 1; j+1 < height; j += step {
		for i := range width {
			for k := range 2 {
				if wave.at((i+j/step*5)%8, k) != 0 && (k == 0 || wave.at((i+j/step*5)%8, 0) == 0) {
					if k == 0 || (i+j/step*5)%8 < 2 {
						c.set(x+i, y+j+k, crest)
					}
				}
			}
		}
	}
}

// braid is a border of two strands, thick pixels across.
func (c *canvas) dashes(x, y, w, h int, on, off int, ink uint8) {
	n := on + off
	edge := func(i int) bool { return i%n < on }
	for i := range w {
		if edge(i) {
			c.set(x+i, y, ink)
			c.set(x+w-1-i, y+h-1, ink)
		}
	}
	for i := range h {
		if edge(i) {
			c.set(x, y+i, ink)
			c.set(x+w-1, y+h-1-i, ink)
		}
	}
}

// rounded cuts one corner pixel, twice for larger shapes.
func (c *canvas) rounded(n int) *canvas {
	for i := range n {
		for j := range n - i {
			for _, x := range []int{i, c.w - 1 - i} {
				for _, y := range []int{j, c.h - 1 - j} {
					c.set(x, y, 0)
				}
			}
		}
	}
	return c
}

var _ = sprites.Clear
