package screens

import (
	"testing"

	"agnes/game/store"
)

func TestLargeTextIsLargerOnEveryPageAndCutsNothing(t *testing.T) {
	for _, tag := range []string{"en", "de", "fr", "es", "ja", "zh"} {
		b := newBench(t)
		b.change(func(s *store.Settings) { s.Speed, s.LargeText = store.NoSpeed, true })
		b.speak(tag)
		for _, w := range fitWindows {
			b.Resize(w.w, w.h, w.ratio)
			for name, open := range b.everyScreen() {
				open()
				_, _, scale := b.Canvas()
				if page := b.topPage() != nil; page && scale <= b.tableFit.Scale && w.w > 360 {
					t.Errorf("%s in %dx%d: scale %d as on the table", name, w.w, w.h, scale)
				} else if !page && scale != b.tableFit.Scale {
					t.Errorf("%s in %dx%d: scale %d, the table's is %d", name, w.w, w.h, scale, b.tableFit.Scale)
				}
				for _, wrong := range b.cutTexts() {
					t.Errorf("%s, %s in %dx%d: %s", tag, name, w.w, w.h, wrong)
				}
			}
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
