package screens

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/store"
)

// The canvases on which golden pictures are painted.
var (
	wideCanvas    = image.Pt(640, 360)
	phoneAcross   = image.Pt(844, 390)
	phoneUpright  = image.Pt(390, 844)
	smallUpright  = image.Pt(320, 480)
	tinyUpright   = image.Pt(270, 480)
	biggestWindow = image.Pt(2560, 1440)
)

// readRecord reads a game of testdata/games with so many of its moves made.
func readRecord(t testing.TB, name string, made int) *engine.Game {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata/games", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.ParseRecord(string(text))
	if err != nil {
		t.Fatal(err)
	}
	if made >= 0 {
		g.GoTo(made)
	}
	return g
}

// pictures lists all golden pictures.
func pictures() (all []picture) {
	all = append(all, layoutPictures()...)
	all = append(all, lookPictures()...)
	all = append(all, gamePictures()...)
	all = append(all, momentPictures()...)
	all = append(all, pagePictures()...)
	return append(all, windowPictures()...)
}

// size names a canvas or window.
func size(p image.Point) string { return fmt.Sprintf("%dx%d", p.X, p.Y) }

// layoutGoldens show both kinds of game on each layout, for the right hand and
// the left.
func layoutPictures() (all []picture) {
	for _, on := range []image.Point{tinyUpright, smallUpright, phoneUpright, wideCanvas, phoneAcross} {
		for record, made := range map[string]int{"bernauer": 20, "sorel": 14} {
			all = append(all, picture{name: "layout-" + size(on) + "-" + record, window: on, record: record, made: made})
		}
		all = append(all, picture{
			name: "layout-" + size(on) + "-left", window: on, record: "bernauer", made: 20,
			with: func(s *store.Settings) { s.LeftHanded = true },
		})
	}
	return all
}

// lookGoldens show each deck in both prints and sizes, each felt and each back.
func lookPictures() (all []picture) {
	for deck, name := range map[store.Deck]string{store.StandardDeck: "standard", store.FourColour: "four-colour", store.HighContrast: "high-contrast"} {
		for _, large := range []bool{false, true} {
			for _, on := range []image.Point{wideCanvas, smallUpright} {
				if !large && deck == store.StandardDeck {
					continue // every other picture has it
				}
				print := "normal"
				if large {
					print = "large"
				}
				all = append(all, picture{
					name: fmt.Sprintf("deck-%s-%s-%s", name, print, size(on)), window: on, record: "bernauer", made: 12,
					with: func(s *store.Settings) { s.Deck, s.LargePrint = deck, large },
				})
			}
		}
	}
	for i, name := range []string{"green", "dark", "river", "lily"} {
		all = append(all, picture{
			name: "felt-" + name, window: wideCanvas, record: "bernauer-closed", made: 9,
			with: func(s *store.Settings) { s.Table, s.Back = store.GreenFelt+store.Table(i), uint8(i+1) },
		})
	}
	return all
}

// gameGoldens show each rule set as it is dealt.
func gamePictures() (all []picture) {
	for _, rs := range engine.RuleSets() {
		all = append(all, picture{name: "game-" + rs.ID, window: wideCanvas, do: func(b *bench) {
			b.Begin(Wish{Rules: rs.ID, Deal: "1472"})
			b.rest()
			b.letters("dd")
		}})
	}
	return all
}

// momentGoldens show what happens while a game is played.
func momentPictures() []picture {
	moving := func(s *store.Settings) { s.Speed = store.NormalSpeed }
	all := []picture{
		{name: "moment-opening", record: "", with: moving, do: func(b *bench) {
			b.Begin(Wish{Rules: "bernauer", Deal: "1472"})
			b.ticks(70)
		}},
		{name: "moment-row", record: "bernauer", made: 9, with: moving, do: func(b *bench) { b.redo(); b.ticks(24) }},
		{name: "moment-picked", record: "bernauer", made: 0, do: func(b *bench) { b.pick("c6-f"); b.ticks(30) }},
		{name: "moment-held", record: "bernauer", made: 7, do: func(b *bench) { b.hold("c4-c1*2") }},
		{name: "moment-cursor", record: "sorel", made: 8, do: func(b *bench) {
			b.key(input.ArrowRight, input.ArrowRight, input.ArrowDown)
		}},
		{name: "moment-hint", record: "bernauer", made: 3, do: func(b *bench) { b.askHint(); b.rest(); b.ticks(8) }},
		{name: "moment-tip", window: image.Pt(480, 270), record: "bernauer", made: 7, do: func(b *bench) {
			at := centreOf(b.button("hint").rect)
			b.Handle(input.Event{Kind: input.Move, X: at.X, Y: at.Y})
		}},
		{name: "moment-refused", record: "bernauer", made: 3, do: func(b *bench) { b.drag("c7-c1") }},
		{name: "moment-ready", record: "sorel", made: 60, do: func(b *bench) {
			for !b.ready {
				b.redo()
			}
			b.rest()
		}},
		{name: "moment-show", record: "sorel", made: -1, with: moving, do: func(b *bench) {
			b.undo()
			b.rest()
			b.redo()
			b.ticks(200)
		}},
		{name: "moment-won", record: "bernauer", made: -1, do: (*bench).rest},
		{name: "moment-stuck", record: "stuck", made: -1, do: (*bench).rest},
		{name: "moment-lesson", do: func(b *bench) { b.startLesson("bernauer"); b.rest() }},
	}
	watching := func(b *bench) {
		b.replay()
		for range 9 {
			b.press("step")
		}
		b.rest()
	}
	for i := range all {
		if all[i].window == (image.Point{}) {
			all[i].window = wideCanvas
		}
	}
	for _, on := range []image.Point{wideCanvas, smallUpright} {
		all = append(all, picture{name: "moment-watch-" + size(on), window: on, record: "bernauer", made: 20, do: watching})
	}
	return all
}

