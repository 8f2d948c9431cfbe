//go:build !linux

package main

import "time"

// threadTime is the processor time that the calling thread has used; on
// systems where that is not to be had, the time of day.
func threadTime() time.Duration { return time.Since(started) }
