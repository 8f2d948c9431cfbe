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

// This file holds every duration, height and curve of the table. Durations
// are ticks of a sixtieth of a second at normal speed.

// The opening deal, 94 ticks in all.
const (
	baseRise   = 18 // the base card flies to the middle of the table
	baseStay   = 6  // is seen there
	baseDrop   = 16 // and goes to its foundation
	dealStart  = 22 // the others begin to follow
	dealSpread = 58 // from the first of them to the last
	dealTicks  = 14 // one of them on its way
)

// A row dealt on the reserve: it gathers above the old one, then covers it.
const (
	rowTicks   = 12 // one card on its way to its place in the row
	rowStagger = 2  // between two cards
	rowPause   = 1  // the row is complete
	coverTicks = 11 // and slides over the old one
)

// A row dealt on the columns.
const (
	rainTicks   = 14 // one card on its way
	rainStagger = 3
	rippleTicks = 8 // the cards that it falls on give way and come back
	rippleCards = 4 // so many of them
	rippleLag   = 1 // the deeper, the later
)

// Moves.
const (
	nearTicks   = 6 // a card let go just above its place
	moveTicks   = 9 // a short way; a long one takes up to moveLongest
	moveLongest = 17
	movePixels  = 40 // pixels for which a way takes one tick more
	runLag      = 1  // between two cards of a run
	pressTicks  = 5  // a card that has landed weighs on what it lies on
	wrapTicks   = 24 // an Ace that goes up on a King
	turnTicks   = 10
	turnLag     = 4  // from the start of a move to the turning of what it uncovers
	nodTicks    = 10 // a reserve card that is free again
	gatherTicks = 18
	gatherLag   = 4
	slideTicks  = 7 // cards that make room
	openTicks   = 5 // a column that opens at the card pointed at
	homeTicks   = 12
	refuseTicks = 14 // a card that shakes its head
	autoLag     = 6  // between two automatic moves
	liftTicks   = 4  // a card that is picked up
	bendDecay   = 0.8
	doubleTap   = 30 // ticks within which a second tap makes a double tap: half a second, as desktops have it
	glowTicks   = 48 // one breath of a hint: well below three a second
	glowBreaths = 4  // after which it stays bright
	crownTicks  = 18 // a crown comes down on a foundation that has wrapped
	sealTicks   = 14 // a seal on a finished one
	sealGlow    = 54 // which glows from then on, ever more faintly
	freshTicks  = 45 // with reduced motion: what has moved stays framed
	freshWon    = 150
	showDelay   = 24 // from the last card's landing to the show
	puffTicks   = 16
	ringTicks   = 34
	showerTicks = 64
)

// glowLeast is how bright a hint is at least while it breathes, of 255.
const glowLeast = 208

// Heights and ways in pixels.
const (
	heldLift   = 4.0
	pickedLift = 3.0
	flightHop  = 5.0
	upHop      = 7.0  // to a foundation
	wrapHop    = 22.0 // an Ace on a King
	baseHop    = 8.0
	rowLift    = 4.0
	nodHop     = 3.0
	turnHop    = 3.0
	dipPixels  = 4.0 // how far the first card of a ripple gives way
	pressDip   = 1.2
	swayPixels = 2.0
	bendCard   = 2.0 // a held run bends by at most so much a card
	bendMost   = 6.0 // and so much in all
	crownFall  = 14.0
	sealFall   = 18.0
	restAside  = 1 // the shadow of a card that rests: so far to the right
	restBelow  = 2 // and so far down
)

// Curves.
const (
	moveCurve  = scene.Out
	dealCurve  = scene.Out
	baseCurve  = scene.InOut
	dropCurve  = scene.InOut
	coverCurve = scene.InOut
	homeCurve  = scene.Out
	slideCurve = scene.InOut
	crownCurve = scene.Overshoot
)
