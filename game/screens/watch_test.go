package screens

import (
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/store"
)

// What is looked for when a game begins to be watched must not come to the
// table beneath it.
func TestWatchingAGameGivesUpWhatIsLookedFor(t *testing.T) {
	for name, look := range map[string]func(*bench){
		"a deal that can be won":      func(b *bench) { b.seek = &seeker{ruleSet: engine.RuleSets()[0], rules: b.game.Rules()} },
		"where it could still be won": func(b *bench) { b.startRescue() },
	} {
		t.Run(name, func(t *testing.T) {
			b := playing(t, "bernauer", winnableDeal)
			b.playToLose()
			b.rest()
			before := b.game.Record()
			look(b)
			b.replay()
			b.ticks(3 * seekTicks)
			if b.watch == nil {
				t.Fatal("the watching has ended by itself")
			}
			b.drawn(b.watch.game.State())
			b.endWatch()
			if b.game.Record() != before {
				t.Errorf("the player's game is now\n%s\nwas\n%s", b.game.Record(), before)
			}
		})
	}
}

// After the replay of a won game the player can go on from where it was asked
// for.
func TestAReplayOfAWonGameEndsAtThePageOfTheWin(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.win()
	won := b.line().Won
	b.press("replay")
	b.ticks(100)
	b.press("close")
	b.screen("table/won")
	b.drawn(b.game.State())
	if n := b.line().Won; n != won {
		t.Errorf("%d wins are counted, %d before the replay", n, won)
	}
}

// A game that is opened, by a link say, ends the watching of another.
func TestAGamePutOnTheTableIsTheOneShown(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.moves("deal")
	b.replay()
	b.startNumbered(engine.RuleSets()[0], engine.RuleSets()[0].Rules, 7)
	b.rest()
	if b.watch != nil {
		t.Error("the other game is still watched")
	}
	b.drawn(b.game.State())
	if n := b.game.DealNumber(); n != 7 {
		t.Errorf("deal %d is on the table, want 7", n)
	}
}

// Each pace can be read on its button, and is faster than the one before.
func TestThePacesOfAReplayCanBeRead(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	for i, pace := range paces {
		for _, r := range pace.times {
			if !b.brush.font.font.Has(r) {
				t.Errorf("no glyph for %q", r)
			}
		}
		if i > 0 && pace.ticks >= paces[i-1].ticks {
			t.Errorf("%s is no faster than %s", pace.times, paces[i-1].times)
		}
	}
	if times := paces[usualPace].times; times != "1×" {
		t.Errorf("the usual pace is called %s", times)
	}
}

func TestTheLineAtTheTopTellsThatAGameIsWatched(t *testing.T) {
	for _, l := range lang.Tags() {
		b := playing(t, "bernauer", winnableDeal)
		b.win()
		b.speak(l.Tag)
		b.press("replay")
		for _, w := range fitWindows {
			for _, large := range []bool{false, true} {
				b.change(func(s *store.Settings) { s.LargeText = large })
				b.Resize(w.w, w.h, w.ratio)
				left, _ := b.statusFit(b.table.Layout().Status.Dx())
				if !strings.Contains(left, b.watchStatus()) && left != b.watchAt("watch.short") {
					t.Errorf("%s in %dx%d, large text %v: the line says %q", l.Tag, w.w, w.h, large, left)
				}
			}
		}
	}
}
