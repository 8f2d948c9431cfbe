package screens

import (
	"image"
	"testing"

	"agnes/game/store"
)

// Where the page has the height the keys stand as on a telephone, and where it
// has not all of them can still be seen without scrolling.
func TestTheKeysOfTheDealNumberStandAsOnATelephone(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, c := range []struct {
		window image.Point
		large  bool
		rows   []string
	}{
		{wideCanvas, false, []string{"123", "456", "789", " 0<"}},
		{phoneAcross, false, []string{"123", "456", "789", " 0<"}},
		{phoneUpright, false, []string{"123", "456", "789", " 0<"}},
		{phoneUpright, true, []string{"123", "456", "789", " 0<"}},
		{tinyUpright, false, []string{"123", "456", "789", " 0<"}},
		{wideCanvas, true, []string{"123456", "7890<"}},
	} {
		b.change(func(s *store.Settings) { s.LargeText = c.large })
		b.Resize(c.window.X, c.window.Y, 1)
		b.closeAll()
		b.openDealNumber()
		b.laidOut()
		if p := b.topPage(); p.body-rowGap > p.view() {
			t.Errorf("%v, large text %v: the page has to be scrolled", c.window, c.large)
		}
		at := func(name rune) image.Point {
			if name == '<' {
				return centreOf(b.button("digit-back").rect)
			}
			return centreOf(b.button("digit-" + string(name)).rect)
		}
		var columns []int
		for _, name := range c.rows[0] {
			columns = append(columns, at(name).X)
		}
		above := 0
		for _, side := range c.rows {
			y := at(rune(side[len(side)-2])).Y
			if y <= above {
				t.Errorf("%v, large text %v: the row %q is not below the one before it", c.window, c.large, side)
			}
			above = y
			for i, name := range side {
				if name != ' ' && at(name) != image.Pt(columns[i], y) {
					t.Errorf("%v, large text %v: %q stands at %v, not %v", c.window, c.large, name, at(name), image.Pt(columns[i], y))
				}
			}
		}
	}
}
