package screens

import (
	"agnes/game/engine"
	"agnes/game/store"
)

// documents are the documents of an export, and what makes each a good one.
func documents() map[string]store.Check {
	return map[string]store.Check{
		store.Game:       store.CheckBy(engine.ParseRecord),
		store.Preference: store.CheckBy(store.ParseSettings),
		store.Counts:     store.CheckBy(store.ParseStatistics),
		store.Dailies:    store.CheckBy(store.ParseDaily),
		store.Bookmarks:  store.CheckBy(parseBookmarks),
		sessionName:      store.CheckBy(parseSession),
	}
}

// dataRows take all that is kept to another device, and back.
func (s *Shell) dataRows() []row {
	return []row{
		s.noted(s.button("export", "ui.export", func() { s.copy(s.export()) }), "export.note"),
		s.noted(s.button("import", "ui.import", s.askImport), "import.note"),
	}
}

// export is everything that is kept, the game on the table as it stands among
// it, whether or not it could be saved.
func (s *Shell) export() string {
	kept := s.store.Documents(documents())
	if s.game != nil && s.lesson == nil {
		kept[store.Game] = s.game.Record()
		kept[store.Preference] = s.settings.Text()
	}
	return store.Pack(kept)
}

// askImport takes an export of the player's in, and asks before it replaces
// what is here.
func (s *Shell) askImport() {
	s.paste(func(text string) {
		if _, err := store.Unpack(text); err != nil {
			s.note(s.problem(err))
			return
		}
		s.confirm("confirm-import", "ui.confirm.import", "ui.import", func() { s.importAll(text) })
	})
}

// importAll replaces all that is kept, and goes on with the game in it.
func (s *Shell) importAll(text string) {
	if err := s.store.Import(text, documents()); err != nil {
		s.closePage()
		s.note(s.problem(err))
		return
	}
	s.settings = s.loadSettings()
	s.dress()
	s.game, s.session = nil, session{}
	s.closeAll()
	if g := s.loadGame(); g != nil {
		s.resume(g)
	}
	s.note(s.t("export.imported"))
}
