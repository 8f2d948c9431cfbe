package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"agnes/game/engine"
)

// lab runs a command line and returns what it wrote and its exit status.
func lab(args ...string) (out, messages string, status int) {
	var o, m bytes.Buffer
	status = run(args, &o, &m)
	return o.String(), m.String(), status
}

// good runs a command line that must succeed without a message.
func good(t *testing.T, args ...string) string {
	t.Helper()
	out, messages, status := lab(args...)
	if status != 0 || messages != "" {
		t.Fatalf("lab %v: status %d, message %q", args, status, messages)
	}
	return out
}

func file(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestUsageErrorsExitWith2AndSayWhy(t *testing.T) {
	none := file(t, "")
	for _, c := range []struct{ line, says string }{
		{"", "usage: lab COMMAND"},
		{"dael", `no command "dael"`},
		{"deal", "either -deal or -pack"},
		{"deal -deal 1 -pack x", "either -deal or -pack"},
		{"deal -deal 0", "deal number"},
		{"deal -deal 1000000000", "deal number"},
		{"deal -deal 1 -rules agnes", `no rule set "agnes"`},
		{"deal -deal 1 -option space", "NAME=VALUE"},
		{"deal -deal 1 -option spaces=any", `no option "spaces"`},
		{"deal -deal 1 -option space=all", "base-1, any, single, never"},
		{"deal -deal 1 -option rows=right", "belongs to games that deal to the columns"},
		{"deal -deal 1 -base 1", `no value "1"`},
		{"deal -deal 1 -base 7 -option base=8", "named twice"},
		{"deal -deal 1 -colour", "-colour"},
		{"deal -deal 1 more", "one word too many"},
		{"deal -pack " + none, "52 cards"},
		{"deal -pack /no/such/file", "no such file"},
		{"replay -deal 1", "-moves"},
		{"replay -moves " + none, "either -deal or -pack"},
		{"replay -deal 1 -moves /no/such/file", "no such file"},
		{"rules -option rows=right", "bernauer: option rows"},
		{"rules -rules x", "no rule set"},
		{"rules x", "too many"},
		{"walk -from 0", "deal 0"},
		{"walk -n 0", "at least one deal"},
		{"walk -from 999999999 -n 2", "deal 1000000000"},
		{"walk -from 5 -n 18446744073709551615", "at least one deal"},
		{"walk -rules all -n 1 -option reserve=hidden", "sorel: option reserve"},
		{"walk -rules x", "no rule set"},
		{"walk -seed x", "seed"},
	} {
		out, messages, status := lab(strings.Fields(c.line)...)
		if status != 2 || !strings.Contains(messages, c.says) {
			t.Errorf("lab %s: status %d, message %q, want 2 and %q", c.line, status, messages, c.says)
		}
		if out != "" {
			t.Errorf("lab %s prints a result: %q", c.line, out)
		}
	}
}

func TestHelpIsAResult(t *testing.T) {
	for _, line := range []string{"help", "-help", "-h", "--help"} {
		out := good(t, line)
		for _, c := range commands() {
			if !strings.Contains(out, "\n    "+c.name+" ") {
				t.Errorf("lab %s does not name %s", line, c.name)
			}
		}
	}
	for _, c := range commands() {
		for _, flag := range []string{"-option NAME=VALUE", "-base R", "-rules ID"} {
			if out := good(t, c.name, "-help"); !strings.Contains(out, flag) {
				t.Errorf("lab %s -help does not name %s", c.name, flag)
			}
		}
	}
}

func TestRulesPrintsEveryRuleSetWithEveryOption(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(good(t, "rules"), "\n"), "\n")
	want := []string{
		"id\tname\tbuild\trun\tspace\tfaces\tstock\trows\treserve\tlastTwo\tredeals\tbase\tonBase\tworryBack",
		"bernauer\tAgnes Bernauer\talternate\tpacked\tbase-1\tup\treserve\t-\topen\town\t0\tturned\tallowed\toff",
	}
	if len(lines) != 13 || lines[0] != want[0] || lines[1] != want[1] {
		t.Fatalf("lab rules prints\n%s", strings.Join(lines, "\n"))
	}
	for i, set := range engine.RuleSets() {
		if cells := strings.Split(lines[i+1], "\t"); len(cells) != 14 || cells[0] != set.ID {
			t.Errorf("line %d is %q, want rule set %s", i+1, lines[i+1], set.ID)
		}
	}
	want[1] = "sorel-dalton\tAgnes Sorel, Dalton 1909\tsame-colour\tsingle\tany\tup\tcolumns\tright\t-\t-\t-\tQ\tallowed\toff"
	if got := good(t, "rules", "-rules", "sorel-dalton", "-option", "run=single", "-base", "Q"); got != strings.Join(want, "\n")+"\n" {
		t.Errorf("with overrides:\n%s", got)
	}
}

