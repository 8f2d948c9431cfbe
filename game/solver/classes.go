package solver

import "agnes/game/engine"

// Two positions from each of which a few moves lead to the other are won or
// lost alike. Of such a class the search keeps few positions, mostly one, but
// it looks at the moves of all.
//
// Two kinds of moves can be taken back at once by the same rules: a tail that
// moves from a card to its twin, where it may lie as well, and one that moves
// from a card to a space, or as a whole column from there to such a card. One
// way they tighten, the other way they loosen: a tail is tighter on the twin of
// its own suit (or, where colours alternate, on that of the lower suit), and on
// a card rather than in a space. A position is tight when no move tightens it.
// Whatever is reached is first made tight: see settle.
//
// Loosening moves lead from a tight position to others of its class. These are
// not kept: the search makes such a move, looks at what it can do from there,
// and takes it back. It leaves out what it can do without the loosening move
// as well, and so for each of several that nothing keeps from being the last:
// a move that does not depend on a loosening move can be made before it, and
// leads to the same class. So what is looked at contains, for each move from
// any position of the class, one that leads to where that leads. As it is for
// each class on the way, a win that is so many moves away from the nearest
// position of a class, not counting those inside of classes, is one less away
// after one of the moves looked at.
//
// A class can have several tight positions: where two twins could lie on a card
// and a space, say, the one or the other lies on the card. The move between
// them, with what loosens before, tightens, and is looked at like any other.
//
// Where runs need not be split before it pays, all moves that loosen are such
// splits. There the search makes tight what it reaches and does without the
// others: the argument of splitsCanWait is about the moves from the tight
// position, and leaves it no further from a win than the nearest of its class.
//
// A run that only moves whole and grows together with what it is put on cannot
// be taken off again. So where only whole runs of one suit move, only moves
// onto cards of the other suit tighten, and where all whole runs grow together,
// none do. Games with a reserve do with tails.
//
// A move that fills a space from a card which does not take what moves cannot be
// taken back. But what it makes possible depends on the card that it uncovers, or on
// what can only lie on the run in its new place; all else, the run's going on from
// the space too, can come before it. So of the shortest lines that win, one has each
// such move just before what depends on it. The search passes through these moves as
// well, and looks at what depends on them: the win is nearer by both. It does so where
// runs move whole. Where they may be split, too many such moves would be passed through
// for what they save.

// passes marks a move that is passed through among the moves of the search: one
// that loosens or fills a space.
const passes = 1 << 7

// deepLoose is after how many moves that are passed through the search keeps what it
// reaches, and goes on from there another time: some classes are huge.
const deepLoose = 3

// classes reports whether the search keeps tight positions only.
func (p *position) classes(short shortcuts) bool {
	return short.has(useClasses) && p.Stock == engine.ToColumns && p.Run != engine.Whole && !p.tailsExchange(short)
}

// passing is which moves the search passes through.
type passing struct {
	loosen bool // those that loosen
	fill   bool // those that fill a space
}

func (p *position) passing(short shortcuts, splitsCanWait bool) passing {
	if p.Stock != engine.ToColumns || splitsCanWait {
		return passing{}
	}
	return passing{loosen: p.classes(short), fill: short.has(useFillLate) && p.whole()}
}

// tighten returns the move that tightens, of several that of the lowest card:
// it must not depend on which column is which. Tops is the last cards of the
// columns.
func (p *position) tighten(tops uint64) (move, bool) {
	least, found := noCard, move{}
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 || col.wants[col.n]&tops == 0 {
			continue
		}
		others := tops &^ (1 << col.top())
		lo, hi := p.units(col)
		for n := lo; n <= hi; n++ {
			head := col.cards[int(col.n)-n]
			if head >= least {
				continue
			}
			if host := p.tighterHost(col, n, p.hostsOf[head]&others); host != noCard {
				least, found = head, move{from: uint8(i), to: p.columnOf(host), n: uint8(n)}
			}
		}
	}
	return found, least != noCard
}

// tighterHost is the one of some hosts on which the last n cards of a column
// lie tighter than they do, or noCard.
func (p *position) tighterHost(col *column, n int, hosts uint64) card {
	k := int(col.n) - n
	head := col.cards[k]
	below := noCard
	if k > 0 {
		below = col.cards[k-1]
		if below&down != 0 || !p.packs(below, head) {
			return noCard
		}
		hosts &= 1 << (below ^ 1)
	} else if !p.fillsSpace(head, n) {
		return noCard
	}
	best := noCard
	for ; hosts != 0; hosts &= hosts - 1 {
		host := lowestBit(hosts)
		if p.whole() && p.adjoins(host, head) {
			continue // it would not come off again
		}
		if best == noCard && below == noCard || p.liesTighter(head, host) {
			best = host
		}
	}
	return best
}

