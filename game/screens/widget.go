package screens

import (
	"image"
	"strings"

	"agnes/game/engine"
	"agnes/game/scene"
)

// look is how a widget is drawn.
type look uint8

const (
	lookText    look = iota // wrapped words that nobody can press
	lookHead                // a heading
	lookButton              // a button with a label, an icon or both
	lookChoice              // a label, and a value between two arrows
	lookToggle              // a label and a box with or without a tick
	lookPicture             // a picture that can be pressed
	lookFact                // a label on the left and a value on the right
	lookBars                // a histogram
	lookCards               // cards side by side
	lookSuits               // how far the four suits have come
	lookColumns             // the names of columns of chips
	lookField               // what has been typed, and a caret
)

// widget is one thing on a screen, laid out: a button, a line of text. A screen
// is a list of them, made anew whenever something has changed.
type widget struct {
	name     string // for tests and for whoever automates the game; unique on a screen
	rect     image.Rectangle
	look     look
	label    string
	note     string // smaller words of explanation beneath the label
	value    string
	brief    string // the shorter form of the value that stands on a button of the table
	icon     scene.Sprite
	on       bool          // ticked, or chosen of several
	today    bool          // of a day
	off      bool          // can't be pressed now
	end      int           // of a choice: the step that leads nowhere, -1 or 1; or 0
	bars     []int         // of a histogram
	names    []string      // of columns
	cards    []engine.Card // to be shown
	signs    []sign        // of the rules: of a button several, of a choice one
	measured measured      // of a game
	press    func()
	turn     func(step int) // for choices: to the next or previous value
}

// live reports whether the widget can be pressed or turned.
func (w *widget) live() bool { return !w.off && (w.press != nil || w.turn != nil) }

// readable reports whether the widget is words that are read and nothing else.
func (w *widget) readable() bool {
	return w.look == lookText && w.label != "" || w.look == lookFact || w.look == lookCards || w.look == lookField
}

// Tints of words on panels and the table; of words and signs on buttons, which
// are light; and of what darkens the table beneath a page.
const (
	inkText  scene.Colour = 0x15131CFF
	inkNote  scene.Colour = 0x6B4438FF
	inkValue scene.Colour = 0x6A2039FF

	tintText  scene.Colour = 0xF4EDDBFF
	tintNote  scene.Colour = 0xC2C8CEFF
	tintHead  scene.Colour = 0xF0BC48FF
	tintRule  scene.Colour = 0xA58C68FF
	tintOff   scene.Colour = 0x7D879DFF
	tintDark  scene.Colour = 0x15131CA0
	tintStrip scene.Colour = 0x15131CB0
)

// Padding inside buttons and pages, in pixels.
const (
	padX = 6
	padY = 3
)

// labelGap is between a button's icon and its label, in pixels.
const labelGap = 4

// widget draws one widget; hot is whether it has the focus or the pointer,
// down whether it is being pressed.
func (b *brush) widget(items []scene.Item, w *widget, hot, down bool) []scene.Item {
	if hot && !w.live() {
		// Words that have the focus: a bar beside them.
		items = b.fill(items, image.Rect(w.rect.Min.X-4, w.rect.Min.Y, w.rect.Min.X-2, w.rect.Max.Y), tintHead)
	}
	switch w.look {
	case lookText:
		return b.lines(items, w.label, w.rect, tintText)
	case lookHead:
		return b.lines(items, w.label, w.rect, tintHead)
	case lookPicture:
		return b.picture(items, w, hot)
	case lookFact:
		return b.fact(items, w)
	case lookBars:
		return b.histogram(items, w)
	case lookCards:
		return b.cardRow(items, w)
	case lookSuits:
		return b.suits(items, w)
	case lookColumns:
		return b.columnNames(items, w)
	case lookField:
		return b.field(items, w)
	}
	items = b.frame(items, b.buttonFrame(w, hot, down), w.rect)
	r := w.rect
	if down {
		r = r.Add(image.Pt(0, 1))
	}
	if w.look == lookButton && w.on {
		items = b.markedEdge(items, r)
	}
	if w.today {
		items = b.ring(items, r)
	}
	if w.look == lookChoice || w.look == lookToggle {
		r = b.centred(w, r)
	}
	switch {
	case w.look == lookChoice && len(w.signs) > 0:
		items = b.sign(items, w.signs[0], r.Min.Add(image.Pt(padX, padY)), signSide*b.signScale(w, r.Dx()))
		r.Min.X += b.signRoom(w, r.Dx())
	case len(w.signs) > 0:
		return b.signed(items, w, r)
	}
	switch w.look {
	case lookChoice:
		return b.choice(items, w, r)
	case lookToggle:
		return b.toggle(items, w, r)
	}
	return b.button(items, w, r)
}

