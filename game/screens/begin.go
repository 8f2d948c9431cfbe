package screens

import (
	"agnes/game/engine"
	"agnes/game/store"
)

// Wish is what the command line or the address of the page asks for, as it was
// written. The zero Wish asks for nothing.
type Wish struct {
	Rules   string // a rule set's id
	Deal    string // a deal number
	Base    string // a base rank
	Options []string
}

// zero reports whether nothing is asked for.
func (w Wish) zero() bool {
	return w.Rules == "" && w.Deal == "" && w.Base == "" && len(w.Options) == 0
}

// Begin starts with what is wished for; with the saved game where nothing is;
// with the title where there is none. What is wrong with the wish is told, and
// the default taken in its place. A saved game with the same rules and deal is
// taken up again, so that reloading a link loses nothing.
func (s *Shell) Begin(w Wish) {
	saved := s.loadGame()
	if w.zero() {
		if saved != nil {
			s.resume(saved)
		} else {
			s.say(s.t("title.spoken"))
		}
		return
	}
	rs, rules, deal, wrong := w.read()
	switch {
	case saved != nil && saved.Rules() == rules && saved.DealNumber() == deal,
		saved != nil && saved.Rules() == rules && deal == 0:
		s.resume(saved)
	default:
		if deal == 0 {
			s.newDeal(rs, rules)
		} else {
			s.startNumbered(rs, rules, deal)
		}
	}
	for _, err := range wrong {
		s.note(s.problem(err))
	}
}

// read makes sense of a wish as far as it has any: every part that is wrong is
// an error, and its default is taken.
func (w Wish) read() (rs engine.RuleSet, rules engine.Rules, deal uint64, wrong []error) {
	rs = engine.RuleSets()[0]
	if w.Rules != "" {
		found, err := engine.FindRuleSet(w.Rules)
		if err != nil {
			wrong = append(wrong, err)
		} else {
			rs = found
		}
	}
	rules = rs.Rules
	var overrides []engine.Override
	for _, text := range w.Options {
		o, err := engine.ParseOverride(text)
		if err != nil {
			wrong = append(wrong, err)
			continue
		}
		overrides = append(overrides, o)
	}
	if w.Base != "" {
		overrides = append(overrides, engine.Override{Name: "base", Value: w.Base})
	}
	if changed, err := rules.With(overrides); err != nil {
		wrong = append(wrong, err)
	} else {
		rules = changed
	}
	if w.Deal != "" {
		n, err := engine.ParseDeal(w.Deal)
		if err != nil {
			wrong = append(wrong, err)
		}
		deal = n
	}
	return rs, rules, deal, wrong
}

// Check returns what is wrong with a wish, for a program that can say it
// before a window is open.
func (w Wish) Check() []error {
	_, _, _, wrong := w.read()
	return wrong
}

// loadGame reads the saved game, or nil.
func (s *Shell) loadGame() *engine.Game {
	g, _ := store.Read(s.store, store.Game, engine.ParseRecord)
	return g
}