// liesTighter reports whether c lies tighter on a host than on the host's twin.
func (p *position) liesTighter(c, host card) bool {
	if p.Build == engine.SameColour {
		return suitOf(host) == suitOf(c)
	}
	return host&1 == 0
}

// isPassed reports whether a move, legal and not from a space, is passed through.
// What it uncovers must lie face up.
func (p *position) isPassed(m move, w passing) bool {
	if m.from >= reserve0 || m.to >= reserve0 {
		return false
	}
	from, to := &p.columns[m.from], &p.columns[m.to]
	k := from.n - m.n
	if k == 0 {
		return false
	}
	below, head := from.cards[k-1], from.cards[k]
	switch {
	case below&down != 0:
		return false
	case to.n == 0:
		return w.fill || w.loosen && p.packs(below, head)
	}
	return w.loosen && to.top() == below^1 && p.packs(below, head) && p.liesTighter(head, below)
}

// passLast marks those of the moves from start on that are passed through, and puts
// them last.
func (p *position) passLast(moves []move, start int, w passing) []move {
	p.passed = p.passed[:0]
	n := start
	for _, m := range moves[start:] {
		if p.isPassed(m, w) {
			m.n |= passes
			p.passed = append(p.passed, m)
			continue
		}
		moves[n] = m
		n++
	}
	return append(moves[:n], p.passed...)
}

// pass makes a move that is passed through, appends it to the trail and returns it
// without its mark.
func (p *position) pass(m move, trail *[]undo) move {
	m.n &^= passes
	*trail = append(*trail, p.make(m))
	return m
}

// appendAfter appends those moves of the position that are to be looked at
// after some that were passed through, made one after another from one that is kept.
func (p *position) appendAfter(moves, passed []move, short shortcuts) []move {
	start := len(moves)
	moves = p.appendMoves(moves, short)
	before := passed[len(passed)-1]
	last := p.lastOf(passed)
	n := start
	for _, m := range moves[start:] {
		if m.n&passes != 0 && p.passesNext(m, before) || m.n&passes == 0 && p.dependsOnAll(m, last) {
			moves[n] = m
			n++
		}
	}
	return moves[:n]
}

// passesNext reports whether m is to be passed through after another such move that
// was made just before it. Of two that have nothing to do with each other,
// the one with the lower place goes first; a part of a tail moves on before the
// tail does. Where no move can depend on two that loosen, neither follows the other.
func (p *position) passesNext(m, before move) bool {
	switch {
	case m.from == before.to && m.to != before.from && m.n&^passes < before.n:
		return false
	case m.columns()&before.columns() != 0:
		return true
	case p.Run == engine.Packed && p.stock.n == 0:
		return false
	case m.from == before.from:
		return m.to > before.to
	}
	return m.from > before.from
}

// lastOf is those of some moves that were passed through, one after another, that
// nothing keeps from having been the last.
func (p *position) lastOf(passed []move) []move {
	p.last = p.last[:0]
	var later uint32
	for i := len(passed) - 1; i >= 0; i-- {
		m := passed[i]
		if m.columns()&later == 0 {
			p.last = append(p.last, m)
		}
		later |= m.columns()
	}
	return p.last
}

// columns has a bit for the columns that a move goes from and to.
func (m move) columns() uint32 { return 1<<m.from | 1<<m.to }

// dependsOnAll reports whether m depends on each of some moves that were passed through.
func (p *position) dependsOnAll(m move, last []move) bool {
	for _, u := range last {
		if !p.depends(m, u) {
			return false
		}
	}
	return true
}

// depends reports whether m could not as well have been made before the move u
// that was passed through, with u after it. The tail that u moved lies at the end of
// u.to; what it lay on is the last card of u.from.
func (p *position) depends(m, u move) bool {
	from, to := &p.columns[u.from], &p.columns[u.to]
	switch {
	case m == move{from: u.to, to: u.from, n: u.n}:
		return false // it would take u back
	case m.from == stockPlace:
		return p.nextRow()&u.columns() != 0
	case m.to == u.from || m.from == u.from && (m.to == toUp || m.to == u.to):
		return true
	case m.from == u.from:
		// The run could move with the tail.
		tail := to.cards[to.n-u.n]
		return !p.adjoins(from.top(), tail) || p.Space == engine.AnyCard && m.to < reserve0 && p.columns[m.to].n == 0
	case m.to == u.to:
		// The tail could move with what is packed on it.
		return !p.adjoins(to.top(), p.head(m)) || p.Space == engine.AnyCard && to.n == u.n
	}
	return false
}

// head is the deepest card that a move moves.
func (p *position) head(m move) card {
	switch {
	case m.from < reserve0:
		col := &p.columns[m.from]
		return col.cards[col.n-m.n]
	case m.from < foundation0:
		return p.piles[m.from-reserve0].top()
	}
	suit := m.from - foundation0
	return makeCard(p.up[suit]-1, suit)
}
