package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"agnes/game/engine"
)

// playSome plays the first n moves of a record by clicks.
func playSome(t *testing.T, d Driver, g *engine.Game, n int) {
	t.Helper()
	p := Player{Driver: d, Style: Click}
	ok(t, p.Play(g.Moves()[:n]))
}

// readUnsaved waits for the page that says that nothing can be saved, and
// closes it and those that follow it.
func readUnsaved(t *testing.T, d Driver) {
	t.Helper()
	unsaved := func(s *Snapshot) bool { return strings.HasSuffix(s.Screen, "/unsaved") }
	s := must[*Snapshot](t)(Until(d, "the warning", unsaved))
	for range 4 { // one for each thing that is kept
		said := s.Said
		ok(t, d.Key("Escape"))
		s = must[*Snapshot](t)(Until(d, "the table or the next warning", func(s *Snapshot) bool {
			return s.Screen == "table" || unsaved(s) && s.Said != said
		}))
		if s.Screen == "table" {
			return
		}
	}
	t.Errorf("the warnings never end: %q", s.Said)
}

// expect waits until the game stands at the first n moves of a record.
func expect(t *testing.T, d Driver, g *engine.Game, n int) *Snapshot {
	t.Helper()
	var want []string
	for _, m := range g.Moves()[:n] {
		want = append(want, m.String())
	}
	return must[*Snapshot](t)(Until(d, fmt.Sprintf("the game at move %d", n), func(s *Snapshot) bool {
		return slices.Equal(s.Moves, want) && s.RuleSet == g.RuleSetID() && s.Deal == g.DealNumber() && !s.Busy
	}))
}

// nothingHappened fails unless the game stands at the first n moves with
// nothing in the hand, and goes on from there.
func nothingHappened(t *testing.T, d Driver, g *engine.Game, n int) {
	t.Helper()
	s := must[*Snapshot](t)(Until(d, "nothing in the hand", func(s *Snapshot) bool { return s.Held == nil && !s.Busy }))
	if len(s.Moves) != n {
		t.Errorf("moves are %v, want the first %d of the record", s.Moves, n)
	}
	playOn := Player{Driver: d, Style: Drag}
	if err := playOn.Play(g.Moves()[n : n+1]); err != nil {
		t.Errorf("the game does not go on: %v", err)
	}
}

// seize drags the card that a move would move until it is in the hand.
func seize(t *testing.T, d Driver, m engine.Move) {
	t.Helper()
	s := must[*Snapshot](t)(Until(d, "the table", func(s *Snapshot) bool { return !s.Busy && len(s.Piles) > 0 }))
	from, card, err := grip(m, s)
	ok(t, err)
	ok(t, d.Move(from.x, from.y))
	ok(t, d.Press())
	if err := (&Player{Driver: d}).pull(from, card, d.Move); err != nil {
		keepShot(t, d, "seize")
		t.Fatal(err)
	}
}

func TestReloadingThePageResumesTheGame(t *testing.T) {
	g := readWin(t, "win-bernauer")
	p := openGame(t, link(g))
	playSome(t, p, g, 6)
	ok(t, p.Key("u"))
	before := expect(t, p, g, 5)
	ok(t, p.Reload())
	ok(t, p.Play())
	after := expect(t, p, g, 5)
	if before.Table() != after.Table() || after.Undone != 1 {
		t.Errorf("undone %d; the table was\n%sand is\n%s", after.Undone, before.Table(), after.Table())
	}
	ok(t, p.Key("y"))
	expect(t, p, g, 6)
}

func TestALostGraphicsContextLosesNoMove(t *testing.T) {
	g := readWin(t, "win-sorel")
	p := openGame(t, link(g))
	playSome(t, p, g, 4)
	expect(t, p, g, 4)
	ok(t, p.Evaluate(`(window.before = true, document.querySelector("body > canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext())`, nil))
	// Without a click: the page goes on by itself.
	ok(t, p.WaitFor(`!window.before && window.agnes?.started && agnes.snapshot`))
	expect(t, p, g, 4)
}

