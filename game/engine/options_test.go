package engine

import (
	"fmt"
	"strings"
	"testing"
)

func TestOptions_BuildAlternate(t *testing.T) {
	s := position(t, "bernauer", `
		base 2D
		c1 9H
		c2 TC
		c3 TH
		r1 9S
		r2 9C
		r3 9D`)
	legal(t, s, "c1-c2", "r1-c3", "r2-c3", "r3-c2")
	refused(t, s, "r1-c2", SameColours)
	refused(t, s, "c1-c3", SameColours)
	refused(t, s, "c2-c1", NotOneLower)
}

func TestOptions_BuildSameColour(t *testing.T) {
	s := position(t, "bernauer build=same-colour", `
		base 2D
		c1 9H
		c2 TC
		c3 TH
		r1 9S
		r2 9C
		r3 9D`)
	legal(t, s, "c1-c3", "r1-c2", "r2-c2", "r3-c3")
	r := refused(t, s, "r1-c3", OtherColours)
	if r.Card != card(t, "9S") || r.Onto != card(t, "TH") {
		t.Errorf("the refusal names %s on %s", r.Card, r.Onto)
	}
	refused(t, s, "c1-c2", OtherColours)
}

// One column holds 9S 8S 7C 6C 5C: a run of five, the last three of one suit.
// Targets are there for every part of it, and a space.
const runTable = `
	base KD
	c1 9S 8S 7C 6C 5C
	c2 TC
	c3 9C
	c4 8C
	c5 7S
	c6 6S`

func TestOptions_Run(t *testing.T) {
	for _, c := range []struct{ run, legal string }{
		{"packed", "c1-c2*5 c1-c3*4 c1-c4*3 c1-c5*2 c1-c6 c1-c7 c1-c7*2 c1-c7*3 c1-c7*4 c1-c7*5"},
		{"whole", "c1-c2*5 c1-c7*5"},
		{"same-suit", "c1-c4*3 c1-c5*2 c1-c6 c1-c7 c1-c7*2 c1-c7*3"},
		{"whole-suit", "c1-c4*3 c1-c7*3"},
		{"single", "c1-c6 c1-c7"},
	} {
		t.Run(c.run, func(t *testing.T) {
			s := position(t, "sorel space=any run="+c.run, runTable)
			var got []string
			for _, m := range s.Moves(nil) {
				if m.From == Column(1) {
					got = append(got, m.String())
				}
			}
			if strings.Join(got, " ") != c.legal {
				t.Errorf("legal from column 1 are %v, want %s", got, c.legal)
			}
		})
	}
}

func TestOptions_RunRefusalSaysWhatTheUnitIs(t *testing.T) {
	for _, c := range []struct {
		run, move string
		unit      int
		says      string
	}{
		{"whole", "c1-c3*4", 5, "only the whole run of 5 may be moved"},
		{"whole", "c1-c6", 5, "only the whole run of 5 may be moved"},
		{"same-suit", "c1-c3*4", 0, "only runs of one suit may be moved in this game"},
		{"whole-suit", "c1-c3*4", 3, "only the whole run of one suit, here 3, may be moved"},
		{"whole-suit", "c1-c6", 3, "only the whole run of one suit, here 3, may be moved"},
		{"single", "c1-c5*2", 1, "only one card at a time may be moved in this game"},
	} {
		s := position(t, "sorel run="+c.run, runTable)
		r := refused(t, s, c.move, NotAUnit)
		if r.Unit != c.unit || r.Error() != c.says {
			t.Errorf("%s %s: unit %d, %q", c.run, c.move, r.Unit, r)
		}
	}
	for _, run := range []string{"packed", "whole", "same-suit", "whole-suit", "single"} {
		s := position(t, "sorel run="+run, "base KD\nc1 9S 7C 6C\nc2 TS")
		refused(t, s, "c1-c2*3", NotARun)
	}
}

// Under whole and whole-suit a single card moves only if it is that run.
func TestOptions_RunWholeSingleCardMovesOnlyIfItIsTheRun(t *testing.T) {
	s := position(t, "sorel run=whole space=any", `
		base KD
		c1 9S 7S
		c2 9H 8H 7H
		c3 8C
		c4 8D`)
	legal(t, s, "c1-c3", "c1-c7", "c2-c7*3")
	refused(t, s, "c2-c4", NotAUnit)
	refused(t, s, "c2-c7", NotAUnit)
	refused(t, s, "c2-c7*2", NotAUnit)
}

func TestOptions_RunWholeSuitLongerMixedRunAbove(t *testing.T) {
	s := position(t, "sorel-parlett space=any", `
		base KD
		c1 9S 8S 7C
		c2 8C`)
	legal(t, s, "c1-c2", "c1-c7")
	refused(t, s, "c1-c7*2", NotAUnit)
	refused(t, s, "c1-c7*3", NotAUnit)
}

