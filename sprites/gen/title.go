package main

import (
	"math"

	"agnes/sprites"
)

// titleSheet holds the lettering and the two doors of the title screen.
func titleSheet() *sheet {
	s := &sheet{width: 400}
	s.add("title/agnes", lettering())
	s.add("title/bernauer", bernauerDoor())
	s.add("title/sorel", sorelDoor())
	s.add("cursor/hand", picture(`
....kk......
...kWWk.....
...kWWk.....
...kWWkk....
...kWWkWkk..
.kkkWWkWkWk.
kWWkWWWWWWWk
kWWWWWWWWWWk
.kWWWWWWWWWk
.kWWWWWWWWsk
..kWWWWWWWsk
..kWWWWWWsk.
...kWWWWWsk.
...kWWWWssk.
...kkkkkkkk.`))
	return s
}

// letter draws one capital of the title: thick and thin strokes with serifs.
func letter(r rune) *canvas {
	const on = sprites.Bright
	c := blank(28, 28)
	switch r {
	case 'A':
		c = blank(36, 37)
		c.polygon(on, 15, 0, 18, 0, 7, 37, 3, 37)
		c.polygon(on, 14, 0, 20, 0, 33, 37, 24, 37)
		c.fill(9, 23, 15, 3, on)
		c.fill(0, 35, 11, 2, on)
		c.fill(20, 35, 16, 2, on)
		c.fill(12, 0, 6, 2, on)
	case 'G':
		c.disc(0, 0, 28, 28, on)
		c.disc(7, 3, 15, 22, 0)
		c.fill(18, 9, 10, 7, 0)
		c.fill(21, 0, 7, 3, 0)
		c.fill(22, 2, 3, 8, on)
		c.fill(16, 15, 12, 3, on)
		c.fill(19, 16, 6, 9, on)
		c.fill(25, 24, 3, 4, 0)
	case 'N':
		c.polygon(on, 2, 0, 10, 0, 25, 28, 20, 28)
		c.fill(3, 0, 3, 28, on)
		c.fill(22, 0, 3, 28, on)
		c.fill(0, 0, 9, 2, on)
		c.fill(0, 26, 9, 2, on)
		c.fill(19, 0, 9, 2, on)
	case 'E':
		c = blank(22, 28)
		c.fill(3, 0, 7, 28, on)
		c.fill(0, 0, 20, 3, on)
		c.fill(8, 12, 8, 3, on)
		c.fill(0, 25, 21, 3, on)
		c.fill(18, 0, 2, 7, on)
		c.fill(15, 10, 2, 7, on)
		c.fill(20, 20, 2, 8, on)
		c.fill(0, 2, 3, 1, 0)
		c.fill(0, 25, 3, 1, 0)
	case 'S':
		c = blank(21, 28)
		c.disc(1, 0, 18, 16, on)
		c.disc(6, 3, 10, 9, 0)
		c.fill(10, 7, 11, 9, 0)
		lower := blank(21, 28)
		lower.disc(2, 12, 18, 16, on)
		lower.disc(5, 16, 10, 9, 0)
		lower.fill(0, 12, 11, 9, 0)
		c.put(lower, 0, 0)
		c.polygon(on, 2, 8, 6, 9, 18, 14, 20, 19, 16, 22, 13, 19, 3, 13)
		c.fill(16, 1, 3, 8, on)
		c.fill(1, 19, 3, 8, on)
	}
	return c
}

// lettering is the name in gold, over a line on which water meets lilies.
func lettering() *canvas {
	shape := blank(160, 48)
	x := 8
	for _, r := range "AGNES" {
		l := letter(r)
		shape.put(l, x, 38-l.h)
		x += l.w + 2
	}
	gold := shape.clone()
	for y := range gold.h {
		ink := uint8(sprites.Gold)
		switch {
		case y < 17:
			ink = sprites.Pale
		case y > 30:
			ink = sprites.Amber
		}
		for x := range gold.w {
			switch {
			case shape.at(x, y) == 0:
			case shape.at(x, y-1) == 0 || shape.at(x-1, y) == 0 && y < 31:
				gold.set(x, y, sprites.Bright)
			default:
				gold.set(x, y, ink)
			}
		}
	}
	c := blank(160, 48)
	dark := gold.outlined(sprites.Umber)
	c.stamp(dark, 0, 1, sprites.Ink)
	c.stamp(dark, -1, 0, sprites.Ink)
	c.put(dark, -1, -1)

	const y = 43
	c.fill(6, y, 148, 1, sprites.Amber)
	c.fill(6, y+1, 148, 1, sprites.Ink)
	for i := range 62 {
		c.set(8+i, y-1+swell[i%8], sprites.Sky)
		c.set(8+i, y+swell[i%8], sprites.River)
	}
	for i := range 5 {
		c.put(lily5.outlined(sprites.Ink), 90+i*13, y-3)
	}
	c.put(crown11.outlined(sprites.Ink), 80-6, y-3)
	return c
}

// The measures of a door: a pointed arch of two arcs.
const (
	doorW, doorH = 96, 120
	archHalf     = 36
	archRadius   = 54
	springLine   = 63
	sill         = 111
)

