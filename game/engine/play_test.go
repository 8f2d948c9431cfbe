package engine

import "testing"

func TestPlay_DealAtAnyTimeWhileTheStockHasCards(t *testing.T) {
	s := position(t, "bernauer", `
		base 7D
		c1 8D
		stock 2C 3C 4C 5C 6C 8C 9C TC`)
	onlyLegal(t, s, "c1-f deal") // a foundation move is open, and a space
	play(t, s, "deal deal")
	refused(t, s, "deal", StockEmpty)
}

func TestPlay_DealIsARowOfSevenOrWhatIsLeft(t *testing.T) {
	s := position(t, "bernauer", "base 7D\nstock 2C 3C 4C 5C 6C 8C 9C TC JC QC")
	happened(t, play(t, s, "deal"),
		"dealt 2C stock-r1*1", "dealt 3C stock-r2*1", "dealt 4C stock-r3*1", "dealt 5C stock-r4*1",
		"dealt 6C stock-r5*1", "dealt 8C stock-r6*1", "dealt 9C stock-r7*1")
	happened(t, play(t, s, "deal"),
		"covered 2C ?-r1*0", "dealt TC stock-r1*1", "covered 3C ?-r2*0", "dealt JC stock-r2*1", "covered 4C ?-r3*0", "dealt QC stock-r3*1")
}

func TestPlay_DealPutsNoCardUp(t *testing.T) {
	s := position(t, "sorel", "base 7D\nstock 8D 9D TD 7C 7H 7S 8C")
	play(t, s, "deal")
	if s.Score() != 1 {
		t.Errorf("the score after the deal is %d", s.Score())
	}
}

func TestPlay_FoundationsTakeOneCardAtATime(t *testing.T) {
	s := position(t, "sorel", "base 7D\nc1 9D 8D\nc2 8D 9D")
	legal(t, s, "c1-f")
	refused(t, s, "c1-f*2", OneAtATime)
	r := refused(t, s, "c2-f", NotNext)
	if r.Needs != 8 || r.Card != card(t, "9D") {
		t.Errorf("the refusal names %s and %s", r.Card, r.Needs)
	}
}

func TestPlay_FoundationsStartWithBaseRankCards(t *testing.T) {
	s := position(t, "bernauer", "base 7D\nc1 7S\nc2 8S\nr1 7C\nr2 AH")
	onlyLegal(t, s, "c1-f r1-f")
	if r := refused(t, s, "r2-f", StartsWithBase); r.Needs != 7 {
		t.Errorf("an empty foundation needs %s", r.Needs)
	}
	happened(t, play(t, s, "c1-f c2-f"), "moved 7S c1-fS*1", "moved 8S c2-fS*1")
}

func TestPlay_FoundationWrapsFromKingToAce(t *testing.T) {
	s := position(t, "bernauer", "base QD\nc1 AD\nc2 KD\nr1 AS")
	refused(t, s, "c1-f", NotNext)
	happened(t, play(t, s, "c2-f c1-f"), "moved KD c2-fD*1", "moved AD c1-fD*1", "wrapped AD ?-fD*0")
	// An Ace that starts a foundation is no wrap.
	s = position(t, "bernauer", "base AD\nr1 AS")
	happened(t, play(t, s, "r1-f"), "moved AS r1-fS*1")
}

func TestPlay_FoundationIsCompleteWith13(t *testing.T) {
	s := position(t, "bernauer", "base 7D\nf 5D\nc1 6D")
	happened(t, play(t, s, "c1-f"), "moved 6D c1-fD*1", "completed 6D ?-fD*0")
	// With base 2 the Ace both wraps and completes.
	s = position(t, "bernauer", "base 2D\nf KD\nc1 AD")
	happened(t, play(t, s, "c1-f"), "moved AD c1-fD*1", "wrapped AD ?-fD*0", "completed AD ?-fD*0")
}

