// Package odds holds what was measured of each rule set: which part of all
// deals can be won, as the solver has shown, and which part a careful player wins
// without seeing what lies hidden. The table is made by the laboratory and frozen
// with the version of the game.
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
type Odds struct {
	Low, High int
	Careful   int // what a careful player wins, who sees no more than a person does
}

// Of are the odds of a line of the statistics, or false where none were
// measured. The keys are those of store.Key.
func Of(key string) (Odds, bool) {
	for line := range strings.Lines(table) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 6 || fields[0] != key {
			continue
		}
		var n [5]int
		for i := range n {
			var err error
			if n[i], err = strconv.Atoi(fields[i+1]); err != nil {
				return Odds{}, false
			}
		}
		deals, won, lost, played, carefully := n[0], n[1], n[2], n[3], n[4]
		if deals <= 0 || played <= 0 {
			return Odds{}, false
		}
		return Odds{Low: won * 10_000 / deals, High: (deals - lost) * 10_000 / deals, Careful: carefully * 10_000 / played}, true
	}
	return Odds{}, false
}

// Plain tells the odds in small numbers: n of so many deals can be won, about so
// many where that is known well, and otherwise at least. n is 0 where no deal
// is known to be winnable.
func (o Odds) Plain() (n, of int, well bool) {
	part := o.Low
	if well = o.High <= o.Low*5/4; well {
		part = (o.Low + o.High) / 2
	}
	const whole = 10_000
	switch {
	case part == 0:
		return 0, 1, false
	case part >= whole*37/40:
		return min(roughly(part*20, whole, well), 19), 20, well
	case part >= whole/10:
		return roughly(part*10, whole, well), 10, well
	}
	least := (whole + part - 1) / part
	if well {
		least = least * 9 / 10
	}
	for scale := 10; ; scale *= 10 {
		for _, round := range [...]int{10, 12, 15, 20, 25, 30, 40, 50, 60, 80} {
			if of := round * scale / 10; of >= least {
				return 1, of, well
			}
		}
	}
}

// roughly is a / b, rounded to the nearest or else down.
func roughly(a, b int, nearest bool) int {
	if nearest {
		a += b / 2
	}
	return a / b
}
