// Package input is what a player does: pointers, keys, the wheel. Package read
// beneath it asks Ebitengine; this one is plain values, so that screens can be
// played in a test without a window.
//
// It knows nobody, and not what any key means.
package input

// Kind says what happened.
type Kind uint8

// What a player can do. Mouse and finger are one pointer.
const (
	Press   Kind = iota // the pointer went down
	Move                // the pointer is somewhere else
	Release             // the pointer was let go
	Second              // the right button of the mouse went down
	Cancel              // the pointer is gone: a second finger, a lost touch
	Key                 // a key went down, or repeats
	Wheel               // the wheel was turned by Turn notches, upwards positive
	Blur                // the window lost the keyboard
	Focus               // and has it again
)

// Event is one thing that a player did.
type Event struct {
	Kind Kind
	X, Y int  // pixels of the virtual grid, for pointers and the wheel
	Far  bool // the pointer is a finger: allow for its size
	Key  Code // for keys
	Rune rune // the letter, digit or question mark printed on the key, lower case, or 0
	Mods Mods
	Turn float64
}

// Code is a key that prints no letter.
type Code uint8

// Keys without a letter. NoCode is a key that has one: see Event.Rune.
const (
	NoCode Code = iota
	Enter
	Space
	Escape
	Tab
	Backspace
	ArrowLeft
	ArrowRight
	ArrowUp
	ArrowDown
	PageUp
	PageDown
	Home
	End
	F1
	F11
)

// Repeats reports whether a key that is held does what it does again and again:
// walking, scrolling, undoing and deleting. Nothing that would be a surprise.
func (e Event) Repeats() bool {
	switch e.Key {
	case ArrowLeft, ArrowRight, ArrowUp, ArrowDown, PageUp, PageDown, Tab, Backspace:
		return true
	case NoCode:
		return e.Rune == 'u' || e.Rune == 'z' || e.Rune == 'y'
	}
	return false
}

// Mods are the modifier keys that are down.
type Mods uint8

// The modifiers. Command is Control, or Command on a Macintosh.
const (
	Shift Mods = 1 << iota
	Command
	Alt
)

// Has reports whether all of the given modifiers are down.
func (m Mods) Has(all Mods) bool { return m&all == all }
