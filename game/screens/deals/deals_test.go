package deals

import (
	"bufio"
	"compress/gzip"
	"hash/fnv"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"agnes/game/engine"
)

// Every deal of every list is won by the line that stands beside it, played by
// the engine under exactly the rules of its set.
func TestEachDealOfTheListsIsWonByItsLine(t *testing.T) {
	for _, version := range versions {
		for _, rs := range engine.RuleSets() {
			data, err := lists.ReadFile(version + "/" + rs.ID + ".txt")
			if err != nil {
				continue // TestTheListsAreFrozen names those that there are
			}
			playAll(t, rs, numbers(data), "testdata/"+version+"/"+rs.ID+".txt.gz")
		}
	}
}

func playAll(t *testing.T, rs engine.RuleSet, list []uint64, name string) {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Error(err)
		return
	}
	defer file.Close()
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
			t.Fatalf("%s: line %d is for %q", name, n+1, text)
		}
		play(t, rs, deal, moves)
	}
	if n != len(list) {
		t.Errorf("%s: %d lines for %d deals", name, n, len(list))
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

// A list that is out stays what it is, and none comes beside it by mistake: a
// newer list would change the daily deals that are past.
func TestTheListsAreFrozen(t *testing.T) {
	frozen := map[string]uint64{
		"v1/bernauer":              0x57a36b50c8b38dde,
		"v1/bernauer-closed":       0x9b6c6d4e1d5f2aac,
		"v1/bernauer-cover":        0x39d97bb65e18b41c,
		"v1/bernauer-closed-cover": 0xb574ef0195378d46,
		"v1/bernauer-redeal":       0x141a84940cae3069,
		"v1/bernauer-hidden":       0xea924a9c40d04d1b,
		"v1/sorel":                 0x4123b7b57d1e9390,
		"v1/sorel-parlett":         0xb7afc06be68094c4,
		"v1/sorel-dalton":          0x69ddfed82d695a03,
		"v1/sorel-strict":          0xe3832a94e25f33de,
		"v1/sorel-closed":          0xb6c486bde0801cfe,
		"v1/sorel-reserve":         0xc4c9227ebac1ba8c,
		"v2/bernauer-hidden":       0x8a1b44415f2d3b35,
		"v2/sorel-parlett":         0x9c3facd1d04d734a,
		"v2/sorel-strict":          0x8d59e1624c76f49,
		"v2/sorel-closed":          0x3038fb365c72fde2,
		"v2/sorel-reserve":         0xd343b17ff7476bac,
	}
	there, err := fs.Glob(lists, "*/*.txt")
	if err != nil || len(there) != len(frozen) {
		t.Errorf("there are the lists %v: %v", there, err)
	}
	for id, want := range frozen {
		data, err := lists.ReadFile(id + ".txt")
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

// Every rule set has enough deals for a deal a day, and what a newer list has
// it has after the older one's.
func TestEveryRuleSetHasADealADay(t *testing.T) {
	for _, rs := range engine.RuleSets() {
		list := Proved(rs.ID)
		if len(list) < 100 {
			t.Errorf("%s has %d deals", rs.ID, len(list))
		}
		sorted := slices.Sorted(slices.Values(list))
		if n := len(slices.Compact(sorted)); n != len(list) {
			t.Errorf("%s: only %d of %d deals differ", rs.ID, n, len(list))
		}
		old, err := lists.ReadFile("v1/" + rs.ID + ".txt")
		if first := numbers(old); err != nil || len(list) < len(first) || !slices.Equal(list[:len(first)], first) {
			t.Errorf("%s does not begin with the first version: %v", rs.ID, err)
		}
	}
}

// What has once been the deal of a day is that for ever.
func TestTheDailyDealsThatWereStay(t *testing.T) {
	for _, was := range []struct {
		id, date string
		deal     uint64
	}{
		{"bernauer", "2026-11-29", 1350},
		{"bernauer", "2027-02-28", 1566},
		{"bernauer-closed", "2026-11-29", 1533},
		{"bernauer-cover", "2026-12-24", 1025},
		{"bernauer-closed-cover", "2026-11-29", 1632},
		{"bernauer-redeal", "2027-02-28", 1549},
		{"sorel", "2026-11-29", 1821},
		{"sorel", "2026-12-24", 1148},
		{"sorel-dalton", "2026-11-29", 2161},
	} {
		if deal, _ := Daily(was.id, was.date); deal != was.deal {
			t.Errorf("%s on %s is %d; it was %d", was.id, was.date, deal, was.deal)
		}
	}
}
