package solver

import (
	"math/bits"

	"agnes/game/engine"
)

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
	left  uint64 // could leave their columns, or be packed: places in themselves
	hosts uint64 // left, the last cards of the columns, and spaceBit
	free  uint64 // could be available since the last deal, or left
	up    uint64 // could go up
	next  uint64 // the next card of each foundation
	stock int    // cards left in it
	// spacious is that any card by itself may go to a space: then, with a space,
	// everything can leave the columns.
	spacious bool

	// What could not leave the columns, and then runs that left them as units
	// but of which nothing could be taken yet; and what could not leave the
	// reserve.
	lanes [maxColumns + maxRuns]lane
	runs  int
	piles [maxPiles]stack
	// Of each of the lanes, and then of each of the piles: the last card, none if
	// nothing more can be taken; and places any of which would let the last cards
	// go. Open has a bit for each of which something can be taken.
	last, want [pile0 + maxPiles]uint64
	open       uint64
	// gone went up from the reserve, where they could have waited to be packed.
	// With a redeal to come, gathered is all cards of the stock and the reserve:
	// they can be in any order.
	gone, gathered uint64
}

// maxRuns is how many runs that left as units are kept; of any more, all cards
// count as reached.
const maxRuns = 25

// pile0 is the first of the piles among the lanes.
const pile0 = maxColumns + maxRuns

// lane is what is left of a column or of a run: n cards.
type lane struct {
	n     int
	cards *[maxCards]card
	wants *[maxCards + 1]uint64 // as in column
	own   struct {
		cards [maxCards]card
		wants [maxCards + 1]uint64
	}
}

// copy makes the lane the owner of its cards, so that more can be dealt on it.
func (l *lane) copy() {
	if l.cards == &l.own.cards {
		return
	}
	copy(l.own.cards[:], l.cards[:l.n])
	copy(l.own.wants[:], l.wants[:l.n+1])
	l.cards, l.wants = &l.own.cards, &l.own.wants
}

// dealt marks a card that was dealt on a lane. Other cards may lie between it
// and the card below, so that it need not be part of the same run.
const dealt card = 1 << 7

// spaceBit stands for a space among the places for a card.
const spaceBit = 1 << 63

func (d *relaxed) begin(p *position) {
	d.position = p
	d.left, d.hosts, d.free, d.gone, d.gathered, d.up, d.next = 0, 0, 0, 0, 0, 0, 0
	for suit, n := range p.up {
		d.up |= (1<<(4*n) - 1) & suitMask << suit
		d.next |= 1 << (4*n + uint8(suit)) & d.pack
	}
	d.runs, d.open = 0, 0
	d.spacious = p.Stock == engine.ToColumns && p.fillsSpace(0, 1) && !p.whole()
	d.stock = int(p.stock.n)
	for i := range p.width {
		col := &p.columns[i]
		l := &d.lanes[i]
		l.n, l.cards, l.wants = int(col.n), &col.cards, &col.wants
		d.expose(i)
	}
	if p.Redeals > 0 && !p.redealt {
		d.gathered = d.reserved()
		d.free |= d.gathered
		d.stock = 0
	} else if p.Stock == engine.ToReserve {
		d.piles = p.piles
		d.exposePiles()
	}
}

// expose makes the last card of a lane a place and available. Of a lane that
// began as a run, the deepest card counts as left when it is alone.
func (d *relaxed) expose(i int) {
	l := &d.lanes[i]
	if l.n == 0 {
		d.hosts |= spaceBit
		d.close(i)
		return
	}
	c := l.cards[l.n-1]
	last := uint64(1) << (c & cardBits)
	d.hosts |= last
	d.free |= last
	if i >= maxColumns && l.n == 1 {
		d.left |= last
		d.close(i)
		return
	}
	d.last[i], d.want[i] = last, l.wants[l.n]
	if c&down != 0 {
		// It is turned up now, and what is below it is not.
		d.want[i] = d.hostsOf[c&cardBits]
	}
	d.open |= 1 << i
}

// close lets nothing more be taken from a lane or a pile.
func (d *relaxed) close(i int) {
	d.last[i], d.want[i] = 0, 0
	d.open &^= 1 << i
}

// exposePile makes the last card of a reserve pile available, if it is not
// hidden.
func (d *relaxed) exposePile(i int) {
	s := &d.piles[i]
	if s.n == 0 || d.hiddenPile(i) && d.lanes[i].n > 0 {
		d.close(pile0 + i)
		return
	}
	c := s.top()
	d.last[pile0+i], d.want[pile0+i] = 1<<c, d.hostsOf[c]
	d.free |= 1 << c
	d.open |= 1 << (pile0 + i)
}

func (d *relaxed) exposePiles() {
	for i := range d.piles {
		d.exposePile(i)
	}
}

// unit is how many cards leave a lane together, since some unit of its last
// cards finds a place: the shortest.
func (d *relaxed) unit(l *lane) int {
	whole := d.whole()
	for n := 1; ; n++ {
		c := l.cards[l.n-n]
		if whole && c&dealt == 0 && n < l.n && d.adjoins(l.cards[l.n-n-1]&^dealt, c&cardBits) {
			continue
		}
		if d.hostsOf[c&cardBits]&d.hosts != 0 {
			return n
		}
	}
}

