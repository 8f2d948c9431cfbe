package solver

import "agnes/game/engine"

// dead reports whether the position is lost even under looser rules, where
// nothing that was once possible stops being so: a card that could be reached
// once can always be packed on and can always leave; a deal covers nothing.
// What is possible under these rules is found by adding to it until nothing
// changes. A position where that does not bring all cards up cannot be won.
//
// Such are all positions where a card can only go up and lies above a lower
// one of its own suit, and where such blockings form a ring.
func (p *position) dead() bool {
	d := relaxed{position: p, up: p.up}
	d.begin()
	for d.changed = true; d.changed; {
		d.changed = false
		for i := range p.width {
			d.column(i)
		}
		if p.Stock == engine.ToReserve {
			for i := range p.piles {
				d.pile(i)
			}
			d.undealt()
		}
		if d.WorryBack == engine.On {
			d.worryBack()
		}
		d.play()
		if d.won() {
			return false
		}
	}
	return true
}

// relaxed is what is possible under the looser rules. Sets have a bit a card.
type relaxed struct {
	*position
	hosts   uint64 // have been the last card of a column
	free    uint64 // have been available
	up      [engine.Suits]uint8
	empty   uint8 // columns that have been spaces
	changed bool
}

func (d *relaxed) begin() {
	for i := range d.width {
		if d.columns[i].n == 0 {
			d.empty |= 1 << i
		}
	}
	stock := &d.stock
	for _, c := range stock.cards[:stock.n] {
		d.free |= 1 << c
	}
	if d.Stock == engine.ToColumns {
		d.hosts |= d.free
	}
}

func (d *relaxed) won() bool {
	return int(d.up[0])+int(d.up[1])+int(d.up[2])+int(d.up[3]) == d.cards
}

// play brings up what is available.
func (d *relaxed) play() {
	for suit := range uint8(engine.Suits) {
		for d.up[suit] < d.ranks && d.free>>makeCard(d.up[suit], suit)&1 != 0 {
			d.up[suit]++
			d.changed = true
		}
	}
}

// finds reports whether c, heading a unit, has somewhere to go in the columns.
func (d *relaxed) finds(c card) bool {
	return d.hostsOf[c]&d.hosts != 0 || d.empty != 0 && d.fillsSpace(c, 1)
}

func (d *relaxed) add(c card, host bool) {
	bit := uint64(1) << c
	if d.free&bit == 0 || host && d.hosts&bit == 0 {
		d.changed = true
	}
	d.free |= bit
	if host {
		d.hosts |= bit
	}
}

// column goes down a column as far as its cards can leave or head a run.
func (d *relaxed) column(i int) {
	col := &d.columns[i]
	last := true // all above have left
	for j := int(col.n) - 1; j >= 0; j-- {
		c := col.cards[j] & cardBits
		if last {
			d.add(c, true)
		}
		if !last && (col.cards[j]&down != 0 || !d.packs(c, col.cards[j+1])) {
			return
		}
		last = d.finds(c) || last && rankOf(c) < d.up[suitOf(c)]
	}
	if last && col.n > 0 && d.empty>>i&1 == 0 {
		d.empty |= 1 << i
		d.changed = true
	}
}

// pile goes down a reserve pile as far as its cards can leave.
func (d *relaxed) pile(i int) {
	s := &d.piles[i]
	if d.hiddenPile(i) && d.empty>>i&1 == 0 {
		return
	}
	redeal := d.Redeals > 0 && !d.redealt
	for j := int(s.n) - 1; j >= 0; j-- {
		c := s.cards[j]
		packed := d.finds(c)
		d.add(c, packed)
		if !packed && rankOf(c) >= d.up[suitOf(c)] && !redeal {
			return
		}
	}
}

// undealt packs cards that are yet to be dealt to the reserve.
func (d *relaxed) undealt() {
	for _, c := range d.stock.cards[:d.stock.n] {
		if d.finds(c) {
			d.add(c, true)
		}
	}
}

// worryBack packs cards that lie on the foundations.
func (d *relaxed) worryBack() {
	for suit := range uint8(engine.Suits) {
		for r := range d.position.up[suit] {
			if c := makeCard(r, suit); (r > 0 || suit != d.base) && d.finds(c) {
				d.add(c, true)
			}
		}
	}
}
