package engine

// Apply makes a move and appends what happened to events. A refused move
// changes nothing and returns a *Refusal.
func (s *State) Apply(m Move, events []Event) ([]Event, error) {
	if r := s.check(m); r.Reason != None {
		return events, r.asError()
	}
	switch {
	case m == Deal:
		return s.deal(events), nil
	case m == Redeal:
		return s.gather(events), nil
	}
	return s.carry(m, events), nil
}

// Revert takes back the events of one move, which must be the last that was
// applied.
func (s *State) Revert(events []Event) {
	for i := len(events) - 1; i >= 0; i-- {
		s.revert(events[i])
	}
}

func (s *State) deal(events []Event) []Event {
	n := min(int(s.stock.n), Columns)
	for i := 1; i <= n; i++ {
		to := s.rowPlace(i, n)
		pl := s.pileAt(to)
		if to.IsReserve() && pl.n > 0 {
			events = append(events, Event{Kind: Covered, Card: pl.top(), To: to})
		}
		pl.push(s.stock.pop())
		events = append(events, Event{Kind: Dealt, Card: pl.top(), From: StockPile, To: to, N: 1})
	}
	return events
}

// gather puts the reserve under the stock-to-be: pile 1's lowest card is to be
// dealt first, so it goes in last.
func (s *State) gather(events []Event) []Event {
	s.redealt++
	for i := ReservePiles; i >= 1; i-- {
		from := ReservePile(i)
		if n := s.Len(from); n > 0 {
			s.gatherPile(from, n)
			events = append(events, Event{Kind: Gathered, Card: s.stock.top(), From: from, To: StockPile, N: uint8(n)})
		}
	}
	return events
}

func (s *State) gatherPile(from Place, n int) {
	for range n {
		s.stock.push(s.pileAt(from).pop())
	}
}

func (s *State) carry(m Move, events []Event) []Event {
	moved := Event{Kind: Moved, From: m.From, To: m.To, N: m.N}
	if m.From.IsFoundation() {
		moved.Card = s.Top(m.From)
		s.up[m.From.Suit()]--
		s.pileAt(m.To).push(moved.Card)
		return append(events, moved)
	}
	from := s.pileAt(m.From)
	moved.Card = from.cards[from.n-m.N]
	if m.To == FoundationPile {
		moved.To = FoundationOf(moved.Card.Suit())
		from.pop()
		s.up[moved.Card.Suit()]++
		events = s.arrived(append(events, moved))
	} else {
		from.carry(s.pileAt(m.To), m.N)
		events = append(events, moved)
	}
	events = s.left(m.From, events)
	if moved.To.IsFoundation() && s.Won() {
		events = append(events, Event{Kind: Won})
	}
	return events
}

// arrived tells what the card that just went up led to.
func (s *State) arrived(events []Event) []Event {
	moved := events[len(events)-1]
	n := s.up[moved.To.Suit()]
	if moved.Card.Rank() == Ace && n > 1 {
		events = append(events, Event{Kind: Wrapped, Card: moved.Card, To: moved.To})
	}
	if n == Ranks {
		events = append(events, Event{Kind: Completed, Card: moved.Card, To: moved.To})
	}
	return events
}

// left turns up and reveals what the pile that cards have left now shows.
func (s *State) left(from Place, events []Event) []Event {
	pl := s.pileAt(from)
	if from.IsReserve() {
		if pl.n > 0 && !s.hidden(from) {
			events = append(events, Event{Kind: Uncovered, Card: pl.top(), To: from})
		}
		return events
	}
	if pl.n > 0 && pl.down == pl.n {
		pl.down--
		return append(events, Event{Kind: TurnedUp, Card: pl.top(), To: from})
	}
	if under := ReservePile(from.Number()); pl.n == 0 && s.rules.Stock == ToReserve && s.hidden(under) {
		s.revealed |= 1 << (from.Number() - 1)
		events = append(events, Event{Kind: Revealed, Card: s.Top(under), To: under, N: uint8(s.Len(under))})
	}
	return events
}

func (s *State) revert(e Event) {
	switch e.Kind {
	case Dealt:
		s.stock.push(s.pileAt(e.To).pop())
	case Moved:
		s.revertMoved(e)
	case TurnedUp:
		s.pileAt(e.To).down++
	case Revealed:
		s.revealed &^= 1 << (e.To.Number() - 1)
	case Gathered:
		for range e.N {
			s.pileAt(e.From).push(s.stock.pop())
		}
		// The events of one redeal share one count of redeals.
		s.redealt = 0
	}
}

func (s *State) revertMoved(e Event) {
	switch {
	case e.To.IsFoundation():
		s.up[e.To.Suit()]--
		s.pileAt(e.From).push(e.Card)
	case e.From.IsFoundation():
		s.pileAt(e.To).pop()
		s.up[e.From.Suit()]++
	default:
		s.pileAt(e.To).carry(s.pileAt(e.From), e.N)
	}
}