// archDistance is how far outside the opening of a door a pixel lies.
func archDistance(x, y int) float64 {
	dx := math.Abs(float64(x) + .5 - doorW/2)
	if y >= springLine {
		return dx - archHalf
	}
	return math.Hypot(dx+archRadius-archHalf, float64(springLine-y)) - archRadius
}

// door sets a scene into an arch. The stone has a lit, a plain and a shaded
// tone.
func door(scene *canvas, light, stone, shade uint8) *canvas {
	c := blank(doorW, doorH)
	for y := range sill {
		for x := range doorW {
			left := x < doorW/2
			switch d := archDistance(x, y); {
			case d <= 0:
				c.set(x, y, scene.at(x, y))
			case d <= 1:
				c.set(x, y, sprites.Ink)
			case d <= 3:
				c.set(x, y, pick(left, shade, light))
			case d <= 7:
				c.set(x, y, stone)
				if y > springLine && (y-springLine)%12 == 0 || y <= springLine && y%11 == 0 {
					c.set(x, y, shade)
				}
			case d <= 9:
				c.set(x, y, pick(left, light, shade))
			case d <= 10:
				c.set(x, y, sprites.Ink)
			}
		}
	}
	// The step below.
	c.fill(0, sill, doorW, doorH-sill, sprites.Ink)
	c.fill(1, sill+1, doorW-2, 2, light)
	c.fill(1, sill+3, doorW-2, 4, stone)
	c.fill(1, sill+7, doorW-2, 1, shade)
	return c.rounded(1)
}

func pick(first bool, a, b uint8) uint8 {
	if first {
		return a
	}
	return b
}

// bernauerDoor opens on the Danube and the roofs of Straubing, with the Bavarian
// lozenges above and Agnes Bernauer in the water.
func bernauerDoor() *canvas {
	c := blank(doorW, doorH)
	c.fill(0, 0, doorW, doorH, sprites.Sky)
	c.lozenges(1, 0, doorW, 44, 12, 20, sprites.Bright, sprites.River)
	c.fill(0, 40, doorW, 1, sprites.Ink)
	c.fill(0, 41, doorW, 2, sprites.Silver)
	c.fill(0, 43, doorW, 1, sprites.Ink)
	// Roofs and two towers, pale with distance.
	for _, h := range [][3]int{{10, 9, 62}, {19, 7, 56}, {26, 8, 64}, {62, 8, 66}, {70, 6, 58}, {76, 11, 63}} {
		c.fill(h[0], h[2], h[1], 60, sprites.Silver)
		c.polygon(sprites.Mist, h[0]-1, h[2], h[0]+h[1]/2, h[2]-6, h[0]+h[1]/2+1, h[2]-6, h[0]+h[1]+1, h[2])
		c.fill(h[0]+h[1]/2, h[2]+3, 1, 3, sprites.Mist)
	}
	c.fill(0, 74, doorW, 2, sprites.Leaf)
	c.water(0, 77, doorW, 40, 5, sprites.Deep, sprites.River, sprites.Navy)
	c.fill(0, 76, doorW, 1, sprites.Deep)
	agnes := largeCourts["QC"].draw(37, 36, 2)
	c.put(agnes, doorW/2-19, 50)
	// The water closes over her shoulders.
	c.water(0, 85, doorW, 28, 6, sprites.River, sprites.Sky, sprites.Deep)
	c.water(0, 97, doorW, 16, 6, sprites.River, sprites.Deep, sprites.Deep)
	for i := range doorW {
		top := 81 + swell[i%8]
		c.set(i, top, sprites.Bright)
		c.fill(i, top+1, 1, 85-top, sprites.River)
	}
	return door(c, sprites.Bright, sprites.Silver, sprites.Mist)
}

// sorelDoor opens on a hall hung with the lilies of France, where Agnès Sorel
// stands behind a golden parapet.
func sorelDoor() *canvas {
	c := blank(doorW, doorH)
	c.fill(0, 0, doorW, doorH, sprites.Claret)
	c.fill(0, 0, doorW, 40, sprites.River)
	for row := range 3 {
		for i := -3; i <= 3; i++ {
			c.put(lily11, doorW/2-6+i*16+row%2*8, 2+row*13)
		}
	}
	c.fill(0, 40, doorW, 1, sprites.Ink)
	c.fill(0, 41, doorW, 2, sprites.Gold)
	c.fill(0, 43, doorW, 1, sprites.Ink)
	for x := range doorW { // folds of the hanging
		switch x % 8 {
		case 0, 1:
			c.fill(x, 44, 1, 50, sprites.Wine)
		case 4:
			c.fill(x, 44, 1, 50, sprites.Crimson)
		}
	}
	c.put(largeCourts["QH"].draw(37, 36, 2), doorW/2-19, 50)
	c.fill(0, 85, doorW, 30, sprites.Gold)
	c.fill(0, 85, doorW, 1, sprites.Ink)
	c.fill(0, 86, doorW, 2, sprites.Pale)
	c.fill(0, 88, doorW, 1, sprites.Amber)
	for i := -2; i <= 2; i++ {
		x := doorW/2 - 1 + i*18
		c.fill(x-8, 91, 17, 18, sprites.Amber)
		c.fill(x-7, 92, 15, 16, sprites.Wine)
		c.put(lily11.outlined(sprites.Umber), x-6, 93)
	}
	return door(c, sprites.Pale, sprites.Gold, sprites.Amber)
}
