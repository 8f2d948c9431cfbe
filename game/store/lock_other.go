//go:build !linux && !darwin && !freebsd && !netbsd && !openbsd && !dragonfly && !windows && !js

package store

// lock is not to be had on this system: a second window is noticed when it
// saves.
func lock(string) (release func(), free bool) { return func() {}, true }
