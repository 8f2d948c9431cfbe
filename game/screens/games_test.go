package screens

import (
	"slices"
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/screens/odds"
)

// The list of games begins with the two main ones, and each row says how much of
// its deals can be won, to the eye and to the ear.
func TestTheListOfGamesBeginsWithTheMainOnesAndSaysHowOftenEachCanBeWon(t *testing.T) {
	b := newBench(t)
	b.openGames()
	names := b.buttons()
	if i := slices.Index(names, "rules-bernauer"); i < 0 || names[i+1] != "rules-sorel" {
		t.Errorf("the list is %v", names)
	}
	for id, want := range map[string]string{
		"bernauer": "About 9 in 10 can be won", "bernauer-hidden": "About 1 in 250 can be won", "sorel-strict": "About 1 in 20 can be won", "sorel-closed": "At least 1 in 20 can be won",
	} {
		if got := b.button("rules-" + id).measured.words; got != want {
			t.Errorf("%s: %q, not %q", id, got, want)
		}
	}
	for _, rs := range engine.RuleSets() {
		if b.button("rules-"+rs.ID).measured.words == "" {
			t.Errorf("nothing is said of how often %s can be won", rs.ID)
		}
	}
	b.key(input.ArrowDown)
	if !strings.HasSuffix(b.said, "About 9 in 10 can be won") {
		t.Errorf("of the first row is said %q", b.said)
	}
}

// The statistics say which part of the deals can be won, once where both bounds are
// the same to the tenth, and rounded to it.
func TestOddsAreSaidToTheTenth(t *testing.T) {
	b := newBench(t)
	for want, o := range map[string]odds.Odds{
		"89.8 %":            {Low: 8977, High: 8978},
		"74.0 %":            {Low: 7398, High: 7398},
		"5.7 % to 11.0 %":   {Low: 570, High: 1095},
		"99.9 % to 100.0 %": {Low: 9990, High: 10_000},
	} {
		if got := b.oddsWords(o); got != want {
			t.Errorf("%+v: %q, not %q", o, got, want)
		}
	}
}
