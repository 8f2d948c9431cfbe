package solver

import (
	"math/rand/v2"
	"testing"
)

// A move of which it is said, before it is made, that nothing will follow from it
// is followed by nothing.
func TestNothingFollowsWhereThatIsSure(t *testing.T) {
	games := 2_000
	if *long {
		games = 100_000
	}
	r := rand.New(rand.NewPCG(*seed+3, 37))
	sure, moves := 0, 0
	for i := range games {
		s, _ := reached(smallOrRing(r, i), allShortcuts, 200)
		for n := int32(1); n < s.used; n++ {
			s.backTo(0)
			s.pos.restore(&s.root, &s.node(n).key)
			if s.trail = s.pos.settle(s.trail[:0], s.short); len(s.trail) > 0 {
				continue // with its tails elsewhere nothing follows
			}
			for _, m := range s.pos.appendMoves(nil, s.short) {
				moves++
				if m.n&passes != 0 || !s.pos.nothingFollows(m, s.short) {
					continue
				}
				sure++
				s.trail = s.pos.settle(append(s.trail, s.pos.make(m)), s.short)
				if len(s.trail) != 1 || s.pos.missing == 0 {
					t.Fatalf("game %d: %v is followed by %d moves\n%+v\nin\n%s", i, m, len(s.trail)-1, s.pos.Rules, describeNode(s, n))
				}
				s.backTo(0)
			}
		}
	}
	t.Logf("%d of %d moves", sure, moves)
}

// smallOrRing is a small game for game number i, half of them with long runs.
func smallOrRing(r *rand.Rand, i int) *position {
	if i%2 == 0 {
		return ringGame(r, ringRules(r), &budget{given: 1 << 28})
	}
	return randomSmall(r, randomRules(r), &budget{given: 1 << 28})
}

// reached is a best-first search that has gone to its end, or to the limit.
func reached(p *position, short shortcuts, limit int) (*best, outcome) {
	b := &budget{given: 1 << 28}
	fresh := *p
	fresh.replant(newTrie(p.game, b))
	s := newBest(&fresh, short, b)
	return s, s.run(limit)
}

func describeNode(s *best, n int32) string {
	s.pos.restore(&s.root, &s.node(n).key)
	return describe(s.pos)
}
