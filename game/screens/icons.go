package screens

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
	"credits": "info", "report": "warn", "play": "play", "yes": "check", "no": "close", "cancel": "close", "tutorial": "help",
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
