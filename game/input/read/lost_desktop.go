//go:build !js

package read

// lost is how often the system has taken the pointer away: never, since a
// window hears of it as a loss of focus.
func lost() int { return 0 }
