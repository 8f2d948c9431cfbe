package screens

import (
	"image"
	"slices"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/store"
)

// In deal 47 of Agnes Bernauer the last card of column 2, a King, can go up,
// and then the last of column 3 goes on the one beneath.

func TestDragCanBeSwitchedOff(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.change(func(s *store.Settings) { s.Drag = false })
	b.drag("c2-f")
	if b.made() != "" {
		t.Errorf("dragged all the same: %q", b.made())
	}
	b.table.Cancel()
	b.click(b.spotOf(engine.Column(2), 1))
	b.click(centreOf(b.table.Layout().Place(engine.FoundationOf(engine.Hearts))))
	if b.made() != "c2-f" {
		t.Errorf("pick and place: made %q", b.made())
	}
}

func TestPickAndPlaceCanBeSwitchedOff(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.change(func(s *store.Settings) { s.Pick, s.DoubleTap = false, false })
	b.click(b.spotOf(engine.Column(2), 1))
	if _, n := b.table.Held(); n != 0 {
		t.Error("a tap picks")
	}
	b.click(centreOf(b.table.Layout().Place(engine.FoundationOf(engine.Hearts))))
	if b.made() != "" {
		t.Errorf("made %q", b.made())
	}
	b.drag("c2-f")
	if b.made() != "c2-f" {
		t.Errorf("drag: made %q", b.made())
	}
}

func TestMarkedPlacesCanBeSwitchedOff(t *testing.T) {
	b := playing(t, "bernauer", 47)
	goal := b.table.Layout().Place(engine.FoundationOf(engine.Hearts)).Inset(-3)
	shown := func(on bool) bool {
		b.table.Cancel()
		b.change(func(s *store.Settings) { s.Goals = on })
		before := b.picture()
		b.click(b.spotOf(engine.Column(2), 1))
		b.rest()
		return !slices.Equal(cut(before, goal), cut(b.picture(), goal))
	}
	if !shown(true) {
		t.Error("on: the foundation that would take the card is not marked")
	}
	if shown(false) {
		t.Error("off: it is marked")
	}
}

// cut is a part of a picture.
func cut(p *image.RGBA, r image.Rectangle) (pix []uint8) {
	r = r.Intersect(p.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		pix = append(pix, p.Pix[p.PixOffset(r.Min.X, y):p.PixOffset(r.Max.X, y)]...)
	}
	return pix
}

func TestDoubleTapSendsUpAndCanBeSwitchedOff(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.change(func(s *store.Settings) { s.DoubleTap = false })
	at := b.spotOf(engine.Column(2), 1)
	b.click(at)
	b.click(at)
	if b.made() != "" {
		t.Errorf("off: made %q", b.made())
	}
	b.ticks(60)
	b.table.Cancel()
	b.change(func(s *store.Settings) { s.DoubleTap = true })
	b.click(at)
	b.click(at)
	if b.made() != "c2-f" {
		t.Errorf("on: made %q", b.made())
	}
}

// One tap sends a card to its best home, the next tap on it to the next, and
// past the last back; one undo takes it back from wherever it is.
func TestOneTapGoesThroughTheHomesOfACard(t *testing.T) {
	b := playing(t, "bernauer", 47)
	b.change(func(s *store.Settings) { s.OneTap = true })
	found := false
	for deal := uint64(1); deal < 200 && !found; deal++ {
		rs, r := b.currentRules()
		b.startNumbered(rs, r, deal)
		b.rest()
		for p := engine.Column(1); p <= engine.ReservePile(7) && !found; p++ {
			homes := homesOf(b.game.State(), p, 1)
			if len(homes) < 2 {
				continue
			}
			found = true
			card := b.game.State().Top(p)
			at := p
			for _, m := range homes {
				b.click(b.spotOf(at, 1))
				if got := b.made(); got != m.String() {
					t.Fatalf("deal %d: made %q, want %s", deal, got, m)
				}
				b.rest()
				if at = m.To; at == engine.FoundationPile {
					at = engine.FoundationOf(card.Suit())
				}
			}
			b.click(b.spotOf(at, 1))
			if b.made() != "" || b.game.State().Top(p) != card {
				t.Errorf("after the last home: made %q", b.made())
			}
			b.click(b.spotOf(p, 1))
			b.press("undo")
			if b.made() != "" {
				t.Errorf("one undo leaves %q", b.made())
			}
		}
	}
	if !found {
		t.Error("no card has two homes")
	}
}

