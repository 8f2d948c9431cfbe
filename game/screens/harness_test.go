package screens

import (
	"fmt"
	"image"
	"image/png"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/scene"
	"agnes/game/solver"
	"agnes/game/store"
	"agnes/sprites"
	"agnes/sprites/paint"
)

// fakeHost is the program around the screens of a test. What it is asked for
// it remembers.
type fakeHost struct {
	seed    uint64
	said    []string
	copied  string
	noCopy  error // what Copy answers
	pasted  string
	noPaste error
	saved   map[string][]byte
	now     time.Duration
	slow    time.Duration // how much longer a step of thinking takes than on a good machine
	today   string
	still   bool // the system wishes less motion
	shaken  int  // how often it vibrated
	desktop bool // links are commands
	phone   bool // it is played by finger
}

func (h *fakeHost) Random() uint64 {
	h.seed += 0x9E3779B97F4A7C15
	z := (h.seed ^ h.seed>>30) * 0xBF58476D1CE4E5B9
	return z ^ z>>27
}
func (h *fakeHost) Say(text string)   { h.said = append(h.said, text) }
func (h *fakeHost) ToggleFullscreen() {}
func (h *fakeHost) CanFullscreen() bool {
	return true
}
func (h *fakeHost) PlayedByFinger() bool { return h.phone }
func (h *fakeHost) Vibrate()             { h.shaken++ }
func (h *fakeHost) CanVibrate() bool     { return true }
func (h *fakeHost) Quit()                {}
func (h *fakeHost) CanQuit() bool        { return true }
func (h *fakeHost) Today() string        { return h.today }
func (h *fakeHost) ReducedMotion() bool  { return h.still }
func (h *fakeHost) Link(query string) string {
	if h.desktop {
		plain, _ := url.QueryUnescape(strings.ReplaceAll(query, "&", " -"))
		return "agnes -" + plain
	}
	return "https://example.org/agnes/?" + query
}

// Clock goes on by a fixed step each time it is asked, so that thinking takes
// the same number of slices on every machine.
func (h *fakeHost) Clock() time.Duration {
	h.now += 67*time.Microsecond + h.slow
	return h.now
}

func (h *fakeHost) Copy(text string, done func(error)) {
	if h.noCopy == nil {
		h.copied = text
	}
	done(h.noCopy)
}

func (h *fakeHost) Paste(done func(string, error)) { done(h.pasted, h.noPaste) }

func (h *fakeHost) SaveFile(name string, data []byte, done func(string, error)) {
	if h.saved == nil {
		h.saved = map[string][]byte{}
	}
	h.saved[name] = data
	done("/data/"+name, nil)
}

// atlases packs each selection once for all tests.
var atlases = struct {
	sync.Mutex
	packed map[sprites.Selection]*sprites.Atlas
}{packed: map[sprites.Selection]*sprites.Atlas{}}

func packOnce(sel sprites.Selection) (*sprites.Atlas, error) {
	atlases.Lock()
	defer atlases.Unlock()
	if a := atlases.packed[sel]; a != nil {
		return a, nil
	}
	a, err := sprites.Pack(sel)
	atlases.packed[sel] = a
	return a, err
}

// bench is a Shell without a window, and hands to play it with.
type bench struct {
	testing.TB
	*Shell
	host *fakeHost
	kept *store.Store
}

// newBench starts with nothing saved, on a canvas of 640 by 360.
func newBench(t testing.TB) *bench { return reopen(t, store.InMemory()) }

// reopen starts over what is saved.
func reopen(t testing.TB, kept *store.Store) *bench {
	t.Helper()
	return reopenAt(t, kept, &fakeHost{seed: 1, today: "2026-11-29"})
}

// reopenAt does so in a certain place.
func reopenAt(t testing.TB, kept *store.Store, host *fakeHost) *bench {
	t.Helper()
	b := &bench{TB: t, host: host, kept: kept}
	shell, err := New(Config{Host: b.host, Store: kept, Pack: packOnce, Version: "test", Wishes: []string{"en"}})
	if err != nil {
		t.Fatal(err)
	}
	b.Shell = shell
	b.Resize(640, 360, 1)
	return b
}

// playing is a bench with a numbered deal on the table, without tutorial,
// motion or choice of winnable deals.
func playing(t testing.TB, rules string, deal uint64) *bench {
	t.Helper()
	b := newBench(t)
	b.change(func(s *store.Settings) {
		s.Speed, s.Winnable, s.TaughtBernauer, s.TaughtSorel = store.NoSpeed, false, true, true
	})
	b.Begin(Wish{Rules: rules, Deal: fmt.Sprint(deal)})
	b.rest()
	return b
}

// change sets settings as the options page does.
func (b *bench) change(do func(*store.Settings)) {
	s := b.settings
	do(&s)
	b.set(s)
}

// ticks goes on by n ticks.
func (b *bench) ticks(n int) {
	for range n {
		b.Tick()
	}
}

// busy reports whether anything moves or is being thought about.
func (b *bench) busy() bool {
	return b.table.Busy() || b.stuck != nil || b.seek != nil || b.rescue != nil || b.film != nil || b.solving ||
		b.hint.waiting || b.wonders() && b.thought.verdict == solver.Searching
}

