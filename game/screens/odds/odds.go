// Package odds holds what was measured of each rule set: which part of all
// deals can be won, as the solver has shown. The table is made by the
// laboratory and frozen with the version of the game.
package odds

import (
	_ "embed"
	"strconv"
	"strings"
)

//go:embed odds.tsv
var table string

// Odds bound the part of deals that can be won, in hundredths of a per cent: as
// many are proved to be winnable, and the rest up to High is not known.
type Odds struct{ Low, High int }

// Of are the odds of a line of the statistics, or false where none were
// measured. The keys are those of store.Key.
func Of(key string) (Odds, bool) {
	for line := range strings.Lines(table) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 4 || fields[0] != key {
			continue
		}
		deals, err1 := strconv.Atoi(fields[1])
		won, err2 := strconv.Atoi(fields[2])
		lost, err3 := strconv.Atoi(fields[3])
		if err1 != nil || err2 != nil || err3 != nil || deals <= 0 {
			return Odds{}, false
		}
		return Odds{Low: won * 10_000 / deals, High: (deals - lost) * 10_000 / deals}, true
	}
	return Odds{}, false
}
