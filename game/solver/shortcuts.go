package solver

import "agnes/game/engine"

// shortcuts is a set of the search's shortcuts: which are in force, so that tests can
// compare verdicts with and without each. With none the search looks at every position
// there is.
type shortcuts uint16

const (
	useSymmetry  shortcuts = 1 << iota // columns that no rule tells apart count as one: see alike
	useSafeUp                          // cards go up at once where that cannot do harm: see safe
	useLazySplit                       // runs are split only when it pays at once: see splitsCanWait
	// useBold also puts up and leaves unsplit what it cannot be sure about: for
	// searches whose wins alone count.
	useBold
	useLazyReserve // a card leaves the reserve only when it matters: see owes
	useJoin        // runs are joined in suit at once: see joins
	// useRingless takes it that no ring comes about where that could make a join a
	// mistake: the search then watches for one, and its proof does not count if
	// there is one.
	useRingless
	useHurry     // moves that seldom help are looked at last: see hurry
	useTails     // twins may exchange their tails: see tailsExchange
	useClasses   // of positions that lead to each other, one is kept: see classes
	useFillLate  // a space is filled just before it matters: see classes
	useDealFirst // deals before moves that the row does not touch: see dealWaits
	useFreeDeal  // a row that covers nothing is dealt at once: see dealIsFree
	useEnough    // of the moves that can be made, few are looked at: see enough
	useDead      // positions that even looser rules cannot win: see dead

	endOfShortcuts
)

// allShortcuts is what a solver uses.
const allShortcuts = (endOfShortcuts - 1) &^ useBold

func (s shortcuts) has(one shortcuts) bool { return s&one != 0 }

// settle makes the moves that cannot do harm, and appends them to the trail.
func (p *position) settle(trail []undo, short shortcuts) []undo {
	free, exchange, classes := p.joinsAreFree(short), p.tailsExchange(short), p.classes(short)
	for {
		if short.has(useFreeDeal) && p.dealIsFree() {
			trail = append(trail, p.make(dealMove))
			continue
		}
		tops := p.tops()
		if short.has(useSafeUp) {
			if m, ok := p.safeMove(tops, short.has(useBold)); ok {
				trail = append(trail, p.make(m))
				continue
			}
			if exchange || classes {
				if m, ok := p.safeExchange(tops, short.has(useBold)); ok {
					trail = append(trail, p.make(m), p.make(move{from: m.from, to: toUp, n: 1}))
					continue
				}
			}
		}
		if exchange {
			if m, ok := p.leaveSpace(tops); ok {
				trail = append(trail, p.make(m))
				continue
			}
		}
		if free {
			if m, ok := p.join(tops, exchange, true); ok {
				trail = append(trail, p.make(m))
				continue
			}
		}
		if classes {
			if m, ok := p.tighten(tops); ok {
				trail = append(trail, p.make(m))
				continue
			}
		}
		return trail
	}
}

// safeMove returns a foundation move that cannot do harm. Tops is the last cards
// of the columns.
func (p *position) safeMove(tops uint64, bold bool) (move, bool) {
	if p.nothingSafe(bold) {
		return move{}, false
	}
	next := p.nextUp()
	for set := tops & next; set != 0; set &= set - 1 {
		if c := lowestBit(set); p.safe(c, bold) {
			return move{from: p.columnOf(c), to: toUp, n: 1}, true
		}
	}
	if p.Stock == engine.ToColumns {
		return move{}, false
	}
	if p.Redeals > 0 && !p.redealt && !bold {
		return move{}, false
	}
	for set := p.reserve & next; set != 0; set &= set - 1 {
		c := lowestBit(set)
		if i := p.pileOf(c); p.safe(c, bold) && !p.hiddenPile(i) {
			return move{from: uint8(reserve0 + i), to: toUp, n: 1}, true
		}
	}
	return move{}, false
}

// nextUp has a bit for the next card of each foundation.
func (p *position) nextUp() (set uint64) {
	for suit, n := range p.up {
		set |= 1 << (4*n + uint8(suit))
	}
	return set & p.pack
}

// nothingSafe reports whether no card may go up but by choice: see safe.
func (p *position) nothingSafe(bold bool) bool {
	return p.WorryBack == engine.On && p.OnBase == engine.Allowed && !bold
}

