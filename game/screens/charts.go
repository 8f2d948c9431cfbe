package screens

import (
	"image"
	"strconv"

	"agnes/game/scene"
	"agnes/sprites/font"
)

// fact draws a label on the left and a value on the right.
func (b *brush) fact(items []scene.Item, w *widget) []scene.Item {
	items = b.font.Append(items, w.rect.Min.X, w.rect.Min.Y, w.label, tintText)
	y := w.rect.Min.Y + (b.factLines(w, w.rect.Dx())-1)*font.LineHeight
	return b.font.Append(items, w.rect.Max.X-b.font.Width(w.value), y, w.value, tintHead)
}

// factLines is how many lines a fact takes: one, or two where the value finds
// no room beside the label.
func (b *brush) factLines(w *widget, width int) int {
	if b.font.Width(w.label)+padX+b.font.Width(w.value) <= width {
		return 1
	}
	return 2
}

// barsHeight is the height of a histogram with its numbers, in pixels.
const barsHeight = 56 + font.LineHeight

// histogram draws bars from left to right, and numbers under some of them.
func (b *brush) histogram(items []scene.Item, w *widget) []scene.Item {
	most := 1
	for _, n := range w.bars {
		most = max(most, n)
	}
	step := max(1, w.rect.Dx()/len(w.bars))
	left := w.rect.Min.X + (w.rect.Dx()-step*len(w.bars))/2
	foot := w.rect.Max.Y - font.LineHeight
	height := foot - w.rect.Min.Y
	items = b.fill(items, image.Rect(left, foot, left+step*len(w.bars), foot+1), tintNote)
	for i, n := range w.bars {
		x := left + i*step
		if n > 0 {
			h := max(2, n*height/most)
			tint := tintNote
			if i == len(w.bars)-1 {
				tint = tintHead
			}
			items = b.fill(items, image.Rect(x, foot-h, x+max(1, step-1), foot), tint)
		}
		if number := i + 1; number == 1 || number%13 == 0 {
			words := strconv.Itoa(number)
			at := min(max(left, x+step/2-b.font.Width(words)/2), left+step*len(w.bars)-b.font.Width(words))
			items = b.font.Append(items, at, foot+1, words, tintNote)
		}
	}
	return items
}

// cardRow draws cards side by side, closer together where there is not enough
// room.
func (b *brush) cardRow(items []scene.Item, w *widget) []scene.Item {
	x := w.rect.Min.X
	for _, c := range w.cards {
		s := b.sprite("small/" + c.String())
		width, _ := b.size(s)
		items = append(items, scene.Item{Sprite: s, X: int16(x), Y: int16(w.rect.Min.Y)})
		step := width + 2
		if n := len(w.cards); n > 1 {
			step = min(step, (w.rect.Dx()-width)/(n-1))
		}
		x += step
	}
	return items
}
