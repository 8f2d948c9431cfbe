package screens

import (
	"agnes/game/engine"
	"agnes/game/scene"
)

// barButton is a button of the table: an icon, and its words where there is
// room for them.
func (s *Shell) barButton(name, key, icon string, off bool, press func()) widget {
	return widget{
		name: name, look: lookButton, icon: s.brush.sprite("icon/" + icon), value: s.t(key), brief: s.brief(key),
		off: off, press: press,
	}
}

// barWidgets are the buttons of the table: the player's own, or those of a
// tutorial or of a game that is watched.
func (s *Shell) barWidgets() []widget {
	var widgets []widget
	switch {
	case s.watch != nil:
		widgets = s.watchWidgets()
	case s.lesson != nil:
		widgets = s.lessonWidgets()
	default:
		widgets = s.tableWidgets()
	}
	for i, slot := range s.table.Layout().Slots(len(widgets)) {
		widgets[i].rect = slot
	}
	return widgets
}

// tableWidgets are the buttons of the player's game. What throws something away
// does not stand beside undo.
func (s *Shell) tableWidgets() []widget {
	st := s.game.State()
	dealKey := "ui.deal"
	if st.Legal(engine.Redeal) {
		dealKey = "ui.redeal"
	}
	deal := s.barButton("deal", dealKey, "deal", !st.Legal(engine.Deal) && !st.Legal(engine.Redeal), s.dealRow)
	switch {
	case st.Won():
		deal = s.barButton("new", "ui.new", "deal", false, s.again)
	case s.ready:
		deal = s.barButton("finish", "ui.finish", "finish", false, s.finish)
		deal.on = true
	}
	widgets := []widget{
		s.barButton("menu", "ui.menu", "menu", false, s.openMenu),
		s.barButton("rules", "ui.rules", "rules", false, s.openRules),
		s.barButton("hint", "ui.hint", "hint", st.Won(), s.askHint),
		deal,
		s.barButton("undo", "ui.undo", "undo", len(s.game.Moves()) == 0, s.undo),
		s.barButton("redo", "ui.redo", "redo", len(s.game.Undone()) == 0, s.redo),
	}
	if s.sounds != nil {
		name, icon := "ui.mute", "sound"
		if s.settings.Mute {
			name, icon = "ui.unmute", "mute"
		}
		widgets = append(widgets, s.barButton("mute", name, icon, false, s.toggleMute))
	}
	return widgets
}

// lessonWidgets are the buttons of a tutorial.
func (s *Shell) lessonWidgets() []widget {
	if _, _, more := s.lesson.step(); !more {
		return []widget{
			s.barButton("close", "ui.close", "close", false, s.endLesson),
			s.barButton("play", "ui.play", "play", false, s.lessonPlay),
		}
	}
	return []widget{
		s.barButton("skip", "ui.skip", "close", false, s.endLesson),
		s.barButton("hint", "ui.hint", "hint", false, s.teach),
		s.barButton("deal", "ui.deal", "deal", !s.game.State().Legal(engine.Deal), s.dealRow),
	}
}

// appendBar draws the buttons of the table. Cards in the air go over them.
func (s *Shell) appendBar(items []scene.Item) []scene.Item {
	widgets := s.laidOut()
	form, focused := s.barWording(), s.focused(s.focus)
	for i := range widgets {
		w := &widgets[i]
		items = s.brush.frame(items, s.brush.buttonFrame(w, i == focused || i == s.hot || w.on, i == s.pressed), w.rect)
		if i == focused {
			items = s.brush.outline(items, w.rect)
		}
		items = s.brush.iconAndWords(items, w, form)
	}
	return items
}
