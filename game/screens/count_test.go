package screens

import (
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/solver"
	"agnes/game/store"
)

// line is what is counted under the rules on the table.
func (b *bench) line() store.Line { return b.statistics().Lines[store.Key(b.game.Rules())] }

// solve is a winning line of the game on the table.
func (b *bench) solve() []engine.Move {
	b.Helper()
	sv := solver.New(b.game.State(), solver.Limits{States: 2_000_000})
	if v := toTheEnd(sv); v != solver.Winnable {
		b.Fatalf("deal %d is %v", b.game.DealNumber(), v)
	}
	return sv.Line()
}

// toTheEnd runs a solver until it knows, or has looked at all that it may.
func toTheEnd(sv *solver.Solver) solver.Verdict {
	for {
		if v := sv.Run(10_000); v != solver.Searching {
			return v
		}
	}
}

// win plays the game on the table to a win, without motion.
func (b *bench) win() {
	b.Helper()
	for _, m := range b.solve() {
		b.play(m)
	}
	b.rest()
	if !b.game.State().Won() {
		b.Fatal("the line does not win")
	}
}

// winnableDeal is a deal of Agnes Bernauer that is proved to be winnable.
const winnableDeal = 1002

func TestAGameCountsWithItsFirstMoveAndOnce(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	if n := b.line().Played; n != 0 {
		t.Fatalf("%d games played before the first move", n)
	}
	b.moves("deal")
	b.press("undo")
	b.moves("deal")
	b.restart()
	b.moves("deal")
	if n := b.line().Played; n != 1 {
		t.Errorf("%d games played, want 1", n)
	}
}

func TestAGameLeftUnwonIsLostAndADealPlayedAgainIsAnotherGame(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.moves("deal")
	rs, r := b.currentRules()
	b.startNumbered(rs, r, winnableDeal)
	b.moves("deal")
	l := b.line()
	if l.Played != 2 || l.Over() != 1 || l.Streak != -1 || l.Won != 0 {
		t.Errorf("played %d, over %d, streak %d, won %d", l.Played, l.Over(), l.Streak, l.Won)
	}
}

func TestAGameLeftBeforeItsFirstMoveIsNotCounted(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	rs, r := b.currentRules()
	b.startNumbered(rs, r, 2)
	b.startNumbered(rs, r, 3)
	if l := b.line(); l.Played != 0 || l.Over() != 0 {
		t.Errorf("played %d, over %d", l.Played, l.Over())
	}
}

func TestUndoAfterAWinCannotAddAWin(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.win()
	b.screen("table/won")
	b.closeAll()
	b.undo()
	b.redo()
	b.rest()
	if l := b.line(); l.Won != 1 || l.Played != 1 {
		t.Errorf("won %d of %d, want 1 of 1", l.Won, l.Played)
	}
}

func TestAWinSaysWhatIsRemarkableAboutIt(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	for n, c := range []struct {
		seconds int
		want    string
	}{
		{90, "The first win in this game. Without hint or undo."},
		{91, "2 wins in a row. Without hint or undo."},
		{60, "The fastest win in this game so far. 3 wins in a row. Without hint or undo."},
	} {
		if n > 0 {
			b.startNumbered(engine.RuleSets()[0], engine.RuleSets()[0].Rules, winnableDeal)
			b.rest()
		}
		b.session.Ticks = c.seconds * ticksASecond
		b.win()
		b.screen("table/won")
		if got := b.wonRecord(); got != c.want {
			t.Errorf("after %d wins the next says %q, not %q", n, got, c.want)
		}
		b.closeAll()
	}
}

// A game whose solution was shown counts for nothing.
func TestAWinThatDoesNotCountClaimsNothing(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.win()
	b.closeAll()
	b.startNumbered(engine.RuleSets()[0], engine.RuleSets()[0].Rules, winnableDeal)
	b.rest()
	b.countShown()
	b.win()
	if got := b.wonRecord(); got != "Without hint or undo." {
		t.Errorf("a win after the solution says %q", got)
	}
}

func TestAWonGameOffersNoHelp(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.win()
	b.closeAll()
	b.openMenu()
	for _, name := range []string{"hint", "solution", "rescue"} {
		if b.has(name) {
			t.Errorf("the menu of a won game offers %s", name)
		}
	}
}

