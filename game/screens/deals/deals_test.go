package deals

import (
	"bufio"
	"compress/gzip"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"agnes/game/engine"
)

// Every deal of every list is won by the line that stands beside it, played by
// the engine under exactly the rules of its set.
func TestEachDealOfTheListsIsWonByItsLine(t *testing.T) {
	for _, rs := range engine.RuleSets() {
		list := Proved(rs.ID)
		if len(list) == 0 {
			continue
		}
		file, err := os.Open("testdata/v1/" + rs.ID + ".txt.gz")
		if err != nil {
			t.Error(err)
			continue
		}
		z, err := gzip.NewReader(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(z)
		lines.Buffer(nil, 1<<22)
		n := 0
		for ; lines.Scan(); n++ {
			text, moves, _ := strings.Cut(lines.Text(), " ")
			deal, err := engine.ParseDeal(text)
			if err != nil || n >= len(list) || list[n] != deal {
				t.Fatalf("%s: line %d is for %q", rs.ID, n+1, text)
			}
			play(t, rs, deal, moves)
		}
		if n != len(list) {
			t.Errorf("%s: %d lines for %d deals", rs.ID, n, len(list))
		}
		_ = file.Close()
	}
}

func play(t *testing.T, rs engine.RuleSet, deal uint64, text string) {
	t.Helper()
	moves, err := engine.ParseMoves(text)
	if err != nil {
		t.Fatal(err)
	}
	st, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
	for i, m := range moves {
		if _, err := st.Apply(m, nil); err != nil {
			t.Fatalf("%s %d: move %d: %v", rs.ID, deal, i+1, err)
		}
	}
	if !st.Won() {
		t.Errorf("%s %d is not won", rs.ID, deal)
	}
}

// A list that is out stays what it is.
func TestTheListsAreFrozen(t *testing.T) {
	frozen := map[string]uint64{
		"bernauer":              0x57a36b50c8b38dde,
		"bernauer-closed":       0x9b6c6d4e1d5f2aac,
		"bernauer-cover":        0x39d97bb65e18b41c,
		"bernauer-closed-cover": 0xb574ef0195378d46,
		"bernauer-redeal":       0x141a84940cae3069,
		"bernauer-hidden":       0xea924a9c40d04d1b,
		"sorel":                 0x4123b7b57d1e9390,
		"sorel-parlett":         0xb7afc06be68094c4,
		"sorel-dalton":          0x69ddfed82d695a03,
		"sorel-strict":          0xe3832a94e25f33de,
		"sorel-closed":          0xb6c486bde0801cfe,
		"sorel-reserve":         0xc4c9227ebac1ba8c,
	}
	for id, want := range frozen {
		data, err := lists.ReadFile("v1/" + id + ".txt")
		if err != nil {
			t.Error(err)
			continue
		}
		h := fnv.New64a()
		h.Write(data)
		if got := h.Sum64(); got != want {
			t.Errorf("the list of %s has changed: %#x", id, got)
		}
	}
}

// Deals of neighbouring dates and of rule sets differ, and a date without a
// list has none.
func TestADailyDealIsAFunctionOfTheDateAndTheRuleSet(t *testing.T) {
	seen := map[uint64]int{}
	for _, date := range []string{"2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01", "2027-01-01", "2027-02-01"} {
		deal, ok := Daily("bernauer", date)
		again, _ := Daily("bernauer", date)
		if !ok || deal != again {
			t.Fatalf("%s: %d, then %d", date, deal, again)
		}
		seen[deal]++
	}
	if len(seen) < 4 {
		t.Errorf("six dates have the deals %v", seen)
	}
	if _, ok := Daily("none", "2026-11-29"); ok {
		t.Error("there is a daily deal without a list")
	}
}
