package engine

import (
	"slices"
	"testing"
)

func TestUnseenCardsAreLaidBackWhereTheyLay(t *testing.T) {
	for _, rs := range RuleSets() {
		s, _ := Start(rs.Rules, NumberedPack(5))
		before := s
		cards := s.Unseen(nil)
		want := s.Len(StockPile)
		for p := firstColumn; p < firstOfSuit; p++ {
			want += s.FaceDown(p)
		}
		if len(cards) != want {
			t.Errorf("%s: %d cards are unseen, want %d", rs.ID, len(cards), want)
		}
		s.SetUnseen(cards)
		if s != before {
			t.Errorf("%s: laying the unseen cards back changed the position", rs.ID)
		}
		slices.Reverse(cards)
		s.SetUnseen(cards)
		if !slices.Equal(s.Moves(nil), before.Moves(nil)) {
			t.Errorf("%s: other unseen cards allow other moves", rs.ID)
		}
	}
}

// A stock that a redeal has gathered was seen, unless it lay face down.
func TestAGatheredStockIsUnseenOnlyWhereTheReserveWasHidden(t *testing.T) {
	for reserve, want := range map[Reserve]int{Open: 0, Hidden: 23} {
		s, _ := Start(Rules{Reserve: reserve, Redeals: 1}, NumberedPack(5))
		for _, m := range []Move{Deal, Deal, Deal, Redeal} {
			if _, err := s.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
		}
		if n := len(s.Unseen(nil)); n != want {
			t.Errorf("%d cards are unseen after a redeal, want %d", n, want)
		}
	}
}
