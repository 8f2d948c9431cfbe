package screens

import (
	"slices"

	"agnes/game/engine"
	"agnes/game/lang"
)

// openMenu opens the menu of the table: first what belongs to this game, then
// everything else.
func (s *Shell) openMenu() {
	s.open(&page{name: "menu", title: "ui.menu", rows: func(s *Shell) []row {
		rows := []row{textRow(s.dealLine()), {chips: s.gameChips(), across: 2}}
		rows = append(append(rows, headRow(s.t("menu.help"))), s.helpRows()...)
		return append(rows, headRow(s.t("menu.more")), row{chips: s.moreChips(), across: 3})
	}})
}

// chip is a small button with the words of a key.
func (s *Shell) chip(name, key string, press func()) widget {
	return widget{name: name, look: lookButton, label: s.t(key), press: press}
}

func (s *Shell) gameChips() []widget {
	return []widget{
		s.chip("new", "ui.new", s.askNew),
		s.chip("restart", "ui.restart", s.askRestart),
		s.chip("games", "ui.ruleset", s.openGames),
		s.chip("daily", "ui.daily", s.openDaily),
		s.chip("deal-number", "ui.dealnumber.choose", s.openDealNumber),
		s.chip("base-rank", "ui.base.choose", s.openBase),
		s.chip("same-deal", "ui.same-deal", s.openSameDeal),
		s.chip("bookmarks", "ui.bookmarks", s.openBookmarks),
		s.chip("share", "ui.share", s.openShare),
		s.chip("replay", "ui.replay", s.replay),
	}
}

func (s *Shell) helpRows() []row {
	won := s.game.State().Won()
	hint := s.chip("hint", "ui.hint", func() { s.closeAll(); s.askHint() })
	solution := s.chip("solution", "ui.show-all", s.askSolution)
	rescue := s.button("rescue", "ui.back-to-winnable", s.startRescue)
	hint.off, solution.off, rescue.off = won, won, won || len(s.game.Moves()) == 0
	return []row{{chips: []widget{hint, solution}, across: 2}, rescue}
}

func (s *Shell) moreChips() []widget {
	chips := []widget{
		s.chip("options", "ui.options", s.openOptions),
		s.chip("statistics", "ui.statistics", s.openStatistics),
		s.chip("rules", "ui.rules", s.openRules),
		s.chip("learn", "ui.learn", s.openLearn),
		s.chip("title", "ui.title", s.goTitle),
	}
	if s.host.CanFullscreen() {
		chips = append(chips, s.chip("fullscreen", "ui.fullscreen", s.host.ToggleFullscreen))
	}
	if s.host.CanQuit() {
		chips = append(chips, s.chip("quit", "ui.quit", s.host.Quit))
	}
	return chips
}

// button is the row of a button with the words of a key.
func (s *Shell) button(name, key string, press func()) row { return buttonRow(name, s.t(key), press) }

func (s *Shell) goTitle() {
	s.closeAll()
	s.onTable = false
	s.focus = -1
	s.touch()
	s.say(s.t("title.spoken"))
}

// confirm asks before something that throws moves away. What is at stake may
// be told above the answers.
func (s *Shell) confirm(name, question, yes string, do func(), stake ...row) {
	s.open(&page{name: name, title: question, rows: func(s *Shell) []row {
		return append(slices.Clone(stake),
			s.button("yes", yes, do),
			s.button("no", "ui.cancel", s.leavePage),
		)
	}})
}

// unlessPlayed does something at once, or asks first while a game is in
// progress.
func (s *Shell) unlessPlayed(do func()) {
	if !s.inProgress() {
		do()
		return
	}
	s.confirm("confirm-new", "ui.confirm.new", "confirm.new.yes", do, s.atStake()...)
}

// atStake names the game in progress: its rules, its deal, and how far it is.
func (s *Shell) atStake() []row {
	return []row{
		textRow(lang.RuleSet(s.words, s.game.Rules()) + " · " + s.dealNumber(s.game)),
		textRow(s.movesText() + " · " + s.t("share.score", "score", s.game.State().Score())),
	}
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
	s.confirm("confirm-restart", "ui.confirm.restart", "ui.restart", s.restart)
}

// openHouse opens the page on which every option can be set.
func (s *Shell) openHouse() {
	rs, r := s.currentRules()
	s.open(&page{name: "house", title: "ui.house", rows: func(s *Shell) []row {
		var rows []row
		for _, o := range engine.Options() {
			if !o.Belongs(r) {
				continue
			}
			choice := choiceRow("option-"+o.Name, lang.Option(s.words, o.Name), lang.OptionSentence(s.words, o.Name, o.Value(r)),
				lang.OptionValue(s.words, o.Name, o.Value(r)), func(step int) { r = stepOption(r, o, step) })
			if sign := s.signOf(o, r); sign.picture != 0 {
				choice.signs = append(choice.signs, sign)
			}
			rows = append(rows, choice)
		}
		play := s.button("play", "ui.new", func() {
			s.unlessPlayed(func() { s.newDeal(nearest(rs, r), r) })
		})
		return append([]row{play}, rows...)
	}})
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

// openBase opens the page on which the base rank is chosen.
func (s *Shell) openBase() {
	s.open(&page{name: "base", title: "ui.base.choose", rows: func(s *Shell) []row {
		rs, r := s.currentRules()
		choose := func(base engine.Rank) widget {
			name, label := "turned", s.t("option.base.turned")
			if base != 0 {
				name, label = base.String(), lang.Rank(s.words, base)
			}
			return widget{name: "base-" + name, look: lookButton, label: label, on: r.Base == base, press: func() {
				r := r
				r.Base = base
				s.unlessPlayed(func() { s.newDeal(rs, r) })
			}}
		}
		var chips []widget
		for base := engine.Ace; base <= engine.King; base++ {
			chips = append(chips, choose(base))
		}
		return []row{textRow(s.t("baserank.text")), {widget: choose(0)}, {chips: chips, across: 5}}
	}})
}

// openRules opens the rules of the game on the table.
func (s *Shell) openRules() {
	s.open(&page{name: "rules", title: "ui.rules", rows: func(s *Shell) []row {
		_, r := s.currentRules()
		return paragraphs(lang.RulesPage(s.words, r))
	}})
}
