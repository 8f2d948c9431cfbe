package solver

import "agnes/game/engine"

// Two moves that have nothing to do with each other lead to one position in
// either order. It is enough to make them in one: of two such moves a and b from
// a position, with b the lower of the two in a fixed order of all moves, b need
// not be looked at after a. It is asleep there (Godefroid, Partial-Order Methods
// for the Verification of Concurrent Systems, 1996; there with an order that
// depends on the search, which needs more care when positions are remembered).
//
// It makes no position unreached. Say that b is asleep in the position P, which
// was first reached by a from Q. Then Q was looked at before P, and b was made
// there or was asleep in its turn. Take for granted, by induction over the order
// of moves from the highest down, and for each over the order in which positions
// are looked at, that b leads from Q to a position that is reached, and a from
// there: a is higher than b. But that is where b leads from P.
//
// It needs that a move is the same in P as in Q and that the order does not
// depend on the position, so moves have labels made of cards: which foundation a
// card goes to, or which card is packed with what lies on it. There are at most
// two cards on which it can be packed, twins. Where these may exchange their
// tails, it does not matter which it is, and the move of a tail to a twin that
// lets the card beneath it go up is the same as that card's going up. Elsewhere
// both moves have the label, and are asleep together.
//
// And it needs that a and b really commute. Nothing may follow from either by
// itself: see settle. From both together, something may: the position where both
// were made is the same, and so is what follows. A card from the reserve that
// owes another move is one move with all that it may owe: see owes.
//
// Where a run comes around, the search may have a bite in the place of a move:
// see rings. Bites have no labels, and are always looked at.

// label is the label of a move, lower labels coming first, with what is known
// about the move in a position.
type label uint8

const (
	upLabel    label = 0                         // and three more, by suit: a card goes up
	packLabel  label = engine.Suits              // and 51 more, by card: it is packed
	spaceLabel label = packLabel + maxCards      // and three more, by suit: a card of the rank below the base goes to a space
	noLabel    label = spaceLabel + engine.Suits // any other move, never asleep
	labelBits  label = 1<<6 - 1
	isAsleep   label = 1 << 6
	isPlain    label = 1 << 7 // it was made, and nothing followed
)

// labels has a bit for each label.
type labels uint64

func (l label) bit() labels { return 1 << (l & labelBits) }

// labelOf is the label of a move. Exchange is that twins may exchange their tails,
// alike that it does not matter to which space a card goes.
func (p *position) labelOf(m move, exchange, alike bool) label {
	if m.from >= foundation0 || m.part > 0 || m.n&loosens != 0 {
		return noLabel
	}
	head := p.head(m) & cardBits
	switch {
	case m.to == toUp:
		return upLabel + label(suitOf(head))
	case exchange && m.from < reserve0 && p.splitsRun(m):
		at := p.where[head]
		if below := p.columns[at.column].cards[at.below-1]; rankOf(below) > 0 {
			return upLabel + label(suitOf(below))
		}
	}
	switch {
	case p.columns[m.to].n > 0:
		return packLabel + label(head)
	case alike && p.Space == engine.BelowBase:
		return spaceLabel + label(suitOf(head))
	}
	return noLabel
}

// splitsRun reports whether a move from a column takes a part of its longest unit.
func (p *position) splitsRun(m move) bool {
	col := &p.columns[m.from]
	return m.n < col.units[col.n]
}

// label labels the moves from start on, puts them in the order of their labels,
// and marks those that are asleep.
func (s *best) label(start int, asleep labels) {
	exchange, alike := s.pos.tailsExchange(s.short), s.pos.alikeIf(s.short.symmetry) == 1<<s.pos.width-1
	s.labels = s.labels[:min(start, len(s.labels))]
	for len(s.labels) < start {
		s.labels = append(s.labels, noLabel)
	}
	for i, m := range s.moves[start:] {
		l := s.pos.labelOf(m, exchange, alike)
		s.labels = append(s.labels, l)
		at := start + i
		for ; at > start && s.labels[at-1]&labelBits > l; at-- {
			s.moves[at], s.labels[at] = s.moves[at-1], s.labels[at-1]
		}
		if l != noLabel && asleep&l.bit() != 0 {
			l |= isAsleep
		}
		s.moves[at], s.labels[at] = m, l
	}
}

// staysAsleep reports whether the move m of a frame is asleep and need not be made,
// since it is sure that nothing would follow from it.
func (s *best) staysAsleep(f *bestFrame, m move) bool {
	if !s.short.sleep || f.start < 0 || s.labels[f.next-1]&isAsleep == 0 || !s.pos.nothingFollows(m, s.short) {
		return false
	}
	s.labels[f.next-1] |= isPlain
	return true
}

// sleeps reports whether the move m of a frame, just made, is asleep and is to be
// taken back. It notes whether anything followed from it; if something did, the
// move is looked at all the same. The trail has it from before on, and it may
// owe the card owed another on it.
func (s *best) sleeps(f *bestFrame, m move, before int, owed card) bool {
	if !s.short.sleep {
		return false
	}
	plain := s.isPlain(m, before)
	if f.start < 0 {
		if f.owing >= 0 && (!plain || owed != noCard) {
			s.labels[f.owing] &^= isPlain
		}
		return false
	}
	l := &s.labels[f.next-1]
	if !plain || *l&labelBits == noLabel || s.pos.missing == 0 {
		return false
	}
	*l |= isPlain
	return *l&isAsleep != 0
}

