package solver

import "agnes/game/engine"

// appendMoves appends every legal move of the position, in the order in which
// the search tries them. Foundations first, then columns, the reserve, spaces,
// worrying back, and the deal last.
//
// With shortcuts, some of them are left out: see shortcuts.
func (p *position) appendMoves(moves []move, short shortcuts) []move {
	start, splitsCanWait := len(moves), p.splitsCanWait(short)
	moves = p.appendUp(moves)
	moves = p.appendPacking(moves, splitsCanWait)
	moves = p.appendFromReserve(moves, short.lazyReserve)
	moves = p.appendToSpaces(moves, short)
	moves = p.appendDown(moves, short)
	if splitsCanWait {
		moves = p.appendBites(moves)
	}
	moves = p.appendDeal(moves)
	if p.classes(short) && !splitsCanWait {
		return p.loosenLast(moves, start)
	}
	return moves
}

// appendOwed appends the moves onto a card that is owed one: see owes.
func (p *position) appendOwed(moves []move, owed card, short shortcuts) []move {
	start := len(moves)
	splitsCanWait := p.splitsCanWait(short)
	moves = p.appendPacking(moves, splitsCanWait)
	if splitsCanWait {
		moves = p.appendBites(moves)
	}
	moves = p.appendFromReserve(moves, short.lazyReserve)
	moves = p.appendDown(moves, short)
	kept := moves[:start]
	for _, m := range moves[start:] {
		onto := m.to
		if m.part > 0 {
			onto = m.from
		}
		if col := &p.columns[onto]; col.n > 0 && col.top() == owed {
			kept = append(kept, m)
		}
	}
	return kept
}

// goesUp reports whether c is the next card of its foundation.
func (p *position) goesUp(c card) bool { return p.up[suitOf(c)] == rankOf(c) }

func (p *position) appendUp(moves []move) []move {
	for i := range p.width {
		if col := &p.columns[i]; col.n > 0 && p.goesUp(col.top()) {
			moves = append(moves, move{from: uint8(i), to: toUp, n: 1})
		}
	}
	for i := range p.piles {
		if s := &p.piles[i]; s.n > 0 && p.goesUp(s.top()) && !p.hiddenPile(i) {
			moves = append(moves, move{from: uint8(reserve0 + i), to: toUp, n: 1})
		}
	}
	return moves
}

// units is which lengths of a column may be moved as a unit: lo to hi cards.
func (p *position) units(col *column) (lo, hi int) {
	hi = int(col.units[col.n])
	if p.whole() {
		return hi, hi
	}
	return 1, hi
}

// appendPacking appends the moves from columns onto cards of other columns.
func (p *position) appendPacking(moves []move, lazy bool) []move {
	tops := uint64(0)
	var of [maxCards]uint8 // the column of each of tops
	for j := range p.width {
		if col := &p.columns[j]; col.n > 0 {
			t := col.top()
			tops |= 1 << t
			of[t] = uint8(j)
		}
	}
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 {
			continue
		}
		others := tops &^ (1 << col.top())
		if col.wants[col.n]&others == 0 {
			continue
		}
		lo, hi := p.units(col)
		for n := lo; n <= hi; n++ {
			hosts := p.hostsOf[col.cards[int(col.n)-n]] & others
			if hosts == 0 || lazy && !p.splitPays(col, n, hi) {
				continue
			}
			for ; hosts != 0; hosts &= hosts - 1 {
				moves = append(moves, move{from: uint8(i), to: of[lowestBit(hosts)], n: uint8(n)})
			}
		}
	}
	return moves
}

func (p *position) appendFromReserve(moves []move, lazy bool) []move {
	for i := range p.piles {
		s := &p.piles[i]
		if s.n == 0 || p.hiddenPile(i) {
			continue
		}
		c := s.top()
		if lazy && s.n == 1 && p.owes(i) && !p.wanted(c) {
			continue
		}
		for j := range p.width {
			if onto := &p.columns[j]; onto.n > 0 && p.packs(onto.top(), c) {
				moves = append(moves, move{from: uint8(reserve0 + i), to: uint8(j), n: 1})
			}
		}
	}
	return moves
}

