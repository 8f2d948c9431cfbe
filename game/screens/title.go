package screens

import (
	"image"
	"slices"

	"agnes/game/scene"
)

// Measures of the title in pixels.
const (
	titleGap    = 8
	titleButton = 120 // with normal text, unless a label and its icon need more
)

// titleWidgets are the two doors and the buttons beneath them.
func (s *Shell) titleWidgets() []widget {
	doors, buttons := s.titleDoors(), s.titleButtons()
	s.layOutTitle(doors, buttons)
	return append(doors, buttons...)
}

// titleDoors lead to the two games.
func (s *Shell) titleDoors() []widget {
	door := func(f family) widget {
		name := string(f)
		return widget{
			name: name, look: lookPicture, label: s.t("rules." + name + ".name"), icon: s.brush.sprite("title/" + name),
			press: func() { s.enter(f) },
		}
	}
	return []widget{door(bernauer), door(sorel)}
}

// titleButtons lead to everything else.
func (s *Shell) titleButtons() (buttons []widget) {
	add := func(name, key string, press func()) { buttons = append(buttons, s.chip(name, key, press)) }
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
	return buttons
}

// doorSize is the size of a door: its picture, and under it room for the names
// of all.
func (s *Shell) doorSize(doors []widget) (w, h int) {
	pictureW, pictureH := s.brush.size(doors[0].icon)
	w = max(pictureW, min(pictureW*s.brush.font.scale, s.fit.W/2-2*titleGap))
	names := 0
	for i := range doors {
		lines, f := s.brush.nameLines(doors[i].label, w)
		names = max(names, len(lines)*f.Height())
	}
	return w, pictureH + names
}

// layOutTitle places the doors side by side and the buttons in rows beneath,
// below the lettering where there is room for that.
func (s *Shell) layOutTitle(doors, buttons []widget) {
	doorW, doorH := s.doorSize(doors)
	_, logoH := s.brush.size(s.brush.sprite("title/agnes"))
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
	focused, onTop := s.focused(s.focus), s.topPage() == nil
	for i := range widgets {
		items = s.brush.widget(items, &widgets[i], onTop && (i == focused || i == s.hot), onTop && i == s.pressed)
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
