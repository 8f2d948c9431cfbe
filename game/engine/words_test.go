package engine

import (
	"fmt"
	"testing"
)

func TestWords_BaseCardStartsFoundationAndGivesBaseRank(t *testing.T) {
	s, _ := Start(rulesOf(t, "bernauer"), NumberedPack(1))
	if s.BaseCard() != card(t, "7D") || s.Base() != 7 {
		t.Errorf("base card %s, base rank %s", s.BaseCard(), s.Base())
	}
	for pile, want := range map[string]string{"fC": "", "fD": "7D", "fH": "", "fS": ""} {
		lies(t, &s, pile, want)
	}
}

func TestWords_FoundationGoesFromBaseOverKingToAceAndHas13(t *testing.T) {
	for base := Ace; base <= King; base++ {
		s := position(t, "bernauer", "base "+NewCard(base, Spades).String())
		var got string
		for n := 1; n < 13; n++ {
			next := s.Wants(Spades)
			got += next.Rank().String()
			s.columns[0].push(next)
			play(t, s, "c1-f")
		}
		want := ("A23456789TJQK" + "A23456789TJQK")[base : base+12]
		if got != want {
			t.Errorf("on base %s go %s, want %s", base, got, want)
		}
		if s.Wants(Spades) != 0 || s.Len(FoundationOf(Spades)) != 13 {
			t.Errorf("base %s: the full foundation has %d cards and wants %s", base, s.Len(FoundationOf(Spades)), s.Wants(Spades))
		}
	}
}

func TestWords_FoundationIsBuiltInSuit(t *testing.T) {
	s := position(t, "bernauer", `
		base 7D
		c1 8H
		c2 8D
		c3 7H
		c4 TC`)
	onlyLegal(t, s, "c2-f c3-f")
	refused(t, s, "c1-f", StartsWithBase)
}

func TestWords_SevenColumnsStartAsStaircase(t *testing.T) {
	for _, rs := range RuleSets() {
		s, _ := Start(rs.Rules, NumberedPack(3))
		for n := 1; n <= Columns; n++ {
			if got := s.Len(Column(n)); got != n {
				t.Errorf("%s: column %d has %d cards", rs.ID, n, got)
			}
		}
	}
}

// The rule of what follows what, for every two cards, against arithmetic.
func TestWords_Follows(t *testing.T) {
	for _, build := range []string{"alternate", "same-colour"} {
		for _, onBase := range []string{"allowed", "refused"} {
			t.Run(build+" "+onBase, func(t *testing.T) {
				s := position(t, fmt.Sprintf("bernauer build=%s onBase=%s", build, onBase), "base 7D")
				for a := range PackSize {
					for b := range PackSize {
						ca, cb := CardAt(a), CardAt(b)
						lower := (a%13-b%13+13)%13 == 1
						sameColour := (a/13 == 1 || a/13 == 2) == (b/13 == 1 || b/13 == 2)
						want := lower && sameColour == (build == "same-colour") && !(onBase == "refused" && a%13 == 6)
						if got := s.follows(ca, cb) == None; got != want {
							t.Errorf("%s on %s: %t", cb, ca, got)
						}
					}
				}
			})
		}
	}
}

func TestWords_ReservePileOnlyTopIsAvailable(t *testing.T) {
	s := position(t, "bernauer", `
		base 7D
		r2 8D 9S
		c4 TH`)
	onlyLegal(t, s, "r2-c4")
	refused(t, s, "r2-f", StartsWithBase)
	refused(t, s, "r2-f*2", CardCovered)
	refused(t, s, "r2-c4*2", CardCovered)
	play(t, s, "r2-c4")
	onlyLegal(t, s, "r2-f r2-c4")
}

func TestWords_ReserveIsNeverBuiltOn(t *testing.T) {
	s := position(t, "bernauer worryBack=on", `
		base 7D
		f 8D
		r1 9C
		r2 8H
		c1 8S 7H`)
	for _, m := range []string{"r2-r1", "c1-r1", "r1-r3", "c1-r2", "fD-r1", "r1-r8"} {
		refused(t, s, m, OnReserve)
	}
}

func TestWords_AvailableIsTheLastCardOfAColumn(t *testing.T) {
	s := position(t, "bernauer run=single", `
		base 7D
		c1 8D 7H
		c2 8S`)
	onlyLegal(t, s, "c1-f c1-c2")
	play(t, s, "c1-f")
	onlyLegal(t, s, "c1-f")
}

func TestWords_RunIsFaceUpCardsThatFollow(t *testing.T) {
	for _, c := range []struct {
		rules, column string
		run, oneSuit  int
	}{
		{"bernauer", "", 0, 0},
		{"bernauer", "9C", 1, 1},
		{"bernauer", "9C 8H 7S", 3, 1},
		{"bernauer", "9C 8H 6S", 1, 1},
		{"bernauer", "9C 8S 7H", 2, 1},
		{"bernauer", "2C AH KS QD", 4, 1},
		{"bernauer faces=top", "(9C) (8H) 7S 6D", 2, 1},
		{"bernauer faces=top", "(9C) (8H) 7S", 1, 1},
		{"bernauer", "6C 5H 4S", 3, 1},
		{"bernauer onBase=refused", "6C 5H 4S", 1, 1},
		{"bernauer onBase=refused", "7C 6D 5S", 3, 1},
		{"bernauer onBase=refused", "6C 5H 4S 3D", 2, 1},
		{"sorel", "9C 8S 7S 6C", 4, 1},
		{"sorel", "9S 8S 7C 6C 5C", 5, 3},
		{"sorel", "9C 8H 7H", 2, 2},
		{"sorel", "2H AH KH QD", 4, 1},
	} {
		s := position(t, c.rules, "base 5D\nc3 "+c.column)
		if got := s.RunLength(Column(3), false); got != c.run {
			t.Errorf("%s: the run of %q has %d cards, want %d", c.rules, c.column, got, c.run)
		}
		if got := s.RunLength(Column(3), true); got != c.oneSuit {
			t.Errorf("%s: the run of one suit of %q has %d cards, want %d", c.rules, c.column, got, c.oneSuit)
		}
	}
}
