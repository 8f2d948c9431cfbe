//go:build !js

package play

import _ "unsafe" // for go:linkname

// contextCreated is how oto v3.5.0 remembers that a process has made its
// context. It remembers even when that found no device, and then refuses for
// good: a player who plugs headphones in would have to leave the game. There is
// no other way to try again. A context that failed holds no device, so another
// one is safe. If a later oto drops the variable, the linker says so.
//
//go:linkname contextCreated github.com/ebitengine/oto/v3.contextCreated
var contextCreated bool

// letTryAgain makes oto willing to make a context. Call it only when there is
// none, or when the last one has failed.
func letTryAgain() { contextCreated = false }
