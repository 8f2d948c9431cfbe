package main

import "agnes/sprites"

// signSide is the side of a sign, in pixels.
const signSide = 20

// Measures of the tiny cards on the signs, in pixels.
const (
	tinyW = 7
	tinyH = 9
	tinyX = (signSide - tinyW) / 2
)

// signSheet holds one small picture for each value of each option of the
// rules: a bit of felt, and on it what the value means.
func signSheet() *sheet {
	s := &sheet{width: 12*(signSide+1) + 1}
	for _, sign := range signs {
		c := blank(signSide, signSide)
		c.fill(0, 0, signSide, signSide, sprites.FeltDark)
		c.fill(1, 1, signSide-2, signSide-2, sprites.Felt)
		for _, corner := range [][2]int{{0, 0}, {signSide - 1, 0}, {0, signSide - 1}, {signSide - 1, signSide - 1}} {
			c.set(corner[0], corner[1], 0)
		}
		sign.draw(c)
		s.add("sign/"+sign.name, c)
	}
	return s
}

const (
	hearts   = sprites.Crimson
	diamonds = sprites.Vermilion
	spades   = sprites.Ink
	clubs    = sprites.River
)

// signs are named by option and value.
var signs = []struct {
	name string
	draw func(*canvas)
}{
	{"build-alternate", func(c *canvas) { c.tinyFan(tinyX, hearts, spades, hearts) }},
	{"build-same-colour", func(c *canvas) { c.tinyFan(tinyX, diamonds, hearts, diamonds) }},

	{"run-packed", func(c *canvas) { c.tinyRun(2, hearts, spades, diamonds) }},
	{"run-whole", func(c *canvas) { c.tinyRun(3, hearts, spades, diamonds) }},
	{"run-same-suit", func(c *canvas) { c.tinyRun(2, spades, hearts, hearts) }},
	{"run-whole-suit", func(c *canvas) { c.tinyRun(3, hearts, hearts, hearts) }},
	{"run-single", func(c *canvas) { c.tinyRun(1, hearts, spades, diamonds) }},

	{"space-base-1", func(c *canvas) {
		c.tinySpace()
		c.fill(6, 9, 3, 2, sprites.Gold)
		c.fill(11, 7, 2, 7, sprites.Gold)
		c.set(10, 8, sprites.Gold)
	}},
	{"space-any", func(c *canvas) {
		c.tinySpace()
		c.tiny(5, 2, spades)
		c.tiny(7, 6, hearts)
	}},
	{"space-single", func(c *canvas) { c.tinySpace(); c.tiny(tinyX, 4, hearts) }},
	{"space-never", func(c *canvas) { c.tinySpace(); c.cross() }},

	{"faces-up", func(c *canvas) { c.tinyFan(tinyX, spades, clubs, hearts) }},
	{"faces-top", func(c *canvas) { c.tinyFan(tinyX, 0, 0, hearts) }},

	{"stock-reserve", func(c *canvas) {
		c.tinyColumns(1, sprites.Tan)
		for i := range 3 {
			c.fill(2+6*i, 14, 4, 4, sprites.Paper)
		}
		c.arrowDown(9, 7)
	}},
	{"stock-columns", func(c *canvas) {
		c.tinyColumns(9, sprites.Paper)
		c.arrowDown(9, 2)
	}},

	{"rows-left", func(c *canvas) { c.tinyColumns(10, sprites.Paper); c.arrowAcross(4, 5, false) }},
	{"rows-right", func(c *canvas) { c.tinyColumns(10, sprites.Paper); c.arrowAcross(4, 5, true) }},

	{"reserve-open", func(c *canvas) { c.tinyRow(hearts, spades) }},
	{"reserve-hidden", func(c *canvas) { c.tinyRow(0, 0) }},

	{"lastTwo-own", func(c *canvas) {
		c.tinyPiles()
		c.slip(9, 2, hearts)
		c.slip(14, 2, clubs)
	}},
	{"lastTwo-cover", func(c *canvas) {
		c.tinyPiles()
		c.slip(2, 8, hearts)
		c.slip(7, 8, clubs)
	}},

	{"redeals-0", func(c *canvas) { c.loop(sprites.Leaf); c.cross() }},
	{"redeals-1", func(c *canvas) { c.loop(sprites.Gold) }},

	{"onBase-allowed", func(c *canvas) { c.tinyCrowned() }},
	{"onBase-refused", func(c *canvas) { c.tinyCrowned(); c.cross() }},

	{"worryBack-off", func(c *canvas) { c.tiny(tinyX, 2, hearts); c.arrowDown(9, 12); c.cross() }},
	{"worryBack-on", func(c *canvas) { c.tiny(tinyX, 2, hearts); c.arrowDown(9, 12) }},
}

