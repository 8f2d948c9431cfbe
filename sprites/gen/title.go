package main

import "agnes/sprites"

// titleSheet holds the lettering and the two doors of the title screen.
func titleSheet() *sheet {
	s := &sheet{width: 400}
	t := blank(160, 48)
	t.fill(0, 0, 160, 48, sprites.Gold)
	s.add("title/agnes", t)
	for i, n := range []string{"bernauer", "sorel"} {
		d := blank(96, 120)
		d.fill(0, 0, 96, 120, []uint8{sprites.River, sprites.Claret}[i])
		d.frame(0, 0, 96, 120, sprites.Gold)
		s.add("title/"+n, d)
	}
	h := blank(16, 16)
	h.disc(4, 4, 8, 8, sprites.Bright)
	s.add("cursor/hand", h)
	return s
}
