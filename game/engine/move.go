package engine

import (
	"fmt"
	"strings"
)

// Place names a pile of the table. The zero Place is none.
type Place uint8

// Columns and ReservePiles are how many of each there are. Piles 8 and 9 of
// the reserve are the extra ones for a short last row.
const (
	Columns      = 7
	ReservePiles = 9
)

// The places of the table.
const (
	Nowhere        Place                   = iota
	firstColumn                            // c1 … c7
	firstReserve   = firstColumn + Columns // r1 … r9
	firstOfSuit    = firstReserve + ReservePiles
	FoundationPile = firstOfSuit + Suits // f: whichever foundation is the card's
	StockPile      = FoundationPile + 1
)

// Places is how many places there are, Nowhere among them.
const Places = int(StockPile) + 1

// Column is the place of column n, 1 to 7.
func Column(n int) Place { return firstColumn + Place(n-1) }

// ReservePile is the place of reserve pile n, 1 to 9.
func ReservePile(n int) Place { return firstReserve + Place(n-1) }

// FoundationOf is the place of the foundation of suit s.
func FoundationOf(s Suit) Place { return firstOfSuit + Place(s) }

// Piles yields the piles from which cards are played: the columns, then the
// reserve piles.
func Piles(yield func(Place) bool) {
	for p := firstColumn; p < firstOfSuit; p++ {
		if !yield(p) {
			return
		}
	}
}

// IsColumn reports whether p is one of the seven columns.
func (p Place) IsColumn() bool { return p >= firstColumn && p < firstReserve }

// IsReserve reports whether p is one of the nine reserve piles.
func (p Place) IsReserve() bool { return p >= firstReserve && p < firstOfSuit }

// IsFoundation reports whether p is the foundation of a suit.
func (p Place) IsFoundation() bool { return p >= firstOfSuit && p < FoundationPile }

// Number is the number of a column or reserve pile, from 1; zero for others.
func (p Place) Number() int {
	switch {
	case p.IsColumn():
		return int(p-firstColumn) + 1
	case p.IsReserve():
		return int(p-firstReserve) + 1
	}
	return 0
}

// Suit is the suit of a foundation.
func (p Place) Suit() Suit { return Suit(p-firstOfSuit) & 3 }

// String returns the notation of the place: c3, r9, fH, f; the stock, which
// the notation has no word for, is "stock".
func (p Place) String() string {
	switch {
	case p.IsColumn():
		return fmt.Sprintf("c%d", p.Number())
	case p.IsReserve():
		return fmt.Sprintf("r%d", p.Number())
	case p.IsFoundation():
		return "f" + p.Suit().String()
	case p == FoundationPile:
		return "f"
	case p == StockPile:
		return "stock"
	}
	return "?"
}

// ParsePlace reads c1 … c7, r1 … r9, f, fC, fD, fH or fS.
func ParsePlace(s string) (Place, error) {
	for p := firstColumn; p <= FoundationPile; p++ {
		if s == p.String() {
			return p, nil
		}
	}
	return 0, fmt.Errorf("%q is not a pile: use c1 to c7, r1 to r9, f, or fC fD fH fS", s)
}

// Move is something that a player does. From and To say what: a deal comes
// from the stock, a redeal goes to it, any other move carries N cards.
type Move struct {
	From, To Place
	N        uint8 // cards; at least 1 unless it is a deal or a redeal
}

// Deal is the move that deals a row; Redeal the one that gathers the reserve.
var (
	Deal   = Move{From: StockPile}
	Redeal = Move{To: StockPile}
)

// Carry is the move of n cards from one place to another.
func Carry(from, to Place, n int) Move { return Move{from, to, uint8(n)} }

// Up is the move of the last card of a pile to its foundation.
func Up(from Place) Move { return Carry(from, FoundationPile, 1) }

// String writes the move in notation: deal, redeal, c3-f, c5-c1*3.
func (m Move) String() string {
	switch {
	case m == Deal:
		return "deal"
	case m == Redeal:
		return "redeal"
	case m.N > 1:
		return fmt.Sprintf("%s-%s*%d", m.From, m.To, m.N)
	}
	return m.From.String() + "-" + m.To.String()
}

// ParseMove reads one move in notation. It knows how a move is written, not
// whether it is legal.
func ParseMove(s string) (Move, error) {
	switch s {
	case "deal":
		return Deal, nil
	case "redeal":
		return Redeal, nil
	}
	fromText, rest, found := strings.Cut(s, "-")
	if !found {
		return Move{}, fmt.Errorf("%q is not a move: write deal, redeal, or FROM-TO such as c3-f", s)
	}
	toText, count, counted := strings.Cut(rest, "*")
	from, err := ParsePlace(fromText)
	if err != nil {
		return Move{}, err
	}
	to, err := ParsePlace(toText)
	if err != nil {
		return Move{}, err
	}
	if from == FoundationPile {
		return Move{}, fmt.Errorf("%q does not say which foundation: write fC, fD, fH or fS", s)
	}
	if to.IsFoundation() {
		return Move{}, fmt.Errorf("%q: a card finds its own foundation, write f", s)
	}
	n := 1
	if counted {
		if n, err = parseCount(count); err != nil {
			return Move{}, err
		}
	}
	return Carry(from, to, n), nil
}

func parseCount(s string) (int, error) {
	for n := 2; n <= PackSize; n++ {
		if s == fmt.Sprint(n) {
			return n, nil
		}
	}
	return 0, fmt.Errorf("%q is not the length of a run: 2 or more, and no count for one card", s)
}

// MovesText writes moves in notation with commas between, as ParseMoves reads them.
func MovesText(moves []Move) string {
	var b strings.Builder
	for i, m := range moves {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(m.String())
	}
	return b.String()
}

// ParseMoves reads moves separated by commas or line ends. Blank space around
// them is passed over, and so is an empty last line. The error says which move
// could not be read, from 1.
func ParseMoves(s string) ([]Move, error) {
	var moves []Move
	for _, line := range splitLines(s) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		line = strings.TrimSuffix(strings.TrimSpace(line), ",")
		for _, field := range strings.Split(line, ",") {
			m, err := ParseMove(strings.TrimSpace(field))
			if err != nil {
				return nil, &MoveError{Number: len(moves) + 1, Err: err}
			}
			moves = append(moves, m)
		}
	}
	return moves, nil
}

// splitLines splits a text at the line ends of any system.
func splitLines(s string) []string {
	return strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(s), "\n")
}

// MoveError says which move of a list is wrong, from 1, and why.
type MoveError struct {
	Number int
	Err    error
}

func (e *MoveError) Error() string { return fmt.Sprintf("move %d: %v", e.Number, e.Err) }

func (e *MoveError) Unwrap() error { return e.Err }
