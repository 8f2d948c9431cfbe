// Package font sets text in the baked subset of bitmapfont, 12 pixels high.
// It turns strings into scene items; it knows no screens and no languages
// beyond the question which of two shapes a Chinese character takes.
package font

import (
	"strings"

	"agnes/game/scene"
	"agnes/sprites"
)

//go:generate go run ./bake -catalogues ../../game/lang/catalogues -out ../sheets

// LineHeight is the distance from one line of text to the next, in pixels. In
// the box of a line the capitals stand on rows 3 to 11 and small letters hang
// down to row 13, so text looks centred in the box.
const LineHeight = 16

// cellTop is where in the line box the glyph cells begin.
const cellTop = 1

// Font measures and sets text. It keeps handles only, so it stays good when
// another deck is packed.
type Font struct {
	glyphs  map[rune]glyph
	latin   [0x180]glyph // the same for the first runes, without hashing
	missing glyph
	han     bool // it sets Chinese or Japanese
}

type glyph struct {
	sprite scene.Sprite
	width  int16
}

// New makes the font for a language. Languages whose tag begins with zh take
// the simplified-Chinese shapes, all others the Japanese ones where they
// exist.
func New(a *sprites.Atlas, language string) *Font {
	chinese := strings.HasPrefix(language, "zh")
	f := &Font{glyphs: make(map[rune]glyph), han: chinese || strings.HasPrefix(language, "ja")}
	load := func(name string) glyph {
		s := a.Sprite(name)
		w, _ := a.Size(s)
		return glyph{s, int16(w)}
	}
	f.missing = load(MissingName)
	first, second := "glyph-sc/", "glyph/"
	if chinese {
		first, second = second, first
	}
	for _, prefix := range []string{first, second} { // the later wins
		for _, name := range a.Names(prefix) {
			if r, ok := runeOf(name[len(prefix):]); ok {
				f.glyphs[r] = load(name)
			}
		}
	}
	for r := range f.latin {
		f.latin[r] = f.missing
		if g, ok := f.glyphs[rune(r)]; ok {
			f.latin[r] = g
		}
	}
	return f
}

// runeOf reads the hexadecimal end of a glyph's name.
func runeOf(hex string) (rune, bool) {
	var r rune
	for _, c := range hex {
		switch {
		case '0' <= c && c <= '9':
			r = r<<4 | (c - '0')
		case 'a' <= c && c <= 'f':
			r = r<<4 | (c - 'a' + 10)
		default:
			return 0, false
		}
	}
	return r, true
}

func (f *Font) glyph(r rune) glyph {
	if r >= 0 && int(r) < len(f.latin) {
		return f.latin[r]
	}
	if g, ok := f.glyphs[r]; ok {
		return g
	}
	return f.missing
}

// Ink is the first row of the box of a line that its letters reach, but for the
// tips of strokes, and the row beneath the last.
func (f *Font) Ink() (top, bottom int) {
	if f.han {
		return 2, 13
	}
	return 3, 14
}

// Has reports whether the font has a glyph of its own for the rune.
func (f *Font) Has(r rune) bool {
	_, ok := f.glyphs[r]
	return ok
}

// Width is the width in pixels of a single line of text.
func (f *Font) Width(s string) int {
	w := 0
	for _, r := range s {
		w += int(f.glyph(r).width)
	}
	return w
}

// Append sets one line of text with the corner of its box at x, y and returns
// the longer list. Spaces add no item. A line break is not special here: wrap
// first.
func (f *Font) Append(items []scene.Item, x, y int, s string, tint scene.Colour) []scene.Item {
	return f.AppendScaled(items, x, y, 1, s, tint)
}

// AppendScaled is Append with each pixel drawn scale pixels wide and high; the
// line is scale times LineHeight high.
func (f *Font) AppendScaled(items []scene.Item, x, y, scale int, s string, tint scene.Colour) []scene.Item {
	y += cellTop * scale
	for _, r := range s {
		g := f.glyph(r)
		if r != ' ' && r != '\u00a0' && r != '\u3000' {
			item := scene.Item{Sprite: g.sprite, X: int16(x), Y: int16(y), Tint: tint}
			if scale > 1 {
				item.W, item.H = g.width*int16(scale), int16(CellHeight*scale)
			}
			items = append(items, item)
		}
		x += int(g.width) * scale
	}
	return items
}

// Fit shortens a line to a width in pixels, with an ellipsis where it was cut.
func (f *Font) Fit(s string, width int) string {
	if f.Width(s) <= width {
		return s
	}
	const ellipsis = "…"
	room, end := width-f.Width(ellipsis), 0
	for i, r := range s {
		room -= int(f.glyph(r).width)
		if room < 0 {
			break
		}
		end = i + len(string(r))
	}
	return strings.TrimRight(s[:end], " ") + ellipsis
}
