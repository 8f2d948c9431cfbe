package main

import (
	"os"
	"strings"
	"testing"

	"agnes/game/engine"
)

func TestALineCountsOnlyIfItsNotationWins(t *testing.T) {
	rs, _ := engine.FindRuleSet("bernauer")
	m := measurement{oddsOf: oddsOf{name: "bernauer", rules: rs.Rules}, limits: &solveFlags{memory: 64}}
	state, _ := engine.Start(m.rules, engine.NumberedPack(1))
	line := m.limits.solve(&state).line
	text := engine.MovesText(line)
	if err := m.wins(1, text); err != nil {
		t.Errorf("the solver's own line: %v", err)
	}
	for name, c := range map[string]struct {
		deal       uint64
		line, says string
	}{
		"cut short":          {1, engine.MovesText(line[:len(line)-1]), "does not win"},
		"of another deal":    {2, text, "deal 2"},
		"with a wrong word":  {1, text + ",c8-f", "deal 1"},
		"that begins midway": {1, engine.MovesText(line[1:]), "move"},
	} {
		if err := m.wins(c.deal, c.line); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("a line %s: error %v, want one with %q", name, err, c.says)
		}
	}
}

func TestTheGamesOddsBecomeWhatWasMeasured(t *testing.T) {
	dir := t.TempDir()
	rows := oddsHead + "\n1\t100\t75\t24\t1\t0\t41\t100\t600\t7000\n101\t100\t70\t30\t0\t0\t0\t0\t600\t7000\n"
	if err := os.WriteFile(dir+"/sorel.tsv", []byte(rows), 0o600); err != nil {
		t.Fatal(err)
	}
	game := file(t, "# key\nsorel turned\t100\t1\t1\t100\t2\nsorel-strict turned\t300\t11\t57\t100\t0\n")
	good(t, "odds", "-dir", dir, "-game", game)
	got, err := os.ReadFile(game)
	if err != nil {
		t.Fatal(err)
	}
	if want := "# key\nsorel turned\t200\t145\t54\t100\t41\nsorel-strict turned\t300\t11\t57\t100\t0\n"; string(got) != want {
		t.Errorf("the file holds\n%swant\n%s", got, want)
	}
}
