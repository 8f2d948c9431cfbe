package solver

import "agnes/game/engine"

// Where packs are of one colour, a card d has two hosts: c of its own suit, and
// the other, c', of the suit of its twin d'. When nothing will be dealt on the
// columns any more, a run headed by d may as well move to c at once, from a
// card that does not take it or as a whole column, if d' is up or on c', or if c'
// too lies in a run at the end of a column.
//
// Let S be a line of play from the position before the move, and follow it from
// the one after it: d lies on c wherever it lies in S, and d', wherever it lies
// on c or c' in S, on c'. There is room for it: no cards but these two can be
// packed on c and c', and c' is free or d' is on it already. What S packs on
// the run of d or of d', we pack on it, too. What S moves to c or c' lies there
// already, and what it moves from them to a space stays. When S moves a run
// that ends in c or in c', ours has the tail of d or d', which moves along: any
// packed run goes where each of its cards goes, or, if only whole runs move,
// this one is whole. When c or c' goes up in S, d or d' is up before, since it
// is of its suit and lower. So we can do whatever S does, or need not, and what
// d lay on is uncovered; S may end with the tails of twins exchanged, which
// changes nothing: see tails.
//
// Where only runs of one suit move, a card w of the other suit on d's run would hold
// c, which S moves without it, and on that of d' it would hold c'. So there d' must be up,
// or stay on c' whatever S does, since only whole runs move; and each w that could
// come to lie on d's run, or on what is packed on it, must be up or stay on the card
// of its own suit in the same way. If d' is up, they all are.
//
// It is needed that no run would have to be packed on its own last card: see rings. A
// bite is no help here, for what d lay on before the join may not take it back; so the
// search either makes sure that there can be no ring, or takes that for granted but
// watches for one. Where cards are packed on base-rank cards, c must not be one: it
// goes up before d. Where single cards go to spaces, c could go to one in S.

// joinsAreFree reports whether runs may be joined in suit at once.
func (p *position) joinsAreFree(short shortcuts) bool {
	return short.has(useJoin) && p.Run != engine.Single && p.suitsMatter() &&
		(short.has(useRingless) || !p.ringPossible())
}

// joinsInDoubt reports whether runs are joined at once although a ring could
// make that a mistake.
func (g *game) joinsInDoubt(short shortcuts) bool {
	return short.has(useJoin) && short.has(useRingless) && g.rings != nil && g.suitsCanMatter() && g.Run != engine.Single
}

// suitsMatter reports whether cards are packed on others of their suit, and none
// will be dealt on them or had down from the foundations.
func (p *position) suitsMatter() bool {
	return p.suitsCanMatter() && (p.Stock == engine.ToReserve || p.stock.n == 0)
}

// suitsCanMatter reports whether they will once nothing is dealt on columns.
func (g *game) suitsCanMatter() bool {
	return g.Build == engine.SameColour && g.WorryBack == engine.Off && g.Space != engine.AnyCard
}

// join returns the move that joins a run to the card of its own suit, of several
// the lowest run's. Where twins exchange their tails, that may be the other one.
// All is the last cards of the columns.
func (p *position) join(all uint64, exchange, free bool) (move, bool) {
	least, found := noCard, move{}
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 || col.wants[col.n]&all == 0 {
			continue
		}
		h := col.n - col.units[col.n]
		head := col.cards[h]
		tops := all &^ (1 << col.top())
		if rankOf(head) == p.ranks-1 || head > least {
			continue
		}
		own, other := head+4, head+4^1
		switch {
		case tops>>own&1 != 0:
			if !p.goneUp(head^1) && !p.twinStays(head^1, other, free) {
				continue
			}
		case tops>>other&1 != 0 && exchange && p.endsIn(own):
			own = other
		default:
			continue
		}
		if free && !p.staysInSuit(col.top()) {
			continue
		}
		least, found = head, move{from: uint8(i), to: p.columnOf(own), n: col.n - h}
	}
	return found, least != noCard
}

// mixedRunsMove reports whether runs move whatever their suits.
func (g *game) mixedRunsMove() bool { return g.Run == engine.Packed || g.Run == engine.Whole }

// twinStays reports whether the twin of a card that is joined lies on the card of its own
// suit, or may as well lie there whenever it is packed. For a join that is free it is
// certain.
func (p *position) twinStays(twin, own card, free bool) bool {
	if p.liesOn(twin, own) {
		return !free || p.Run != engine.SameSuit
	}
	return p.endsIn(own) && (!free || p.mixedRunsMove())
}

// staysInSuit reports whether a run that ends in c moves whatever will lie on it.
func (p *position) staysInSuit(c card) bool {
	if p.mixedRunsMove() {
		return true
	}
	for ; rankOf(c) > 0; c -= 4 {
		if w := c ^ 1 - 4; !p.goneUp(w) && !p.liesOn(w, c^1) {
			return false
		}
		if p.goneUp(c - 4) {
			return true
		}
	}
	return p.OnBase == engine.Refused
}

// tops has a bit for each last card of a column.
func (p *position) tops() (set uint64) {
	for i := range p.width {
		if col := &p.columns[i]; col.n > 0 {
			set |= 1 << col.top()
		}
	}
	return set
}

// goneUp reports whether c is on its foundation.
func (p *position) goneUp(c card) bool { return p.up[suitOf(c)] > rankOf(c) }

// liesOn reports whether c lies on a host, both face up.
func (p *position) liesOn(c, host card) bool {
	at := p.where[c]
	col := &p.columns[at.column]
	return at.below > 0 && at.below < col.n && col.cards[at.below] == c && col.cards[at.below-1] == host
}

// endsIn reports whether c lies in a run at the end of a column.
func (p *position) endsIn(c card) bool {
	return (p.runs()>>c)&1 != 0
}

// runs has a bit for each card in a run at the end of a column.
func (p *position) runs() (set uint64) {
	for i := range p.width {
		col := &p.columns[i]
		set |= col.runs[col.n]
	}
	return set
}

// hurry puts first those moves that are to be looked at first, and returns how
// many they are; the others are looked at when nothing else is left, and now
// and then in between.
//
// While cards will be dealt, and where only runs of one suit move, a join need
// not be for the best. But it nearly always is, and so is it to leave joined
// what is.
func (p *position) hurry(moves []move) int {
	if p.Build != engine.SameColour || p.Space == engine.AnyCard || p.WorryBack == engine.On || p.joinsAreFree(allShortcuts) && p.mixedRunsMove() {
		return len(moves)
	}
	if join, ok := p.join(p.tops(), false, false); ok {
		for i, m := range moves {
			if m == join {
				copy(moves[1:i+1], moves[:i])
				moves[0] = m
				return 1
			}
		}
	}
	n := 0
	for i, m := range moves {
		if p.splitsSuit(m) {
			continue
		}
		copy(moves[n+1:i+1], moves[n:i])
		moves[n] = m
		n++
	}
	return n
}

// splitsSuit reports whether a move to another column takes a run of one suit apart.
func (p *position) splitsSuit(m move) bool {
	if m.from >= reserve0 || m.to >= reserve0 {
		return false
	}
	col := &p.columns[m.from]
	n := int(col.n - m.n&^passes)
	return n > 0 && p.adjoins(col.cards[n-1], col.cards[n])
}
