package audio

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestNoVariantComesTwiceRunning(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := NewVariants(rapid.Uint64().Draw(t, "seed"))
		s := Sound(rapid.IntRange(0, int(Sounds)-1).Draw(t, "sound"))
		seen := make([]int, s.Variants())
		before := -1
		for range 200 {
			now := v.Next(s)
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

func TestARippleRisesUnevenly(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(-1, 52).Draw(t, "n")
		seed := rapid.Uint64().Draw(t, "seed")
		r := Ripple(n, seed)
		if len(r) != max(n, 0) || !slices.Equal(r, Ripple(n, seed)) {
			t.Fatalf("%d offsets for %d cards", len(r), n)
		}
		for i := 1; i < len(r); i++ {
			gap := r[i] - r[i-1]
			if r[0] != 0 || gap < 3 || gap > 5 {
				t.Fatalf("offsets %v", r)
			}
			if i > 2 && gap == r[i-1]-r[i-2] && gap == r[i-2]-r[i-3] {
				t.Fatalf("a machine gun: %v", r)
			}
		}
	})
}
