package screens

import (
	"testing"

	"agnes/game/engine"
	"agnes/game/lang"
)

// everyScreen is what opens each screen, by name, with a game on the table that
// has a move made. What a screen needs to show itself is there.
func (b *bench) everyScreen() map[string]func() {
	b.Helper()
	play := func() {
		b.closeAll()
		b.watch, b.lesson, b.film = nil, nil, nil
		rs := engine.RuleSets()[0]
		b.startNumbered(rs, rs.Rules, 1)
		b.play(engine.Deal)
	}
	on := func(open func()) func() {
		return func() { play(); open() }
	}
	screens := map[string]func(){
		"title": func() { play(); b.goTitle() },
		"table": play,
		"watch": on(b.replay),
		"offer": on(func() { b.settings.TaughtBernauer = false; b.enter("bernauer") }),
		"lesson": func() {
			play()
			b.startLesson("bernauer")
		},
		"record":   on(func() { b.openRecord(b.game.Clone()) }),
		"won":      on(b.openWon),
		"stuck":    on(b.openStuck),
		"glossary": on(func() { b.openParagraphs("glossary", lang.Glossary) }),
		"history":  on(func() { b.openParagraphs("history", lang.History) }),
		"confirm":  on(b.askNew),
		"restart":  on(b.askRestart),
		"defaults": on(b.askDefaults),
		"solution": on(b.askSolution),
	}
	for name, open := range map[string]func(){
		"menu": b.openMenu, "same-deal": b.openSameDeal, "games": b.openGames, "house": b.openHouse,
		"deal-number": b.openDealNumber, "base": b.openBase, "rules": b.openRules, "keys": b.openKeys,
		"options": b.openOptions, "learn": b.openLearn, "tips": b.openTips, "credits": b.openCredits,
		"report": b.openReport, "statistics": b.openStatistics, "share": b.openShare, "bookmarks": b.openBookmarks,
		"daily": b.openDaily,
	} {
		screens[name] = on(open)
	}
	return screens
}

func TestNoPageBeginsWithItsOwnTitle(t *testing.T) {
	b := newBench(t)
	for name, open := range b.everyScreen() {
		b.closeAll()
		open()
		if p := b.topPage(); p != nil {
			if first := p.rows(b.Shell)[0]; first.label == b.t(p.title) {
				t.Errorf("the page %s says %q twice", name, first.label)
			}
		}
	}
}
