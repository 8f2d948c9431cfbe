package screens

import (
	"errors"
	"time"
)

// Host is what the program around the screens can do for them. Every method
// returns at once; what takes time answers by calling done, on the goroutine
// that calls Tick.
type Host interface {
	// Random is a number that nobody can foresee, for deals that nobody chose.
	Random() uint64
	// Clock is time that only goes forward, from whenever it likes. It bounds
	// how long a slice of thinking takes, and nothing else.
	Clock() time.Duration
	// Today is the date of the player's own calendar, such as 2026-11-29.
	Today() string

	// Say tells ears what happened: the page's live region.
	Say(text string)
	// ReducedMotion reports whether the system or browser wishes less motion.
	ReducedMotion() bool
	// PlayedByFinger reports whether the device is made for fingers first of all: a
	// telephone.
	PlayedByFinger() bool
	// Vibrate shakes a telephone, shortly; CanVibrate reports whether it can.
	Vibrate()
	CanVibrate() bool
	// ToggleFullscreen goes to fullscreen or back; CanFullscreen reports
	// whether there is such a thing.
	ToggleFullscreen()
	CanFullscreen() bool
	// Quit ends the program; CanQuit reports whether there is anything to
	// end: a page in a browser just stays.
	Quit()
	CanQuit() bool

	// Link is the address that begins with the given parameters: a page, or
	// where there is none the command that does the same.
	Link(query string) string
	// Copy puts a text on the system's clipboard.
	Copy(text string, done func(error))
	// Paste hands over a text of the player's. ErrCancelled says that there
	// is none; ErrNoClipboard, that there is none on a clipboard nor in the
	// file PasteFile in the folder of the player's data.
	Paste(done func(string, error))
	// SaveFile gives the player a file: in a browser a download. done learns
	// where it is.
	SaveFile(name string, data []byte, done func(where string, err error))
}

// PasteFile is the name of the file that is read where there is no clipboard.
const PasteFile = "paste.txt"

// Errors of Copy and Paste. Others come from the system.
var (
	ErrNoClipboard = errors.New("there is no clipboard to be had")
	ErrCancelled   = errors.New("given up by the player")
)
