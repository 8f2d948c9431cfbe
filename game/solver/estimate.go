package solver

import "agnes/game/engine"

// weights of an estimate, found by trying them on the oracle packs.
type weights struct {
	missing int // for each card that is not up
	space   int // taken off for each space
	above   int // for each card that lies above one that goes up next
	loose   int // for each card that does not follow the one below it
	mixed   int // for each that does, but does not move with it
	blocks  int // for each above a lower card of its own suit
	bases   int // for each base-rank card beneath each card
}

// weights returns what suits the rules.
func (g *game) weights() weights {
	if g.Stock == engine.ToReserve {
		return weights{missing: 8, space: 8, loose: 8, blocks: 16}
	}
	return weights{missing: 4, space: 9, above: 4, loose: 13, mixed: 7, blocks: 22, bases: 7}
}

// estimate is how far from a win the position looks; less is nearer.
func (p *position) estimate() int {
	w := &p.trie.weights
	h := w.missing * p.missing
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 {
			h -= w.space
			continue
		}
		h += int(p.trie.node(col.ids[col.n]).untidy)
		if w.above == 0 {
			continue
		}
		for j := int(col.n) - 2; j >= 0; j-- {
			if p.goesUp(col.cards[j] & cardBits) {
				h += w.above * (int(col.n) - 1 - j)
			}
		}
	}
	return min(max(h/4, 0), maxEstimate-1)
}
