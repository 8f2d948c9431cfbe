package screens

import (
	"fmt"
	"strings"
	"testing"

	"agnes/game/store"
)

// windows are the sizes that every screen has to be good at.
var windows = []struct {
	w, h  int
	ratio float64
}{{640, 360, 1}, {390, 844, 1}, {320, 480, 1}}

// Every page can be opened, laid out and painted at each size: nothing lies
// outside the canvas, and whatever can be pressed can be reached.
func TestEachPageFitsEachWindow(t *testing.T) {
	for _, win := range windows {
		b := playing(t, "bernauer", 1)
		b.Resize(win.w, win.h, win.ratio)
		size := fmt.Sprintf("%dx%d", win.w, win.h)
		b.shot(size + "-table")
		b.inside(size + " table")
		for _, name := range []string{"menu", "options", "statistics", "games", "daily", "deal-number", "base-rank", "same-deal", "bookmarks", "share", "learn", "rules", "confirm-solution", "house", "credits", "tips", "history", "glossary", "report", "keys"} {
			pages := map[string]func(){
				"menu": b.openMenu, "options": b.openOptions, "statistics": b.openStatistics, "games": b.openGames, "daily": b.openDaily,
				"deal-number": b.openDealNumber, "base-rank": b.openBase, "same-deal": b.openSameDeal, "bookmarks": b.openBookmarks,
				"share": b.openShare, "learn": b.openLearn, "rules": b.openRules, "confirm-solution": b.askSolution, "house": b.openHouse,
				"credits": b.openCredits, "tips": b.openTips, "history": func() { b.openLearn(); b.press("history") },
				"glossary": func() { b.openLearn(); b.press("glossary") }, "report": b.openReport, "keys": b.openKeys,
			}
			pages[name]()
			b.shot(size + "-" + name)
			b.inside(size + " " + name)
			b.closeAll()
		}
		b.goTitle()
		b.shot(size + "-title")
		b.inside(size + " title")
	}
}

// inside fails for a button that can neither be seen nor scrolled to, for two
// of one name, and for words that are keys.
func (b *bench) inside(where string) {
	b.Helper()
	w, h, _ := b.Canvas()
	names := map[string]bool{}
	for i := range b.laidOut() {
		k := &b.widgets[i]
		if k.live() && names[k.name] {
			b.Errorf("%s: two buttons named %q", where, k.name)
		}
		names[k.name] = names[k.name] || k.live()
		if k.rect.Min.X < 0 || k.rect.Max.X > w || b.topPage() == nil && (k.rect.Min.Y < 0 || k.rect.Max.Y > h) {
			b.Errorf("%s: %q lies outside: %v", where, k.name, k.rect)
		}
		if k.look == lookButton && k.label != "" && b.brush.font.Width(k.label) > k.rect.Dx()-4 {
			b.Errorf("%s: %q is cut off in %d pixels", where, k.label, k.rect.Dx())
		}
	}
	b.picture()
}

// Every option takes effect at once: it changes the picture or what the game
// does, and is kept.
func TestEachOptionIsKept(t *testing.T) {
	b := playing(t, "bernauer", 1)
	b.openOptions()
	for _, name := range b.buttons() {
		if !strings.HasPrefix(name, "set-") || name == "set-language" {
			continue
		}
		before := b.settings
		b.press(name)
		if b.settings == before {
			t.Errorf("%s changes nothing", name)
		}
		if text, ok := b.kept.Load(store.Preference, nil); !ok || text != b.settings.Text() {
			t.Errorf("%s is not kept", name)
		}
	}
}
