package main

import "agnes/sprites"

// uiSheet holds panels, buttons and other things of the screens.
func uiSheet() *sheet {
	s := &sheet{width: 256}
	white := blank(1, 1)
	white.set(0, 0, sprites.Bright)
	s.add("white", white)
	for _, p := range boxes {
		nineSlice(s, p.name, p.draw())
	}
	for _, w := range widgets {
		s.add(w.name, picture(w.rows))
	}
	for i, ink := range []uint8{
		sprites.Bright, sprites.Pale, sprites.Gold, sprites.Vermilion, sprites.Crimson, sprites.Sky, sprites.River, sprites.Leaf,
	} {
		n := 1 + i%2
		c := blank(n, n)
		c.fill(0, 0, n, n, ink)
		s.add("bit/"+string(rune('0'+i)), c)
	}
	return s
}

// A box is a picture of 24 by 24 pixels that is cut into nine pieces: a dark
// edge, a lit line above, a shaded one below, and a
// line inside. The edge pieces are stretched, so nothing repeats along them.
type box struct {
	name                             string
	edge, light, shade, fill, thread uint8
	rise                             int // how far the face stands above its lower edge
}

var boxes = []box{
	{"panel", sprites.Ink, sprites.Tan, sprites.Tan, sprites.Coal, sprites.Dusk, 0},
	{"paper", sprites.Umber, sprites.Bright, sprites.Linen, sprites.Paper, sprites.Linen, 0},
	{"button", sprites.Ink, sprites.Bright, sprites.Linen, sprites.Paper, sprites.Paper, 2},
	{"button-hot", sprites.Ink, sprites.Bright, sprites.Gold, sprites.Pale, sprites.Pale, 2},
	{"button-down", sprites.Ink, sprites.Tan, sprites.Linen, sprites.Linen, sprites.Linen, -1},
	{"button-off", sprites.Ink, sprites.Mist, sprites.Dusk, sprites.Dusk, sprites.Dusk, 0},
	{"tab", sprites.Ink, sprites.Tan, sprites.Coal, sprites.Coal, sprites.Coal, 0},
}

func (b box) draw() *canvas {
	const n = 24
	c := blank(n, n)
	c.fill(0, 0, n, n, b.edge)
	bottom := n - 1
	if b.rise > 0 {
		c.fill(1, n-1-b.rise, n-2, b.rise, sprites.Tan)
		bottom -= b.rise
	}
	top := 1
	if b.rise < 0 {
		top -= b.rise
		c.fill(1, 1, n-2, -b.rise, sprites.Dusk)
	}
	c.fill(1, top, n-2, bottom-top, b.fill)
	c.fill(1, top, n-2, 1, b.light)
	c.fill(1, bottom-1, n-2, 1, b.shade)
	if b.light == b.shade { // a line all around
		c.frame(1, 1, n-2, n-2, b.light)
	}
	if b.thread != b.fill {
		c.frame(3, 3, n-6, n-6, b.thread)
	}
	c.rounded(2)
	for _, x := range []int{1, n - 2} {
		for _, y := range []int{1, n - 2} {
			c.set(x, y, b.edge)
		}
	}
	if b.name == "tab" { // open below, where its page begins
		c.fill(1, n-6, n-2, 6, b.fill)
		c.fill(0, n-6, 1, 6, b.edge)
		c.fill(n-1, n-6, 1, 6, b.edge)
	}
	return c
}

// nineSlice cuts a picture of 24 by 24 pixels into nine pieces.
func nineSlice(s *sheet, name string, c *canvas) {
	for i, d := range []string{"nw", "n", "ne", "w", "c", "e", "sw", "s", "se"} {
		s.add(name+"/"+d, c.crop(i%3*8, i/3*8, 8, 8))
	}
}

var widgets = []struct{ name, rows string }{
	{"check0", `
kkkkkkkkkkk
klllllllllk
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
kkkkkkkkkkk`},
	{"check1", `
kkkkkkkkkkk
klllllllllk
klwwwwwwLLk
klwwwwwLLLk
klwwwwLLLwk
kLLwwLLLwwk
kLLLLLLwwwk
klLLLLwwwwk
klwLLwwwwwk
klwwwwwwwwk
kkkkkkkkkkk`},
	{"radio0", `
...kkkkk...
.kklllllkk.
.klwwwwwwk.
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
klwwwwwwwwk
.kwwwwwwwk.
.kkwwwwwkk.
...kkkkk...`},
	{"radio1", `
...kkkkk...
.kklllllkk.
.klwwwwwwk.
klwwLLLwwwk
klwLLLLLwwk
klwLLLLLwwk
klwLLLLLwwk
klwwLLLwwwk
.kwwwwwwwk.
.kkwwwwwkk.
...kkkkk...`},
	{"slider", `
kkkkkkkk
kddddddd
dmmmmmmm
kkkkkkkk`},
	{"slider-knob", `
.kkkkkkk.
kWWWWWWlk
kWwwwwwtk
kWwwtwwtk
kWwwtwwtk
kWwwtwwtk
kWwwtwwtk
kWwwwwwtk
klttttttk
.kkkkkkk.`},
	{"scroll-track", `
kKKKKKKk
kKKKKKKk
kKddddKk
kKKKKKKk
kKKKKKKk
kKKKKKKk
kKddddKk
kKKKKKKk`},
	{"scroll-knob", `
.kkkkkk.
kWWWWWlk
kWwwwwtk
kWwwwwtk
kWttttlk
kWwwwwtk
kWttttlk
kWwwwwtk
kWttttlk
kWwwwwtk
kWwwwwtk
klttttlk
.kkkkkk.`},
	{"scroll-up", `
.kkkkkk.
kWWWWWlk
kWwkkwtk
kWkkkktk
kWwwwwtk
klttttlk
.kkkkkk.`},
	{"scroll-down", `
.kkkkkk.
kWWWWWlk
kWkkkktk
kWwkkwtk
kWwwwwtk
klttttlk
.kkkkkk.`},
}
