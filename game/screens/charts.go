package screens

import (
	"image"
	"strconv"

	"agnes/game/engine"
	"agnes/game/scene"
)

// factLabel are the lines of the label of a fact, and whether its value finds
// room beside them.
func (b *brush) factLabel(w *widget, width int) (lines []string, beside bool) {
	if b.font.Width(w.label)+padX+b.font.Width(w.value) <= width {
		return []string{w.label}, true
	}
	return b.font.Wrap(w.label, width), false
}

// factLines is how many lines a fact takes.
func (b *brush) factLines(w *widget, width int) int {
	labels, beside := b.factLabel(w, width)
	if beside {
		return len(labels)
	}
	return len(labels) + len(b.font.Wrap(w.value, width))
}

// fact draws a label on the left and a value on the right, or, where there is
// no room for it, beneath.
func (b *brush) fact(items []scene.Item, w *widget) []scene.Item {
	labels, beside := b.factLabel(w, w.rect.Dx())
	y := w.rect.Min.Y
	for i, line := range labels {
		items = b.font.Append(items, w.rect.Min.X, y+i*b.font.Height(), line, tintText)
	}
	if !beside {
		y += len(labels) * b.font.Height()
	}
	for i, line := range b.font.Wrap(w.value, w.rect.Dx()) {
		items = b.font.Append(items, w.rect.Max.X-b.font.Width(line), y+i*b.font.Height(), line, tintHead)
	}
	return items
}

// barsHeight is the height of a histogram without its numbers, in pixels.
const barsHeight = 56

// histogram draws bars from left to right, and numbers under some of them.
func (b *brush) histogram(items []scene.Item, w *widget) []scene.Item {
	most := 1
	for _, n := range w.bars {
		most = max(most, n)
	}
	step := max(1, w.rect.Dx()/len(w.bars))
	left := w.rect.Min.X + (w.rect.Dx()-step*len(w.bars))/2
	foot := w.rect.Max.Y - b.font.Height()
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
		if number := i + 1; number == 1 || number%engine.Ranks == 0 {
			words := strconv.Itoa(number)
			at := min(max(left, x+step/2-b.font.Width(words)/2), left+step*len(w.bars)-b.font.Width(words))
			items = b.font.Append(items, at, foot+1, words, tintNote)
		}
	}
	return items
}

// columnNames draws the names of the columns of chips below.
func (b *brush) columnNames(items []scene.Item, w *widget) []scene.Item {
	for i, name := range w.names {
		left, right := chipSpan(i, len(w.names), w.rect.Dx())
		items = b.font.centreLines(items, []string{name}, w.rect.Min.X+left, w.rect.Min.Y, right-left, tintNote)
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

// suitsRow shows how far the four suits have come: the last card of each, and
// on a finished one its crown and seal.
func (s *Shell) suitsRow() row {
	st := s.game.State()
	var cards []engine.Card
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		cards = append(cards, st.Top(engine.FoundationOf(suit)))
	}
	return row{widget: widget{look: lookSuits, cards: cards, on: st.Won()}}
}

// suits draws a row of suits in the middle of a widget.
func (b *brush) suits(items []scene.Item, w *widget) []scene.Item {
	const gap = 10
	cardW, _ := b.size(b.sprite("small/place-foundation"))
	x := w.rect.Min.X + (w.rect.Dx()-len(w.cards)*cardW-(len(w.cards)-1)*gap)/2
	put := func(name string, dx, dy int, tint scene.Colour) {
		items = append(items, scene.Item{Sprite: b.sprite("small/" + name), X: int16(x + dx), Y: int16(w.rect.Min.Y + dy), Tint: tint})
	}
	for i, c := range w.cards {
		if c == 0 {
			put("place-foundation", 0, 0, 0)
			ghost := "ghost-" + engine.Suit(i).String()
			ghostW, ghostH := b.size(b.sprite("small/" + ghost))
			_, cardH := b.size(b.sprite("small/place-foundation"))
			put(ghost, (cardW-ghostW)/2, (cardH-ghostH)/2, faintSign)
		} else {
			put("shadow", 2, 2, 0)
			put(c.String(), 0, 0, 0)
		}
		if w.on {
			put("seal", 0, 0, 0)
		}
		if w.on && c.Rank() != engine.King { // it has wrapped
			put("crown", 0, 0, 0)
		}
		x += cardW + gap
	}
	return items
}
