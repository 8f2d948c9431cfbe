package engine

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

func TestNotation_Cards(t *testing.T) {
	i := 0
	for _, suit := range "CDHS" {
		for _, rank := range "A23456789TJQK" {
			text := string(rank) + string(suit)
			c := card(t, text)
			if c != CardAt(i) || c.Index() != i || c.String() != text || c.Red() != (suit == 'D' || suit == 'H') || NewCard(c.Rank(), c.Suit()) != c {
				t.Errorf("%s is read as %s, card %d", text, c, c.Index())
			}
			i++
		}
	}
	for _, text := range []string{"", "T", "D", "DT", "td", "10D", "1D", "TX", " TD", "TD ", "--", "T♦", "T\x00"} {
		if c, err := ParseCard(text); err == nil {
			t.Errorf("%q is read as %s", text, c)
		}
	}
	if got := Card(0).String(); got != "--" {
		t.Errorf("no card is written %q", got)
	}
}

func TestNotation_Ranks(t *testing.T) {
	for i, letter := range "A23456789TJQK" {
		r, err := ParseRank(string(letter))
		if err != nil || r != Rank(i+1) || r.String() != string(letter) {
			t.Errorf("%c is read as %s: %v", letter, r, err)
		}
		if r.Next() != Rank((i+1)%13+1) || r.Below() != Rank((i+12)%13+1) {
			t.Errorf("beside %s are %s and %s", r, r.Next(), r.Below())
		}
	}
	for _, text := range []string{"", "-", "a", "1", "10", "AA", "X"} {
		if r, err := ParseRank(text); err == nil {
			t.Errorf("%q is read as %s", text, r)
		}
	}
	if Rank(0).String() != "-" || Rank(14).String() != "?" {
		t.Errorf("ranks that are none are written %s and %s", Rank(0), Rank(14))
	}
}

func TestNotation_Packs(t *testing.T) {
	pack := NumberedPack(1)
	for _, text := range []string{deal1, "  " + strings.ReplaceAll(deal1, " ", "\n\t") + "\n"} {
		if got, err := ParsePack(text); err != nil || got != pack {
			t.Errorf("%q is read as %s: %v", text, got, err)
		}
	}
	for text, says := range map[string]string{
		"":                                      "a pack has 52 cards, not 0",
		deal1[3:]:                               "a pack has 52 cards, not 51",
		deal1 + " 7D":                           "a pack has 52 cards, not 53",
		strings.Replace(deal1, "9C", "7D", 1):   "card 2 of the pack: 7D is there twice",
		strings.Replace(deal1, "9C", "9X", 1):   `card 2 of the pack: "9X" is not a card: write rank and suit, such as TD`,
		strings.ReplaceAll(deal1, "7S", "10S"):  `card 52 of the pack: "10S" is not a card: write rank and suit, such as TD`,
		strings.ReplaceAll(deal1, " ", ","):     "a pack has 52 cards, not 1",
		strings.Replace(deal1, "9C", "9C ;", 1): "a pack has 52 cards, not 53",
	} {
		if got, err := ParsePack(text); err == nil || err.Error() != says || got != (Pack{}) {
			t.Errorf("%q is read as %s: %v", text, got, err)
		}
	}
}

func TestNotation_Places(t *testing.T) {
	var names []string
	for n := 1; n <= 7; n++ {
		names = append(names, fmt.Sprintf("c%d", n))
	}
	for n := 1; n <= 9; n++ {
		names = append(names, fmt.Sprintf("r%d", n))
	}
	names = append(names, "fC", "fD", "fH", "fS", "f")
	seen := map[Place]bool{}
	for _, name := range names {
		p, err := ParsePlace(name)
		if err != nil || p.String() != name || seen[p] {
			t.Errorf("%s is read as %s: %v", name, p, err)
		}
		seen[p] = true
	}
	for _, text := range []string{"", "c0", "c8", "r0", "r10", "c", "C1", "fX", "fh", "s", "stock", "?", "c1 ", "c01"} {
		if p, err := ParsePlace(text); err == nil {
			t.Errorf("%q is read as %s", text, p)
		}
	}
	for n := 1; n <= Columns; n++ {
		if p := Column(n); !p.IsColumn() || p.IsReserve() || p.IsFoundation() || p.Number() != n {
			t.Errorf("column %d is %s", n, p)
		}
	}
	for n := 1; n <= ReservePiles; n++ {
		if p := ReservePile(n); p.IsColumn() || !p.IsReserve() || p.IsFoundation() || p.Number() != n {
			t.Errorf("reserve pile %d is %s", n, p)
		}
	}
	for suit := Clubs; suit <= Spades; suit++ {
		if p := FoundationOf(suit); p.IsColumn() || p.IsReserve() || !p.IsFoundation() || p.Suit() != suit || p.Number() != 0 {
			t.Errorf("the foundation of %s is %s", suit, p)
		}
	}
	if StockPile.String() != "stock" || Nowhere.String() != "?" || Place(99).String() != "?" {
		t.Error("the other places are written otherwise")
	}
}

