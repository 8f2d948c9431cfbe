package screens

import (
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/store"
	"agnes/game/table"
)

// The arrows alone lead to every pile, and from every pile to every other.
func TestArrowsReachEveryPile(t *testing.T) {
	for _, rules := range []string{"bernauer", "sorel"} {
		for _, w := range fitWindows {
			for _, left := range []bool{false, true} {
				b := playing(t, rules, 1)
				b.change(func(s *store.Settings) { s.LeftHanded = left })
				b.Resize(w.w, w.h, w.ratio)
				places := b.table.Layout().Places()
				for _, from := range places {
					reached := b.reach(from)
					for _, to := range places {
						if !reached[to] {
							t.Errorf("%s, %dx%d, left-handed %v: no arrows lead from %s to %s", rules, w.w, w.h, left, from, to)
						}
					}
				}
			}
		}
	}
}

// reach are the places to which arrows lead from a place.
func (b *bench) reach(from engine.Place) map[engine.Place]bool {
	reached := map[engine.Place]bool{from: true}
	for queue := []engine.Place{from}; len(queue) > 0; queue = queue[1:] {
		for way := table.Left; way <= table.Down; way++ {
			b.table.PointAt(queue[0])
			for range 30 { // up through the cards of a column
				before, i, _ := b.table.Cursor()
				b.table.Walk(way)
				now, j, _ := b.table.Cursor()
				if !reached[now] {
					reached[now] = true
					queue = append(queue, now)
				}
				if now != queue[0] || now == before && i == j {
					break
				}
			}
		}
	}
	return reached
}

// From the way back the arrows go on to the first row, however far the page had
// been scrolled.
func TestAfterTheWayBackComesTheFirstRow(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, key := range []input.Code{input.ArrowRight, input.ArrowDown} {
		b.openOptions()
		b.key(input.End, input.Home, key)
		if !strings.HasPrefix(b.said, "Language") {
			t.Errorf("after the way back comes %q", b.said)
		}
	}
}
