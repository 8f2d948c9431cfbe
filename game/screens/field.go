package screens

import (
	"image"

	"agnes/game/scene"
)

// fieldRow is a field into which the player types: what is there, and what is
// said of it.
func fieldRow(typed, words string) row {
	return row{widget: widget{name: "field", look: lookField, value: typed, label: words}}
}

// fieldFont is what stands in a field: larger than anything around it.
func (b *brush) fieldFont() lettering {
	f := b.font
	f.scale++
	return f
}

// fieldHeight is the height of a field, in pixels.
func (b *brush) fieldHeight() int { return b.fieldFont().Height() + 2*padY }

// field draws a field with what has been typed in the middle, and a caret where
// the next character goes.
func (b *brush) field(items []scene.Item, w *widget) []scene.Item {
	f := b.fieldFont()
	items = b.fill(items, w.rect, tintRule)
	items = b.fill(items, w.rect.Inset(1), inkText)
	x := w.rect.Min.X + (w.rect.Dx()-f.Width(w.value))/2
	y := w.rect.Min.Y + padY
	items = f.Append(items, x, y, w.value, tintHead)
	x += f.Width(w.value)
	return b.fill(items, image.Rect(x, y+f.scale, x+f.scale, y+f.Height()-f.scale), tintText)
}
