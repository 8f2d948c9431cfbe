package screens

import (
	"image"

	"agnes/game/input"
	"agnes/game/table"
)

// barKey gives a key to the buttons of the table, where one of them has the
// focus or is to have it. It reports whether the key was theirs.
func (s *Shell) barKey(e input.Event) bool {
	stops := s.stops()
	if len(stops) == 0 || s.focus < 0 && e.Key != input.Tab {
		return false
	}
	s.focus = min(s.focus, len(stops)-1)
	switch e.Key {
	case input.ArrowUp, input.ArrowDown, input.ArrowLeft, input.ArrowRight:
		was := s.focus
		s.widgetKey(e, &s.focus)
		if s.focus == was && s.watch == nil {
			s.leaveBar() // past the last button the cards begin
		}
	case input.Escape:
		s.leaveBar()
	case input.Tab, input.Home, input.End, input.Enter, input.Space:
		s.widgetKey(e, &s.focus)
	default:
		return false
	}
	return true
}

// leaveBar gives the keys back to the cards.
func (s *Shell) leaveBar() {
	s.focus = -1
	s.saying = ""
	s.touch()
	if s.watch != nil {
		s.sayWhere()
		return
	}
	s.sayCursor()
}

// walkToBar gives the focus to the nearest button in a direction from the
// cursor, and reports whether there is one.
func (s *Shell) walkToBar(way table.Way) bool {
	p, _, _ := s.table.Cursor()
	from := middle(s.table.Layout().Place(p))
	stops := s.stops()
	best, bestFar := -1, 0
	for i, k := range stops {
		along, across := way.Along(middle(s.widgets[k].rect).Sub(from))
		if far := along + 3*max(across, -across); along > 0 && (best < 0 || far < bestFar) {
			best, bestFar = i, far
		}
	}
	if best < 0 {
		return false
	}
	s.setFocus(stops, best, &s.focus)
	return true
}

func middle(r image.Rectangle) image.Point { return r.Min.Add(r.Max).Div(2) }