func TestAContextThatIsLostAgainAndAgainIsSaidInWords(t *testing.T) {
	p := openGame(t, "")
	lose := `document.querySelector("body > canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`
	for range 3 {
		ok(t, p.Evaluate("(window.before = true, "+lose+")", nil))
		ok(t, p.WaitFor(`!window.before && window.agnes?.started && agnes.snapshot`))
	}
	ok(t, p.Evaluate(lose, nil))
	ok(t, p.WaitFor(`!document.getElementById("agnes-front").hidden`))
	if got := says(t, p); !strings.Contains(got, "graphics") {
		t.Errorf("the page says %q", got)
	}
}

func TestAnotherPixelRatioStartsTheGameAfresh(t *testing.T) {
	g := readWin(t, "win-sorel")
	p := openGame(t, link(g))
	playSome(t, p, g, 3)
	ok(t, p.Evaluate(`window.before = true`, nil))
	ok(t, p.Screen(800, 500, 1.5, false))
	ok(t, p.WaitFor(`!window.before && window.agnes?.started && agnes.snapshot`))
	ok(t, p.WaitFor(`document.querySelector("body > canvas").width === 1200`))
	expect(t, p, g, 3)
}

func TestTheGamePlaysWithoutStorage(t *testing.T) {
	for name, script := range map[string]string{
		"the property throws": `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } })`,
		"writing throws":      `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`,
	} {
		t.Run(name, func(t *testing.T) {
			g := readWin(t, "win-bernauer")
			p := newPage(t)
			ok(t, p.Before(script))
			ok(t, p.Go(newHost(t).address(link(g))))
			ok(t, p.Play())
			readUnsaved(t, p)
			playSome(t, p, g, 3)
			expect(t, p, g, 3)
		})
	}
}

func TestATouchThatTheSystemTakesAwayPutsTheCardBack(t *testing.T) {
	g := readWin(t, "win-bernauer")
	p := newPage(t)
	ok(t, p.Screen(390, 844, 1, true))
	ok(t, p.Go(newHost(t).address(link(g))))
	ok(t, p.Play())
	s := expect(t, p, g, 0)
	m := g.Moves()[0]
	from, card, err := grip(m, s)
	ok(t, err)
	pile, err := goal(m, s)
	ok(t, err)
	to := carryTo(from, card, pile.last())
	ok(t, p.TouchStart(from.x, from.y))
	ok(t, (&Player{Driver: p}).pull(from, card, p.TouchMove))
	ok(t, p.TouchMove(to.x, to.y)) // where it would be taken
	ok(t, p.TouchCancel())
	s = must[*Snapshot](t)(Until(p, "the card at home", func(s *Snapshot) bool { return s.Held == nil && !s.Busy }))
	if len(s.Moves) != 0 {
		t.Errorf("the touch that was taken away made the moves %v", s.Moves)
	}
	ok(t, (&Player{Driver: p, Style: Touch}).Play(g.Moves()[:1])) // the next touch works
}

func TestAFingerMovesCardsAndNotThePage(t *testing.T) {
	g := readWin(t, "win-bernauer")
	p := newPage(t)
	ok(t, p.Screen(390, 844, 1, true))
	ok(t, p.Go(newHost(t).address(link(g))))
	ok(t, p.Play())
	s := expect(t, p, g, 0)
	at := middle(s.Pile("c7").last())
	ok(t, p.TouchStart(at.x, at.y))
	for y := 0.0; y < 300; y += 50 {
		ok(t, p.TouchMove(at.x, at.y+y))
	}
	ok(t, p.TouchEnd())
	undo, _ := s.Button("undo")
	for range 2 {
		ok(t, p.TouchStart(middle(undo.Rect).x, middle(undo.Rect).y))
		ok(t, p.TouchEnd())
	}
	_, err := Until(p, "rest", func(s *Snapshot) bool { return s.Held == nil && !s.Busy })
	ok(t, err)
	var view struct{ Scroll, Scale float64 }
	ok(t, p.Evaluate(`({ Scroll: scrollY, Scale: visualViewport.scale })`, &view))
	if view.Scroll != 0 || view.Scale != 1 {
		t.Errorf("the page is scrolled by %v and scaled by %v", view.Scroll, view.Scale)
	}
}

// recordKeys notes each key before the page's own listeners hear it, and
// whether the browser was kept from it after they had.
const recordKeys = `window.heard = []; for (const type of ["keydown", "wheel"]) addEventListener(type, (e) => {
	const what = type === "wheel" ? "Wheel" : e.key;
	setTimeout(() => heard.push([(e.ctrlKey ? "Ctrl+" : "") + (e.altKey ? "Alt+" : "") + what, e.defaultPrevented]));
}, { capture: true, passive: true })`

