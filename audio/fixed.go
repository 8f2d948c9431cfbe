package audio

import "math/bits"

// full is full scale inside the package: a signal of ±1.0. It leaves eleven
// bits of headroom above and five bits of precision below an int16.
const (
	fullBits = 20
	full     = 1 << fullBits
	toPCM    = fullBits - 15 // full is one more than the largest int16
)

// unity is a factor of 1.0. Factors have 15 fractional bits.
const unity = 1 << 15

// scale multiplies a signal by a factor. It rounds towards zero, which lets
// loops with feedback die away to silence instead of idling on a small value.
func scale(x, factor int32) int32 {
	return int32(int64(x) * int64(factor) / unity)
}

// part is a factor of a/b with 24 fractional bits, for scaling a whole wave.
type part int64

func partOf(a, b int64) part { return part(a << 24 / b) }

func (p part) of(x int32) int32 { return int32((int64(x)*int64(p) + 1<<23) >> 24) }

// frames turns milliseconds into frames.
func frames(ms int) int { return ms * Rate / 1000 }

// sine returns sin(2π·phase/2³²) with 30 fractional bits. It is the Taylor
// series to the ninth degree over a quarter of the circle, with an error below
// four parts in a million.
func sine(phase uint32) int32 {
	x := int64(int32(phase)) // -π..π as -2³¹..2³¹
	switch {
	case x > 1<<30:
		x = 1<<31 - x
	case x < -1<<30:
		x = -1<<31 - x
	}
	// x is now -π/2..π/2 as -2³⁰..2³⁰; the factors are (π/2)ⁿ/n! with 30 bits.
	xx := x * x >> 30
	y := int64(172272)
	y = 5026995 - y*xx>>30
	y = 85569306 - y*xx>>30
	y = 693598668 - y*xx>>30
	y = 1686629713 - y*xx>>30
	y = x * y >> 30
	return int32(min(max(y, -1<<30), 1<<30))
}

// stepOf returns how far the phase of a sine moves in one frame, for a
// frequency in millihertz.
func stepOf(milliHertz int) uint32 {
	return uint32((int64(milliHertz) << 32) / (Rate * 1000))
}

// root returns the whole square root of x, rounded down.
func root(x uint64) uint64 {
	if x == 0 {
		return 0
	}
	r := uint64(1) << ((bits.Len64(x) + 1) / 2)
	for {
		next := (r + x/r) / 2
		if next >= r {
			return r
		}
		r = next
	}
}

// decay is an exponential fall, multiplied out frame by frame.
type decay struct {
	level int64 // 30 fractional bits
	keep  int64 // what is kept each frame, 30 fractional bits
}

// newDecay falls from 1 to 1/e in the given number of frames.
func newDecay(frames int) decay {
	return decay{level: 1 << 30, keep: 1<<30 - 1<<30/int64(max(frames, 1))}
}

// next returns the level as a factor and moves on one frame.
func (d *decay) next() int32 {
	v := int32(d.level >> 15)
	d.level = d.level * d.keep >> 30
	return v
}

// noise is white noise from a xorshift generator (Marsaglia 2003, 13-17-5).
// Zero is not a valid state: make one with newNoise.
type noise uint32

func newNoise(seed uint64) noise {
	v := noise(mix64(seed))
	if v == 0 {
		v = 1
	}
	return v
}

// next returns a value evenly spread over ±full.
func (n *noise) next() int32 {
	v := *n
	v ^= v << 13
	v ^= v >> 17
	v ^= v << 5
	*n = v
	return int32(v) >> (31 - fullBits)
}

// bandpass is a state variable filter (Chamberlin 1980). It is stable for
// centres up to about 7 kHz at this rate.
type bandpass struct {
	low, band int64
	tune      int64 // 2·sin(π·centre/rate), 20 fractional bits
	damp      int64 // 1/Q, 15 fractional bits
}

// set tunes the filter. Sharpness is ten times Q: 10 is Q = 1.
func (f *bandpass) set(hertz, sharpness int) {
	hertz = min(max(hertz, 20), 7000)
	f.tune = int64(sine(uint32((int64(hertz)<<31)/Rate))) >> 9
	f.damp = unity * 10 / int64(max(sharpness, 5))
}

// next filters one sample and returns the band around the centre.
func (f *bandpass) next(x int32) int32 {
	f.low += f.tune * f.band / (1 << 20)
	high := int64(x) - f.low - f.damp*f.band/unity
	f.band += f.tune * high / (1 << 20)
	return int32(f.band)
}
