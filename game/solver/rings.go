package solver

import "agnes/game/engine"

// Where cards are packed on base-rank cards, ranks have no end, and a run could
// in principle come back to where it began: its last card takes its first. Such
// a ring has a card of each rank; and where colours alternate and the number of
// ranks is odd, as in a full pack, it goes around twice, since after one time
// around the colours do not match.

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

// ringPossible reports whether a ring could still come about: cards of all its
// kinds are not up, or can be had down again.
func (p *position) ringPossible() bool {
	if p.rings == nil {
		return false
	}
	if p.WorryBack == engine.On {
		return true
	}
	down := p.pack
	for suit, n := range p.up {
		down &^= (1<<(4*n) - 1) & suitMask << suit
	}
	return p.closes(down)
}

// ring reports whether cards of all kinds of some ring lie in runs at the ends
// of columns. It is the same for all positions that differ in exchanged tails.
func (p *position) ring() bool {
	if !p.ringPossible() {
		return false
	}
	inRun := uint64(0)
	for i := range p.width {
		col := &p.columns[i]
		for j := int(col.n) - 1; j >= 0; j-- {
			inRun |= 1 << (col.cards[j] & cardBits)
			if j > 0 && (col.cards[j-1]&down != 0 || !p.packs(col.cards[j-1], col.cards[j])) {
				break
			}
		}
	}
	return p.closes(inRun)
}
