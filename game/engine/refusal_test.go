package engine

import "testing"

// Each way in which a move can be wrong, and what is said of it.
func TestPlay_RefusalsSayWhy(t *testing.T) {
	const table = `
		base 7D
		f 9D 6C
		c1 TS 9H 8H
		c2 9C
		c3 TH
		c4 (KS) 7H
		r1 2C 3H
		r2 4S
		stock KC`
	said := map[Reason]bool{}
	for _, c := range []struct {
		rules, move string
		reason      Reason
		says        string
	}{
		{"bernauer", "fC-f", NoWorryingBack, "cards stay on the foundations in this game"},
		{"bernauer", "redeal", NoRedeals, "there is no redeal in this game"},
		{"bernauer-redeal", "redeal", StockNotEmpty, "a redeal has to wait until the stock is empty"},
		{"bernauer", "c7-f", PileEmpty, "there is no card on c7"},
		{"bernauer", "c2-c3*2", TooFewCards, "there are not so many cards on c2"},
		{"bernauer", "c2-c2", SamePile, "the card lies there already"},
		{"bernauer", "c2-r1", OnReserve, "nothing may be built on the reserve"},
		{"bernauer", "c4-c1*2", CardHidden, "a card that lies face down cannot be moved"},
		{"bernauer-hidden", "r2-f", CardHidden, "a card that lies face down cannot be moved"},
		{"bernauer", "r1-c1*2", CardCovered, "the card is covered by another"},
		{"bernauer", "c1-f*2", OneAtATime, "only one card at a time"},
		{"bernauer", "c1-c7*3", NotARun, "these cards do not follow one another"},
		{"bernauer", "c1-f", StartsWithBase, "a foundation starts with a 7"},
		{"bernauer", "r2-f", StartsWithBase, "a foundation starts with a 7"},
		{"bernauer", "c2-c1", NotOneLower, "the 9C is not one lower than the 8H"},
		{"bernauer", "c1-c3", NotOneLower, "the 8H is not one lower than the TH"},
		{"bernauer build=same-colour", "c1-c2", OtherColours, "the 8H and the 9C differ in colour"},
		{"bernauer onBase=refused", "r2-c4", BaseTakesNone, "nothing may be packed on the 7H: its rank is the base"},
		{"bernauer", "r2-c7", SpaceTakesRank, "only a 6 may fill a space in this game"},
		{"bernauer space=never", "r2-c7", SpaceTakesNone, "nothing may fill a space in this game"},
		{"bernauer worryBack=on", "fD-c1*2", OneAtATime, "only one card at a time"},
		{"bernauer worryBack=on", "fD-f", SamePile, "the card lies there already"},
	} {
		r := refused(t, position(t, c.rules, table), c.move, c.reason)
		if r.Error() != c.says {
			t.Errorf("%s: %q, want %q", c.move, r, c.says)
		}
		if r.Move != move(t, c.move) {
			t.Errorf("%s: the refusal is of %s", c.move, r.Move)
		}
		said[c.reason] = true
	}
	for _, c := range []struct {
		rules, table, move string
		reason             Reason
		says               string
	}{
		{"bernauer", "base 7D\nf 6C 6D 6H 6S", "deal", GameWon, "the game is won"},
		{"bernauer", "base 7D\nc1 8D", "deal", StockEmpty, "the stock is empty"},
		{"bernauer-redeal", "base 7D\nr1 8D\nredealt", "redeal", RedealUsed, "the redeal has been used"},
		{"bernauer-redeal", "base 7D\nc1 8D", "redeal", NothingToGather, "the reserve has no card to gather"},
		{"bernauer space=single", "base 7D\nc1 9C 8D", "c1-c2*2", SpaceTakesOne, "only one card at a time may fill a space in this game"},
		{"bernauer", "base 7D\nc1 9D", "c1-f", NotNext, "the 8D goes up before the 9D"},
		{"bernauer", "base 7D\nc1 9D\nc2 8H", "c2-c1", SameColours, "the 8H and the 9D have the same colour"},
		{"bernauer worryBack=on", "base 7D\nc1 8S", "fD-c1", BaseCardStays, "the base card stays where it is"},
		{"sorel", "base 7D\nc1 9S 8C", "c1-c2*2", NotAUnit, "only runs of one suit may be moved in this game"},
	} {
		if r := refused(t, position(t, c.rules, c.table), c.move, c.reason); r.Error() != c.says {
			t.Errorf("%s: %q, want %q", c.move, r, c.says)
		}
		said[c.reason] = true
	}
	none := &Refusal{Reason: NotAMove, Move: Move{To: StockPile, N: 3}}
	if none.Error() != "?-stock*3 is not a move of this game" {
		t.Errorf("%q", none)
	}
	for r := NotAMove + 1; r <= BaseCardStays; r++ {
		if !said[r] {
			t.Errorf("reason %d, %q, is tested nowhere", r, (&Refusal{Reason: r}).Error())
		}
	}
	if (&Refusal{}).Error() != "the move is legal" || (&Refusal{Reason: 255}).Error() != "the move is refused" {
		t.Error("a refusal without a known reason has other words")
	}
}
