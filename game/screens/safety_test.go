package screens

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/lang"
	"agnes/game/table"
)

// What throws a game away lies behind a page that asks, and nowhere near undo.
func TestNothingBesideUndoThrowsAGameAway(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.moves("deal")
	bar := b.buttons()
	for i, name := range bar {
		if name != "undo" {
			continue
		}
		for _, beside := range bar[max(0, i-1):min(len(bar), i+2)] {
			if beside != "deal" && beside != "undo" && beside != "redo" {
				t.Errorf("%s stands beside undo", beside)
			}
		}
	}
	made := b.made()
	for _, name := range []string{"new", "restart"} {
		if b.has(name) {
			t.Errorf("%s is on the table", name)
		}
		b.openMenu()
		b.press(name)
		if !strings.HasPrefix(b.screenName(), "table/confirm") || b.made() != made {
			t.Errorf("%s does not ask: the screen is %s, the moves %q", name, b.screenName(), b.made())
		}
		b.press("no")
		b.closeAll()
	}
}

// Undo and redo without limit bring back what a restart took away.
func TestARestartCanBeTakenBack(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.moves("c2-f,deal")
	made := b.made()
	b.openMenu()
	b.press("restart")
	b.press("yes")
	if b.made() != "" {
		t.Fatalf("after a restart %q is made", b.made())
	}
	b.press("redo")
	b.press("redo")
	if b.made() != made {
		t.Errorf("redo brings back %q, not %q", b.made(), made)
	}
}

// The last card wins and is told once, by one page: the game is never called
// stuck, though nothing can be moved.
func TestAWinIsToldOnceAndNeverAsStuck(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	line := b.solve()
	for _, m := range line[:len(line)-1] {
		b.play(m)
		b.rest()
	}
	b.closeAll()
	b.play(line[len(line)-1])
	told, wins := 0, 0
	for range 1500 {
		b.Tick()
		for _, c := range b.cues {
			if c.Kind == table.CueWon {
				wins++
			}
		}
		if b.status == engine.StatusStuck {
			t.Fatal("a won game is called stuck")
		}
		if p := b.topPage(); p != nil {
			if p.name != "won" {
				t.Fatalf("the page is %s", p.name)
			}
			told++
			b.closeAll()
		}
	}
	if told != 1 || wins != 1 || b.line().Won != 1 {
		t.Errorf("told %d times, celebrated %d times, counted %d times", told, wins, b.line().Won)
	}
}

// A game that is stuck offers what mends it before what ends it.
func TestAStuckGameOffersUndoFirst(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.moves("deal")
	b.openStuck()
	names := b.buttons()
	at := func(name string) int {
		for i, n := range names {
			if n == name {
				return i
			}
		}
		t.Fatalf("no %s among %v", name, names)
		return 0
	}
	for _, mends := range []string{"undo", "rescue", "look"} {
		for _, ends := range []string{"restart", "new"} {
			if at(mends) > at(ends) {
				t.Errorf("%s comes after %s", mends, ends)
			}
		}
	}
	b.press("undo")
	b.screen("table")
	if b.made() != "" {
		t.Errorf("after undo %q is made", b.made())
	}
}

// The keys that players try for undo and redo do that, and stand in the list of
// keys.
func TestTheKeysThatPlayersKnowUndoAndRedo(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.moves("c2-f,deal")
	undo := []input.Event{{Rune: 'z', Mods: input.Command}, {Rune: 'z'}, {Rune: 'u'}}
	redo := []input.Event{
		{Rune: 'y', Mods: input.Command}, {Rune: 'z', Mods: input.Command | input.Shift}, {Rune: 'z', Mods: input.Shift}, {Rune: 'y'},
	}
	made := b.made()
	for _, u := range undo {
		for _, r := range redo {
			u.Kind, r.Kind = input.Key, input.Key
			if b.Handle(u); b.made() != "c2-f" {
				t.Fatalf("after %v the moves are %q", u, b.made())
			}
			if b.Handle(r); b.made() != made {
				t.Fatalf("after %v the moves are %q", r, b.made())
			}
		}
	}
	b.openKeys()
	said := ""
	for i := range b.laidOut() {
		said += b.widgets[i].words() + "\n"
	}
	for _, key := range []string{"Ctrl+Z", "Ctrl+Y", "Shift+Z"} {
		if !strings.Contains(said, key) {
			t.Errorf("the list of keys does not name %s", key)
		}
	}
}

// A deal whose number was typed is looked at while the player plays, and the
// menu says whether it is proved, and how hard it is.
func TestATypedDealSaysWhetherItIsProved(t *testing.T) {
	for deal, want := range map[uint64]string{winnableDeal: "Can be won", 12: "Not proved winnable"} {
		b := playing(t, "bernauer", 1)
		b.openDealNumber()
		b.letters(fmt.Sprint(deal))
		b.press("play")
		for range 20_000 {
			if b.Tick(); b.session.Proved != notAsked && b.session.Perhaps > 0 {
				break
			}
		}
		line := b.dealLine()
		hard := false
		for _, d := range []string{"easy", "medium", "hard"} {
			hard = hard || strings.HasSuffix(line, d)
		}
		if !strings.Contains(line, want) || !hard {
			t.Errorf("deal %d: the menu says %q", deal, line)
		}
	}
}

// A run that is dropped on a foundation goes home whole, even where its last
// card alone could go up.
func TestARunDroppedOnAFoundationGoesHomeWhole(t *testing.T) {
	for deal := uint64(1); deal < 500; deal++ {
		st, _ := engine.Start(engine.Rules{}, engine.NumberedPack(deal))
		for n := 1; n <= engine.Columns; n++ {
			p := engine.Column(n)
			if st.RunLength(p, false) < 2 || !st.Legal(engine.Up(p)) {
				continue
			}
			b := playing(t, "bernauer", deal)
			want := b.Snapshot().Piles
			from, to := b.spotOf(p, 2), b.spotOf(engine.FoundationOf(st.Top(p).Suit()), 1)
			b.Handle(input.Event{Kind: input.Press, X: from.X, Y: from.Y})
			b.Handle(input.Event{Kind: input.Move, X: to.X, Y: to.Y})
			if _, held := b.table.Held(); held != 2 {
				t.Fatalf("deal %d: %d cards are in the hand", deal, held)
			}
			b.Handle(input.Event{Kind: input.Release, X: to.X, Y: to.Y})
			b.rest()
			if b.made() != "" || !reflect.DeepEqual(b.Snapshot().Piles, want) || b.message == "" {
				t.Errorf("deal %d: %q is made, and %q said", deal, b.made(), b.message)
			}
			return
		}
	}
	t.Fatal("no deal has such a run")
}

// Whoever is asked whether to give a game up sees which, from the title too.
func TestTheQuestionWhetherToGiveAGameUpNamesIt(t *testing.T) {
	b := playing(t, "sorel-dalton", 12345)
	b.moves("deal,deal")
	b.goTitle()
	b.press("bernauer")
	b.press("rules-bernauer")
	b.screen("title/confirm-new")
	for _, want := range []string{lang.RuleSet(b.words, b.game.Rules()), "12345", "2 moves", "1 of 52"} {
		if !strings.Contains(b.said, want) {
			t.Errorf("asked is %q, without %q", b.said, want)
		}
	}
	b.press("no")
	if b.game.DealNumber() != 12345 {
		t.Errorf("deal %d is on the table after all", b.game.DealNumber())
	}
}
