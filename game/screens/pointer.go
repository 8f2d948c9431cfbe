package screens

import (
	"image"

	"agnes/audio"
	"agnes/game/input"
	"agnes/game/table"
)

// pointing is what the pointer does on the screen on top.
type pointing struct {
	hot     int         // the widget under it, or -1
	pressed int         // the widget that it presses, or -1
	press   image.Point // where it went down on the table
	holding bool        // and is still down
	finger  bool        // it was a finger that played last, or nothing has on a telephone
	scroll  scroller
}

// scroller is a finger that drags a page.
type scroller struct {
	on    bool
	fromY int
	top   int
	moved bool
}

// forgetPointer forgets what the pointer is on, since another screen is on top.
func (p *pointing) forgetPointer() { p.hot, p.pressed = -1, -1 }

// handlePointer gives the pointer to the widgets of the screen on top, and to
// the table where it is on top and none was meant.
func (s *Shell) handlePointer(e input.Event) {
	at := image.Pt(e.X, e.Y)
	over := s.widgetAt(at)
	switch e.Kind {
	case input.Press:
		s.pressAt(e, over)
	case input.Move:
		s.moveTo(e, over)
	case input.Release:
		s.releaseAt(e, over)
	case input.Second:
		if over < 0 && s.playable() && !s.holding {
			s.clearMarks()
			s.obey(s.table.SendUpAt(e.X, e.Y))
		}
	}
}

// widgetAt is the live widget at a pixel, or -1.
func (s *Shell) widgetAt(at image.Point) int {
	p := s.topPage()
	for i := range s.laidOut() {
		w := &s.widgets[i]
		if w.live() && at.In(w.rect) && (p == nil || w.name == "back" || at.In(p.window())) {
			return i
		}
	}
	return -1
}

func (s *Shell) pressAt(e input.Event, over int) {
	s.clearMarks()
	s.pressed, s.hot = over, over
	if s.onTable {
		s.focus = -1
	}
	if p := s.topPage(); p != nil {
		s.scroll = scroller{on: true, fromY: e.Y, top: p.top}
		s.dirty = true
		return
	}
	if over < 0 && s.playable() {
		s.press = image.Pt(e.X, e.Y)
		s.holding = true
		s.table.Press(e.X, e.Y)
	}
	s.dirty = true
}

// scrollPixels is how far a finger goes before it drags the page instead of
// pressing what is under it.
const scrollPixels = 6

func (s *Shell) moveTo(e input.Event, over int) {
	if p := s.topPage(); p != nil && s.scroll.on {
		if d := s.scroll.fromY - e.Y; s.scroll.moved || d > scrollPixels || d < -scrollPixels {
			s.scroll.moved = true
			s.pressed = -1
			p.top = s.scroll.top + d
			s.touch()
			return
		}
	}
	if s.hot != over && !e.Far {
		s.hot = over
		if over >= 0 {
			s.unfocus()
		}
		s.dirty = true
	}
	if s.holding && !s.settings.Drag {
		return
	}
	if s.playable() && s.pressed < 0 && s.table.Drag(e.X, e.Y) {
		s.dirty = true
	}
}

// unfocus takes the focus of the keys from the button that has it, so that no
// two look as if the next press were theirs.
func (s *Shell) unfocus() {
	s.focus = -1
	if p := s.topPage(); p != nil {
		p.focus = -1
	}
}

func (s *Shell) releaseAt(e input.Event, over int) {
	pressed, scrolled := s.pressed, s.scroll.moved
	s.pressed, s.scroll = -1, scroller{}
	s.dirty = true
	if e.Far {
		s.hot = -1
	}
	switch {
	case scrolled:
	case pressed >= 0 && pressed == over:
		s.pressWidget(pressed, e.X)
	case pressed < 0 && s.holding && s.playable():
		s.release(e)
	}
	s.holding = false
}

// playable reports whether the pointer and the keys go to the cards.
func (s *Shell) playable() bool {
	return s.onTable && s.topPage() == nil && s.watch == nil && s.seek == nil
}

// release lets go of the table, with as much of what it can do as the settings
// leave.
func (s *Shell) release(e input.Event) {
	if !s.settings.Drag {
		// A hand that shakes means what it came down on.
		e.X, e.Y = s.press.X, s.press.Y
	}
	i := s.table.Release(e.X, e.Y)
	if !s.settings.DoubleTap {
		s.table.ForgetTap()
	}
	if i.Kind == table.Picked {
		switch {
		case s.settings.OneTap && s.sendHome():
			return
		case !s.settings.Pick:
			s.table.Cancel()
			return
		}
	}
	s.obey(i)
}

// pressWidget does what a widget is for, pressed at x.
func (s *Shell) pressWidget(i, x int) {
	w := s.laidOut()[i]
	s.sound(audio.Button)
	if w.look == lookChoice && w.turn != nil {
		s.turnWidget(&w, s.brush.choiceStep(&w, x))
		return
	}
	p := s.topPage()
	if w.press != nil {
		w.press()
	}
	s.touch()
	if s.topPage() == p {
		s.sayChanged(&w)
	}
}

// turnWidget goes to the next or previous value of a choice.
func (s *Shell) turnWidget(w *widget, step int) {
	name := w.name
	w.turn(step)
	s.touch()
	s.sayNow(name)
}

// sayNow says how a widget of the screen on top is set.
func (s *Shell) sayNow(name string) {
	for i := range s.laidOut() {
		if s.widgets[i].name == name {
			now := s.widgets[i]
			now.note = ""
			s.sayWidget(&now)
		}
	}
}

// sayChanged says how a widget is set, if that is no longer how it was.
func (s *Shell) sayChanged(was *widget) {
	for i := range s.laidOut() {
		if w := &s.widgets[i]; w.name == was.name && w.live() && (w.value != was.value || w.on != was.on) {
			s.sayNow(w.name)
			return
		}
	}
}

// wheelPixels is how far one notch of the wheel scrolls a page.
const wheelPixels = 32

func (s *Shell) handleWheel(e input.Event) {
	if p := s.topPage(); p != nil {
		p.top -= int(e.Turn * wheelPixels)
		s.touch()
	}
}
