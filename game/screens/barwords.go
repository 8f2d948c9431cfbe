package screens

import (
	"image"
	"strings"

	"agnes/game/scene"
)

// wording is where the buttons of the table have their words: all of them, or
// none.
type wording uint8

const (
	wordless     wording = iota
	wordsBeside          // to the right of the icon
	wordsBeneath         // under the icon, where there is most room for them
)

// brief is the shorter form of words that a button has room for, if they have
// one.
func (s *Shell) brief(key string) string {
	_, name, _ := strings.Cut(key, ".")
	if short := "bar." + name; s.words.Has(short) {
		return s.t(short)
	}
	return s.t(key)
}

// barWording is how the buttons of the table have room for the words of all of
// them.
func (s *Shell) barWording() wording {
	widgets := s.laidOut()
next:
	for _, form := range [...]wording{wordsBeneath, wordsBeside} {
		for i := range widgets {
			if !s.brush.hasRoomForWords(&widgets[i], form) {
				continue next
			}
		}
		return form
	}
	return wordless
}

// Measures of a button of the table, in pixels.
const (
	wordGap  = 2  // between the icon and the words beside it
	wordRim  = 2  // at least, between words beside an icon and each end of the button
	iconDown = 16 // from the top of an icon to that of the capitals beneath it
	capTop   = 3  // from the top of a line of text to that of its capitals
	inkDown  = 14 // from the top of a line of text to where its small letters end
	bevel    = 2  // how much thicker the lower edge of a button is than the upper
)

// underIcon is from the top of an icon to that of the line beneath it, in
// pixels.
func (b *brush) underIcon() int { return iconDown - capTop*b.font.scale }

// hasRoomForWords reports whether a button of the table is large enough for its
// icon and its words.
func (b *brush) hasRoomForWords(w *widget, form wording) bool {
	iconW, _ := b.size(w.icon)
	words := b.font.Width(w.brief)
	if form == wordsBeneath {
		return words <= w.rect.Dx()-2 && b.underIcon()+inkDown*b.font.scale+bevel <= w.rect.Dy()
	}
	return iconW+wordGap+words <= w.rect.Dx()-2*wordRim && b.font.Height() <= w.rect.Dy()
}

// iconAndWords draws an icon and its words.
func (b *brush) iconAndWords(items []scene.Item, w *widget, form wording) []scene.Item {
	iconW, iconH := b.size(w.icon)
	words := b.font.Width(w.brief)
	at := w.rect.Min.Add(image.Pt((w.rect.Dx()-iconW)/2, (w.rect.Dy()-iconH)/2))
	to := image.Pt(w.rect.Min.X+(w.rect.Dx()-words+1)/2, 0) // a letter has its gap on its right
	switch form {
	case wordsBeneath:
		at.Y = w.rect.Min.Y + (w.rect.Dy()-b.underIcon()-inkDown*b.font.scale-bevel)/2
		to.Y = at.Y + b.underIcon()
	case wordsBeside:
		at.X -= (wordGap + words) / 2
		to = image.Pt(at.X+iconW+wordGap, w.rect.Min.Y+(w.rect.Dy()-b.font.Height())/2)
	}
	items = append(items, w.sign(w.icon, at.X, at.Y))
	if form == wordless {
		return items
	}
	return b.font.Append(items, to.X, to.Y, w.brief, w.ink())
}

// appendBarTip writes the words of the button that is pointed at, if it has no
// room for them.
func (s *Shell) appendBarTip(items []scene.Item) []scene.Item {
	named := s.barFocus()
	if named < 0 {
		named = s.hot
	}
	if named < 0 || named >= len(s.widgets) || s.barWording() != wordless {
		return items
	}
	return s.appendTip(items, &s.widgets[named])
}

// tipGap is between a button and its words, in pixels.
const tipGap = 3

// appendTip writes the words of a button that has no room for them beside the
// bar, or on an upright canvas above it, unless a message lies there.
func (s *Shell) appendTip(items []scene.Item, w *widget) []scene.Item {
	width, height := s.brush.font.Width(w.value)+2*padX, s.brush.font.Height()+2*padY
	bar := s.table.Layout().Bar
	at := image.Pt(bar.Max.X+tipGap, w.rect.Min.Y+(w.rect.Dy()-height)/2)
	switch {
	case !s.fit.Wide:
		at = image.Pt(w.rect.Min.X+(w.rect.Dx()-width)/2, bar.Min.Y-tipGap-height)
	case at.X+width > s.fit.W:
		at.X = bar.Min.X - tipGap - width
	}
	at.X = min(max(at.X, 0), max(0, s.fit.W-width))
	box := image.Rectangle{at, at.Add(image.Pt(width, height))}
	if _, _, message := s.layMessage(); box.Overlaps(message) {
		return items
	}
	items = s.brush.frame(items, "panel", box)
	return s.brush.font.Append(items, at.X+padX, at.Y+padY, w.value, tintText)
}
