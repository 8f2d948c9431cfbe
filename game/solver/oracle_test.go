package solver

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"agnes/game/engine"
)

// readOracle reads a file of packs with the verdicts that another program
// reached by the rules that the first line names, and calls each with them.
func readOracle(t *testing.T, name string, each func(id string, s engine.State, verdict string)) {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var rules engine.Rules
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if options, ok := strings.CutPrefix(lines.Text(), "# options:"); ok {
			var overrides []engine.Override
			for _, word := range strings.Fields(options) {
				o, err := engine.ParseOverride(word)
				if err != nil {
					t.Fatal(err)
				}
				overrides = append(overrides, o)
			}
			if rules, err = (engine.Rules{}).With(overrides); err != nil {
				t.Fatal(err)
			}
			continue
		}
		fields := strings.Split(lines.Text(), "\t")
		if fields[0] == "id" {
			continue
		}
		pack, err := engine.ParsePack(fields[1])
		if err != nil {
			t.Fatal(err)
		}
		s, _ := engine.Start(rules, pack)
		each(fields[0], s, fields[2])
	}
}

// A part of the oracles: all of them are run by the laboratory.
func TestVerdictsAreThoseOfOtherPrograms(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.tsv")
	if len(files) == 0 {
		t.Fatal("there are no oracles in testdata")
	}
	limit := 30_000
	if *long {
		limit = 5_000_000
	}
	agreed, undecided := 0, 0
	for _, name := range files {
		readOracle(t, name, func(id string, s engine.State, verdict string) {
			switch got := New(&s, Limits{States: limit, Memory: 1 << 30}).Run(limit * 2); got.String() {
			case verdict:
				agreed++
			case Unknown.String(), Searching.String():
				undecided++
			default:
				t.Errorf("%s %s is %v, and for the other program %s", name, id, got, verdict)
			}
		})
	}
	t.Logf("%d agreed, %d undecided", agreed, undecided)
	if agreed < 20*undecided {
		t.Errorf("%d of %d could not be decided within %d positions", undecided, agreed+undecided, limit)
	}
}