// pick picks the cards of a move with a click.
func (b *bench) pick(move string) {
	m, err := engine.ParseMove(move)
	if err != nil {
		b.Fatal(err)
	}
	b.click(b.spotOf(m.From, int(m.N)))
}

// hold carries the cards of a move to where they may be dropped.
func (b *bench) hold(move string) {
	m, err := engine.ParseMove(move)
	if err != nil {
		b.Fatal(err)
	}
	from, to := b.spotOf(m.From, int(m.N)), b.spotOf(b.target(m), 1)
	b.Handle(input.Event{Kind: input.Press, X: from.X, Y: from.Y})
	for i := 1; i <= 8; i++ {
		b.Handle(input.Event{Kind: input.Move, X: from.X + (to.X-from.X)*i/8 + 6, Y: from.Y + (to.Y-from.Y)*i/8})
		b.ticks(2)
	}
	b.ticks(20)
}

// pageGoldens show the title and each page, on a wide canvas and an upright
// one.
func pagePictures() (all []picture) {
	pages := []struct {
		name string
		open func(*bench)
	}{
		{"title", func(b *bench) { b.goTitle() }},
		{"menu", func(b *bench) { b.openMenu() }},
		{"games", func(b *bench) { b.openGames() }},
		{"house", func(b *bench) { b.openHouse() }},
		{"options", func(b *bench) { b.openOptions() }},
		{"statistics", func(b *bench) { b.somePlayed(); b.openStatistics() }},
		{"daily", func(b *bench) { b.openDaily() }},
		{"learn", func(b *bench) { b.openLearn() }},
		{"rules", func(b *bench) { b.openRules() }},
		{"share", func(b *bench) { b.openShare() }},
	}
	for _, p := range pages {
		for _, on := range []image.Point{wideCanvas, smallUpright} {
			all = append(all, picture{name: "page-" + p.name + "-" + size(on), window: on, record: "bernauer", made: 20, do: p.open})
		}
	}
	for _, on := range []image.Point{wideCanvas, smallUpright} {
		all = append(all, picture{
			name: "page-options-large-text-" + size(on), window: on, record: "bernauer", made: 20,
			with: func(s *store.Settings) { s.LargeText = true }, do: func(b *bench) { b.openOptions() },
		})
	}
	small := []struct {
		name string
		open func(*bench)
	}{
		{"deal-number", func(b *bench) { b.openDealNumber(); b.letters("1472") }},
		{"base-rank", func(b *bench) { b.openBase() }},
		{"same-deal", func(b *bench) { b.openSameDeal() }},
		{"bookmarks", func(b *bench) { b.openBookmarks() }},
		{"keys", func(b *bench) { b.openKeys() }},
		{"tips", func(b *bench) { b.openTips() }},
		{"history", func(b *bench) { b.openLearn(); b.press("history") }},
		{"glossary", func(b *bench) { b.openLearn(); b.press("glossary") }},
		{"credits", func(b *bench) { b.openCredits() }},
		{"confirm", func(b *bench) { b.askNew() }},
		{"offer", func(b *bench) {
			b.change(func(s *store.Settings) { s.TaughtSorel = false })
			b.goTitle()
			b.press("sorel")
		}},
	}
	for _, p := range small {
		all = append(all, picture{name: "page-" + p.name, window: wideCanvas, record: "bernauer", made: 20, do: p.open})
	}
	for _, tag := range []string{"de", "es", "fr", "ja", "zh"} {
		all = append(all, picture{
			name: "language-" + tag, window: smallUpright, record: "bernauer", made: 20,
			with: func(s *store.Settings) { s.Language = tag }, do: func(b *bench) { b.openGames() },
		})
	}
	return all
}

// somePlayed fills the statistics.
func (b *bench) somePlayed() {
	b.count(func(c store.Statistics) store.Statistics {
		for i := range 40 {
			id, took := fmt.Sprint("golden-", i), store.Effort{Score: 2 + i*i%37, Seconds: 200 + 11*i}
			c = c.Started(id, store.Key(b.game.Rules()), store.Effort{}).Moved(id)
			if i%7 == 3 {
				c = c.WonGame(id, took)
			} else {
				c = c.Left(id, took)
			}
		}
		return c
	})
}

// windowGoldens show whole windows, scaled as the player sees them.
func windowPictures() (all []picture) {
	for _, w := range []image.Point{{320, 568}, {390, 844}, {844, 390}, {1280, 720}, biggestWindow} {
		all = append(all,
			picture{name: "window-" + size(w) + "-table", window: w, whole: true, record: "bernauer", made: 30},
			picture{name: "window-" + size(w) + "-title", window: w, whole: true})
	}
	return all
}
