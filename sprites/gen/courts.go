package main

import "agnes/sprites"

// court draws a court card's picture between the rows top and bottom.
func court(c *canvas, s *cardSize, deck sprites.Deck, rank byte, suit, top, bottom int) {
	x := 4
	w, h := s.w-2*x, bottom-top
	c.frame(x, top, w, h, sprites.Tan)
	c.fill(x+1, top+1, w-2, h-2, [4]uint8{sprites.Deep, sprites.Amber, sprites.Claret, sprites.Dusk}[suit])
	c.disc(s.w/2-w/4, top+h/4, w/2, h/2, sprites.SkinLight)
	c.fill(s.w/2-w/3, top+h*3/4, w*2/3, h/4-1, sprites.Gold)
}
