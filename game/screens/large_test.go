package screens

import (
	"image"
	"strings"
	"testing"

	"agnes/game/input"
	"agnes/game/lang"
	"agnes/game/store"
)

// A message, too, finds room on every canvas, and covers neither buttons nor too
// much of the cards.
func TestMessagesLeaveTheTableToBeSeen(t *testing.T) {
	for _, l := range lang.Tags() {
		for _, left := range []bool{false, true} {
			b := playing(t, "bernauer", 1)
			b.change(func(s *store.Settings) { s.LargeText, s.LeftHanded, s.Language = true, left, l.Tag })
			b.startLesson("bernauer")
			b.rest()
			for _, w := range fitWindows {
				b.Resize(w.w, w.h, w.ratio)
				_, _, box := b.layMessage()
				if !box.In(image.Rect(0, 0, b.fit.W, b.fit.H)) || box.Overlaps(b.table.Layout().Bar) || box.Dy() > b.fit.H/2 {
					t.Errorf("%s in %dx%d, left-handed %v: the message lies at %v", l.Tag, w.w, w.h, left, box)
				}
			}
		}
	}
}

// What a message is about can be seen beside it: also the cards of a reserve that
// lies at the bottom.
func TestAMessageHidesNoCardWhereThereIsRoom(t *testing.T) {
	b := playing(t, "bernauer", 12345)
	for _, dealt := range []int{0, 1, 2} {
		for _, size := range []image.Point{{540, 960}, {960, 720}, {1280, 720}} {
			b.Resize(size.X, size.Y, 1)
			b.note(b.t("hint.deal.reserve.other", "n", 7))
			if _, _, box := b.layMessage(); b.table.Hides(box) > 0 {
				t.Errorf("%v, dealt %d times: a message at %v hides %d pixels of the cards", size, dealt, box, b.table.Hides(box))
			}
		}
		b.dealRow()
		b.rest()
	}
}

// The name of a button gives way to what is told, and comes back after it.
func TestAButtonsNameDoesNotLieUnderAMessage(t *testing.T) {
	b := playing(t, "bernauer", 777)
	b.sounds = Silence{}
	b.Resize(480, 270, 1) // where the buttons have no room for words
	at := centreOf(b.button("mute").rect)
	b.Handle(input.Event{Kind: input.Move, X: at.X, Y: at.Y})
	if len(b.appendBarTip(nil)) == 0 {
		t.Fatal("the button's name is not shown")
	}
	b.note(b.t("hint.deal.reserve.other", "n", 7))
	if len(b.appendBarTip(nil)) > 0 {
		t.Error("the button's name lies under the message")
	}
	b.note("")
	if len(b.appendBarTip(nil)) == 0 {
		t.Error("the button's name does not come back")
	}
}

// A message takes the width that there is before it takes another line.
func TestAMessageIsAsWideAsItCanBe(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, w := range fitWindows {
		b.Resize(w.w, w.h, w.ratio)
		left, right := b.besideBar()
		b.note(strings.TrimSpace(strings.Repeat("word ", (min(right-left, messageWidest)-20)/b.brush.font.Width("word "))))
		frame := b.appendMessage(nil)[:9]
		if h := int(frame[8].Y + frame[8].H - frame[0].Y); h > b.brush.font.Height()+2*padY {
			t.Errorf("%dx%d: %q takes more than one line", w.w, w.h, b.message)
		}
	}
}

// Everything for the eye can be set from the first screen with a keyboard.
func TestWhatHelpsTheEyeIsSetFromTheFirstScreenByKeysAlone(t *testing.T) {
	b := newBench(t)
	b.Begin(Wish{})
	b.rest()
	p := b.listener()
	if _, err := p.Choose("Options"); err != nil {
		t.Fatal(err)
	}
	b.screen("title/options")
	for _, c := range []struct {
		name string
		key  string
		set  func(store.Settings) bool
	}{
		{"Cards", "ArrowRight", func(s store.Settings) bool { return s.Deck == store.FourColour }},
		{"Cards", "ArrowRight", func(s store.Settings) bool { return s.Deck == store.HighContrast }},
		{"Large print", "Enter", func(s store.Settings) bool { return s.LargePrint }},
		{"Large text", "Enter", func(s store.Settings) bool { return s.LargeText }},
		{"Left-handed", "Enter", func(s store.Settings) bool { return s.LeftHanded }},
		{"Movement", "ArrowLeft", func(s store.Settings) bool { return s.Motion == store.ReducedMotion }},
		{"Drag and drop", "Enter", func(s store.Settings) bool { return !s.Drag }},
		{"Pick and place", "Enter", func(s store.Settings) bool { return !s.Pick }},
	} {
		if err := p.Find(c.name + ": "); err != nil {
			t.Fatal(err)
		}
		b.heardAfter(c.key)
		if !c.set(b.settings) {
			t.Errorf("%s is not set by %s: %q", c.name, c.key, b.said)
		}
	}
}