func TestPlay_ColumnsTakeWhatFollows(t *testing.T) {
	s := position(t, "bernauer", `
		base 7D
		c1 9C
		c2 8H 7S
		c3 AS
		c4 2C KD
		r1 8D
		r2 KH`)
	legal(t, s, "c2-c1*2", "r1-c1", "r2-c3", "c4-c3")
	refused(t, s, "c1-c2", NotOneLower)
	refused(t, s, "c2-c3", NotOneLower)
	refused(t, s, "c3-c4", NotOneLower) // an Ace does not go on a King
	refused(t, s, "c4-c1*2", NotARun)
	happened(t, play(t, s, "c2-c1*2 r2-c3"), "moved 8H c2-c1*2", "moved KH r2-c3*1")
	lies(t, s, "c1", "9C 8H 7S")
	lies(t, s, "c2", "")
	lies(t, s, "c3", "AS KH")
}

// A run goes around the cycle of ranks and has no natural end.
func TestPlay_RunOfMoreThanThirteen(t *testing.T) {
	s := position(t, "bernauer space=never", `
		base 5D
		c1 KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC KH QC
		c2 AD
		c3 AH`)
	onlyLegal(t, s, "c1-c2*15 c1-c3*15")
	play(t, s, "c1-c3*15")
	lies(t, s, "c3", "AH KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC KH QC")
	onlyLegal(t, s, "c3-c2*15")
}

func TestPlay_MovesThatAreNone(t *testing.T) {
	s := position(t, "bernauer worryBack=on", "base 7D\nf 9D\nc1 TS 9H\nc3 9C\nr1 4S\nstock 2C")
	for text, want := range map[string]Reason{
		"c1-c1": SamePile, "c1-c1*2": SamePile, "fD-f": SamePile, "r1-r1": SamePile,
		"c2-c1": PileEmpty, "c2-c2": PileEmpty, "c2-f": PileEmpty, "r2-c1": PileEmpty, "fS-c1": PileEmpty,
		"c1-c3*3": TooFewCards, "r1-c1*2": TooFewCards, "c3-f*2": TooFewCards,
	} {
		refused(t, s, text, want)
	}
	for _, m := range []Move{
		{},
		{From: StockPile, N: 1},
		{From: StockPile, To: Column(1), N: 1},
		{From: StockPile, To: StockPile},
		{From: Column(1), To: StockPile, N: 1},
		{To: StockPile, N: 1},
		{From: Column(1), To: FoundationOf(Diamonds), N: 1},
		{From: Column(1), To: Column(2)},
		{From: Column(1), To: Nowhere, N: 1},
		{From: Nowhere, To: Column(1), N: 1},
		{From: FoundationPile, To: Column(1), N: 1},
		{From: 200, To: 250, N: 255},
		{From: Column(1), To: 99, N: 1},
	} {
		before := *s
		_, err := s.Apply(m, nil)
		r, ok := err.(*Refusal)
		if !ok || r.Reason != NotAMove || *s != before {
			t.Errorf("%+v is answered with %v", m, err)
		}
	}
}

func TestPlay_EmptyReservePileStaysEmptyUntilTheNextDeal(t *testing.T) {
	s := position(t, "bernauer", "base 7D\nc1 9C\nc2 6H\nr1 8D\nr2 7C\nstock 2C 3C")
	play(t, s, "r1-f")
	lies(t, s, "r1", "")
	refused(t, s, "r2-r1", OnReserve)
	refused(t, s, "c2-r1", OnReserve)
	s = position(t, "bernauer-cover", "base 7D\nr1 8D\nstock 2C 3C")
	happened(t, play(t, s, "r1-f deal"), "moved 8D r1-fD*1", "dealt 2C stock-r1*1", "dealt 3C stock-r2*1")
}

func TestPlay_CoveredReserveCardIsAvailableAgainWhenUncovered(t *testing.T) {
	s := position(t, "bernauer-cover", "base 7D\nr1 8D\nc1 3H\nstock 2C")
	legal(t, s, "r1-f")
	happened(t, play(t, s, "deal"), "covered 8D ?-r1*0", "dealt 2C stock-r1*1")
	refused(t, s, "r1-f*2", CardCovered)
	happened(t, play(t, s, "r1-c1"), "moved 2C r1-c1*1", "uncovered 8D ?-r1*0")
	legal(t, s, "r1-f")
	happened(t, play(t, s, "r1-f"), "moved 8D r1-fD*1")
}

