package audio

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestNoVariantComesTwiceRunning(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := newVariants(rapid.Uint64().Draw(t, "seed"))
		s := Sound(rapid.IntRange(0, int(Sounds)-1).Draw(t, "sound"))
		seen := make([]int, s.Variants())
		before := -1
		for range 200 {
			now := v.next(s)
			if now == before || now < 0 || now >= s.Variants() {
				t.Fatalf("%d after %d", now, before)
			}
			before = now
			seen[now]++
		}
		if slices.Min(seen) == 0 {
			t.Fatalf("some variant never came: %v", seen)
		}
	})
}
