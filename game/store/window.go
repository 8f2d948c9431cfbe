package store

import (
	"encoding/json"
	"errors"
)

// WindowPlace is where the window of a desktop stood, in the screen's own pixels.
// Whether that is still on a screen is for the window to know.
type WindowPlace struct {
	X, Y          int
	Width, Height int
	Fullscreen    bool
	Maximised     bool
}

// errWindowPlace is the error of a text that is no place.
var errWindowPlace = errors.New("not the text of a window's place")

// maxPixel is further than any screen reaches, in pixels.
const maxPixel = 1 << 16

// Text writes the place as a document.
func (p WindowPlace) Text() string { return jsonText(p) }

// ParseWindowPlace reads a document. Numbers that no screen has are an error.
func ParseWindowPlace(text string) (WindowPlace, error) {
	var p WindowPlace
	if json.Unmarshal([]byte(text), &p) != nil || p.Width < 1 || p.Height < 1 {
		return WindowPlace{}, errWindowPlace
	}
	for _, n := range []int{p.X, p.Y, p.Width, p.Height} {
		if n < -maxPixel || n > maxPixel {
			return WindowPlace{}, errWindowPlace
		}
	}
	return p, nil
}
