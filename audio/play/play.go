// Package play makes an audio.Desk heard. It is the only part of the sound that
// knows a device.
//
// The game never depends on it: without a device everything here still works,
// silently, and State and Err say why. In a browser nothing is opened before
// the first gesture of the player, as browsers demand; what was to sound until
// then is dropped.
package play

import (
	"errors"
	"fmt"
	"sync"

	"github.com/ebitengine/oto/v3"

	"agnes/audio"
)

// State says whether anything can be heard.
type State int

// The states.
const (
	Closed  State = iota // Open was not called yet
	Waiting              // for the first gesture, in a browser
	Opening              // the device is being opened
	Running              // sound is heard
	Failed               // there is none; Err says why
)

// Player plays a desk. Its methods may be called from any goroutine; none
// waits for the device.
type Player struct {
	desk sync.Mutex // guards what its field d points to
	d    *audio.Desk

	mu      sync.Mutex // guards the rest; never taken while desk is held
	context *oto.Context
	stream  *oto.Player
	source  *source
	ready   <-chan struct{}
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

// start makes a context and a stream.
func (p *Player) start() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.waiting = false
	context, ready, err := newContext()
	if err != nil {
		p.context, p.err = nil, fmt.Errorf("no sound: %w", err)
		return
	}
	p.context, p.ready, p.err = context, ready, nil
	p.source = &source{player: p, ready: ready, ahead: firstAhead}
	p.stream = context.NewPlayer(p.source)
	p.source.stream = p.stream
	p.stream.SetBufferSize(p.source.ahead)
	p.stream.Play()
}

// newContext asks for a device. Where a browser throws, that is an error too.
func newContext() (context *oto.Context, ready <-chan struct{}, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("%v", thrown)
		}
	}()
	letTryAgain()
	return unpack(oto.NewContext(&oto.NewContextOptions{
		SampleRate:      audio.Rate,
		ChannelCount:    audio.Channels,
		Format:          oto.FormatSignedInt16LE,
		BufferSize:      driverBuffer(),
		ApplicationName: "Agnes",
	}))
}

func unpack(c *oto.Context, ready chan struct{}, err error) (*oto.Context, <-chan struct{}, error) {
	return c, ready, err
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
	case p.context == nil:
		return Closed
	case !closed(p.ready):
		return Opening
	}
	if err := errors.Join(p.context.Err(), p.stream.Err()); err != nil {
		p.err = fmt.Errorf("no sound: %w", err)
		return Failed
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

func closed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

// Tick moves the clock one tick on. Call it once in each Update.
func (p *Player) Tick() { p.With((*audio.Desk).Tick) }

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

// chunk is how many frames are made in one go.
const chunk = 160

// source is the stream that the device reads. The device's library keeps some
// of it ahead, and fills what is missing with silence when a driver asks for
// more at once than that. How much a driver asks for cannot be known before,
// so the source begins with little and keeps more when it is found empty.
type source struct {
	player *Player
	stream *oto.Player
	ready  <-chan struct{}
	ahead  int  // bytes kept ahead
	full   bool // whether that much was kept once
	pcm    [2 * chunk]int16
}

// Read makes the next frames; silence until the device is ready.
func (s *source) Read(b []byte) (int, error) {
	n := min(len(b)/frameBytes, chunk)
	pcm := s.pcm[:2*n]
	if closed(s.ready) {
		s.fit(n * frameBytes)
		s.player.With(func(d *audio.Desk) { d.Mix(pcm) })
	} else {
		clear(pcm)
	}
	for i, v := range pcm {
		b[2*i], b[2*i+1] = byte(v), byte(v>>8)
	}
	return n * frameBytes, nil
}

const (
	frameBytes = 2 * audio.Channels
	mostAhead  = audio.Rate / 10 * frameBytes // a tenth of a second
)

// fit keeps more ahead if the last request took all there was.
func (s *source) fit(coming int) {
	have := s.stream.BufferedSize()
	if s.full && have == 0 && s.ahead < mostAhead {
		s.ahead += 2 * chunk * frameBytes
		s.stream.SetBufferSize(s.ahead)
		s.full = false
		return
	}
	s.full = s.full || have+coming >= s.ahead
}
