package solver

import (
	"testing"

	"agnes/game/engine"
)

// When a card may go up at once is told in the comment of safe. Counts are how
// many cards of a suit are up: a count of r is that the next is of rank r.
func TestACardIsSafeOnceItsGuestsNeedItNoMore(t *testing.T) {
	const r = 5
	for _, c := range []struct {
		rules                   engine.Rules
		partner, other1, other2 uint8
		rank                    uint8
		safe                    bool
		why                     string
	}{
		{rules: engine.Rules{OnBase: engine.Refused}, rank: r, other1: r, other2: r, safe: true, why: "its guests are up"},
		{rules: engine.Rules{OnBase: engine.Refused}, rank: r, other1: r - 1, other2: r - 1, partner: r - 2, safe: true, why: "its guests can go up, and theirs"},
		{rules: engine.Rules{OnBase: engine.Refused}, rank: r, other1: r - 1, other2: r - 1, partner: r - 3, why: "a guest of its guests may need them"},
		{rules: engine.Rules{OnBase: engine.Refused}, rank: r, other1: r - 2, other2: r, partner: r, why: "one of its guests cannot go up"},
		{rules: engine.Rules{OnBase: engine.Refused}, rank: 0, safe: true, why: "nothing is packed on a base-rank card"},
		{rules: engine.Rules{}, rank: 0, other1: 9, other2: 9, partner: 9, why: "the highest rank is packed on a base-rank card"},
		{rules: engine.Rules{}, rank: 1, other1: 0, other2: 1, partner: 1, why: "a base-rank card is its guest, and is needed itself"},
		{rules: engine.Rules{}, rank: 1, other1: 1, other2: 1, partner: 0, safe: true, why: "its guests are up"},
		{rules: engine.Rules{Build: engine.SameColour, OnBase: engine.Refused}, rank: r, partner: r - 1, safe: true, why: "its guest can go up"},
		{rules: engine.Rules{Build: engine.SameColour, OnBase: engine.Refused}, rank: r, partner: r - 2, other1: 12, other2: 12, why: "its guest cannot go up"},
	} {
		p := &position{game: newGame(c.rules, 13, engine.Columns, 0)}
		const suit = 2
		p.up = [engine.Suits]uint8{c.other1, c.other2, c.rank, c.partner}
		if got := p.safe(makeCard(c.rank, suit), false); got != c.safe {
			t.Errorf("rank %d with %d, %d of the other colour and %d of its own up: safe is %v, and %s", c.rank, c.other1, c.other2, c.partner, got, c.why)
		}
	}
}
