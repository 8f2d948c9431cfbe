package font

import (
	"fmt"
	"image"

	xfont "golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"agnes/sprites"
)

// CellHeight is the height in pixels of a baked glyph and ascent the rows of
// it above the baseline. No glyph of bitmapfont leaves that room.
const (
	CellHeight = 14
	ascent     = 11
)

// MissingName is the sprite of the box that stands for a missing rune.
const MissingName = "glyph/missing"

// GlyphName is the sprite of a rune in the base sheet.
func GlyphName(r rune) string { return fmt.Sprintf("glyph/%04x", r) }

// ChineseName is the sprite of a rune in the simplified-Chinese sheet.
func ChineseName(r rune) string { return fmt.Sprintf("glyph-sc/%04x", r) }

// Glyph draws one rune of a bitmap face as it is baked: white on clear, as
// wide as its advance and CellHeight pixels high.
func Glyph(face xfont.Face, r rune) (*image.Paletted, bool) {
	box, mask, at, advance, ok := face.Glyph(fixed.Point26_6{}, r)
	if !ok || advance == 0 {
		return nil, false
	}
	p := image.NewPaletted(image.Rect(0, 0, advance.Round(), CellHeight), sprites.Palette)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			_, _, _, alpha := mask.At(at.X+x-box.Min.X, at.Y+y-box.Min.Y).RGBA()
			if alpha >= 0x8000 {
				p.SetColorIndex(x, y+ascent, sprites.Bright)
			}
		}
	}
	return p, true
}
