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
