package main

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// The odds that the game shows are sums of rows that were measured, from the
// first on. They may lag behind what is measured now, and are never anything
// else.
func TestTheOddsOfTheGameAreThoseMeasured(t *testing.T) {
	table, err := os.ReadFile("../screens/odds/odds.tsv")
	if err != nil {
		t.Fatal(err)
	}
	held := 0
	for line := range strings.Lines(string(table)) {
		name, _, _ := strings.Cut(line, " ")
		rows, err := os.ReadFile("odds/" + name + ".tsv")
		if strings.HasPrefix(line, "#") || os.IsNotExist(err) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		var deals, winnable, unwinnable int
		found := false
		for row := range strings.Lines(string(rows)) {
			var r oddsRow
			if r.scan(row) != nil {
				continue // the heading
			}
			deals, winnable, unwinnable = deals+r.deals, winnable+r.winnable, unwinnable+r.unwinnable
			found = found || line == fmt.Sprintf("%s turned\t%d\t%d\t%d\n", name, deals, winnable, unwinnable)
		}
		if !found {
			t.Errorf("nobody has measured %q", line)
		}
		held++
	}
	if held < 8 {
		t.Errorf("only %d rule sets are measured", held)
	}
}
