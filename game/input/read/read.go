// Package read asks Ebitengine what the player does and says it in the values
// of package input. It knows no screens and no rules.
package read

import (
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"agnes/game/input"
)

// Ticks after which a key that is held repeats, and between two repeats.
const (
	repeatAfter = 24
	repeatEvery = 4
)

// Reader remembers what was down in the tick before. The zero Reader is ready.
type Reader struct {
	x, y    int  // where the pointer was seen last, in pixels of the virtual grid
	down    bool // the pointer is down
	touch   ebiten.TouchID
	touched bool // the pointer that is down is a finger
	blurred bool
	ticks   int  // since the start
	left    bool // the focus was lost in this tick
	lost    int  // how often the system had taken the pointer away
	keys    []ebiten.Key
	touches []ebiten.TouchID
	typed   []rune
	pads    []ebiten.GamepadID
	pad     input.Pad
}

// Read appends what has happened since the last tick. The program's Layout must
// be the virtual grid.
func (r *Reader) Read(events []input.Event) []input.Event {
	events = r.readLost(r.readFocus(events))
	events = r.readTouch(events)
	if !r.touched {
		events = r.readMouse(events)
	}
	if _, dy := ebiten.Wheel(); dy != 0 {
		events = append(events, input.Event{Kind: input.Wheel, X: r.x, Y: r.y, Turn: dy})
	}
	return r.readPads(r.readKeys(events))
}

// focusTicks is how often the window is asked whether it has the keyboard, in
// ticks: on a desktop the question goes to another program and back. While
// something is pressed or dragged it is asked in every tick.
const focusTicks = 6

func (r *Reader) readFocus(events []input.Event) []input.Event {
	r.left = false
	if r.ticks++; r.ticks%focusTicks != 0 && !r.down && !inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		return events
	}
	if blurred := !ebiten.IsFocused(); blurred != r.blurred {
		r.blurred, r.left = blurred, blurred
		kind := input.Focus
		if blurred {
			kind = input.Blur
			r.down = false
		}
		events = append(events, input.Event{Kind: kind})
	}
	return events
}

// readLost comes before the release that follows, so that nothing is dropped
// where the pointer happened to be.
func (r *Reader) readLost(events []input.Event) []input.Event {
	n := lost()
	if n != r.lost && r.down {
		r.down = false
		events = append(events, input.Event{Kind: input.Cancel})
	}
	r.lost = n
	return events
}

func (r *Reader) readMouse(events []input.Event) []input.Event {
	x, y := whole(ebiten.CursorPositionF())
	at := input.Event{X: x, Y: y}
	if x != r.x || y != r.y {
		r.x, r.y = x, y
		at.Kind = input.Move
		events = append(events, at)
	}
	pressed := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	// Not while the left button is held, nor when both are let go by a loss.
	if !pressed && !r.down && !r.left && inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		at.Kind = input.Second
		events = append(events, at)
	}
	switch {
	case r.left: // what was pressed in this tick was let go by the loss
	case inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft):
		r.down = true
		at.Kind = input.Press
		events = append(events, at)
		if !pressed {
			r.down = false
			at.Kind = input.Release
			events = append(events, at)
		}
	case r.down && !pressed:
		r.down = false
		at.Kind = input.Release
		events = append(events, at)
	}
	return events
}

// readTouch follows one finger. A second one cancels what the first was doing;
// nothing begins again before all are gone.
func (r *Reader) readTouch(events []input.Event) []input.Event {
	r.touches = inpututil.AppendJustPressedTouchIDs(r.touches[:0])
	for _, id := range r.touches {
		if r.touched {
			if r.down {
				r.down = false
				events = append(events, input.Event{Kind: input.Cancel})
			}
			continue
		}
		r.touch, r.touched, r.down = id, true, true
		r.x, r.y = whole(ebiten.TouchPositionF(id))
		events = append(events, r.finger(input.Press))
	}
	if !r.touched {
		return events
	}
	if inpututil.IsTouchJustReleased(r.touch) {
		if r.down {
			events = append(events, r.finger(input.Release))
		}
		r.down = false
	} else if x, y := whole(ebiten.TouchPositionF(r.touch)); r.down && (x != r.x || y != r.y) {
		r.x, r.y = x, y
		events = append(events, r.finger(input.Move))
	}
	if r.touches = ebiten.AppendTouchIDs(r.touches[:0]); len(r.touches) == 0 {
		if r.down {
			events = append(events, input.Event{Kind: input.Cancel})
			r.down = false
		}
		r.touched = false
	}
	return events
}