// nothingFollows reports whether it is sure, before the move m is made from a
// position from which nothing follows, that nothing will follow from it: see
// settle. What could, where colours alternate, is a card's going up and a run's
// leaving a space. No tail moves over to let a card go up: when that is safe, so it
// is for the card on it, which must be the next of its suit, and on to the last.
func (p *position) nothingFollows(m move, short shortcuts) bool {
	if p.Build == engine.SameColour || p.Reserve == engine.Hidden || p.Redeals > 0 || m.part > 0 || m.from >= foundation0 || p.classes(short) {
		return false
	}
	var bared uint64 // the card that was beneath
	lone := m.to < reserve0 && p.columns[m.to].n == 0
	if m.from < reserve0 {
		col := &p.columns[m.from]
		if m.to < reserve0 && p.splitsRun(m) {
			return false
		}
		if k := col.n - m.n; k > 0 {
			bared = 1 << (col.cards[k-1] & cardBits)
			lone = lone || rankOf(col.cards[0]) == p.ranks-1
		}
	} else if pile := &p.piles[m.from-reserve0]; rankOf(pile.top()) == 0 || pile.n == 1 && p.stock.n > 0 {
		return false
	} else if pile.n > 1 {
		bared = 1 << pile.cards[pile.n-2]
	}
	if bared&baseCards != 0 || lone && p.tops()&baseCards != 0 {
		return false
	}
	if m.to == toUp {
		return p.nothingSafeAfter(p.head(m), bared, short.bold)
	}
	return bared&p.nextUp() == 0
}

// nothingSafeAfter reports whether it is sure that no card is safe once c has gone
// up and bared another.
func (p *position) nothingSafeAfter(c card, bared uint64, bold bool) bool {
	if p.missing == 1 {
		return false
	}
	suit := suitOf(c)
	p.up[suit]++
	sure := true
	for set := (p.tops() | p.reserve | bared) & p.nextUp(); set != 0 && sure; set &= set - 1 {
		sure = !p.safe(lowestBit(set), bold)
	}
	p.up[suit]--
	return sure
}

// isPlain reports whether nothing followed from the move m, which the trail has
// from before on. The card that a split lets go up is part of the move.
func (s *best) isPlain(m move, before int) bool {
	made := s.trail[before:]
	if len(made) == 1 {
		return true
	}
	if len(made) > 2 || m.part > 0 || m.from >= reserve0 || m.to >= reserve0 {
		return false
	}
	to := &s.pos.columns[m.to]
	up := made[1]
	return s.pos.splitsCanWait(s.short) && up.to == toUp && up.from == m.from && s.pos.adjoins(up.card, to.cards[to.n-m.n])
}

// asleep is what is asleep after the move a, the last one made of a frame.
func (s *best) asleep(f *bestFrame, a move) (set labels) {
	own := s.labels[f.next-1]
	if own&isPlain == 0 || s.awake {
		return 0
	}
	own &= labelBits
	exchange := s.pos.tailsExchange(s.short)
	var by neighbourhood
	if own >= packLabel {
		by = s.pos.around(a)
	}
	if exchange {
		by.bared &= baseCards
	}
	var not labels
	for i := f.start; i < f.next-1; i++ {
		l, m := s.labels[i], s.moves[i]
		switch {
		case l&labelBits == own || l&isPlain == 0:
			not |= l.bit()
		case own < packLabel:
			set |= l.bit() // cards of different suits go up
		case l&labelBits >= packLabel && m.to == a.to:
			// That place is taken now; there may be another for the card.
		case s.pos.apart(l&labelBits, m, a, &by, exchange):
			set |= l.bit()
		default:
			not |= l.bit()
		}
	}
	return set &^ not
}

// neighbourhood is the cards near a move: bared, those on which others can be
// packed only since; and runs, all of the runs that end the columns that it went
// from and to, with what it was put on or uncovered.
type neighbourhood struct{ bared, runs uint64 }

// around is the neighbourhood of the move a, just made, which packs a card or
// fills a space.
func (p *position) around(a move) (by neighbourhood) {
	to := &p.columns[a.to]
	by.runs = to.runs[to.n]
	if k := to.n - a.n; k > 0 {
		by.runs |= 1 << (to.cards[k-1] & cardBits)
	}
	if a.from >= reserve0 {
		by.bared = 1 << to.top()
		if pile := &p.piles[a.from-reserve0]; pile.n > 0 {
			by.runs |= 1 << pile.top()
		}
		return by
	}
	if from := &p.columns[a.from]; from.n > 0 {
		by.bared = 1 << from.top()
		by.runs |= from.runs[from.n]
	}
	return by
}

// apart reports whether the move m with label l, made and taken back, has nothing
// to do with the move a, just made from the same position; they go to different
// places.
func (p *position) apart(l label, m, a move, by *neighbourhood, exchange bool) bool {
	if m.from == a.from {
		return false
	}
	meet := m.columns()&a.columns() != 0
	if l < packLabel || l >= spaceLabel {
		return !meet
	}
	c := card(l - packLabel)
	if m.from >= reserve0 && p.piles[m.from-reserve0].n == 1 && p.owes(int(m.from)-reserve0) {
		// What it may be packed on, and what on it, has to be as it was: in columns,
		// in the reserve, where a guest could owe a move itself, and as to bites.
		onto := &p.columns[m.to]
		return (p.guests[c]|p.hostsOf[c])&by.runs == 0 && p.guests[c]&p.reserve == 0 &&
			(p.rings == nil || onto.units[onto.n]+1 < p.ranks)
	}
	switch {
	case p.hostsOf[c]&by.bared != 0:
		return false
	case !exchange:
		return !meet
	}
	// A run may be packed on one that moves on, or take one up before it moves;
	// but of two, each cannot be packed on the other.
	return m.from != a.to || m.to != a.from
}
