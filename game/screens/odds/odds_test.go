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
		if !ok || o.Low < 0 || o.Low > o.High || o.High > 10_000 || o.Careful < 0 || o.Careful > o.High {
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
		{Odds{Low: 8970, High: 9070}, 9, 10, true},
		{Odds{Low: 9445, High: 9690}, 19, 20, true},
		{Odds{Low: 9999, High: 9999}, 19, 20, true},
		{Odds{Low: 7380, High: 7380}, 7, 10, true},
		{Odds{Low: 1050, High: 6462}, 1, 10, false},
		{Odds{Low: 400, High: 1160}, 1, 25, false},
		{Odds{Low: 242, High: 2714}, 1, 50, false},
		{Odds{Low: 40, High: 40}, 1, 250, true},
		{Odds{Low: 35, High: 35}, 1, 300, true},
		{Odds{Low: 1, High: 1}, 1, 10_000, true},
		{Odds{Low: 0, High: 3000}, 0, 1, false},
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
			n, of, well := Odds{Low: low, High: high}.Plain()
			if !well && n*10_000 > low*of {
				t.Fatalf("%d to %d: at least %d in %d", low, high, n, of)
			}
		}
	}
}
