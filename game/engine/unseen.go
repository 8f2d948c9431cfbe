package engine

// unseenPlaces calls each with every card that a player has not seen: face down
// in the columns, face down in the reserve, and the stock, from the next card
// on. A stock that was gathered by a redeal has been seen, unless the reserve
// lies hidden.
func (s *State) unseenPlaces(each func(*Card)) {
	for i := range s.columns {
		pl := &s.columns[i]
		for j := range pl.cards[:pl.down] {
			each(&pl.cards[j])
		}
	}
	for i := range s.reserve {
		pl := &s.reserve[i]
		for j := 0; s.hidden(ReservePile(i+1)) && j < int(pl.n); j++ {
			each(&pl.cards[j])
		}
	}
	if s.redealt > 0 && s.rules.Reserve == Open {
		return
	}
	for i := int(s.stock.n) - 1; i >= 0; i-- {
		each(&s.stock.cards[i])
	}
}

// Unseen appends the cards that the player has not seen, in the order of where
// they lie. Whoever must not look shuffles them first.
func (s *State) Unseen(cards []Card) []Card {
	s.unseenPlaces(func(c *Card) { cards = append(cards, *c) })
	return cards
}

// SetUnseen lays the cards, which must be those of Unseen in any order, where
// the unseen cards lie: another position that looks the same to the player.
func (s *State) SetUnseen(cards []Card) {
	s.unseenPlaces(func(c *Card) {
		*c = cards[0]
		cards = cards[1:]
	})
}
