package screens

import (
	"image"

	"agnes/game/engine"
	"agnes/game/scene"
	"agnes/game/screens/odds"
)

// sign is a small picture of what an option of the rules is set to.
type sign struct {
	picture scene.Sprite
	faint   bool // as in the main game of its kind
}

// Lengths of signs beside normal text, in pixels.
const (
	signSide = 20
	signStep = signSide + 2
)

// signScale is how many times as large the signs of a widget are that is so wide:
// like its text, but for that of a choice that would take more than an eighth of
// each of its lines.
func (b *brush) signScale(w *widget, width int) int {
	if w.look == lookChoice && signStep*b.font.scale > width/8 {
		return 1
	}
	return b.font.scale
}

// signRoom is how much of each line of a choice that is so wide the sign before
// its label takes, in pixels.
func (b *brush) signRoom(w *widget, width int) int {
	if len(w.signs) == 0 {
		return 0
	}
	return signStep*b.signScale(w, width) + 2
}

// faintSign is the tint of signs that tell nothing special.
const faintSign scene.Colour = 0xFFFFFF78

// signOf is the picture of an option's value.
func (s *Shell) signOf(o engine.Option, r engine.Rules) sign {
	return sign{picture: s.brush.sprite("sign/" + o.Name + "-" + o.Value(r))}
}

// signsOf are the pictures of all options in which the games of one kind
// differ. What is as in the main game of the kind is faint, so that the
// difference meets the eye.
func (s *Shell) signsOf(r engine.Rules) (signs []sign) {
	main, shown := familyOf(r).mainGame().Rules, map[string]bool{}
	for _, rs := range engine.RuleSets() {
		if familyOf(rs.Rules) != familyOf(r) {
			continue
		}
		for _, o := range engine.Options() {
			if o.Belongs(rs.Rules) && o.Value(rs.Rules) != o.Value(main) && o.Values[0] != o.Value(rs.Rules) || o.Name == "build" {
				shown[o.Name] = true
			}
		}
	}
	for _, o := range engine.Options() {
		if !shown[o.Name] || !o.Belongs(r) {
			continue
		}
		sign := s.signOf(o, r)
		sign.faint = r != main && o.Value(r) == o.Value(main)
		signs = append(signs, sign)
	}
	return signs
}

// withSigns are the lines of a button whose label has signs to its right, or,
// where there is no room for them, beneath it.
func (b *brush) withSigns(w *widget, width int) (beside bool, height int) {
	beside = b.iconRoom(w)+b.font.Width(w.label)+len(w.signs)*b.signStep() <= width-2*padX
	height = b.signLines(w, width, beside) + 2*padY + (len(b.noteLines(w, width))+len(b.measuredLines(w, width)))*b.font.Height()
	if !beside {
		height += len(b.labelLines(w, width)) * b.font.Height()
	}
	return beside, height
}

// signStep is the distance between two signs of a button, in pixels.
func (b *brush) signStep() int { return signStep * b.font.scale }

// iconRoom is how much of a line the icon before a label takes, in pixels.
func (b *brush) iconRoom(w *widget) int {
	if w.icon == 0 {
		return 0
	}
	width, _ := b.grownSize(w.icon)
	return width + labelGap
}

// signLines is the height of the lines that signs take, or of the one that they
// share with words.
func (b *brush) signLines(w *widget, width int, beside bool) int {
	if beside {
		return max(b.signStep(), b.font.Height())
	}
	across := max(1, (width-2*padX)/b.signStep())
	return (len(w.signs) + across - 1) / across * b.signStep()
}

// signed draws a button with signs.
func (b *brush) signed(items []scene.Item, w *widget, r image.Rectangle) []scene.Item {
	beside, _ := b.withSigns(w, r.Dx())
	x, y := r.Min.X+padX, r.Min.Y+padY
	high := b.signLines(w, r.Dx(), beside)
	down := max(0, b.font.Height()-b.signStep()) / 2
	if w.icon != 0 {
		_, iconH := b.grownSize(w.icon)
		middle := y + b.font.Height()/2
		if beside {
			middle = y + high/2
		}
		items = append(items, b.grown(w.inked(w.icon, x, middle-iconH/2)))
		x += b.iconRoom(w)
	}
	side := signSide * b.font.scale
	first := r.Min.X + padX
	if beside {
		items = b.font.Append(items, x, y+down+(side-b.font.Height())/2, w.label, w.ink())
		first = r.Max.X - padX - (len(w.signs)-1)*b.signStep() - side
	} else {
		for _, line := range b.labelLines(w, r.Dx()) {
			items = b.font.Append(items, x, y, line, w.ink())
			y += b.font.Height()
		}
	}
	at := image.Pt(first, y+down)
	for _, sign := range w.signs {
		if at.X+side > r.Max.X-padX {
			at = image.Pt(first, at.Y+b.signStep())
		}
		items = b.sign(items, sign, at, side)
		at.X += b.signStep()
	}
	y += high
	for _, line := range b.noteLines(w, r.Dx()) {
		items = b.font.Append(items, r.Min.X+padX, y, line, inkNote)
		y += b.font.Height()
	}
	return b.measured(items, w, image.Rect(r.Min.X+padX, y, r.Max.X-padX, r.Max.Y))
}

// measured is which part of the deals of a game can be won. The zero value says
// nothing.
type measured struct {
	words string
	odds  odds.Odds
}

// Lengths of the bar beside what was measured, in pixels.
const (
	gaugeWidth = 64
	gaugeLine  = 4
)

// Tints of that bar: proved to be winnable, not known, and proved to be lost.
const (
	tintWon     scene.Colour = 0x2F8C66FF
	tintUnknown scene.Colour = 0xC98227FF
	tintLost    scene.Colour = 0xA58C68FF
)

// measuredLines are the lines of what was measured.
func (b *brush) measuredLines(w *widget, width int) []string {
	if w.measured.words == "" {
		return nil
	}
	return b.font.Wrap(w.measured.words, width-2*padX)
}

// measured draws what was measured, and a bar on the right where there is room
// for it.
func (b *brush) measured(items []scene.Item, w *widget, r image.Rectangle) []scene.Item {
	lines := b.measuredLines(w, r.Dx()+2*padX)
	for i, line := range lines {
		items = b.font.Append(items, r.Min.X, r.Min.Y+i*b.font.Height(), line, inkValue)
	}
	side := gaugeWidth * b.font.scale
	if len(lines) != 1 || b.font.Width(lines[0])+side+labelGap > r.Dx() {
		return items
	}
	high := gaugeLine * b.font.scale
	x, y := r.Max.X-side, r.Min.Y+(b.font.Height()-high)/2
	at := x
	for _, part := range [...]struct {
		upTo int
		tint scene.Colour
	}{{w.measured.odds.Low, tintWon}, {w.measured.odds.High, tintUnknown}, {10_000, tintLost}} {
		next := x + (part.upTo*side+9_999)/10_000 // the smallest part is a pixel wide
		if next > at {
			items = b.fill(items, image.Rect(at, y, next, y+high), part.tint)
		}
		at = next
	}
	return items
}

// sign draws a sign with a side of so many pixels.
func (b *brush) sign(items []scene.Item, s sign, at image.Point, side int) []scene.Item {
	item := scene.Item{Sprite: s.picture, X: int16(at.X), Y: int16(at.Y), W: int16(side), H: int16(side)}
	if s.faint {
		item.Tint = faintSign
	}
	return append(items, item)
}
