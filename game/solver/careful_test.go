package solver

import (
	"testing"

	"agnes/game/engine"
)

func TestAPlanEndsWithTheFirstCardThatIsSeen(t *testing.T) {
	plans := 0
	for _, rs := range engine.RuleSets() {
		for deal := uint64(1); deal <= 5; deal++ {
			s, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
			c := Careful(4, 400, 1).(*careful)
			for c.makePlan(&s); len(c.plan) > 0; c.makePlan(&s) {
				plans++
				unseen := len(s.Unseen(nil))
				for i, m := range c.plan {
					if len(s.Unseen(nil)) < unseen {
						t.Errorf("%s, deal %d: %v goes on after move %d has shown a card", rs.ID, deal, c.plan, i)
					}
					if _, err := s.Apply(m, nil); err != nil {
						t.Fatalf("%s, deal %d: %v: %v", rs.ID, deal, c.plan, err)
					}
				}
				if len(s.Unseen(nil)) == unseen && !s.Won() {
					t.Errorf("%s, deal %d: %v shows nothing, and does not win", rs.ID, deal, c.plan)
				}
				c.plan = nil
				if s.Won() {
					break
				}
			}
		}
	}
	if plans < 100 {
		t.Errorf("only %d plans were made", plans)
	}
}

// Of some ways to put the unseen cards, a plan wins in so many; careful takes one that
// wins in as many as any other.
func TestCarefulMakesThePlanThatWinsMost(t *testing.T) {
	sorel, _ := engine.FindRuleSet("sorel")
	better := 0
	for deal := uint64(1); deal <= 10; deal++ {
		s, _ := engine.Start(sorel.Rules, engine.NumberedPack(deal))
		c, again := Careful(8, 400, deal).(*careful), Careful(8, 400, deal).(*careful)
		c.makePlan(&s)
		imagined := again.imagine(&s)
		most := again.winsAfter(c.plan, imagined)
		for i := range imagined {
			line := again.win(&imagined[i])
			if len(line) == 0 {
				continue
			}
			n := again.winsAfter(line[:untilSeen(imagined[i], line)], imagined)
			if n > most {
				t.Errorf("deal %d: %v wins %d of 8, but another plan %d", deal, c.plan, most, n)
			}
			if n < most {
				better++
			}
		}
	}
	if better == 0 {
		t.Error("no plan was worse than the one that was made")
	}
}

func TestCarefulWinsWhatGreedyDoesNot(t *testing.T) {
	const deals = 30
	sorel, _ := engine.FindRuleSet("sorel")
	greedyWins, carefulWins := 0, 0
	for deal := uint64(1); deal <= deals; deal++ {
		s, _ := engine.Start(sorel.Rules, engine.NumberedPack(deal))
		if end, _ := playOut(t, Greedy(), s); end.Won() {
			greedyWins++
		}
		if end, _ := playOut(t, Careful(16, 400, 1), s); end.Won() {
			carefulWins++
		}
	}
	t.Logf("greedy wins %d of %d, careful %d", greedyWins, deals, carefulWins)
	if carefulWins < greedyWins+deals/5 {
		t.Errorf("greedy wins %d of %d, careful %d", greedyWins, deals, carefulWins)
	}
}

// A win that is found with the last positions allowed still counts: to tell its line
// takes no more of them.
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
	known := New(&s, Limits{})
	if settleAt(known, 1) != Winnable {
		t.Fatal("the rest is not won")
	}
	c := Careful(1, known.States()+1, 1).(*careful)
	if line := c.win(&s); len(line) == 0 || line[0] != known.Line()[0] {
		t.Errorf("of a win after %d positions, %d allowed, it hears %v", known.States(), c.states, line)
	}
}
