package screens

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/screens/deals"
	"agnes/game/solver"
	"agnes/game/store"
	"agnes/game/table"
)

// position draws a position that some play leads to, under some rules.
func position(t *rapid.T) *engine.Game {
	rs := rapid.SampledFrom(engine.RuleSets()).Draw(t, "rules")
	g, err := engine.NewGame(rs, rs.Rules, rapid.Uint64Range(1, engine.MaxDeal).Draw(t, "deal"))
	if err != nil {
		t.Fatal(err)
	}
	for range rapid.IntRange(0, 60).Draw(t, "moves") {
		moves := g.State().Moves(nil)
		if len(moves) == 0 {
			break
		}
		m := rapid.SampledFrom(moves).Draw(t, "move")
		if _, err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// Nothing that goes up by itself as safe loses a game that can be won.
func TestSafeMovesNeverLoseAWin(t *testing.T) {
	const states = 4000
	rapid.Check(t, func(t *rapid.T) {
		g := position(t)
		st := g.State()
		for p := range engine.Piles {
			if !mayRise(st, p, store.AutoSafe) {
				continue
			}
			if solver.New(st, solver.Limits{States: states}).Run(states) != solver.Winnable {
				return
			}
			after := *st
			if _, err := after.Apply(engine.Up(p), nil); err != nil {
				t.Fatal(err)
			}
			if solver.New(&after, solver.Limits{States: states}).Run(states) == solver.Unwinnable {
				t.Fatalf("sending up the card of %s loses\n%s", p, g.Record())
			}
		}
	})
}

func TestAutomaticMovesFollowTheSetting(t *testing.T) {
	for _, auto := range []store.Auto{store.AutoOff, store.AutoBase, store.AutoSafe, store.AutoAll} {
		b := playing(t, "bernauer", 47)
		b.change(func(s *store.Settings) { s.Auto = auto })
		b.moves("deal") // a King, the base rank here, lies open
		var followed []engine.Move
		for i, m := range b.game.Moves() {
			if b.session.isAuto(i) {
				followed = append(followed, m)
			}
		}
		switch {
		case auto == store.AutoOff && len(followed) > 0:
			t.Errorf("off: %v", followed)
		case auto == store.AutoAll && len(followed) == 0:
			t.Errorf("all: nothing followed")
		}
		for p := engine.Column(1); p <= engine.ReservePile(9); p++ {
			if mayRise(b.game.State(), p, auto) {
				t.Errorf("setting %d leaves the card of %s", auto, p)
			}
		}
		// One undo takes the move back with all that followed it.
		b.press("undo")
		if n := len(b.game.Moves()); n != 0 {
			t.Errorf("setting %d: %d moves are left after one undo", auto, n)
		}
		b.press("redo")
		if n := len(b.game.Undone()); n != 0 {
			t.Errorf("setting %d: %d moves are left after one redo", auto, n)
		}
	}
}

func TestACardTakenDownIsNotSentUpAgain(t *testing.T) {
	// In this set cards may come back from the foundations.
	for deal := uint64(1); deal < 400; deal++ {
		b := playing(t, "sorel-closed", deal)
		for range 30 {
			for p := engine.Column(1); p <= engine.Column(engine.Columns); p++ {
				if m := engine.Up(p); b.game.State().Legal(m) {
					b.play(m)
				}
			}
			for suit := engine.Clubs; suit <= engine.Spades; suit++ {
				for n := 1; n <= engine.Columns; n++ {
					m := engine.Carry(engine.FoundationOf(suit), engine.Column(n), 1)
					if !b.game.State().Legal(m) {
						continue
					}
					card := b.game.State().Top(m.From)
					b.change(func(s *store.Settings) { s.Auto = store.AutoAll })
					b.play(m)
					if st := b.game.State(); st.Top(m.To) != card {
						t.Fatalf("deal %d: the %s has gone up again", deal, card)
					}
					return
				}
			}
			if !b.game.State().Legal(engine.Deal) {
				break
			}
			b.play(engine.Deal)
		}
	}
	t.Fatal("no deal has a card to take down")
}

// Finish is offered in the first position from which plain foundation play
// wins, and does it; one undo takes all of it back.
func TestFinishIsOfferedAsSoonAsItWins(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	for _, m := range b.solve() {
		if offered, wins := b.has("finish"), plainly(b.game.State()); offered != wins {
			t.Fatalf("after %d moves offered %v, wins %v", len(b.game.Moves()), offered, wins)
		}
		if b.has("finish") {
			break
		}
		b.play(m)
		b.rest()
	}
	before := len(b.game.Moves())
	b.press("finish")
	b.rest()
	if !b.game.State().Won() {
		t.Fatal("finish does not win")
	}
	b.closeAll()
	b.press("undo")
	if n := len(b.game.Moves()); n != before {
		t.Errorf("%d moves after one undo, want %d", n, before)
	}
}

// What finishes the game is told when it first can be, and once: with the key
// that is bound to it, or for a finger without.
func TestFinishIsToldOnceAndHow(t *testing.T) {
	for _, finger := range []bool{false, true} {
		b := playing(t, "bernauer", winnableDeal)
		line := b.solve()
		for !b.ready {
			if b.message != "" {
				t.Fatalf("%q is told too early", b.message)
			}
			b.Handle(input.Event{Kind: input.Move, X: 1, Y: 1, Far: finger})
			b.play(line[len(b.game.Moves())])
		}
		told := b.message
		if !strings.Contains(told, b.t("bar.finish")) || strings.Contains(told, "(E)") == finger {
			t.Errorf("with a finger %v it says %q", finger, told)
		}
		b.undo()
		b.play(line[len(b.game.Moves())])
		if b.message != "" {
			t.Errorf("told again: %q", b.message)
		}
		b.letters("e")
		if !b.game.State().Won() {
			t.Error("the key does not finish")
		}
	}
}

// Who comes to it by redoing, or by taking a game up again, is told as well.
func TestFinishIsToldHoweverOneComesThere(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	for _, m := range b.solve() {
		if b.ready {
			break
		}
		b.play(m)
	}
	there := b.game.Clone()
	b.undo()
	b.resume(b.game.Clone())
	if b.message != "" {
		t.Fatalf("%q is told too early", b.message)
	}
	b.redo()
	if !strings.Contains(b.message, b.t("bar.finish")) {
		t.Errorf("after redo it says %q", b.message)
	}
	b.resume(there)
	if !strings.Contains(b.message, b.t("bar.finish")) {
		t.Errorf("of a game taken up again it says %q", b.message)
	}
}

// plainly plays the foundations in another order than finishable does.
func plainly(st *engine.State) bool {
	s := *st
	if s.Len(engine.StockPile) > 0 {
		return false
	}
	for again := true; again; {
		again = false
		for p := engine.ReservePile(engine.ReservePiles); p >= engine.Column(1); p-- {
			if m := engine.Up(p); s.Legal(m) {
				if _, err := s.Apply(m, nil); err == nil {
					again = true
				}
			}
		}
	}
	return s.Won()
}

func TestAWarningComesBeforeADealWhileACardCouldGoUp(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.moves("deal")
	b.press("undo")
	b.change(func(s *store.Settings) { s.WarnDeal = true })
	b.press("deal")
	b.screen("table/confirm-deal")
	b.shot("confirm-deal")
	b.press("no")
	if b.made() != "" {
		t.Error("dealt in spite of no")
	}
	at := b.spotOf(engine.StockPile, 1)
	b.click(at)
	b.screen("table/confirm-deal")
	b.press("yes")
	if b.made() != "deal" {
		t.Errorf("made %q", b.made())
	}
}

// The same along lines that win, where it matters most.
func TestSafeMovesKeepWinningLinesWinning(t *testing.T) {
	for _, id := range []string{"bernauer", "sorel", "bernauer-redeal", "sorel-dalton"} {
		rs, err := engine.FindRuleSet(id)
		if err != nil {
			t.Fatal(err)
		}
		tried := 0
		for _, deal := range deals.Proved(id)[:40] {
			st, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
			s := solver.New(&st, solver.Limits{})
			if s.Run(2000) != solver.Winnable {
				continue
			}
			for _, m := range s.Line() {
				for p := range engine.Piles {
					if !mayRise(&st, p, store.AutoSafe) {
						continue
					}
					after := st
					if _, err := after.Apply(engine.Up(p), nil); err != nil {
						t.Fatal(err)
					}
					tried++
					if solver.New(&after, solver.Limits{}).Run(3000) == solver.Unwinnable {
						t.Fatalf("%s %d: sending up the card of %s loses", id, deal, p)
					}
				}
				if _, err := st.Apply(m, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		if tried == 0 {
			t.Errorf("%s: no safe move was tried", id)
		}
	}
}

// At the fast speed fifty cards go up in less than four seconds. The game with
// the most cards to go up is the measure: the last one is celebrated, which with
// few cards counts for too much.
func TestFinishIsFast(t *testing.T) {
	var b *bench
	left := 0
	for _, deal := range deals.Proved("bernauer")[:12] {
		c := playing(t, "bernauer", deal)
		for _, m := range c.solve() {
			if c.has("finish") {
				break
			}
			c.play(m)
			c.rest()
		}
		if n := engine.PackSize - c.game.State().Score(); c.has("finish") && n > left {
			b, left = c, n
		}
	}
	if left < 20 {
		t.Fatalf("at most %d cards are left to finish", left)
	}
	b.change(func(s *store.Settings) { s.Speed = store.FastSpeed })
	b.press("finish")
	ticks := 0
	for won := false; !won && ticks < 1000; ticks++ {
		b.Tick()
		for _, c := range b.cues {
			won = won || c.Kind == table.CueWon
		}
	}
	if most := 4 * ticksASecond; ticks*50/left > most {
		t.Errorf("%d cards take %d ticks", left, ticks)
	}
	t.Logf("%d cards take %d ticks", left, ticks)
}
