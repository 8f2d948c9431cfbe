package solver

import (
	"math/rand/v2"
	"testing"

	"agnes/game/engine"
)

// joinedRuns is the rules of runs under which runs are joined at once.
var joinedRuns = []engine.Run{engine.Packed, engine.Whole, engine.SameSuit, engine.WholeSuit}

// joinGame is a small game in which runs are joined in suit at once: as its rules deal
// it, one with long runs, or one with nothing left to deal.
func joinGame(r *rand.Rand, i int) *position {
	rules := randomRules(r)
	rules.Build, rules.WorryBack = engine.SameColour, engine.Off
	rules.Run = joinedRuns[r.IntN(len(joinedRuns))]
	rules.Space = []engine.Space{engine.BelowBase, engine.NeverFill, engine.AnyRun}[r.IntN(3)]
	b := &budget{given: 1 << 28}
	switch i % 4 {
	case 0:
		return ringGame(r, rules, b)
	case 1:
		return randomSmall(r, rules, b)
	}
	rules.Stock, rules.Redeals = engine.ToColumns, 0
	return lateGame(r, newGame(rules, uint8(4+r.IntN(3)), 3+r.IntN(3), 0), b)
}

// lateGame is a game with some cards up, all of a colour perhaps, and the others in the
// columns.
func lateGame(r *rand.Rand, g *game, b *budget) *position {
	p := &position{game: g, trie: newTrie(g, b), redealt: true}
	var cards []card
	for suit := range uint8(engine.Suits) {
		p.up[suit] = uint8(1 + r.IntN(2))
		if suit > 1 && r.IntN(3) > 0 {
			p.up[suit] = g.ranks
		}
		for rank := p.up[suit]; rank < g.ranks; rank++ {
			cards = append(cards, makeCard(rank, suit))
		}
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for _, c := range cards {
		p.pushColumn(r.IntN(g.width), c)
	}
	p.count()
	return p
}

// A position that can be won can still be won after a join in suit.
func TestAJoinInSuitLosesNoWin(t *testing.T) {
	games, limit := 20_000, 5000
	if *long {
		games, limit = 1_000_000, 50_000
	}
	r := rand.New(rand.NewPCG(*seed+5, 43))
	short := allShortcuts &^ useRingless // nothing is taken for granted
	joins, wins := 0, map[engine.Run]int{}
	for i := range games {
		p := joinGame(r, i)
		for range 4 + r.IntN(12) {
			if p.joinsAreFree(short) {
				if m, ok := p.join(p.tops(), false, true); ok {
					joins++
					if want, _ := verdictOf(p, 0, limit); want == won {
						wins[p.Run]++
						u := p.make(m)
						if got, _ := verdictOf(p, 0, 100*limit); got == exhausted {
							p.unmake(u)
							t.Fatalf("game %d: %v loses\n%+v\n%s", i, m, p.Rules, describe(p))
						}
						p.unmake(u)
					}
				}
			}
			moves := p.appendPacking(nil, p.tops(), false)
			if len(moves) == 0 || r.IntN(8) == 0 {
				moves = p.appendMoves(nil, 0)
			}
			if len(moves) == 0 || p.missing == 0 {
				break
			}
			p.make(moves[r.IntN(len(moves))])
		}
	}
	t.Logf("%d joins, %v of them where a win is left", joins, wins)
	for _, run := range joinedRuns {
		if wins[run] < games/1000 {
			t.Errorf("only %d wins where runs are %v", wins[run], run)
		}
	}
}

// Where only runs of one suit move, a run is not joined while its twin may still lie on
// either card, or one of the other suit may come to lie on it: these games could not be
// won any more.
func TestARunOfOneSuitIsNotJoinedWhereTheOtherMayHoldIt(t *testing.T) {
	rules := engine.Rules{Build: engine.SameColour, Run: engine.WholeSuit, Space: engine.NeverFill, Stock: engine.ToColumns, OnBase: engine.Refused}
	for _, game := range []struct {
		ranks   uint8
		columns []string
	}{
		{6, []string{"1s 2c 4c 3s 2s 3c", "3d 2d", "5d", "4d 3h 1d 4s 5h", "5s 2h 5c 4h"}},
		{5, []string{"1s 4c 3c 2s 4h", "2h 3s", "1c 3h 1h 4s", "2c"}},
	} {
		p := smallGame(rules, game.ranks, 0, game.columns, "")
		if m, ok := p.join(p.tops(), false, true); ok {
			t.Errorf("%v is made at once in\n%s", m, describe(p))
		}
	}
}
