package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"agnes/game/engine"
)

// randomRules returns any rule set with any options.
func randomRules(r *rand.Rand) engine.Rules {
	sets := engine.RuleSets()
	rules := sets[r.IntN(len(sets))].Rules
	if r.IntN(4) == 0 {
		return rules
	}
	var overrides []engine.Override
	for _, o := range engine.Options() {
		if r.IntN(2) == 0 && (o.Name == "stock" || o.Belongs(rules)) {
			v := o.Values[r.IntN(len(o.Values))]
			if with, err := rules.With(append(overrides, engine.Override{Name: o.Name, Value: v})); err == nil {
				rules = with
			}
		}
	}
	return rules
}

func engineMoves(p *position) []engine.Move {
	var out []engine.Move
	if p.missing == 0 {
		return nil
	}
	for _, m := range p.appendMoves(nil, 0) {
		out = append(out, m.toEngine())
	}
	return out
}

func sortMoves(moves []engine.Move) {
	slices.SortFunc(moves, func(a, b engine.Move) int {
		return (int(a.From)*64+int(a.To))*64 + int(a.N) - (int(b.From)*64+int(b.To))*64 - int(b.N)
	})
}

// The solver's moves are the engine's in random positions of all rules, its
// positions are the engine's after each, and taking moves back restores them.
func TestMovesAreTheEngines(t *testing.T) {
	positions := 5000
	if *long {
		positions = 100_000
	}
	r := rand.New(rand.NewPCG(*seed, 1))
	for seen := 0; seen < positions; {
		rules := randomRules(r)
		state, _ := engine.Start(rules, engine.NumberedPack(uint64(r.IntN(engine.MaxDeal)+1)))
		b := &budget{given: 1 << 30}
		p := newPosition(&state, rules, b)
		tr := p.trie
		root := *p
		type past struct {
			undo
			key
		}
		var trail []past
		for range 150 {
			seen++
			fresh := newPosition(&state, rules, b)
			fresh.trie = tr
			for i := range fresh.columns {
				col := &fresh.columns[i]
				n := col.n
				for col.n = 0; col.n < n; {
					fresh.pushColumn(i, col.cards[col.n])
				}
			}
			fresh.live, fresh.liveBit, fresh.gathered = p.live, p.liveBit, p.gathered
			var a, c key
			p.key(&a, 0)
			fresh.key(&c, 0)
			if a != c || p.up != fresh.up || p.missing != fresh.missing {
				t.Fatalf("%+v: positions differ after %v", rules, trail)
			}
			restored := root
			restored.restore(&root, &a)
			if got := engineMoves(&restored); !slices.Equal(got, engineMoves(p)) {
				t.Fatalf("%+v: a restored position has moves %v, not %v", rules, got, engineMoves(p))
			}
			got, want := engineMoves(p), state.Moves(nil)
			sortMoves(got)
			sortMoves(want)
			if !slices.Equal(got, want) {
				t.Fatalf("%+v: moves\n%v\nwant\n%v", rules, got, want)
			}
			if len(want) == 0 {
				break
			}
			mine := p.appendMoves(nil, 0)
			m := mine[r.IntN(len(mine))]
			if r.IntN(3) == 0 {
				m = mine[0]
			}
			if _, err := state.Apply(m.toEngine(), nil); err != nil {
				t.Fatal(err)
			}
			trail = append(trail, past{p.make(m), a})
		}
		for i := len(trail) - 1; i >= 0; i-- {
			p.unmake(trail[i].undo)
			var k key
			if p.key(&k, 0); k != trail[i].key {
				t.Fatalf("%+v: taking back %v", rules, trail[i].undo)
			}
		}
	}
}