func TestKeysOfTheBrowserReachTheBrowserAndOursDoNot(t *testing.T) {
	p := newPage(t)
	ok(t, p.Before(recordKeys))
	ok(t, p.Go(newHost(t).address("")))
	ok(t, p.Play())
	keys := map[string]bool{ // whether the game takes it
		"F3": false, "F5": false, "F11": false, "F12": false, "Ctrl+r": false, "Ctrl+1": false, "Ctrl+9": false,
		"Ctrl+l": false, "Ctrl+t": false, "Ctrl+w": false, "Ctrl+c": false, "Alt+ArrowLeft": false,
		"ArrowDown": true, "Space": true, "PageDown": true, "Home": true, "Ctrl+z": true, "Ctrl+y": true, "d": true,
	}
	for key, ours := range keys {
		ok(t, p.Evaluate(`document.querySelector("body > canvas").focus()`, nil))
		// An event of the page's own: a real Ctrl+W would close the tab.
		parts := strings.Split(key, "+")
		name := strings.Replace(parts[len(parts)-1], "Space", " ", 1)
		ok(t, p.Evaluate(fmt.Sprintf(`(heard.length = 0, document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
			{ key: %q, code: %q, ctrlKey: %v, altKey: %v, bubbles: true, cancelable: true })))`,
			name, name, strings.HasPrefix(key, "Ctrl+"), strings.HasPrefix(key, "Alt+")), nil))
		ok(t, p.WaitFor("heard.length > 0"))
		var heard [][2]any
		ok(t, p.Evaluate("heard", &heard))
		if heard[0][1] != ours {
			t.Errorf("%s: kept from the browser: %v, want %v", key, heard[0][1], ours)
		}
	}
	ok(t, p.Evaluate(`document.querySelector("body > canvas").focus()`, nil))
	ok(t, p.Key("Tab"))
	ok(t, p.WaitFor("!("+onCanvas+")"))
}

// sandbox is what the frames of itch.io allow.
const sandbox = "allow-scripts allow-same-origin allow-pointer-lock allow-popups allow-forms allow-modals allow-downloads"

// openFrame opens the game in a frame of a tall page of another site.
func openFrame(t *testing.T, h *Host, parameters string) *Page {
	t.Helper()
	h.Serve("/parent.html", "text/html; charset=utf-8", fmt.Sprintf(`<!DOCTYPE html><body style="height: 3000px; margin: 40px">
		<input id="comment"><br><iframe src="%s" sandbox="%s" allow="autoplay; fullscreen" width="640" height="400" style="border: 0"></iframe>`,
		h.address(parameters), sandbox))
	p := newPage(t)
	ok(t, p.Go(h.Elsewhere()+"/parent.html"))
	ok(t, p.EnterFrame(h.URL))
	return p
}

