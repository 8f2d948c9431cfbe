package odds

import (
	"strings"
	"testing"
)

func TestEachLineOfTheTableSaysSomethingPossible(t *testing.T) {
	n := 0
	for line := range strings.Lines(table) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		n++
		key, _, _ := strings.Cut(line, "\t")
		o, ok := Of(key)
		if !ok || o.Low < 0 || o.Low > o.High || o.High > 10_000 {
			t.Errorf("%q: %+v, %v", key, o, ok)
		}
	}
	if n == 0 {
		t.Error("nothing was measured")
	}
}

func TestWhatWasNotMeasuredHasNoOdds(t *testing.T) {
	if _, ok := Of("house:run=single turned"); ok {
		t.Error("a house rule has odds")
	}
}

func TestOddsInSmallNumbers(t *testing.T) {
	for _, c := range []struct {
		odds  Odds
		n, of int
		well  bool
	}{
		{Odds{8970, 9070}, 9, 10, true},
		{Odds{9445, 9690}, 19, 20, true},
		{Odds{9999, 9999}, 19, 20, true},
		{Odds{7380, 7380}, 7, 10, true},
		{Odds{1050, 6462}, 1, 10, false},
		{Odds{400, 1160}, 1, 25, false},
		{Odds{242, 2714}, 1, 50, false},
		{Odds{40, 40}, 1, 250, true},
		{Odds{35, 35}, 1, 300, true},
		{Odds{1, 1}, 1, 10_000, true},
		{Odds{0, 3000}, 0, 1, false},
	} {
		if n, of, well := c.odds.Plain(); n != c.n || of != c.of || well != c.well {
			t.Errorf("%+v: %d in %d, %v; want %d in %d, %v", c.odds, n, of, well, c.n, c.of, c.well)
		}
	}
}

// What is said to be at least so many is no more than what is proved.
func TestPlainOddsPromiseNoMoreThanIsProved(t *testing.T) {
	for low := range 10_001 {
		for high := low; high <= 10_000; high += 199 {
			n, of, well := Odds{low, high}.Plain()
			if !well && n*10_000 > low*of {
				t.Fatalf("%d to %d: at least %d in %d", low, high, n, of)
			}
		}
	}
}
