package main

import "agnes/sprites"

// feltSheet holds the tables: seamless tiles and the ornaments of their edges.
func feltSheet() *sheet {
	s := &sheet{width: 400}
	for _, f := range []struct {
		name   string
		ground uint8
		thread uint8
	}{
		{"green", sprites.Felt, sprites.FeltDark},
		{"dark", sprites.Coal, sprites.Ink},
		{"river", sprites.Navy, sprites.Deep},
		{"lily", sprites.Wine, sprites.Claret},
	} {
		c := blank(64, 64)
		c.fill(0, 0, 64, 64, f.ground)
		for y := 0; y < 64; y += 8 {
			for x := y % 16; x < 64; x += 16 {
				c.fill(x, y, 2, 2, f.thread)
			}
		}
		s.add("felt/"+f.name, c)
		b := blank(64, 16)
		b.fill(0, 0, 64, 16, f.thread)
		s.add("felt/"+f.name+"-band", b)
		k := blank(16, 16)
		k.fill(0, 0, 16, 16, f.thread)
		s.add("felt/"+f.name+"-corner", k)
	}
	return s
}
