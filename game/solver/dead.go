package solver

import "agnes/game/engine"

// dead reports whether the position is lost even under looser rules, where
// what was possible once stays possible: a card that could be reached since the
// last deal can be packed on and can leave whenever that helps, and a card that
// could leave its pile is out of the way for good. What is possible is found
// by adding to it until nothing changes; then the next row is dealt, on top of
// all that could not leave, and so on to the end of the stock. A position where
// that does not bring all cards up cannot be won.
//
// Dead in this way are, for example, all positions where a card that can only
// go up lies above a lower one of its own suit, or where such blockings between
// suits form a ring.
func (p *position) dead() bool {
	d := &p.relaxed
	d.begin(p)
	for {
		if d.wins() {
			return false
		}
		if d.stock == 0 {
			return true
		}
		d.deal()
	}
}

// relaxed is what is possible under the looser rules. Sets have a bit a card.
type relaxed struct {
	*position
	hosts   uint64 // can be packed on; and spaceBit
	free    uint64 // can go up if it is their turn
	movable uint64 // can be packed, with what lies on them, if there is a place
	packed  uint64 // could be packed elsewhere
	up      uint64 // could go up
	next    uint64 // the next card of each foundation
	lying   uint64 // have neither been packed nor gone up: are in the way of what is beneath
	loose   uint64 // lay in no column
	// What was last in a pile, and what was dealt on a column.
	piled, covering uint64
	stock           int   // cards left in it
	still           deeds // are left undone: see enough
	// spacious is that any card by itself may go to a space: then, with a space,
	// everything can leave the columns.
	spacious bool

	// Of each column, so many of the cards that lay in it at first could not leave,
	// and on them lie those of the dealt cards that could not.
	rest   [maxColumns]uint8
	dealt  [maxColumns]stack
	under  [maxCards]under // of each dealt card
	piles  [maxPiles]stack
	lastIn [maxCards]uint8 // the pile that each of those in piled was last in
}

// under is what a card lies on: the last card of a column, with those that are
// movable when it is the last. Its card is noCard in a space.
type under struct {
	column  uint8
	card    card
	movable uint64
}

// spaceBit stands for a space among the places for a card.
const spaceBit = 1 << 63

func (d *relaxed) begin(p *position) {
	d.position, d.still = p, deeds{}
	d.hosts, d.free, d.movable, d.packed, d.up, d.next, d.loose, d.piled, d.covering = 0, 0, 0, 0, 0, 0, 0, 0, 0
	for suit, n := range p.up {
		d.up |= (1<<(4*n) - 1) & suitMask << suit
		d.next |= 1 << (4*n + uint8(suit)) & d.pack
	}
	d.lying = d.pack &^ d.up
	d.spacious = p.Stock == engine.ToColumns && p.fillsSpace(0, 1) && !p.whole()
	d.stock = int(p.stock.n)
	for i := range p.width {
		n := p.columns[i].n
		d.rest[i], d.dealt[i].n = n, 0
		d.expose(d.firstOf(i, n))
	}
	if p.Stock == engine.ToReserve {
		d.beginReserve()
	}
}

// beginReserve takes over the reserve. With a redeal to come, its cards and
// those of the stock can be in any order, and all are free.
func (d *relaxed) beginReserve() {
	if d.Redeals > 0 && !d.redealt {
		d.loose = d.reserved()
		d.lying &^= d.loose
		d.free |= d.loose
		d.movable |= d.loose
		d.stock = 0
		for i := range d.piles {
			d.piles[i].n = 0
		}
		return
	}
	d.piles = d.position.piles
	for i := range d.piles {
		if !d.hiddenPile(i) {
			d.exposePile(i)
		}
	}
}

// last is what a card dealt on a column would lie on.
func (d *relaxed) last(column int) under {
	if s := &d.dealt[column]; s.n > 0 {
		return d.withLast(s.top())
	}
	return d.firstOf(column, d.rest[column])
}

// firstOf is a column's first n cards: the last of them, and which are movable.
func (d *relaxed) firstOf(column int, n uint8) under {
	if n == 0 {
		return under{uint8(column), noCard, 0}
	}
	col := &d.columns[column]
	return under{uint8(column), col.cards[n-1] & cardBits, d.movableOf(col, n)}
}

// movableOf is which of a column's first n cards are movable.
func (d *relaxed) movableOf(col *column, n uint8) uint64 {
	if d.whole() {
		return 1 << (col.cards[n-col.units[n]] & cardBits)
	}
	return col.runs[n]
}

// withLast is a column whose last card was dealt. If it adjoins the one beneath,
// the two can be in one unit; but other cards may lie between them.
func (d *relaxed) withLast(c card) under {
	below := &d.under[c]
	u := under{below.column, c, 1 << c}
	if below.card != noCard && d.adjoins(below.card, c) {
		u.movable |= below.movable
	}
	return u
}

