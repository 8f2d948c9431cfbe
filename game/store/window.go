package store

import (
	"encoding/json"
	"errors"
)

// Frame is where the window of a desktop stood, in the screen's own pixels.
// Whether that is still on a screen is for the window to know.
type Frame struct {
	X, Y          int
	Width, Height int
	Fullscreen    bool
	Maximised     bool
}

// errFrame is the error of a text that is no frame.
var errFrame = errors.New("not the text of a window's place")

// maxPixel is further than any screen reaches, in pixels.
const maxPixel = 1 << 16

// Text writes the frame as a document.
func (f Frame) Text() string { return jsonText(f) }

// ParseFrame reads a document. Numbers that no screen has are an error.
func ParseFrame(text string) (Frame, error) {
	var f Frame
	if json.Unmarshal([]byte(text), &f) != nil || f.Width < 1 || f.Height < 1 {
		return Frame{}, errFrame
	}
	for _, n := range []int{f.X, f.Y, f.Width, f.Height} {
		if n < -maxPixel || n > maxPixel {
			return Frame{}, errFrame
		}
	}
	return f, nil
}