// Runs of one suit hardly exist where colours alternate: then any one card.
func TestOptions_RunSameSuitWithAlternateColours(t *testing.T) {
	for _, run := range []string{"same-suit", "whole-suit"} {
		s := position(t, "bernauer space=any run="+run, "base KD\nc1 9S 8H\nc2 9C")
		legal(t, s, "c1-c2", "c1-c7")
		refused(t, s, "c1-c7*2", NotAUnit)
	}
}

func TestOptions_RunWholeEndsAtCardsFaceDown(t *testing.T) {
	s := position(t, "sorel-closed run=whole space=any", `
		base KD
		c7 (TS) (9S) 8S 7S`)
	legal(t, s, "c7-c1*2")
	refused(t, s, "c7-c1*3", CardHidden)
	refused(t, s, "c7-c1", NotAUnit)
}

func TestOptions_RunOneCardToAFoundationIsAlwaysFree(t *testing.T) {
	for _, run := range []string{"packed", "whole", "same-suit", "whole-suit", "single"} {
		s := position(t, "sorel run="+run, "base 4C\nc1 9S 8S 7C 6C 5C")
		legal(t, s, "c1-f")
		refused(t, s, "c1-f*2", OneAtATime)
	}
}

func TestOptions_RunFromReserveOrFoundationIsOneCard(t *testing.T) {
	for _, run := range []string{"packed", "whole", "same-suit", "whole-suit", "single"} {
		s := position(t, "bernauer worryBack=on run="+run, `
			base KD
			f 3H
			r1 8H 7S
			c1 8D
			c2 4S`)
		legal(t, s, "r1-c1", "fH-c2")
		refused(t, s, "fH-c2*2", OneAtATime)
	}
}

const spaceTable = `
	base 7D
	c1 6S
	c2 9H 6H 5S
	c3 6D
	c4 KH
	c5 JS TD
	c6 3C
	r1 6C
	r2 5D`

func TestOptions_Space(t *testing.T) {
	for _, c := range []struct{ space, legal string }{
		{"base-1", "c1-c7 c2-c7*2 c3-c7 r1-c7"},
		{"any", "c1-c7 c2-c7 c2-c7*2 c3-c7 c4-c7 c5-c7 c5-c7*2 c6-c7 r1-c7 r2-c7"},
		{"single", "c1-c7 c2-c7 c3-c7 c4-c7 c5-c7 c6-c7 r1-c7 r2-c7"},
		{"never", ""},
	} {
		t.Run(c.space, func(t *testing.T) {
			s := position(t, "bernauer space="+c.space, spaceTable)
			var got []string
			for _, m := range s.Moves(nil) {
				if m.To == Column(7) {
					got = append(got, m.String())
				}
			}
			if strings.Join(got, " ") != c.legal {
				t.Errorf("to the space may go %v, want %s", got, c.legal)
			}
		})
	}
}

func TestOptions_SpaceRefusals(t *testing.T) {
	s := position(t, "bernauer", spaceTable)
	for _, m := range []string{"c4-c7", "c2-c7", "c5-c7*2", "r2-c7"} {
		r := refused(t, s, m, SpaceTakesRank)
		if r.Needs != 6 || r.Error() != "only a 6 may fill a space in this game" {
			t.Errorf("%s: %q needs %s", m, r, r.Needs)
		}
	}
	refused(t, position(t, "bernauer space=single", spaceTable), "c5-c7*2", SpaceTakesOne)
	never := position(t, "bernauer space=never", spaceTable)
	refused(t, never, "c1-c7", SpaceTakesNone)
	refused(t, never, "c2-c7*2", SpaceTakesNone)
	refused(t, never, "r1-c7", SpaceTakesNone)
}

func TestOptions_SpaceBelowAceIsKing(t *testing.T) {
	s := position(t, "bernauer", `
		base AD
		c1 KS QH
		c2 9C 2C
		r1 KH
		r2 QS`)
	if s.SpaceRank() != King {
		t.Errorf("a space takes %s", s.SpaceRank())
	}
	legal(t, s, "c1-c7*2", "r1-c7")
	refused(t, s, "r2-c7", SpaceTakesRank)
	refused(t, s, "c2-c7", SpaceTakesRank)
}

func TestOptions_SpaceNeverWaitsForTheNextDealInColumnsGames(t *testing.T) {
	s := position(t, "sorel-strict", `
		base 7D
		c1 6S
		stock 2C 3C 4C 5C 8C 9C TC JC`)
	refused(t, s, "c1-c2", SpaceTakesNone)
	play(t, s, "deal")
	for pile, want := range map[string]string{"c1": "6S 2C", "c2": "3C", "c7": "TC"} {
		lies(t, s, pile, want)
	}
}

