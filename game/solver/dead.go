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
	if p.Redeals > 0 && !p.redealt {
		d.gathered = d.reserved()
		d.free |= d.gathered
		d.stock = 0
	}
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
	// but of which nothing could be taken yet.
	lanes [maxColumns + maxRuns]lane
	runs  int
	piles [maxPiles]lane
	// gone went up from the reserve, where they could have waited to be packed.
	// With a redeal to come, gathered is all cards of the stock and the reserve:
	// they can be in any order.
	gone, gathered uint64
}

// maxRuns is how many runs that left as units are kept; of any more, all cards
// count as reached.
const maxRuns = 25

// lane is what is left of a pile or run: n cards.
type lane struct {
	n     int
	last  uint64 // the last card
	want  uint64 // places any of which would let the last cards go
	cards []card
	wants []uint64 // as in column
	own   struct {
		cards [maxCards]card
		wants [maxCards + 1]uint64
	}
}

// copy makes the lane the owner of its cards, so that more can be dealt on it.
func (l *lane) copy() {
	if l.n > 0 && &l.cards[0] == &l.own.cards[0] {
		return
	}
	copy(l.own.cards[:], l.cards[:l.n])
	if l.wants != nil {
		copy(l.own.wants[:], l.wants[:l.n+1])
	}
	l.cards, l.wants = l.own.cards[:], l.own.wants[:]
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
	d.runs = 0
	d.spacious = p.Stock == engine.ToColumns && p.fillsSpace(0, 1) && !p.whole()
	d.stock = int(p.stock.n)
	for i := range p.width {
		col := &p.columns[i]
		l := &d.lanes[i]
		l.n, l.cards, l.wants = int(col.n), col.cards[:], col.wants[:]
		d.expose(l, 0)
	}
	if p.Stock == engine.ToColumns {
		return
	}
	for i := range p.piles {
		s := &p.piles[i]
		l := &d.piles[i]
		l.n, l.cards, l.wants = int(s.n), s.cards[:], nil
	}
}

// expose makes the last card of a lane a place and available. Of a lane that
// began as a run, the deepest card counts as left when it is alone.
func (d *relaxed) expose(l *lane, least int) {
	if l.n == 0 {
		d.hosts |= spaceBit
		l.want, l.last = 0, 0
		return
	}
	c := l.cards[l.n-1]
	l.last = 1 << (c & cardBits)
	d.hosts |= l.last
	d.free |= l.last
	switch {
	case l.n == least:
		d.left |= l.last
		l.want, l.last = 0, 0
	case c&down != 0:
		// It is turned up now, and what is below it is not.
		l.want = d.hostsOf[c&cardBits]
	default:
		l.want = l.wants[l.n]
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
		l := &d.lanes[to%maxColumns]
		if to >= reserve0 {
			l = &d.piles[to-reserve0]
		}
		l.copy()
		l.cards[l.n] = c | dealt
		if to < reserve0 {
			if l.n > 0 {
				l.cards[l.n-1] &^= down // it has been exposed
				l.wants[l.n] = l.want
			}
			l.wants[l.n+1] = d.wantsAt(l, l.n)
		}
		l.n++
	}
	d.stock -= n
	space := d.hosts & spaceBit
	d.hosts, d.free = d.left|space, d.left|d.gone
	for i := range d.width {
		d.expose(&d.lanes[i], 0)
	}
	for i := maxColumns; i < maxColumns+d.runs; i++ {
		d.expose(&d.lanes[i], 1)
	}
}

// wins adds what is possible until nothing changes, and reports whether all
// cards come up.
func (d *relaxed) wins() bool {
	for {
		hosts, free, up := d.hosts, d.free, d.up
		d.play()
		if d.up == d.pack || d.spacious && d.hosts&spaceBit != 0 {
			return true
		}
		for i := range d.width {
			if l := &d.lanes[i]; l.want&d.hosts|l.last&d.up != 0 {
				d.take(l, 0)
			}
		}
		for i := maxColumns; i < maxColumns+d.runs; i++ {
			if l := &d.lanes[i]; l.want&d.hosts|l.last&d.up != 0 {
				d.take(l, 1)
			}
		}
		if d.Stock == engine.ToReserve && d.gathered == 0 {
			for i := range d.piles {
				d.takeReserve(i)
			}
		}
		if d.gone|d.gathered != 0 || d.WorryBack == engine.On {
			d.packLoose()
		}
		if hosts == d.hosts && free == d.free && up == d.up {
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

// take takes from a lane what can leave it, down to the least number of cards.
func (d *relaxed) take(l *lane, least int) {
	for l.want&d.hosts|l.last&d.up != 0 {
		n := 1
		if l.last&d.up == 0 {
			n = d.unit(l)
		}
		if n == 1 {
			d.left |= l.last
		} else if n < l.n || least == 0 {
			d.keepRun(l.cards[l.n-n : l.n])
		} else {
			return
		}
		l.n -= n
		d.expose(l, least)
	}
}

// keepRun keeps a run that left as a unit.
func (d *relaxed) keepRun(cards []card) {
	if d.runs < maxRuns {
		l := &d.lanes[maxColumns+d.runs]
		d.runs++
		// Its deepest card is now by itself: what is below it is not wanted.
		l.n, l.cards, l.wants = len(cards), l.own.cards[:], l.own.wants[:]
		for i, c := range cards {
			l.cards[i] = c
			l.wants[i+1] = d.wantsAt(l, i)
		}
		d.expose(l, 1)
		return
	}
	for _, c := range cards {
		d.left |= 1 << (c & cardBits)
	}
	d.hosts |= d.left
	d.free |= d.left
}

// takeReserve takes from a reserve pile what can leave it.
func (d *relaxed) takeReserve(i int) {
	l := &d.piles[i]
	if l.n > 0 && d.hiddenPile(i) && d.lanes[i].n > 0 {
		return
	}
	for ; l.n > 0; l.n-- {
		c := l.cards[l.n-1] & cardBits
		bit := uint64(1) << c
		d.free |= bit
		switch {
		case d.hostsOf[c]&d.hosts != 0:
			d.left |= bit
			d.hosts |= bit
		case bit&d.up != 0:
			d.gone |= bit
		default:
			return
		}
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