func TestNotation_Moves(t *testing.T) {
	for text, want := range map[string]Move{
		"deal":     Deal,
		"redeal":   Redeal,
		"c3-f":     Carry(Column(3), FoundationPile, 1),
		"r4-c2":    Carry(ReservePile(4), Column(2), 1),
		"c5-c1*3":  Carry(Column(5), Column(1), 3),
		"fH-c2":    Carry(FoundationOf(Hearts), Column(2), 1),
		"c5-c1*2":  Carry(Column(5), Column(1), 2),
		"c5-c1*52": Carry(Column(5), Column(1), 52),
	} {
		if got := move(t, text); got != want || got.String() != text {
			t.Errorf("%s is read as %+v, %s", text, got, got)
		}
	}
	for text, says := range map[string]string{
		"":             "is not a move",
		"Deal":         "is not a move",
		"deal ":        "is not a move",
		"c3":           "is not a move",
		"c3-":          "is not a pile",
		"-f":           "is not a pile",
		"c3-f-c2":      "is not a pile",
		"c3 - f":       "is not a pile",
		"f-c1":         "does not say which foundation",
		"c1-fH":        "a card finds its own foundation",
		"fH-fD":        "a card finds its own foundation",
		"c1-stock":     "is not a pile",
		"c1-c2*":       "is not the length of a run",
		"c1-c2*0":      "is not the length of a run",
		"c1-c2*1":      "is not the length of a run",
		"c1-c2*02":     "is not the length of a run",
		"c1-c2*+2":     "is not the length of a run",
		"c1-c2*-2":     "is not the length of a run",
		"c1-c2*53":     "is not the length of a run",
		"c1-c2*999999": "is not the length of a run",
		"c1-c2*2*2":    "is not the length of a run",
		"c1*2-c2":      "is not a pile",
	} {
		if m, err := ParseMove(text); err == nil || !strings.Contains(err.Error(), says) || m != (Move{}) {
			t.Errorf("%q is read as %s: %v", text, m, err)
		}
	}
}

func TestNotation_ListsOfMoves(t *testing.T) {
	for text, want := range map[string]string{
		"":                            "",
		"\n \n":                       "",
		"deal":                        "deal",
		"deal,c3-f":                   "deal c3-f",
		"deal\nc3-f\n":                "deal c3-f",
		"deal\r\nc3-f,r1-c2\r\n":      "deal c3-f r1-c2",
		" deal , c3-f \n\n c5-c1*3 ,": "deal c3-f c5-c1*3",
		"deal,\nc3-f":                 "deal c3-f",
		"deal\rc3-f":                  "deal c3-f",
	} {
		moves, err := ParseMoves(text)
		var words []string
		for _, m := range moves {
			words = append(words, m.String())
		}
		if got := strings.Join(words, " "); err != nil || got != want {
			t.Errorf("%q is read as %q: %v", text, got, err)
		}
	}
	for text, number := range map[string]int{
		"deal;c3-f":         1,
		"deal,,c3-f":        2,
		",deal":             1,
		",":                 1,
		"deal\nc3-f\nc1 f":  3,
		"deal c3-f":         1,
		"deal,c3-f,c1-c2*1": 3,
		"deal,,":            2,
	} {
		moves, err := ParseMoves(text)
		var wrong *MoveError
		if !errors.As(err, &wrong) || wrong.Number != number || moves != nil || wrong.Unwrap() == nil {
			t.Errorf("%q is read as %v: %v, want move %d to be wrong", text, moves, err, number)
		} else if want := fmt.Sprintf("move %d: %v", number, wrong.Err); err.Error() != want {
			t.Errorf("%q: %q, want %q", text, err, want)
		}
	}
}
