// Package e2e plays the whole program from outside, as a person does: a real
// window under an X server of its own, and a real browser. It sees the game by
// its snapshots and acts by pointer, finger and keys; it knows the engine's
// notation and nothing else of the program.
package e2e

import (
	"errors"
	"fmt"
	"image"
	"time"
)

// Driver is a running game that can be seen and acted upon. Places are in the
// lengths of the snapshot.
type Driver interface {
	// Snapshot is what the game shows now. It is an error when the game does
	// not say, as before its first frame.
	Snapshot() (Snapshot, error)
	// Move puts the pointer somewhere; Press and Release are its left button.
	Move(x, y float64) error
	Press() error
	Release() error
	// Key presses and lets go a key: a letter, a digit, or a name such as
	// ArrowLeft or Enter, with Ctrl+ or Shift+ before it if wanted.
	Key(key string) error
	// Screenshot is the inside of the window or the page.
	Screenshot() (image.Image, error)
	// Resize sets the size of the inside.
	Resize(w, h int) error
}

// Toucher is a driver with a finger.
type Toucher interface {
	TouchStart(x, y float64) error
	TouchMove(x, y float64) error
	TouchEnd() error
	TouchCancel() error
}

// limit is how long anything may take before it counts as never happening. It
// only ends tests that have failed.
const limit = 30 * time.Second

// errEnded is the error of a program that does not run any more.
var errEnded = errors.New("the program has ended")

// Until waits until a snapshot satisfies a condition.
func Until(d Driver, what string, ok func(*Snapshot) bool) (*Snapshot, error) {
	return until(d, limit, what, ok)
}

func until(d Driver, within time.Duration, what string, ok func(*Snapshot) bool) (*Snapshot, error) {
	deadline := time.Now().Add(within)
	for {
		s, err := d.Snapshot()
		if err == nil && ok(&s) {
			return &s, nil
		}
		if errors.Is(err, errEnded) {
			return nil, fmt.Errorf("waiting for %s: %w", what, err)
		}
		if time.Now().After(deadline) {
			if err != nil {
				return nil, fmt.Errorf("waiting for %s: %w", what, err)
			}
			return nil, fmt.Errorf("waiting for %s: screen %s, moves %v, held %v, cursor %v, busy %v, said %q",
				what, s.Screen, s.Moves, s.Held, s.Cursor, s.Busy, s.Said)
		}
		time.Sleep(4 * time.Millisecond)
	}
}
