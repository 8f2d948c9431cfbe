package screens

import (
	"image"
	"slices"
	"strconv"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/scene"
)

// appendTable draws the table and what is always to be seen: rule set, deal,
// base rank, score, and the stock.
func (s *Shell) appendTable(items []scene.Item) []scene.Item {
	if s.restless {
		s.restless = false
		canvas := image.Rect(0, 0, s.fit.W, s.fit.H)
		felt := backdrop(s.settings.Table, s.shown().Rules())
		s.still = s.atlas.Tile(s.still[:0], s.brush.sprite(felt), canvas)
		s.still = s.appendMedallion(s.still, s.brush.sprite(felt+"-medallion"))
		s.still = s.appendStatus(s.still)
	}
	items = append(items, s.still...)
	if s.topPage() != nil {
		return s.table.Append(items)
	}
	items = s.table.Append(s.appendBar(items))
	return s.appendBarTip(items)
}

// appendMedallion embroiders the middle of the cloth, where there is room.
func (s *Shell) appendMedallion(items []scene.Item, medallion scene.Sprite) []scene.Item {
	at, ok := s.table.Layout().Medallion(s.brush.size(medallion))
	if !ok {
		return items
	}
	return append(items, scene.Item{Sprite: medallion, X: int16(at.X), Y: int16(at.Y)})
}

// Measures of the line at the top, in pixels.
const (
	statusEdge = 4
	statusGap  = 10 // at least, between left and right
)

// appendStatus draws the line at the top: the rule set on the left, as much of
// it as there is room for, and what counts on the right.
func (s *Shell) appendStatus(items []scene.Item) []scene.Item {
	bar := s.table.Layout().Status
	items = s.brush.fill(items, bar, tintStrip)
	left, right := s.statusFit(bar.Dx())
	f := s.brush.font
	items = f.Append(items, bar.Max.X-f.Width(right)-statusEdge, bar.Min.Y, right, tintHead)
	return f.Append(items, bar.Min.X+statusEdge, bar.Min.Y, left, tintText)
}

// statusFit chooses the longest words for left and right that fit a line so
// wide, in pixels. What counts is never dropped for the name of the game, but that
// a game is watched comes before what counts.
func (s *Shell) statusFit(width int) (left, right string) {
	f := s.brush.font
	lefts, rights := s.statusWords(), s.statusNumbers()
	for _, right := range rights {
		for _, left := range lefts {
			if f.Width(left)+f.Width(right)+statusGap+2*statusEdge <= width {
				return left, right
			}
		}
	}
	return "", rights[len(rights)-1]
}

// statusNumbers are base rank, score and stock, with their names and without,
// the longest first; and before these, where that is asked for, the same with
// how many moves would help.
func (s *Shell) statusNumbers() []string {
	st := s.shown().State()
	args := []any{"base", lang.Rank(s.words, st.Base()), "score", st.Score(), "stock", st.Len(engine.StockPile)}
	numbers := []string{s.t("status.right", args...), s.t("status.short", args...)}
	if s.watch != nil {
		return append(numbers, s.t("status.least", args...), "")
	}
	if !s.settings.CountMoves || s.lesson != nil {
		return numbers
	}
	useful := " · " + s.t("status.moves", "n", len(adviseOn(st, s.visited)))
	return append([]string{numbers[0] + useful, numbers[1] + useful}, numbers...)
}

// statusWords are what the left of the line at the top may say, the longest
// first.
func (s *Shell) statusWords() []string {
	name := s.gameName()
	short := lang.RuleSetShort(s.words, s.shown().Rules())
	switch {
	case s.watch != nil:
		status := s.watchStatus()
		return []string{name + " · " + status, status, s.watchAt("watch.short")}
	case s.lesson != nil:
		return []string{name + " · " + s.t("ui.tutorial"), s.t("ui.tutorial"), short}
	}
	deal := name
	if n := s.game.DealNumber(); n != 0 {
		deal += " · " + strconv.FormatUint(n, 10)
	}
	if s.settings.LiveLine {
		live := s.liveLine()
		return []string{deal + " · " + live, name + " · " + live, short + " · " + live, live, short}
	}
	return []string{deal, name, short}
}

// gameName is the name of the rule set on the table, or of the house rule.
func (s *Shell) gameName() string {
	g := s.shown()
	if g == nil {
		return ""
	}
	return lang.RuleSet(s.words, g.Rules())
}

// Measures of the title in pixels.
const (
	titleGap    = 8
	titleButton = 120 // with normal text, unless a label and its icon need more
)

