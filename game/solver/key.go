package solver

import "agnes/game/engine"

// keyWords is how many words of a key the game needs.
func (p *position) keyWords(short shortcuts) int {
	if short.has(useTails) || p.Redeals > 0 && !p.redealt {
		return 4
	}
	return 3
}

// The last word of a key has, above what was gathered for a redeal, these bits; and
// where it tells columns without tails, what is up, four bits a suit, and which of
// two cards lies on the base-rank card of each colour's first suit, if one does.
const (
	keyMark    = 1 << 24 // always there
	keyRedealt = 1 << 25
	keyTails   = 1 << 26
	upShift    = 27
	baseShift  = upShift + 4*engine.Suits
)

// key writes the position's key: the numbers of its columns, those that no
// rule tells apart in order of number and without the tails of twins, and the state
// of the stock and reserve. The foundations hold whatever lies nowhere else.
func (p *position) key(k *key, short shortcuts) {
	var ids [maxColumns]uint64
	k[3] = uint64(p.gathered) | keyMark
	if p.redealt {
		k[3] |= keyRedealt
	}
	if !p.keyTails(k, &ids, short) {
		for i := range p.columns {
			c := &p.columns[i]
			ids[i] = uint64(c.ids[c.n])
		}
	}
	if short.has(useSymmetry) {
		p.sortIDs(&ids)
	}
	rest := uint64(p.live) | uint64(p.stock.n)<<23 | uint64(p.revealed)<<28 | 1<<35
	k[0] = ids[0] | ids[1]<<22 | ids[2]<<44
	k[1] = ids[2]>>20 | ids[3]<<2 | ids[4]<<24 | ids[5]<<46
	k[2] = ids[5]>>18 | ids[6]<<4 | rest<<26
}

// keyTails sets ids to the numbers of the columns up to the heads of the runs at
// their ends, and adds to the last word of the key what tells how the others lie.
// It reports whether twins may exchange their tails so.
func (p *position) keyTails(k *key, ids *[maxColumns]uint64, short shortcuts) bool {
	if !p.tailsExchange(short) {
		return false
	}
	t, ok := p.tails()
	if !ok {
		return false
	}
	for i := range p.width {
		if col := &p.columns[i]; col.n > 0 {
			ids[i] = uint64(col.ids[col.n-col.units[col.n]+1])
		}
	}
	k[3] |= keyTails
	for suit, n := range p.up {
		k[3] |= uint64(n) << (upShift + 4*suit)
	}
	for i, c := range t.onBase {
		if c != noCard {
			k[3] |= uint64(1+c&1) << (baseShift + 2*i)
		}
	}
	return true
}

// columns is the numbers of the columns in a key.
func (k *key) columns() (ids [maxColumns]uint64) {
	const mask = 1<<idBits - 1
	ids[0] = k[0] & mask
	ids[1] = k[0] >> 22 & mask
	ids[2] = (k[0]>>44 | k[1]<<20) & mask
	ids[3] = k[1] >> 2 & mask
	ids[4] = k[1] >> 24 & mask
	ids[5] = (k[1]>>46 | k[2]<<18) & mask
	ids[6] = k[2] >> 4 & mask
	return ids
}

// sortIDs puts the numbers of interchangeable columns in order.
func (p *position) sortIDs(ids *[maxColumns]uint64) {
	alike := p.alike()
	if alike == 1<<maxColumns-1 {
		sortRange(ids, 0, maxColumns)
		return
	}
	if p.Stock == engine.ToColumns {
		if alike != 0 {
			// They are neighbours: all but those that the last row of one or
			// more lies on.
			lo, hi := 0, p.width
			for alike>>lo&1 == 0 {
				lo++
			}
			for alike>>(hi-1)&1 == 0 {
				hi--
			}
			sortRange(ids, lo, hi)
		}
		return
	}
	var where [maxColumns]int
	var some [maxColumns]uint64
	n := 0
	for i := range ids {
		if alike>>i&1 != 0 {
			where[n], some[n] = i, ids[i]
			n++
		}
	}
	sortRange(&some, 0, n)
	for i := range n {
		ids[where[i]] = some[i]
	}
}

func sortRange(ids *[maxColumns]uint64, lo, hi int) {
	for i := lo + 1; i < hi; i++ {
		for j := i; j > lo && ids[j-1] > ids[j]; j-- {
			ids[j-1], ids[j] = ids[j], ids[j-1]
		}
	}
}

// alike is the set of columns that no rule tells apart: nothing that can still
// happen depends on which of them is which.
//
// Columns differ by two rules only: a deal to the columns names them, and a
// column that becomes a space reveals the reserve pile beneath it. So all are
// alike when the stock is empty in a columns game, or when no pile is hidden
// in a reserve game; with a last row of n cards to come, those on which none
// of it falls; and with a hidden reserve those whose pile is revealed.
func (p *position) alike() uint8 {
	all := uint8(1)<<p.width - 1
	switch {
	case p.Stock == engine.ToColumns:
		n := int(p.stock.n)
		if n == 0 {
			return all
		}
		if n >= p.width {
			return 0
		}
		named := uint8(0)
		for i := range n {
			named |= 1 << p.rowPlace(i, n)
		}
		return all &^ named
	case p.Reserve == engine.Hidden:
		return p.revealed & all
	}
	return all
}
