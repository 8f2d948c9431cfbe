package solver

import (
	"math/bits"

	"agnes/game/engine"
)

// card is a card of the search: rank above suit, the rank counted from the
// base rank, so that 0 is the base rank and, in a full pack, 12 the rank below
// it. The suits are put so that two of a colour differ in the lowest bit.
type card = uint8

// down marks a card of a column that lies face down.
const down card = 1 << 6

// cardBits leaves the card itself.
const cardBits = down - 1

// noCard is no card.
const noCard card = 1<<6 - 1

// maxCards is how many cards a full pack has.
const maxCards = engine.PackSize

func makeCard(rank, suit uint8) card { return rank<<2 | suit }

func rankOf(c card) uint8 { return (c & cardBits) >> 2 }

func suitOf(c card) uint8 { return c & 3 }

// The engine's suits are clubs, diamonds, hearts, spades; ours are clubs,
// spades, diamonds, hearts.
var (
	fromSuit = [engine.Suits]uint8{0, 2, 3, 1}
	toSuit   = [engine.Suits]engine.Suit{engine.Clubs, engine.Spades, engine.Diamonds, engine.Hearts}
)

// fromCard translates a card of the engine, given the base rank.
func fromCard(c engine.Card, base engine.Rank) card {
	rank := (uint8(c.Rank()) + 13 - uint8(base)) % 13
	return makeCard(rank, fromSuit[c.Suit()])
}

// lowestBit is the card with the lowest bit of a set.
func lowestBit(set uint64) card { return card(bits.TrailingZeros64(set)) }
