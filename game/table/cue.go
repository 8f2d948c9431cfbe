package table

import (
	"fmt"

	"agnes/game/engine"
)

// CueKind says what can be heard.
type CueKind uint8

// What can be heard. Place, Card and N of a Cue say more, as noted.
const (
	CueNone      CueKind = iota
	CueLifted            // N cards, the deepest Card, were taken from Place
	CueHome              // N cards went back to Place: let go, or undone
	CueRefused           // a move was refused; Card where there is one
	CueLanded            // N cards, the deepest Card, landed on column Place
	CueSpace             // the same on a space
	CueUp                // Card landed on foundation Place, its card N, from 1
	CueWrapped           // Card, an Ace, landed on a King; also told as CueUp
	CueCompleted         // foundation Place has its 13 cards
	CueTurned            // Card was turned over on Place
	CueRevealed          // hidden reserve pile Place, of N cards, was turned over
	CueBase              // the base card Card lies on Place
	CueDealt             // Card landed on Place, card N of its row, from 1
	CueCovered           // a row of N cards came down on the reserve
	CueUncovered         // Card is the top of reserve pile Place again
	CueGathered          // N cards went to the stock
	CueWon               // all 52 are up
	CueAct               // act N of the show begins, from 1
)

var cueNames = [...]string{
	"none", "lifted", "home", "refused", "landed", "space", "up", "wrapped", "completed", "turned",
	"revealed", "base", "dealt", "covered", "uncovered", "gathered", "won", "act",
}

// Cue is something to be heard at the tick at which it is handed out.
type Cue struct {
	Kind  CueKind
	Place engine.Place
	Card  engine.Card
	N     uint8
}

// String writes a cue for a log: "up fH 3H 9".
func (c Cue) String() string {
	return fmt.Sprintf("%s %s %s %d", cueNames[c.Kind], c.Place, c.Card, c.N)
}

// A timeline carries numbers.
func (c Cue) pack() int {
	return int(c.Kind) | int(c.Place)<<8 | int(c.Card)<<16 | int(c.N)<<24
}

func unpackCue(v int) Cue {
	return Cue{CueKind(v & 0xff), engine.Place(v >> 8 & 0xff), engine.Card(v >> 16 & 0xff), uint8(v >> 24 & 0xff)}
}

// tell has a cue handed out by the next Tick.
func (t *Table) tell(c Cue) { t.pending = append(t.pending, c) }

// tellCut tells of what a motion that is cut short still had to tell: each
// kind once, since all of it at once would only be noise. The show of a win is
// cut with the rest.
func (t *Table) tellCut(left []int) {
	for i, v := range left {
		c, last := unpackCue(v), true
		for _, later := range left[i+1:] {
			last = last && unpackCue(later).Kind != c.Kind
		}
		if last && c.Kind != CueAct {
			t.tell(c)
		}
	}
}