func TestTheGamePlaysInAFrameOfAnotherSite(t *testing.T) {
	g := readWin(t, "win-bernauer")
	h := newHost(t)
	p := openFrame(t, h, link(g))
	ok(t, p.WaitFor(`agnes.snapshot && !document.getElementById("agnes-button").hidden`))
	ok(t, p.Move(320, 200))
	ok(t, p.Press())
	ok(t, p.Release())
	ok(t, p.WaitFor("agnes.started && "+onCanvas))
	playSome(t, p, g, 3)
	if n := h.Asked("sw.js"); n != 0 {
		t.Errorf("the service worker was asked for %d times in a foreign frame", n)
	}

	t.Run("and its keys do not scroll the page", func(t *testing.T) {
		for _, key := range []string{"PageDown", "End", "ArrowDown"} {
			ok(t, p.Key(key))
		}
		_, err := Until(p, "the cursor", func(s *Snapshot) bool { return s.Cursor != nil })
		ok(t, err)
		ok(t, p.Key("Space"))
		_, err = Until(p, "the card picked", func(s *Snapshot) bool { return s.Held != nil })
		ok(t, err)
		ok(t, p.Key("Space"))
		_, err = Until(p, "the card put back", func(s *Snapshot) bool { return s.Held == nil })
		ok(t, err)
		ok(t, p.Wheel(200))
		var y float64
		ok(t, p.EvaluateOutside("scrollY", &y))
		if y != 0 {
			t.Errorf("the page around the game is scrolled by %v", y)
		}
	})

	t.Run("and gets the keyboard back after one click", func(t *testing.T) {
		ok(t, p.EvaluateOutside(`document.getElementById("comment").focus()`, nil))
		ok(t, p.WaitFor("!document.hasFocus()"))
		s := must[Snapshot](t)(p.Snapshot())
		if s.Held != nil {
			t.Fatalf("held: %v", s.Held)
		}
		at := felt(t, &s, 640, 400)
		ok(t, p.Move(at.x, at.y))
		ok(t, p.Press())
		ok(t, p.Release())
		ok(t, p.WaitFor(onCanvas+" && document.hasFocus()"))
		ok(t, p.Key("u"))
		expect(t, p, g, 2)
	})

	t.Run("and sees a button let go outside", func(t *testing.T) {
		s := must[Snapshot](t)(p.Snapshot())
		seize(t, p, g.Moves()[2])
		ok(t, p.Move(-30, -60)) // on the parent page
		ok(t, p.Release())
		// Back over where the card would be taken, with no button down.
		pile, err := goal(g.Moves()[2], &s)
		ok(t, err)
		at := middle(pile.Rect)
		ok(t, p.Move(at.x, at.y))
		ok(t, p.Move(at.x+1, at.y))
		nothingHappened(t, p, g, 2)
	})
}

// felt is a place on the table where nothing lies.
func felt(t *testing.T, s *Snapshot, w, h float64) point {
	t.Helper()
	var rects []Rect
	for _, p := range s.Piles {
		rects = append(rects, p.Rect)
	}
	for _, b := range s.Buttons {
		rects = append(rects, b.Rect)
	}
	for y := h - 4; y > 0; y -= 8 {
		for x := 4.0; x < w; x += 8 {
			if !slices.ContainsFunc(rects, func(r Rect) bool {
				return x >= r.X-2 && x < r.X+r.W+2 && y >= r.Y-2 && y < r.Y+r.H+2
			}) {
				return point{x, y}
			}
		}
	}
	t.Fatal("there is no free felt")
	return point{}
}

func TestFocusLostInADragPutsTheCardBack(t *testing.T) {
	g := readWin(t, "win-bernauer")
	h := newHost(t)
	p := openFrame(t, h, link(g))
	ok(t, p.Play())
	expect(t, p, g, 0)
	seize(t, p, g.Moves()[0])
	ok(t, p.EvaluateOutside(`document.getElementById("comment").focus()`, nil))
	_, err := Until(p, "the card at home", func(s *Snapshot) bool { return s.Held == nil })
	ok(t, err)
	ok(t, p.Release())
	nothingHappened(t, p, g, 0)
}

func TestTheLiveRegionSaysWhatHappened(t *testing.T) {
	g := readWin(t, "win-bernauer")
	p := openGame(t, link(g))
	playSome(t, p, g, 1)
	s := expect(t, p, g, 1)
	if s.Said == "" {
		t.Error("nothing was said")
	}
	var live string
	ok(t, p.Evaluate(`document.getElementById("agnes-live").textContent`, &live))
	if live != s.Said {
		t.Errorf("the live region says %q, the snapshot %q", live, s.Said)
	}
}

func TestASecondTabDestroysNothing(t *testing.T) {
	g := readWin(t, "win-bernauer")
	h := newHost(t)
	first := newPage(t)
	ok(t, first.Go(h.address(link(g))))
	ok(t, first.Play())
	playSome(t, first, g, 2)
	second := must[*Page](t)(first.Sibling())
	ok(t, second.Go(h.address("")))
	ok(t, second.Play())
	expect(t, second, g, 2)
	// The first plays on; what the second does then is not saved over it.
	ok(t, first.Front())
	ok(t, (&Player{Driver: first, Style: Click}).Play(g.Moves()[2:4]))
	ok(t, second.Front())
	ok(t, second.Key("u"))
	expect(t, second, g, 1)
	second.Close()
	ok(t, first.Front())
	ok(t, first.Reload())
	ok(t, first.Play())
	expect(t, first, g, 4)
}
