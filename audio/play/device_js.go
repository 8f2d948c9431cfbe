package play

import (
	"syscall/js"
	"time"
)

// driverFrames is the driver's own choice in a browser, about 43 ms. Its worklet
// asks the page for as many frames when half of them are used up, and a page
// that is busy with a frame must still answer in time.
const driverFrames = 2048

// firstAhead is how much of the stream is kept ahead, in bytes: what the driver
// takes at once.
const firstAhead = driverFrames * frameBytes

// driverBuffer is 0: the driver's own choice.
func driverBuffer() time.Duration { return 0 }

// prepare waits for the first gesture. A context made before it would be
// refused, and browsers complain of that in the console.
//
// The listeners stay: some phones take the sound away while another program is
// in front, and give it back only in a gesture.
func (p *Player) prepare() {
	p.mu.Lock()
	p.waiting = true
	p.mu.Unlock()

	gesture := js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.gesture(args[0])
		return nil
	})
	early := map[string]any{"capture": true, "passive": true}
	for _, kind := range []string{"mousedown", "keydown", "touchend", "mouseup", "keyup"} {
		js.Global().Call("addEventListener", kind, gesture, early)
	}
	document := js.Global().Get("document")
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		p.hide(document.Get("hidden").Bool())
		return nil
	}))
}

// gesture opens the device, or wakes it.
func (p *Player) gesture(event js.Value) {
	if !activates(event) {
		return
	}
	switch p.State() {
	case Waiting:
		p.start()
		p.resume()
	case Running:
		p.resume()
	}
}

// activates reports whether the browser takes the event for a gesture.
func activates(event js.Value) bool {
	if !event.Get("isTrusted").Truthy() {
		return false
	}
	if seen := js.Global().Get("navigator").Get("userActivation"); seen.Truthy() {
		return seen.Get("hasBeenActive").Truthy()
	}
	return event.Get("key").IsUndefined() || event.Get("key").String() != "Escape"
}

// hide rests the device while the page is hidden and wakes it after.
func (p *Player) hide(hidden bool) {
	if p.State() != Running {
		return
	}
	if hidden {
		p.rest()
	} else {
		p.resume()
	}
}

func (p *Player) rest() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.context != nil {
		p.err = p.context.Suspend()
	}
}

func (p *Player) resume() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.context != nil && p.err == nil {
		p.err = p.context.Resume()
	}
}
