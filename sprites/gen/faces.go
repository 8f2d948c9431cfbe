package main

import "agnes/sprites"

// A cardSize holds the measures of one of the two card sizes, in pixels.
type cardSize struct {
	name string
	w, h int
	// index is how the corner looks in normal print, large in large print.
	index, large cornerStyle
	// Pips are drawn at pip, or at smallPip from nine up.
	pip, smallPip int
	// left and right are the middles of the outer columns of pips.
	left, right int
	// figure is the size of the court figures, shade the depth of their shadows.
	figure [2]int
	shade  int
	courts map[string]figure
	ace    int
}

// A cornerStyle says which glyphs make the index in the corner.
type cornerStyle struct {
	ranks map[byte]*canvas
	suit  int
	x, y  int // of the rank
	gap   int // between rank and suit
	drop  int // of the suit below the top of the rank
	body  int // first row under the index
}

var cardSizes = []*cardSize{
	{
		name: "small", w: 35, h: 49,
		index: cornerStyle{ranks: ranks7, suit: 7, x: 3, y: 2, gap: 1, body: 11},
		large: cornerStyle{ranks: ranks12, suit: 9, x: 3, y: 2, gap: 2, drop: 1, body: 16},
		pip:   7, smallPip: 6, left: 8, right: 26, ace: 21,
		figure: [2]int{25, 26}, shade: 1, courts: smallCourts,
	},
	{
		name: "large", w: 48, h: 64,
		index: cornerStyle{ranks: ranks9, suit: 9, x: 3, y: 2, gap: 2, body: 13},
		large: cornerStyle{ranks: ranks15, suit: 13, x: 4, y: 3, gap: 2, drop: 1, body: 20},
		pip:   9, smallPip: 8, left: 10, right: 37, ace: 29,
		figure: [2]int{37, 36}, shade: 2, courts: largeCourts,
	},
}

// cardBlank is an empty card: paper, a border one step darker and corners cut.
func cardBlank(s *cardSize, deck sprites.Deck) *canvas {
	paper, border := uint8(sprites.Paper), uint8(sprites.Tan)
	if deck == sprites.HighContrast {
		paper, border = sprites.Bright, sprites.Ink
	}
	c := blank(s.w, s.h)
	c.fill(0, 0, s.w, s.h, border)
	c.fill(1, 1, s.w-2, s.h-2, paper)
	for _, p := range [][2]int{{0, 0}, {s.w - 1, 0}, {0, s.h - 1}, {s.w - 1, s.h - 1}} {
		c.set(p[0], p[1], 0)
	}
	for _, p := range [][2]int{{1, 1}, {s.w - 2, 1}, {1, s.h - 2}, {s.w - 2, s.h - 2}} {
		c.set(p[0], p[1], border)
	}
	return c
}

// corner is the index: rank and suit side by side.
func corner(style cornerStyle, rank byte, suit int, ink uint8) *canvas {
	r, s := style.ranks[rank], suitGlyphs[style.suit][suit]
	c := blank(r.w+style.gap+s.w, max(r.h, s.h+style.drop))
	c.stamp(r, 0, 0, ink)
	c.stamp(s, r.w+style.gap, style.drop, ink)
	return c
}

// face draws the face of one card.
func face(s *cardSize, deck sprites.Deck, largePrint bool, rank byte, suit int) *canvas {
	ink := deck.Inks()[suit]
	c := cardBlank(s, deck)
	style := s.index
	if largePrint {
		style = s.large
	}
	top, bottom := style.body, s.h-style.body
	mark := corner(style, rank, suit, ink)
	c.put(mark, style.x, style.y)
	if largePrint {
		bottom = s.h - 3
	} else {
		c.put(mark.turned(), s.w-style.x-mark.w, s.h-style.y-mark.h)
	}

	switch {
	case rank == 'J' || rank == 'Q' || rank == 'K':
		court(c, s, rank, suit, top, bottom, ink)
	case rank == 'A':
		ace := aceGlyph(s.ace, suit, deck)
		c.put(ace, (s.w-ace.w)/2, (top+bottom-ace.h+1)/2)
	case largePrint:
		big := bigSuit(s.ace, suit).inked(ink)
		c.put(big, (s.w-big.w)/2, (top+bottom-big.h+1)/2)
	default:
		pips(c, s, rank, suit, ink, top, bottom)
	}
	return c
}

// pipRows gives for each rank the pips as column (0 left, 1 middle, 2 right)
// and height in sixths of the body, from 0 at the top to 6 at the bottom.
var pipRows = map[byte][][2]int{
	'2': {{1, 0}, {1, 12}},
	'3': {{1, 0}, {1, 6}, {1, 12}},
	'4': {{0, 0}, {2, 0}, {0, 12}, {2, 12}},
	'5': {{0, 0}, {2, 0}, {1, 6}, {0, 12}, {2, 12}},
	'6': {{0, 0}, {2, 0}, {0, 6}, {2, 6}, {0, 12}, {2, 12}},
	'7': {{0, 0}, {2, 0}, {1, 3}, {0, 6}, {2, 6}, {0, 12}, {2, 12}},
	'8': {{0, 0}, {2, 0}, {1, 3}, {0, 6}, {2, 6}, {1, 9}, {0, 12}, {2, 12}},
	'9': {{0, 0}, {2, 0}, {0, 4}, {2, 4}, {1, 6}, {0, 8}, {2, 8}, {0, 12}, {2, 12}},
	'T': {{0, 0}, {2, 0}, {1, 2}, {0, 4}, {2, 4}, {0, 8}, {2, 8}, {1, 10}, {0, 12}, {2, 12}},
}

func pips(c *canvas, s *cardSize, rank byte, suit int, ink uint8, top, bottom int) {
	n := s.pip
	if rank == '9' || rank == 'T' {
		n = s.smallPip
	}
	pip := suitGlyphs[n][suit]
	columns := [3]int{s.left, s.w / 2, s.right}
	room := bottom - top - pip.h
	for _, p := range pipRows[rank] {
		g, y := pip, top+(room*p[1]+6)/12
		if p[1] > 6 {
			g, y = pip.turned(), top+room-(room*(12-p[1])+6)/12
		}
		c.stamp(g, columns[p[0]]-g.w/2, y, ink)
	}
}