// titleWidgets are the two doors and the buttons beneath them.
func (s *Shell) titleWidgets() []widget {
	door := func(name, key, picture string) widget {
		return widget{
			name: name, look: lookPicture, label: s.t(key), icon: s.brush.sprite(picture),
			press: func() { s.enter(name) },
		}
	}
	doors := []widget{door("bernauer", "rules.bernauer.name", "title/bernauer"), door("sorel", "rules.sorel.name", "title/sorel")}
	doorW, doorH := s.brush.size(doors[0].icon)
	doorW = max(doorW, min(doorW*s.brush.font.scale, s.fit.W/2-2*titleGap))
	_, logoH := s.brush.size(s.brush.sprite("title/agnes"))

	var buttons []widget
	add := func(name, key string, press func()) {
		buttons = append(buttons, widget{name: name, look: lookButton, label: s.t(key), press: press})
	}
	if s.game != nil {
		add("continue", "ui.continue", func() { s.closeAll(); s.sayWhere() })
	}
	if len(dailySets()) > 0 {
		add("daily", "ui.daily", s.openDaily)
	}
	add("learn", "ui.learn", s.openLearn)
	add("statistics", "ui.statistics", s.openStatistics)
	add("options", "ui.options", s.openOptions)
	if s.host.CanQuit() {
		add("quit", "ui.quit", s.host.Quit)
	}

	names := 0
	for i := range doors { // under its picture stands the name
		lines, f := s.brush.nameLines(doors[i].label, doorW)
		names = max(names, len(lines)*f.Height())
	}
	doorH += names
	h, least := s.buttonHeight(), s.brush.lineHeight(0)
	across, width := s.titleAcross(buttons, s.brush.besideIcon)
	rows := (len(buttons) + across - 1) / across
	if doorH+rows*(least+rowGap)+3*titleGap > s.fit.H { // so many rows for the sake of icons
		across, width = s.titleAcross(buttons, func(label string, width int) bool { return len(s.brush.labelLines(&widget{label: label}, width)) == 1 })
		rows = (len(buttons) + across - 1) / across
	}
	height := logoH + doorH + rows*(h+rowGap) + 3*titleGap
	logo := logoH + titleGap
	if height > s.fit.H { // the lettering goes first
		height, logo = height-logo, 0
	}
	if height > s.fit.H {
		height -= rows * (h - least)
		h = least
	}
	y := max(2, (s.fit.H-height)/2) + logo
	gap := min(24, (s.fit.W-2*doorW)/3)
	x := (s.fit.W - 2*doorW - gap) / 2
	for i := range doors {
		doors[i].rect = image.Rect(x, y, x+doorW, y+doorH)
		x += doorW + gap
	}
	y += doorH + titleGap
	x0 := (s.fit.W - across*(width+rowGap) + rowGap) / 2
	for i := range buttons {
		x, y := x0+i%across*(width+rowGap), y+i/across*(h+rowGap)
		buttons[i].rect = image.Rect(x, y, x+width, y+h)
		s.withIcon(&buttons[i])
	}
	return append(doors, buttons...)
}

// titleAcross is how many buttons of the title stand side by side, and how wide
// each is: as many as leave room for each label, and about as many in each row.
func (s *Shell) titleAcross(buttons []widget, room func(label string, width int) bool) (across, width int) {
	across = 1
	switch {
	case s.fit.W >= 560:
		across = len(buttons)
	case s.fit.W >= 220:
		across = 2
	}
	wish := titleButton * s.brush.font.scale
	for i := range buttons {
		wish = max(wish, s.brush.iconWidth(buttons[i].label))
	}
	for ; ; across-- {
		width = min(wish, (s.fit.W-8-(across-1)*rowGap)/across)
		crowded := slices.ContainsFunc(buttons, func(w widget) bool { return !room(w.label, width) })
		if rows := (len(buttons) + across - 1) / across; across == 1 || !crowded {
			return (len(buttons) + rows - 1) / rows, width
		}
	}
}

// appendPage draws a page over whatever lies beneath, darkened.
func (s *Shell) appendPage(items []scene.Item, p *page) []scene.Item {
	items = s.brush.fill(items, image.Rect(0, 0, s.fit.W, s.fit.H), tintDark)
	widgets := s.laidOut()
	items = s.brush.frame(items, "panel", p.panel)
	stops := s.stops()
	seen := p.window()
	for i := range widgets {
		w := &widgets[i]
		if w.name == "back" || !w.rect.Overlaps(seen) {
			continue
		}
		focused := p.focus >= 0 && p.focus < len(stops) && stops[p.focus] == i
		items = s.brush.widget(items, w, focused || i == s.hot, i == s.pressed)
	}
	if p.body > p.view() {
		items = s.brush.frameBottom(items, "panel", p.panel)
	}
	items = s.appendPageTitle(items, p, stops)
	if p.body > p.view() {
		items = s.appendScrollBar(items, p)
	}
	return items
}

func (s *Shell) appendScrollBar(items []scene.Item, p *page) []scene.Item {
	seen := p.window()
	x := p.panel.Max.X - 4
	h := max(8, seen.Dy()*p.view()/p.body)
	y := seen.Min.Y + (seen.Dy()-h)*p.top/max(1, p.body-p.view())
	return s.brush.fill(items, image.Rect(x, y, x+2, y+h), tintNote)
}
