// Package audio makes every sound and all the music of the game by arithmetic:
// numbers in, PCM out. There are no sample files.
//
// It is pure. It knows no device, no clock and no global random source, and it
// must never import Ebitengine or package oto: audio/play is what makes it heard.
// All signal paths use integers only, so that the same numbers give the same
// bytes on every platform.
//
// The way through the package: a Cue says what happened on the table; the Desk
// picks a variant and keeps a Log; the bank renders the Cue by one of the
// recipes in touches.go and tones.go; the Mixer adds up to eight voices and the
// Music, and is read as a stream.
package audio

// The format of everything in this package: signed 16 bit, two channels.
const (
	Rate           = 48000                 // frames a second
	Channels       = 2                     // left, right
	TicksPerSecond = 60                    // ticks of the game
	FramesPerTick  = Rate / TicksPerSecond // frames that pass in one tick
)

// Piece is one of the two games' music, and with it a mode: the scale in which
// that game's foundations sing and in which its win is celebrated.
type Piece uint8

// The pieces. Agnes Bernauer's is Phrygian on E, Agnes Sorel's Dorian on D.
const (
	NoPiece Piece = iota
	Bernauer
	Sorel
)

// String names the piece in lower case.
func (p Piece) String() string {
	switch p {
	case Bernauer:
		return "bernauer"
	case Sorel:
		return "sorel"
	default:
		return "none"
	}
}
