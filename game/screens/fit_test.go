package screens

import (
	"image"
	"strings"
	"testing"

	"agnes/game/lang"
	"agnes/game/scene"
	"agnes/game/store"
)

// fitWindows are those in which every text must find room: pixels, and how
// many of them make a CSS pixel.
var fitWindows = []struct {
	w, h  int
	ratio float64
}{{270, 480, 1}, {320, 480, 1}, {390, 844, 1}, {1170, 2532, 3}, {640, 360, 1}, {844, 390, 1}, {960, 720, 1}, {1280, 720, 1}}

// speak has the screens speak a language.
func (b *bench) speak(tag string) {
	b.change(func(s *store.Settings) { s.Language = tag })
}

func TestEveryTextFindsRoomInItsBox(t *testing.T) {
	tags := []string{"pseudo"}
	for _, l := range lang.Tags() {
		tags = append(tags, l.Tag)
	}
	for _, tag := range tags {
		t.Run(tag, func(t *testing.T) {
			fitsEveryWindow(t, tag, false)
		})
	}
}

func TestEveryLargeTextFindsRoomInItsBox(t *testing.T) {
	for _, l := range lang.Tags() {
		t.Run(l.Tag, func(t *testing.T) {
			fitsEveryWindow(t, l.Tag, true)
		})
	}
}

// fitsEveryWindow fails for texts of a language that do not fit their boxes, on
// any screen in any window.
func fitsEveryWindow(t *testing.T, tag string, large bool) {
	b := newBench(t)
	b.change(func(s *store.Settings) { s.Speed, s.LiveLine, s.LargeText = store.NoSpeed, true, large })
	b.speak(tag)
	screens := b.everyScreen()
	for _, w := range fitWindows {
		b.Resize(w.w, w.h, w.ratio)
		for name, open := range screens {
			open()
			if tag == "pseudo" { // settings made on the way have changed it
				b.words = lang.Pseudo()
				b.touch()
			}
			for _, wrong := range b.cutTexts() {
				t.Errorf("%s in %dx%d: %s", name, w.w, w.h, wrong)
			}
		}
	}
}

// cutTexts says which widgets of the screen on top cut their words short or
// draw beyond themselves.
func (b *bench) cutTexts() (wrong []string) {
	cut := b.brush.font.Append(nil, 0, 0, "…", 0)[0].Sprite
	count := func(items []scene.Item) (n int) {
		for _, i := range items {
			if i.Sprite == cut {
				n++
			}
		}
		return n
	}
	for i := range b.laidOut() {
		w := b.widgets[i]
		var items []scene.Item
		if b.topPage() == nil && b.onTable {
			items = b.brush.iconAndWords(nil, &w, b.barWording())
		} else {
			items = b.brush.widget(nil, &w, false, false)
		}
		if count(items) > strings.Count(w.label+w.note+w.value, "…") {
			wrong = append(wrong, w.name+" is cut: "+w.words())
		}
		for _, item := range items {
			iw, ih := int(item.W), int(item.H)
			if iw == 0 {
				iw, ih = b.brush.size(item.Sprite)
			}
			if r := image.Rect(int(item.X), int(item.Y), int(item.X)+iw, int(item.Y)+ih); !r.In(w.rect.Inset(-1)) {
				wrong = append(wrong, w.name+" runs over: "+w.words())
				break
			}
		}
	}
	canvas := image.Rect(0, 0, b.fit.W, b.fit.H)
	p := b.topPage()
	for i := range b.widgets {
		w := &b.widgets[i]
		seen := w.rect
		if p != nil { // the rest can be scrolled to
			seen.Min.Y, seen.Max.Y = 0, 1
		}
		if !seen.In(canvas) {
			wrong = append(wrong, w.name+" lies outside the canvas: "+w.words())
		}
	}
	if p != nil && p.view() < min(p.body-rowGap, b.brush.lineHeight(1)) {
		wrong = append(wrong, "the title leaves no room for the rows")
	}
	whole := b.Append(nil)
	if p != nil {
		if n := count(b.appendPageTitle(nil, p, false)); n > strings.Count(b.t(p.title), "…") {
			wrong = append(wrong, "the title is cut: "+b.t(p.title))
		}
		bar := image.Rect(p.panel.Min.X, p.panel.Min.Y, p.panel.Max.X, p.panel.Min.Y+p.bar)
		if lines := p.titleLines(b.Shell, bar.Dx()); len(lines)*b.brush.font.Height() > bar.Dy() {
			wrong = append(wrong, "the title runs over its bar: "+b.t(p.title))
		}
	} else if b.onTable {
		left, right := b.statusFit(b.table.Layout().Status.Dx())
		if b.brush.font.Width(left)+b.brush.font.Width(right) > b.table.Layout().Status.Dx()-8 {
			wrong = append(wrong, "the line at the top runs over: "+left+right)
		}
		if b.table.Layout().Status.Dy() != b.brush.font.Height() {
			wrong = append(wrong, "the line at the top is not as high as its words")
		}
	}
	for _, item := range whole {
		if b.topPage() == nil && item.Tint != 0 && !image.Pt(int(item.X), int(item.Y)).In(canvas.Inset(-64)) {
			wrong = append(wrong, "something lies far outside")
			break
		}
	}
	return wrong
}