// rest goes on until nothing moves and nothing is thought about.
func (b *bench) rest() {
	b.Helper()
	for range 100_000 {
		b.Tick()
		if !b.busy() {
			return
		}
	}
	b.Fatalf("%s never comes to rest", b.screenName())
}

// button is the widget with a name on the screen on top.
func (b *bench) button(name string) *widget {
	b.Helper()
	for i := range b.laidOut() {
		if w := &b.widgets[i]; w.name == name && (w.press != nil || w.turn != nil) {
			return w
		}
	}
	b.Fatalf("%s has no button %q; it has %s", b.screenName(), name, strings.Join(b.buttons(), " "))
	return nil
}

// buttons are the names of all that can be pressed.
func (b *bench) buttons() (names []string) {
	for _, i := range b.stops() {
		if b.widgets[i].live() {
			names = append(names, b.widgets[i].name)
		}
	}
	return names
}

func (b *bench) has(name string) bool {
	for _, n := range b.buttons() {
		if n == name {
			return true
		}
	}
	return false
}

// press presses a button with the pointer, scrolling to it where it is out of
// sight.
func (b *bench) press(name string) {
	b.Helper()
	w := b.button(name)
	if !w.live() {
		b.Fatalf("%s: button %q is off", b.screenName(), name)
	}
	if p := b.topPage(); p != nil {
		p.show(w)
		b.touch()
		w = b.button(name)
	}
	b.click(centreOf(w.rect))
}

func centreOf(r image.Rectangle) image.Point { return r.Min.Add(r.Size().Div(2)) }

func (b *bench) click(at image.Point) {
	b.Handle(input.Event{Kind: input.Move, X: at.X, Y: at.Y})
	b.Handle(input.Event{Kind: input.Press, X: at.X, Y: at.Y})
	b.Handle(input.Event{Kind: input.Release, X: at.X, Y: at.Y})
}

// key presses a key without a letter.
func (b *bench) key(codes ...input.Code) {
	for _, c := range codes {
		b.Handle(input.Event{Kind: input.Key, Key: c})
	}
}

// letters types.
func (b *bench) letters(text string) {
	for _, r := range text {
		b.Handle(input.Event{Kind: input.Key, Rune: r})
	}
}

// spotOf is a pixel of the last n-th card of a place that no other card
// covers, or of the empty place.
func (b *bench) spotOf(p engine.Place, n int) image.Point {
	b.Helper()
	pile := b.table.Pile(p)
	if len(pile) == 0 {
		return centreOf(b.table.Layout().Place(p))
	}
	seen := pile[len(pile)-n].Seen
	if n == 1 {
		return centreOf(seen)
	}
	return image.Pt((seen.Min.X+seen.Max.X)/2, seen.Min.Y+1)
}

// target is the place that a drop for a move aims at.
func (b *bench) target(m engine.Move) engine.Place {
	if m.To != engine.FoundationPile {
		return m.To
	}
	pile := b.table.Pile(m.From)
	return engine.FoundationOf(pile[len(pile)-1].Card.Suit())
}

// drag carries cards with the pointer, as a move in notation says.
func (b *bench) drag(move string) {
	b.Helper()
	m, err := engine.ParseMove(move)
	if err != nil {
		b.Fatal(err)
	}
	b.dragMove(m)
}

func (b *bench) dragMove(m engine.Move) {
	b.Helper()
	from := b.spotOf(m.From, int(m.N))
	to := b.spotOf(b.target(m), 1)
	b.Handle(input.Event{Kind: input.Press, X: from.X, Y: from.Y})
	for i := 1; i <= 4; i++ {
		b.Handle(input.Event{Kind: input.Move, X: from.X + (to.X-from.X)*i/4, Y: from.Y + (to.Y-from.Y)*i/4})
	}
	b.Handle(input.Event{Kind: input.Release, X: to.X, Y: to.Y})
}

// moves plays moves in notation by drag, and deals by the button.
func (b *bench) moves(text string) {
	b.Helper()
	list, err := engine.ParseMoves(text)
	if err != nil {
		b.Fatal(err)
	}
	for _, m := range list {
		before := len(b.game.Moves())
		if m == engine.Deal || m == engine.Redeal {
			b.press("deal")
		} else {
			b.dragMove(m)
		}
		if len(b.game.Moves()) == before {
			b.Fatalf("move %s was not made: %s", m, b.said)
		}
		b.rest()
	}
}

// made are the moves made, in notation.
func (b *bench) made() string { return engine.MovesText(b.game.Moves()) }

// screen fails unless the screen has the given name.
func (b *bench) screen(name string) {
	b.Helper()
	if got := b.screenName(); got != name {
		b.Fatalf("the screen is %s, not %s", got, name)
	}
}

// picture paints what is on the screen.
func (b *bench) picture() *image.RGBA {
	w, h, _ := b.Canvas()
	pic := image.NewRGBA(image.Rect(0, 0, w, h))
	paint.Items(pic, b.atlas, b.Append([]scene.Item(nil)))
	return pic
}

// shot writes what is on the screen to the folder that AGNES_SHOTS names, to
// be looked at.
func (b *bench) shot(name string) {
	b.Helper()
	dir := os.Getenv("AGNES_SHOTS")
	if dir == "" {
		return
	}
	file, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		b.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, b.picture()); err != nil {
		b.Fatal(err)
	}
}
