package solver

import (
	"math/bits"

	"agnes/game/engine"
)

// Two cards of one rank and colour are twins: they take the same guests. The
// tail of a card that lies in a run at the end of a column is what lies on it.
//
// Two positions that differ only in that twins have exchanged their tails are
// won or lost alike. The argument is that of splitsCanWait: whatever is played
// in the one can be played in the other, with the tails exchanged, until one of
// the twins goes up. Then its tail is empty in the one position, and in the
// other its twin's is: there the tail moves over first. So the search keeps one
// position of each such class.
//
// It is needed that splits can wait and that no tail can go to a space by
// itself: a space is like a twin that takes others, too. Where spaces take the
// rank below the base, the tails of base-rank cards could: these stay as they
// are, but such a run leaves its space for a base-rank card at once, since from
// there it can go back. A move that makes a twin's tail move over and the card
// beneath it go up is one step, or it would end in the class where it began.
// Where the exchange would make a ring, a position stays as it is.

// tailsExchange reports whether twins may exchange their tails.
func (p *position) tailsExchange(short shortcuts) bool {
	return short.tails && p.Space != engine.AnyRun && p.splitsCanWait(short)
}

// tails sets ids to the numbers that the columns would have if of two twins
// that both lie in runs at the ends of columns the one with the lower suit had
// the tail that begins with the lower card, no tail counting as the highest.
func (p *position) tails(ids *[maxColumns]uint64) {
	runs := p.runs()
	var swap uint64 // the lower of each two twins that exchange their tails
	for twins := runs & (runs >> 1) & lowTwins &^ baseCards; twins != 0; twins &= twins - 1 {
		if low := lowestBit(twins); p.on(low) > p.on(low+1) {
			swap |= 1 << low
		}
	}
	if swap == 0 {
		return
	}
	swap |= swap << 1
	exchanged, cards := *ids, bits.OnesCount64(runs)
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 {
			continue
		}
		at := spot{uint8(i), col.n - col.units[col.n]}
		id := col.ids[at.below+1]
		for own := true; ; {
			c := p.columns[at.column].cards[at.below]
			cards--
			if swap>>c&1 != 0 {
				at, own = p.where[c^1], false
			}
			at.below++
			if at.below == p.columns[at.column].n {
				break
			}
			if own {
				id = col.ids[at.below+1]
			} else {
				id = p.trie.child(id, p.columns[at.column].cards[at.below])
			}
		}
		exchanged[i] = uint64(id)
	}
	if cards == 0 {
		*ids = exchanged
	}
}

// on is the card that lies on c, in a column, or noCard.
func (p *position) on(c card) card {
	at := p.where[c]
	if col := &p.columns[at.column]; at.below+1 < col.n {
		return col.cards[at.below+1]
	}
	return noCard
}

// leaveSpace returns the move of a run from a space to a base-rank card. Tops is
// the last cards of the columns.
func (p *position) leaveSpace(tops uint64) (move, bool) {
	if tops&baseCards == 0 || p.OnBase == engine.Refused || p.Space != engine.BelowBase {
		return move{}, false
	}
	for i := range p.width {
		run := p.run(i)
		if len(run) == 0 || len(run) < int(p.columns[i].n) || rankOf(run[0]) != p.ranks-1 {
			continue
		}
		if hosts := p.hostsOf[run[0]] & tops &^ (1 << run[len(run)-1]) &^ spaceBit; hosts != 0 {
			return move{from: uint8(i), to: p.columnOf(lowestBit(hosts)), n: uint8(len(run))}, true
		}
	}
	return move{}, false
}

// safeExchange returns the move of a tail to a twin that lets the card beneath
// it go up, where that cannot do harm: of positions that are won or lost alike
// all put up the same. Tops is the last cards of the columns.
func (p *position) safeExchange(tops uint64, bold bool) (move, bool) {
	if p.nothingSafe(bold) {
		return move{}, false
	}
	twins := tops&lowTwins<<1 | tops>>1&lowTwins
	for set := twins & p.nextUp(); set != 0; set &= set - 1 {
		c := lowestBit(set)
		if !p.safe(c, bold) {
			continue
		}
		j := p.columnOf(c ^ 1)
		for i := range p.width {
			col := &p.columns[i]
			for k := int(col.n) - 2; i != int(j) && k >= int(col.n-col.units[col.n]); k-- {
				if col.cards[k] == c {
					return move{from: uint8(i), to: j, n: col.n - 1 - uint8(k)}, true
				}
			}
		}
	}
	return move{}, false
}
