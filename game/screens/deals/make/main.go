// Command make writes the lists of package deals: for each rule set, the first
// deals from a number on that the solver proves to be winnable. A list that is
// there is left alone, because it is frozen.
//
//	go run ./game/screens/deals/make -n 400 -from 1000
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"agnes/game/engine"
	"agnes/game/solver"
)

func main() {
	n := flag.Int("n", 400, "deals in a list")
	from := flag.Uint64("from", 1000, "the first deal that is tried")
	most := flag.Uint64("tries", 4000, "deals that are tried at most")
	states := flag.Int("states", 60_000, "positions looked at for a deal")
	dir := flag.String("dir", "game/screens/deals/v1", "where the lists are")
	flag.Parse()
	if err := write(*dir, *n, *from, *most, *states); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write(dir string, n int, from, most uint64, states int) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, rs := range engine.RuleSets() {
		path := filepath.Join(dir, rs.ID+".txt")
		if _, err := os.Stat(path); err == nil {
			continue
		}
		var b strings.Builder
		found := 0
		for deal := from; found < n && deal < from+most; deal++ {
			start, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
			if solver.New(&start, solver.Limits{States: states}).Run(states) == solver.Winnable {
				fmt.Fprintln(&b, deal)
				found++
			}
		}
		fmt.Printf("%s: %d deals\n", rs.ID, found)
		if found == 0 {
			continue
		}
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			return err
		}
	}
	return nil
}