// tiny is a card of 7 by 9 pixels with a mark of its suit's ink; ink 0 is a
// back.
func (c *canvas) tiny(x, y int, ink uint8) {
	edge, paper := uint8(sprites.Tan), uint8(sprites.Paper)
	if ink == 0 {
		edge, paper = sprites.Sky, sprites.River
	}
	c.fill(x, y, tinyW, tinyH, edge)
	c.fill(x+1, y+1, tinyW-2, tinyH-2, paper)
	if ink == 0 {
		c.fill(x+3, y+2, 1, 5, sprites.Sky)
		return
	}
	c.fill(x+1, y+1, 3, 2, ink)
	c.fill(x+3, y+4, 2, 3, ink)
}

// tinyFan is a column of three cards.
func (c *canvas) tinyFan(x int, inks ...uint8) {
	for i, ink := range inks {
		c.tiny(x, 2+4*i-i/2, ink)
	}
}

// tinyRun is a column of three cards, of which the last n are bracketed.
func (c *canvas) tinyRun(n int, inks ...uint8) {
	c.tinyFan(8, inks...)
	i := len(inks) - n
	top := 2 + 4*i - i/2
	c.fill(4, top, 2, signSide-3-top, sprites.Gold)
	c.fill(4, top, 3, 1, sprites.Gold)
	c.fill(4, signSide-4, 3, 1, sprites.Gold)
}

// tinySpace is an empty column.
func (c *canvas) tinySpace() {
	c.fill(4, 2, 12, 16, sprites.FeltDark)
	for i := 0; i < 12; i += 2 {
		c.set(4+i, 2, sprites.Tan)
		c.set(5+i, 17, sprites.Tan)
	}
	for i := 0; i < 16; i += 2 {
		c.set(4, 2+i, sprites.Tan)
		c.set(15, 3+i, sprites.Tan)
	}
}

// tinyColumns are the ends of three columns.
func (c *canvas) tinyColumns(y int, ink uint8) {
	for i := range 3 {
		h := 3 + 2*i
		c.fill(2+6*i, y, 4, h, ink)
		c.fill(2+6*i, y+h-1, 4, 1, sprites.Linen)
	}
}

// tinyRow is two cards side by side.
func (c *canvas) tinyRow(a, b uint8) {
	c.tiny(2, 6, a)
	c.tiny(11, 6, b)
}

// tinyPiles are three reserve piles.
func (c *canvas) tinyPiles() {
	for i := range 3 {
		c.fill(2+5*i, 11, 4, 6, sprites.Linen)
		c.fill(2+5*i, 16, 4, 1, sprites.Tan)
	}
}

// slip is a card of 4 by 6 pixels.
func (c *canvas) slip(x, y int, ink uint8) {
	c.fill(x, y, 4, 6, sprites.Paper)
	c.fill(x, y+5, 4, 1, sprites.Tan)
	c.fill(x+1, y+1, 2, 2, ink)
}

// tinyCrowned is a card packed on one of the base rank.
func (c *canvas) tinyCrowned() {
	c.tiny(tinyX, 4, hearts)
	c.fill(tinyX, 2, tinyW, 2, sprites.Gold)
	c.set(tinyX, 1, sprites.Gold)
	c.set(tinyX+3, 1, sprites.Gold)
	c.set(tinyX+6, 1, sprites.Gold)
	c.tiny(tinyX, 9, spades)
}

func (c *canvas) arrowDown(x, y int) {
	c.fill(x, y, 2, 3, sprites.Gold)
	c.fill(x-2, y+3, 6, 1, sprites.Gold)
	c.fill(x-1, y+4, 4, 1, sprites.Gold)
	c.fill(x, y+5, 2, 1, sprites.Gold)
}

// arrowAcross points to the right, or to the left.
func (c *canvas) arrowAcross(x, y int, left bool) {
	c.fill(x, y, 12, 2, sprites.Gold)
	for i := range 3 {
		tip := x + 11 - i
		if left {
			tip = x + i
		}
		c.fill(tip, y-i, 1, 2+2*i, sprites.Gold)
	}
}

// loop is an arrow that comes back to where it began.
func (c *canvas) loop(ink uint8) {
	ring := picture(`
...#####.....
..#######.##.
.###...#####.
###.....####.
##....######.
##...........
##...........
##.........##
##.........##
###.......###
.###.....###.
..#########..
...#######...`)
	c.stamp(ring, 3, 3, ink)
}

// cross strikes a sign out.
func (c *canvas) cross() {
	for i := 3; i < signSide-3; i++ {
		c.fill(i, i, 2, 1, sprites.Crimson)
		c.fill(i, signSide-1-i, 2, 1, sprites.Crimson)
	}
}
