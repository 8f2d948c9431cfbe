package engine

import "math/bits"

// pile is a stack of cards. Slots past n hold no card, so that equal piles
// compare with ==.
type pile struct {
	cards [PackSize]Card
	n     uint8
	down  uint8 // how many of the lowest lie face down
}

func (p *pile) push(c Card) {
	p.cards[p.n] = c
	p.n++
}

func (p *pile) pop() Card {
	p.n--
	c := p.cards[p.n]
	p.cards[p.n] = 0
	return c
}

func (p *pile) top() Card {
	if p.n == 0 {
		return 0
	}
	return p.cards[p.n-1]
}

// carry moves the last n cards of p onto q, keeping their order.
func (p *pile) carry(q *pile, n uint8) {
	copy(q.cards[q.n:], p.cards[p.n-n:p.n])
	q.n += n
	for ; n > 0; n-- {
		p.pop()
	}
}

// State is a position: rules, and where every card lies. It is a plain value:
// it can be copied and compared with ==. Make one with Start.
type State struct {
	rules    Rules
	baseCard Card
	columns  [Columns]pile
	reserve  [ReservePiles]pile
	stock    pile // the next card to deal lies last
	up       [Suits]uint8
	revealed uint16 // reserve piles that a space has revealed, bit 0 is pile 1
	redealt  uint8  // redeals used
}

// Start lays out a pack under rules r: the position, and the events of the
// deal in their order.
func Start(r Rules, pack Pack) (State, []Event) {
	s := State{rules: r}
	pack = pack.withBaseFirst(r.Base)
	for i := len(pack) - 1; i >= 0; i-- {
		s.stock.push(pack[i])
	}
	events := make([]Event, 0, 36)
	deal := func(to Place) {
		c := s.stock.pop()
		s.pileAt(to).push(c)
		events = append(events, Event{Kind: Dealt, Card: c, From: StockPile, To: to, N: 1})
	}

	s.baseCard = s.stock.pop()
	base := FoundationOf(s.baseCard.Suit())
	s.up[s.baseCard.Suit()] = 1
	events = append(events, Event{Kind: Dealt, Card: s.baseCard, From: StockPile, To: base, N: 1})
	for column := 1; column <= Columns; column++ {
		for range column {
			deal(Column(column))
		}
		if r.Faces == TopUp {
			s.columns[column-1].down = uint8(column - 1)
		}
	}
	if r.Stock == ToReserve {
		for n := 1; n <= Columns; n++ {
			deal(ReservePile(n))
		}
	}
	return s, events
}

// pileAt is the pile of a column, a reserve pile or the stock; foundations are
// counts and have none.
func (s *State) pileAt(p Place) *pile {
	switch {
	case p.IsColumn():
		return &s.columns[p-firstColumn]
	case p.IsReserve():
		return &s.reserve[p-firstReserve]
	case p == StockPile:
		return &s.stock
	}
	return nil
}

// Rules are the rules that the position is played by.
func (s *State) Rules() Rules { return s.rules }

// BaseCard is the card with which the first foundation was started.
func (s *State) BaseCard() Card { return s.baseCard }

// Base is the base rank.
func (s *State) Base() Rank { return s.baseCard.Rank() }

// Cards are the cards of a column or reserve pile, the lowest first. The slice
// is the state's own: read it before the next change and do not write to it.
func (s *State) Cards(p Place) []Card {
	if pl := s.pileAt(p); pl != nil && p != StockPile {
		return pl.cards[:pl.n]
	}
	return nil
}

// Len is how many cards lie on a column, a reserve pile, the foundation of a
// suit, or in the stock.
func (s *State) Len(p Place) int {
	if p.IsFoundation() {
		return int(s.up[p.Suit()])
	}
	if pl := s.pileAt(p); pl != nil {
		return int(pl.n)
	}
	return 0
}

// FaceDown is how many of the lowest cards of a column or reserve pile lie
// face down. A reserve pile that is not yet revealed lies so whole.
func (s *State) FaceDown(p Place) int {
	switch {
	case p.IsColumn():
		return int(s.columns[p-firstColumn].down)
	case p.IsReserve() && s.hidden(p):
		return s.Len(p)
	}
	return 0
}

