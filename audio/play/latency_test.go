//go:build !js

package play

import (
	"testing"

	"agnes/audio"
)

// aDriver takes frames as a sound device does, through what oto keeps ahead.
// It runs in virtual time: nothing happens between two requests.
type aDriver struct {
	source *source
	kept   []byte
	ahead  int
	missed int // frames that were not there in time
}

func (d *aDriver) BufferedSize() int       { return len(d.kept) }
func (d *aDriver) SetBufferSize(bytes int) { d.ahead = bytes }

// newDriver is a driver of a player that can be heard at once.
func newDriver(p *Player) *aDriver {
	ready := make(chan struct{})
	close(ready)
	d := &aDriver{ahead: firstAhead}
	d.source = &source{player: p, stream: d, ready: ready, ahead: firstAhead}
	d.fill()
	return d
}

// fill does what oto does after each request.
func (d *aDriver) fill() {
	for len(d.kept) < d.ahead {
		b := make([]byte, d.ahead)
		n, _ := d.source.Read(b)
		d.kept = append(d.kept, b[:n]...)
	}
}

// ask takes frames and returns the first that is not silent, or -1.
func (d *aDriver) ask(frames int) int {
	n := min(frames*frameBytes, len(d.kept))
	d.missed += frames - n/frameBytes
	first := -1
	for i := n - 1; i >= 0; i-- {
		if d.kept[i] != 0 {
			first = i / frameBytes
		}
	}
	d.kept = d.kept[n:]
	d.fill()
	return first
}

// A sound whose samples begin at once, so that a wait is the player's doing.
const atOnce = audio.Rate / 500 // frames within which it is heard by itself

func TestOfADesktopsDriver_TheMixerIsAheadByNoMoreThanATick(t *testing.T) {
	// What is asked of the driver, and what drivers take that have it their way.
	for _, period := range []int{periodFrames, 512, 480, 441, 256} {
		p := New(audio.NewDesk(1))
		d := newDriver(p)
		for range 200 { // until it has found out how much to keep
			d.ask(period)
		}
		d.missed = 0
		worst := 0
		for cue := range 20 {
			p.With(func(desk *audio.Desk) { desk.Play(audio.Cue{Sound: audio.Button}) })
			asked, first := 0, -1
			for ; first < 0 && asked < audio.Rate; asked += period {
				if first = d.ask(period); first >= 0 {
					worst = max(worst, asked+first)
				}
			}
			if first < 0 {
				t.Fatalf("cue %d is never heard", cue)
			}
			for range audio.Rate / period {
				d.ask(period)
			}
		}
		t.Logf("a driver that asks for %d frames: a sound waits for %d frames at most, a tick is %d", period, worst, audio.FramesPerTick)
		if worst > audio.FramesPerTick+atOnce {
			t.Errorf("a driver that asks for %d frames is kept waiting for %d", period, worst)
		}
		if d.missed > 0 {
			t.Errorf("a driver that asks for %d frames was given %d too few", period, d.missed)
		}
	}
}

func TestOfAnyDriver_WhatItAsksForIsThereOnceItIsKnown(t *testing.T) {
	for _, period := range []int{1024, 1600, 2048, 3000} {
		d := newDriver(New(audio.NewDesk(1)))
		for range 400 {
			d.ask(period)
		}
		d.missed = 0
		for range 100 {
			d.ask(period)
		}
		if d.missed > 0 {
			t.Errorf("a driver that asks for %d frames was given %d too few", period, d.missed)
		}
	}
}
