package screens

// The lines of the help page, each the end of a key of the catalogue: what the
// keys do, and what they read aloud.
var (
	helpKeys = []string{
		"help", "arrows", "enter", "escape", "digits", "reserve", "foundation", "deal", "undo", "redo", "hint", "finish",
		"new", "statistics", "menu", "mute", "buttons", "fullscreen", "watch", "pad",
	}
	helpEar = []string{"base", "pile", "columns", "reserve-row", "wants", "goes", "moves", "state", "again"}
)

// help opens the list of keys over whatever is there, or leaves it.
func (s *Shell) help() {
	if p := s.topPage(); p != nil && p.name == "keys" {
		s.leavePage()
		return
	}
	s.openKeys()
}

// openKeys opens the list of keys.
func (s *Shell) openKeys() {
	s.open(&page{name: "keys", title: "ui.help", rows: func(s *Shell) []row {
		var rows []row
		for _, key := range helpKeys {
			rows = append(rows, textRow(s.t("keys."+key)))
		}
		rows = append(rows, headRow(s.t("keys.ear")))
		for _, key := range helpEar {
			rows = append(rows, textRow(s.t("keys."+key)))
		}
		return rows
	}})
}
