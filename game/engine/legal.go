package engine

// Check returns nil if the move is legal and a *Refusal if not. It changes
// nothing.
func (s *State) Check(m Move) error {
	if r := s.check(m); r.Reason != None {
		return r.asError()
	}
	return nil
}

// asError puts a copy on the heap, so that the legal moves cost no memory.
func (r Refusal) asError() error { return &r }

// Legal reports whether the move is legal.
func (s *State) Legal(m Move) bool { return s.check(m).Reason == None }

// CheckLift returns nil if the last n cards of a pile may be picked up
// together, and a *Refusal if not. Whether any place takes them is another
// question. A last card may always be picked up: it could go to a foundation.
func (s *State) CheckLift(from Place, n int) error {
	m := Move{From: from, N: uint8(min(max(n, 0), PackSize+1))}
	if n == 1 {
		m.To = FoundationPile
	}
	r := Refusal{Move: m, Reason: GameWon}
	if !s.Won() {
		r.Reason = None
		s.checkLift(m, &r)
	}
	if r.Reason != None {
		return r.asError()
	}
	return nil
}

// check answers by value, so that asking costs no memory.
func (s *State) check(m Move) (r Refusal) {
	r.Move = m
	if s.Won() {
		r.Reason = GameWon
		return r
	}
	switch {
	case m == Deal:
		if s.stock.n == 0 {
			r.Reason = StockEmpty
		}
		return r
	case m == Redeal:
		r.Reason = s.checkRedeal()
		return r
	case m.N < 1 || m.From == StockPile || m.To == StockPile || m.To.IsFoundation():
		r.Reason = NotAMove
		return r
	}
	s.checkLift(m, &r)
	if r.Reason != None {
		return r
	}
	switch {
	case m.To == m.From || m.To == FoundationPile && m.From.IsFoundation():
		r.Reason = SamePile
	case m.To == FoundationPile:
		s.checkUp(m, &r)
	case m.To.IsColumn():
		s.checkColumn(m, &r)
	case m.To.IsReserve():
		r.Reason = OnReserve
	default:
		r.Reason = NotAMove
	}
	return r
}

func (s *State) checkRedeal() Reason {
	switch {
	case s.rules.Redeals == 0:
		return NoRedeals
	case s.redealt >= s.rules.Redeals:
		return RedealUsed
	case s.stock.n > 0:
		return StockNotEmpty
	}
	for i := range s.reserve {
		if s.reserve[i].n > 0 {
			return None
		}
	}
	return NothingToGather
}

// checkLift fills r with the card that would be carried, and with the reason
// why it, or the run that it heads, may not be picked up.
func (s *State) checkLift(m Move, r *Refusal) {
	n := int(m.N)
	switch {
	case n < 1:
		r.Reason = NotAMove
		return
	case m.From.IsFoundation():
		s.checkDown(m, r)
		return
	case !m.From.IsColumn() && !m.From.IsReserve():
		r.Reason = NotAMove
		return
	case s.Len(m.From) == 0:
		r.Reason = PileEmpty
		return
	case s.Len(m.From) < n:
		r.Reason = TooFewCards
		return
	}
	pl := s.pileAt(m.From)
	r.Card = pl.cards[pl.n-m.N]
	switch {
	case int(pl.n)-n < s.FaceDown(m.From):
		r.Reason = CardHidden
	case m.From.IsColumn():
		// One card to a foundation is always free of the rule of runs.
		if m.To != FoundationPile {
			r.Reason = s.checkUnit(m, r)
		}
	case n > 1:
		r.Reason = CardCovered
	}
}

// checkDown is checkLift for a card of a foundation.
func (s *State) checkDown(m Move, r *Refusal) {
	suit := m.From.Suit()
	r.Card = s.Top(m.From)
	switch {
	case s.rules.WorryBack == Off:
		r.Reason = NoWorryingBack
	case s.up[suit] == 0:
		r.Reason = PileEmpty
	case r.Card == s.baseCard:
		r.Reason = BaseCardStays
	case m.N > 1:
		r.Reason = OneAtATime
	}
}

// checkUnit reports why the last n cards of a column may not be moved as a
// unit.
func (s *State) checkUnit(m Move, r *Refusal) Reason {
	n := int(m.N)
	if n == 1 && (s.rules.Run == Packed || s.rules.Run == SameSuit || s.rules.Run == Single) {
		return None
	}
	longest := s.RunLength(m.From, false)
	if n > longest {
		return NotARun
	}
	r.Run = s.rules.Run
	switch s.rules.Run {
	case Whole:
		r.Unit = longest
		if n != r.Unit {
			return NotAUnit
		}
	case WholeSuit:
		r.Unit = s.RunLength(m.From, true)
		if n != r.Unit {
			return NotAUnit
		}
	case SameSuit:
		if n > s.RunLength(m.From, true) {
			return NotAUnit
		}
	case Single:
		r.Unit = 1
		return NotAUnit
	}
	return None
}

// checkUp fills in the reason why a card may not go to its foundation.
func (s *State) checkUp(m Move, r *Refusal) {
	if m.N > 1 {
		r.Reason = OneAtATime
		return
	}
	suit := r.Card.Suit()
	if r.Card == s.Wants(suit) {
		return
	}
	r.Needs = s.Wants(suit).Rank()
	r.Reason = NotNext
	if s.up[suit] == 0 {
		r.Reason = StartsWithBase
	}
}

// checkColumn fills in the reason why the cards may not go to a column.
func (s *State) checkColumn(m Move, r *Refusal) {
	if r.Onto = s.Top(m.To); r.Onto != 0 {
		r.Reason = s.follows(r.Onto, r.Card)
		return
	}
	switch s.rules.Space {
	case BelowBase:
		if r.Card.Rank() != s.SpaceRank() {
			r.Reason, r.Needs = SpaceTakesRank, s.SpaceRank()
		}
	case AnyCard:
		if m.N > 1 {
			r.Reason = SpaceTakesOne
		}
	case NeverFill:
		r.Reason = SpaceTakesNone
	}
}

// Moves appends every legal move: to the foundations, onto columns from the
// columns, the reserve and the foundations, deal, redeal.
func (s *State) Moves(moves []Move) []Move {
	add := func(m Move) {
		if s.Legal(m) {
			moves = append(moves, m)
		}
	}
	for from := firstColumn; from < firstOfSuit; from++ {
		if s.Len(from) > 0 {
			add(Up(from))
		}
	}
	for from := firstColumn; from < FoundationPile; from++ {
		longest := max(1, s.RunLength(from, false))
		for to := firstColumn; to < firstReserve && s.Len(from) > 0; to++ {
			for n := 1; n <= longest; n++ {
				add(Carry(from, to, n))
			}
		}
	}
	add(Deal)
	add(Redeal)
	return moves
}
