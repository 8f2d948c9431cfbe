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
