package screens

import (
	"image"

	"agnes/game/scene"
)

// choice draws a label, and a value between two arrows.
func (b *brush) choice(items []scene.Item, w *widget, r image.Rectangle) []scene.Item {
	labels := b.choiceLabel(w, r.Dx())
	for i, line := range labels {
		items = b.font.Append(items, r.Min.X+padX, r.Min.Y+padY+i*b.font.Height(), line, w.ink())
	}
	at := r.Min.Y
	if !b.besideLabel(w, r.Dx()) {
		at += len(labels) * b.font.Height()
	}
	values := b.choiceValue(w, r.Dx())
	x, width := b.valueSpan(w, values, r)
	y := at + (len(values)*b.font.Height()+2*padY-b.arrowSide())/2
	items = append(items, b.arrow(w, -1, x-b.arrowSide(), y))
	items = b.font.centreLines(items, values, x, at+padY, width, inkValue)
	items = append(items, b.arrow(w, 1, r.Max.X-padX-b.arrowSide(), y))
	return b.noteBelow(items, w, r.Add(image.Pt(0, b.extraLines(w, r.Dx())*b.font.Height())))
}

// arrow is what turns a choice by a step, grey where that leads nowhere.
func (b *brush) arrow(w *widget, step, x, y int) scene.Item {
	name := "icon/left"
	if step > 0 {
		name = "icon/right"
	}
	arrow := b.grown(w.inked(b.sprite(name), x, y))
	if step == w.end {
		arrow.Tint = tintOff
	}
	return arrow
}

// arrowSide is the side of the arrows beside a value, in pixels.
func (b *brush) arrowSide() int { return iconSide * b.font.scale }

// besideLabel reports whether the value of a choice finds room beside its
// label.
func (b *brush) besideLabel(w *widget, width int) bool {
	return b.font.Width(w.label)+b.font.Width(w.value)+2*b.arrowSide()+3*padX <= width
}

// choiceLabel are the lines of the label of a choice.
func (b *brush) choiceLabel(w *widget, width int) []string {
	if b.besideLabel(w, width) {
		return []string{w.label}
	}
	if w.label == "" {
		return nil
	}
	return b.font.Wrap(w.label, width-2*padX)
}

// choiceValue are the lines of the value of a choice, between its arrows.
func (b *brush) choiceValue(w *widget, width int) []string {
	return b.font.Wrap(w.value, width-2*padX-2*b.arrowSide())
}

// valueSpan is where the value of a choice begins, between its arrows, and how
// wide it is, in pixels. Without a label it has the whole width.
func (b *brush) valueSpan(w *widget, values []string, r image.Rectangle) (x, width int) {
	if w.label == "" {
		return r.Min.X + padX + b.arrowSide(), r.Dx() - 2*padX - 2*b.arrowSide()
	}
	for _, line := range values {
		width = max(width, b.font.Width(line))
	}
	return r.Max.X - padX - b.arrowSide() - width, width
}

// choiceStep is which way a press at x, in pixels of the screen, turns a
// choice: back in the right half of its row up to the middle of the value,
// forward anywhere else. The left arrow moves with the width of the value, so
// that a second press where it was has to go back as well.
func (b *brush) choiceStep(w *widget, x int) int {
	r := w.rect
	r.Min.X += b.signRoom(w, r.Dx())
	from, width := b.valueSpan(w, b.choiceValue(w, r.Dx()), r)
	middle := w.rect.Min.X + w.rect.Dx()/2
	if x > min(from-b.arrowSide()-padX, middle) && x < from+width/2 {
		return -1
	}
	return 1
}

// toggleLabel are the lines of the label of a toggle, to the left of its box.
func (b *brush) toggleLabel(w *widget, width int) []string {
	boxW, _ := b.grownSize(b.sprite("check0"))
	return b.font.Wrap(w.label, width-3*padX-boxW)
}

// toggle draws a label and a box that is ticked or not.
func (b *brush) toggle(items []scene.Item, w *widget, r image.Rectangle) []scene.Item {
	box := b.sprite("check0")
	if w.on {
		box = b.sprite("check1")
	}
	boxW, boxH := b.grownSize(box)
	labels := b.toggleLabel(w, r.Dx())
	for i, line := range labels {
		items = b.font.Append(items, r.Min.X+padX, r.Min.Y+padY+i*b.font.Height(), line, w.ink())
	}
	items = append(items, b.grown(scene.Item{Sprite: box, X: int16(r.Max.X - padX - boxW), Y: int16(r.Min.Y + padY + (len(labels)*b.font.Height()-boxH)/2)}))
	return b.noteBelow(items, w, r.Add(image.Pt(0, (len(labels)-1)*b.font.Height())))
}
