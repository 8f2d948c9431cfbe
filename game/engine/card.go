package engine

import "fmt"

// Rank is the rank of a card, Ace 1 to King 13. The zero Rank is no rank.
type Rank uint8

// The ranks that have a name in the code.
const (
	Ace   Rank = 1
	Queen Rank = 12
	King  Rank = 13
)

// Ranks is how many ranks there are, and so how many cards a suit has.
const Ranks = 13

const rankLetters = "-A23456789TJQK"

// String returns the letter of the notation: A 2 … 9 T J Q K, or - for none.
func (r Rank) String() string {
	if r > King {
		return "?"
	}
	return rankLetters[r : r+1]
}

// Next is the rank that follows r on a foundation: Ace after King.
func (r Rank) Next() Rank {
	if r == King {
		return Ace
	}
	return r + 1
}

// Above is the rank n steps up from r on a foundation: Ace after King. n is not
// negative.
func (r Rank) Above(n int) Rank { return Rank((int(r)-1+n)%Ranks + 1) }

// Below is the rank that may be packed on r in a column: King below Ace.
func (r Rank) Below() Rank {
	if r == Ace {
		return King
	}
	return r - 1
}

// ParseRank reads one letter of the notation.
func ParseRank(s string) (Rank, error) {
	for r := Ace; r <= King; r++ {
		if s == r.String() {
			return r, nil
		}
	}
	return 0, fmt.Errorf("%q is not a rank: use A 2 3 4 5 6 7 8 9 T J Q K", s)
}

// Suit is one of the four suits, in the order in which a new pack lies.
type Suit uint8

// The suits.
const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
)

// Suits is how many suits there are.
const Suits = 4

const suitLetters = "CDHS"

// String returns the letter of the notation: C, D, H or S.
func (s Suit) String() string { return suitLetters[s&3 : s&3+1] }

// Red reports whether the suit is hearts or diamonds.
func (s Suit) Red() bool { return s == Diamonds || s == Hearts }

// Card is one of the 52 cards. The zero Card is no card.
type Card uint8

// NewCard returns the card of rank r and suit s.
func NewCard(r Rank, s Suit) Card { return Card(s)<<4 | Card(r) }

// Rank is the card's rank.
func (c Card) Rank() Rank { return Rank(c & 15) }

// Suit is the card's suit.
func (c Card) Suit() Suit { return Suit(c >> 4 & 3) }

// Red reports whether the card is a heart or a diamond.
func (c Card) Red() bool { return c.Suit().Red() }

// Index numbers the cards of a new pack from 0 (AC) to 51 (KS).
func (c Card) Index() int { return int(c.Suit())*Ranks + int(c.Rank()) - 1 }

// CardAt is the card with the given index, 0 to 51.
func CardAt(index int) Card { return NewCard(Rank(index%Ranks+1), Suit(index/Ranks)) }

// String returns the notation of the card, such as TD, or -- for no card.
func (c Card) String() string {
	if c == 0 {
		return "--"
	}
	return c.Rank().String() + c.Suit().String()
}

// ParseCard reads a card in notation: rank, then suit, such as TD.
func ParseCard(s string) (Card, error) {
	if len(s) == 2 {
		if r, err := ParseRank(s[:1]); err == nil {
			for suit := Clubs; suit <= Spades; suit++ {
				if s[1:] == suit.String() {
					return NewCard(r, suit), nil
				}
			}
		}
	}
	return 0, fmt.Errorf("%q is not a card: write rank and suit, such as TD", s)
}
