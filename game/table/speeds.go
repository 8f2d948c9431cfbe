package table

import "agnes/game/scene"

// Speed is how fast the cards move.
type Speed uint8

// The speeds. Normal is the zero value.
const (
	Normal Speed = iota
	Fast
	Slow
	Instant // no motion: cards are where they belong at once
)

// This file holds every duration and curve of the table, in ticks of a
// sixtieth of a second at normal speed.
const (
	dealTicks    = 14 // one card on its way in the opening deal
	dealStagger  = 2  // between two cards of the opening deal
	baseTicks    = 26 // the base card, which comes first and alone
	rowTicks     = 16 // one card of a row
	rowStagger   = 2
	moveTicks    = 10 // a short move; a long one takes up to moveLongest
	moveLongest  = 18
	movePixels   = 40 // pixels for which a move takes one tick more
	runLag       = 1  // between two cards of a run
	turnTicks    = 10
	gatherTicks  = 16
	gatherLag    = 3
	slideTicks   = 8 // cards that make room
	homeTicks    = 12
	autoPause    = 3  // between two automatic moves
	doubleTap    = 24 // ticks within which a second tap makes a double tap
	messageTicks = 240
)

// Heights in pixels.
const (
	heldLift   = 4.0
	pickedLift = 3.0
	flightHop  = 5.0
	baseHop    = 14.0
)

// Curves.
const (
	moveCurve  = scene.Out
	dealCurve  = scene.Out
	homeCurve  = scene.Out
	slideCurve = scene.InOut
)

// scaled is a duration at this speed.
func (s Speed) scaled(ticks int) int {
	switch s {
	case Fast:
		return (ticks + 1) / 2
	case Slow:
		return ticks * 3 / 2
	case Instant:
		return 0
	}
	return ticks
}
