package skin_test

import (
	"reflect"
	"testing"

	"agnes/game/scene"
	"agnes/game/skin"
	"agnes/game/table"
	"agnes/sprites"
)

func TestASkinHasEveryPictureThatTheTableNames(t *testing.T) {
	a, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	sizes := skin.Metrics(a, false, 0)
	for size := table.Small; size <= table.Large; size++ {
		k := reflect.ValueOf(*skin.Of(a, sizes[size], size, 0))
		for i := range k.NumField() {
			name := k.Type().Field(i).Name
			switch v := k.Field(i).Interface().(type) {
			case scene.Sprite:
				if v == 0 {
					t.Errorf("size %d has no %s", size, name)
				}
			case [52]scene.Sprite:
				for j, s := range v {
					if s == 0 {
						t.Errorf("size %d has no %s %d", size, name, j)
					}
				}
			}
		}
	}
}

func TestRankAndSuitOfAnEmptyFoundation_LieApartWithinItsFrame(t *testing.T) {
	const frame, gap = 4, 3
	a, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	sizes := skin.Metrics(a, false, 0)
	for size := table.Small; size <= table.Large; size++ {
		k := skin.Of(a, sizes[size], size, 0)
		for _, suit := range k.Ghosts {
			for _, rank := range k.Ranks[1:] {
				_, suitH := k.Size(suit)
				_, rankH := k.Size(rank)
				if used, room := rankH+gap+suitH, k.CardH-2*frame; used > room {
					t.Errorf("size %d: a rank above a suit takes %d pixels of %d", size, used, room)
				}
			}
		}
	}
}
