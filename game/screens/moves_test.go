package screens

import (
	"image"
	"testing"

	"pgregory.net/rapid"

	"agnes/game/engine"
	"agnes/game/table"
)

// conceivable are all moves of cards that a player can ask for in a position:
// from each pile as many cards as lie there, to each column and up.
func conceivable(st *engine.State) []engine.Move {
	var out []engine.Move
	for from := engine.Column(1); from < engine.FoundationPile; from++ {
		most := min(st.Len(from), 14)
		if from.IsFoundation() {
			most = min(most, 1)
		}
		for n := 1; n <= most; n++ {
			for i := 1; i <= engine.Columns; i++ {
				if to := engine.Column(i); to != from {
					out = append(out, engine.Carry(from, to, n))
				}
			}
			if !from.IsFoundation() {
				out = append(out, engine.Carry(from, engine.FoundationPile, n))
			}
		}
	}
	return out
}

// dragged is what a drag of the cards of a move exactly onto its target comes
// to.
func (b *bench) dragged(m engine.Move) table.Intent {
	pile := b.table.Pile(m.From)
	head := pile[len(pile)-int(m.N)]
	grip := image.Pt((head.Seen.Min.X+head.Seen.Max.X)/2, head.Seen.Min.Y+1)
	to := m.To
	if to == engine.FoundationPile {
		to = engine.FoundationOf(head.Card.Suit())
	}
	at := b.table.Layout().Place(to).Min
	if on := b.table.Pile(to); len(on) > 0 {
		at = on[len(on)-1].Seen.Min
	}
	end := grip.Add(at.Sub(head.Seen.Min))
	b.table.Press(grip.X, grip.Y)
	b.table.Drag((grip.X+end.X)/2, (grip.Y+end.Y)/2)
	b.table.Drag(end.X, end.Y)
	i := b.table.Release(end.X, end.Y)
	b.table.Cancel()
	b.table.Finish()
	return i
}

// tapped is what a tap on the cards and a tap on the target come to.
func (b *bench) tapped(m engine.Move) table.Intent {
	b.table.Cancel()
	b.table.ForgetTap()
	from := b.spotOf(m.From, int(m.N))
	b.table.Press(from.X, from.Y)
	i := b.table.Release(from.X, from.Y)
	if i.Kind != table.Picked {
		return i
	}
	to := b.spotOf(b.target(m), 1)
	b.table.Press(to.X, to.Y)
	i = b.table.Release(to.X, to.Y)
	b.table.Cancel()
	return i
}

// keyed is what the keyboard comes to: the cursor on the cards, Enter, the
// cursor on the target, Enter.
func (b *bench) keyed(m engine.Move) table.Intent {
	b.table.Cancel()
	b.table.PointAt(m.From)
	for range int(m.N) - 1 {
		b.table.Walk(table.Up)
	}
	if p, i, _ := b.table.Cursor(); p != m.From || b.game.State().Len(p)-i != int(m.N) && !p.IsFoundation() {
		return table.Intent{} // face-down cards have no cursor
	}
	if i := b.table.Choose(); i.Kind != table.Picked {
		return i
	}
	b.table.PointAt(b.target(m))
	i := b.table.Choose()
	b.table.Cancel()
	return i
}

// The set of moves that drag, tap, key, one tap, hint, automatic play and the
// stuck test take for legal is the engine's, in positions of all rule sets.
func TestEverybodyAgreesOnWhatIsLegal(t *testing.T) {
	b := playing(t, "bernauer", 1)
	rapid.Check(t, func(t *rapid.T) {
		g := position(t)
		b.session = session{Over: true, Proved: notProved, Perhaps: 1}
		b.adopt(g)
		b.table.Show(g.State())
		st := g.State()
		listed := map[engine.Move]bool{} // what the stuck test looks at
		for _, m := range st.Moves(nil) {
			listed[m] = true
		}
		for _, m := range conceivable(st) {
			legal := st.Legal(m)
			if listed[m] != legal {
				t.Fatalf("%s: legal %v, listed %v\n%s", m, legal, listed[m], g.Record())
			}
			ways := map[string]table.Intent{"drag": b.dragged(m), "tap": b.tapped(m), "keys": b.keyed(m)}
			for way, i := range ways {
				if plays := i.Kind == table.Play && i.Move == m; plays != legal {
					t.Fatalf("%s by %s: legal %v, but it comes to %v %s %v\n%s", m, way, legal, i.Kind, i.Move, i.Err, g.Record())
				}
			}
		}
		checkSubsets(t, b, st)
	})
}

// checkSubsets holds what chooses moves for the player to the legal ones.
func checkSubsets(t *rapid.T, b *bench, st *engine.State) {
	b.hint = hinter{}
	b.hint.collect(b.Shell)
	for _, a := range b.hint.advice {
		if !st.Legal(a.move) {
			t.Fatalf("the hint %s is not legal", a.move)
		}
	}
	for p := engine.Column(1); p < engine.FoundationPile; p++ {
		for n := 1; n <= min(st.Len(p), 14); n++ {
			homes := homesOf(st, p, n)
			for _, m := range homes {
				if !st.Legal(m) {
					t.Fatalf("one tap: %s is not legal", m)
				}
			}
		}
	}
	if from := b.riser(); from != engine.Nowhere && !st.Legal(engine.Up(from)) {
		t.Fatalf("the card of %s goes up by itself, and may not", from)
	}
}
