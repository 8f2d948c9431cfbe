package screens

import (
	"image"
	"strconv"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/scene"
	"agnes/sprites/font"
)

// tableWidgets are the buttons of the table. What throws something away does
// not stand beside undo.
func (s *Shell) tableWidgets() []widget {
	button := func(name, key, icon string, off bool, press func()) widget {
		return widget{name: name, look: lookButton, icon: s.brush.sprite("icon/" + icon), label: "", note: "", value: s.t(key), off: off, press: press}
	}
	var deal bool
	if st := s.game.State(); st != nil {
		deal = st.Legal(engine.Deal) || st.Legal(engine.Redeal)
	}
	widgets := []widget{
		button("menu", "ui.menu", "menu", false, s.openMenu),
		button("rules", "ui.rules", "help", false, s.openRules),
		button("deal", "ui.deal", "deal", !deal, s.dealRow),
		button("undo", "ui.undo", "undo", len(s.game.Moves()) == 0, s.undo),
		button("redo", "ui.redo", "redo", len(s.game.Undone()) == 0, s.redo),
	}
	for i, slot := range s.table.Layout().Slots(len(widgets)) {
		widgets[i].rect = slot
	}
	return widgets
}

// appendTable draws the table and what is always to be seen: rule set, deal,
// base rank, score, and the stock.
func (s *Shell) appendTable(items []scene.Item) []scene.Item {
	canvas := image.Rect(0, 0, s.fit.W, s.fit.H)
	items = s.brush.tile(items, s.brush.sprite(backdrop(s.game.Rules())), canvas)
	items = s.appendStatus(items)
	items = s.table.Append(items)
	if s.topPage() != nil {
		return items
	}
	for i := range s.laidOut() {
		w := &s.widgets[i]
		hot := i == s.hot
		items = s.brush.frame(items, s.brush.buttonFrame(w, hot, i == s.pressed), w.rect)
		iconW, iconH := s.brush.size(w.icon)
		icon := scene.Item{
			Sprite: w.icon,
			X:      int16(w.rect.Min.X + (w.rect.Dx()-iconW)/2), Y: int16(w.rect.Min.Y + (w.rect.Dy()-iconH)/2),
		}
		if w.off {
			icon.Tint = 0xFFFFFF80
		}
		items = append(items, icon)
	}
	return items
}

// appendStatus draws the line at the top: the rule set on the left, as much of
// it as there is room for, and what counts on the right.
func (s *Shell) appendStatus(items []scene.Item) []scene.Item {
	bar := s.table.Layout().Status
	items = s.brush.fill(items, bar, tintStrip)
	st := s.game.State()
	right := s.t("status.right", "base", lang.Rank(s.words, st.Base()), "score", strconv.Itoa(st.Score()), "stock", strconv.Itoa(st.Len(engine.StockPile)))
	f := s.brush.font
	x := bar.Max.X - f.Width(right) - 4
	items = f.Append(items, x, bar.Min.Y, right, tintHead)
	left := s.gameName()
	if s.game.DealNumber() != 0 {
		if long := left + " · " + strconv.FormatUint(s.game.DealNumber(), 10); f.Width(long) < x-10 {
			left = long
		}
	}
	return f.Append(items, 4, bar.Min.Y, f.Fit(left, x-10), tintText)
}

// gameName is the name of the rule set on the table, or of the house rule.
func (s *Shell) gameName() string {
	if s.game == nil {
		return ""
	}
	if rs, ok := s.game.Rules().NamedAs(); ok {
		return s.t("ruleset." + rs.ID)
	}
	return s.t("ruleset.house")
}

// Measures of the title in pixels.
const titleGap = 8

// titleWidgets are the two doors and the buttons beneath them.
func (s *Shell) titleWidgets() []widget {
	door := func(name, key, picture string) widget {
		return widget{
			name: name, look: lookPicture, label: s.t(key), icon: s.brush.sprite(picture),
			press: func() { s.openFamily(name) },
		}
	}
	doors := []widget{door("bernauer", "ruleset.bernauer", "title/bernauer"), door("sorel", "ruleset.sorel", "title/sorel")}
	doorW, doorH := s.brush.size(doors[0].icon)
	_, logoH := s.brush.size(s.brush.sprite("title/agnes"))

	var buttons []widget
	add := func(name, key string, press func()) {
		buttons = append(buttons, widget{name: name, look: lookButton, label: s.t(key), press: press})
	}
	if s.game != nil {
		add("continue", "ui.continue", func() { s.closeAll() })
	}
	add("options", "ui.options", s.openOptions)
	add("rules", "ui.rules", s.openRules)
	if s.host.CanQuit() {
		add("quit", "ui.quit", s.host.Quit)
	}

	h := s.buttonHeight()
	across := 1
	if s.fit.W >= 400 {
		across = len(buttons)
	}
	rows := (len(buttons) + across - 1) / across
	height := logoH + doorH + font.LineHeight + rows*(h+rowGap) + 3*titleGap
	y := max(2, (s.fit.H-height)/2) + logoH + titleGap
	gap := min(24, (s.fit.W-2*doorW)/3)
	x := (s.fit.W - 2*doorW - gap) / 2
	for i := range doors {
		doors[i].rect = image.Rect(x, y, x+doorW, y+doorH)
		x += doorW + gap
	}
	y += doorH + font.LineHeight + titleGap
	width := min(120, (s.fit.W-8-(across-1)*rowGap)/across)
	x0 := (s.fit.W - across*(width+rowGap) + rowGap) / 2
	for i := range buttons {
		x, y := x0+i%across*(width+rowGap), y+i/across*(h+rowGap)
		buttons[i].rect = image.Rect(x, y, x+width, y+h)
	}
	return append(doors, buttons...)
}