// safe reports whether the next card of a foundation may as well go up at once.
//
// A card that is not up is of use only as a place for its guests, the cards
// that may be packed on it. It is not needed when each guest is up, or can go
// up itself instead of being packed, and is in its turn not needed by guests
// of its own. So, with c of rank r: in alternate colours, both suits of the
// other colour are up to r−2 at least, so that their r−1 can go up, and of the
// other suit of c's own colour r−3 is up, so that its r−2, a guest of these,
// can go up; or the guests themselves are up. In one colour, the other suit of
// the colour is up to r−2, or else the twin of c serves the one guest: see
// twinServes.
//
// Where cards are packed on base-rank cards, those have guests too, the
// highest rank, which go up last: then a base-rank card is never safe, nor a
// card one of whose guests, or of whose guests' guests, is a base-rank card
// that is not up.
//
// Leaving a pile early does no harm under any rule of runs: a run that has
// lost its last card can go wherever it could with it, and the argument puts
// no run on c that could not be up. A deal finds the column shorter, and what
// it covers could have been played before. With a redeal to come, though, a
// card's leaving the reserve changes the rows that follow: then only cards of
// the columns are safe. With worrying back, the cards that the argument takes
// to be up could be had down again as places, but only for cards that could go
// up themselves; with guests on base-rank cards that fails, and nothing is safe.
func (p *position) safe(c card, bold bool) bool {
	r, suit := int(rankOf(c)), suitOf(c)
	least := 0
	if p.OnBase == engine.Allowed && !bold {
		if r == 0 {
			return false
		}
		least = 1
	}
	partner := int(p.up[suit^1])
	if p.Build == engine.SameColour {
		return partner >= max(least, r-1) || partner >= least && p.twinServes(c)
	}
	others := int(min(p.up[suit^2], p.up[suit^3]))
	if others >= r {
		return true
	}
	return others >= max(least, r-1) && partner >= max(least, r-2)
}

// twinServes reports whether the twin of c is all that the one guest needs which
// c could still have, where packs are of one colour: the twin has the guest, or
// nothing, and then nothing else can come to lie on it. If the next card of c's
// suit is c, the other guest is up.
//
// Where a line S packs the guest on c, it lies on the twin in ours. What S packs
// on the guest or moves along with it can do the same there. When S moves the
// twin, our guest moves along, since the two are in one unit: all lower cards of
// c's suit are up, and nothing is packed on base-rank cards of that colour any
// more, so no other suit can lie on the guest, nor can the twin be packed on its
// own guest's tail. When the twin goes up, the guest is up before. Where single
// cards move, or go to spaces, the twin could go where it cannot go with the
// guest.
func (p *position) twinServes(c card) bool {
	if !p.suitsMatter() || p.Run == engine.Single || rankOf(c) == 0 {
		return false
	}
	twin, guest := c^1, c^1-4
	for i := range p.width {
		col := &p.columns[i]
		for j, b := range col.cards[:col.n] {
			if b == twin {
				return j == int(col.n)-1 || col.cards[j+1] == guest
			}
		}
	}
	return false
}

// splitsCanWait reports whether a run need not be split before the card that
// the split uncovers goes up in the very next move.
//
// Let S be a line of play that splits a run: the tail T leaves p for another
// place q, a card like p or a space, and p does not go up next. Play S without
// that move, and from then on the tails of p and q are exchanged: whatever S
// packs on p, we pack on q, and the other way round. Cards like p take the
// same guests, and a space takes what p would take or T could not have gone
// there. When S moves p along with the run that ends in it, we move T too: any
// packed run moves as one. When S plays p up, p's tail in S is empty and so is
// q's in ours: we move T over first, and that is the split that pays. When S
// uses q for what p does not take (q a space), p's tail in S has to lie on p:
// we move it there from q. So the split happens later or never, and the line
// is not longer: repeating this ends.
//
// It needs packed runs that go where each of their cards goes (not
// space=single), and that nothing will be dealt on the columns. Where cards are
// packed on base-rank cards, a run would sometimes have to be packed on its own
// last card: see rings.
func (p *position) splitsCanWait(short shortcuts) bool {
	if !short.has(useLazySplit) {
		return false
	}
	return p.Run == engine.Packed && p.Space != engine.AnyCard &&
		(p.Stock == engine.ToReserve || p.stock.n == 0)
}

// splitPays reports whether moving n cards of a column, whose longest run has
// longest cards, leaves the run whole or uncovers a card that goes up.
func (p *position) splitPays(col *column, n, longest int) bool {
	return n == longest || p.goesUp(col.cards[int(col.n)-n-1])
}

