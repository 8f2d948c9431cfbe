package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"agnes/game/engine"
)

// settleAt runs a solver to its end in slices of so many positions.
func settleAt(s *Solver, slice int) Verdict {
	for {
		if v := s.Run(slice); v != Searching {
			return v
		}
	}
}

// Every line is accepted by the engine, also when read back from its notation,
// and ends won, under all rule sets and from positions in the middle of games.
func TestLinesWin(t *testing.T) {
	deals := 6
	if *long {
		deals = 2000
	}
	r := rand.New(rand.NewPCG(*seed, 3))
	for _, rs := range engine.RuleSets() {
		won := 0
		for deal := 1; deal <= deals; deal++ {
			state, _ := engine.Start(rs.Rules, engine.NumberedPack(uint64(deal)))
			for range r.IntN(10) {
				if moves := state.Moves(nil); len(moves) > 0 {
					state.Apply(moves[r.IntN(len(moves))], nil)
				}
			}
			s := New(&state, Limits{States: 50_000})
			if settleAt(s, 1000) != Winnable {
				continue
			}
			won++
			for _, m := range s.Line() {
				read, err := engine.ParseMove(m.String())
				if err != nil {
					t.Fatal(err)
				}
				if _, err := state.Apply(read, nil); err != nil {
					t.Fatalf("%s, deal %d: %v", rs.ID, deal, err)
				}
			}
			if !state.Won() {
				t.Errorf("%s, deal %d: the line does not win", rs.ID, deal)
			}
		}
		t.Logf("%s: %d of %d", rs.ID, won, deals)
	}
}

// The result does not depend on the size of the slices.
func TestSlicesChangeNothing(t *testing.T) {
	for _, id := range []string{"bernauer", "sorel", "bernauer-redeal", "sorel-closed"} {
		rs, _ := engine.FindRuleSet(id)
		for deal := uint64(1); deal <= 6; deal++ {
			state, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
			limits := Limits{States: 30_000}
			a, b := New(&state, limits), New(&state, limits)
			if va, vb := settleAt(a, 7), settleAt(b, 1_000_000); va != vb || !slices.Equal(a.Line(), b.Line()) {
				t.Errorf("%s, deal %d: %v and %v", id, deal, va, vb)
			}
		}
	}
}

// However long it searches, a solver holds no more than it was given, says
// unknown when that is not enough, and counts no more positions than allowed.
func TestLimitsHold(t *testing.T) {
	rs, _ := engine.FindRuleSet("sorel")
	unknown := 0
	for deal := uint64(1); deal <= 12; deal++ {
		state, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
		const memory = 1 << 18
		s := New(&state, Limits{Memory: memory})
		for s.Run(500) == Searching {
			if s.Memory() > memory {
				t.Fatalf("deal %d holds %d bytes", deal, s.Memory())
			}
		}
		if s.Run(1) == Unknown {
			unknown++
		}
		s = New(&state, Limits{States: 777})
		if settleAt(s, 100) == Unknown && s.States() != 777 {
			t.Errorf("deal %d: unknown after %d positions, not 777", deal, s.States())
		}
	}
	if unknown == 0 {
		t.Error("a quarter of a megabyte was enough for every deal: the test tests nothing")
	}
}

func TestAWonPositionIsWinnableByNoMove(t *testing.T) {
	state, _ := engine.Start(engine.RuleSets()[0].Rules, engine.NumberedPack(8))
	s := New(&state, Limits{})
	if settleAt(s, 1000) != Winnable {
		t.Fatal("deal 8 can be won")
	}
	for _, m := range s.Line() {
		state.Apply(m, nil)
	}
	s = New(&state, Limits{})
	if v := settleAt(s, 1000); v != Winnable || len(s.Line()) != 0 {
		t.Errorf("%v by %v", v, s.Line())
	}
}
