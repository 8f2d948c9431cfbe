package screens

import (
	"image"

	"agnes/game/engine"
	"agnes/game/scene"
)

// pageIcons are the signs in the title bars of pages, by the page's name.
var pageIcons = map[string]string{
	"menu": "menu", "options": "settings", "statistics": "stats", "daily": "calendar", "learn": "help",
	"rules": "rules", "tips": "hint", "glossary": "words", "history": "history", "credits": "info", "keys": "keyboard",
	"share": "share", "games": "stock", "house": "sliders", "same-deal": "copy", "bookmarks": "bookmark",
	"deal-number": "number", "base": "base", "won": "trophy", "stuck": "flag", "offer": "play", "report": "warn",
	"record": "share", "seeking": "dice", "rescue": "undo", "confirm-solution": "eye",
}

// buttonIcons are the signs of buttons, by the button's name.
var buttonIcons = map[string]string{
	"new": "new", "restart": "restart", "games": "stock", "daily": "calendar", "deal-number": "number", "base-rank": "base",
	"same-deal": "copy", "bookmarks": "bookmark", "share": "share", "replay": "film", "watch": "film", "hint": "hint", "rescue": "undo",
	"solution": "eye", "options": "settings", "statistics": "stats", "rules": "rules", "learn": "help", "title": "left",
	"fullscreen": "fullscreen", "quit": "close", "continue": "play",
	"undo": "undo", "look": "eye", "tips": "hint", "glossary": "words", "history": "history", "keys": "keyboard",
	"credits": "info", "report": "warn", "play": "play", "yes": "check", "no": "close", "cancel": "close", "tutorial": "play",
	"tutorial-bernauer": "play", "tutorial-sorel": "play", "up": "up", "house": "sliders", "daily-today": "play",
}

// withIcon gives a button the sign of its name, or a tick when it is the chosen
// one of several, where its label leaves room.
func (s *Shell) withIcon(w *widget) {
	name, ok := buttonIcons[w.name]
	if w.on {
		name, ok = "check", true
	}
	if !ok || w.icon != 0 || w.label == "" {
		return
	}
	if len(w.signs) == 0 && s.brush.besideIcon(w.label, w.rect.Dx()) {
		w.icon = s.brush.sprite("icon/" + name)
	}
}

// besideIcon reports whether a button of a width has room for its label on one
// line beside its icon.
func (b *brush) besideIcon(label string, width int) bool {
	return b.iconWidth(label) <= width
}

// iconWidth is how wide a button is with its label on one line beside its icon,
// in pixels.
func (b *brush) iconWidth(label string) int {
	return b.font.Width(label) + iconSide*b.font.scale + labelGap + 2*padX
}

// appendPageTitle draws the bar above the rows of a page, over whatever rows
// are scrolled beneath it: the way back, the title, and the page's sign.
func (s *Shell) appendPageTitle(items []scene.Item, p *page, stops []int) []scene.Item {
	back := &s.widgets[0]
	focused := p.focus >= 0 && p.focus < len(stops) && stops[p.focus] == 0
	bar := image.Rect(p.panel.Min.X, p.panel.Min.Y, p.panel.Max.X, p.panel.Min.Y+p.bar)
	items = s.brush.frameTop(items, "panel", bar)
	items = s.brush.fill(items, image.Rect(bar.Min.X+3, bar.Max.Y, bar.Max.X-3, bar.Max.Y+1), tintRule)
	items = s.brush.widget(items, back, focused || s.hot == 0, s.pressed == 0)
	x := back.rect.Max.X + padX
	if name := pageIcons[p.name]; name != "" {
		icon := s.brush.sprite("icon/" + name)
		w, h := s.brush.grownSize(icon)
		items = append(items, s.brush.grown(scene.Item{Sprite: icon, X: int16(x), Y: int16(bar.Min.Y + (p.bar-h)/2 + 1), Tint: tintHead}))
		x += w + padX
	}
	lines := p.titleLines(s, bar.Dx())
	y := bar.Min.Y + (p.bar-len(lines)*s.brush.font.Height())/2 + 1
	for i, line := range lines {
		items = s.brush.font.Append(items, x, y+i*s.brush.font.Height(), line, tintHead)
	}
	return items
}

// frameTop draws the upper part of a frame, over what lies beneath.
func (b *brush) frameTop(items []scene.Item, name string, r image.Rectangle) []scene.Item {
	return b.part(b.part(items, name, 0, r.Min.X, r.Max.X, r.Min.Y, r.Min.Y+frameSide), name, 3, r.Min.X, r.Max.X, r.Min.Y+frameSide, r.Max.Y)
}

// frameBottom draws the lower edge of a frame.
func (b *brush) frameBottom(items []scene.Item, name string, r image.Rectangle) []scene.Item {
	return b.part(items, name, 6, r.Min.X, r.Max.X, r.Max.Y-frameSide, r.Max.Y)
}

// part draws three of the nine pieces of a frame side by side, from the piece
// with an index on.
func (b *brush) part(items []scene.Item, name string, first, left, right, top, bottom int) []scene.Item {
	xs := [4]int{left, left + frameSide, right - frameSide, right}
	for i := range 3 {
		items = append(items, scene.Item{
			Sprite: b.frames[name][first+i], X: int16(xs[i]), Y: int16(top), W: int16(xs[i+1] - xs[i]), H: int16(bottom - top),
		})
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

// appendTitle draws the title: two tables side by side, the lettering where
// there is room for it, the two doors and the buttons.
func (s *Shell) appendTitle(items []scene.Item) []scene.Item {
	widgets := s.titleWidgets()
	logo := s.brush.sprite("title/agnes")
	w, h := s.brush.size(logo)
	top := widgets[0].rect.Min.Y - titleGap - h
	items = s.appendTwoTables(items, min(top, s.fit.H-widgets[len(widgets)-1].rect.Max.Y))
	if top >= 0 {
		items = append(items, scene.Item{Sprite: logo, X: int16((s.fit.W - w) / 2), Y: int16(top)})
	}
	stops, onTop := s.stops(), s.topPage() == nil
	for i := range widgets {
		focused := s.focus >= 0 && s.focus < len(stops) && stops[s.focus] == i
		items = s.brush.widget(items, &widgets[i], onTop && (focused || i == s.hot), onTop && i == s.pressed)
	}
	return items
}

// appendTwoTables fills the canvas with the two tables, half and half, with
// their borders where the rim leaves room for them.
func (s *Shell) appendTwoTables(items []scene.Item, rim int) []scene.Item {
	middle := s.fit.W / 2
	for i, name := range [...]string{"felt/river", "felt/lily"} {
		half := image.Rect(i*middle, 0, middle+i*(s.fit.W-middle), s.fit.H)
		items = s.atlas.Tile(items, s.brush.sprite(name), half)
		band := s.brush.sprite(name + "-band")
		_, h := s.brush.size(band)
		if rim < h+4 {
			continue
		}
		items = s.atlas.Tile(items, band, image.Rect(half.Min.X, 0, half.Max.X, h))
		items = s.atlas.Tile(items, band, image.Rect(half.Min.X, s.fit.H-h, half.Max.X, s.fit.H))
	}
	return items
}
