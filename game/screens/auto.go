package screens

import (
	"strings"

	"agnes/game/engine"
	"agnes/game/store"
	"agnes/game/table"
)

// mayRise reports whether the last card of a pile may go up by itself, as the
// setting has it.
func mayRise(st *engine.State, from engine.Place, auto store.Auto) bool {
	if auto == store.AutoOff || !st.Legal(engine.Up(from)) {
		return false
	}
	switch auto {
	case store.AutoBase:
		return st.Top(from).Rank() == st.Base()
	case store.AutoSafe:
		return safeUp(st, from)
	}
	return true
}

// height is how far a rank stands above the base rank, 0 to 12.
func height(st *engine.State, r engine.Rank) int {
	return (int(r) - int(st.Base()) + engine.Ranks) % engine.Ranks
}

// safeUp reports whether the last card c of a pile, which may go up, will never
// be missed below.
//
// A card in a column is of use only as a place for its guests, the cards that
// may be packed on it, and for theirs. Let r be the height of c above the base
// rank. In one colour the guests are c's suit and the other suit of its
// colour, one lower; c's own is up, so c is not needed if the other is up, or
// can go up whenever it likes: if its suit is up to r−1 cards. In alternate
// colours the guests are the two suits of the other colour, one lower: c is
// not needed if both are up, that is if their suits are up to r cards; or if
// both can go up, with r−1 cards there, and their own guests of c's colour,
// two lower, can do so too, with r−2 cards there.
//
// Where cards may be packed on the base rank, the highest rank is the guest of
// the lowest and goes up last; then no base-rank card is safe, and no card
// whose guests, or whose guests' guests, are base-rank cards that are not up.
// With worrying back as well, nothing is. While a redeal is to come, a card
// that leaves the reserve changes the rows that follow, and only cards of the
// columns are safe.
func safeUp(st *engine.State, from engine.Place) bool {
	rules := st.Rules()
	if rules.WorryBack == engine.On && rules.OnBase == engine.Allowed ||
		from.IsReserve() && st.RedealsLeft() > 0 {
		return false
	}
	c := st.Top(from)
	r := height(st, c.Rank())
	least := 0
	if rules.OnBase == engine.Allowed {
		if r == 0 {
			return false
		}
		least = 1
	}
	up := func(s engine.Suit) int { return st.Len(engine.FoundationOf(s)) }
	var partner int        // cards of the other suit of its colour that are up
	others := engine.Ranks // cards of the other colour's suits that are both up
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		switch {
		case suit.Red() != c.Red():
			others = min(others, up(suit))
		case suit != c.Suit():
			partner = up(suit)
		}
	}
	if rules.Build == engine.SameColour {
		return partner >= max(least, r-1)
	}
	return others >= max(least, r) || others >= max(least, r-1) && partner >= max(least, r-2)
}

// riser is the first pile whose last card may go up by itself, or nowhere. A
// card that the player has taken down stays down until the player sends it up.
func (s *Shell) riser() engine.Place {
	st := s.game.State()
	for p := range engine.Piles {
		if mayRise(st, p, s.settings.Auto) && !s.takenDown[st.Top(p)] {
			return p
		}
	}
	return engine.Nowhere
}

// noteDown remembers a card that the player takes down from a foundation, and
// forgets one that the player sends up.
func (s *Shell) noteDown(m engine.Move) {
	switch {
	case m.From.IsFoundation():
		if s.takenDown == nil {
			s.takenDown = map[engine.Card]bool{}
		}
		s.takenDown[s.game.State().Top(m.From)] = true
	case m.To == engine.FoundationPile:
		delete(s.takenDown, s.game.State().Top(m.From))
	}
}

// follow makes the moves that make themselves after a move of the player's.
func (s *Shell) follow() {
	for {
		from := s.riser()
		if from == engine.Nowhere || !s.rise(from) {
			return
		}
	}
}

// rise sends the last card of a pile up as a follower of the move before.
func (s *Shell) rise(from engine.Place) bool {
	card := s.game.State().Top(from)
	events, err := s.game.Play(engine.Up(from))
	if err != nil {
		return false
	}
	s.session.Auto = append(s.session.Auto, len(s.game.Moves())-1)
	s.table.Animate(s.game.State(), events, table.Queued)
	s.table.SetMark(card)
	s.shake(events)
	return true
}

// finishable reports whether plain foundation play wins from a position. No
// foundation move stands in the way of another, so any order will do.
func finishable(st *engine.State) bool {
	if st.Won() || st.Len(engine.StockPile) > 0 {
		return false
	}
	s := *st
	for !s.Won() {
		up := false
		for p := range engine.Piles {
			for s.Legal(engine.Up(p)) {
				if _, err := s.Apply(engine.Up(p), nil); err != nil {
					return false
				}
				up = true
			}
		}
		if !up {
			return false
		}
	}
	return true
}

// offerFinish tells, once in a game, that the rest can go up, and how.
func (s *Shell) offerFinish() {
	if !s.ready || s.offered {
		return
	}
	s.offered = true
	finish := s.brief("ui.finish")
	if s.finger {
		s.note(s.t("finish.touch", "finish", finish))
		return
	}
	s.note(s.t("finish.key", "finish", finish, "key", strings.ToUpper(string(finishKey))))
}

// askFinish finishes the game, or says that it can't be done yet.
func (s *Shell) askFinish() {
	if s.game != nil && !s.ready {
		s.note(s.t("ear.no-finish"))
		return
	}
	s.finish()
}

// finish sends all that is left to the foundations. One undo takes it back.
func (s *Shell) finish() {
	if s.game == nil || !s.ready {
		return
	}
	s.table.Cancel()
	first := true
	for !s.game.State().Won() {
		from := s.lowest()
		if from == engine.Nowhere {
			break
		}
		if first {
			s.noteDown(engine.Up(from))
			events, err := s.game.Play(engine.Up(from))
			if err != nil {
				break
			}
			s.session.cut(len(s.game.Moves()) - 1)
			s.table.Animate(s.game.State(), events, table.Onward)
			s.countMove()
			first = false
			continue
		}
		if !s.rise(from) {
			break
		}
	}
	s.table.SetMark(0)
	s.changed()
	s.say(s.t("say.finished"))
}

// lowest is the pile whose last card can go up and is the nearest to the base,
// so that the four suits rise together.
func (s *Shell) lowest() engine.Place {
	st := s.game.State()
	best, least := engine.Nowhere, 99
	for p := range engine.Piles {
		if st.Legal(engine.Up(p)) {
			if h := height(st, st.Top(p).Rank()); h < least {
				best, least = p, h
			}
		}
	}
	return best
}
