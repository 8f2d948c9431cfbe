package screens

import (
	"bytes"
	"image"
	"slices"
	"testing"

	"agnes/game/input"
	"agnes/game/table"
)

// A tutorial points at its move until it is made, whatever else is tried.
func TestATutorialGoesOnPointingAfterAnyOtherInput(t *testing.T) {
	b := playing(t, "sorel-closed", 9)
	b.startLesson("bernauer")
	b.rest()
	w, h, _ := b.Canvas()
	felt := image.Pt(w-2, h/2)
	settled := func() *image.RGBA {
		b.click(felt)
		b.ticks(20 * ticksASecond) // until it has stopped breathing and nothing is said
		return b.picture()
	}
	before := settled()
	b.table.SetHint(table.Hint{})
	if bytes.Equal(b.picture().Pix, before.Pix) {
		t.Fatal("nothing is pointed at after a click on the felt")
	}
	b.drag("c7-c6")
	b.letters("p")
	if !bytes.Equal(settled().Pix, before.Pix) {
		t.Error("after a refused move it does not point as before")
	}
}

// Each arrow of a choice does what it shows.
func TestTheArrowsOfAChoiceTurnItBackAndForward(t *testing.T) {
	b := playing(t, "bernauer", 7)
	b.openOptions()
	press := func(fromRight int) string {
		w := b.button("set-table")
		b.topPage().show(w)
		b.touch()
		w = b.button("set-table")
		b.click(image.Pt(w.rect.Max.X-fromRight, centreOf(w.rect).Y))
		return b.button("set-table").value
	}
	const onArrow = padX + iconSide/2
	first := b.button("set-table").value
	second := press(onArrow)
	if second == first {
		t.Fatalf("the right arrow leaves %q", first)
	}
	onLeft := func() int {
		w := b.button("set-table")
		_, width := b.brush.valueSpan(w, b.brush.choiceValue(w, w.rect.Dx()), w.rect)
		return padX + iconSide + width + iconSide/2
	}
	if got := press(onLeft()); got != first {
		t.Errorf("the left arrow turns %q to %q, not back to %q", second, got, first)
	}
	at := onLeft()
	press(at)
	if got := press(at); got == first || got == second {
		t.Errorf("a second press where the left arrow was turns to %q", got)
	}
	for b.button("set-table").value != first {
		press(onArrow)
	}
	w := b.button("set-table")
	if got := press(w.rect.Dx() - padX); got != second {
		t.Errorf("the label turns %q to %q, not forward to %q", first, got, second)
	}
}

// What is chosen of several is marked, and does not look as if it were pressed.
func TestWhatIsChosenIsMarkedAndDoesNotLookPressed(t *testing.T) {
	b := playing(t, "bernauer", 7)
	for name, open := range map[string]func(){"rules-bernauer": b.openGames, "base-turned": b.openBase} {
		open()
		w := *b.button(name)
		chosen := b.brush.widget(nil, &w, false, false)
		if w.icon != b.brush.sprite("icon/check") {
			t.Errorf("%s has no tick", name)
		}
		pressed := b.brush.widget(nil, &w, false, true)
		w.on = false
		plain := b.brush.widget(nil, &w, false, false)
		if slices.Equal(chosen, plain) || chosen[0].Sprite != plain[0].Sprite || chosen[0].Sprite == pressed[0].Sprite {
			t.Errorf("%s looks pressed, or like any other button", name)
		}
	}
}

// The page for a deal number shows a field from the start, and in it what is
// typed.
func TestANumberIsTypedIntoAField(t *testing.T) {
	b := playing(t, "bernauer", 7)
	b.openDealNumber()
	field := func() *widget {
		return &b.laidOut()[slices.IndexFunc(b.laidOut(), func(w widget) bool { return w.look == lookField })]
	}
	if got := field().value; got != "" {
		t.Errorf("the field begins with %q", got)
	}
	b.letters("1x47")
	b.press("digit-2")
	b.key(input.Backspace)
	if got := field().value; got != "147" {
		t.Errorf("the field shows %q", got)
	}
	f := b.brush.fieldFont()
	b.letters("999999999")
	if got := field(); len(got.value) != 9 || f.Width(got.value)+f.scale > got.rect.Dx() {
		t.Errorf("%q does not fit the field", got.value)
	}
	b.key(input.Enter)
	b.rest()
	b.screen("table")
	if got := b.game.DealNumber(); got != 147_999_999 {
		t.Errorf("Enter starts deal %d", got)
	}
	b.openDealNumber()
	b.key(input.Enter)
	b.screen("table/deal-number")
}
