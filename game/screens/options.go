package screens

import (
	"agnes/game/lang"
	"agnes/game/store"
)

// loadSettings reads the settings, or takes the defaults.
func (s *Shell) loadSettings() store.Settings {
	text, ok := s.store.Load(store.Preference, store.CheckSettings)
	if !ok {
		return store.DefaultSettings()
	}
	settings, err := store.ParseSettings(text)
	if err != nil {
		return store.DefaultSettings()
	}
	return settings
}

// set changes the settings, keeps them and lets them take effect at once.
func (s *Shell) set(settings store.Settings) {
	if settings == s.settings {
		return
	}
	s.settings = settings
	_ = s.store.Save(store.Preference, settings.Text())
	s.dress(s.atlas)
}

// built are the settings that something in the game obeys. The screen shows no
// others.
var built = map[string]bool{"speed": true, "left-handed": true}

// openOptions opens the page of settings.
func (s *Shell) openOptions() {
	s.open(&page{name: "options", title: "options.title", rows: func(s *Shell) []row {
		rows := []row{s.languageRow()}
		for _, c := range store.Choices() {
			if !built[c.Name] {
				continue
			}
			at := c.Index(s.settings)
			label, note := s.t("set."+c.Name), s.t("set."+c.Name+".note")
			change := func(step int) { s.set(c.With(s.settings, at+step)) }
			if len(c.Values) == 2 && c.Values[0] == "off" {
				rows = append(rows, toggleRow("set-"+c.Name, label, note, at == 1, func() { change(1) }))
				continue
			}
			rows = append(rows, choiceRow("set-"+c.Name, label, note, s.t("set."+c.Name+"."+c.Values[at]), change))
		}
		return rows
	}})
}

// languageRow chooses among the languages, the first choice being whatever the
// system wishes.
func (s *Shell) languageRow() row {
	tags := append([]string{""}, lang.Tags()...)
	at := 0
	for i, tag := range tags {
		if tag == s.settings.Language {
			at = i
		}
	}
	value := s.t("set.language.system")
	if at > 0 {
		value = lang.Name(tags[at])
	}
	return choiceRow("set-language", s.t("set.language"), "", value, func(step int) {
		settings := s.settings
		settings.Language = tags[((at+step)%len(tags)+len(tags))%len(tags)]
		s.set(settings)
	})
}
