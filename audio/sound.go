package audio

// Sound is a kind of sound.
type Sound uint8

// The kinds of sound.
const (
	Lift             Sound = iota // a card or run is taken up
	DropColumn                    // it lands on a card of a column
	DropSpace                     // it lands on bare felt
	Refuse                        // it may not lie there
	Turn                          // a card is turned over
	Deal                          // one card of a dealt row lands
	ReserveCovered                // a reserve card is covered by another
	ReserveUncovered              // a reserve card is free again
	StockEmpty                    // the last card has left the stock
	Undo                          // a move is taken back
	Redo                          // and made again
	Hint                          // a hint is shown
	Button                        // a button is pressed
	Foundation                    // a card goes to a foundation
	SuitFinished                  // thirteen cards of a suit lie there
	Stuck                         // nothing helps but undo
	Won                           // all four suits are finished
	Sounds                        // how many kinds there are
)

// Role says what a sound is for. Sounds of one role are equally loud.
type Role uint8

// The roles.
const (
	Touch Role = iota // card on card, card on felt, finger on wood
	Tone              // a plucked string that tells of the game
)

// kind is what is known about a sound beside its recipe.
type kind struct {
	name     string
	role     Role
	variants int
	percent  int // level against that of the role: the ear finds dark sounds softer than bright ones
	recipe   func(*sketch, Cue)
}

func kindOf(s Sound) kind {
	switch s {
	case Lift:
		return kind{"lift", Touch, 5, 84, lift}
	case DropColumn:
		return kind{"drop on a column", Touch, 5, 106, dropColumn}
	case DropSpace:
		return kind{"drop on a space", Touch, 4, 114, dropSpace}
	case Refuse:
		return kind{"refuse", Touch, 3, 112, refuse}
	case Turn:
		return kind{"turn over", Touch, 5, 90, turn}
	case Deal:
		return kind{"deal", Touch, 5, 96, deal}
	case ReserveCovered:
		return kind{"reserve covered", Touch, 4, 104, reserveCovered}
	case ReserveUncovered:
		return kind{"reserve uncovered", Touch, 4, 84, reserveUncovered}
	case StockEmpty:
		return kind{"stock empty", Touch, 3, 112, stockEmpty}
	case Undo:
		return kind{"undo", Touch, 4, 86, undo}
	case Redo:
		return kind{"redo", Touch, 4, 86, redo}
	case Button:
		return kind{"button", Touch, 3, 100, button}
	case Hint:
		return kind{"hint", Tone, 3, 88, hint}
	case Foundation:
		return kind{"foundation", Tone, 3, 100, foundation}
	case SuitFinished:
		return kind{"suit finished", Tone, 3, 106, suitFinished}
	case Stuck:
		return kind{"stuck", Tone, 3, 100, stuck}
	case Won:
		return kind{"won", Tone, 3, 110, won}
	default:
		return kind{name: "unknown"}
	}
}

// String names the sound in plain words.
func (s Sound) String() string { return kindOf(s).name }

// Role returns what the sound is for.
func (s Sound) Role() Role { return kindOf(s).role }

// variants returns in how many variants the sound exists, 0 for an unknown one.
func (s Sound) Variants() int { return kindOf(s).variants }

// Cue asks for one sound.
type Cue struct {
	Sound Sound
	Piece Piece // the game being played: it gives tones their mode; NoPiece counts as Sorel
	Step  int   // Foundation: cards of the suit that now lie there, 1 to 13
	Wrap  int   // Foundation: the step at which an Ace lies on a King, 2 to 13; 0 if that never happens
	Pan   int   // where on the screen: -100 is the left edge, 100 the right
	Delay int   // ticks to wait before it sounds
}

// WrapStep returns what belongs in Cue.Wrap for a base rank from 1 (Ace) to
// 13 (King): how many cards lie on a foundation when its Ace has come.
func WrapStep(baseRank int) int {
	if baseRank < 2 || baseRank > 13 {
		return 0
	}
	return 15 - baseRank
}

// sane brings what can be heard in a cue into range.
func (c Cue) sane() Cue {
	c.Step = min(max(c.Step, 1), 13)
	if c.Wrap < 2 || c.Wrap > 13 {
		c.Wrap = 0
	}
	if c.Piece != Bernauer {
		c.Piece = Sorel
	}
	return c
}
