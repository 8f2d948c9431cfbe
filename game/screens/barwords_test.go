package screens

import (
	"fmt"
	"image"
	"testing"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/store"
)

// wordedWindows are those in which every button of the table says in words what
// it does, in every language: device pixels.
var wordedWindows = []image.Point{{1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}, {960, 720}, {1024, 768}, {390, 844}, {360, 640}, {844, 390}}

// eachBar goes through all that the buttons of the table may show: as dealt, with
// a redeal, with the rest ready to go up; with sound and without; in a replay; in a tutorial and at its end.
func (b *bench) eachBar(do func(what string)) {
	b.Helper()
	for _, id := range []string{"bernauer", "sorel", "bernauer-redeal"} {
		rs, err := engine.FindRuleSet(id)
		if err != nil {
			b.Fatal(err)
		}
		b.startNumbered(rs, rs.Rules, 1)
		do(id)
		for b.game.State().Legal(engine.Deal) {
			b.play(engine.Deal)
		}
		b.ready = id != "bernauer-redeal"
		b.change(func(s *store.Settings) { s.Mute = !s.Mute })
		do(id + " at its end")
		b.change(func(s *store.Settings) { s.Mute = !s.Mute })
	}
	b.replay()
	do("replay")
	b.watchToggle()
	do("halted replay")
	b.endWatch()
	for name, script := range scripts {
		b.startLesson(name)
		do("tutorial of " + name)
		b.lesson.at = len(script.steps)
		b.touch()
		do("end of the tutorial of " + name)
		b.endLesson()
	}
}

func TestTheButtonsOfTheTableHaveTheirWords(t *testing.T) {
	for _, l := range lang.Tags() {
		t.Run(l.Tag, func(t *testing.T) {
			b := playing(t, "bernauer", 1)
			b.sounds = Silence{}
			b.speak(l.Tag)
			b.eachBar(func(what string) {
				for _, w := range wordedWindows {
					if w.X < 390 && l.Tag == "ja" {
						continue // メニュー has no shorter form
					}
					b.Resize(w.X, w.Y, 1)
					if b.barWording() == wordless {
						t.Errorf("%s: there are no words in %dx%d", what, w.X, w.Y)
					}
					b.shot(fmt.Sprintf("bar-%s-%s-%d", l.Tag, what, w.X))
				}
			})
		})
	}
}
