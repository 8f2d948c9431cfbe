package main

import "agnes/sprites"

// cardSheet holds what lies with the cards: backs, shadows, places, ghosts.
func cardSheet() *sheet {
	s := &sheet{width: 512}
	for _, size := range cardSizes {
		for i, draw := range backs {
			c := draw(size)
			s.add(size.name+"/back"+string(rune('0'+i)), c)
		}
		s.add(size.name+"/shadow", cardBlank(size, sprites.Standard).inked(sprites.Shadow))
		for _, p := range places(size) {
			s.add(size.name+"/"+p.name, p.pic)
		}
		for suit := range suitOrder {
			s.add(size.name+"/ghost-"+suitOrder[suit:suit+1], bigSuit(size.ace, suit))
		}
		for i := range rankOrder {
			s.add(size.name+"/rank"+rankOrder[i:i+1], ranks15[rankOrder[i]])
		}
	}
	return s
}

var backs = []func(*cardSize) *canvas{
	func(s *cardSize) *canvas { return plainBack(s, sprites.Deep, sprites.River) },
	func(s *cardSize) *canvas { return plainBack(s, sprites.Claret, sprites.Gold) },
	func(s *cardSize) *canvas { return plainBack(s, sprites.FeltLight, sprites.Leaf) },
	func(s *cardSize) *canvas { return plainBack(s, sprites.Ink, sprites.Dusk) },
}

func plainBack(s *cardSize, ground, motif uint8) *canvas {
	c := cardBlank(s, sprites.Standard)
	c.fill(3, 3, s.w-6, s.h-6, ground)
	for y := 5; y < s.h-6; y += 4 {
		for x := 5 + y%8/4*2; x < s.w-6; x += 4 {
			c.fill(x, y, 2, 2, motif)
		}
	}
	return c
}

// places are the outlines of empty places and the frames around cards. Frames
// are two pixels larger than the card on each side.
func places(s *cardSize) []cell {
	ring := func(out, thick int, ink uint8) *canvas {
		c := blank(s.w+2*out, s.h+2*out)
		for i := range thick {
			c.frame(i, i, c.w-2*i, c.h-2*i, ink)
		}
		for _, x := range []int{0, c.w - 1} {
			for _, y := range []int{0, c.h - 1} {
				c.set(x, y, 0)
			}
		}
		return c
	}
	return []cell{
		{"place", ring(0, 1, sprites.Shadow)},
		{"place-foundation", ring(0, 2, sprites.Shadow)},
		{"place-reserve", ring(0, 1, sprites.Shadow)},
		{"place-stock", ring(0, 1, sprites.Shadow)},
		{"place-focus", ring(2, 2, sprites.Bright)},
		{"glow", ring(2, 2, sprites.Gold)},
		{"mark", ring(2, 1, sprites.Silver)},
		{"drop", ring(2, 2, sprites.Sky)},
		{"crown", picture("y.y.y\nyyyyy")},
		{"seal", picture(".rr.\nrrrr\n.rr.")},
	}
}