func TestDealPrintsThePack(t *testing.T) {
	want := engine.NumberedPack(7).String() + "\n"
	if got := good(t, "deal", "-deal", "7"); got != want {
		t.Errorf("deal 7 is %q", got)
	}
	if got := good(t, "deal", "-rules", "sorel", "-base", "A", "-deal", "7"); got != want {
		t.Errorf("a chosen base changes the pack to %q", got)
	}
	if got := good(t, "deal", "-pack", file(t, want)); got != want {
		t.Errorf("the pack is read as %q", got)
	}
}

func TestDealLaysTheTableOut(t *testing.T) {
	const closed = `base 7D, stock 16, a space takes 6

 fC    fD    fH    fS
 .     7D    .     .

 c1    c2    c3    c4    c5    c6    c7
 9C   [4D]  [8D]  [6D]  [KD]  [7H]  [KH]
       8H   [5S]  [9S]  [3C]  [4H]  [TH]
             JD   [JC]  [2D]  [2C]  [TS]
                   5D   [JH]  [AD]  [JS]
                         5H   [6S]  [TD]
                               KC   [8S]
                                     QC

 r1    r2    r3    r4    r5    r6    r7    r8    r9
 4S    6C    7C    AS    5C    AH    KS    .     .

`
	if got := good(t, "deal", "-rules", "bernauer-closed", "-deal", "1", "-layout"); got != closed {
		t.Errorf("deal 1 closed:\n%s", got)
	}
	const columns = `base 9C, stock 23

 fC    fD    fH    fS
 9C    .     .     .

 c1    c2    c3    c4    c5    c6    c7
 7D    4D    8D    6D    KD    7H    KH
`
	if got := good(t, "deal", "-rules", "sorel", "-base", "9", "-deal", "1", "-layout"); !strings.HasPrefix(got, columns) {
		t.Errorf("deal 1 with base 9:\n%s", got)
	}
	if got := good(t, "deal", "-rules", "bernauer-redeal", "-deal", "1", "-layout"); !strings.HasPrefix(got, "base 7D, stock 16, a space takes 6, redeals 1\n") {
		t.Errorf("with a redeal:\n%s", got)
	}
}

func TestReplayEndsWithScoreStateAndMoves(t *testing.T) {
	out := good(t, "replay", "-deal", "1", "-moves", file(t, "r3-f\nc2-c1, deal\ndeal"))
	if !strings.HasSuffix(out, "\n\nscore\t2\nstate\topen\nmoves\t4\n") {
		t.Errorf("replay prints\n%s", out)
	}
	pack := file(t, engine.NumberedPack(1).String())
	if got := good(t, "replay", "-pack", pack, "-moves", file(t, "r3-f\nc2-c1, deal\ndeal")); got != out {
		t.Errorf("the same pack from a file ends at\n%s", got)
	}
	table := good(t, "deal", "-deal", "1", "-layout")
	if got := good(t, "replay", "-deal", "1", "-moves", file(t, "")); got != table+"score\t1\nstate\topen\nmoves\t0\n" {
		t.Errorf("without moves:\n%s", got)
	}
}

func TestReplaySaysWhichMoveIsWrong(t *testing.T) {
	for moves, want := range map[string]string{
		"deal,c1-f":       "move 2: a foundation starts with a 7\n",
		"deal\n\nc1-c2*1": "move 2: \"1\" is not the length of a run: 2 or more, and no count for one card\n",
		"hello":           "move 1: \"hello\" is not a move: write deal, redeal, or FROM-TO such as c3-f\n",
	} {
		out, messages, status := lab("replay", "-deal", "1", "-moves", file(t, moves))
		if status != 1 || messages != want || out != "" {
			t.Errorf("%q: status %d, message %q, result %q", moves, status, messages, out)
		}
	}
}

func TestWalkCountsTheMovesItChecked(t *testing.T) {
	args := []string{"walk", "-rules", "all", "-from", "3", "-n", "2", "-seed", "9"}
	out := good(t, args...)
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if len(lines) != 14 || !strings.HasPrefix(lines[13], "moves\t") || lines[13] == "moves\t0" {
		t.Fatalf("lab walk prints\n%s", out)
	}
	if again := good(t, args...); again != out {
		t.Errorf("the same seed walks another way:\n%s\n%s", out, again)
	}
	args[len(args)-1] = "10"
	if other := good(t, args...); other == out {
		t.Error("another seed walks the same way")
	}
}
