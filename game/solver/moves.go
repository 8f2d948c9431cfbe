package solver

import "agnes/game/engine"

// appendMoves appends every legal move of the position, in the order in which
// the search tries them. Foundations first, then columns, the reserve, spaces,
// worrying back, and the deal last.
//
// With shortcuts, some of them are left out: see shortcuts.
func (p *position) appendMoves(moves []move, short shortcuts) []move {
	start, splitsCanWait, tops := len(moves), p.splitsCanWait(short), p.tops()
	moves = p.appendUp(moves, tops)
	moves = p.appendPacking(moves, tops, splitsCanWait)
	moves = p.appendFromReserve(moves, tops, short.has(useLazyReserve))
	moves = p.appendToSpaces(moves, short)
	moves = p.appendDown(moves, tops)
	moves = p.appendDownToSpaces(moves, short)
	if splitsCanWait {
		moves = p.appendBites(moves)
	}
	moves = p.appendDeal(moves)
	if w := p.passing(short, splitsCanWait); w != (passing{}) {
		return p.passLast(moves, start, w)
	}
	return moves
}

// appendOwed appends the moves onto a card that is owed one: see owes.
func (p *position) appendOwed(moves []move, owed card, short shortcuts) []move {
	onto := uint64(1) << owed
	splitsCanWait := p.splitsCanWait(short)
	moves = p.appendPacking(moves, onto, splitsCanWait)
	if splitsCanWait {
		at, start := p.columnOf(owed), len(moves)
		moves = p.appendBites(moves)
		kept := moves[:start]
		for _, m := range moves[start:] {
			if m.from == at {
				kept = append(kept, m)
			}
		}
		moves = kept
	}
	moves = p.appendFromReserve(moves, onto, short.has(useLazyReserve))
	return p.appendDown(moves, onto)
}

// goesUp reports whether c is the next card of its foundation.
func (p *position) goesUp(c card) bool { return p.up[suitOf(c)] == rankOf(c) }

// appendUp appends the moves to the foundations. Tops is the last cards of the
// columns.
func (p *position) appendUp(moves []move, tops uint64) []move {
	next := p.nextUp()
	for set := tops & next; set != 0; set &= set - 1 {
		moves = append(moves, move{from: p.columnOf(lowestBit(set)), to: toUp, n: 1})
	}
	for set := p.reserve & next; set != 0; set &= set - 1 {
		if i := p.pileOf(lowestBit(set)); !p.hiddenPile(i) {
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

// appendPacking appends the moves from columns onto cards of other columns, of
// those in the set onto.
func (p *position) appendPacking(moves []move, onto uint64, lazy bool) []move {
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 || col.wants[col.n]&onto == 0 {
			continue
		}
		others := onto &^ (1 << col.top())
		lo, hi := p.units(col)
		for n := lo; n <= hi; n++ {
			hosts := p.hostsOf[col.cards[int(col.n)-n]] & others
			if hosts == 0 || lazy && !p.splitPays(col, n, hi) {
				continue
			}
			for ; hosts != 0; hosts &= hosts - 1 {
				moves = append(moves, move{from: uint8(i), to: p.columnOf(lowestBit(hosts)), n: uint8(n)})
			}
		}
	}
	return moves
}

// appendFromReserve appends the moves from the reserve onto cards of columns, of
// those in the set onto.
func (p *position) appendFromReserve(moves []move, onto uint64, lazy bool) []move {
	guests := uint64(0)
	for set := onto; set != 0; set &= set - 1 {
		guests |= p.guests[lowestBit(set)]
	}
	for set := p.reserve & guests; set != 0; set &= set - 1 {
		c := lowestBit(set)
		i := p.pileOf(c)
		if p.hiddenPile(i) || lazy && p.piles[i].n == 1 && p.owes(i) && !p.wanted(c) {
			continue
		}
		hosts := p.hostsOf[c] & onto
		for ; hosts != 0; hosts &= hosts - 1 {
			moves = append(moves, move{from: uint8(reserve0 + i), to: p.columnOf(lowestBit(hosts)), n: 1})
		}
	}
	return moves
}

func (p *position) appendToSpaces(moves []move, short shortcuts) []move {
	if p.Space == engine.NeverFill {
		return moves
	}
	alike := p.alikeIf(short.has(useSymmetry))
	spaces := p.spaces(alike)
	if len(spaces) == 0 {
		return moves
	}
	lazy := p.splitsCanWait(short)
	for _, j := range spaces {
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
			if !(short.has(useLazyReserve) && s.n == 1 && p.owes(i) && !p.wanted(s.top())) {
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

// appendDown appends the moves of cards back from the foundations onto cards of
// columns, of those in the set onto.
func (p *position) appendDown(moves []move, onto uint64) []move {
	for suit := range uint8(engine.Suits) {
		if !p.comesDown(suit) {
			continue
		}
		for hosts := p.hostsOf[makeCard(p.up[suit]-1, suit)] & onto; hosts != 0; hosts &= hosts - 1 {
			moves = append(moves, move{from: foundation0 + suit, to: p.columnOf(lowestBit(hosts)), n: 1})
		}
	}
	return moves
}

// comesDown reports whether the last card of a foundation may come back from it.
func (p *position) comesDown(suit uint8) bool {
	return p.WorryBack == engine.On && p.up[suit] > 0 && !(suit == p.base && p.up[suit] == 1)
}

// appendDownToSpaces appends those to spaces.
func (p *position) appendDownToSpaces(moves []move, short shortcuts) []move {
	for suit := range uint8(engine.Suits) {
		if !p.comesDown(suit) || !p.fillsSpace(makeCard(p.up[suit]-1, suit), 1) {
			continue
		}
		for _, j := range p.spaces(p.alikeIf(short.has(useSymmetry))) {
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