// expose makes the last card of a column a place and free.
func (d *relaxed) expose(u under) {
	if u.card == noCard {
		d.hosts |= spaceBit
		return
	}
	d.hosts |= 1 << u.card
	d.free |= 1 << u.card
	d.movable |= u.movable
}

// exposePile makes the last card of a reserve pile free.
func (d *relaxed) exposePile(i int) {
	if s := &d.piles[i]; s.n > 0 {
		last := uint64(1) << s.top()
		d.free |= last
		d.movable |= last
		d.loose |= last
		d.piled |= last
		d.lastIn[s.top()] = uint8(i)
	}
}

// cover takes back what expose and exposePile have made of a card.
func (d *relaxed) cover(u under) {
	if u.card != noCard {
		d.hosts &^= 1 << u.card
		d.free &^= 1 << u.card
		d.movable &^= u.movable
	}
}

// deal deals the next row over what could not leave.
func (d *relaxed) deal() {
	n := min(d.stock, d.width)
	for i := range n {
		c := d.position.stock.cards[d.stock-1-i]
		if to := d.rowPlace(i, n); to >= reserve0 {
			d.dealToPile(to-reserve0, c)
		} else {
			d.dealToColumn(to, c)
		}
	}
	d.stock -= n
}

func (d *relaxed) dealToPile(i int, c card) {
	s := &d.piles[i]
	hidden := d.hiddenPile(i) && d.rest[i] > 0
	if s.n > 0 && !hidden {
		d.cover(under{card: s.top(), movable: 1 << s.top()})
	}
	s.push(c)
	if !hidden {
		d.exposePile(i)
	}
}

func (d *relaxed) dealToColumn(i int, c card) {
	d.under[c] = d.last(i)
	d.cover(d.under[c])
	d.dealt[i].push(c)
	d.covering |= 1 << c
	d.expose(d.withLast(c))
}

// wins adds what is possible until nothing changes, and reports whether all
// cards come up.
func (d *relaxed) wins() bool {
	for {
		d.play()
		if d.up == d.pack || d.spacious && d.hosts&spaceBit != 0 {
			return true
		}
		packed := d.movable & d.guestsOf(d.hosts) &^ (d.packed | d.still.packs)
		d.packed |= packed
		d.hosts |= packed & d.loose
		d.free |= packed & d.loose
		leaving := (packed | d.up) & d.lying
		if packed|leaving == 0 {
			return false
		}
		d.leave(leaving)
	}
}

// play brings up what is free.
func (d *relaxed) play() {
	for {
		goes := d.next & d.free &^ (d.still.ups | d.still.packs)
		if goes == 0 {
			break
		}
		d.up |= goes
		// The next rank of a suit is four bits further.
		d.next = (d.next&^goes | goes<<4) & d.pack
	}
	if d.WorryBack == engine.On {
		back := d.up &^ (1 << d.base)
		d.movable |= back
		d.loose |= back
	}
}

// leave takes away cards that were packed, with what lies on them, or went up, and
// exposes what lay beneath them. Of a card that had moved along with others, that is
// one of these, and no more of its column is movable than was.
func (d *relaxed) leave(cards uint64) {
	d.lying &^= cards
	for set := cards &^ (d.piled | d.covering); set != 0; set &= set - 1 {
		d.leaveColumn(d.where[lowestBit(set)])
	}
	for set := cards & d.covering; set != 0; set &= set - 1 {
		c := lowestBit(set)
		u := d.under[c]
		if !d.dealt[u.column].cut(c) {
			u.movable = 0
		}
		d.expose(u)
	}
	for set := cards & d.piled; set != 0; set &= set - 1 {
		i := int(d.lastIn[lowestBit(set)])
		d.piles[i].n--
		d.exposePile(i)
	}
}

// leaveColumn is leave of a card that lay in a column at first.
func (d *relaxed) leaveColumn(at spot) {
	first := at.below < d.rest[at.column]
	if first {
		d.rest[at.column], d.dealt[at.column].n = at.below, 0
	}
	if at.below == 0 {
		d.hosts |= spaceBit
		if d.hiddenPile(int(at.column)) {
			d.exposePile(int(at.column))
		}
		return
	}
	col := &d.columns[at.column]
	below := uint64(1) << (col.cards[at.below-1] & cardBits)
	d.hosts |= below
	d.free |= below
	if first {
		d.movable |= d.movableOf(col, at.below)
	}
}

// reserved is the cards of the stock and the reserve.
func (d *relaxed) reserved() (set uint64) {
	for i := range d.position.piles {
		for _, c := range d.position.piles[i].cards[:d.position.piles[i].n] {
			set |= 1 << c
		}
	}
	for _, c := range d.position.stock.cards[:d.position.stock.n] {
		set |= 1 << c
	}
	return set
}
