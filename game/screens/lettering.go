package screens

import (
	"strings"

	"agnes/game/scene"
	"agnes/sprites/font"
)

// lettering is the font at the size that the player wishes for.
type lettering struct {
	font  *font.Font
	scale int // 1, or 2 for large text
}

// letteringOf is the font at the size that the settings ask for.
func letteringOf(f *font.Font, large bool) lettering {
	if large {
		return lettering{font: f, scale: 2}
	}
	return lettering{font: f, scale: 1}
}

// Height is the distance from one line of text to the next, in pixels.
func (l lettering) Height() int { return l.scale * font.LineHeight }

// Width is the width in pixels of a single line of text.
func (l lettering) Width(s string) int { return l.scale * l.font.Width(s) }

// Append sets one line of text with the corner of its box at x, y.
func (l lettering) Append(items []scene.Item, x, y int, s string, tint scene.Colour) []scene.Item {
	return l.font.AppendScaled(items, x, y, l.scale, s, tint)
}

// Wrap breaks text into lines no wider than width pixels.
func (l lettering) Wrap(text string, width int) []string { return l.font.Wrap(text, width/l.scale) }

// evenly breaks text into as few lines as a width in pixels allows, and these
// about equally long, unless its words are not told apart by spaces: then as many
// as can stay together.
func (l lettering) evenly(text string, width int) []string {
	lines := l.Wrap(text, width)
	if !strings.Contains(text, " ") {
		return lines
	}
	for w := l.Width(text) / max(1, len(lines)); w < width; w += 8 {
		if even := l.Wrap(text, w); len(even) <= len(lines) {
			return even
		}
	}
	return lines
}

// centreLines sets lines of text in the middle of a width.
func (l lettering) centreLines(items []scene.Item, lines []string, x, y, width int, tint scene.Colour) []scene.Item {
	for i, line := range lines {
		items = l.Append(items, x+(width-l.Width(line))/2, y+i*l.Height(), line, tint)
	}
	return items
}