// With run=whole the rule of runs comes first, also for a space that takes one
// card.
func TestOptions_SpaceSingleWithRunWhole(t *testing.T) {
	s := position(t, "sorel run=whole space=single", `
		base KD
		c1 9S 7S
		c2 9H 8H`)
	legal(t, s, "c1-c7")
	refused(t, s, "c2-c7", NotAUnit)
	refused(t, s, "c2-c7*2", SpaceTakesOne)
}

func TestOptions_FacesUp(t *testing.T) {
	s, _ := Start(rulesOf(t, "bernauer"), NumberedPack(1))
	for n := 1; n <= Columns; n++ {
		if down := s.FaceDown(Column(n)); down != 0 {
			t.Errorf("%d cards of column %d lie face down", down, n)
		}
	}
}

func TestOptions_FacesTopShowsOnlyTheLastOfEachColumn(t *testing.T) {
	for _, id := range []string{"bernauer-closed", "sorel-closed"} {
		s, _ := Start(rulesOf(t, id), NumberedPack(1))
		lies(t, &s, "c1", "9C")
		lies(t, &s, "c3", "(8D) (5S) JD")
		lies(t, &s, "c7", "(KH) (TH) (TS) (JS) (TD) (8S) QC")
	}
}

func TestOptions_FacesTopTurnsUpTheCardThatBecomesTheLast(t *testing.T) {
	s := position(t, "bernauer-closed", `
		base 7D
		c2 (4D) 8D
		c3 (TS) (9H) 8S 7H
		c4 9D`)
	happened(t, play(t, s, "c2-f"), "moved 8D c2-fD*1", "turned up 4D ?-c2*0")
	lies(t, s, "c2", "4D")
	happened(t, play(t, s, "c3-c4*2"), "moved 8S c3-c4*2", "turned up 9H ?-c3*0")
	lies(t, s, "c3", "(TS) 9H")
	lies(t, s, "c4", "9D 8S 7H")

	// It stays up when something lies on it again.
	play(t, s, "c4-c3*2")
	lies(t, s, "c3", "(TS) 9H 8S 7H")
	legal(t, s, "c3-c4*2")

	// No turning up where the card below is up already.
	happened(t, play(t, s, "c3-c4*2"), "moved 8S c3-c4*2")
}

