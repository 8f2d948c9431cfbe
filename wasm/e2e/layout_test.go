package e2e

import (
	"path/filepath"
	"testing"

	"github.com/jezek/xgb/xproto"
)

// exchanged are letters whose keys change places in this test, as they do
// between an American keyboard and a French one.
const exchanged = "zw"

// TestLettersAreThoseThatArePrinted plays on a keyboard whose Z lies where an
// American one has its W.
func TestLettersAreThoseThatArePrinted(t *testing.T) {
	d := must[*Display](t)(StartDisplay())
	t.Cleanup(d.Stop)
	ok(t, d.exchange(xproto.Keysym(exchanged[0]), xproto.Keysym(exchanged[1])))
	g := readWin(t, "win-bernauer")
	w := must[*Window](t)(StartWindow(d, must[string](t)(shared.desktop()), filepath.Join(t.TempDir(), "data"), flags(g)...))
	t.Cleanup(w.Kill)
	lettersCount(t, w)
}

// lettersCount deals, and takes that back by the letter that is printed, and
// not by the one that an American keyboard has there.
func lettersCount(t *testing.T, d Driver) {
	t.Helper()
	made := func(n int) {
		t.Helper()
		_, err := Until(d, "the moves", func(s *Snapshot) bool { return s.Screen == "table" && len(s.Moves) == n })
		ok(t, err)
	}
	made(0)
	ok(t, d.Key("d"))
	made(1)
	ok(t, d.Key("w")) // says what the foundations want
	s := must[*Snapshot](t)(Until(d, "an answer", func(s *Snapshot) bool { return s.Said != "" && len(s.Moves) == 1 }))
	if s.Undone != 0 {
		t.Fatal("the W undoes")
	}
	ok(t, d.Key("z"))
	made(0)
}

// exchange lets two keys print each other's letters.
func (d *Display) exchange(a, b xproto.Keysym) error {
	for _, k := range []struct {
		code xproto.Keycode
		sym  xproto.Keysym
	}{{d.keys[a], b}, {d.keys[b], a}} {
		upper := k.sym - 'a' + 'A'
		syms := []xproto.Keysym{k.sym, upper, k.sym, upper}
		if err := xproto.ChangeKeyboardMappingChecked(d.conn, 1, k.code, byte(len(syms)), syms).Check(); err != nil {
			return err
		}
	}
	d.keys[a], d.keys[b] = d.keys[b], d.keys[a]
	return nil
}

// french is a browser that tells of a keyboard whose Z lies where an American
// one has its W.
const french = `Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap: async () =>
	new Map([["KeyW", "z"], ["KeyZ", "w"], ["KeyD", "d"]]) } })`

func TestLettersAreThoseThatArePrintedInABrowser(t *testing.T) {
	p := newPage(t)
	ok(t, p.Before(french))
	ok(t, p.Go(newHost(t).address("?rules=bernauer&deal=5")))
	ok(t, p.Play())
	lettersCount(t, swapped{p})
}

// swapped is a page whose keyboard has the letters exchanged: the browser names
// keys by where they lie.
type swapped struct{ *Page }

func (s swapped) Key(key string) error {
	switch key {
	case exchanged[:1]:
		key = exchanged[1:]
	case exchanged[1:]:
		key = exchanged[:1]
	}
	return s.Page.Key(key)
}
