package engine

import "fmt"

// Reason is one way in which a move can be wrong.
type Reason uint8

// The reasons for which a move is refused. None means that it is legal.
const (
	None            Reason = iota
	NotAMove               // the places or the count make no sense together
	GameWon                // nothing is legal after a win but undo
	StockEmpty             // a deal, but the stock has no card
	NoRedeals              // the game has no redeal
	RedealUsed             // the redeal has been made
	StockNotEmpty          // a redeal before the stock is empty
	NothingToGather        // a redeal, but the reserve has no card
	PileEmpty              // there is no card to move
	TooFewCards            // there are cards, but not so many
	SamePile               // from a pile to itself
	OnReserve              // reserve piles are never built on
	CardHidden             // the card, or one of the run, lies face down
	CardCovered            // another card of the reserve pile lies on it
	OneAtATime             // more than one card to a foundation or from one
	NotARun                // the cards do not follow one another
	NotAUnit               // a run, but not one that may be moved as a unit
	StartsWithBase         // an empty foundation takes only a base-rank card
	NotNext                // not the next card of its foundation
	NotOneLower            // not one rank below the card it is to lie on
	SameColours            // the colours must alternate
	OtherColours           // the colours must be the same
	BaseTakesNone          // nothing may be packed on a base-rank card
	SpaceTakesRank         // a space takes only a certain rank
	SpaceTakesOne          // a space takes only one card
	SpaceTakesNone         // nothing may fill a space
	NoWorryingBack         // cards stay on the foundations in this game
	BaseCardStays          // the base card never leaves its foundation
)

// Refusal says why a move is refused, with what a screen needs to say it in
// words. It is an error; as such it is handed out by pointer.
type Refusal struct {
	Reason Reason
	Move   Move
	Card   Card // the card that was to move, where there is one
	Onto   Card // the card that it was to lie on, where there is one
	Needs  Rank // the rank that would do: of the space, or of the next card up
	Run    Run  // the rule of runs, for NotAUnit
	Unit   int  // how many cards would be the unit, for NotAUnit; 0 if any run of one suit
}

// Error says the reason in English.
func (r *Refusal) Error() string {
	switch r.Reason {
	case None:
		return "the move is legal"
	case NotAMove:
		return fmt.Sprintf("%s is not a move of this game", r.Move)
	case GameWon:
		return "the game is won"
	case StockEmpty:
		return "the stock is empty"
	case NoRedeals:
		return "there is no redeal in this game"
	case RedealUsed:
		return "the redeal has been used"
	case StockNotEmpty:
		return "a redeal has to wait until the stock is empty"
	case NothingToGather:
		return "the reserve has no card to gather"
	case PileEmpty:
		return fmt.Sprintf("there is no card on %s", r.Move.From)
	case TooFewCards:
		return fmt.Sprintf("there are not so many cards on %s", r.Move.From)
	case SamePile:
		return "the card lies there already"
	case OnReserve:
		return "nothing may be built on the reserve"
	case CardHidden:
		return "a card that lies face down cannot be moved"
	case CardCovered:
		return "the card is covered by another"
	case OneAtATime:
		return "only one card at a time"
	case NotARun:
		return "these cards do not follow one another"
	case NotAUnit:
		return r.unitText()
	case StartsWithBase:
		return fmt.Sprintf("a foundation starts with a %s", r.Needs)
	case NotNext:
		return fmt.Sprintf("the %s goes up before the %s", NewCard(r.Needs, r.Card.Suit()), r.Card)
	case NotOneLower:
		return fmt.Sprintf("the %s is not one lower than the %s", r.Card, r.Onto)
	case SameColours:
		return fmt.Sprintf("the %s and the %s have the same colour", r.Card, r.Onto)
	case OtherColours:
		return fmt.Sprintf("the %s and the %s differ in colour", r.Card, r.Onto)
	case BaseTakesNone:
		return fmt.Sprintf("nothing may be packed on the %s: its rank is the base", r.Onto)
	case SpaceTakesRank:
		return fmt.Sprintf("only a %s may fill a space in this game", r.Needs)
	case SpaceTakesOne:
		return "only one card at a time may fill a space in this game"
	case SpaceTakesNone:
		return "nothing may fill a space in this game"
	case NoWorryingBack:
		return "cards stay on the foundations in this game"
	case BaseCardStays:
		return "the base card stays where it is"
	}
	return "the move is refused"
}

func (r *Refusal) unitText() string {
	switch r.Run {
	case Single:
		return "only one card at a time may be moved in this game"
	case Whole:
		return fmt.Sprintf("only the whole run of %d may be moved", r.Unit)
	case WholeSuit:
		return fmt.Sprintf("only the whole run of one suit, here %d, may be moved", r.Unit)
	}
	return "only runs of one suit may be moved in this game"
}
