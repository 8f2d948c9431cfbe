package screens

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/lab/blind"
	"agnes/game/store"
)

// earKeys are the keys that have names.
var earKeys = map[string]input.Code{
	"Enter": input.Enter, "Escape": input.Escape, "Home": input.Home,
	"ArrowLeft": input.ArrowLeft, "ArrowRight": input.ArrowRight, "ArrowUp": input.ArrowUp, "ArrowDown": input.ArrowDown,
}

// listener is a player by ear on a bench.
func (b *bench) listener() *blind.Player {
	silence := func() (string, error) { return "", errors.New("nothing more is said") }
	return &blind.Player{Wait: silence, Press: func(key string) (string, error) {
		before := len(b.host.said)
		if code, named := earKeys[key]; named {
			b.key(code)
		} else {
			b.letters(key)
		}
		b.rest()
		return strings.Join(b.host.said[before:], " "), nil
	}}
}

func winOf(t *testing.T, name string) *engine.Game {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("../../wasm/e2e/testdata", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.ParseRecord(string(text))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestAWholeGameCanBePlayedByEarAlone(t *testing.T) {
	for _, c := range []struct{ door, game, record string }{
		{"Agnes Bernauer", "Agnes Bernauer, button", "win-bernauer"},
		{"Agnes Sorel", "Agnes Sorel, button", "win-sorel"},
	} {
		t.Run(c.game, func(t *testing.T) {
			g := winOf(t, c.record)
			b := newBench(t)
			b.Begin(Wish{})
			b.rest()
			p := b.listener()
			if err := p.Start(c.door, c.game, g.DealNumber()); err != nil {
				t.Fatal(err)
			}
			if err := p.Play(g.Moves()); err != nil {
				t.Fatal(err)
			}
			b.rest()
			heard := strings.Join(b.host.said[len(b.host.said)-8:], " ")
			if !strings.Contains(heard, "The game is won!") || !strings.Contains(heard, "You have won!") {
				t.Errorf("at the end I heard %q", heard)
			}
		})
	}
}

// heardAfter is what is said after a key.
func (b *bench) heardAfter(key string) string {
	said, _ := b.listener().Press(key)
	return said
}

func TestWhatIsReadAloud(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, c := range []struct{ key, want string }{
		{"i", "Score 1, 16 in the stock, base 7."},
		{"b", "The base is 7."},
		{"7", "Column 7: Queen of Clubs."},
		{"p", "Column 7: Queen of Clubs, 8 of Spades, 10 of Diamonds, Jack of Spades, 10 of Spades, 10 of Hearts, King of Hearts."},
		{"g", "Queen of Clubs can go nowhere."},
		{"r", "Which reserve pile?"},
		{"9", "Reserve pile 9: empty."},
		{"p", "Reserve pile 9: empty."},
		{"x", "Reserve pile 9: empty."},
	} {
		if got := strings.TrimRight(b.heardAfter(c.key), again); got != c.want {
			t.Errorf("%s: heard %q, want %q", c.key, got, c.want)
		}
	}
	for key, want := range map[string]string{
		"t": "Last cards of the columns: 9 of Clubs, 8 of Hearts, ", "v": "Reserve: ",
		"w": "The foundations want: 7 of Clubs, 8 of Diamonds, 7 of Hearts, 7 of Spades.", "a": "Can be moved: ",
	} {
		if got := b.heardAfter(key); !strings.HasPrefix(got, want) {
			t.Errorf("%s: heard %q, want %q…", key, got, want)
		}
	}
}

// A player who sees and presses one of the letters finds the answer on the
// screen, and time to read it.
func TestWhatIsReadAloudIsShownForAsLongAsItTakesToRead(t *testing.T) {
	b := playing(t, "bernauer", 1)
	b.letters("r")
	if b.message != b.t("ear.which") {
		t.Errorf("r: shown is %q", b.message)
	}
	b.letters("3")
	if b.message != "" {
		t.Errorf("the question %q is still shown when it has been answered", b.message)
	}
	for _, k := range readers {
		b.letters(string(k.rune))
		if said := strings.TrimRight(b.said, again); b.message != said {
			t.Errorf("%c: said is %q, and shown %q", k.rune, said, b.message)
		}
	}
	b.letters("t")
	words := len(strings.Fields(b.message))
	b.ticks(words * ticksASecond / 4)
	if b.message == "" {
		t.Errorf("%d words are gone when 4 of them could be read in a second", words)
	}
	b.play(engine.Deal)
	if b.message != "" {
		t.Errorf("%q is still shown when the cards have changed", b.message)
	}
}

func TestWhatWasSaidTwiceIsANewTextEachTime(t *testing.T) {
	b := playing(t, "sorel", 5)
	var last string
	for range 4 {
		b.letters("v")
		if b.said == last || strings.TrimRight(b.said, again) != "There is no reserve in this game." {
			t.Fatalf("said %q after %q", b.said, last)
		}
		last = b.said
	}
}

func TestWhatCannotBeDoneIsSaid(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for key, want := range map[string]string{
		"u": "There is nothing to undo.", "y": "There is nothing to redo.", "e": "The rest does not go up by itself yet.",
	} {
		if got := b.heardAfter(key); got != want {
			t.Errorf("%s: heard %q, want %q", key, got, want)
		}
	}
	b.letters("1")
	b.key(input.Enter)
	if got := b.heardAfter("1"); !strings.Contains(got, "Column 1") {
		t.Error(got)
	}
}

func TestUndoAndRedoSayWhat(t *testing.T) {
	b := playing(t, "bernauer", 1)
	b.letters("d")
	row := b.said
	if got := b.heardAfter("u"); got != "Undone: "+row {
		t.Errorf("undo: %q", got)
	}
	if got := b.heardAfter("y"); got != "Again: "+row {
		t.Errorf("redo: %q", got)
	}
}

func TestAPageIsSaidWithItsWordsAndCanBeReadThrough(t *testing.T) {
	b := playing(t, "bernauer", 1)
	b.openStuck()
	if !strings.HasPrefix(b.said, "Stuck") || !strings.Contains(b.said, "No move brings another card up.") {
		t.Errorf("stuck: %q", b.said)
	}
	b.closeAll()
	b.openRules()
	read := ""
	for range 40 {
		read += b.heardAfter("ArrowDown") + "\n"
	}
	for _, w := range b.widgets {
		if w.look == lookText && !strings.Contains(read, w.label) {
			t.Errorf("the rules do not say %q", w.label)
		}
		if w.look == lookHead && !strings.Contains(read, w.label) {
			t.Errorf("the rules do not say the heading %q", w.label)
		}
	}
}

func TestASettingSaysHowItIsSetAndWhatItIsSetTo(t *testing.T) {
	b := newBench(t)
	b.openOptions()
	p := b.listener()
	if err := p.Find("Large print"); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(b.said, "Large print: off") {
		t.Errorf("heard %q", b.said)
	}
	if got := b.heardAfter("Enter"); !strings.HasPrefix(got, "Large print: on") {
		t.Errorf("after Enter heard %q", got)
	}
	b.topPage().focus = -1
	for range 60 {
		if strings.Contains(b.heardAfter("ArrowDown"), "Cards: ") {
			break
		}
	}
	if got := b.heardAfter("ArrowRight"); got != "Cards: four colours" {
		t.Errorf("turned: %q", got)
	}
	if got := b.heardAfter("ArrowLeft"); got != "Cards: classic" {
		t.Errorf("turned back: %q", got)
	}
}

// Every button says something when it has the focus, on every screen there is.
func TestNoStopIsSilent(t *testing.T) {
	b := newBench(t)
	for name, open := range b.everyScreen() {
		open()
		for i, at := range b.stops() {
			w := b.widgets[at]
			b.saying, b.said = "", ""
			b.sayWidget(&w)
			if strings.Trim(b.said, " :.,"+again) == "" {
				t.Errorf("%s: stop %d, %s, is silent", name, i, w.name)
			}
		}
		b.closeAll()
	}
}

// Whatever is pressed on whatever screen, something is said of it.
func TestEveryButtonThatIsPressedIsHeard(t *testing.T) {
	silent := map[string]bool{"quit": true, "fullscreen": true} // they do what can't be missed
	b := newBench(t)
	for name, open := range b.everyScreen() {
		b.change(func(s *store.Settings) { s.Speed, s.Winnable = store.NoSpeed, false })
		open()
		for i := range b.stops() {
			open()
			stops := b.stops()
			if i >= len(stops) || !b.widgets[stops[i]].live() || silent[b.widgets[stops[i]].name] {
				continue
			}
			button := b.widgets[stops[i]].name
			focus := &b.focus
			if p := b.topPage(); p != nil {
				focus = &p.focus
			}
			*focus = i
			before := len(b.host.said)
			b.key(input.Enter)
			for range 100 {
				if b.Tick(); len(b.host.said) > before {
					break
				}
			}
			if len(b.host.said) == before {
				t.Errorf("%s: %s is pressed in silence", name, button)
			}
		}
	}
}

func TestTheButtonsOfTheTableAreReachedPastTheLastPile(t *testing.T) {
	for name, size := range map[string][2]int{"tall": {390, 844}, "wide": {844, 390}} {
		for _, left := range []bool{false, true} {
			b := playing(t, "bernauer", 1)
			b.change(func(s *store.Settings) { s.LeftHanded = left })
			b.Resize(size[0], size[1], 1)
			reached := false
			for _, way := range []input.Code{input.ArrowDown, input.ArrowRight, input.ArrowLeft} {
				for range 30 {
					b.key(way)
					reached = reached || b.focus >= 0
				}
				if b.focus >= 0 {
					b.key(input.Escape)
				}
			}
			if !reached {
				t.Errorf("%s, left-handed %v: the buttons are out of reach", name, left)
			}
			if b.focus >= 0 {
				t.Errorf("%s: Escape does not lead back to the cards", name)
			}
			b.screen("table")
		}
	}
}
