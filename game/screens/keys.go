package screens

import (
	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/table"
)

// shortcut is a key that does the same on the table wherever the cursor is.
type shortcut struct {
	rune rune
	mods input.Mods // which of Shift and Command have to be down
	do   func(s *Shell)
}

// shortcuts are the letters of the table, by what is printed on the key. The
// first that fits counts.
var shortcuts = []shortcut{
	{'z', input.Command | input.Shift, (*Shell).redo},
	{'z', input.Command, (*Shell).undo},
	{'y', input.Command, (*Shell).redo},
	{'z', input.Shift, (*Shell).redo},
	{'u', 0, (*Shell).undo},
	{'z', 0, (*Shell).undo},
	{'y', 0, (*Shell).redo},
	{'d', 0, (*Shell).dealRow},
	{'f', 0, (*Shell).sendUp},
	{'n', 0, (*Shell).askNew},
	{'h', 0, (*Shell).askHint},
	{'e', 0, (*Shell).finish},
	{'s', 0, (*Shell).openStatistics},
	{'b', 0, (*Shell).sayBase},
	{'m', 0, (*Shell).openMenu},
}

func (s *Shell) handleKey(e input.Event) {
	switch {
	case e.Key == input.F11:
		s.host.ToggleFullscreen()
	case s.topPage() != nil:
		s.pageKey(e)
	case s.watch != nil:
		s.watchKey(e)
	case s.onTable:
		s.tableKey(e)
	default:
		s.widgetKey(e, &s.focus)
	}
}

func (s *Shell) tableKey(e input.Event) {
	s.clearMarks()
	s.dirty = true
	jump := s.jump
	s.jump = false
	switch e.Key {
	case input.ArrowLeft:
		s.walk(table.Left)
	case input.ArrowRight:
		s.walk(table.Right)
	case input.ArrowUp:
		s.walk(table.Up)
	case input.ArrowDown:
		s.walk(table.Down)
	case input.Enter, input.Space:
		s.obey(s.table.Choose())
	case input.Escape:
		switch {
		case s.table.Cancel():
		case s.seek != nil || s.rescue != nil:
			s.seek, s.rescue = nil, nil
			s.message, s.messageFor = "", 0
		case s.lesson != nil:
			s.endLesson()
		default:
			s.openMenu()
		}
	case input.F1:
		s.openRules()
	case input.NoCode:
		s.tableRune(e, jump)
	}
}

// walk moves the cursor, left and right as the player sees them.
func (s *Shell) walk(way table.Way) {
	s.table.Finish()
	s.table.Walk(way)
	s.sayCursor()
}

func (s *Shell) tableRune(e input.Event, jump bool) {
	if e.Rune >= '1' && e.Rune <= '9' && e.Mods&input.Command == 0 {
		n := int(e.Rune - '0')
		if jump {
			s.table.PointAt(engine.ReservePile(n))
		} else if n <= engine.Columns {
			s.table.PointAt(engine.Column(n))
		}
		s.sayCursor()
		return
	}
	if e.Rune == 'r' && e.Mods == 0 {
		s.jump = true
		return
	}
	for _, k := range shortcuts {
		if k.rune == e.Rune && e.Mods&(input.Shift|input.Command) == k.mods {
			k.do(s)
			return
		}
	}
}

func (s *Shell) pageKey(e input.Event) {
	p := s.topPage()
	switch {
	case e.Key == input.Escape:
		s.closePage()
	case e.Key == input.Backspace && p.key != nil:
		p.key('\b')
		s.touch()
	case e.Rune != 0 && p.key != nil && e.Mods&input.Command == 0 && p.key(e.Rune):
		s.touch()
	case e.Key == input.PageUp, e.Key == input.PageDown:
		step := p.view() * 3 / 4
		if e.Key == input.PageUp {
			step = -step
		}
		p.top += step
		s.touch()
	default:
		s.widgetKey(e, &p.focus)
	}
}

// widgetKey walks the focus among the live widgets of a screen, and presses or
// turns the one that has it.
func (s *Shell) widgetKey(e input.Event, focus *int) {
	live := s.live()
	if len(live) == 0 {
		return
	}
	at := min(*focus, len(live)-1)
	var w *widget
	if at >= 0 {
		w = &s.widgets[live[at]]
	}
	switch e.Key {
	case input.ArrowUp:
		at = s.step(live, at, 0, -1)
	case input.ArrowDown:
		at = s.step(live, at, 0, 1)
	case input.ArrowLeft, input.ArrowRight:
		d := 1
		if e.Key == input.ArrowLeft {
			d = -1
		}
		if w != nil && w.turn != nil {
			w.turn(d)
			s.touch()
			return
		}
		at = s.step(live, at, d, 0)
	case input.Tab:
		d := 1
		if e.Mods.Has(input.Shift) {
			d = len(live) - 1
		}
		at = (max(at, 0) + d) % len(live)
	case input.Home:
		at = 0
	case input.End:
		at = len(live) - 1
	case input.Enter, input.Space:
		if w != nil {
			s.pressWidget(live[at], w.rect.Max.X-1)
		}
		return
	default:
		return
	}
	s.setFocus(live, at, focus)
}

func (s *Shell) setFocus(live []int, at int, focus *int) {
	*focus = at
	w := s.widgets[live[at]]
	if p := s.topPage(); p != nil {
		p.show(&w)
	}
	s.touch()
	s.say(w.spoken())
}

// spoken is what ears hear of a widget.
func (w *widget) spoken() string {
	words := w.label
	if words == "" {
		words = w.name
	}
	if w.value != "" {
		words += ": " + w.value
	}
	return words
}

// step is the live widget that lies next in a direction; where none does, the
// next or previous in order.
func (s *Shell) step(live []int, at, dx, dy int) int {
	if at < 0 {
		// The way back comes first in the list, what a page is for second.
		return min(1, len(live)-1)
	}
	from := s.widgets[live[at]].rect
	best, bestFar := -1, 0
	for i, k := range live {
		to := s.widgets[k].rect
		x := (to.Min.X + to.Max.X - from.Min.X - from.Max.X) / 2
		y := (to.Min.Y + to.Max.Y - from.Min.Y - from.Max.Y) / 2
		along, across := x*dx+y*dy, x*dy+y*dx
		if along <= 0 || dx != 0 && max(across, -across) > from.Dy()/2 {
			continue
		}
		if far := along + 2*max(across, -across); best < 0 || far < bestFar {
			best, bestFar = i, far
		}
	}
	if best < 0 {
		return at
	}
	return best
}
