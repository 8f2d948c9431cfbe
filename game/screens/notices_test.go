package screens

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/store"
)

// twoWindows are two programs over the same data, with a game of the first on
// both tables.
func twoWindows(t *testing.T) (a, b *bench) {
	t.Helper()
	t.Setenv("AGNES_DATA_DIR", t.TempDir())
	a = reopen(t, store.Open())
	a.change(func(s *store.Settings) { s.Speed, s.Winnable = store.NoSpeed, false })
	a.Begin(Wish{Rules: "bernauer", Deal: "47"})
	a.rest()
	b = reopen(t, store.Open())
	b.Begin(Wish{})
	b.rest()
	b.closeAll()
	return a, b
}

func TestOfTwoWindowsThePlayerChoosesWhoseGameIsKept(t *testing.T) {
	a, b := twoWindows(t)
	b.moves("c2-f")
	a.Handle(input.Event{Kind: input.Blur})
	a.Handle(input.Event{Kind: input.Focus})
	a.screen("table/elsewhere")
	a.shot("elsewhere")
	a.press("theirs")
	a.rest()
	if a.made() != "c2-f" {
		t.Errorf("theirs: made %q", a.made())
	}
	a.moves("c3-c2")
	b.play(engine.Deal)
	b.Tick()
	b.screen("table/elsewhere")
	b.press("mine")
	a.Handle(input.Event{Kind: input.Focus})
	a.press("theirs")
	if a.made() != "c2-f,deal" {
		t.Errorf("mine was not kept: %q", a.made())
	}
}

// Everything that is kept fails to be saved, again and again: one page tells it.
func TestThatNothingCanBeSavedIsToldOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	t.Setenv("AGNES_DATA_DIR", dir)
	b := reopen(t, store.Open())
	b.change(func(s *store.Settings) { s.Speed, s.Winnable, s.TaughtBernauer = store.NoSpeed, false, true })
	b.Begin(Wish{Rules: "bernauer", Deal: "47"})
	b.rest()
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, move := range []string{"c2-f", "c3-c2", "deal"} {
		b.moves(move)
		for b.topPage() != nil {
			b.screen("table/unsaved")
			told++
			b.press("look")
			b.Tick()
		}
	}
	if told != 1 || b.made() != "c2-f,c3-c2,deal" {
		t.Errorf("told %d times; made %q", told, b.made())
	}
}

func TestWhatCannotBeSavedIsOfferedAsAText(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.moves("c2-f")
	b.openUnsaved("no")
	b.press("export")
	documents, err := store.Unpack(b.host.copied)
	if err != nil || !strings.Contains(documents[store.Game], "c2-f") {
		t.Errorf("%v: %q", err, documents)
	}
}
