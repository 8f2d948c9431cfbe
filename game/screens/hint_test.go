package screens

import (
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/screens/deals"
	"agnes/game/solver"
	"agnes/game/store"
)

func TestAHintGivesAReasonAndThenTheNextBest(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.press("hint")
	first := b.message
	if first == "" || !strings.Contains(first, "foundation") {
		t.Errorf("the first hint says %q", first)
	}
	b.shot("hint")
	b.press("hint")
	if b.message == first || b.message == "" {
		t.Errorf("the second hint says %q again", b.message)
	}
	for range len(b.hint.advice) - 2 {
		b.press("hint")
	}
	b.press("hint")
	if b.message != first {
		t.Errorf("after the last comes %q, not the first again", b.message)
	}
}

// No hint leads back to a position that the game has been in.
func TestAHintNeverReturnsToAnEarlierPosition(t *testing.T) {
	b := playing(t, "bernauer", 1)
	rapid.Check(t, func(t *rapid.T) {
		g := position(t)
		b.session = session{Over: true, Proved: notProved, Perhaps: 1}
		b.adopt(g)
		b.hint.collect(b.Shell)
		for _, a := range b.hint.advice {
			after := *g.State()
			if _, err := after.Apply(a.move, nil); err != nil {
				t.Fatalf("advice %s is not legal: %v", a.move, err)
			}
			st, _ := g.Opening()
			for i := 0; ; i++ {
				if st == after {
					t.Fatalf("advice %s returns to the position after %d moves", a.move, i)
				}
				if i == len(g.Moves()) {
					break
				}
				if _, err := st.Apply(g.Moves()[i], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// Where the only way that is known to win leads back over a position that the
// game has been in, the hint says how far to go back; and from there it goes on.
func TestWhereTheWayToAWinLeadsBackTheHintSaysSo(t *testing.T) {
	b := playing(t, "sorel", deals.Proved("sorel")[4])
	b.change(func(s *store.Settings) { s.Hints = store.HintsAll })
	start := *b.game.State()
	line := straight(start, b.solve())
	there, back := astray(t, start, line)
	b.play(line[0])
	b.play(there)
	b.rest()
	b.history[2].verdict, b.history[2].line = solver.Winnable, append([]engine.Move{back}, line[1:]...)
	b.positionChanged()
	b.press("hint")
	if want := b.t("hint.back", "n", 1); b.message != want {
		t.Fatalf("the hint says %q, not %q", b.message, want)
	}
	b.press("hint")
	if b.message == b.t("hint.back", "n", 1) && len(b.hint.advice) > 1 {
		t.Error("the second hint is the first again")
	}
	b.press("undo")
	b.press("hint")
	if !b.hint.proved || b.hint.advice[0].move != line[1] {
		t.Errorf("back on the way the hint says %q", b.message)
	}
}

// astray is a move after the first of a line, off the line and with no card that
// can go up after it, and the move that takes it back.
func astray(t *testing.T, st engine.State, line []engine.Move) (there, back engine.Move) {
	t.Helper()
	if _, err := st.Apply(line[0], nil); err != nil {
		t.Fatal(err)
	}
	for _, there := range st.Moves(nil) {
		after := st
		if _, err := after.Apply(there, nil); err != nil || !there.From.IsColumn() || !there.To.IsColumn() || goesUp(&after) {
			continue
		}
		back := engine.Move{From: there.To, To: there.From, N: there.N}
		if _, err := after.Apply(back, nil); err == nil && after == st {
			return there, back
		}
	}
	t.Fatal("no card goes to and fro here")
	return there, back
}

// goesUp reports whether any card can go up.
func goesUp(st *engine.State) bool {
	return slices.ContainsFunc(st.Moves(nil), func(m engine.Move) bool { return m.To == engine.FoundationPile })
}

// A hint that knows a way to win sends a card up at once where the game can be
// won all the same, and else says that it is still needed.
func TestAHintThatKnowsAWayPassesOverNoCardThatCanGoUp(t *testing.T) {
	up, kept := 0, 0
	for _, rules := range []string{"bernauer", "bernauer-redeal", "sorel"} {
		for _, deal := range deals.Proved(rules)[:5] {
			b := playing(t, rules, deal)
			b.change(func(s *store.Settings) { s.Hints, s.LiveLine = store.HintsAll, true })
			b.rest()
			for !b.game.State().Won() {
				b.askHint()
				m := b.hint.advice[0].move
				switch can := goesUp(b.game.State()); {
				case !can:
				case m.To == engine.FoundationPile:
					up++
				case strings.Contains(b.message, b.t("hint.why.keeps", "card", lang.Card(b.words, b.hint.advice[0].keeps))):
					kept++
				default:
					t.Fatalf("%s, deal %d, after %s: the hint says %q", rules, deal, b.made(), b.message)
				}
				b.play(m)
				if b.thought.verdict != solver.Winnable {
					t.Fatalf("%s, deal %d: after %s nothing is known of a win", rules, deal, b.made())
				}
			}
		}
	}
	if up == 0 || kept == 0 {
		t.Errorf("%d cards went up, %d were kept", up, kept)
	}
}

// The line at the top counts the moves that a hint would name, in every language
// and as far as there is room.
func TestUsefulMovesAreCountedWhereThatIsAskedFor(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.change(func(s *store.Settings) { s.CountMoves = true })
	said := func() string {
		_, right := b.statusFit(b.table.Layout().Status.Dx())
		return right
	}
	for range 12 {
		n := len(adviseOn(b.game.State(), b.visited))
		if want := b.t("status.moves", "n", n); !strings.HasSuffix(said(), want) {
			t.Fatalf("the line says %q, not %q", said(), want)
		}
		if n == 0 {
			break
		}
		b.play(adviseOn(b.game.State(), b.visited)[0].move)
		b.rest()
	}
	for _, l := range lang.Tags() {
		b.change(func(s *store.Settings) { s.Language = l.Tag })
		for _, size := range monkeySizes {
			if size.X < 320 {
				continue // smaller than any window
			}
			b.Resize(size.X, size.Y, 1)
			if width := b.brush.font.Width(said()); width > b.table.Layout().Status.Dx() {
				t.Errorf("%s at %v: %q does not fit", l.Tag, size, said())
			}
		}
	}
}

// A hint does not wait long for a proof; what is found after it is for the next.
func TestAHintGoesOnLookingForAProof(t *testing.T) {
	b := playing(t, "sorel", 77)
	b.change(func(s *store.Settings) { s.Hints = store.HintsAll })
	b.host.slow = sliceTime / 2 // eight positions a tick
	b.askHint()
	for !b.hint.ready {
		b.Tick()
	}
	if b.hint.proved || b.hint.waited != hintPatience {
		t.Fatalf("the first hint came after %d ticks: %q", b.hint.waited, b.message)
	}
	b.rest()
	b.press("hint")
	if !b.hint.proved || !strings.HasSuffix(b.message, b.t("hint.why.proved")) {
		t.Errorf("the next hint says %q", b.message)
	}
}

// Hints that may know only what is seen do not depend on what is not.
func TestAHintOfWhatIsSeenDoesNotKnowTheStock(t *testing.T) {
	b := playing(t, "bernauer", 1)
	rapid.Check(t, func(t *rapid.T) {
		rs := rapid.SampledFrom(engine.RuleSets()).Draw(t, "rules")
		pack := engine.NumberedPack(rapid.Uint64Range(1, engine.MaxDeal).Draw(t, "deal"))
		other := pack
		stock := other[36:]
		if rs.Stock == engine.ToColumns {
			stock = other[29:]
		}
		for i := range stock {
			j := rapid.IntRange(0, i).Draw(t, "swap")
			stock[i], stock[j] = stock[j], stock[i]
		}
		var given [2][]advice
		for i, p := range []engine.Pack{pack, other} {
			b.session = session{Over: true, Proved: notProved, Perhaps: 1}
			b.adopt(engine.NewPackGame(rs, rs.Rules, p))
			b.hint.collect(b.Shell)
			given[i] = b.hint.advice
		}
		if len(given[0]) != len(given[1]) {
			t.Fatalf("%v and %v", given[0], given[1])
		}
		for i := range given[0] {
			if given[0][i] != given[1][i] {
				t.Fatalf("%v and %v", given[0][i], given[1][i])
			}
		}
	})
}

func TestWithNothingUsefulAHintPointsAtTheStock(t *testing.T) {
	b := playing(t, "sorel", 82)
	for range 200 {
		b.hint.collect(b.Shell)
		if len(b.hint.advice) == 0 {
			break
		}
		b.play(b.hint.advice[0].move)
	}
	b.rest()
	hints := b.session.Hints
	b.press("hint")
	if !strings.Contains(b.message, "7 cards") || !strings.Contains(b.message, "columns") || b.session.Hints != hints+1 {
		t.Errorf("the hint says %q", b.message)
	}
}

// A game in which only cards go to and fro gets no advice to shuttle them.
func TestNoHintToShuttleACard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := position(t)
		st := g.State()
		for _, a := range adviseOn(st, func(*engine.State) bool { return false }) {
			m := a.move
			if !m.From.IsColumn() || !m.To.IsColumn() || a.why == freesUp || a.why == turnsUp {
				continue
			}
			pile := st.Cards(m.From)
			if left := len(pile) - int(m.N); left > 0 && packedOn(st, pile[left-1], pile[left]) {
				t.Fatalf("%s takes a card from one good place to another", m)
			}
		}
	})
}

// Followed from the first card to the last, the hints of a player who may know
// everything win deals that can be won. AGNES_PROOF makes it a hundred deals.
func TestHintsFollowedWinWinnableDeals(t *testing.T) {
	n := 4
	if os.Getenv("AGNES_PROOF") != "" {
		n = 100
	}
	for _, deal := range deals.Proved("bernauer") {
		b := playing(t, "bernauer", deal)
		if toTheEnd(solver.New(b.game.State(), solver.Limits{States: 10_000})) != solver.Winnable {
			continue // too hard to be proved again here
		}
		if n--; n < 0 {
			break
		}
		b.change(func(s *store.Settings) { s.Hints = store.HintsAll })
		for range 400 {
			if b.game.State().Won() {
				break
			}
			b.askHint()
			b.rest()
			if !b.hint.ready || len(b.hint.advice) == 0 {
				m := engine.Deal
				b.play(m)
				continue
			}
			a := b.hint.advice[0]
			for range a.back {
				b.undo()
			}
			if a.back == 0 {
				b.play(a.move)
			}
		}
		if !b.game.State().Won() {
			t.Errorf("deal %d is not won", deal)
		}
	}
}

func TestTheLiveLineIsNeverWrong(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.change(func(s *store.Settings) { s.LiveLine = true })
	b.rest()
	if b.thought.verdict != solver.Winnable {
		t.Fatalf("the deal is %v", b.thought.verdict)
	}
	b.shot("live-line")
	// Deal without doing anything else: that loses sooner or later.
	for b.game.State().Legal(engine.Deal) {
		b.play(engine.Deal)
		b.rest()
	}
	v := toTheEnd(solver.New(b.game.State(), solver.Limits{States: 1_000_000}))
	if b.thought.verdict != v && b.thought.verdict != solver.Unknown {
		t.Errorf("the line says %v, the solver %v", b.thought.verdict, v)
	}
}

// playToLose makes the first move after which the game can no longer be won,
// or one that still lets it be won and brings nothing back, until it is lost.
func (b *bench) playToLose() {
	b.Helper()
	seen := map[engine.State]bool{}
	for range 100 {
		next := engine.Move{}
		for _, m := range b.game.State().Moves(nil) {
			after := *b.game.State()
			if _, err := after.Apply(m, nil); err != nil || seen[after] {
				continue
			}
			next = m
			if toTheEnd(solver.New(&after, solver.Limits{States: 20_000})) == solver.Unwinnable {
				b.play(m)
				b.rest()
				b.closeAll()
				return
			}
		}
		b.play(next)
		seen[*b.game.State()] = true
	}
	b.Fatalf("not lost after %d moves", len(b.game.Moves()))
}

func TestTakeMeBackGoesToTheLastWinnablePosition(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.playToLose()
	made := len(b.game.Moves())
	b.play(b.game.State().Moves(nil)[0])
	b.rest()
	b.closeAll()
	b.startRescue()
	b.rest()
	if v := toTheEnd(solver.New(b.game.State(), solver.Limits{States: 200_000})); v != solver.Winnable {
		t.Fatalf("after %d moves the game is %v: %s", len(b.game.Moves()), v, b.said)
	}
	if got := len(b.game.Moves()); got != made-1 {
		t.Errorf("it goes back to move %d; move %d lost the game", got, made)
	}
	if b.session.Undos != 1 {
		t.Errorf("going back counts as %d undos", b.session.Undos)
	}
}

// Where the game can still be won nothing is taken back, and no undo counted.
func TestTakeMeBackStaysWhereTheGameCanStillBeWon(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.play(b.solve()[0])
	made := b.made()
	b.startRescue()
	b.rest()
	if b.made() != made || b.session.Undos != 0 || b.message != b.t("rescue.here") {
		t.Errorf("made %q, was %q; %d undos; %q", b.made(), made, b.session.Undos, b.message)
	}
}

func TestShowAllRevealsAndPlaysTheSolutionAndTheGameDoesNotCount(t *testing.T) {
	b := playing(t, "bernauer-closed", deals.Proved("bernauer-closed")[0])
	b.moves("deal")
	b.press("undo")
	made := b.made()
	b.openMenu()
	b.press("solution")
	b.press("yes")
	b.rest()
	b.screen("table/solution")
	b.shot("solution")
	if l := b.line(); l.Played != 0 || !b.session.Over {
		t.Errorf("the game still counts: %+v", l.Played)
	}
	b.press("watch")
	for range 20_000 {
		b.Tick()
	}
	if !b.watch.game.State().Won() {
		t.Error("the solution does not win")
	}
	b.shot("watch")
	b.press("close")
	if b.made() != made || b.watch != nil {
		t.Error("the player's game has changed")
	}
}

// A line that comes back to where it has been is cut short, and wins all the
// same.
func TestALineWithoutItsLoopsStillWins(t *testing.T) {
	rs, err := engine.FindRuleSet("sorel")
	if err != nil {
		t.Fatal(err)
	}
	for _, deal := range deals.Proved("sorel")[:20] {
		start, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
		s := solver.New(&start, solver.Limits{})
		if s.Run(20_000) != solver.Winnable {
			continue
		}
		st := start
		seen := map[engine.State]bool{st: true}
		for _, m := range straight(start, s.Line()) {
			if _, err := st.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
			if seen[st] {
				t.Fatalf("deal %d comes back", deal)
			}
			seen[st] = true
		}
		if !st.Won() {
			t.Errorf("deal %d is not won", deal)
		}
	}
}
