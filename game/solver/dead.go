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
	if p.Redeals > 0 && !p.redealt {
		return !d.wins(true)
	}
	for {
		if d.wins(false) {
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
	hosts uint64 // left, and the last cards of the columns
	free  uint64 // could be available since the last deal, or left
	up    [engine.Suits]uint8
	score int
	empty uint8 // columns that could be spaces
	stock int   // cards left in it

	// What could not leave the columns, and then runs that left them as units
	// but of which nothing could be taken yet.
	lanes [maxColumns + maxRuns]lane
	runs  int
	piles [maxPiles]lane
	gone  uint64 // went up from the reserve; could have been packed instead
}

// maxRuns is how many runs that left as units are kept; of any more, all cards
// count as reached.
const maxRuns = 25

// lane is what is left of a pile or run.
type lane struct {
	n     int
	cards [maxCards]card
}

func (d *relaxed) begin(p *position) {
	d.position = p
	d.left, d.hosts, d.free, d.empty, d.gone = 0, 0, 0, 0, 0
	d.runs = 0
	d.up = p.up
	d.score = p.cards - p.missing
	d.stock = int(p.stock.n)
	for i := range p.width {
		col := &p.columns[i]
		l := &d.lanes[i]
		l.n = int(col.n)
		copy(l.cards[:l.n], col.cards[:l.n])
		if l.n == 0 {
			d.empty |= 1 << i
		} else {
			d.expose(l)
		}
	}
	if p.Stock == engine.ToColumns {
		return
	}
	for i := range p.piles {
		s := &p.piles[i]
		l := &d.piles[i]
		l.n = int(s.n)
		copy(l.cards[:l.n], s.cards[:l.n])
	}
}

// expose makes the last card of a column a place and available.
func (d *relaxed) expose(l *lane) {
	bit := uint64(1) << (l.cards[l.n-1] & cardBits)
	d.hosts |= bit
	d.free |= bit
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
		l.cards[l.n] = c
		l.n++
	}
	d.stock -= n
	d.hosts, d.free = d.left, d.left
	for i := range maxColumns + d.runs {
		if l := &d.lanes[i]; l.n > 0 {
			d.expose(l)
		}
	}
}

// wins adds what is possible until nothing changes, and reports whether all
// cards come up. With gathered, the stock and the reserve can be in any order.
func (d *relaxed) wins(gathered bool) bool {
	if gathered {
		d.free |= d.reserved()
	}
	d.play()
	for {
		hosts, free, up, empty := d.hosts, d.free, d.score, d.empty
		for i := range d.width {
			if d.lane(&d.lanes[i], 0) {
				d.empty |= 1 << i
			}
		}
		for i := maxColumns; i < maxColumns+d.runs; i++ {
			// The deepest card of a run has left.
			d.lane(&d.lanes[i], 1)
		}
		switch {
		case gathered:
			d.pack(d.reserved())
		case d.Stock == engine.ToReserve:
			for i := range d.piles {
				d.pile(i)
			}
			d.pack(d.gone &^ d.hosts)
		}
		if d.WorryBack == engine.On {
			d.pack(d.down())
		}
		d.play()
		if d.score == d.cards {
			return true
		}
		if hosts == d.hosts && free == d.free && up == d.score && empty == d.empty {
			return false
		}
	}
}

// play brings up what is available.
func (d *relaxed) play() {
	for suit := range uint8(engine.Suits) {
		for d.up[suit] < d.ranks && d.free>>makeCard(d.up[suit], suit)&1 != 0 {
			d.up[suit]++
			d.score++
		}
	}
}

// finds reports whether c, heading a unit, has somewhere to go in the columns.
func (d *relaxed) finds(c card) bool {
	return d.hostsOf[c]&d.hosts != 0 || d.empty != 0 && d.fillsSpace(c, 1)
}

// lane takes from a lane what can leave it, down to the given number of cards,
// and reports whether it got there.
func (d *relaxed) lane(l *lane, least int) bool {
	for l.n > least {
		n := d.leaves(l, least)
		if n == 0 {
			return false
		}
		if n > 1 {
			d.run(l.cards[l.n-n : l.n])
		}
		if n == 1 {
			d.left |= 1 << (l.cards[l.n-1] & cardBits)
		}
		l.n -= n
		if l.n > 0 {
			d.expose(l)
		}
	}
	return true
}

// run keeps a run that left as a unit.
func (d *relaxed) run(cards []card) {
	if d.runs < maxRuns {
		l := &d.lanes[maxColumns+d.runs]
		d.runs++
		l.n = copy(l.cards[:], cards)
		return
	}
	for _, c := range cards {
		d.left |= 1 << (c & cardBits)
	}
	d.hosts |= d.left
	d.free |= d.left
}

// leaves is how many of the last cards of a lane can leave the rest now: one
// that goes up, or a unit that goes elsewhere.
func (d *relaxed) leaves(l *lane, least int) int {
	last := l.cards[l.n-1] & cardBits
	if rankOf(last) < d.up[suitOf(last)] {
		return 1
	}
	whole := d.Run == engine.Whole || d.Run == engine.WholeSuit
	oneSuit := d.Run == engine.SameSuit || d.Run == engine.WholeSuit
	for n := 1; ; n++ {
		c := l.cards[l.n-n]
		more := n < l.n-least && d.Run != engine.Single && l.cards[l.n-n-1]&down == 0 &&
			d.packs(l.cards[l.n-n-1], c) && (!oneSuit || suitOf(c) == suitOf(l.cards[l.n-n-1]))
		if !(whole && more) && d.finds(c&cardBits) {
			return n
		}
		if !more {
			return 0
		}
	}
}

// pile takes from a reserve pile what can leave it.
func (d *relaxed) pile(i int) {
	l := &d.piles[i]
	if d.hiddenPile(i) && d.empty>>i&1 == 0 {
		return
	}
	for ; l.n > 0; l.n-- {
		c := l.cards[l.n-1]
		d.free |= 1 << c
		packed := d.finds(c)
		if packed {
			d.left |= 1 << c
			d.hosts |= 1 << c
		}
		if !packed {
			if rankOf(c) >= d.up[suitOf(c)] {
				return
			}
			d.gone |= 1 << c
		}
	}
}

// pack makes places of those cards of a set that can be packed.
func (d *relaxed) pack(set uint64) {
	for c := card(0); int(c) < d.cards; c++ {
		if set>>c&1 != 0 && d.finds(c) {
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

// down is the cards that could be worried back.
func (d *relaxed) down() (set uint64) {
	for suit := range uint8(engine.Suits) {
		for r := range d.up[suit] {
			if r > 0 || suit != d.base {
				set |= 1 << makeCard(r, suit)
			}
		}
	}
	return set
}
