package main

import (
	"testing"

	"agnes/sprites"
)

// On every sheet the suit of an empty foundation stands in its middle, to the
// half pixel.
func TestTheSuitOfAFoundationStandsInItsMiddle(t *testing.T) {
	a, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]string{}
	for _, size := range []string{"small", "large"} {
		for _, suit := range "CDHS" {
			named[size+"/ghost-"+string(suit)] = size + "/place-foundation"
		}
	}
	for sheet, fill := range map[string]func(*page){"backs": (*page).backs, "table": func(p *page) { p.table("green", 0) }} {
		p := newPage(a)
		fill(p)
		found := 0
		for i, item := range p.items {
			for ghost, place := range named {
				if item.Sprite != a.Sprite(ghost) {
					continue
				}
				found++
				below := p.items[i-1]
				if below.Sprite != a.Sprite(place) {
					t.Fatalf("%s: %s lies on no foundation", sheet, ghost)
				}
				w, h := a.Size(item.Sprite)
				placeW, placeH := a.Size(below.Sprite)
				left, top := int(item.X-below.X), int(item.Y-below.Y)
				if right, bottom := placeW-w-left, placeH-h-top; right-left < 0 || right-left > 1 || bottom-top < 0 || bottom-top > 1 {
					t.Errorf("%s: %s has %d pixels left, %d right, %d above, %d below", sheet, ghost, left, right, top, bottom)
				}
			}
		}
		if found == 0 {
			t.Errorf("%s shows no empty foundation", sheet)
		}
	}
}
