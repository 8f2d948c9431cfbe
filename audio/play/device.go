//go:build !js

package play

import (
	"runtime"
	"time"

	"agnes/audio"
)

// firstAhead is how much of the stream is kept ahead at first, in bytes: with
// the chunk that may come on top, one tick.
const firstAhead = (audio.FramesPerTick - chunk) * frameBytes

// driverBuffer is what the driver is asked to buffer: two ticks, and four
// where the driver cuts it into four parts.
func driverBuffer() time.Duration {
	const tick = time.Second / audio.TicksPerSecond
	if runtime.GOOS == "darwin" {
		return 4 * tick
	}
	return 2 * tick
}

// prepare opens the device at once.
func (p *Player) prepare() { p.start() }
