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
	{finishKey, 0, (*Shell).askFinish},
	{'s', 0, (*Shell).openStatistics},
	{'m', 0, (*Shell).openMenu},
	{'q', 0, (*Shell).toggleMute},
}

// finishKey plays the rest of a game that is decided.
const finishKey = 'e'

// lessonShortcuts are those that mean something in a tutorial.
var lessonShortcuts = []shortcut{
	{'d', 0, (*Shell).dealRow},
	{'f', 0, (*Shell).sendUp},
	{'h', 0, (*Shell).teach},
	{'q', 0, (*Shell).toggleMute},
}

// obeyRune does what the first of the shortcuts is for that fits, and reports
// whether there was one.
func (s *Shell) obeyRune(e input.Event, list []shortcut) bool {
	for _, k := range list {
		if k.rune == e.Rune && e.Mods&(input.Shift|input.Command) == k.mods {
			k.do(s)
			return true
		}
	}
	return false
}

func (s *Shell) handleKey(e input.Event) {
	if s.hot >= 0 {
		s.hot = -1 // until the pointer moves
		s.dirty = true
	}
	switch {
	case e.Key == input.F11:
		s.host.ToggleFullscreen()
	case e.Key == input.F1, e.Rune == '?':
		s.help()
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
	if s.barKey(e) {
		return
	}
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
			s.stopLooking()
			s.hush()
		case s.lesson != nil:
			s.endLesson()
		default:
			s.openMenu()
		}
	case input.NoCode:
		s.tableRune(e, jump)
	}
}

// walk moves the cursor, left and right as the player sees them. Past the
// last pile it goes on to the buttons.
func (s *Shell) walk(way table.Way) {
	s.table.Finish()
	p, i, shown := s.table.Cursor()
	s.table.Walk(way)
	if q, j, _ := s.table.Cursor(); shown && p == q && i == j && s.walkToBar(way) {
		return
	}
	s.sayCursor()
}

func (s *Shell) tableRune(e input.Event, jump bool) {
	if e.Rune >= '1' && e.Rune <= '9' && e.Mods&input.Command == 0 {
		n := int(e.Rune - '0')
		if jump {
			s.hush() // it asked which
			s.table.PointAt(engine.ReservePile(n))
		} else if n <= engine.Columns {
			s.table.PointAt(engine.Column(n))
		}
		s.sayCursor()
		return
	}
	if e.Rune == 'r' && e.Mods == 0 {
		s.jump = true
		s.note(s.t("ear.which"))
		return
	}
	list := shortcuts
	if s.lesson != nil {
		list = lessonShortcuts
	}
	if !s.obeyRune(e, list) {
		s.readAloud(e)
	}
}

func (s *Shell) pageKey(e input.Event) {
	p := s.topPage()
	switch {
	case e.Key == input.Escape, e.Rune == 'm' && p.name == "menu":
		s.leavePage()
	case e.Key == input.Backspace && p.key != nil:
		p.key('\b')
		s.touch()
	case e.Rune != 0 && p.key != nil && e.Mods&input.Command == 0 && p.key(e.Rune):
		s.touch()
	case e.Key == input.Enter && p.focus < 0 && p.enter != "":
		s.pressNamed(p.enter)
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

// pressNamed presses the button with a name, if it can be pressed now.
func (s *Shell) pressNamed(name string) {
	for i := range s.laidOut() {
		if w := &s.widgets[i]; w.name == name && w.live() {
			s.pressWidget(i, w.rect.Max.X-1)
			return
		}
	}
}

// widgetKey walks the focus among the stops of a screen, and presses or turns
// the one that has it.
func (s *Shell) widgetKey(e input.Event, focus *int) {
	stops := s.stops()
	if len(stops) == 0 {
		return
	}
	at := min(*focus, len(stops)-1)
	var w *widget
	if at >= 0 {
		w = &s.widgets[stops[at]]
	}
	switch e.Key {
	case input.ArrowUp:
		at = s.step(stops, at, 0, -1)
	case input.ArrowDown:
		at = s.step(stops, at, 0, 1)
	case input.ArrowLeft, input.ArrowRight:
		d := 1
		if e.Key == input.ArrowLeft {
			d = -1
		}
		if w != nil && w.turn != nil {
			s.turnWidget(w, d)
			return
		}
		at = s.step(stops, at, d, 0)
	case input.Tab:
		at = s.tab(stops, at, e.Mods.Has(input.Shift))
	case input.Home:
		at = 0
	case input.End:
		at = len(stops) - 1
	case input.Enter, input.Space:
		if w != nil && w.live() {
			s.pressWidget(stops[at], w.rect.Max.X-1)
		}
		return
	default:
		return
	}
	s.setFocus(stops, at, focus)
}

// setFocus gives a stop the focus, and says what it is; with a heading that
// stands before it.
func (s *Shell) setFocus(stops []int, at int, focus *int) {
	moved := *focus != at
	*focus = at
	w := s.widgets[stops[at]]
	if p := s.topPage(); p != nil {
		p.show(&w)
	}
	s.touch()
	if i := stops[at] - 1; moved && i >= 0 && s.widgets[i].look == lookHead {
		s.say(s.widgets[i].label)
	}
	s.sayWidget(&w)
}

// tab is the next or the previous stop that can do something, going round.
func (s *Shell) tab(stops []int, at int, back bool) int {
	d := 1
	if back {
		d = len(stops) - 1
	}
	if at < 0 && !back {
		at = 0 // the way back comes last
	}
	for range stops {
		at = (max(at, 0) + d) % len(stops)
		if s.widgets[stops[at]].live() {
			break
		}
	}
	return at
}

// step is the stop that lies next in a direction. The first step goes to what
// the screen is for: the first thing that can be done but for going back, or
// else the first words.
func (s *Shell) step(stops []int, at, dx, dy int) int {
	if at < 0 {
		for i, k := range stops {
			if w := &s.widgets[k]; w.live() && w.name != "back" {
				return i
			}
		}
		return min(1, len(stops)-1)
	}
	from := s.widgets[stops[at]].rect
	best, bestFar := -1, 0
	for i, k := range stops {
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
	if best < 0 && dx != 0 {
		// At the end of a line the next begins, so that one key reads a page.
		return min(max(at+dx, 0), len(stops)-1)
	}
	if best < 0 {
		return at
	}
	return best
}
