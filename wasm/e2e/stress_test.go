package e2e

import (
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"agnes/game/engine"
)

// ordered waits until a window of a size shows the table at rest, every pile
// and button of it inside, and all cards where the record leads, and nothing
// stirs any more.
func ordered(t *testing.T, w *Window, size image.Point, what string) *Snapshot {
	t.Helper()
	const stay = 80 // looks
	var wrong error
	var last []Pile
	stayed := 0
	s, err := Until(w, what, func(s *Snapshot) bool {
		switch {
		case s.Busy || len(s.Piles) == 0:
			wrong = errors.New("no table at rest")
		default:
			wrong = errors.Join(inOrder(s), fills(s, size))
		}
		if stayed++; wrong != nil || !reflect.DeepEqual(s.Piles, last) {
			stayed = 0
		}
		last = s.Piles
		return stayed == stay
	})
	if err != nil {
		keepShot(t, w, "stress")
		t.Fatalf("%v: %v", err, wrong)
	}
	return s
}

// fills says what lies outside of a window, and whether the table is laid out
// for a much smaller one.
func fills(s *Snapshot, size image.Point) error {
	w, h := float64(size.X), float64(size.Y)
	right, low := 0.0, 0.0
	for _, p := range s.Piles {
		if p.X < 0 || p.Y < 0 || p.X+p.W > w || p.Y+p.H > h {
			return fmt.Errorf("%s at %v is not in %v", p.Name, p.Rect, size)
		}
		right, low = max(right, p.X+p.W), max(low, p.Y+p.H)
	}
	for _, b := range s.Buttons {
		if b.X < 0 || b.Y < 0 || b.X+b.W > w || b.Y+b.H > h {
			return fmt.Errorf("button %s at %v is not in %v", b.Name, b.Rect, size)
		}
		right, low = max(right, b.X+b.W), max(low, b.Y+b.H)
	}
	if right < w/2 || low < h/2 {
		return fmt.Errorf("the table ends at %v, %v of %v", right, low, size)
	}
	return nil
}

// A thousand sizes in bursts of twenty, with a move between two bursts: after
// each the table is that of the record, and lies in the window.
func TestAThousandSizes(t *testing.T) {
	bursts := 2
	if proof() {
		bursts = 50
	}
	const burst = 20
	g := readWin(t, "win-bernauer")
	w := startWindow(t, filepath.Join(t.TempDir(), "data"), flags(g)...)
	chance := rand.New(rand.NewPCG(2, 2))
	for b := range bursts {
		var size image.Point
		for range burst - 1 { // asked for, and not waited for
			ok(t, w.Ask(320+chance.IntN(1000), 320+chance.IntN(800)))
			time.Sleep(time.Duration(chance.IntN(12)) * time.Millisecond)
		}
		size = image.Pt(400+chance.IntN(900), 480+chance.IntN(600))
		ok(t, w.Resize(size.X, size.Y))
		s := ordered(t, w, size, fmt.Sprintf("order at %v, after burst %d", size, b+1))
		if b < len(g.Moves()) {
			ok(t, (&Player{Driver: w, Style: []Style{Click, Drag}[b%2]}).Make(g.Moves()[len(s.Moves)]))
		}
	}
	t.Logf("%d sizes, %d looks", bursts*burst, bursts)
}

func TestFiftyTimesToFullscreenAndBack(t *testing.T) {
	toggles := 2
	if proof() {
		toggles = 50
	}
	g := readWin(t, "win-sorel")
	w := startWindow(t, filepath.Join(t.TempDir(), "data"), flags(g)...)
	small, large := image.Pt(900, 700), image.Pt(screenWidth, screenHeight)
	ok(t, w.Resize(small.X, small.Y))
	for n := range toggles {
		ok(t, w.Key("F11"))
		want := []image.Point{large, small}[n%2]
		for start := time.Now(); ; time.Sleep(5 * time.Millisecond) {
			in := must[image.Rectangle](t)(w.inside())
			if in.Size() == want {
				break
			}
			if time.Since(start) > limit {
				t.Fatalf("toggle %d: the window is %v, want %v", n+1, in.Size(), want)
			}
		}
		s := ordered(t, w, want, fmt.Sprintf("order after toggle %d", n+1))
		if at := len(s.Moves); n%5 == 0 && at < len(g.Moves()) {
			ok(t, (&Player{Driver: w, Style: Click}).Make(g.Moves()[at]))
		}
	}
	t.Logf("%d toggles, the table in order after each", toggles)
}

