package scene

import "math"

// Curve says how a way is spread over its time.
type Curve uint8

// The curves. Linear is the zero value.
const (
	Linear    Curve = iota
	Out             // fast, then slower: a card thrown
	InOut           // gently off, gently on: a card led
	Overshoot       // past the end by a little, and back: a card that lands
	In              // slow, then faster: a card that falls
)

// At is how much of the way is gone at part t of the time, both 0 to 1.
// Overshoot goes past 1 for a while.
func (c Curve) At(t float64) float64 {
	switch c {
	case Out:
		u := 1 - t
		return 1 - float64(u*float64(u*u))
	case InOut:
		return float64(t*t) * (3 - float64(2*t))
	case Overshoot:
		const past = 1.1
		u := t - 1
		return 1 + float64(u*u)*(float64((past+1)*u)+past)
	case In:
		return float64(t * t)
	}
	return t
}

// Wave is a sine wave of a number of turns, from -1 to 1, drawn with two
// parabolas: at most 0.06 beside the true sine, and the same on every processor.
func Wave(turns float64) float64 {
	x := turns - math.Floor(turns)
	if x < 0.5 {
		return 16 * float64(x*(0.5-x))
	}
	return -16 * float64((x-0.5)*(1-x))
}
