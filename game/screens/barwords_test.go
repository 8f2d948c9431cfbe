package screens

import (
	"image"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/lang"
	"agnes/game/store"
)

// wordedWindows are those in which every button of the table says in words what
// it does, in every language and size of text: CSS pixels.
var wordedWindows = []image.Point{
	{1280, 720},
	{1366, 768},
	{1920, 1080},
	{2560, 1440},
	{640, 480},
	{960, 720},
	{1024, 768},
	{270, 480},
	{320, 480},
	{320, 568},
	{360, 640},
	{390, 844},
	{414, 896},
	{568, 320},
	{640, 360},
	{844, 390},
}

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
	rs, _ := engine.FindRuleSet("bernauer")
	b.startNumbered(rs, rs.Rules, winnableDeal)
	b.win()
	b.leavePage()
	do("won")
	for name, script := range scripts {
		b.startLesson(name)
		do("tutorial of " + string(name))
		b.lesson.at = len(script.steps)
		b.touch()
		do("end of the tutorial of " + string(name))
		b.endLesson()
	}
}

func TestAWonTableThatIsLookedAtOffersAnotherGame(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.win()
	b.press("look")
	b.press("new")
	if st := b.game.State(); st.Won() || b.game.DealNumber() == winnableDeal {
		t.Errorf("deal %d, won: %v", b.game.DealNumber(), st.Won())
	}
}

func TestTheButtonsOfTheTableHaveTheirWords(t *testing.T) {
	for _, l := range lang.Tags() {
		t.Run(l.Tag, func(t *testing.T) {
			for _, large := range []bool{false, true} {
				b := playing(t, "bernauer", 1)
				b.sounds = Silence{}
				b.change(func(s *store.Settings) { s.Language, s.LargeText = l.Tag, large })
				b.eachBar(func(what string) {
					for _, css := range wordedWindows {
						for _, ratio := range []int{1, 2, 3} {
							w := css.Mul(ratio)
							b.Resize(w.X, w.Y, float64(ratio))
							if b.barWording().where == wordless {
								t.Errorf("%s, large text %v: there are no words in %v at %d", what, large, css, ratio)
							}
						}
					}
				})
			}
		})
	}
}

// Where there is room for large letters, large text has them on the buttons.
func TestLargeTextIsLargeOnTheButtonsOfATelephone(t *testing.T) {
	for _, l := range lang.Tags() {
		b := playing(t, "bernauer", 1)
		b.change(func(s *store.Settings) { s.Language, s.LargeText = l.Tag, true })
		for _, w := range []image.Point{{390, 844}, {430, 932}} {
			b.Resize(w.X, w.Y, 1)
			if form := b.barWording(); form.f.scale != 2 && l.Tag != "ja" { // 元に戻す has no shorter form
				t.Errorf("%s in %v: the letters are %d times as large", l.Tag, w, form.f.scale)
			}
		}
	}
}

// The letters of a language keep to the rows that the font says they reach, but for
// the tip of a stroke, so that words neither run into the icon above them nor into
// the edge below.
func TestWordsOfButtonsKeepToTheirRows(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, l := range lang.Tags() {
		b.speak(l.Tag)
		keys, _ := b.barKeys()
		top, bottom := b.brush.font.font.Ink()
		for _, key := range keys {
			for _, item := range b.brush.font.Append(nil, 0, 0, b.brief(key), inkText) {
				r := b.atlas.Rect(item.Sprite)
				for y := r.Min.Y; y < r.Max.Y; y++ {
					for x := r.Min.X; x < r.Max.X; x++ {
						if row := int(item.Y) + y - r.Min.Y; b.atlas.Pix.RGBAAt(x, y).A > 0 && (row < top-1 || row >= bottom) {
							t.Fatalf("%s: %q has ink on row %d, outside %d to %d", l.Tag, b.brief(key), row, top, bottom)
						}
					}
				}
			}
		}
	}
}

// A button that has no room for its words tells them to the finger that rests on
// it.
func TestAButtonHeldDownTellsItsWord(t *testing.T) {
	b := playing(t, "bernauer", 777)
	b.sounds = Silence{}
	b.Resize(480, 270, 1)
	if b.barWording().where != wordless {
		t.Fatal("the buttons have words")
	}
	at := centreOf(b.button("hint").rect)
	b.Handle(input.Event{Kind: input.Press, X: at.X, Y: at.Y, Far: true})
	if len(b.appendBarTip(nil)) == 0 {
		t.Error("the word is not shown")
	}
	b.Handle(input.Event{Kind: input.Release, X: at.X, Y: at.Y, Far: true})
	b.rest()
	b.note("")
	if len(b.appendBarTip(nil)) > 0 {
		t.Error("the word stays")
	}
}
