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
