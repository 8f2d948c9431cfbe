package solver

import (
	"math/rand/v2"
	"testing"

	"agnes/game/engine"
)

// wandering is a line that wins with detours put into it: after some moves,
// another is made and taken back by moving the same cards the other way.
func wandering(r *rand.Rand, start engine.State, line []engine.Move) []engine.Move {
	var out []engine.Move
	for _, m := range line {
		for _, there := range start.Moves(nil) {
			before := start
			back := engine.Move{From: there.To, To: there.From, N: there.N}
			if r.IntN(2) == 0 || !there.From.IsColumn() || !there.To.IsColumn() {
				continue
			}
			if _, err := start.Apply(there, nil); err != nil {
				continue
			}
			if _, err := start.Apply(back, nil); err == nil && start == before {
				out = append(out, there, back)
				continue
			}
			start = before
		}
		start.Apply(m, nil)
		out = append(out, m)
	}
	return out
}

// shortened is a line without detours.
func shortened(start *engine.State, line []engine.Move) []engine.Move {
	s := newShortening(start, line)
	for {
		if short := s.step(); short != nil {
			return short
		}
	}
}

func TestDetoursAreTakenOutOfALine(t *testing.T) {
	r := rand.New(rand.NewPCG(*seed, 5))
	longer := 0
	for _, rs := range engine.RuleSets() {
		for deal := uint64(1); deal <= 6; deal++ {
			state, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
			s := New(&state, Limits{States: 5000})
			if settleAt(s, 1000) != Winnable {
				continue
			}
			line := s.Line()
			detours := wandering(r, state, line)
			short := shortened(&state, detours)
			if len(detours) > len(line) {
				longer++
			}
			if len(short) > len(line) {
				t.Errorf("%s, deal %d: %d moves with detours became %d, more than the %d without", rs.ID, deal, len(detours), len(short), len(line))
			}
			for _, m := range short {
				if _, err := state.Apply(m, nil); err != nil {
					t.Fatalf("%s, deal %d: %v", rs.ID, deal, err)
				}
			}
			if !state.Won() {
				t.Errorf("%s, deal %d: the shorter line does not win", rs.ID, deal)
			}
		}
	}
	if longer < 5 {
		t.Errorf("only %d lines had detours", longer)
	}
}

// Deal 71 of Agnes Sorel was once won by a line of 34,076 moves.
func TestNoLineIsLongerThanAGame(t *testing.T) {
	rs, _ := engine.FindRuleSet("sorel")
	for _, deal := range []uint64{4, 71, 77} {
		state, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
		s := New(&state, Limits{States: 200_000})
		if settleAt(s, 1000) != Winnable {
			t.Errorf("deal %d is not won any more", deal)
		}
		if n := len(s.Line()); n > 1000 {
			t.Errorf("deal %d is won by a line of %d moves", deal, n)
		}
	}
}

func TestALineThatDoesNotWinStaysAsItIs(t *testing.T) {
	state, _ := engine.Start(engine.RuleSets()[0].Rules, engine.NumberedPack(1))
	line := []engine.Move{engine.Deal}
	if got := shortened(&state, line); len(got) != 1 || got[0] != engine.Deal {
		t.Errorf("it became %v", got)
	}
}
