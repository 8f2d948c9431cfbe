package solver

import (
	"slices"
	"testing"

	"agnes/game/engine"
)

// playOut plays a deal to its end.
func playOut(t *testing.T, p Player, s engine.State) (engine.State, []engine.Move) {
	t.Helper()
	var moves []engine.Move
	for len(moves) < 2000 {
		m, ok := p.Next(&s)
		if !ok {
			return s, moves
		}
		if _, err := s.Apply(m, nil); err != nil {
			t.Fatalf("after %v: %v", moves, err)
		}
		moves = append(moves, m)
	}
	t.Fatalf("does not come to an end: %v", moves[:40])
	return s, moves
}

func TestPlayersComeToAnEnd(t *testing.T) {
	for _, rs := range engine.RuleSets() {
		for deal := uint64(1); deal <= 20; deal++ {
			s, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
			playOut(t, Greedy(), s)
			if deal == 1 {
				playOut(t, Careful(2, 50, 1), s)
			}
		}
	}
}

// A game that is won has no next move, for either player.
func TestPlayersStopAtAWin(t *testing.T) {
	start, _ := engine.Start(engine.Rules{}, engine.NumberedPack(2))
	solver := New(&start, Limits{})
	if solver.Run(1<<20) != Winnable {
		t.Fatal("deal 2 is not won")
	}
	won := start
	for _, m := range solver.Line() {
		if _, err := won.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	for name, p := range map[string]Player{"greedy": Greedy(), "careful": Careful(2, 50, 1)} {
		if m, ok := p.Next(&won); ok {
			t.Errorf("%s plays %v after a win", name, m)
		}
	}
}

// A win that is found with the last positions allowed still gets a vote: to
// tell its line takes no more of them.
func TestCarefulHearsOfAWinThatIsFoundLate(t *testing.T) {
	s, _ := engine.Start(engine.Rules{}, engine.NumberedPack(2))
	solver := New(&s, Limits{})
	if settleAt(solver, 1) != Winnable {
		t.Fatal("deal 2 is not won")
	}
	for _, m := range solver.Line() {
		if len(s.Unseen(nil)) == 0 {
			break
		}
		if _, err := s.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	// Everything is seen now, so that there is but one way to imagine it.
	known := New(&s, Limits{})
	if settleAt(known, 1) != Winnable {
		t.Fatal("the rest is not won")
	}
	c := Careful(1, known.States()+1, 1).(*careful)
	if first, ok := c.imagine(&s); !ok || first != known.Line()[0] {
		t.Errorf("of a win after %d positions, %d allowed, it hears %v, %v", known.States(), c.states, first, ok)
	}
}

// Two positions that look the same get the same move, whatever lies unseen.
func TestPlayersDoNotLookAtUnseenCards(t *testing.T) {
	for _, rs := range engine.RuleSets() {
		s, _ := engine.Start(rs.Rules, engine.NumberedPack(3))
		other := s
		cards := other.Unseen(nil)
		slices.Reverse(cards)
		other.SetUnseen(cards)
		a, _ := Greedy().Next(&s)
		b, _ := Greedy().Next(&other)
		if a != b {
			t.Errorf("%s: greedy plays %v, and %v with other cards unseen", rs.ID, a, b)
		}
	}
}
