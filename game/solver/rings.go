package solver

import "agnes/game/engine"

// Where cards are packed on base-rank cards, ranks have no end, and a run could
// in principle come back to where it began: its last card takes its first. Such
// a ring has a card of each rank; and where colours alternate and the number of
// ranks is odd, as in a full pack, it goes around twice, since after one time
// around the colours do not match.
//
// This is what it means for a search that puts off splits. Its positions differ
// from those of the line S that it follows in where the tails of twins lie: see
// splitsCanWait. So when S moves a run, the search moves the run with the same
// first card onto the place that stands for where it goes in S. It cannot if
// this place is the last card of just that run: a run would have to bite its own
// tail. In S it does not, for there some twins have each other's tails.
//
// Then the search makes a bite. The run that it bites and the tail that it would
// be packed on are all one run, h … a t … w, where w takes h; in S a twin a' of
// one of its cards has the tail t … w instead. So we let a' have it, too, and
// take h … a to w, and what lay on a' to a: a' t … w h … a …. If no card of the
// run has a twin that lies in another run, there can be no such position. Any
// twin does: positions that differ in exchanged tails are won or lost alike. For
// a tail that may go to a space, a space is like a twin.
//
// The other move that S can make and we cannot is a card x's going up, when
// its own twin w has the place of its tail t … w. Again t … w is a run that would
// have to be packed on its last card; and when it has been, x can go up. A move
// of S to a space is one of the first kind: where we have no space to go to, we
// have a run h … w in one, and w takes h.
//
// A bite is a pair of legal moves if nothing lies on a'. If something does, the
// position may not be one that the rules lead to. So such a bite is left for
// last, and a win by way of it does not count: then the solver looks again and
// makes all splits. But that there is no win counts in any case.

// lowTwins has a bit for the one of each two cards of a rank and colour that
// has the lower suit: it stands for both.
const lowTwins = suitMask | suitMask<<2

// kinds puts in the place of each card of a set the one that stands for it and
// its twin.
func kinds(set uint64) uint64 { return (set | set>>1) & lowTwins }

// allRings is the kinds of cards that make up each ring there could be.
func (g *game) allRings() []uint64 {
	if g.OnBase == engine.Refused {
		return nil
	}
	all := lowTwins & g.pack
	if g.Build == engine.SameColour {
		return []uint64{all & suitMask, all & (suitMask << 2)}
	}
	if g.ranks%2 == 1 {
		return []uint64{all}
	}
	// The colour of the even ranks is that of the first suit, or it is not.
	var even uint64
	for c := card(0); int(c) < g.cards; c++ {
		if (rankOf(c)&1 == 0) == (suitOf(c) < 2) {
			even |= 1 << c
		}
	}
	return []uint64{all & even, all &^ even}
}

// closes reports whether a set has cards of all kinds of some ring.
func (g *game) closes(set uint64) bool {
	k := kinds(set)
	for _, ring := range g.rings {
		if k&ring == ring {
			return true
		}
	}
	return false
}

// ringPossible reports whether a ring could still come about, if no card comes
// down from the foundations: cards of all its kinds are not up.
func (p *position) ringPossible() bool {
	if p.rings == nil {
		return false
	}
	down := p.pack
	for suit, n := range p.up {
		down &^= (1<<(4*n) - 1) & suitMask << suit
	}
	return p.closes(down)
}

// ring reports whether the last card of some column takes one of the run that
// it ends.
func (p *position) ring() bool {
	for i := range p.width {
		if col := &p.columns[i]; col.units[col.n] < p.ranks {
			continue
		}
		run := p.run(i)
		for _, c := range run {
			if p.packs(run[len(run)-1], c) {
				return true
			}
		}
	}
	return false
}

// run is the longest unit at the end of a column.
func (p *position) run(i int) []card {
	col := &p.columns[i]
	return col.cards[col.n-col.units[col.n] : col.n]
}

// unsure marks the part of a bite that the rules do not allow as it is.
const unsure = 1 << 7

