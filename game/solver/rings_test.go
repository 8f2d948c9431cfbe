package solver

import (
	"math/rand/v2"
	"strings"
	"testing"

	"agnes/game/engine"
)

// Small games in which runs come around to where they began: the search that
// makes bites finds the same as one that makes all splits.
func TestRingsChangeNoVerdict(t *testing.T) {
	games, limit := 4000, 10000
	if *long {
		games, limit = 100000, 50000
	}
	r := rand.New(rand.NewPCG(*seed+1, 19))
	for i := range games {
		rules := ringRules(r)
		p := ringGame(r, rules, &budget{given: 1 << 28})
		want, _ := verdictOf(p, 0, limit)
		if want != won && want != exhausted {
			continue
		}
		for _, e := range []named{
			{"lazySplit", useLazySplit},
			{"tails and symmetry", useLazySplit | useTails | useSymmetry},
			{"join, ringless and tails", useJoin | useRingless | useLazySplit | useTails},
			{"enough, ringless and symmetry", useEnough | useRingless | useLazySplit | useTails | useSymmetry},
			{"all", allShortcuts},
		} {
			name, short := e.name, e.short
			if got, n := verdictOf(p, short, 10*limit); got != want {
				t.Fatalf("game %d, %s: %v after %d states, want %v\n%+v\n%s", i, name, got, n, want, rules, describe(p))
			}
			if got, n := bestVerdictOf(p, short, 10*limit); got != want {
				t.Fatalf("game %d, best-first, %s: %v after %d states, want %v\n%+v\n%s", i, name, got, n, want, rules, describe(p))
			}
		}
	}
}

// ringRules is rules under which runs can come around.
func ringRules(r *rand.Rand) engine.Rules {
	rules := engine.Rules{
		Build: []engine.Build{engine.Alternate, engine.SameColour}[r.IntN(2)],
		Space: []engine.Space{engine.BelowBase, engine.AnyRun, engine.NeverFill}[r.IntN(3)],
	}
	if r.IntN(4) == 0 {
		rules.Run = engine.Whole
	}
	if r.IntN(4) == 0 {
		rules.WorryBack = engine.On
	}
	if r.IntN(4) == 0 {
		rules.Stock = engine.ToColumns
	}
	return rules
}

// ringGame is a small game with most cards in columns, in runs.
func ringGame(r *rand.Rand, rules engine.Rules, b *budget) *position {
	p := randomSmall(r, rules, b)
	for range 20 + r.IntN(60) {
		moves := p.appendPacking(nil, p.tops(), false)
		if r.IntN(8) == 0 || len(moves) == 0 {
			moves = p.appendMoves(nil, 0)
		}
		if len(moves) == 0 {
			break
		}
		if m := moves[r.IntN(len(moves))]; m.to != toUp {
			p.make(m)
		}
	}
	return p
}

// Games that are won only past a run that comes around: few random ones are.
func TestGamesWonPastARing(t *testing.T) {
	sorel := engine.Rules{Build: engine.SameColour, Space: engine.NeverFill}
	toColumns := sorel
	toColumns.Stock = engine.ToColumns
	for _, game := range []struct {
		name    string
		rules   engine.Rules
		base    uint8
		columns []string
		reserve string
	}{
		{
			"a run bites with the help of a space",
			engine.Rules{},
			0,
			[]string{"1c 3s 1s 0h 2s 0d 3c 2d", "3h 1d 0s 3d 2c 1h", ""},
			"2h",
		},
		{
			"a run takes one of its own cards, not the first", toColumns, 3,
			[]string{"0c 2h 1d", "0d 2s 1c 0s 3s 2c 1s", "", "3c 3d 3h 2d 1h"},
			"",
		},
		{
			"a bite is put off, and other moves with it", sorel, 0,
			[]string{"3c 3s 2s 1s 0s", "1h 2d 0h 3h", "3d 2h 1c 1d 0d"},
			"2c",
		},
	} {
		p := smallGame(game.rules, 4, game.base, game.columns, game.reserve)
		for _, e := range []named{
			{"none", 0},
			{"lazySplit", useLazySplit},
			{"tails and symmetry", useLazySplit | useTails | useSymmetry},
			{"all but enough", allShortcuts &^ useEnough},
			{"enough, ringless and symmetry", useEnough | useRingless | useLazySplit | useTails | useSymmetry},
			{"all", allShortcuts},
		} {
			name, short := e.name, e.short
			if o, _ := verdictOf(p, short, 100_000); o != won {
				t.Errorf("%s, %s: %v", game.name, name, o)
			}
			if o, _ := bestVerdictOf(p, short, 100_000); o != won {
				t.Errorf("%s, best-first, %s: %v", game.name, name, o)
			}
		}
	}
}

// smallGame is a game with its cards named, of so many ranks; there may be one in the
// reserve, and all others are up.
func smallGame(rules engine.Rules, ranks, base uint8, columns []string, reserve string) *position {
	g := newGame(rules, ranks, len(columns), base)
	p := &position{game: g, trie: newTrie(g, &budget{given: 1 << 28}), redealt: true}
	p.up = [engine.Suits]uint8{ranks, ranks, ranks, ranks}
	lies := func(name string) card {
		c := cardNamed(name)
		p.up[suitOf(c)] = min(p.up[suitOf(c)], rankOf(c))
		return c
	}
	for i, column := range columns {
		for _, name := range strings.Fields(column) {
			p.pushColumn(i, lies(name))
		}
	}
	if reserve != "" {
		p.piles[0].push(lies(reserve))
	}
	p.count()
	return p
}

// cardNamed reads a card as describe names it: its rank from the base, and its suit.
func cardNamed(name string) card {
	return makeCard(name[0]-'0', uint8(strings.IndexByte("csdh", name[1])))
}
