package screens

import (
	"flag"
	"image"
	"maps"
	"slices"
	"strings"
	"testing"

	"agnes/game/golden"
	"agnes/game/scene"
	"agnes/game/store"
	"agnes/sprites/paint"
)

// update renews the golden pictures instead of comparing with them: make
// golden. Look at each before keeping it.
var update = flag.Bool("update", false, "renew the golden pictures")

// Bounds of the golden pictures: how many of one language, and all together.
const (
	mostPictures = 150
	mostBytes    = 10 << 20
)

// picture is a golden picture: one that must not change unnoticed.
type picture struct {
	name   string
	window image.Point // device pixels
	ratio  float64     // device pixels a CSS pixel; 0 is 1
	whole  bool        // the whole window, not the canvas at scale 1
	record string      // file of the game that is taken up; none shows the title
	made   int         // moves of it that are made, the others being undone; below 0 all
	with   func(*store.Settings)
	do     func(*bench)
}

// stage brings the screens to what the picture shows.
func (g *picture) stage(t *testing.T) *bench {
	t.Helper()
	kept := store.InMemory()
	settings := store.DefaultSettings()
	settings.Speed, settings.Winnable, settings.TaughtBernauer, settings.TaughtSorel = store.NoSpeed, false, true, true
	if g.with != nil {
		g.with(&settings)
	}
	if err := kept.Save(store.Preference, settings.Text()); err != nil {
		t.Fatal(err)
	}
	b := &bench{TB: t, host: &fakeHost{seed: 1, today: "2026-11-29"}, kept: kept}
	shell, err := New(Config{Host: b.host, Store: kept, Pack: packOnce, Sounds: Silence{}, Version: "1.0", Wishes: []string{"en"}})
	if err != nil {
		t.Fatal(err)
	}
	b.Shell = shell
	ratio := g.ratio
	if ratio == 0 {
		ratio = 1
	}
	b.Resize(g.window.X, g.window.Y, ratio)
	if g.record != "" {
		b.resume(readRecord(t, g.record, g.made))
	}
	if g.do != nil {
		g.do(b)
	}
	return b
}

// paint paints the canvas, or the whole window of which each pixel of the
// canvas fills a square.
func (g *picture) paint(b *bench) *image.RGBA {
	w, h, scale := b.Canvas()
	canvas := image.NewRGBA(image.Rect(0, 0, w, h))
	paint.Items(canvas, b.atlas, b.Append([]scene.Item(nil)))
	if !g.whole {
		return canvas
	}
	window := image.NewRGBA(image.Rectangle{Max: g.window})
	for y := range g.window.Y {
		for x := range g.window.X {
			window.SetRGBA(x, y, canvas.RGBAAt(x/scale, y/scale))
		}
	}
	return window
}

func TestTheScreensLookAsTheyDid(t *testing.T) {
	for _, g := range pictures() {
		t.Run(g.name, func(t *testing.T) {
			golden.Check(t, g.name, g.paint(g.stage(t)), *update)
		})
	}
}

// Every screen in the language with the longest words, and in one that is
// written with other letters.
func TestEveryScreenInGermanAndJapaneseLooksAsItDid(t *testing.T) {
	for _, name := range spokenNames(t) {
		t.Run(name, func(t *testing.T) {
			golden.Check(t, name, spoken(t, name), *update)
		})
	}
}

// spokenTags are the languages of which every screen is a golden picture.
var spokenTags = []string{"de", "ja"}

// spokenNames names the golden pictures of every screen in those languages:
// spoken/TAG-SCREEN.
func spokenNames(t *testing.T) (names []string) {
	t.Helper()
	g := picture{window: smallUpright}
	screens := slices.Sorted(maps.Keys(g.stage(t).everyScreen()))
	for _, tag := range spokenTags {
		for _, screen := range screens {
			if screen != "report" { // it tells of the machine
				names = append(names, "spoken/"+tag+"-"+screen)
			}
		}
	}
	return names
}

func spoken(t *testing.T, name string) *image.RGBA {
	t.Helper()
	tag, screen, _ := strings.Cut(strings.TrimPrefix(name, "spoken/"), "-")
	g := picture{window: smallUpright, with: func(s *store.Settings) { s.Language = tag }}
	b := g.stage(t)
	b.everyScreen()[screen]()
	return g.paint(b)
}

func TestGoldenPicturesAreFewAndUsed(t *testing.T) {
	names := spokenNames(t)
	for _, g := range pictures() {
		names = append(names, g.name)
	}
	golden.OnlyThese(t, names, mostBytes)
	if n := len(pictures()); n > mostPictures {
		t.Errorf("there are %d golden pictures of one language, more than %d", n, mostPictures)
	}
}
