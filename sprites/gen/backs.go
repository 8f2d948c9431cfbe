package main

import "agnes/sprites"

// cardSheet holds what lies with the cards: backs, shadows, places, ghosts.
func cardSheet() *sheet {
	s := &sheet{width: 512}
	for _, size := range cardSizes {
		for i, draw := range backs {
			s.add(size.name+"/back"+string(rune('0'+i)), draw(size))
		}
		s.add(size.name+"/under", cardBlank(size, sprites.Standard).swap("tl"))
		shadow := cardBlank(size, sprites.Standard).inked(sprites.Shadow)
		s.add(size.name+"/shadow", shadow)
		s.add(size.name+"/shadow-foot", shadow.crop(0, size.h-shadowFoot, size.w, shadowFoot))
		s.add(size.name+"/shadow-side", shadow.crop(size.w-1, 0, 1, size.h-shadowFoot))
		s.add(size.name+"/edge", edge(size))
		for _, p := range places(size) {
			s.add(size.name+"/"+p.name, p.pic)
		}
		for suit := range suitOrder {
			s.add(size.name+"/ghost-"+suitOrder[suit:suit+1], bigSuit(min(size.ace, ghostWidest), suit))
		}
		for i := range rankOrder {
			glyph := ranks15[rankOrder[i]]
			if size.h > 60 {
				glyph = ranks12[rankOrder[i]].doubled()
			}
			s.add(size.name+"/rank"+rankOrder[i:i+1], glyph)
		}
	}
	return s
}

// The backs: a river between lozenges, lilies, a plain weave and a dark one.
var backs = []func(*cardSize) *canvas{riverBack, lilyBack, weaveBack, darkBack}

// ghostWidest leaves a rank its room above the suit.
const ghostWidest = 23

// shadowFoot is how many rows of a shadow can be seen below a card near the table.
const shadowFoot = 16

// edge is a card seen from its edge, as it is for a moment while it turns.
func edge(s *cardSize) *canvas {
	c := blank(3, s.h)
	c.fill(0, 0, 3, s.h, sprites.Tan)
	c.fill(1, 1, 1, s.h-2, sprites.Bright)
	return c
}

// backGround is a card with a plain border and a field of one colour, whose
// edge is drawn in a second one.
func backGround(s *cardSize, field, edge uint8) *canvas {
	c := cardBlank(s, sprites.Standard)
	f := blank(s.w-6, s.h-6)
	f.fill(0, 0, f.w, f.h, edge)
	f.fill(1, 1, f.w-2, f.h-2, field)
	f.rounded(1)
	c.put(f, 3, 3)
	return c
}

// medallion lays an oval with a rim into the middle of a back.
func (c *canvas) medallion(w, h int, rim, line, field uint8) {
	x, y := (c.w-w)/2, (c.h-h)/2
	c.disc(x-2, y-2, w+4, h+4, rim)
	c.disc(x-1, y-1, w+2, h+2, line)
	c.disc(x, y, w, h, field)
}

// centred lays a picture in the middle, dy pixels lower.
func (c *canvas) centred(p *canvas, dy int) { c.put(p, (c.w-p.w)/2, (c.h-p.h)/2+dy) }

func riverBack(s *cardSize) *canvas {
	c := backGround(s, sprites.River, sprites.Deep)
	field := blank(s.w, s.h)
	// Counted from the middle, so that both sides end alike.
	field.lozenges(s.w/2-3-24, s.h/2-6-48, 56, 120, 8, 12, sprites.Sky, sprites.River)
	c.put(field.crop(4, 4, s.w-8, s.h-8), 4, 4)
	w, h := s.w*3/5/2*2+s.w%2, s.h*4/7/2*2+s.h%2
	c.medallion(w, h, sprites.Deep, sprites.Silver, sprites.Deep)
	oval := blank(w, h)
	oval.disc(1, 1, w-2, h-2, sprites.Deep)
	waves := blank(w, h)
	waves.water(0, 4, w, h-7, 5, sprites.Deep, sprites.Sky, sprites.River)
	for i := range oval.px {
		if oval.px[i] != 0 {
			oval.px[i] = max(waves.px[i], sprites.Deep)
		}
	}
	c.centred(oval, 0)
	return c
}

func lilyBack(s *cardSize) *canvas {
	c := backGround(s, sprites.Claret, sprites.Amber)
	for _, x := range []int{6, s.w - 11} {
		c.put(lily5.inked(sprites.Amber), x, 6)
		c.put(lily5.inked(sprites.Amber).upsideDown(), x, s.h-11)
	}
	if s.h > 60 { // room for more
		c.medallion(30, 42, sprites.Claret, sprites.Gold, sprites.Wine)
		c.centred(crown11, -13)
		c.centred(lily17, 2)
		return c
	}
	c.medallion(21, 27, sprites.Claret, sprites.Gold, sprites.Wine)
	c.centred(lily17, 0)
	return c
}

func weaveBack(s *cardSize) *canvas {
	c := backGround(s, sprites.Felt, sprites.FeltDark)
	w, h := (s.w-10)/6*6, (s.h-10)/6*6
	for y := range h {
		for x := range w {
			strand, along := y%6, x%6
			if (x/6+y/6)%2 == 1 {
				strand, along = along, strand
			}
			switch {
			case strand%3 == 2:
			case along == 0 || along == 5:
				c.set((s.w-w+1)/2+x, (s.h-h+1)/2+y, sprites.FeltLight)
			default:
				c.set((s.w-w+1)/2+x, (s.h-h+1)/2+y, sprites.Leaf)
			}
		}
	}
	return c
}

