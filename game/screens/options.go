package screens

import (
	"agnes/game/lang"
	"agnes/game/store"
)

// loadSettings reads the settings, or takes the defaults.
func (s *Shell) loadSettings() store.Settings {
	if settings, ok := store.Read(s.store, store.Preference, store.ParseSettings); ok {
		return settings
	}
	return store.DefaultSettings()
}

// set changes the settings, keeps them and lets them take effect at once.
func (s *Shell) set(settings store.Settings) {
	if settings == s.settings {
		return
	}
	s.settings = settings
	_ = s.store.Save(store.Preference, settings.Text())
	s.dress()
}

// offers reports whether a setting can take effect here; the screen shows no
// others.
func (s *Shell) offers(c store.Choice) bool {
	switch {
	case c.Group == "", c.Group == "sound" && s.sounds == nil:
		return false
	case c.Name == "vibration":
		return s.host.CanVibrate()
	}
	return true
}

// openOptions opens the page of settings, group by group.
func (s *Shell) openOptions() {
	s.open(&page{name: "options", title: "ui.options", rows: func(s *Shell) []row {
		rows := []row{s.languageRow()}
		group := ""
		for _, c := range store.Choices() {
			if !s.offers(c) {
				continue
			}
			if c.Group != group {
				group = c.Group
				rows = append(rows, headRow(s.t("setting.group."+group)))
				if group == "sound" {
					rows = append(rows, s.soundRows()...)
				}
			}
			rows = append(rows, s.choice(c))
		}
		rows = append(rows, s.button("defaults", "ui.reset", s.askDefaults), headRow(s.t("ui.data")))
		return append(rows, s.dataRows()...)
	}})
}

// choice is the row of a setting.
func (s *Shell) choice(c store.Choice) row {
	at := c.Index(s.settings)
	label, note := s.t("setting."+c.Name), ""
	if key := "setting." + c.Name + ".about"; s.words.Has(key) {
		note = s.t(key)
	}
	change := func(step int) { s.set(c.With(s.settings, at+step)) }
	if len(c.Values) == 2 && (c.Values[0] == "off" || c.Values[1] == "off") {
		on := c.Values[at] == "on"
		return toggleRow("set-"+c.Name, label, note, on, func() { change(1) })
	}
	value := c.Values[at]
	if key := "setting." + c.Name + "." + value; s.words.Has(key) {
		value = s.t(key)
	}
	return choiceRow("set-"+c.Name, label, note, value, change)
}

// askDefaults asks before all settings go back to those of a first start. The
// language stays.
func (s *Shell) askDefaults() {
	s.confirm("confirm-defaults", "ui.confirm.settings", "ui.reset", func() {
		s.leavePage()
		settings := store.DefaultSettings()
		settings.Language = s.settings.Language
		settings.TaughtBernauer, settings.TaughtSorel = s.settings.TaughtBernauer, s.settings.TaughtSorel
		s.set(settings)
	})
}

// toggleMute silences everything, or lets it sound again.
func (s *Shell) toggleMute() {
	settings := s.settings
	settings.Mute = !settings.Mute
	s.set(settings)
	key := "say.sound"
	if settings.Mute {
		key = "say.muted"
	}
	s.say(s.t(key))
	s.touch()
}

// languageRow chooses among the languages, the first choice being whatever the
// system wishes.
func (s *Shell) languageRow() row {
	tags, value := []string{""}, s.t("setting.language.system")
	at := 0
	for _, l := range lang.Tags() {
		if l.Tag == s.settings.Language {
			at, value = len(tags), l.Name
		}
		tags = append(tags, l.Tag)
	}
	return choiceRow("set-language", s.t("setting.language"), s.t("setting.language.about"), value, func(step int) {
		settings := s.settings
		settings.Language = tags[((at+step)%len(tags)+len(tags))%len(tags)]
		s.set(settings)
	})
}