func TestOptions_FacesTopTurningIsUndone(t *testing.T) {
	s := position(t, "bernauer-closed", `
		base 7D
		c3 (TS) (9H) 8S 7H
		c4 9D`)
	before := *s
	events, err := s.Apply(move(t, "c3-c4*2"), nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Revert(events)
	if *s != before {
		t.Error("undone is not as before")
	}
	lies(t, s, "c3", "(TS) (9H) 8S 7H")
}

func TestOptions_FacesTopCardsDealtLaterLieFaceUp(t *testing.T) {
	s := position(t, "sorel-closed", `
		base 7D
		c2 (4D) 8S
		stock 2C 3C 4C 5C 8C 9C TC 2H 3H`)
	play(t, s, "deal deal")
	lies(t, s, "c2", "(4D) 8S 3C 3H")
	lies(t, s, "c3", "4C")
}

func TestOptions_FacesTopFaceDownCardsAreNotAvailable(t *testing.T) {
	s := position(t, "bernauer-closed", `
		base 7D
		c2 (8S) 7H
		c3 9D`)
	refused(t, s, "c2-c3*2", CardHidden)
	refused(t, s, "c2-f*2", CardHidden)
	play(t, s, "c2-f")
	legal(t, s, "c2-c3")
}

func TestOptions_StockReserveDealsOneCardOnEachReservePile(t *testing.T) {
	s := position(t, "bernauer", `
		base 7D
		r3 KC
		stock 2C 3C 4C 5C 8C 9C TC JC`)
	play(t, s, "deal")
	for pile, want := range map[string]string{"r1": "2C", "r2": "3C", "r3": "KC 4C", "r4": "5C", "r5": "8C", "r6": "9C", "r7": "TC", "stock": "JC", "c1": "", "r8": ""} {
		lies(t, s, pile, want)
	}
}

func TestOptions_StockColumnsDealsOneCardOnEachColumn(t *testing.T) {
	s := position(t, "sorel", `
		base 7D
		c3 KC
		stock 2C 3C 4C 5C 8C 9C TC JC`)
	play(t, s, "deal")
	for pile, want := range map[string]string{"c1": "2C", "c2": "3C", "c3": "KC 4C", "c4": "5C", "c7": "TC", "stock": "JC", "r1": ""} {
		lies(t, s, pile, want)
	}
}

func TestOptions_RowsSayAtWhichEndARowStarts(t *testing.T) {
	for rows, want := range map[string][]string{
		"left":  {"2C JC", "3C QC", "4C", "5C", "8C", "9C", "TC"},
		"right": {"TC", "9C", "8C", "5C", "4C", "3C QC", "2C JC"},
	} {
		s := position(t, "sorel rows="+rows, "base 7D\nstock 2C 3C 4C 5C 8C 9C TC JC QC")
		play(t, s, "deal deal")
		for i, cards := range want {
			lies(t, s, fmt.Sprintf("c%d", i+1), cards)
		}
	}
}

func TestOptions_LastTwo(t *testing.T) {
	for _, c := range []struct {
		lastTwo, stock string
		want           map[string]string
	}{
		{"own", "2C 3C", map[string]string{"r1": "KC", "r2": "KH", "r8": "2C", "r9": "3C"}},
		{"own", "2C", map[string]string{"r1": "KC", "r2": "KH", "r8": "2C", "r9": ""}},
		{"cover", "2C 3C", map[string]string{"r1": "KC 2C", "r2": "KH 3C", "r8": "", "r9": ""}},
		{"cover", "2C", map[string]string{"r1": "KC 2C", "r2": "KH", "r8": "", "r9": ""}},
		{"own", "2C 3C 4C", map[string]string{"r1": "KC 2C", "r2": "KH 3C", "r3": "4C", "r8": ""}},
	} {
		s := position(t, "bernauer lastTwo="+c.lastTwo, "base 7D\nr1 KC\nr2 KH\nstock "+c.stock)
		play(t, s, "deal")
		for pile, cards := range c.want {
			lies(t, s, pile, cards)
		}
	}
}

func TestOptions_LastTwoOnOwnPilesAreAvailable(t *testing.T) {
	s := position(t, "bernauer", `
		base 7D
		r8 8D
		r9 9S
		c1 TH`)
	onlyLegal(t, s, "r8-f r9-c1")
}

func TestOptions_Redeals(t *testing.T) {
	none := position(t, "bernauer", "base 7D\nr1 KC")
	refused(t, none, "redeal", NoRedeals)
	one := position(t, "bernauer-redeal", "base 7D\nr1 KC")
	legal(t, one, "redeal")
	if one.RedealsLeft() != 1 || none.RedealsLeft() != 0 {
		t.Errorf("redeals left: %d and %d", one.RedealsLeft(), none.RedealsLeft())
	}
}

func TestOptions_BaseTurnedOrChosen(t *testing.T) {
	pack := NumberedPack(1)
	for _, o := range Options() {
		if o.Name != "base" {
			continue
		}
		for _, v := range o.Values {
			s, _ := Start(rulesOf(t, "bernauer base="+v), pack)
			want := v
			if v == "turned" {
				want = "7"
			}
			if s.Base().String() != want {
				t.Errorf("base=%s: the base rank is %s", v, s.Base())
			}
		}
	}
}

func TestOptions_OnBase(t *testing.T) {
	table := `
		base 7D
		c1 7H
		c2 6S 5H
		c3 8S`
	s := position(t, "bernauer", table)
	legal(t, s, "c2-c1*2", "c1-c3")
	s = position(t, "bernauer onBase=refused", table)
	legal(t, s, "c1-c3")
	r := refused(t, s, "c2-c1*2", BaseTakesNone)
	if r.Onto != card(t, "7H") {
		t.Errorf("the refusal names %s", r.Onto)
	}

	// A base-rank card and what lies on it is no run either.
	table = "base 7D\nc1 8S 7H 6S\nc2 9D"
	legal(t, position(t, "bernauer", table), "c1-c2*3")
	s = position(t, "bernauer onBase=refused", table)
	refused(t, s, "c1-c2*3", NotARun)
	s = position(t, "bernauer onBase=refused run=whole space=any", table)
	legal(t, s, "c1-c3")
	refused(t, s, "c1-c3*3", NotARun)
}

func TestOptions_OnBaseRefusedDoesNotStopADeal(t *testing.T) {
	s := position(t, "sorel onBase=refused", "base 7D\nc1 7H\nstock 6H")
	play(t, s, "deal")
	lies(t, s, "c1", "7H 6H")
}

func TestOptions_WorryBackOffByItself(t *testing.T) {
	s := position(t, "bernauer", "base 7D\nf 9D\nc1 TS")
	refused(t, s, "fD-c1", NoWorryingBack)
	legal(t, position(t, "bernauer worryBack=on", "base 7D\nf 9D\nc1 TS"), "fD-c1")
}
