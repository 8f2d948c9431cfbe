package screens

import (
	"strconv"

	"agnes/game/engine"
	"agnes/game/lang"
)

// openMenu opens the menu of the table.
func (s *Shell) openMenu() {
	s.open(&page{name: "menu", title: "menu.title", rows: func(s *Shell) []row {
		rows := []row{
			s.go_("new", "ui.new", s.askNew),
			s.go_("restart", "ui.restart", s.askRestart),
			s.go_("games", "ui.games", s.openGames),
			s.go_("deal-number", "ui.dealnumber", s.openDealNumber),
			s.go_("base-rank", "ui.baserank", s.openBase),
			s.go_("options", "ui.options", s.openOptions),
			s.go_("rules", "ui.rules", s.openRules),
			s.go_("keys", "ui.keys", s.openKeys),
			s.go_("title", "ui.title", s.goTitle),
		}
		if s.host.CanFullscreen() {
			rows = append(rows, s.go_("fullscreen", "ui.fullscreen", s.host.ToggleFullscreen))
		}
		if s.host.CanQuit() {
			rows = append(rows, s.go_("quit", "ui.quit", s.host.Quit))
		}
		return rows
	}})
}

// go_ is a button with the words of a key.
func (s *Shell) go_(name, key string, press func()) row { return buttonRow(name, s.t(key), press) }

func (s *Shell) goTitle() {
	s.closeAll()
	s.onTable = false
	s.focus = -1
	s.touch()
	s.say(s.t("title.spoken"))
}

// confirm asks before something that throws moves away.
func (s *Shell) confirm(name, question, yes string, do func()) {
	s.open(&page{name: name, title: question, rows: func(s *Shell) []row {
		return []row{
			s.go_("yes", yes, do),
			s.go_("no", "ui.cancel", s.closePage),
		}
	}})
}

// unlessPlayed does something at once, or asks first while a game is in
// progress.
func (s *Shell) unlessPlayed(do func()) {
	if !s.inProgress() {
		do()
		return
	}
	s.confirm("confirm-new", "confirm.new", "confirm.new.yes", do)
}

func (s *Shell) askNew() {
	if s.game == nil {
		s.openGames()
		return
	}
	s.unlessPlayed(s.again)
}

func (s *Shell) askRestart() {
	if s.game == nil || len(s.game.Moves()) == 0 {
		s.closeAll()
		return
	}
	s.confirm("confirm-restart", "confirm.restart", "ui.restart", s.restart)
}

// openGames opens the chooser of rule sets.
func (s *Shell) openGames() { s.openFamily("") }

// openFamily opens the chooser for one kind of game, or for both.
func (s *Shell) openFamily(prefix string) {
	s.open(&page{name: "games", title: "games.title", rows: func(s *Shell) []row {
		now, _ := s.currentRules()
		var rows []row
		for _, rs := range engine.RuleSets() {
			if len(rs.ID) < len(prefix) || rs.ID[:len(prefix)] != prefix {
				continue
			}
			r := buttonRow("rules-"+rs.ID, s.t("ruleset."+rs.ID), func() {
				s.unlessPlayed(func() { s.startNumbered(rs, rs.Rules, s.randomDeal()) })
			})
			r.note = s.t("ruleset." + rs.ID + ".note")
			r.on = s.game != nil && now.ID == rs.ID
			rows = append(rows, r)
		}
		return append(rows, s.go_("house", "ui.houserules", s.openHouse))
	}})
}

// openHouse opens the page on which every option can be set.
func (s *Shell) openHouse() {
	rs, r := s.currentRules()
	s.open(&page{name: "house", title: "house.title", rows: func(s *Shell) []row {
		var rows []row
		for _, o := range engine.Options() {
			if !o.Belongs(r) {
				continue
			}
			rows = append(rows, choiceRow("option-"+o.Name, s.t("option."+o.Name), s.t("option."+o.Name+".note"),
				s.optionValue(o.Name, o.Value(r)), func(step int) { r = stepOption(r, o, step) }))
		}
		play := s.go_("play", "ui.deal.new", func() {
			s.unlessPlayed(func() { s.startNumbered(nearest(rs, r), r, s.randomDeal()) })
		})
		return append([]row{play}, rows...)
	}})
}

// optionValue is the name of an option's value in words.
func (s *Shell) optionValue(option, value string) string {
	if option == "base" && value != "turned" {
		if r, err := engine.ParseRank(value); err == nil {
			return lang.Rank(s.words, r)
		}
	}
	return s.t("option." + option + "." + value)
}