// centred moves the lines of a row to the middle of its height.
func (b *brush) centred(w *widget, r image.Rectangle) image.Rectangle {
	width := r.Dx() - b.signRoom(w, r.Dx())
	return r.Add(image.Pt(0, max(0, r.Dy()-b.lineHeight(b.extraLines(w, width)+len(b.noteLines(w, width))))/2))
}

// ink is the tint of a button's label and sign.
func (w *widget) ink() scene.Colour {
	if w.off {
		return tintOff
	}
	return inkText
}

// inked is an icon in the ink of a widget.
func (w *widget) inked(s scene.Sprite, x, y int) scene.Item {
	return scene.Item{Sprite: s, X: int16(x), Y: int16(y), Tint: w.ink()}
}

func (b *brush) buttonFrame(w *widget, hot, down bool) string {
	switch {
	case w.off:
		return "button-off"
	case down:
		return "button-down"
	case hot:
		return "button-hot"
	}
	return "button"
}

func (b *brush) button(items []scene.Item, w *widget, r image.Rectangle) []scene.Item {
	iconW, iconH := 0, 0
	if w.icon != 0 {
		iconW, iconH = b.grownSize(w.icon)
	}
	gap := 0
	if w.icon != 0 && w.label != "" {
		gap = labelGap
	}
	labels, notes := b.labelLines(w, r.Dx()), b.noteLines(w, r.Dx())
	width := 0
	for _, line := range labels {
		width = max(width, b.font.Width(line))
	}
	x := r.Min.X + (r.Dx()-iconW-gap-width)/2
	y := r.Min.Y + (r.Dy()-max(1, len(labels)+len(notes))*b.font.Height())/2
	if w.icon != 0 {
		items = append(items, b.grown(w.inked(w.icon, x, y+(max(1, len(labels))*b.font.Height()-iconH)/2)))
	}
	items = b.font.centreLines(items, labels, x+iconW+gap, y, width, w.ink())
	return b.font.centreLines(items, notes, r.Min.X, y+len(labels)*b.font.Height(), r.Dx(), inkNote)
}

// labelLines are the lines that a button's label takes in a width, beside its
// icon.
func (b *brush) labelLines(w *widget, width int) []string {
	if w.label == "" {
		return nil
	}
	if w.icon != 0 {
		iconW, _ := b.grownSize(w.icon)
		width -= iconW + labelGap
	}
	if !strings.Contains(w.label, " ") && b.font.Width(w.label) <= width-4 {
		return []string{w.label} // a word comes close to the edges before it is broken
	}
	return b.font.evenly(w.label, width-2*padX)
}

// extraLines is how many lines a widget's label takes beyond its first: a long
// one is wrapped, and a value that finds no room beside it goes beneath, wrapped
// as well.
func (b *brush) extraLines(w *widget, width int) int {
	switch w.look {
	case lookButton:
		return max(0, len(b.labelLines(w, width))-1)
	case lookToggle:
		return len(b.toggleLabel(w, width)) - 1
	case lookChoice:
		if !b.besideLabel(w, width) {
			return len(b.choiceLabel(w, width)) + len(b.choiceValue(w, width)) - 1
		}
	}
	return 0
}

func (b *brush) noteLines(w *widget, width int) []string {
	switch {
	case w.note == "":
		return nil
	case w.look == lookButton && len(w.signs) == 0: // it stands in the middle
		return b.font.evenly(w.note, width-2*padX)
	}
	return b.font.Wrap(w.note, width-2*padX)
}

func (b *brush) noteBelow(items []scene.Item, w *widget, r image.Rectangle) []scene.Item {
	for i, line := range b.noteLines(w, r.Dx()) {
		items = b.font.Append(items, r.Min.X+padX, r.Min.Y+padY+(i+1)*b.font.Height(), line, inkNote)
	}
	return items
}

func (b *brush) picture(items []scene.Item, w *widget, hot bool) []scene.Item {
	iconW, h := b.size(w.icon)
	items = append(items, scene.Item{Sprite: w.icon, X: int16(w.rect.Min.X + (w.rect.Dx()-iconW)/2), Y: int16(w.rect.Min.Y)})
	if hot {
		items = b.outline(items, w.rect)
	}
	lines, f := b.nameLines(w.label, w.rect.Dx())
	return f.centreLines(items, lines, w.rect.Min.X, w.rect.Min.Y+h, w.rect.Dx(), tintText)
}

// nameLines are the lines of a name, and the letters they are set in: a name
// that is too long for a line breaks between its parts, and one of which a part
// is too long is set smaller.
func (b *brush) nameLines(name string, width int) ([]string, lettering) {
	f := b.font
	if f.Width(name) <= width {
		return []string{name}, f
	}
	for _, dot := range [...]string{"・", "·"} {
		name = strings.Replace(name, dot, dot+"\n", 1)
	}
	for _, part := range strings.Fields(name) {
		if f.Width(part) > width {
			f.scale = 1
		}
	}
	return f.Wrap(name, width), f
}