func TestAFinishedSuitVibratesWhereThatIsWanted(t *testing.T) {
	for _, on := range []bool{true, false} {
		b := playing(t, "bernauer", winnableDeal)
		b.change(func(s *store.Settings) { s.Vibration = on })
		b.win()
		if want := 4; on && b.host.shaken != want || !on && b.host.shaken != 0 {
			t.Errorf("setting %v: it vibrated %d times", on, b.host.shaken)
		}
	}
}

func TestLessMotionIsWhatTheSystemWishesUnlessThePlayerSays(t *testing.T) {
	b := playing(t, "bernauer", 47)
	for _, c := range []struct {
		motion store.Motion
		system bool
		want   bool
	}{
		{store.SystemMotion, false, false},
		{store.SystemMotion, true, true},
		{store.FullMotion, true, false},
		{store.ReducedMotion, false, true},
	} {
		b.host.still = c.system
		b.change(func(s *store.Settings) { s.Motion = c.motion })
		if got := b.lessMotion(); got != c.want {
			t.Errorf("setting %d, system %v: less motion %v", c.motion, c.system, got)
		}
	}
}

func TestLosingTheFocusPutsTheHandBack(t *testing.T) {
	b := playing(t, "bernauer", 47)
	at := b.spotOf(engine.Column(2), 1)
	b.Handle(input.Event{Kind: input.Press, X: at.X, Y: at.Y})
	b.Handle(input.Event{Kind: input.Move, X: at.X + 40, Y: at.Y + 40})
	if !b.table.Dragging() {
		t.Fatal("nothing is dragged")
	}
	b.Handle(input.Event{Kind: input.Blur})
	if b.table.Dragging() || b.made() != "" {
		t.Error("the card stays at the pointer")
	}
}

// lit is how many buttons of the menu look as if the next press were theirs.
func (b *bench) lit() (n int) {
	hot := b.brush.frames["button-hot"][0]
	for _, item := range b.Append(nil) {
		if item.Sprite == hot {
			n++
		}
	}
	return n
}

func TestNoTwoButtonsLookAsIfTheNextPressWereTheirs(t *testing.T) {
	b := playing(t, "bernauer", 1)
	b.openMenu()
	point := func(name string) {
		at := centreOf(b.button(name).rect)
		b.Handle(input.Event{Kind: input.Move, X: at.X, Y: at.Y})
	}
	for _, c := range []struct {
		what string
		do   func()
	}{
		{"a pointer", func() { point("restart") }},
		{"a key after it", func() { b.key(input.ArrowDown, input.ArrowDown) }},
		{"a pointer after that", func() { point("daily") }},
		{"another key", func() { b.key(input.Tab) }},
	} {
		c.do()
		if n := b.lit(); n != 1 {
			t.Errorf("after %s %d buttons are lit", c.what, n)
		}
	}
}

func TestTheRightButtonSendsACardUp(t *testing.T) {
	b := playing(t, "bernauer", 1472)
	before := b.made()
	at := b.spotOf(engine.Column(7), 1)
	b.Handle(input.Event{Kind: input.Second, X: at.X, Y: at.Y})
	if b.made() != before || b.message == "" {
		t.Error("a card that cannot go up is not refused in words")
	}
	at = b.spotOf(engine.Column(4), 1)
	b.Handle(input.Event{Kind: input.Second, X: at.X, Y: at.Y})
	if got := b.made(); got != "c4-f" {
		t.Errorf("the game is %q", got)
	}
	b.openMenu()
	b.Handle(input.Event{Kind: input.Second, X: at.X, Y: at.Y})
	b.screen("table/menu")
}

func TestSoundGoesOffAndOnWithAKey(t *testing.T) {
	b := playing(t, "sorel", 1)
	for _, muted := range []bool{true, false} {
		b.letters("q")
		if b.settings.Mute != muted {
			t.Errorf("mute is %v", b.settings.Mute)
		}
	}
	b.startLesson("sorel")
	b.rest()
	b.letters("q")
	if !b.settings.Mute {
		t.Error("the key does nothing in a tutorial")
	}
}
