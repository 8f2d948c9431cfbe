package screens

import (
	"image"

	"agnes/game/scene"
)

// appendPage draws a page over whatever lies beneath, darkened.
func (s *Shell) appendPage(items []scene.Item, p *page) []scene.Item {
	items = s.brush.fill(items, image.Rect(0, 0, s.fit.W, s.fit.H), tintDark)
	widgets := s.laidOut()
	items = s.brush.frame(items, "panel", p.panel)
	focused, seen := s.focused(p.focus), p.window()
	for i := range widgets {
		w := &widgets[i]
		if w.name == "back" || !w.rect.Overlaps(seen) {
			continue
		}
		items = s.brush.widget(items, w, i == focused || i == s.hot, i == s.pressed)
	}
	if p.body > p.view() {
		items = s.brush.frameBottom(items, "panel", p.panel)
	}
	items = s.appendPageTitle(items, p, focused == 0)
	if p.body > p.view() {
		items = s.appendScrollBar(items, p)
	}
	return items
}

// appendPageTitle draws the bar above the rows of a page, over whatever rows
// are scrolled beneath it: the way back, which may have the focus, the title, and
// the page's sign.
func (s *Shell) appendPageTitle(items []scene.Item, p *page, focused bool) []scene.Item {
	back := &s.widgets[0]
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

// appendScrollBar draws how far the rows of a page are scrolled.
func (s *Shell) appendScrollBar(items []scene.Item, p *page) []scene.Item {
	seen := p.window()
	x := p.panel.Max.X - 4
	h := max(8, seen.Dy()*p.view()/p.body)
	y := seen.Min.Y + (seen.Dy()-h)*p.top/max(1, p.body-p.view())
	return s.brush.fill(items, image.Rect(x, y, x+2, y+h), tintNote)
}
