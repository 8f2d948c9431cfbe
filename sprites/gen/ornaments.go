package main

// The two emblems of the house: the lily of France for Agnès Sorel, and water
// with the Bavarian lozenge for Agnes Bernauer.
var (
	lily5 = picture(`
..y..
y.y.y
yyyyy
.ayy.
..a..`)
	lily11 = mirrored(`
.....Y
....Yy
....Yy
....Yy
.Yy.Yy
Yyyy.y
y.yyyy
...yyy
.YYYYY
..a.yy
.a..ay
.....a`)
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

// lozenges covers a rectangle with the lozenges of Bavaria, w by h pixels
// each, alternating between two colours.
func (c *canvas) lozenges(x, y, width, height, w, h int, a, b uint8) {
	for j := range height {
		for i := range width {
			// Odd widths that add up to w, so that both colours have the same
			// shape and touch in points; best where h is 2w-4.
			row := min(j%h, h-1-j%h)
			ink := b
			if abs(i%w-w/2+1) <= (row+1)*(w/2)/(h/2+1) {
				ink = a
			}
			c.set(x+i, y+j, ink)
		}
	}
}

// swell is the height of a wave along its eight pixels.
var swell = [8]int{0, 0, 1, 2, 2, 2, 1, 0}

// water fills a rectangle with wavy lines two pixels thick, a crest over its
// shade, one every step rows.
func (c *canvas) water(x, y, width, height, step int, ground, crest, shade uint8) {
	c.fill(x, y, width, height, ground)
	for j := 0; j < height; j += step {
		for i := range width {
			top := j + swell[(i+j/step*2)%8]
			for k, ink := range []uint8{crest, shade} {
				if top+k < height {
					c.set(x+i, y+top+k, ink)
				}
			}
		}
	}
}

// dashes draws a stitched outline: on pixels of thread, off pixels of cloth.
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
