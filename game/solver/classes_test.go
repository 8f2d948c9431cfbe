package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"agnes/game/engine"
)

// toAndFro calls reached at each position that moves between columns lead to
// which can be taken back at once by a move the other way, and at those that
// such moves lead to from there.
func toAndFro(p *position, seen map[key]bool, reached func()) {
	var k key
	p.key(&k, 0)
	if seen[k] {
		return
	}
	seen[k] = true
	reached()
	for _, m := range p.appendMoves(nil, 0) {
		if m.from >= reserve0 || m.to >= reserve0 {
			continue
		}
		u := p.make(m)
		if !u.turned && slices.Contains(p.appendMoves(nil, 0), move{from: m.to, to: m.from, n: m.n}) {
			toAndFro(p, seen, reached)
		}
		p.unmake(u)
	}
}

// classOf names the class of a position: all that can be reached to and fro.
func classOf(p *position) (name key) {
	name = key{1<<64 - 1}
	toAndFro(p, map[key]bool{}, func() {
		var k key
		p.key(&k, useSymmetry)
		if slices.Compare(k[:], name[:]) < 0 {
			name = k
		}
	})
	return name
}

// reachable is the classes that moves lead to from any position of p's class.
func reachable(p *position) map[key]bool {
	own, found := classOf(p), map[key]bool{}
	toAndFro(p, map[key]bool{}, func() {
		for _, m := range p.appendMoves(nil, 0) {
			u := p.make(m)
			found[classOf(p)] = true
			p.unmake(u)
		}
	})
	delete(found, own)
	return found
}

// lookedAt is the classes that the search's moves lead to from p's, through
// whatever positions of p's class it keeps.
func lookedAt(p *position, short shortcuts) map[key]bool {
	own, found := classOf(p), map[key]bool{}
	s := &best{walk: walk{short: short}}
	kept := map[key]bool{}
	var look func(p *position)
	look = func(p *position) {
		var k key
		p.key(&k, short)
		if kept[k] {
			return
		}
		kept[k] = true
		s.play(p, func() bool {
			if class := classOf(p); class != own {
				found[class] = true
			} else {
				again, trail := *p, s.trail
				s.trail = nil
				look(&again)
				s.trail = trail
			}
			return false
		})
	}
	tight := *p
	tight.settle(nil, short)
	look(&tight)
	return found
}

// randomDealt is a small game whose stock is dealt on the columns.
func randomDealt(r *rand.Rand) *position {
	for {
		if rules := randomRules(r); rules.Stock == engine.ToColumns {
			return randomSmall(r, rules, &budget{given: 1 << 28})
		}
	}
}

// From the positions that the search keeps of a class it looks at moves to all
// the classes that moves lead to from any position of the class.
func TestOfAClassEachWayOutIsLookedAt(t *testing.T) {
	positions := 600
	if *long {
		positions = 100_000
	}
	r := rand.New(rand.NewPCG(*seed, 11))
	short := useClasses | useSymmetry
	ways, large := 0, 0
	for n := 0; n < positions; {
		p := randomDealt(r)
		for range r.IntN(12) {
			moves := p.appendMoves(nil, 0)
			if len(moves) == 0 || p.missing == 0 {
				break
			}
			p.make(moves[r.IntN(len(moves))])
		}
		size := 0
		toAndFro(p, map[key]bool{}, func() { size++ })
		if size < 3 || size > 60 {
			continue
		}
		if size > 8 {
			large++
		}
		n++
		want, got := reachable(p), lookedAt(p, short)
		ways += len(want)
		for class := range want {
			if !got[class] {
				t.Fatalf("%+v: a way out of a class of %d positions is not looked at\n%s", p.Rules, size, describe(p))
			}
		}
		for class := range got {
			if !want[class] {
				t.Fatalf("%+v: a class is looked at to which no move leads\n%s", p.Rules, describe(p))
			}
		}
	}
	if large < positions/10 {
		t.Errorf("only %d of %d classes were large", large, positions)
	}
	t.Logf("%d ways out of %d classes, %d of them large", ways, positions, large)
}

// leadsTo reports whether moves other than deals lead from one position to
// another; unsure if there are too many positions to look at.
func leadsTo(p *position, to *position) (found, unsure bool) {
	var k, goal key
	to.key(&goal, 0)
	seen := map[key]bool{}
	var look func() bool
	look = func() bool {
		if p.key(&k, 0); k == goal {
			return true
		}
		if seen[k] || p.missing < to.missing || len(seen) == 5000 {
			return false
		}
		seen[k] = true
		for _, m := range p.appendMoves(nil, 0) {
			if m == dealMove {
				continue
			}
			u := p.make(m)
			found := look()
			p.unmake(u)
			if found {
				return true
			}
		}
		return false
	}
	found = look()
	return found, !found && len(seen) == 5000
}

