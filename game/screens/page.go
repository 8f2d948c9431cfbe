package screens

import (
	"image"
	"slices"
	"strings"

	"agnes/game/engine"
)

// row is one line of a page before it is laid out.
type row struct {
	widget
	// chips are small buttons that stand side by side instead of one widget.
	chips []widget
	// across is how many chips stand side by side; 0: as many as fit.
	across int
}

// page is a panel over the table: a title and rows. Its rows are made anew
// after every change, so that they always say what is.
type page struct {
	name  string
	title string               // key of the title's words
	rows  func(s *Shell) []row // what it shows
	key   func(r rune) bool    // takes letters, digits and '\b', where the page wants them
	enter string               // the button that Enter presses while nothing has the focus
	shut  func(s *Shell)       // what leaving it means, beyond leaving it
	focus int                  // index among the stops, or -1
	top   int                  // pixels scrolled away
	body  int                  // height of all rows, in pixels
	bar   int                  // height of the bar with the title, in pixels
	panel image.Rectangle      // where the page lies
}

// Measures of a page in pixels.
const (
	pageWidest = 320 // with normal text
	pageMargin = 8   // of the canvas, left and right together, and above and below
	titleBar   = 24  // at least
	rowGap     = 3
	chipGap    = 3
)

// layOut makes the page's widgets for the canvas: first the way back, then the
// rows. Those scrolled out of sight are left out, but for the live ones, which
// the focus can reach.
func (p *page) layOut(s *Shell) []widget {
	width := s.pageWidth()
	var widgets []widget
	widgets, p.body = s.stack(p.rows(s), width)
	p.setBar(s, width)
	height := p.height()
	if height > s.fit.H-pageMargin {
		height = s.fit.H // from rim to rim, and rows are cut off there
	}
	x0, y0 := (s.fit.W-width)/2, (s.fit.H-height)/2
	p.panel = image.Rect(x0, y0, x0+width, y0+height)
	p.top = min(max(p.top, 0), max(0, p.body-p.view()))
	origin := image.Pt(x0+padX, y0+p.bar+padX-p.top)
	for i := range widgets {
		widgets[i].rect = widgets[i].rect.Add(origin)
	}
	back := widget{name: "back", look: lookButton, icon: s.brush.sprite("icon/back"), value: s.t("ui.back"), press: s.leavePage}
	side := p.backSide(s)
	back.rect = image.Rect(x0+2, y0+2, x0+2+side, y0+side)
	return append([]widget{back}, widgets...)
}

// pageWidth is how wide a page is, in pixels.
func (s *Shell) pageWidth() int { return min(s.fit.W-pageMargin, pageWidest*s.brush.font.scale) }

// stack lays rows out one below the other, from 0 on, for a page that is so
// wide, in pixels. It returns their widgets and where they end.
func (s *Shell) stack(rows []row, width int) (widgets []widget, y int) {
	inner := width - 2*padX
	for i := range rows {
		r := &rows[i]
		if len(r.chips) > 0 {
			y = s.layOutChips(r.chips, r.across, inner, y)
			widgets = append(widgets, r.chips...)
		} else {
			h := s.rowHeight(&r.widget, inner)
			r.rect = image.Rect(0, y, inner, y+h)
			if r.look == lookButton {
				s.withIcon(&r.widget)
			}
			widgets = append(widgets, r.widget)
			y += h
		}
		y += rowGap
	}
	return widgets, y
}

// setBar makes the bar so high that the title has room. The higher the bar, the
// larger the way back, and the less room for the title.
func (p *page) setBar(s *Shell, width int) {
	p.bar = titleBar
	if s.roomy() {
		p.bar = max(titleBar, min(s.fit.Touch, fingerHeight))
	}
	for {
		least := len(p.titleLines(s, width))*s.brush.font.Height() + 2*padY
		if least <= p.bar {
			return
		}
		p.bar = least
	}
}

// height is how high the page is when all its rows are seen, in pixels.
func (p *page) height() int { return p.bar + padX + p.body + padX }

// shows reports whether the canvas is high enough for all of the rows at once.
func (p *page) shows(s *Shell, rows []row) bool {
	q, width := *p, s.pageWidth()
	_, q.body = s.stack(rows, width)
	q.setBar(s, width)
	return q.height() <= s.fit.H-pageMargin
}

// backSide is the side of the way back, in pixels.
func (p *page) backSide(s *Shell) int { return min(p.bar, max(titleBar, s.buttonHeight())) }

// titleLines are the lines of the title of a page that is so wide, in pixels.
func (p *page) titleLines(s *Shell, width int) []string {
	width -= 2 + p.backSide(s) + 2*padX
	if pageIcons[p.name] != "" {
		iconW, _ := s.brush.grownSize(s.brush.sprite("icon/" + pageIcons[p.name]))
		width -= iconW + padX
	}
	return s.brush.font.Wrap(s.t(p.title), width)
}

// view is how many pixels of the rows can be seen at once.
func (p *page) view() int { return p.panel.Dy() - p.bar - 2*padX }

// window is the part of the panel in which rows are seen.
func (p *page) window() image.Rectangle {
	return image.Rect(p.panel.Min.X, p.panel.Min.Y+p.bar, p.panel.Max.X, p.panel.Max.Y-padX)
}

