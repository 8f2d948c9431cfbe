package engine_test

import (
	"os"
	"testing"

	"agnes/game/engine"
)

// testdata keeps a record of each version of the format. They are read for
// ever, and mean what they meant.
func TestRecordsOfOldVersionsAreReadForEver(t *testing.T) {
	for file, want := range map[string]struct {
		ruleSet      string
		base         engine.Rank
		deal         uint64
		moves, taken int
		stock, score int
	}{
		"v1/record.txt": {"bernauer-redeal", 7, 1, 3, 2, 0, 1},
		"v1/pack.txt":   {"sorel", 7, 0, 1, 0, 16, 1},
	} {
		text, err := os.ReadFile("testdata/" + file)
		if err != nil {
			t.Fatal(err)
		}
		g, err := engine.ParseRecord(string(text))
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		s := g.State()
		if g.RuleSetID() != want.ruleSet || s.Base() != want.base || g.DealNumber() != want.deal ||
			len(g.Moves()) != want.moves || len(g.Undone()) != want.taken || s.Len(engine.StockPile) != want.stock || s.Score() != want.score {
			t.Errorf("%s: %s, base %v, deal %d, %d moves and %d undone, stock %d, score %d", file,
				g.RuleSetID(), s.Base(), g.DealNumber(), len(g.Moves()), len(g.Undone()), s.Len(engine.StockPile), s.Score())
		}
	}
}
