package screens

import (
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/lab/mutate"
	"agnes/game/store"
)

// FuzzWish reads what a command line or an address asks for, a part a line:
// whatever is written there, there is a game to be played, and what is wrong is
// said in words.
func FuzzWish(f *testing.F) {
	words := newBench(f)
	mutate.Fuzz(f, func(t testing.TB, text string) {
		lines := strings.Split(text, "\n")
		for len(lines) < 3 {
			lines = append(lines, "")
		}
		w := Wish{Rules: lines[0], Deal: lines[1], Base: lines[2], Options: lines[3:]}
		rs, rules, deal, wrong := w.read()
		for _, err := range wrong {
			if words.problem(err) == "" {
				t.Errorf("%q: refused without a word", text)
			}
		}
		if g, err := engine.NewGame(rs, rules, max(deal, 1)); err != nil || g.State().Score() != 1 {
			t.Errorf("%q: no game: %v", text, err)
		}
	}, "bernauer\n1\n7\nworryBack=on", "sorel-dalton\n999999999\nA\nspace=any\nrows=right", "\n\n\nspace=never")
}

// FuzzPaste pastes a text: it is a game, or what is wrong is said in words.
func FuzzPaste(f *testing.F) {
	b := newBench(f)
	mutate.Fuzz(f, func(t testing.TB, text string) {
		g, err := b.readGame(text)
		if (g == nil) == (err == nil) {
			t.Fatalf("%q: game %v, error %v", text, g, err)
		}
		if err != nil && b.pasteProblem(err) == "" {
			t.Errorf("%q: refused without a word", text)
		}
	}, "Agnes · Deal 5\nhttps://example.org/?rules=sorel&option=run%3Dpacked&base=Q&deal=5.", "agnes -rules=sorel -option=run=packed -deal 5",
		"Agnes 1.0\nkept in x\nagnes 1\nrules bernauer\ndeal 1\nmoves deal\n", "12345", engine.NumberedPack(1).String())
}

// FuzzSession reads what is kept beside a game.
func FuzzSession(f *testing.F) {
	mutate.Fuzz(f, func(t testing.TB, text string) {
		k, err := parseSession(text)
		if err != nil {
			return
		}
		for move := range 5 {
			auto := k.isAuto(move)
			k.cut(move + 1)
			if auto != k.isAuto(move) {
				t.Errorf("%q: to forget later moves changes move %d", text, move)
			}
		}
		k.cut(0)
		if k.isAuto(0) {
			t.Errorf("%q: what is cut off is still there", text)
		}
	}, `{"id":"00aa","of":"bernauer x","ticks":60,"hints":1,"undos":2,"auto":[1,3,4],"played":true,"over":false,"daily":"2026-11-29","proved":"yes","perhaps":17}`)
}

// FuzzBookmarks reads a list of bookmarks.
func FuzzBookmarks(f *testing.F) {
	mutate.Fuzz(f, func(t testing.TB, text string) {
		list, err := parseBookmarks(text)
		if err != nil {
			return
		}
		for _, b := range list {
			if _, err := engine.ParseRecord(b.Record); err != nil {
				t.Errorf("%q: a bookmark without a game: %v", text, err)
			}
		}
	}, `[{"record":"agnes 1\nrules bernauer\ndeal 1\nmoves deal\n","score":1,"moves":1,"date":"2026-11-29"}]`, `[]`)
}

// FuzzKept starts the whole of the screens over documents that somebody has
// tampered with in a way that their checksums do not tell: the game, the
// session, the bookmarks and the counts, with a blank line between them. Far
// dearer than the others, so that it gets a thousandth of the texts.
func FuzzKept(f *testing.F) {
	names := []string{store.Game, sessionName, store.Bookmarks, store.Counts}
	good := []string{
		"agnes 1\nrules bernauer\ndeal 1\nmoves deal,deal\nundone 1\n",
		`{"id":"00aa","of":"x","ticks":60,"hints":1,"undos":2,"auto":[1,3,4],"played":true,"over":false,"daily":"2026-11-29","proved":"yes","perhaps":17}`,
		`[{"record":"agnes 1\nrules bernauer\ndeal 1\nmoves deal\n","score":1,"moves":1,"date":"2026-11-29"}]`,
		strings.Join(strings.Fields(store.Statistics{}.Started("00aa", "bernauer turned", store.Effort{}).Moved("00aa").Text()), ""),
	}
	mutate.Fewer(f, 1000, func(t testing.TB, text string) {
		kept := store.InMemory()
		for i, document := range strings.SplitN(text, "\n\n", len(names)) {
			_ = kept.Save(names[i], document)
		}
		b := reopen(t, kept)
		b.Begin(Wish{})
		b.Snapshot()
		for _, key := range []string{"d", "u", "h", "s", "b"} {
			b.letters(key)
			b.Tick()
		}
		b.Begin(Wish{Rules: "sorel", Deal: "7"})
		b.Tick()
		if b.Snapshot().State == "" {
			t.Errorf("%q: nothing is played", text)
		}
	}, strings.Join(good, "\n\n"))
}
