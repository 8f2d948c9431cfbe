package screens

import (
	"image"
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
// a game is watched, or is a tutorial, comes before what counts.
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
	for _, right := range rights {
		if f.Width(right)+2*statusEdge <= width {
			return "", right
		}
	}
	return "", rights[len(rights)-1]
}

// statusNumbers are base rank, score and stock, with their names, without the
// stock, which tells its number itself, and without names, the longest first; and
// before these, where that is asked for, the same with how many moves would help.
func (s *Shell) statusNumbers() []string {
	st := s.shown().State()
	args := []any{"base", lang.Rank(s.words, st.Base()), "score", st.Score(), "stock", st.Len(engine.StockPile)}
	numbers := []string{s.t("status.right", args...), s.t("status.base", args...), s.t("status.short", args...)}
	if s.watch != nil || s.lesson != nil {
		return append(numbers, s.t("status.least", args...), "")
	}
	if !s.settings.CountMoves {
		return numbers
	}
	useful := " · " + s.t("status.moves", "n", len(adviseOn(st, s.visited)))
	for i := range numbers {
		numbers = append(numbers, numbers[i])
		numbers[i] += useful
	}
	return numbers
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
		return []string{name + " · " + s.t("ui.tutorial"), s.t("ui.tutorial")}
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