// The keyboard goes to another window in every state that a drag has. Nothing
// stays in the hand, only what had been let go of is played, and the game goes
// on.
func TestFocusLostInEachStateOfADrag(t *testing.T) {
	g := readWin(t, "win-bernauer")
	w := startWindow(t, filepath.Join(t.TempDir(), "data"), flags(g)...)
	ok(t, w.Resize(900, 700))
	other := startWindow(t, filepath.Join(t.TempDir(), "other"))
	ok(t, other.Resize(700, 600)) // until it has done with its start
	ok(t, w.Focus())

	played := 0
	over := func(pile string) { // carries what is held over a pile
		s := must[Snapshot](t)(w.Snapshot())
		at := middle(s.Pile(pile).last())
		ok(t, w.Move(at.x, at.y))
	}
	target := func() string {
		s := must[Snapshot](t)(w.Snapshot())
		return must[Pile](t)(goal(g.Moves()[played], &s)).Name
	}
	pressed := func() {
		s := must[*Snapshot](t)(Until(w, "rest", func(s *Snapshot) bool { return !s.Busy && s.Held == nil }))
		from, _, err := grip(g.Moves()[played], s)
		ok(t, err)
		ok(t, w.Move(from.x, from.y))
		ok(t, w.Press())
	}
	seized := func() { seize(t, w, g.Moves()[played]) }
	states := []struct {
		name string
		come func()
		made int // moves that were made before
	}{
		{"pressed and not moved", pressed, 0},
		{"in the hand", seized, 0},
		{"over where it may go", func() { to := target(); seized(); over(to) }, 0},
		{"over where it may not go", func() { seized(); over("stock") }, 0},
		{"outside the window", func() { seized(); ok(t, w.Move(-20, 300)) }, 0},
		{"on its way back", func() { seized(); over("stock"); ok(t, w.Release()) }, 0},
		{"picked by a click", func() {
			pressed()
			ok(t, w.Release())
			must[*Snapshot](t)(Until(w, "picked", func(s *Snapshot) bool { return s.Held != nil }))
		}, 0},
		{"on its way to where it goes", func() { ok(t, (&Player{Driver: w, Style: Drag}).Make(g.Moves()[played])) }, 1},
		{"in the hand by the other button too", func() { seized(); ok(t, w.Button(3, true)) }, 0},
	}
	for _, state := range states {
		t.Run(state.name, func(t *testing.T) {
			defer func() { ok(t, w.Release()) }()
			for ; g.Moves()[played] == engine.Deal; played++ {
				ok(t, (&Player{Driver: w, Style: Click}).Make(engine.Deal))
			}
			state.come()
			ok(t, other.Focus())
			played += state.made
			must[*Snapshot](t)(Until(w, "nothing in the hand", func(s *Snapshot) bool {
				return s.Held == nil && !s.Busy && len(s.Moves) == played
			}))
			ok(t, w.Button(3, false))
			ok(t, w.Release())
			ok(t, w.Focus())
			ordered(t, w, image.Pt(900, 700), "order")
			nothingHappened(t, w, g, played)
			played++
		})
	}
	if !w.Running() {
		t.Errorf("the program ended: %s", w.Output())
	}
}

// A window that is put away and taken out again shows what it showed, and the
// game goes on. What it costs meanwhile is measured elsewhere.
func TestAWindowPutAwayComesBackAsItWas(t *testing.T) {
	g := readWin(t, "win-bernauer")
	w := startWindow(t, filepath.Join(t.TempDir(), "data"), flags(g)...)
	ok(t, w.Resize(900, 700))
	playSome(t, w, g, 2)
	before := ordered(t, w, image.Pt(900, 700), "order")
	ok(t, w.iconify())
	ok(t, w.Focus())
	after := ordered(t, w, image.Pt(900, 700), "order after it was put away")
	if !reflect.DeepEqual(before.Piles, after.Piles) {
		t.Errorf("the table was\n%sand is\n%s", before.Table(), after.Table())
	}
	nothingHappened(t, w, g, 2)
}
