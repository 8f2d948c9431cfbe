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

// Two positions that look the same get the same moves until something is seen that was
// not, whatever lies unseen.
func TestPlayersDoNotLookAtUnseenCards(t *testing.T) {
	for _, rs := range engine.RuleSets() {
		s, _ := engine.Start(rs.Rules, engine.NumberedPack(3))
		other := s
		cards := other.Unseen(nil)
		slices.Reverse(cards)
		other.SetUnseen(cards)
		for name, player := range map[string]func() Player{"greedy": Greedy, "careful": func() Player { return Careful(4, 400, 1) }} {
			a, b := untilNews(player(), s), untilNews(player(), other)
			if !slices.Equal(a, b) {
				t.Errorf("%s: %s plays %v, and %v with other cards unseen", rs.ID, name, a, b)
			}
		}
	}
}

// untilNews is what a player plays until an unseen card is seen, 50 moves at most.
func untilNews(p Player, s engine.State) (moves []engine.Move) {
	for unseen := len(s.Unseen(nil)); len(moves) < 50 && len(s.Unseen(nil)) == unseen; {
		m, ok := p.Next(&s)
		if !ok {
			break
		}
		s.Apply(m, nil)
		moves = append(moves, m)
	}
	return moves
}
