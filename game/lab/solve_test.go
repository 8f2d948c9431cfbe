package main

import (
	"math"
	"path/filepath"
	"strings"
	"testing"

	"agnes/game/engine"
)

// rows splits output into lines and fields.
func rows(out string) [][]string {
	var all [][]string
	for _, line := range strings.Split(strings.TrimSuffix(out, "\n"), "\n") {
		all = append(all, strings.Split(line, "\t"))
	}
	return all
}

func TestSolvePrintsALineADealWithMovesThatReplay(t *testing.T) {
	got := rows(good(t, "solve", "-from", "2", "-n", "4", "-moves", "-workers", "3"))
	if len(got) != 4 {
		t.Fatalf("%d lines, not 4", len(got))
	}
	for i, row := range got {
		if len(row) != 6 || row[0] != string(rune('2'+i)) || row[1] != "winnable" {
			t.Fatalf("line %d is %v", i, row)
		}
		moves := file(t, row[5])
		if end := good(t, "replay", "-deal", row[0], "-moves", moves); !strings.Contains(end, "state\twon") || !strings.Contains(end, "moves\t"+row[4]) {
			t.Errorf("deal %s does not replay: %s", row[0], end)
		}
	}
}

func TestSolveReadsOracleFiles(t *testing.T) {
	pack := engine.NumberedPack(12).String()
	packs := file(t, "# options: build=alternate\nid\tpack\tverdict\n12\t"+pack+"\twinnable\t9\t0.1\nx\t"+pack+"\n")
	got := rows(good(t, "solve", "-packs", packs, "-moves"))
	if len(got) != 2 || got[0][0] != "12" || got[1][0] != "x" || got[0][1] != "unwinnable" || len(got[0]) != 6 || got[0][5] != "" {
		t.Errorf("%v", got)
	}
}

func TestSolveBeginsAfterMoves(t *testing.T) {
	line := rows(good(t, "solve", "-deal", "8", "-moves"))[0][5]
	moves := strings.Split(line, ",")
	got := rows(good(t, "solve", "-deal", "8", "-at", strings.Join(moves[:len(moves)-1], ",")))[0]
	if got[1] != "winnable" || got[4] != "1" {
		t.Errorf("one move before the end: %v", got)
	}
}

func TestLimitsMakeUnknown(t *testing.T) {
	if got := rows(good(t, "solve", "-deal", "1", "-states", "3"))[0]; got[1] != "unknown" || got[2] != "3" || got[4] != "0" {
		t.Errorf("%v", got)
	}
}

func TestRateGoesOnWhereItStopped(t *testing.T) {
	table := filepath.Join(t.TempDir(), "table")
	good(t, "rate", "-n", "3", "-states", "2000", "-table", table)
	again := good(t, "rate", "-n", "5", "-states", "2000", "-table", table)
	if fresh := good(t, "rate", "-n", "5", "-states", "2000"); fresh != again {
		t.Errorf("with a table\n%swithout\n%s", again, fresh)
	}
	if _, messages, status := lab("rate", "-n", "3", "-base", "A", "-table", table); status != 2 || !strings.Contains(messages, "other rules") {
		t.Errorf("a table of other rules: status %d, %q", status, messages)
	}
}

func TestPlayPrintsMovesThatReplay(t *testing.T) {
	for _, policy := range []string{"greedy", "careful"} {
		row := rows(good(t, "play", "-policy", policy, "-samples", "2", "-states", "40", "-deal", "3", "-moves"))[0]
		if end := good(t, "replay", "-deal", "3", "-moves", file(t, row[5])); !strings.Contains(end, "score\t"+row[2]+"\n") {
			t.Errorf("%s scores %s: %s", policy, row[2], end)
		}
	}
}

func TestOddsAreKeptAndGoOn(t *testing.T) {
	dir := t.TempDir()
	args := []string{"odds", "-rules", "sorel-strict", "-dir", dir, "-states", "300"}
	if _, messages, status := lab(append(args, "-n", "100")...); status != 0 || !strings.Contains(messages, "deals 1 to 100") {
		t.Fatalf("status %d, %q", status, messages)
	}
	if got := rows(good(t, append(args, "-n", "100")...)); len(got) != 2 || got[1][0] != "sorel-strict" || got[1][1] != "100" {
		t.Errorf("%v", got)
	}
}

func TestWilsonIntervalIsTheOneInTheBooks(t *testing.T) {
	low, high := share{won: 81, of: 263}.interval()
	if math.Abs(low-0.2553) > 1e-4 || math.Abs(high-0.3662) > 1e-4 {
		t.Errorf("81 of 263: %.4f to %.4f", low, high)
	}
	if low, high := (share{0, 0}).interval(); low != 0 || high != 1 {
		t.Errorf("nothing known: %v to %v", low, high)
	}
}

func TestSolverCommandsRefuseWrongWords(t *testing.T) {
	for _, c := range []struct{ line, says string }{
		{"solve", "one of -deal"},
		{"solve -deal 1 -from 2 -n 2", "one of -deal"},
		{"solve -from 1", "-n 0"},
		{"solve -from 999999999 -n 2", "none past"},
		{"solve -deal 1 -memory 0", "not negative"},
		{"solve -packs /no/such/file", "no such file"},
		{"solve -packs " + file(t, "1 AC"), "line 1"},
		{"play -deal 1 -policy lucky", "greedy or careful"},
		{"oracles -dir /no/such", "no oracle files"},
		{"odds", "-dir"},
	} {
		_, messages, status := lab(strings.Fields(c.line)...)
		if status != 2 || !strings.Contains(messages, c.says) {
			t.Errorf("lab %s: status %d, %q", c.line, status, messages)
		}
	}
}