// Where a search does without a deal, what it leads to is reached by dealing
// at the position before, too.
func TestADealThatIsLeftOutCouldAsWellComeBefore(t *testing.T) {
	games := 3000
	if *long {
		games = 20_000
	}
	r := rand.New(rand.NewPCG(*seed, 12))
	short := useClasses | useFillLate | useDealFirst
	leftOut, unsure := 0, 0
	for n := 0; n < games; {
		p := randomDealt(r)
		if p.WorryBack == engine.On {
			continue
		}
		n++
		s := newBest(p, short, &budget{given: 1 << 28})
		s.run(300)
		for i := int32(1); i < s.used; i++ {
			if s.dealt[i/64]>>(i%64)&1 == 0 {
				continue
			}
			before, after := *p, *p
			before.restore(&s.root, &s.node(s.node(i).parent).key)
			after.restore(&s.root, &s.node(i).key)
			before.deal()
			after.deal()
			leftOut++
			if found, open := leadsTo(&before, &after); open {
				unsure++
			} else if !found {
				t.Fatalf("%+v: a deal is left out that leads to\n%s", p.Rules, describe(&after))
			}
		}
	}
	if unsure > leftOut/10 {
		t.Errorf("%d of %d could not be told", unsure, leftOut)
	}
	t.Logf("%d deals left out, %d of them not to be told", leftOut, unsure)
}

// nearness is how many moves each position that can be reached is away from a win;
// those from which none can be won are not in it. It is nil if there are too many.
func nearness(p *position, most int) map[key]int {
	before, wins := map[key][]key{}, []key(nil)
	seen := map[key]bool{}
	var look func() key
	look = func() (k key) {
		p.key(&k, 0)
		if seen[k] || len(seen) > most {
			return k
		}
		seen[k] = true
		if p.missing == 0 {
			wins = append(wins, k)
			return k
		}
		for _, m := range p.appendMoves(nil, 0) {
			u := p.make(m)
			next := look()
			p.unmake(u)
			before[next] = append(before[next], k)
		}
		return k
	}
	look()
	if len(seen) > most {
		return nil
	}
	near := map[key]int{}
	for n := 0; len(wins) > 0; n++ {
		var further []key
		for _, k := range wins {
			if _, known := near[k]; !known {
				near[k] = n
				further = append(further, before[k]...)
			}
		}
		wins = further
	}
	return near
}

// Where spaces are filled just before it matters, a win is still nearer after one of
// the moves that are looked at.
func TestAWinIsNearerAlthoughSpacesAreFilledLate(t *testing.T) {
	games, most := 2000, 2000
	if *long {
		games, most = 200_000, 20_000
	}
	r := rand.New(rand.NewPCG(*seed, 13))
	positions, late := 0, 0
	for i := range games {
		rules := randomRules(r)
		rules.Stock, rules.Reserve, rules.Redeals = engine.ToColumns, 0, 0
		rules.Run = []engine.Run{engine.Whole, engine.WholeSuit}[r.IntN(2)]
		rules.Space = []engine.Space{engine.AnyRun, engine.AnyCard, engine.BelowBase}[r.IntN(3)]
		p := randomSmall(r, rules, &budget{given: 1 << 28})
		near := nearness(p, most)
		s := &best{walk: walk{short: useFillLate}}
		for range 12 {
			var k key
			p.key(&k, 0)
			if n, won := near[k]; won && n > 0 {
				positions++
				found := false
				s.play(p, func() bool {
					var next key
					p.key(&next, 0)
					after, won := near[next]
					found = found || won && after < n
					if len(s.trail) > 1 {
						late++
					}
					return false
				})
				if !found {
					t.Fatalf("game %d: no move that is looked at is nearer to a win\n%+v\n%s", i, p.Rules, describe(p))
				}
			}
			moves := p.appendMoves(nil, 0)
			if len(moves) == 0 || p.missing == 0 {
				break
			}
			p.make(moves[r.IntN(len(moves))])
		}
	}
	t.Logf("%d positions, %d moves after others", positions, late)
	if late < games/10 {
		t.Error("hardly any space was filled late")
	}
}
