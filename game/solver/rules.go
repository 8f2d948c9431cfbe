package solver

import "agnes/game/engine"

// game is what does not change during a search: the rules, and tables made
// from them. Tests play it with fewer ranks and columns.
type game struct {
	engine.Rules
	ranks uint8 // in a suit: 13
	width int   // columns: 7
	cards int   // in the pack: 52
	base  uint8 // suit of the base card, which never leaves its foundation

	// guests[c] has a bit for each card that may be packed on c.
	guests [maxCards]uint64
	// hostsOf[c] has a bit for each card on which c may be packed, and spaceBit
	// if it may go to a space.
	hostsOf [maxCards]uint64
	pack    uint64   // a bit for each card
	fillers uint64   // a bit for each card that may go to a space
	rings   []uint64 // see rings
}

func newGame(r engine.Rules, ranks uint8, width int, base uint8) *game {
	g := &game{Rules: r, ranks: ranks, width: width, cards: int(ranks) * engine.Suits, base: base}
	g.pack = 1<<g.cards - 1
	g.rings = g.allRings()
	for a := card(0); int(a) < g.cards; a++ {
		for suit := range uint8(engine.Suits) {
			if b := makeCard((rankOf(a)+ranks-1)%ranks, suit); g.follows(a, b) {
				g.guests[a] |= 1 << b
				g.hostsOf[b] |= 1 << a
			}
		}
		if g.fillsSpace(a, 1) {
			g.hostsOf[a] |= spaceBit
			g.fillers |= 1 << a
		}
	}
	return g
}

// suitMask has a bit for each card of the first suit.
const suitMask = 0x1111111111111

// baseCards has a bit for each card of the base rank.
const baseCards = 15

// follows reports whether b may be packed on a.
func (g *game) follows(a, b card) bool {
	below := rankOf(a) - 1
	if rankOf(a) == 0 {
		if g.OnBase == engine.Refused {
			return false
		}
		below = g.ranks - 1
	}
	sameColour := suitOf(a)>>1 == suitOf(b)>>1
	return rankOf(b) == below && sameColour == (g.Build == engine.SameColour)
}

// packs reports whether b may be packed on a; either may be marked face down.
func (g *game) packs(a, b card) bool { return g.guests[a&cardBits]>>(b&cardBits)&1 != 0 }

// guestsOf is the cards that may be packed on any of some hosts.
func (g *game) guestsOf(hosts uint64) uint64 {
	black, red := (hosts|hosts>>1)&suitMask, (hosts>>2|hosts>>3)&suitMask
	if g.Build != engine.SameColour {
		black, red = red, black
	}
	ranked := 3*black | 12*red
	set := ranked >> 4
	if g.OnBase == engine.Allowed {
		set |= ranked & baseCards << (4 * (g.ranks - 1))
	}
	if hosts&spaceBit != 0 {
		set |= g.fillers
	}
	return set
}

// adjoins reports whether b, lying on a, is in one unit with it: a unit that
// moves as the rules of runs say.
func (g *game) adjoins(a, b card) bool {
	switch {
	case a&down != 0 || g.guests[a]>>(b&cardBits)&1 == 0 || g.Run == engine.Single:
		return false
	case g.Run == engine.SameSuit || g.Run == engine.WholeSuit:
		return suitOf(a) == suitOf(b)
	}
	return true
}

// whole reports whether only the longest unit moves.
func (g *game) whole() bool { return g.Run == engine.Whole || g.Run == engine.WholeSuit }

// wantsOn is the places any of which would let c go from where it is put, on
// another card: alone or with the cards below it that are in one unit with it.
// wanted is the same for the card below.
func (g *game) wantsOn(below, c card, wanted uint64) uint64 {
	own := g.hostsOf[c&cardBits]
	switch {
	case !g.adjoins(below, c&cardBits):
		return own
	case g.whole():
		return wanted
	}
	return own | wanted
}

// fillsSpace reports whether a unit of n cards headed by c may go to a space.
func (g *game) fillsSpace(c card, n int) bool {
	switch g.Space {
	case engine.BelowBase:
		return rankOf(c) == g.ranks-1
	case engine.AnyRun:
		return true
	case engine.AnyCard:
		return n == 1
	}
	return false
}
