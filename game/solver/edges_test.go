package solver

import (
	"math/rand/v2"
	"testing"

	"agnes/game/engine"
)

// Rules just beyond those under which a shortcut holds: there it must not be
// taken. Random rules come upon them too seldom.
func TestShortcutsAreNotTakenBeyondTheirRules(t *testing.T) {
	games, limit := 150, 20000
	if *long {
		games, limit = 20000, 100000
	}
	for name, rules := range map[string]engine.Rules{
		"runs move, and a space takes one card":       {Space: engine.AnyCard, OnBase: engine.Refused},
		"the same in one colour":                      {Build: engine.SameColour, Space: engine.AnyCard, OnBase: engine.Refused},
		"a space takes any run":                       {Space: engine.AnyRun, OnBase: engine.Refused},
		"runs may come back to where they began":      {Space: engine.BelowBase, OnBase: engine.Allowed},
		"cards come back, and are packed on the base": {WorryBack: engine.On, OnBase: engine.Allowed},
		"single cards move, in one colour":            {Build: engine.SameColour, Run: engine.Single, Space: engine.AnyRun, OnBase: engine.Refused},
		"a row is to come on the columns":             {Build: engine.SameColour, Stock: engine.ToColumns, Space: engine.AnyRun},
		"a redeal is to come":                         {Redeals: 1, Space: engine.AnyRun},
		"a redeal is to come, and spaces stay empty":  {Build: engine.SameColour, Redeals: 1, Space: engine.NeverFill},
		"the reserve lies hidden":                     {Reserve: engine.Hidden, Space: engine.AnyRun},
	} {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(*seed, 11))
			for i := range games {
				p := randomSmall(r, rules, &budget{given: 1 << 28})
				want, _ := verdictOf(p, 0, limit)
				if want != won && want != exhausted {
					continue
				}
				// The two searches keep what they have seen in different ways.
				if got, n := bestVerdictOf(p, 0, limit); got != want && got != searching {
					t.Fatalf("game %d, best-first: %v after %d states, want %v\n%s", i, got, n, want, describe(p))
				}
				for _, e := range each() {
					if got, n := verdictOf(p, e.short, 10*limit); got != want {
						t.Fatalf("game %d, %s: %v after %d states, want %v\n%s", i, e.name, got, n, want, describe(p))
					}
				}
			}
		})
	}
}
