package screens

import (
	"image"
	"strings"
	"testing"

	"agnes/game/lang"
	"agnes/game/scene"
	"agnes/game/store"
	"agnes/sprites/font"
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
			b := newBench(t)
			b.change(func(s *store.Settings) { s.Speed, s.LiveLine = store.NoSpeed, true })
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
		})
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
			items = b.brush.iconAndWords(nil, &w, false)
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
	whole := b.Append(nil)
	if p := b.topPage(); p != nil {
		if n := count(b.appendPageTitle(nil, p, nil)); n > strings.Count(b.t(p.title), "…") {
			wrong = append(wrong, "the title is cut: "+b.t(p.title))
		}
		if lines := p.titleLines(b.Shell, p.panel.Dx()); len(lines)*font.LineHeight > p.bar {
			wrong = append(wrong, "the title runs over its bar: "+b.t(p.title))
		}
	} else if b.onTable {
		left, right := b.statusFit(b.table.Layout().Status.Dx())
		if b.brush.font.Width(left)+b.brush.font.Width(right) > b.table.Layout().Status.Dx()-8 {
			wrong = append(wrong, "the line at the top runs over: "+left+right)
		}
	}
	canvas := image.Rect(0, 0, b.fit.W, b.fit.H)
	for _, item := range whole {
		if b.topPage() == nil && item.Tint != 0 && !image.Pt(int(item.X), int(item.Y)).In(canvas.Inset(-64)) {
			wrong = append(wrong, "something lies far outside")
			break
		}
	}
	return wrong
}