// stepOption changes one option to its next or previous value. What no longer
// belongs falls back to its first value.
func stepOption(r engine.Rules, o engine.Option, step int) engine.Rules {
	at := 0
	for i, v := range o.Values {
		if v == o.Value(r) {
			at = i
		}
	}
	n := len(o.Values)
	changed, err := r.With([]engine.Override{{Name: o.Name, Value: o.Values[((at+step)%n+n)%n]}})
	if err != nil {
		return r
	}
	return changed
}

// nearest is the rule set that a game with rules r is recorded under: the one
// that it is, or else the one that it was made from.
func nearest(rs engine.RuleSet, r engine.Rules) engine.RuleSet {
	if named, ok := r.NamedAs(); ok {
		return named
	}
	return rs
}

// openDealNumber opens the page on which a deal number is typed.
func (s *Shell) openDealNumber() {
	digits := ""
	press := func(r rune) bool {
		switch {
		case r == '\b' && digits != "":
			digits = digits[:len(digits)-1]
		case r >= '0' && r <= '9' && len(digits) < 9 && (digits != "" || r != '0'):
			digits += string(r)
		default:
			return false
		}
		return true
	}
	s.open(&page{name: "deal-number", title: "dealnumber.title", key: press, rows: func(s *Shell) []row {
		var pad []widget
		for _, r := range "1234567890" {
			pad = append(pad, widget{name: "digit-" + string(r), look: lookButton, label: string(r), press: func() { press(r) }})
		}
		pad = append(pad, widget{
			name: "digit-back", look: lookButton, icon: s.brush.sprite("icon/left"), label: "",
			press: func() { press('\b') },
		})
		deal, err := engine.ParseDeal(digits)
		play := s.go_("play", "ui.deal.number", func() {
			rs, r := s.currentRules()
			s.unlessPlayed(func() { s.startNumbered(rs, r, deal) })
		})
		play.off = err != nil
		shown := digits
		if shown == "" {
			shown = "…"
		}
		return []row{
			textRow(s.t("dealnumber.text", "max", strconv.Itoa(engine.MaxDeal))),
			headRow(shown),
			{chips: pad},
			play,
		}
	}})
}

// openBase opens the page on which the base rank is chosen.
func (s *Shell) openBase() {
	s.open(&page{name: "base", title: "baserank.title", rows: func(s *Shell) []row {
		rs, r := s.currentRules()
		choose := func(base engine.Rank) widget {
			name, label := "turned", s.t("option.base.turned")
			if base != 0 {
				name, label = base.String(), lang.Rank(s.words, base)
			}
			return widget{name: "base-" + name, look: lookButton, label: label, on: r.Base == base, press: func() {
				r := r
				r.Base = base
				s.unlessPlayed(func() { s.startNumbered(rs, r, s.randomDeal()) })
			}}
		}
		var chips []widget
		for base := engine.Ace; base <= engine.King; base++ {
			chips = append(chips, choose(base))
		}
		return []row{textRow(s.t("baserank.text")), {widget: choose(0)}, {chips: chips}}
	}})
}

// openRules opens the rules of the game on the table.
func (s *Shell) openRules() {
	s.open(&page{name: "rules", title: "rules.title", rows: func(s *Shell) []row {
		_, r := s.currentRules()
		var rows []row
		for _, p := range lang.RulesPage(s.words, r) {
			if p.Head {
				rows = append(rows, headRow(p.Text))
			} else {
				rows = append(rows, textRow(p.Text))
			}
		}
		return rows
	}})
}

// openKeys opens the list of keys.
func (s *Shell) openKeys() {
	s.open(&page{name: "keys", title: "keys.title", rows: func(s *Shell) []row {
		var rows []row
		for _, key := range [...]string{"arrows", "enter", "escape", "digits", "reserve", "foundation", "deal", "undo", "redo", "new", "base", "menu", "fullscreen"} {
			rows = append(rows, textRow(s.t("keys."+key)))
		}
		return rows
	}})
}

// openStuck tells that nothing more can be put up, and offers undo first.
func (s *Shell) openStuck() {
	s.open(&page{name: "stuck", title: "stuck.title", rows: func(s *Shell) []row {
		return []row{
			textRow(s.t("stuck.text", "score", strconv.Itoa(s.game.State().Score()))),
			s.go_("undo", "ui.undo", func() { s.closePage(); s.undo() }),
			s.go_("look", "ui.look", s.closePage),
			s.go_("restart", "ui.restart", s.restart),
			s.go_("new", "ui.new", s.again),
		}
	}})
}

// openWon tells that the game is won.
func (s *Shell) openWon() {
	s.open(&page{name: "won", title: "won.title", rows: func(s *Shell) []row {
		return []row{
			textRow(s.t("won.text", "moves", strconv.Itoa(len(s.game.Moves())))),
			s.go_("new", "ui.new", s.again),
			s.go_("games", "ui.games", s.openGames),
			s.go_("look", "ui.look", s.closePage),
		}
	}})
}
