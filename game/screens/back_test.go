package screens

import (
	"fmt"
	"testing"

	"agnes/game/store"
)

// backShown is which back the table shows.
func (b *bench) backShown() int {
	for _, item := range b.Append(nil) {
		for back := range store.Backs {
			for _, size := range []string{"small", "large"} {
				if item.Sprite == b.atlas.Sprite(fmt.Sprintf("%s/back%d", size, back)) {
					return back
				}
			}
		}
	}
	b.Fatal("no back is to be seen")
	return 0
}

func TestTheBackSuitsTheGameOrIsTheOneChosen(t *testing.T) {
	const waves, lilies, dark = 0, 1, 3
	for rules, want := range map[string]int{"bernauer": waves, "sorel": lilies} {
		b := playing(t, rules, 1)
		if got := b.backShown(); got != want {
			t.Errorf("%s has back %d, want %d", rules, got, want)
		}
		b.change(func(s *store.Settings) { s.Back = dark + 1 })
		if got := b.backShown(); got != dark {
			t.Errorf("%s has back %d, and %d was chosen", rules, got, dark)
		}
	}
}