// wantsAt is the places that the card at i of a lane wants, from those that the
// card below it does.
func (d *relaxed) wantsAt(l *lane, i int) uint64 {
	if i == 0 {
		return d.hostsOf[l.cards[0]&cardBits]
	}
	return d.wantsOn(l.cards[i-1], l.cards[i], l.wants[i])
}

// deal deals the next row over what could not leave.
func (d *relaxed) deal() {
	n := min(d.stock, d.width)
	for i := range n {
		c := d.position.stock.cards[d.stock-1-i]
		to := d.rowPlace(i, n)
		if to >= reserve0 {
			d.piles[to-reserve0].push(c)
			continue
		}
		l := &d.lanes[to]
		l.copy()
		l.cards[l.n] = c | dealt
		if l.n > 0 {
			l.cards[l.n-1] &^= down // it has been exposed
			l.wants[l.n] = d.want[to]
		}
		l.wants[l.n+1] = d.wantsAt(l, l.n)
		l.n++
	}
	d.stock -= n
	space := d.hosts & spaceBit
	d.hosts, d.free = d.left|space, d.left|d.gone
	for i := range d.width {
		d.expose(i)
	}
	for i := maxColumns; i < maxColumns+d.runs; i++ {
		d.expose(i)
	}
	if d.Stock == engine.ToReserve {
		d.exposePiles()
	}
}

// wins adds what is possible until nothing changes, and reports whether all
// cards come up.
func (d *relaxed) wins() bool {
	for {
		d.play()
		if d.up == d.pack || d.spacious && d.hosts&spaceBit != 0 {
			return true
		}
		hosts, took := d.hosts, false
		for open := d.open; open != 0; open &= open - 1 {
			i := bits.TrailingZeros64(open)
			if d.want[i]&d.hosts|d.last[i]&d.up == 0 {
				continue
			}
			took = true
			if i < pile0 {
				d.take(i)
			} else {
				d.takeReserve(i - pile0)
			}
		}
		if d.Reserve == engine.Hidden && d.Stock == engine.ToReserve && d.gathered == 0 {
			d.exposePiles()
		}
		if d.gone|d.gathered != 0 || d.WorryBack == engine.On {
			d.packLoose()
		}
		if !took && hosts == d.hosts && d.next&d.free == 0 {
			return false
		}
	}
}

// play brings up what is available.
func (d *relaxed) play() {
	for {
		goes := d.next & d.free
		if goes == 0 {
			return
		}
		d.up |= goes
		// The next rank of a suit is four bits further.
		d.next = (d.next&^goes | goes<<4) & d.pack
	}
}

// take takes from a lane what can leave it.
func (d *relaxed) take(i int) {
	l := &d.lanes[i]
	for d.want[i]&d.hosts|d.last[i]&d.up != 0 {
		n := 1
		if d.last[i]&d.up == 0 {
			n = d.unit(l)
		}
		if n == 1 {
			d.left |= d.last[i]
		} else {
			d.keepRun(l.cards[l.n-n : l.n])
		}
		l.n -= n
		d.expose(i)
	}
}

// keepRun keeps a run that left as a unit.
func (d *relaxed) keepRun(cards []card) {
	if d.runs == maxRuns {
		for _, c := range cards {
			d.left |= 1 << (c & cardBits)
		}
		d.hosts |= d.left
		d.free |= d.left
		return
	}
	i := maxColumns + d.runs
	l := &d.lanes[i]
	d.runs++
	l.n, l.cards, l.wants = len(cards), &l.own.cards, &l.own.wants
	copy(l.cards[:], cards)
	// The deepest card has found a place, and needs no other.
	want := uint64(0)
	l.wants[1] = want
	for k, c := range cards[1:] {
		if !d.whole() || c&dealt != 0 {
			want |= d.hostsOf[c&cardBits]
		}
		l.wants[k+2] = want
	}
	d.expose(i)
}

// takeReserve takes from a reserve pile what can leave it.
func (d *relaxed) takeReserve(i int) {
	for d.want[pile0+i]&d.hosts|d.last[pile0+i]&d.up != 0 {
		if d.want[pile0+i]&d.hosts != 0 {
			d.left |= d.last[pile0+i]
			d.hosts |= d.last[pile0+i]
		} else {
			d.gone |= d.last[pile0+i]
		}
		d.piles[i].n--
		d.exposePile(i)
	}
}

// packLoose makes places of those cards that lie in no column and can be packed.
func (d *relaxed) packLoose() {
	set := d.gone | d.gathered
	if d.WorryBack == engine.On {
		set |= d.up &^ (1 << d.base)
	}
	for set &^= d.left; set != 0; set &= set - 1 {
		c := bits.TrailingZeros64(set)
		if d.hostsOf[c]&d.hosts != 0 {
			d.left |= 1 << c
			d.hosts |= 1 << c
			d.free |= 1 << c
		}
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
