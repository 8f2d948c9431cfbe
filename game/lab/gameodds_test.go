package main

import (
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
		sum, found := oddsSum{name: name}, false
		for row := range strings.Lines(string(rows)) {
			var r oddsRow
			if r.scan(row) != nil {
				continue // the heading
			}
			sum.add(r)
			found = found || line == sum.gameOdds()
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