func darkBack(s *cardSize) *canvas {
	c := backGround(s, sprites.Coal, sprites.Ink)
	c.frame(5, 5, s.w-10, s.h-10, sprites.Dusk)
	for y := 8; y < s.h-8; y += 4 {
		for x := s.w/2 - 36 + y/4%2*3; x < s.w-8; x += 6 {
			if x >= 7 {
				c.fill(x, y, 2, 2, sprites.Dusk)
			}
		}
	}
	c.medallion(19, 19, sprites.Coal, sprites.Mist, sprites.Ink)
	c.centred(ranks15['A'].inked(sprites.Silver), 0)
	return c
}

// places are the outlines of empty places, of the size of a card: a hollow in
// the felt with a stitched edge. Frames go around cards and are two pixels
// larger on each side; mark, may and the pieces of the ring are white, to be
// tinted. Crown and seal have the size of the card that they are laid on.
func places(s *cardSize) []cell {
	hollow := func() *canvas {
		c := blank(s.w, s.h)
		c.fill(0, 0, s.w, s.h, sprites.Shadow)
		return c.rounded(2)
	}
	place := hollow()
	place.dashes(2, 2, s.w-4, s.h-4, 3, 2, sprites.Tan)

	foundation := hollow()
	foundation.frame(1, 1, s.w-2, s.h-2, sprites.Tan)
	foundation.frame(3, 3, s.w-6, s.h-6, sprites.Tan)
	for _, x := range []int{1, s.w - 5} {
		for _, y := range []int{1, s.h - 5} {
			foundation.fill(x, y, 4, 4, sprites.Tan)
			foundation.fill(x+1, y+1, 2, 2, sprites.Shadow)
		}
	}
	foundation.rounded(2)

	reserve := hollow()
	for _, x := range []int{2, s.w - 8} {
		for _, y := range []int{2, s.h - 8} {
			reserve.frame(x, y, 6, 6, sprites.Tan)
		}
	}
	reserve.fill(3, 3, s.w-6, s.h-6, sprites.Shadow)

	stock := hollow()
	stock.dashes(2, 2, s.w-4, s.h-4, 3, 2, sprites.Tan)
	d := s.w/2 | 1
	stock.disc((s.w-d)/2, (s.h-d)/2, d, d, sprites.Tan)
	stock.disc((s.w-d)/2+2, (s.h-d)/2+2, d-4, d-4, sprites.Shadow)

	ring := func(outer, inner uint8) *canvas {
		c := blank(s.w+4, s.h+4)
		c.frame(0, 0, c.w, c.h, outer)
		c.frame(1, 1, c.w-2, c.h-2, inner)
		c.rounded(1)
		for _, x := range []int{2, c.w - 3} {
			for _, y := range []int{2, c.h - 3} {
				c.set(x, y, inner) // behind the cut corner of the card
			}
		}
		return c
	}
	mark := blank(s.w+4, s.h+4)
	for _, x := range []int{0, mark.w - 9} {
		for _, y := range []int{0, mark.h - 9} {
			mark.frame(x, y, 9, 9, sprites.Bright)
			mark.frame(x+1, y+1, 7, 7, sprites.Bright)
		}
	}
	mark.fill(2, 2, s.w, s.h, 0)
	mark.rounded(1)

	focus, white := ring(sprites.Ink, sprites.Bright), ring(sprites.Mist, sprites.Bright)
	may := blank(s.w+4, s.h+4)
	may.frame(0, 0, may.w, may.h, sprites.Bright)
	may.rounded(1)

	crown := blank(s.w, s.h)
	gold := crown11.outlined(sprites.Umber)
	crown.put(gold, s.w-gold.w-2, 2)

	seal := blank(s.w, s.h)
	wax := picture(sealRows)
	seal.put(wax, 3, s.h-wax.h-2)

	return []cell{
		{"place", place},
		{"place-foundation", foundation},
		{"place-reserve", reserve},
		{"place-stock", stock},
		{"glow", ring(sprites.Amber, sprites.Pale)},
		{"mark", mark},
		{"may", may},
		{"focus-top", focus.crop(0, 0, focus.w, 4)},
		{"focus-sides", focus.crop(0, 4, focus.w, 1)},
		{"focus-foot", focus.crop(0, focus.h-4, focus.w, 4)},
		{"ring-top", white.crop(0, 0, white.w, 4)},
		{"ring-sides", white.crop(0, 4, white.w, 1)},
		{"ring-foot", white.crop(0, white.h-4, white.w, 4)},
		{"crown", crown},
		{"seal", seal},
	}
}

const sealRows = `
....VVVVV....
..VVrrrrrVV..
.VrpprrrrrVV.
.VrprrrrrrrV.
VrprryYyrrrrV
VrrryrYrYrrrV
VrrryyyyyrrrV
VrrrrayyrrrrV
VrrrrrarrrrvV
.VrrrrrrrrvV.
.VVrrrrrvvVV.
..VVVVVVVVV..
..VrV...VrV..
.VrV.....VrV.
.VV.......VV.`
