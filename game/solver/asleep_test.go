package solver

import (
	"math/rand/v2"
	"testing"
)

// A search that leaves out what is asleep reaches as many positions as one that
// does not and tries all moves in the same order, together with any other
// shortcuts: in games that are lost, so that it looks at all there are, and where
// no run comes around.
func TestWhatIsAsleepIsReachedOtherwise(t *testing.T) {
	games, limit := 200, 10_000
	if *long {
		games = 50_000
	}
	r := rand.New(rand.NewPCG(*seed+1, 29))
	compared := 0
	for i := range games {
		p := smallOrRing(r, i)
		for _, e := range each() {
			short := e.short
			short.dead, short.sleep = false, true
			want, o := reached(p, short, true, limit)
			if o != exhausted || comesAround(want) {
				continue
			}
			got, o := reached(p, short, false, limit)
			if o != exhausted || got.used != want.used {
				t.Fatalf("game %d, %s: %d positions reached, want %d\n%+v\n%s", i, e.name, got.used, want.used, p.Rules, describe(p))
			}
			compared++
		}
	}
	t.Logf("%d searches compared", compared)
}

// smallOrRing is a small game for game number i, half of them with long runs.
func smallOrRing(r *rand.Rand, i int) *position {
	if i%2 == 0 {
		return ringGame(r, ringRules(r), &budget{given: 1 << 28})
	}
	return randomSmall(r, randomRules(r), &budget{given: 1 << 28})
}

// reached is a best-first search that has gone to its end, or to the limit. Awake
// is that it leaves out nothing.
func reached(p *position, short shortcuts, awake bool, limit int) (*best, outcome) {
	b := &budget{given: 1 << 28}
	fresh := *p
	fresh.replant(newTrie(p.game, b))
	s := newBest(&fresh, short, b)
	s.awake = awake
	return s, s.run(limit)
}

// comesAround reports whether there is a bite in some position reached: which of
// these are depends on where the tails of twins lie.
func comesAround(s *best) bool {
	for i := int32(1); s.pos.rings != nil && i < s.used; i++ {
		s.pos.restore(&s.root, &s.node(i).key)
		if s.pos.ring() || len(s.pos.appendBites(nil)) > 0 {
			return true
		}
	}
	return false
}

// What is asleep after a move leads where it leads before that move, if that is
// made then: in whatever order the two are made, the position is the same.
func TestWhatIsAsleepMayBeMadeBefore(t *testing.T) {
	games, states := 12_000, 200
	if *long {
		games, states = 100_000, 1000
	}
	r := rand.New(rand.NewPCG(*seed+2, 31))
	pairs := 0
	for i := range games {
		p := smallOrRing(r, i)
		short := allShortcuts
		if i%3 == 0 {
			short = shortcuts{sleep: true, symmetry: true, lazyReserve: true}
		}
		s, _ := reached(p, short, false, states)
		s.backTo(0)
		for n := int32(1); n < s.used; n++ {
			if s.node(n).asleep == 0 {
				continue
			}
			pairs++
			if l, ok := s.commutes(n); !ok {
				t.Fatalf("game %d: label %d is asleep\n%+v\nin\n%sfrom\n%s", i, l, p.Rules, describeNode(s, n), describeNode(s, s.node(n).parent))
			}
		}
	}
	t.Logf("%d positions", pairs)
}

// commutes reports whether all that is asleep in node n leads from its parent to
// where the move to n leads in turn; or else what does not.
func (s *best) commutes(n int32) (l label, ok bool) {
	from, parent := *s.node(n), s.node(n).parent
	at := func(i int32) { s.pos.restore(&s.root, &s.node(i).key) }
	here := func() (k key) {
		s.pos.key(&k, s.short)
		return k
	}
	// The move to n, by its label: of several, any.
	var own labels
	at(parent)
	for l := range noLabel {
		s.eachAfter(l.bit(), func() {
			if here() == from.key {
				own |= l.bit()
			}
		})
	}
	for l := range noLabel {
		if from.asleep&l.bit() == 0 {
			continue
		}
		unsure := false // a run may come around, depending on where tails lie
		look := func() { unsure = unsure || s.pos.closes(s.pos.runs()) }
		before := map[key]bool{}
		at(parent)
		look()
		s.eachAfter(l.bit(), func() {
			look()
			s.eachAfter(own, func() { before[here()] = true })
		})
		missing := false
		at(n)
		look()
		s.eachAfter(l.bit(), func() { missing = missing || !before[here()] })
		if missing && !unsure {
			return l, false
		}
	}
	return 0, true
}

// eachAfter calls reached in all positions that moves with certain labels lead to
// from the position, with those that they may owe another.
func (s *best) eachAfter(of labels, reached func()) {
	exchange, alike := s.pos.tailsExchange(s.short), s.pos.alikeIf(s.short.symmetry) == 1<<s.pos.width-1
	for _, m := range s.pos.appendMoves(nil, s.short) {
		if s.pos.labelOf(m, exchange, alike).bit()&of != 0 {
			s.tryAll([]move{m}, nil, s.pos, func() bool {
				reached()
				return false
			})
		}
	}
}

func describeNode(s *best, n int32) string {
	s.pos.restore(&s.root, &s.node(n).key)
	return describe(s.pos)
}

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
		s, _ := reached(smallOrRing(r, i), allShortcuts, false, 200)
		for n := int32(1); n < s.used; n++ {
			s.backTo(0)
			s.pos.restore(&s.root, &s.node(n).key)
			if s.trail = s.pos.settle(s.trail[:0], s.short); len(s.trail) > 0 {
				continue // with its tails elsewhere nothing follows
			}
			for _, m := range s.pos.appendMoves(nil, s.short) {
				moves++
				if !s.pos.nothingFollows(m, s.short) {
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