// The menu of the table needs no scrolling in a window of 1280 by 720 pixels.
func TestTheMenuFitsAnOrdinaryWindowWhole(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.moves("deal")
	for _, l := range lang.Tags() {
		b.change(func(s *store.Settings) { s.Language = l.Tag })
		b.Resize(1280, 720, 1)
		b.openMenu()
		b.laidOut()
		if p := b.topPage(); p.body > p.view() {
			t.Errorf("%s: the menu is %d pixels high, and there is room for %d", l.Tag, p.body, p.view())
		}
		b.closeAll()
	}
}

// On the title every button has its sign, in every language, and each part of a
// name stays on its line.
func TestTheButtonsOfTheTitleHaveTheirSigns(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, l := range lang.Tags() {
		for _, large := range []bool{false, true} {
			b.change(func(s *store.Settings) { s.Language, s.LargeText = l.Tag, large })
			for _, w := range []image.Point{{270, 480}, {320, 568}, {360, 640}, {640, 360}, {640, 480}, {960, 720}, {1280, 720}} {
				b.Resize(w.X, w.Y, 1)
				b.goTitle()
				for i := range b.laidOut() {
					k := &b.widgets[i]
					if k.icon == 0 {
						t.Errorf("%s in %v, large text %v: %q has no sign", l.Tag, w, large, k.label)
					}
					if lines, _ := b.brush.nameLines(k.label, k.rect.Dx()); k.look == lookPicture && len(lines) > 2 {
						t.Errorf("%s in %v, large text %v: a name is broken into %q", l.Tag, w, large, lines)
					}
				}
			}
		}
	}
}

// In every language the names of all can be read where one is chosen.
func TestTheNamesOfTheLanguagesCanBeRead(t *testing.T) {
	b := newBench(t)
	for _, l := range lang.Tags() {
		b.speak(l.Tag)
		for _, other := range lang.Tags() {
			for _, r := range other.Name {
				if !b.brush.font.font.Has(r) {
					t.Errorf("%s: no glyph for the %q of %s", l.Tag, r, other.Name)
				}
			}
		}
	}
}

// The line at the top never is numbers alone: it says whose they are, or what one
// of them is.
func TestTheLineAtTheTopIsNeverNumbersAlone(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, l := range lang.Tags() {
		for _, count := range []bool{false, true} {
			b.change(func(s *store.Settings) { s.Language, s.LargeText, s.CountMoves = l.Tag, true, count })
			for _, w := range fitWindows {
				b.Resize(w.w, w.h, w.ratio)
				left, right := b.statusFit(b.table.Layout().Status.Dx())
				if left == "" && strings.HasPrefix(right, lang.Rank(b.words, b.game.State().Base())) {
					t.Errorf("%s in %dx%d: it says %q", l.Tag, w.w, w.h, right)
				}
			}
		}
	}
}

// Buttons side by side end where a button of the whole width does.
func TestRowsOfButtonsEndAtTheSameEdge(t *testing.T) {
	for width := 200; width < 320; width++ {
		for across := 1; across <= 7; across++ {
			last := -chipGap
			for i := range across {
				left, right := chipSpan(i, across, width)
				if w := right - left; left != last+chipGap || w < chipWidth(across, width) || w > chipWidth(across, width)+1 {
					t.Fatalf("chip %d of %d in %d pixels goes from %d to %d", i, across, width, left, right)
				}
				last = right
			}
			if last != width {
				t.Errorf("%d chips end at %d of %d pixels", across, last, width)
			}
		}
	}
}