// sureFirst puts the moves that the rules allow first, and returns how many they
// are.
func sureFirst(moves []move) int {
	n := 0
	for i, m := range moves {
		if m.part&unsure == 0 {
			moves[i], moves[n] = moves[n], m
			n++
		}
	}
	return n
}

// appendBites appends the bites.
func (p *position) appendBites(moves []move) []move {
	p.eachBite(func(i, n int) { moves = p.appendBite(moves, i, n) })
	return moves
}

// biteIsMissing reports whether a run would have to bite, and cannot; it does not ask
// whether there is another place for it.
func (p *position) biteIsMissing() bool {
	missing := false
	p.eachBite(func(i, n int) { missing = missing || len(p.appendBite(nil, i, n)) == 0 })
	return missing
}

// eachBite calls yield for each bite that there would have to be: the last n cards of
// column i would have to be packed on the last of them.
func (p *position) eachBite(yield func(i, n int)) {
	if p.rings == nil {
		return
	}
	for i := range p.width {
		if col := &p.columns[i]; col.units[col.n] < p.ranks {
			continue
		}
		run := p.run(i)
		n := len(run)
		last := run[n-1]
		if p.packs(last, run[0]) {
			yield(i, n)
		}
		for j, x := range run[:n-1] {
			if x == last^1 && p.goesUp(x) {
				yield(i, n-1-j)
			}
		}
	}
}

// appendBite appends the move of the last n cards of column i onto the last of
// them, if there is one: to where a twin or a space can have the tail of some
// card of theirs, at best one with nothing on it. Its part is one more than the
// cards of that tail.
func (p *position) appendBite(moves []move, i, n int) []move {
	best := move{}
	for tail := range n {
		for j := range p.width {
			rest, ok := p.takesTail(i, n, tail, j)
			if !ok || best.part != 0 && rest > 0 {
				continue
			}
			best = move{from: uint8(i), to: uint8(j), n: uint8(n), part: uint8(tail+1) | unsure}
			if rest == 0 {
				best.part &^= unsure
				return append(moves, best)
			}
		}
	}
	if best.part == 0 {
		return moves
	}
	return append(moves, best)
}

// takesTail reports whether, when the last n cards of column i bite, column j
// can have the last few of them, and how many of its cards lie on these then.
func (p *position) takesTail(i, n, tail, j int) (rest int, ok bool) {
	from, to := &p.columns[i], &p.columns[j]
	a := from.cards[int(from.n)-1-tail]
	left := int(to.n)
	if i == j {
		left -= n
	}
	first := int(to.n - to.units[to.n])
	for k := left - 1; k >= first; k-- {
		if to.cards[k] == a^1 {
			// The last card that is left in the column that bites goes up.
			return left - 1 - k, i != j || k < left-1
		}
	}
	if i == j || tail == 0 || !p.fillsSpace(from.cards[int(from.n)-tail], tail) || p.hiddenPile(j) {
		return 0, false
	}
	isSpace := left == 0 || first == 0 && p.fillsSpace(to.cards[0], left) && p.packs(a, to.cards[0])
	return left, isSpace
}

// bite makes a bite, and appends the moves that it consists of to the trail.
func (p *position) bite(m move, trail []undo) []undo {
	from, to := &p.columns[m.from], &p.columns[m.to]
	tail := m.part&^unsure - 1
	twin := from.cards[from.n-1-tail] ^ 1
	left := to.n
	if m.from == m.to {
		left -= m.n
	}
	rest := uint8(0)
	for rest < left && to.cards[left-1-rest] != twin {
		rest++
	}
	carry := func(from, to, n uint8) {
		if n > 0 {
			trail = append(trail, p.make(move{from: from, to: to, n: n}))
		}
	}
	aside := uint8(0)
	for aside == m.from || aside == m.to {
		aside++
	}
	if m.from == m.to {
		carry(m.from, aside, tail)
		carry(m.from, aside, m.n-tail)
		carry(m.from, aside, rest)
		carry(aside, m.from, m.n+rest)
		return trail
	}
	carry(m.to, aside, rest)
	carry(m.from, m.to, tail)
	carry(m.from, m.to, m.n-tail)
	carry(aside, m.to, rest)
	return trail
}