// hidden reports whether a reserve pile still waits for its column to become a
// space.
func (s *State) hidden(p Place) bool {
	n := p.Number()
	return s.rules.Reserve == Hidden && n <= Columns && s.revealed>>(n-1)&1 == 0
}

// Revealed reports whether a reserve pile of a hidden reserve has been turned
// up by a space; true for piles that never lie hidden.
func (s *State) Revealed(p Place) bool { return p.IsReserve() && !s.hidden(p) }

// Top is the last card of a column or reserve pile, or the last that went up
// on a foundation; zero where there is none. It may lie face down.
func (s *State) Top(p Place) Card {
	if p.IsFoundation() {
		return s.foundationCard(p.Suit(), int(s.up[p.Suit()]))
	}
	if pl := s.pileAt(p); pl != nil && p != StockPile {
		return pl.top()
	}
	return 0
}

// foundationCard is the n-th card of a foundation, from 1, or zero.
func (s *State) foundationCard(suit Suit, n int) Card {
	if n < 1 || n > Ranks {
		return 0
	}
	return NewCard(s.Base().Above(n-1), suit)
}

// Wants is the card that the foundation of a suit takes next, or zero when it
// is complete.
func (s *State) Wants(suit Suit) Card {
	return s.foundationCard(suit, int(s.up[suit])+1)
}

// StockCard is the i-th card to be dealt next, from 0, or zero past the end.
// Players do not see it.
func (s *State) StockCard(i int) Card {
	if i < 0 || i >= int(s.stock.n) {
		return 0
	}
	return s.stock.cards[int(s.stock.n)-1-i]
}

// NextRow appends the places on which the next deal puts its cards, in order.
func (s *State) NextRow(row []Place) []Place {
	n := min(int(s.stock.n), Columns)
	for i := 1; i <= n; i++ {
		row = append(row, s.rowPlace(i, n))
	}
	return row
}

// rowPlace is where card i, from 1, of a row of n cards is dealt.
func (s *State) rowPlace(i, n int) Place {
	switch {
	case s.rules.Stock == ToColumns && s.rules.Rows == FromRight:
		return Column(Columns + 1 - i)
	case s.rules.Stock == ToColumns:
		return Column(i)
	case n <= 2 && s.rules.LastTwo == OnOwn:
		return ReservePile(Columns + i)
	}
	return ReservePile(i)
}

// RedealsLeft is how many redeals may still be made.
func (s *State) RedealsLeft() int { return int(s.rules.Redeals - s.redealt) }

// Score is how many cards lie on the foundations: 1 at the start, 52 at a win.
func (s *State) Score() int {
	return int(s.up[0]) + int(s.up[1]) + int(s.up[2]) + int(s.up[3])
}

// Won reports whether all four foundations are complete.
func (s *State) Won() bool { return s.Score() == PackSize }

// SpaceRank is the rank that alone may fill a space, or zero where the rules
// name no rank.
func (s *State) SpaceRank() Rank {
	if s.rules.Space != BelowBase {
		return 0
	}
	return s.Base().Below()
}

// Spaces is how many columns are empty.
func (s *State) Spaces() int {
	var mask uint
	for i := range s.columns {
		if s.columns[i].n == 0 {
			mask |= 1 << i
		}
	}
	return bits.OnesCount(mask)
}

// follows reports why b may not lie on a in a column, or None when it may.
func (s *State) follows(a, b Card) Reason {
	switch {
	case s.rules.OnBase == Refused && a.Rank() == s.Base():
		return BaseTakesNone
	case b.Rank() != a.Rank().Below():
		return NotOneLower
	case s.rules.Build == Alternate && a.Red() == b.Red():
		return SameColours
	case s.rules.Build == SameColour && a.Red() != b.Red():
		return OtherColours
	}
	return None
}

// RunLength is how many cards the longest run of a column has: face up, each
// following the one before it. With oneSuit, of one suit.
func (s *State) RunLength(p Place, oneSuit bool) int {
	if !p.IsColumn() || s.Len(p) == 0 {
		return 0
	}
	pl := &s.columns[p-firstColumn]
	n := uint8(1)
	for n < pl.n-pl.down {
		a, b := pl.cards[pl.n-n-1], pl.cards[pl.n-n]
		if s.follows(a, b) != None || oneSuit && a.Suit() != b.Suit() {
			break
		}
		n++
	}
	return int(n)
}
