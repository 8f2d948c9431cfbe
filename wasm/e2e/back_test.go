package e2e

import "testing"

// openOnPhone opens the game on a telephone.
func openOnPhone(t *testing.T, parameters string) *Page {
	t.Helper()
	p := newPage(t)
	ok(t, p.Screen(390, 844, 1, true))
	ok(t, p.Go(newHost(t).address(parameters)))
	ok(t, p.Play())
	return p
}

// screen waits until a screen is shown.
func screen(t *testing.T, p *Page, name string) *Snapshot {
	t.Helper()
	return must[*Snapshot](t)(Until(p, name, func(s *Snapshot) bool { return s.Screen == name }))
}

func TestGoingBackOnAPhoneClosesWhatIsOpenAndLeavesFromTheTitle(t *testing.T) {
	p := openOnPhone(t, link(readWin(t, wins[0])))
	screen(t, p, "table")
	back := func() { ok(t, p.Evaluate("history.back()", nil)) }
	back()
	screen(t, p, "table/menu")
	back()
	screen(t, p, "table")
	back()
	s := screen(t, p, "table/menu")
	button, found := s.Button("title")
	if !found {
		t.Fatal("the menu has no way to the title")
	}
	at := middle(button.Rect)
	ok(t, p.TouchStart(at.x, at.y))
	ok(t, p.TouchEnd())
	screen(t, p, "title")
	back()
	ok(t, p.WaitFor(`location.href === "about:blank"`))
}

// Turning a telephone lays the table out anew, and hiding the page puts back
// what is being dragged; neither loses a move.
func TestTurningAndHidingAPhoneLosesNothing(t *testing.T) {
	g := readWin(t, wins[0])
	p := openOnPhone(t, link(g))
	player := Player{Driver: p, Style: Touch}
	ok(t, player.Play(g.Moves()[:3]))
	ok(t, p.Screen(844, 390, 1, true))
	must[*Snapshot](t)(Until(p, "the table across", func(s *Snapshot) bool {
		return len(s.Piles) > 0 && len(s.Moves) == 3 && s.Pile("stock").X < 844 && s.Pile("c7").Y+s.Pile("c7").H <= 390
	}))
	ok(t, player.Play(g.Moves()[3:5]))
	ok(t, p.Evaluate(`Object.defineProperty(document, "hidden", {value: true, configurable: true}), document.dispatchEvent(new Event("visibilitychange"))`, nil))
	ok(t, p.Evaluate(`Object.defineProperty(document, "hidden", {value: false, configurable: true}), document.dispatchEvent(new Event("visibilitychange"))`, nil))
	ok(t, p.Screen(390, 844, 1, true))
	must[*Snapshot](t)(Until(p, "the table upright", func(s *Snapshot) bool {
		return len(s.Piles) > 0 && len(s.Moves) == 5 && s.Pile("c7").X+s.Pile("c7").W <= 390 && s.Pile("r1").Y > 400
	}))
	ok(t, player.Play(g.Moves()[5:7]))
}
