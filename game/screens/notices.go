package screens

import "agnes/game/store"

// tellNotices shows what the store has to say, once. What a player can do
// something about gets a page; the rest is a note.
func (s *Shell) tellNotices() {
	for _, n := range s.store.Notices() {
		if n.Document == sessionName {
			continue // it goes with the game, of which the same is told
		}
		words := s.t("notice."+n.Kind.String(), "document", s.document(n.Document))
		switch {
		case n.Kind == store.WrittenElsewhere && n.Document == store.Game:
			s.openElsewhere()
		case (n.Kind == store.NotKept || n.Kind == store.CannotSave) && !s.warned:
			// Where one thing cannot be saved the others cannot either: one page
			// is enough.
			s.warned = true
			s.openUnsaved(words)
		default:
			s.note(words)
		}
	}
}

// openUnsaved tells that something cannot be saved, and offers all of it as a
// text that the player can keep.
func (s *Shell) openUnsaved(words string) {
	s.open(&page{name: "unsaved", title: "unsaved.title", rows: func(s *Shell) []row {
		return []row{
			textRow(words),
			s.noted(s.button("export", "ui.export", func() { s.copy(s.export()) }), "export.note"),
			s.button("look", "unsaved.go-on", s.leavePage),
		}
	}})
}

// openElsewhere asks which game is to be kept when another window has saved
// one.
func (s *Shell) openElsewhere() {
	if p := s.topPage(); s.game == nil || p != nil && p.name == "elsewhere" {
		return
	}
	s.open(&page{name: "elsewhere", title: "elsewhere.title", rows: func(s *Shell) []row {
		return []row{
			textRow(s.t("notice.written-elsewhere", "document", s.document(store.Game))),
			s.button("theirs", "elsewhere.theirs", s.takeTheirs),
			s.button("mine", "elsewhere.mine", s.keepMine),
		}
	}})
}

// takeTheirs goes on with the game that the other window has saved.
func (s *Shell) takeTheirs() {
	s.endWatch()
	if g := s.loadGame(); g != nil {
		s.resume(g)
		return
	}
	s.closePage()
}

// keepMine writes the game on the table over the other.
func (s *Shell) keepMine() {
	s.closePage()
	_ = s.store.Overwrite(store.Game, s.game.Record())
	if _, ok := s.store.Load(sessionName, nil); ok {
		s.saveSession()
	}
}

// lookElsewhere asks, when the window has the focus again, whether another has
// saved a game meanwhile.
func (s *Shell) lookElsewhere() {
	if s.game != nil && s.lesson == nil && s.store.Elsewhere(store.Game) {
		s.openElsewhere()
	}
}
