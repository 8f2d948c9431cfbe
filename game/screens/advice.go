package screens

import (
	"slices"

	"agnes/game/engine"
)

// reason is why a move is a good one.
type reason uint8

// The reasons, the best first.
const (
	toFoundation reason = iota // it goes up
	turnsUp                    // it turns a face-down card
	freesUp                    // what it uncovers goes up next
	uncovers                   // it uncovers a reserve card
	saves                      // it saves a reserve card from being covered
	empties                    // it makes a space
	joins                      // it packs what was not packed before
	fills                      // it fills a space and frees a column's card
	noReason
)

// key is the key of the reason's words, or empty where the move says it all.
func (r reason) key() string {
	return [...]string{"", "hint.why.turn", "hint.why.up", "hint.why.reserve", "hint.why.saves", "hint.why.space", "hint.why.run", "hint.why.fill", ""}[r]
}

// advice is what helps: a move, or to take moves back.
type advice struct {
	move  engine.Move
	why   reason
	keeps engine.Card // that could go up, but is still needed below; 0 for none
	back  int         // how many moves to take back; 0 for a move
}

// adviseOn lists the moves that get a position on, by what the player can see,
// the best first. None leads to one of the positions seen. A deal is not among
// them: it is what is left when there is no advice.
func adviseOn(st *engine.State, seen func(*engine.State) bool) []advice {
	var out []advice
	for _, m := range st.Moves(nil) {
		why := whyMove(st, m)
		if why == noReason {
			continue
		}
		after := *st
		if _, err := after.Apply(m, nil); err != nil || seen(&after) {
			continue
		}
		out = append(out, advice{move: m, why: why})
	}
	slices.SortStableFunc(out, func(a, b advice) int { return worth(st, b) - worth(st, a) })
	return slices.CompactFunc(out, func(a, b advice) bool {
		// One space is like another.
		return a.move.From == b.move.From && a.move.N == b.move.N && a.why == b.why &&
			st.Len(a.move.To) == 0 && st.Len(b.move.To) == 0 && a.move.To.IsColumn() && b.move.To.IsColumn()
	})
}

// worth ranks advice: its reason counts, and then how much it moves.
func worth(st *engine.State, a advice) int {
	w := (int(noReason)-int(a.why))*100 + int(a.move.N)
	if a.why == toFoundation {
		if safeUp(st, a.move.From) {
			w += 40
		}
		// The lower it stands above the base the more wait for it.
		w += engine.Ranks - height(st, st.Top(a.move.From).Rank())
	}
	if a.move.From.IsColumn() {
		w += 20 - min(20, st.Len(a.move.From)) // short columns empty soon
	}
	return w
}

// whyMove is why a move is of use, or noReason. It sees what the player sees.
func whyMove(st *engine.State, m engine.Move) reason {
	switch {
	case m == engine.Deal, m == engine.Redeal, m.From.IsFoundation():
		return noReason
	case m.To == engine.FoundationPile:
		return toFoundation
	case m.From.IsReserve():
		return whyFromReserve(st, m)
	}
	return whyFromColumn(st, m)
}

func whyFromReserve(st *engine.State, m engine.Move) reason {
	switch {
	case st.Len(m.From) > 1:
		below := st.Cards(m.From)[st.Len(m.From)-2]
		if below == st.Wants(below.Suit()) {
			return freesUp
		}
		return uncovers
	case st.Len(m.To) == 0:
		return fills
	}
	return saves
}

func whyFromColumn(st *engine.State, m engine.Move) reason {
	cards := st.Cards(m.From)
	left := len(cards) - int(m.N)
	if left == 0 {
		if st.Len(m.To) == 0 {
			return noReason // from space to space
		}
		return empties
	}
	head, below := cards[left], cards[left-1]
	switch {
	case left == st.FaceDown(m.From):
		return turnsUp
	case below == st.Wants(below.Suit()):
		return freesUp
	case packedOn(st, below, head):
		return noReason // to and fro between two equal places
	case st.Len(m.To) == 0:
		return fills
	}
	return joins
}

// packedOn reports whether b lies on a as the rules pack cards.
func packedOn(st *engine.State, a, b engine.Card) bool {
	r := st.Rules()
	return b.Rank() == a.Rank().Below() &&
		(r.Build == engine.Alternate) == (a.Red() != b.Red()) &&
		(r.OnBase == engine.Allowed || a.Rank() != st.Base())
}
