package screens

import (
	"image"
	"strings"

	"agnes/game/scene"
	"agnes/game/table"
)

// wording is how the buttons of the table have their words: all of them, or
// none. The zero value has none.
type wording struct {
	where where
	f     lettering
}

// where the words of a button are.
type where uint8

const (
	wordless where = iota
	beside         // to the right of the icon
	beneath        // under the icon, where there is most room for them
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
// them, in large letters if these are wished for and leave it.
func (s *Shell) barWording() wording {
	widgets := s.laidOut()
	f := s.brush.font
	for ; f.scale > 0; f.scale-- {
	next:
		for _, at := range [...]where{beneath, beside} {
			form := wording{at, f}
			for i := range widgets {
				if !s.brush.hasRoomForWords(&widgets[i], form) {
					continue next
				}
			}
			return form
		}
	}
	return wording{}
}

// barKeys are the keys of all words that may stand on the buttons of the table as
// the game goes on, and how many buttons there are.
func (s *Shell) barKeys() (keys []string, buttons int) {
	switch {
	case s.watch != nil:
		return []string{
			"watch.first", "ui.previous", "ui.replay", "ui.pause", "ui.step", "watch.last", "ui.save-gif", "ui.close",
		}, 8
	case s.lesson != nil:
		return []string{"ui.skip", "ui.hint", "ui.deal", "ui.close", "ui.play"}, 3
	}
	keys = []string{"ui.menu", "ui.rules", "ui.hint", "ui.deal", "ui.finish", "ui.undo", "ui.redo"}
	if s.game != nil && s.game.Rules().Redeals > 0 {
		keys = append(keys, "ui.redeal")
	}
	if s.sounds == nil {
		return keys, 6
	}
	return append(keys, "ui.mute", "ui.unmute"), 7
}

// barNeeds tells the layout of the table how many buttons it has, and how large
// they have to be for their words.
func (s *Shell) barNeeds(m table.Metrics) table.Metrics {
	var keys []string
	keys, m.Buttons = s.barKeys()
	for i, scale := range [...]int{s.brush.font.scale, 1} {
		f := lettering{s.brush.font.font, scale}
		width := 0
		for _, key := range keys {
			width = max(width, f.Width(s.brief(key)))
		}
		_, height := f.underIcon()
		const gap = 2 // between buttons
		m.Words[i] = image.Pt(width+2*beneathRim+gap, height+bevel+gap)
	}
	return m
}

// Measures of a button of the table, in pixels.
const (
	wordGap    = 2  // between the icon and the words beside it
	wordRim    = 2  // at least, between words beside an icon and each end of the button
	beneathRim = 1  // the same of words beneath it
	iconDown   = 16 // from the top of an icon to that of the letters beneath it
	bevel      = 2  // how much thicker the lower edge of a button is than the upper
)

// underIcon is from the top of an icon to that of the line beneath it, and how high
// both are together, in pixels.
func (l lettering) underIcon() (down, height int) {
	top, bottom := l.font.Ink()
	down = iconDown - top*l.scale
	return down, down + bottom*l.scale
}

// hasRoomForWords reports whether a button of the table is large enough for its
// icon and its words.
func (b *brush) hasRoomForWords(w *widget, form wording) bool {
	f := form.f
	words := f.Width(w.brief)
	if form.where == beneath {
		_, height := f.underIcon()
		return words <= w.rect.Dx()-2*beneathRim && height+bevel <= w.rect.Dy()
	}
	iconW, _ := b.size(w.icon)
	return iconW+wordGap+words <= w.rect.Dx()-2*wordRim && f.Height() <= w.rect.Dy()
}

// iconAndWords draws an icon and its words.
func (b *brush) iconAndWords(items []scene.Item, w *widget, form wording) []scene.Item {
	f := form.f
	iconW, iconH := b.size(w.icon)
	at := w.rect.Min.Add(image.Pt((w.rect.Dx()-iconW)/2, (w.rect.Dy()-iconH)/2))
	if form.where == wordless {
		return append(items, w.inked(w.icon, at.X, at.Y))
	}
	words := f.Width(w.brief)
	to := image.Pt(w.rect.Min.X+(w.rect.Dx()-words+1)/2, 0) // a letter has its gap on its right
	if form.where == beneath {
		down, height := f.underIcon()
		at.Y = w.rect.Min.Y + (w.rect.Dy()-height-bevel)/2
		to.Y = at.Y + down
	} else {
		at.X -= (wordGap + words) / 2
		to = image.Pt(at.X+iconW+wordGap, w.rect.Min.Y+(w.rect.Dy()-f.Height())/2)
	}
	items = append(items, w.inked(w.icon, at.X, at.Y))
	return f.Append(items, to.X, to.Y, w.brief, w.ink())
}

// appendBarTip writes the words of the button that is pointed at or held down, if
// it has no room for them.
func (s *Shell) appendBarTip(items []scene.Item) []scene.Item {
	named := s.focused(s.focus)
	if named < 0 {
		named = max(s.hot, s.pressed)
	}
	if named < 0 || named >= len(s.widgets) || s.barWording().where != wordless {
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
