package main

import "agnes/sprites"

// uiSheet holds panels, buttons and other things of the screens.
func uiSheet() *sheet {
	s := &sheet{width: 256}
	white := blank(1, 1)
	white.set(0, 0, sprites.Bright)
	s.add("white", white)
	for _, p := range []struct {
		name                string
		edge, light, ground uint8
	}{
		{"panel", sprites.Ink, sprites.Dusk, sprites.Coal},
		{"button", sprites.Ink, sprites.Mist, sprites.Dusk},
		{"button-hot", sprites.Ink, sprites.Gold, sprites.Dusk},
		{"button-down", sprites.Ink, sprites.Ink, sprites.Coal},
		{"button-off", sprites.Ink, sprites.Dusk, sprites.Coal},
		{"tab", sprites.Ink, sprites.Mist, sprites.Coal},
	} {
		c := blank(24, 24)
		c.fill(0, 0, 24, 24, p.edge)
		c.fill(1, 1, 22, 22, p.light)
		c.fill(2, 2, 20, 20, p.ground)
		nineSlice(s, p.name, c)
	}
	for _, n := range []string{"check0", "check1", "radio0", "radio1", "slider", "slider-knob", "scroll-track", "scroll-knob", "scroll-up", "scroll-down"} {
		c := blank(9, 9)
		c.fill(0, 0, 9, 9, sprites.Silver)
		s.add(n, c)
	}
	for i, ink := range []uint8{sprites.Bright, sprites.Pale, sprites.Gold, sprites.Vermilion, sprites.Crimson, sprites.Sky, sprites.River, sprites.Leaf} {
		n := 1 + i%2
		c := blank(n, n)
		c.fill(0, 0, n, n, ink)
		s.add("bit/"+string(rune('0'+i)), c)
	}
	return s
}

// nineSlice cuts a picture of 24 by 24 pixels into nine pieces.
func nineSlice(s *sheet, name string, c *canvas) {
	for i, d := range []string{"nw", "n", "ne", "w", "c", "e", "sw", "s", "se"} {
		s.add(name+"/"+d, c.crop(i%3*8, i/3*8, 8, 8))
	}
}