func TestPlay_RedealGathersFromLowestToTopWithoutDealing(t *testing.T) {
	s := position(t, "bernauer-redeal", `
		base 7D
		r1 AC 2C
		r3 3C
		r4 4C 5C 6C
		r7 8C
		r8 9C
		r9 TC`)
	happened(t, play(t, s, "redeal"),
		"gathered TC r9-stock*1", "gathered 9C r8-stock*1", "gathered 8C r7-stock*1", "gathered 4C r4-stock*3", "gathered 3C r3-stock*1", "gathered AC r1-stock*2")
	lies(t, s, "stock", "AC 2C 3C 4C 5C 6C 8C 9C TC")
	for _, pile := range []string{"r1", "r3", "r4", "r7", "r8", "r9"} {
		lies(t, s, pile, "")
	}
	play(t, s, "deal deal")
	for pile, want := range map[string]string{"r1": "AC", "r2": "2C", "r3": "3C", "r4": "4C", "r5": "5C", "r6": "6C", "r7": "8C", "r8": "9C", "r9": "TC"} {
		lies(t, s, pile, want)
	}
	refused(t, s, "redeal", RedealUsed)
}

func TestPlay_RedealOnlyOnceAndOnlyWithAnEmptyStock(t *testing.T) {
	s := position(t, "bernauer-redeal", "base 7D\nr1 AC\nstock 2C")
	refused(t, s, "redeal", StockNotEmpty)
	refused(t, position(t, "bernauer-redeal", "base 7D\nc1 AC"), "redeal", NothingToGather)
	refused(t, position(t, "bernauer-redeal", "base 7D\nr1 AC\nredealt"), "redeal", RedealUsed)
	refused(t, position(t, "sorel", "base 7D\nc1 AC"), "redeal", NoRedeals)
	play(t, s, "deal redeal")
	if s.RedealsLeft() != 0 {
		t.Errorf("%d redeals are left", s.RedealsLeft())
	}
}

func TestPlay_RedealLastRowOfThreeToSix(t *testing.T) {
	for n := 1; n <= 7; n++ {
		for _, lastTwo := range []string{"own", "cover"} {
			s := position(t, "bernauer-redeal lastTwo="+lastTwo, "base 7D\nredealt")
			for i := range n {
				s.stock.push(CardAt(20 + i))
			}
			play(t, s, "deal")
			for i := 1; i <= ReservePiles; i++ {
				want := i <= n
				if n <= 2 && lastTwo == "own" {
					want = i > Columns && i <= Columns+n
				}
				if (s.Len(ReservePile(i)) == 1) != want {
					t.Errorf("a last row of %d, %s: %d cards on r%d", n, lastTwo, s.Len(ReservePile(i)), i)
				}
			}
		}
	}
}