func (s *Shell) appendTitle(items []scene.Item) []scene.Item {
	items = s.brush.tile(items, s.brush.sprite("felt/river"), image.Rect(0, 0, s.fit.W/2, s.fit.H))
	items = s.brush.tile(items, s.brush.sprite("felt/lily"), image.Rect(s.fit.W/2, 0, s.fit.W, s.fit.H))
	if s.topPage() != nil {
		return items
	}
	widgets := s.laidOut()
	logo := s.brush.sprite("title/agnes")
	w, h := s.brush.size(logo)
	items = append(items, scene.Item{Sprite: logo, X: int16((s.fit.W - w) / 2), Y: int16(widgets[0].rect.Min.Y - titleGap - h)})
	live := s.live()
	for i := range widgets {
		focused := s.focus >= 0 && s.focus < len(live) && live[s.focus] == i
		items = s.brush.widget(items, &widgets[i], focused || i == s.hot, i == s.pressed)
	}
	return items
}

// appendPage draws a page over whatever lies beneath, darkened.
func (s *Shell) appendPage(items []scene.Item, p *page) []scene.Item {
	items = s.brush.fill(items, image.Rect(0, 0, s.fit.W, s.fit.H), tintDark)
	widgets := s.laidOut()
	items = s.brush.frame(items, "panel", p.panel)
	live := s.live()
	seen := p.window()
	for i := range widgets {
		w := &widgets[i]
		if w.name == "back" || !w.rect.Overlaps(seen) {
			continue
		}
		focused := p.focus >= 0 && p.focus < len(live) && live[p.focus] == i
		items = s.appendClipped(items, w, seen, focused || i == s.hot, i == s.pressed)
	}
	items = s.appendPageTitle(items, p, live)
	if p.body > p.view() {
		items = s.appendScrollBar(items, p)
	}
	return items
}

// appendClipped draws a widget, or as much of it as is not scrolled away: of
// words the lines that are wholly seen, of anything else all or nothing.
func (s *Shell) appendClipped(items []scene.Item, w *widget, seen image.Rectangle, hot, down bool) []scene.Item {
	if w.rect.In(seen) {
		return s.brush.widget(items, w, hot, down)
	}
	if w.look != lookText && w.look != lookHead {
		return items
	}
	tint := tintText
	if w.look == lookHead {
		tint = tintHead
	}
	for i, line := range s.brush.font.Wrap(w.label, w.rect.Dx()) {
		y := w.rect.Min.Y + i*font.LineHeight
		if y >= seen.Min.Y && y+font.LineHeight <= seen.Max.Y {
			items = s.brush.font.Append(items, w.rect.Min.X, y, line, tint)
		}
	}
	return items
}

func (s *Shell) appendPageTitle(items []scene.Item, p *page, live []int) []scene.Item {
	back := &s.widgets[0]
	focused := p.focus >= 0 && p.focus < len(live) && live[p.focus] == 0
	items = s.brush.widget(items, back, focused || s.hot == 0, s.pressed == 0)
	f := s.brush.font
	x := back.rect.Max.X + padX
	title := f.Fit(s.t(p.title), p.panel.Max.X-x-padX)
	return f.Append(items, x, p.panel.Min.Y+(titleBar-font.LineHeight)/2+1, title, tintHead)
}

func (s *Shell) appendScrollBar(items []scene.Item, p *page) []scene.Item {
	seen := p.window()
	x := p.panel.Max.X - 4
	h := max(8, seen.Dy()*p.view()/p.body)
	y := seen.Min.Y + (seen.Dy()-h)*p.top/max(1, p.body-p.view())
	return s.brush.fill(items, image.Rect(x, y, x+2, y+h), tintNote)
}

// appendMessage draws the short note above the buttons.
func (s *Shell) appendMessage(items []scene.Item) []scene.Item {
	if s.message == "" {
		return items
	}
	f := s.brush.font
	lines := f.Wrap(s.message, min(s.fit.W-24, 280))
	width := 0
	for _, l := range lines {
		width = max(width, f.Width(l))
	}
	h := len(lines)*font.LineHeight + 2*padY
	bottom := s.fit.H - 4
	if s.onTable && !s.fit.Wide {
		bottom = s.table.Layout().Bar.Min.Y - 4
	}
	x := (s.fit.W - width) / 2
	box := image.Rect(x-padX, bottom-h, x+width+padX, bottom)
	items = s.brush.frame(items, "panel", box)
	for i, l := range lines {
		items = f.Append(items, x, box.Min.Y+padY+i*font.LineHeight, l, tintText)
	}
	return items
}