// owes reports whether the last card of a reserve pile, once it is packed, has
// to be packed on in the very next move.
//
// If the pile is empty then and nothing will come to lie on it, the card's
// leaving it makes nothing possible but that others are packed on it: it could
// have waited where it was until just before that, or for good. The place that
// it lies on is there later, too, for nothing else can have been packed on it;
// if that place moves along as part of a run, the run is no longer without the
// card, and may go where it went with it. So there is a line in which every
// such move is followed at once by one onto the card, which may be another of
// the kind.
//
// Something can come to lie on the pile when a row yet to be dealt reaches it,
// and what the reserve holds matters for a redeal.
func (p *position) owes(pile int) bool {
	if p.Reserve == engine.Hidden || p.Redeals > 0 && !p.redealt {
		return false
	}
	for left := int(p.stock.n); left > 0; left -= p.width {
		n := min(left, p.width)
		for i := range n {
			if p.rowPlace(i, n) == reserve0+pile {
				return false
			}
		}
	}
	return true
}

// wanted reports whether there is a card that could be packed on c.
func (p *position) wanted(c card) bool {
	bit := uint64(1) << c
	for i := range p.width {
		if col := &p.columns[i]; col.n > 0 && col.wants[col.n]&bit != 0 {
			return true
		}
	}
	return p.guests[c]&p.reserve != 0 || p.WorryBack == engine.On
}

// splits reports whether a move takes a run apart so that the card beneath can
// go up, which it then does in the same step.
func (p *position) splits(m move, short shortcuts) bool {
	if m.from >= reserve0 || m.to >= reserve0 || !p.splitsCanWait(short) {
		return false
	}
	col := &p.columns[m.from]
	n := int(col.n - m.n)
	return n > 0 && p.adjoins(col.cards[n-1], col.cards[n])
}

// step makes a move of the search, with what follows from it, and appends it
// all to the trail. Nothing follows from a move that is passed through: what loosens
// would be made tight again, and what fills a space waits for what depends on it. A
// move may owe the card that was moved another on it.
func (p *position) step(m move, short shortcuts, trail []undo) (after []undo, owed card) {
	if m.n&passes != 0 {
		p.pass(m, &trail)
		return trail, noCard
	}
	quiet := p.nothingFollows(m, short)
	splits := !quiet && p.splits(m, short)
	if m.part > 0 {
		trail = p.bite(m, trail)
	} else {
		trail = append(trail, p.make(m))
	}
	if splits {
		trail = append(trail, p.make(move{from: m.from, to: toUp, n: 1}))
	}
	made := len(trail)
	if !quiet {
		trail = p.settle(trail, short)
	}
	if short.has(useLazyReserve) && len(trail) == made && m.to < reserve0 && m.from >= reserve0 && m.from < foundation0 {
		if pile := int(m.from) - reserve0; p.piles[pile].n == 0 && p.owes(pile) {
			return trail, p.columns[m.to].top()
		}
	}
	return trail, noCard
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
		return p.nothingSafeAfter(p.head(m), bared, short.has(useBold))
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

// splitsRun reports whether a move from a column takes a part of its longest unit.
func (p *position) splitsRun(m move) bool {
	col := &p.columns[m.from]
	return m.n < col.units[col.n]
}

// dealWaits reports whether the next deal need not be looked at, since the
// moves just made, from a position where it was possible too, could as well
// have been made after it: none of them goes from or to a place that the row
// lands on. Then dealing now leads to a position that can be reached from the
// one that dealing before them leads to, and cannot be won if that cannot.
//
// If in turn that position's deal was left out, then for the same reason, with
// moves made before; and the first position of all, or after a deal, is looked
// at with its deal. It holds under all rules: nothing else that those moves
// need or do depends on the row or on the stock, and what they reveal or turn
// up they would after it.
func (p *position) dealWaits(made []undo) bool {
	row := p.nextRow()
	for _, u := range made {
		if u.from >= stockPlace || row>>u.from&1 != 0 || row>>u.to&1 != 0 {
			return false
		}
	}
	return row != 0
}

// dealIsFree reports whether the next row covers no card: then it may as well be
// dealt at once. Nothing else depends on when it is: where it lies, nothing can
// be put, and whatever is played before it can be played after it.
func (p *position) dealIsFree() bool {
	if p.Stock == engine.ToColumns || p.stock.n == 0 {
		return false
	}
	n := min(int(p.stock.n), p.width)
	for i := range n {
		if p.piles[p.rowPlace(i, n)-reserve0].n > 0 {
			return false
		}
	}
	return true
}

// nextRow has a bit for each place that the next row lands on.
func (p *position) nextRow() (places uint32) {
	n := min(int(p.stock.n), p.width)
	for i := range n {
		places |= 1 << p.rowPlace(i, n)
	}
	return places
}