func (p *position) appendToSpaces(moves []move, short shortcuts) []move {
	if p.Space == engine.NeverFill {
		return moves
	}
	alike := p.alikeIf(short.symmetry)
	lazy := p.splitsCanWait(short)
	for _, j := range p.spaces(alike) {
		for i := range p.width {
			col := &p.columns[i]
			if col.n == 0 {
				continue
			}
			lo, hi := p.units(col)
			for n := lo; n <= hi; n++ {
				if !p.fillsSpace(col.cards[int(col.n)-n]&cardBits, n) || lazy && !p.splitPays(col, n, hi) {
					continue
				}
				// From a column to another that is like it: nothing changes.
				if n == int(col.n) && alike>>i&1 != 0 && alike>>j&1 != 0 {
					continue
				}
				moves = append(moves, move{from: uint8(i), to: j, n: uint8(n)})
			}
		}
		for i := range p.piles {
			s := &p.piles[i]
			if s.n == 0 || p.hiddenPile(i) || !p.fillsSpace(s.top(), 1) {
				continue
			}
			if !(short.lazyReserve && s.n == 1 && p.owes(i) && !p.wanted(s.top())) {
				moves = append(moves, move{from: uint8(reserve0 + i), to: j, n: 1})
			}
		}
	}
	return moves
}

func (p *position) alikeIf(symmetry bool) uint8 {
	if !symmetry {
		return 0
	}
	return p.alike()
}

// spaces lists the empty columns, and of those that are alike only the first.
func (p *position) spaces(alike uint8) []uint8 {
	list := p.spaceList[:0]
	one := false
	for j := range p.width {
		if p.columns[j].n > 0 {
			continue
		}
		if alike>>j&1 != 0 {
			if one {
				continue
			}
			one = true
		}
		list = append(list, uint8(j))
	}
	return list
}

// appendDown appends the moves of cards back from the foundations.
func (p *position) appendDown(moves []move, short shortcuts) []move {
	if p.WorryBack == engine.Off {
		return moves
	}
	spaces := p.spaces(p.alikeIf(short.symmetry))
	for suit := range uint8(engine.Suits) {
		if p.up[suit] == 0 || suit == p.base && p.up[suit] == 1 {
			continue
		}
		c := makeCard(p.up[suit]-1, suit)
		for j := range p.width {
			if onto := &p.columns[j]; onto.n > 0 && p.packs(onto.top(), c) {
				moves = append(moves, move{from: foundation0 + suit, to: uint8(j), n: 1})
			}
		}
		if !p.fillsSpace(c, 1) {
			continue
		}
		for _, j := range spaces {
			moves = append(moves, move{from: foundation0 + suit, to: j, n: 1})
		}
	}
	return moves
}

func (p *position) appendDeal(moves []move) []move {
	if p.stock.n > 0 {
		return append(moves, dealMove)
	}
	if p.Redeals == 0 || p.redealt {
		return moves
	}
	for i := range p.piles {
		if p.piles[i].n > 0 {
			return append(moves, redealMove)
		}
	}
	return moves
}

// toEngine translates a move.
func (m move) toEngine() engine.Move {
	switch {
	case m.from == stockPlace:
		return engine.Deal
	case m.to == stockPlace:
		return engine.Redeal
	}
	return engine.Carry(place(m.from), place(m.to), int(m.n))
}

func place(at uint8) engine.Place {
	switch {
	case at < reserve0:
		return engine.Column(int(at) + 1)
	case at < foundation0:
		return engine.ReservePile(int(at) - reserve0 + 1)
	case at < toUp:
		return engine.FoundationOf(toSuit[at-foundation0])
	}
	return engine.FoundationPile
}