func TestAPerfectWinIsOneWithoutHintAndUndo(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.win()
	if l := b.line(); l.Perfect != 1 {
		t.Errorf("%d perfect wins, want 1", l.Perfect)
	}
	rs, r := b.currentRules()
	b.startNumbered(rs, r, winnableDeal)
	b.rest()
	b.askHint()
	b.win()
	if l := b.line(); l.Perfect != 1 || l.Won != 2 || l.Hints != 1 {
		t.Errorf("perfect %d, won %d, hints %d", l.Perfect, l.Won, l.Hints)
	}
}

func TestTheClockRestsWhileTheGameIsHiddenOrNotTouched(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.ticks(600)
	if b.session.Ticks != 0 {
		t.Error("the clock runs before the first move")
	}
	b.moves("deal")
	from := b.session.Ticks
	b.ticks(120)
	if n := b.session.Ticks - from; n != 120 {
		t.Errorf("%d ticks in 120", n)
	}
	from = b.session.Ticks
	b.openMenu()
	b.ticks(100)
	b.closeAll()
	b.Handle(input.Event{Kind: input.Blur})
	b.ticks(100)
	b.Handle(input.Event{Kind: input.Focus})
	if b.session.Ticks != from {
		t.Error("the clock runs under a menu or without the focus")
	}
	b.ticks(2 * idleTicks)
	if n := b.session.Ticks - from; n > idleTicks {
		t.Errorf("the clock ran %d ticks though nobody touched the game", n)
	}
}

func TestAGameSurvivesAnEndOfTheProgram(t *testing.T) {
	kept := store.InMemory()
	b := reopen(t, kept)
	b.change(func(s *store.Settings) { s.Speed, s.Winnable = store.NoSpeed, false })
	b.Begin(Wish{Rules: "sorel", Deal: "7"})
	b.moves("deal")
	b.moves("deal")
	b.press("undo")
	id, made := b.session.ID, b.made()
	b = reopen(t, kept)
	b.Begin(Wish{})
	if b.made() != made || len(b.game.Undone()) != 1 || b.session.ID != id || b.session.Undos != 1 {
		t.Errorf("made %q, undone %d, id %s, undos %d", b.made(), len(b.game.Undone()), b.session.ID, b.session.Undos)
	}
	if n := b.line().Played; n != 1 {
		t.Errorf("%d games played, want 1", n)
	}
}

func TestAllThatIsKeptSurvivesAnExportAndAnImport(t *testing.T) {
	a := playing(t, "bernauer", winnableDeal)
	a.win()
	a.addBookmark()
	a.rest()
	a.closeAll()
	a.openStatistics()
	a.shot("statistics-played")
	a.press("export")
	if !strings.HasPrefix(a.host.copied, "agnes export") {
		t.Fatalf("copied %.40q", a.host.copied)
	}

	for _, open := range []func(*Shell){(*Shell).openStatistics, (*Shell).openOptions} {
		b := playing(t, "sorel", 3)
		b.host.pasted = "> " + strings.ReplaceAll(a.host.copied, "\n", "\r\n> ")
		open(b.Shell)
		b.press("import")
		b.screen("table/confirm-import")
		b.press("yes")
		if b.made() != a.made() || b.line() != a.line() || len(b.bookmarks()) != 1 || b.settings != a.settings {
			t.Errorf("made %d moves of %d, line %+v, %d bookmarks", len(b.game.Moves()), len(a.game.Moves()), b.line(), len(b.bookmarks()))
		}
	}
}

// The chooser of the statistics says what it chooses.
func TestWhatIsChosenInTheStatisticsHasAName(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.win()
	b.rest()
	b.closeAll()
	b.openStatistics()
	b.key(input.ArrowDown)
	if want := "Game: Agnes Bernauer"; !strings.HasPrefix(b.said, want) {
		t.Errorf("of the first row is said %q, not %q", b.said, want)
	}
}

func TestABadImportIsToldAndChangesNothing(t *testing.T) {
	b := playing(t, "sorel", 3)
	b.moves("deal")
	b.openStatistics()
	for _, text := range []string{"", "no export", "agnes export 1\nabc"} {
		b.host.pasted = text
		b.press("import")
		b.screen("table/statistics")
		if b.message == "" {
			t.Errorf("nothing is said of %q", text)
		}
	}
	if b.made() != "deal" || b.line().Played != 1 {
		t.Error("a bad import has changed something")
	}
}

func TestTimeBonusIsAPointForEachSecondLeftOfTenMinutes(t *testing.T) {
	for seconds, want := range map[int]int{0: 600, 1: 599, 599: 1, 600: 0, 601: 0, 100_000: 0} {
		if got := timeBonus(seconds); got != want {
			t.Errorf("after %d seconds %d, want %d", seconds, got, want)
		}
	}
}
