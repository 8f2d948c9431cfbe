package solver

import (
	"math/rand/v2"
	"testing"

	"agnes/game/engine"
)

// If a position can be won, so can one that the moves which are enough lead to: in
// small games under all rules, at the start and on the way.
func TestAWinIsLeftByTheMovesThatAreEnough(t *testing.T) {
	games, limit := 20_000, 5000
	if *long {
		games, limit = 1_000_000, 50_000
	}
	r := rand.New(rand.NewPCG(*seed+4, 41))
	short := allShortcuts &^ useRingless // nothing is taken for granted
	few, wins := 0, 0
	for i := range games {
		p := enoughGame(r, i)
		for range 1 + r.IntN(12) {
			p.settle(nil, short)
			moves := p.appendMoves(nil, short)
			n := p.enough(moves, short)
			if n < len(moves) {
				few++
				want, _ := verdictOf(p, 0, limit)
				if want == won {
					wins++
					if !wonAfter(p, moves[:n], short, limit) {
						t.Fatalf("game %d: %d of %d moves are not enough: %v\n%+v\n%s", i, n, len(moves), moves, p.Rules, describe(p))
					}
				}
			}
			if len(moves) == 0 {
				break
			}
			p.step(moves[r.IntN(len(moves))], short, nil)
		}
	}
	t.Logf("%d positions, %d of them won", few, wins)
	if wins == 0 {
		t.Error("no position was looked at")
	}
}

// Where cards come back from the foundations, a place that is free now may be wanted
// by one of them: this game can only be won by the other of two moves.
func TestFewMovesAreNotEnoughWhereCardsComeBack(t *testing.T) {
	rules := engine.Rules{Space: engine.NeverFill, LastTwo: engine.Covers, WorryBack: engine.On}
	p := smallGame(rules, 3, 1, []string{"1s 1h 2s 2d", "2c 1c", "0c", "1d"}, "2h")
	moves := p.appendMoves(nil, allShortcuts)
	if n := p.enough(moves, allShortcuts); n < len(moves) {
		t.Errorf("only %v are looked at", moves[:n])
	}
}

// A position costs no memory beside its own: neither does the search for moves.
func TestMovesThatAreEnoughAreFoundInPlace(t *testing.T) {
	rs, err := engine.FindRuleSet("bernauer")
	if err != nil {
		t.Fatal(err)
	}
	state, _ := engine.Start(rs.Rules, engine.NumberedPack(613))
	p := newPosition(&state, rs.Rules, &budget{given: 1 << 28})
	moves := p.appendMoves(nil, allShortcuts)
	if n := testing.AllocsPerRun(100, func() { p.enough(moves, allShortcuts) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// enoughGame is a small game under rules under which few moves can be enough, every
// other with long runs.
func enoughGame(r *rand.Rand, i int) *position {
	rules := randomRules(r)
	rules.Run = engine.Packed
	rules.Space = []engine.Space{engine.BelowBase, engine.NeverFill}[r.IntN(2)]
	b := &budget{given: 1 << 28}
	if i%2 == 0 {
		return ringGame(r, rules, b)
	}
	return randomSmall(r, rules, b)
}

// wonAfter reports whether one of some moves leads to a position that can be won, as
// far as that is found.
func wonAfter(p *position, moves []move, short shortcuts, limit int) bool {
	for _, m := range moves {
		q := *p
		q.replant(newTrie(p.game, &budget{given: 1 << 28}))
		q.step(m, short, nil)
		if q.missing == 0 {
			return true
		}
		if o, _ := verdictOf(&q, 0, 100*limit); o != exhausted {
			return true
		}
	}
	return false
}
