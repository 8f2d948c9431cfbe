package screens

import (
	"agnes/game/engine"
	"agnes/game/table"
)

// Large text: while a page is open the whole canvas is drawn larger, and the
// page is laid out on what is left of it. The table stays as it is, and out of
// sight: large print makes its cards easier to read.

// Bounds of a canvas that is drawn larger, in pixels of the virtual grid: on a
// smaller one there would be no room for words.
const (
	largeLeastW = 180
	largeLeastH = 160
)

// enlarged reports whether what is on top is drawn larger than the table.
func (s *Shell) enlarged() bool { return s.fit.Scale > s.tableFit.Scale }

// refit fits the canvas to what is on top.
func (s *Shell) refit() {
	s.fit = s.tableFit
	if s.settings.LargeText && s.topPage() != nil && s.fit.Scale > 0 {
		s.fit = s.largeFit()
	}
}

// messageScale is how large the letters of a message are over the table.
func (s *Shell) messageScale() int {
	if s.settings.LargeText && !s.enlarged() {
		return 2
	}
	return 1
}

// largeFit is the table's fit half as large again, or as much larger as the
// window leaves room for.
func (s *Shell) largeFit() table.Fit {
	for scale := (3*s.tableFit.Scale + 1) / 2; scale > s.tableFit.Scale; scale-- {
		f := s.tableFit
		f.W, f.H = (s.window.X+scale-1)/scale, (s.window.Y+scale-1)/scale
		f.Touch = (s.tableFit.Touch*s.tableFit.Scale + scale - 1) / scale
		f.Scale = scale
		if f.W >= largeLeastW && f.H >= largeLeastH {
			return f
		}
	}
	return s.tableFit
}

// felt is what lies beneath a page that is drawn larger.
func (s *Shell) felt() string {
	var rules engine.Rules
	if g := s.shown(); g != nil {
		rules = g.Rules()
	}
	return backdrop(s.settings.Table, rules)
}