func (r *Reader) finger(kind input.Kind) input.Event {
	return input.Event{Kind: kind, X: r.x, Y: r.y, Far: true}
}

// whole is the pixel that a place lies in: left of the canvas it stays left of
// it. A place is computed from device pixels, and may be short of its own pixel
// by what was rounded off.
func whole(x, y float64) (int, int) {
	const rounded = 1e-6
	return int(math.Floor(x + rounded)), int(math.Floor(y + rounded))
}

func (r *Reader) readKeys(events []input.Event) []input.Event {
	// A key may go down and up again within one tick: it counts all the same.
	r.keys = inpututil.AppendJustPressedKeys(r.keys[:0])
	pressed := len(r.keys)
	r.keys = inpututil.AppendPressedKeys(r.keys)
	for i, k := range r.keys {
		e := input.Event{Kind: input.Key, Key: codes[k], Mods: mods()}
		if e.Key == input.NoCode {
			e.Rune = printed(k)
		}
		if held := inpututil.KeyPressDuration(k); i >= pressed && (!e.Repeats() || held < repeatAfter || (held-repeatAfter)%repeatEvery != 0) {
			continue
		}
		if e.Key != input.NoCode || e.Rune != 0 {
			events = append(events, e)
		}
	}
	// The question mark has a place of its own on every keyboard.
	r.typed = ebiten.AppendInputChars(r.typed[:0])
	if slices.Contains(r.typed, '?') {
		events = append(events, input.Event{Kind: input.Key, Rune: '?'})
	}
	return events
}

var codes = map[ebiten.Key]input.Code{
	ebiten.KeyEnter: input.Enter, ebiten.KeyNumpadEnter: input.Enter, ebiten.KeySpace: input.Space,
	ebiten.KeyEscape: input.Escape, ebiten.KeyTab: input.Tab,
	ebiten.KeyBackspace: input.Backspace, ebiten.KeyDelete: input.Backspace,
	ebiten.KeyArrowLeft: input.ArrowLeft, ebiten.KeyArrowRight: input.ArrowRight,
	ebiten.KeyArrowUp: input.ArrowUp, ebiten.KeyArrowDown: input.ArrowDown,
	ebiten.KeyPageUp: input.PageUp, ebiten.KeyPageDown: input.PageDown,
	ebiten.KeyHome: input.Home, ebiten.KeyEnd: input.End, ebiten.KeyF1: input.F1, ebiten.KeyF11: input.F11,
}

func mods() (m input.Mods) {
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		m |= input.Shift
	}
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		m |= input.Command
	}
	if ebiten.IsKeyPressed(ebiten.KeyAlt) {
		m |= input.Alt
	}
	return m
}

// printed is the letter or digit that stands on a key of the player's own
// keyboard; where the system does not tell, that of an American one.
func printed(k ebiten.Key) rune {
	switch {
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		// A French keyboard prints the digits above the signs.
		return '0' + rune(k-ebiten.KeyDigit0)
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return '0' + rune(k-ebiten.KeyNumpad0)
	}
	if name := strings.ToLower(ebiten.KeyName(k)); len(name) == 1 {
		return rune(name[0])
	}
	if k >= ebiten.KeyA && k <= ebiten.KeyZ {
		return 'a' + rune(k-ebiten.KeyA)
	}
	return 0
}
