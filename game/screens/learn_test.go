package screens

import (
	"strings"
	"testing"

	"agnes/game/store"
)

// finishLesson makes all moves of a tutorial.
func (b *bench) finishLesson(of family) {
	b.Helper()
	b.startLesson(of)
	b.rest()
	for _, step := range scripts[of].steps {
		b.moves(step.move)
	}
}

// A tutorial ends where it was begun: the end of the game that waited is not
// told a second time.
func TestATutorialDoesNotTellTheEndOfTheGameBeforeAgain(t *testing.T) {
	for name, end := range map[string]func(*bench){
		"won":   (*bench).win,
		"stuck": func(b *bench) { b.resume(readRecord(t, "stuck", -1)); b.rest() },
	} {
		for from, leave := range map[string]func(*bench){"table": (*bench).leavePage, "title": (*bench).goTitle} {
			t.Run(name+" on the "+from, func(t *testing.T) {
				b := playing(t, "bernauer", winnableDeal)
				end(b)
				b.screen("table/" + name)
				leave(b)
				b.finishLesson("sorel")
				b.press("close")
				b.rest()
				b.screen(from)
				if from == "title" {
					b.press("continue")
					b.rest()
					b.screen("table")
				}
			})
		}
	}
}

func TestAHintInATutorialSaysAgainWhatToDo(t *testing.T) {
	b := newBench(t)
	b.Begin(Wish{})
	b.startLesson("bernauer")
	b.rest()
	asked := b.messageText()
	for name, hint := range map[string]func(){"key": func() { b.letters("h") }, "button": func() { b.press("hint") }} {
		b.dealRow() // which is not asked for yet
		if got := b.messageText(); got == asked {
			t.Fatal("a move that is not asked for is not refused")
		}
		hint()
		if got := b.messageText(); got != asked {
			t.Errorf("%s: a hint leaves %q on the screen, not %q", name, got, asked)
		}
	}
}

// A tutorial tells a mouse to click and a finger to tap, also where nothing was
// touched yet.
func TestATutorialSpeaksToTheHandThatPlays(t *testing.T) {
	for _, c := range []struct {
		phone bool
		told  string
	}{{false, "double-click"}, {true, "double-tap"}} {
		b := reopenAt(t, store.InMemory(), &fakeHost{seed: 1, today: "2026-11-29", phone: c.phone})
		b.Begin(Wish{})
		b.startLesson(bernauer)
		if got := b.lessonText(); !strings.Contains(got, c.told) {
			t.Errorf("on a telephone %v it says %q", c.phone, got)
		}
	}
}
