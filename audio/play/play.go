// Package play makes an audio.Desk heard. It is the only part of the sound that
// knows a device: on a desktop through oto, in a browser through worklet.js.
//
// The game never depends on it: without a device everything here still works,
// silently, and State and Err say why. In a browser nothing is opened before
// the first gesture of the player, as browsers demand; what was to sound until
// then is dropped.
package play

import (
	"fmt"
	"sync"

	"agnes/audio"
)

// State says whether anything can be heard.
type State int

// The states.
const (
	Closed  State = iota // Open was not called yet
	Waiting              // for the first gesture, in a browser
	Opening              // the device is being opened, or rests while the page is hidden
	Running              // sound is heard
	Failed               // there is none; Err says why
)

// Player plays a desk. Its methods may be called from any goroutine; none
// waits for the device.
type Player struct {
	desk sync.Mutex // guards what its field d points to
	d    *audio.Desk

	mu      sync.Mutex // guards the rest; never taken while desk is held
	out     *output    // the device, once it was asked for
	err     error
	waiting bool
}

// New returns a player of the desk, which from now on only the player may use.
func New(d *audio.Desk) *Player { return &Player{d: d} }

// Open opens the device, or in a browser waits for the first gesture and opens
// it then. It returns at once; State tells how it went. After a failure it
// tries again; otherwise it does nothing.
func (p *Player) Open() {
	switch p.State() {
	case Closed:
		p.prepare()
	case Failed:
		p.start()
	}
}

// start asks for the device.
func (p *Player) start() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.waiting = false
	p.out, p.err = open(p)
	if p.err != nil {
		p.out, p.err = nil, fmt.Errorf("no sound: %w", p.err)
	}
}

// State returns whether anything can be heard now.
func (p *Player) State() State {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.waiting:
		return Waiting
	case p.err != nil:
		return Failed
	case p.out == nil:
		return Closed
	}
	if err := p.out.err(); err != nil {
		p.err = fmt.Errorf("no sound: %w", err)
		return Failed
	}
	if !p.out.running() {
		return Opening
	}
	return Running
}

// Err returns why there is no sound, or nil.
func (p *Player) Err() error {
	p.State()
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// Tick moves the clock one tick on. Call it once in each Update, after the
// tick's cues.
func (p *Player) Tick() {
	p.With((*audio.Desk).Tick)
	p.mu.Lock()
	out := p.out
	p.mu.Unlock()
	if out != nil {
		out.tick()
	}
}

// Play plays the sound of a cue, or drops it if nothing can be heard.
func (p *Player) Play(c audio.Cue) {
	running := p.State() == Running
	p.With(func(d *audio.Desk) {
		d.Play(c)
		if !running {
			d.Drop()
		}
	})
}

// With lets the caller use the desk, for settings, music and mood.
func (p *Player) With(use func(*audio.Desk)) {
	p.desk.Lock()
	defer p.desk.Unlock()
	use(p.d)
}

// idle reports whether there is nothing to hear.
func (p *Player) idle() bool {
	p.desk.Lock()
	defer p.desk.Unlock()
	return p.d.Idle()
}

// mix fills pcm with the next frames, which begin with what was played last. It
// reports whether there was anything to hear.
func (p *Player) mix(pcm []int16) bool {
	p.desk.Lock()
	defer p.desk.Unlock()
	idle := p.d.Idle()
	p.d.Mix(pcm)
	return !idle
}

// bytesOf writes samples as bytes, the lower one first.
func bytesOf(b []byte, pcm []int16) {
	for i, v := range pcm {
		b[2*i], b[2*i+1] = byte(v), byte(v>>8)
	}
}
