package engine

import "fmt"

// EventKind says what happened.
type EventKind uint8

// What happens in a game. The first five change where cards lie or how; the
// others tell of what that led to.
const (
	Dealt     EventKind = iota // a card left the stock for To
	Moved                      // N cards went from From to To; Card is the deepest of them
	TurnedUp                   // Card, now the last of column To, was turned up
	Revealed                   // the hidden reserve pile To was turned up
	Gathered                   // the N cards of reserve pile From went to the stock
	Covered                    // Card, top of reserve pile To, was covered by the card dealt next
	Uncovered                  // Card is the top of reserve pile To again
	Wrapped                    // an Ace, Card, went up on the King of foundation To
	Completed                  // foundation To has its 13 cards
	Won                        // all four foundations are complete
)

// Event is something that happened, with enough inside to show it and to take
// it back.
type Event struct {
	Kind     EventKind
	Card     Card
	From, To Place
	N        uint8 // cards
}

// String describes the event in the words of the notation.
func (e Event) String() string {
	names := [...]string{"dealt", "moved", "turned up", "revealed", "gathered", "covered", "uncovered", "wrapped", "completed", "won"}
	return fmt.Sprintf("%s %s %s-%s*%d", names[e.Kind], e.Card, e.From, e.To, e.N)
}