func TestPlay_RedealIsUndone(t *testing.T) {
	s := position(t, "bernauer-redeal", "base 7D\nr1 AC 2C\nr4 4C 5C 6C\nr9 TC")
	before := *s
	events, err := s.Apply(Redeal, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Revert(events)
	if *s != before {
		t.Error("the redeal undone is not as before")
	}
	legal(t, s, "redeal")
}

// Hidden reserve.

func TestPlay_HiddenReserveIsNotAvailable(t *testing.T) {
	s := position(t, "bernauer-hidden", `
		base 7D
		c1 3H
		c2 9C
		r1 8D
		r2 7H 4S`)
	lies(t, s, "r2", "(7H) (4S)")
	refused(t, s, "r1-f", CardHidden)
	refused(t, s, "r1-c2", CardHidden)
	refused(t, s, "r2-f*2", CardHidden)
	// Columns 3 to 7 are spaces here, but none was made one by a move.
	onlyLegal(t, s, "")
}

func TestPlay_HiddenReserveIsRevealedByTheMoveThatEmptiesItsColumn(t *testing.T) {
	table := `
		base 7D
		c1 8D
		c2 9C
		c3 TH
		r1 9D KS
		r2 2S
		r3 3S`
	s := position(t, "bernauer-hidden", table)
	happened(t, play(t, s, "c1-f"), "moved 8D c1-fD*1", "revealed KS ?-r1*2")
	lies(t, s, "r1", "9D KS")
	lies(t, s, "r2", "(2S)")
	for pile, want := range map[Place]bool{ReservePile(1): true, ReservePile(2): false, ReservePile(8): true, Column(1): false} {
		if s.Revealed(pile) != want {
			t.Errorf("%s is revealed: %t", pile, !want)
		}
	}

	s = position(t, "bernauer-hidden", table)
	happened(t, play(t, s, "c1-c2"), "moved 8D c1-c2*1", "revealed KS ?-r1*2")
	happened(t, play(t, s, "c2-c3*2"), "moved 9C c2-c3*2", "revealed 2S ?-r2*1")
	lies(t, s, "r3", "(3S)")
}

func TestPlay_HiddenReserveIsRevealedWhenEmptyAndStaysSo(t *testing.T) {
	s := position(t, "bernauer-hidden", `
		base 7D
		c1 8D
		r2 2S
		stock 2C 3C 4C 5C 6C 8C 9C`)
	happened(t, play(t, s, "c1-f"), "moved 8D c1-fD*1", "revealed -- ?-r1*0")
	play(t, s, "deal")
	lies(t, s, "r1", "2C")
	lies(t, s, "r2", "(2S) (3C)")
	lies(t, s, "r3", "(4C)")
	// Filled and emptied again: revealed only once.
	s = position(t, "bernauer-hidden", "base 7D\nc1 6D\nc2 6C\nc3 7C\nr1 9C\nr2 9H")
	happened(t, play(t, s, "c1-c3 c2-c1 c1-c2"),
		"moved 6D c1-c3*1", "revealed 9C ?-r1*1", "moved 6C c2-c1*1", "revealed 9H ?-r2*1", "moved 6C c1-c2*1")
}

func TestPlay_HiddenReserveOpensWithATurnedColumnToo(t *testing.T) {
	s := position(t, "bernauer-hidden faces=top", "base 7D\nc2 (8D) 7H\nr2 4S")
	happened(t, play(t, s, "c2-f c2-f"), "moved 7H c2-fH*1", "turned up 8D ?-c2*0", "moved 8D c2-fD*1", "revealed 4S ?-r2*1")
}

func TestPlay_HiddenReservePiles8And9AreFaceUp(t *testing.T) {
	s := position(t, "bernauer-hidden", "base 7D\nc1 3H\nstock 8D 2C")
	play(t, s, "deal")
	lies(t, s, "r8", "8D")
	lies(t, s, "r9", "2C")
	legal(t, s, "r8-f", "r9-c1")
}

func TestPlay_HiddenReserveAndRedeal(t *testing.T) {
	s := position(t, "bernauer-hidden redeals=1", `
		base 7D
		revealed 2
		r1 2C
		r2 3C
		r8 4C
		r9 5C`)
	play(t, s, "redeal")
	lies(t, s, "stock", "2C 3C 4C 5C")
	play(t, s, "deal")
	// Pile 2 stays revealed; 4C and 5C, seen before, lie face down again.
	for pile, want := range map[string]string{"r1": "(2C)", "r2": "3C", "r3": "(4C)", "r4": "(5C)", "r8": ""} {
		lies(t, s, pile, want)
	}
}

// Cards face down can be gathered.
func TestPlay_HiddenReserveCountsAsCardsForARedeal(t *testing.T) {
	legal(t, position(t, "bernauer-hidden redeals=1", "base 7D\nr4 2C"), "redeal")
}

// Worrying back.

func TestPlay_WorryBackByTheOrdinaryRules(t *testing.T) {
	s := position(t, "bernauer worryBack=on", `
		base 7D
		f 9D 8H
		c1 TS
		c2 TH
		c3 9S
		c4 TD`)
	onlyLegal(t, s, "fD-c1 fH-c3 c3-c2 c3-c4 c4-f")
	refused(t, s, "fD-c2", SameColours)
	refused(t, s, "fD-c3", NotOneLower)
	refused(t, s, "fD-c5", SpaceTakesRank)
	refused(t, s, "fD-r1", OnReserve)
	refused(t, s, "fC-c1", PileEmpty)
	happened(t, play(t, s, "fD-c1"), "moved 9D fD-c1*1")
	lies(t, s, "c1", "TS 9D")
	lies(t, s, "fD", "8D")
	if s.Score() != 4 {
		t.Errorf("the score is %d", s.Score())
	}
	legal(t, s, "c1-f")
}

func TestPlay_WorryBackToASpace(t *testing.T) {
	for space, want := range map[string]Reason{"base-1": None, "any": None, "single": None, "never": SpaceTakesNone} {
		s := position(t, "bernauer worryBack=on space="+space, "base 7D\nf 6D")
		if want == None {
			legal(t, s, "fD-c1")
		} else {
			refused(t, s, "fD-c1", want)
		}
	}
}

func TestPlay_WorryBackTheBaseCardNeverMoves(t *testing.T) {
	s := position(t, "bernauer worryBack=on space=any", "base 7D\nf 7H\nc1 8S")
	refused(t, s, "fD-c1", BaseCardStays)
	refused(t, s, "fD-c2", BaseCardStays)
	legal(t, s, "fH-c1", "fH-c2") // the other base-rank cards may
	play(t, s, "fH-c1")
	lies(t, s, "fH", "")
	lies(t, s, "c1", "8S 7H")
	legal(t, s, "c1-f")
}

func TestPlay_WorryBackAndOnBaseRefused(t *testing.T) {
	s := position(t, "bernauer worryBack=on onBase=refused", "base 7D\nf 6H\nc1 7S")
	refused(t, s, "fH-c1", BaseTakesNone)
}

func TestPlay_WorryBackIsUndone(t *testing.T) {
	s := position(t, "bernauer worryBack=on", "base 7D\nf 9D\nc1 TS")
	before := *s
	events, err := s.Apply(move(t, "fD-c1"), nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Revert(events)
	if *s != before {
		t.Error("undone is not as before")
	}
}

// Win and score.

func TestPlay_WinWhenAllFourFoundationsHold13(t *testing.T) {
	s := position(t, "bernauer-redeal worryBack=on", "base 7D\nf 6D 6C 6H 5S\nc1 6S")
	if s.Won() || s.Score() != 51 || s.Status() != StatusOpen {
		t.Errorf("before the last card: won %t, score %d, %s", s.Won(), s.Score(), s.Status())
	}
	happened(t, play(t, s, "c1-f"), "moved 6S c1-fS*1", "completed 6S ?-fS*0", "won -- ?-?*0")
	if !s.Won() || s.Score() != 52 || s.Status() != StatusWon {
		t.Errorf("after it: won %t, score %d, %s", s.Won(), s.Score(), s.Status())
	}
	onlyLegal(t, s, "")
	for _, m := range []string{"fS-c1", "deal", "redeal", "c1-f", "c1-c1", "r1-c1"} {
		refused(t, s, m, GameWon)
	}
	if err := s.CheckLift(FoundationOf(Spades), 1); err.(*Refusal).Reason != GameWon {
		t.Errorf("lifting a card after the win: %v", err)
	}
}

func TestPlay_ScoreCountsTheFoundations(t *testing.T) {
	s := position(t, "bernauer worryBack=on", "base 7D\nf 9D\nc1 TS\nc2 7S")
	for _, step := range []struct {
		move  string
		score int
	}{{"fD-c1", 2}, {"c2-f", 3}, {"c1-f", 4}} {
		play(t, s, step.move)
		if s.Score() != step.score {
			t.Errorf("after %s the score is %d, want %d", step.move, s.Score(), step.score)
		}
	}
}
