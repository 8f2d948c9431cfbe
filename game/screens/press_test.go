package screens

import (
	"bytes"
	"image"
	"testing"

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
	const onArrow = padX + arrowSide/2
	first := b.button("set-table").value
	second := press(onArrow)
	if second == first {
		t.Fatalf("the right arrow leaves %q", first)
	}
	onLeft := func() int {
		w := b.button("set-table")
		_, width := b.brush.valueSpan(w, b.brush.choiceValue(w, w.rect.Dx()), w.rect)
		return padX + arrowSide + width + arrowSide/2
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