// rowHeight is how high a row has to be, in pixels.
func (s *Shell) rowHeight(w *widget, width int) int {
	switch w.look {
	case lookText, lookHead:
		return len(s.brush.font.Wrap(w.label, width)) * s.brush.font.Height()
	case lookButton:
		if len(w.signs) > 0 {
			_, height := s.brush.withSigns(w, width)
			return max(height, s.buttonHeight())
		}
		return s.buttonHeight() + (s.brush.extraLines(w, width)+len(s.brush.noteLines(w, width)))*s.brush.font.Height()
	case lookFact:
		return s.brush.factLines(w, width) * s.brush.font.Height()
	case lookField:
		return s.brush.fieldHeight()
	case lookColumns:
		return s.brush.font.Height()
	case lookBars:
		return barsHeight + s.brush.font.Height()
	case lookCards, lookSuits:
		_, h := s.brush.size(s.brush.sprite("small/AC"))
		return h + padY
	}
	width -= s.brush.signRoom(w, width)
	return max(s.buttonHeight(), s.brush.lineHeight(s.brush.extraLines(w, width)+len(s.brush.noteLines(w, width))))
}

// lineHeight is the height of a button with one line of words and so many lines
// of explanation, in pixels.
func (b *brush) lineHeight(notes int) int { return (1+notes)*b.font.Height() + 2*padY }

// Heights of buttons, in pixels: at least, where there is little room, and for
// a finger.
const (
	leastHeight  = 22
	tightHeight  = 34
	fingerHeight = 44
)

// roomy reports whether the canvas is so high that rows may be as high as a
// finger is wide.
func (s *Shell) roomy() bool { return s.fit.H >= 460 }

// buttonHeight is a comfortable height for this window, in pixels.
func (s *Shell) buttonHeight() int {
	most := tightHeight
	if s.roomy() {
		most = fingerHeight
	}
	return max(min(max(leastHeight, s.fit.Touch), most), s.brush.lineHeight(0))
}

// layOutChips puts small buttons side by side from y on, and returns where
// they end.
func (s *Shell) layOutChips(chips []widget, across, width, y int) int {
	h := s.buttonHeight()
	widest := h
	for i := range chips {
		widest = max(widest, s.brush.font.Width(chips[i].label)+2*padX)
	}
	if across == 0 || !s.brush.haveRoom(chips, chipWidth(across, width)) {
		across = max(1, min(len(chips), (width+chipGap)/(widest+chipGap)))
	}
	w := chipWidth(across, width)
	for side := range slices.Chunk(chips, across) {
		high := h
		for i := range side {
			high = max(high, s.brush.lineHeight(s.brush.extraLines(&side[i], w)))
		}
		for i := range side {
			left, right := chipSpan(i, across, width)
			side[i].rect = image.Rect(left, y, right, y+high)
			s.withIcon(&side[i])
		}
		y += high + chipGap
	}
	return y - chipGap
}

// chipWidth is how wide chips are at least of which so many stand side by side.
func chipWidth(across, width int) int { return (width - (across-1)*chipGap) / across }

// chipSpan is from where to where chip i goes. The last ends where the row does.
func chipSpan(i, across, width int) (left, right int) {
	edge := func(i int) int { return i * (width + chipGap) / across }
	return edge(i), edge(i+1) - chipGap
}

// haveRoom reports whether buttons of a width have room for each word of their
// labels, on two lines at most. A single word may come close to the edges; several
// are wrapped.
func (b *brush) haveRoom(chips []widget, width int) bool {
	return !slices.ContainsFunc(chips, func(w widget) bool {
		words := strings.Fields(w.label)
		room := width - labelGap
		if len(words) > 1 {
			room = width - 2*padX
		}
		return slices.ContainsFunc(words, func(word string) bool { return b.font.Width(word) > room }) ||
			len(b.labelLines(&w, width)) > 2
	})
}

// show scrolls so that a widget can be seen.
func (p *page) show(w *widget) {
	seen := p.window()
	if w.name == "back" {
		p.top = 0 // what comes next is the first row
		return
	}
	if w.rect.Min.Y < seen.Min.Y {
		p.top -= seen.Min.Y - w.rect.Min.Y
	}
	if w.rect.Max.Y > seen.Max.Y {
		p.top += w.rect.Max.Y - seen.Max.Y
	}
}

// Shorthands for rows.

// factRow is a line with a name on the left and a value on the right.
func factRow(label, value string) row {
	return row{widget: widget{look: lookFact, label: label, value: value}}
}

// barsRow is a histogram.
func barsRow(bars []int) row { return row{widget: widget{look: lookBars, bars: bars}} }

// columnsRow names the columns of the chips below it.
func columnsRow(names []string) row { return row{widget: widget{look: lookColumns, names: names}} }

// cardsRow shows cards side by side.
func cardsRow(cards []engine.Card) row {
	return row{widget: widget{look: lookCards, cards: append([]engine.Card(nil), cards...)}}
}

func textRow(words string) row { return row{widget: widget{look: lookText, label: words}} }

func headRow(words string) row { return row{widget: widget{look: lookHead, label: words}} }

func buttonRow(name, label string, press func()) row {
	return row{widget: widget{name: name, look: lookButton, label: label, press: press}}
}

func toggleRow(name, label, note string, on bool, press func()) row {
	return row{widget: widget{name: name, look: lookToggle, label: label, note: note, on: on, press: press}}
}

func choiceRow(name, label, note, value string, turn func(step int)) row {
	return row{widget: widget{
		name: name, look: lookChoice, label: label, note: note, value: value, turn: turn,
		press: func() { turn(1) },
	}}
}
