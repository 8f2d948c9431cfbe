//go:build !js

package play

import (
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ebitengine/oto/v3"

	"agnes/audio"
)

// periodFrames is what the driver is to ask for at a time: less than the tick
// that is kept for it, so that it is seen that there is enough.
const periodFrames = 768

// driverBuffer is how much the driver is asked to buffer: two of its periods,
// and four where it cuts the buffer into four.
func driverBuffer() time.Duration {
	periods := 2
	if runtime.GOOS == "darwin" {
		periods = 4
	}
	return time.Duration(periods*periodFrames) * time.Second / audio.Rate
}

// prepare opens the device at once.
func (p *Player) prepare() { p.start() }

// restAfter is for how many ticks there has been nothing to hear when the
// device is let rest: a device that plays silence costs as much as all else that
// a resting game does.
const restAfter = 3 * audio.TicksPerSecond

// output is a sound device.
type output struct {
	player  *Player
	context *oto.Context
	ready   <-chan struct{}
	stream  *oto.Player

	idle    int // ticks since there was something to hear
	resting atomic.Bool
	obeying sync.Mutex
}

// open asks for a device that plays what the player mixes.
func open(p *Player) (*output, error) {
	letTryAgain()
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      audio.Rate,
		ChannelCount:    audio.Channels,
		Format:          oto.FormatSignedInt16LE,
		BufferSize:      driverBuffer(),
		ApplicationName: "Agnes",
	})
	if err != nil {
		return nil, err
	}
	s := &source{player: p, ready: ready, ahead: firstAhead}
	o := &output{player: p, context: context, ready: ready, stream: context.NewPlayer(s)}
	s.stream = o.stream
	s.stream.SetBufferSize(s.ahead)
	o.stream.Play()
	return o, nil
}

// running reports whether the device takes what is mixed.
func (o *output) running() bool { return closed(o.ready) }

// err is why the device has ceased, or nil.
func (o *output) err() error {
	if !o.running() {
		return nil
	}
	return errors.Join(o.context.Err(), o.stream.Err())
}

// tick lets the device rest when there has been nothing to hear for long, and go
// on as soon as there is.
func (o *output) tick() {
	if !o.player.idle() {
		o.idle = 0
	} else if o.idle++; o.idle < restAfter {
		return
	}
	if rest := o.idle > 0; rest != o.resting.Load() && o.running() {
		o.resting.Store(rest)
		go o.obey()
	}
}

// obey makes the device rest or go on, as is wanted by then. A driver keeps it
// waiting for as long as its buffer lasts. Its errors are those of the context.
func (o *output) obey() {
	o.obeying.Lock()
	defer o.obeying.Unlock()
	if o.resting.Load() {
		_ = o.context.Suspend()
	} else {
		_ = o.context.Resume()
	}
}

func closed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

const (
	// chunk is how many frames are made in one go.
	chunk      = 160
	frameBytes = 2 * audio.Channels
	// firstAhead is how much of the stream is kept ahead at first, in bytes: one
	// tick.
	firstAhead = audio.FramesPerTick * frameBytes
	mostAhead  = audio.Rate / 10 * frameBytes // a tenth of a second
)

// kept is the part of the stream that is kept ahead.
type kept interface {
	BufferedSize() int
	SetBufferSize(bytes int)
}

// source is the stream that the device reads. The device's library keeps some
// of it ahead, and fills what is missing with silence when a driver asks for
// more at once than that. How much a driver asks for cannot be known before,
// so the source begins with one tick and keeps more when it is found empty.
type source struct {
	player *Player
	stream kept
	ready  <-chan struct{}
	ahead  int  // bytes kept ahead
	full   bool // whether that much was kept once
	pcm    [audio.Channels * chunk]int16
}

// Read makes the next frames, but none that would be more than is kept ahead;
// silence until the device is ready.
func (s *source) Read(b []byte) (int, error) {
	have := s.stream.BufferedSize()
	s.fit(have)
	n := min(len(b), s.ahead-have) / frameBytes
	n = max(min(n, chunk), 0)
	pcm := s.pcm[:audio.Channels*n]
	if closed(s.ready) {
		s.player.mix(pcm)
	} else {
		clear(pcm)
	}
	bytesOf(b, pcm)
	return n * frameBytes, nil
}

// fit keeps more ahead if the last request took all there was.
func (s *source) fit(have int) {
	if s.full && have == 0 && s.ahead < mostAhead && closed(s.ready) {
		s.ahead += 2 * chunk * frameBytes
		s.stream.SetBufferSize(s.ahead)
		s.full = false
	}
	s.full = s.full || have+chunk*frameBytes >= s.ahead
}
