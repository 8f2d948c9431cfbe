package check

import (
	"fmt"
	"slices"

	"agnes/game/engine"
)

// Position checks what holds of every position by itself: 52 different cards,
// foundations in sequence, the score, and which cards can lie face down.
func Position(s *engine.State) error {
	if err := cards(s); err != nil {
		return err
	}
	score := 0
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		score += s.Len(engine.FoundationOf(suit))
	}
	if s.Score() != score || score < 1 || s.Won() != (score == engine.PackSize) {
		return fmt.Errorf("score %d and won %t with %d cards up", s.Score(), s.Won(), score)
	}
	for n := 1; n <= engine.Columns; n++ {
		p := engine.Column(n)
		down, most := s.FaceDown(p), 0
		if s.Rules().Faces == engine.TopUp {
			most = min(n-1, max(0, s.Len(p)-1))
		}
		if down < 0 || down > most {
			return fmt.Errorf("%d of %d cards on %s lie face down", down, s.Len(p), p)
		}
	}
	for n := 1; n <= engine.ReservePiles; n++ {
		p := engine.ReservePile(n)
		if s.Len(p) > 0 && s.Rules().Stock == engine.ToColumns {
			return fmt.Errorf("cards on %s in a game without a reserve", p)
		}
		mayHide := s.Rules().Reserve == engine.Hidden && n <= engine.Columns
		if down := s.FaceDown(p); down != 0 && !(mayHide && down == s.Len(p)) {
			return fmt.Errorf("%d of %d cards on %s lie face down", down, s.Len(p), p)
		}
	}
	return nil
}

// cards checks that every card of the pack lies in exactly one place, those
// on the foundations in their sequence from the base rank.
func cards(s *engine.State) error {
	var seen [engine.PackSize]int
	count := 0
	see := func(c engine.Card) error {
		if c.Rank() < engine.Ace || c.Rank() > engine.King {
			return fmt.Errorf("%#x is no card", uint8(c))
		}
		seen[c.Index()]++
		count++
		return nil
	}
	for p := range engine.Piles {
		for _, c := range s.Cards(p) {
			if err := see(c); err != nil {
				return fmt.Errorf("on %s: %w", p, err)
			}
		}
	}
	for i := range s.Len(engine.StockPile) {
		if err := see(s.StockCard(i)); err != nil {
			return fmt.Errorf("in the stock: %w", err)
		}
	}
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		p := engine.FoundationOf(suit)
		rank := s.Base()
		var last engine.Card
		for range s.Len(p) {
			last = engine.NewCard(rank, suit)
			if err := see(last); err != nil {
				return err
			}
			rank = rank.Next()
		}
		wants := engine.NewCard(rank, suit)
		if s.Len(p) == 13 {
			wants = 0
		}
		if s.Top(p) != last || s.Wants(suit) != wants {
			return fmt.Errorf("%s shows %s and wants %s, not %s and %s", p, s.Top(p), s.Wants(suit), last, wants)
		}
	}
	if i := slices.IndexFunc(seen[:], func(n int) bool { return n != 1 }); i >= 0 || count != engine.PackSize {
		return fmt.Errorf("%d cards on the table, %s %d times", count, engine.CardAt(max(i, 0)), seen[max(i, 0)])
	}
	return nil
}

// Moves checks that the list of legal moves is what is left of all that can
// be written down when each is asked for by itself.
func Moves(s *engine.State) error {
	listed := s.Moves(nil)
	var legal []engine.Move
	for _, m := range Conceivable(s) {
		if s.Legal(m) != (s.Check(m) == nil) {
			return fmt.Errorf("%s is legal and refused at once", m)
		}
		if s.Legal(m) {
			legal = append(legal, m)
		}
	}
	slices.SortFunc(listed, compareMoves)
	slices.SortFunc(legal, compareMoves)
	if !slices.Equal(listed, legal) {
		return fmt.Errorf("the moves listed are %v, the legal ones %v", listed, legal)
	}
	return nil
}

func compareMoves(a, b engine.Move) int {
	key := func(m engine.Move) int { return int(m.From)<<16 | int(m.To)<<8 | int(m.N) }
	return key(a) - key(b)
}

// Conceivable lists every move from and to places of the table, from none to
// the stock, with no card up to one more than lie there; most make no sense.
func Conceivable(s *engine.State) []engine.Move {
	var moves []engine.Move
	for from := engine.Nowhere; from <= engine.StockPile; from++ {
		for to := engine.Nowhere; to <= engine.StockPile; to++ {
			for n := range s.Len(from) + 2 {
				moves = append(moves, engine.Carry(from, to, n))
			}
		}
	}
	return moves
}
