package main

import (
	"fmt"
	"math"
)

// share is how many of how many.
type share struct{ won, of int }

// interval is the 95 % Wilson score interval of a share (Wilson, 1927).
func (s share) interval() (low, high float64) {
	if s.of == 0 {
		return 0, 1
	}
	const z = 1.959964
	n := float64(s.of)
	p := float64(s.won) / n
	centre := p + z*z/(2*n)
	spread := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	scale := 1 + z*z/n
	return max(0, (centre-spread)/scale), min(1, (centre+spread)/scale)
}

// String writes the share and its interval in per cent.
func (s share) String() string {
	low, high := s.interval()
	p := 0.0
	if s.of > 0 {
		p = float64(s.won) / float64(s.of)
	}
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*p, 100*low, 100*high)
}
