//go:build linux

package game

import (
	"errors"
	"fmt"
	"image"
	"os"
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/screens"
	"agnes/game/store"
	"agnes/sprites"
)

// inWindow runs the tests inside the first Update, when there is a screen.
type inWindow struct {
	m    *testing.M
	code int
}

func (w *inWindow) Update() error            { w.code = w.m.Run(); return ebiten.Termination }
func (*inWindow) Draw(*ebiten.Image)         {}
func (*inWindow) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	if os.Getenv("DISPLAY") == "" {
		os.Exit(m.Run())
	}
	ebiten.SetWindowVisible(false)
	w := &inWindow{m: m, code: 1}
	if err := ebiten.RunGame(w); err != nil && !errors.Is(err, ebiten.Termination) {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(w.code)
}

// The window of a frame whose cost is measured, in device pixels.
const windowW, windowH = 1280, 720

// allInTheAir is the program with 52 cards in the air: the show of a win.
func allInTheAir(tb testing.TB) *app {
	tb.Helper()
	text, err := os.ReadFile("press/games/bernauer.txt")
	if err != nil {
		tb.Fatal(err)
	}
	g, err := engine.ParseRecord(string(text))
	if err != nil {
		tb.Fatal(err)
	}
	kept := store.InMemory()
	settings := store.DefaultSettings()
	settings.TaughtBernauer, settings.TaughtSorel = true, true
	g.Undo()
	for kind, text := range map[string]string{store.Preference: settings.Text(), store.Game: g.Record()} {
		if err := kept.Save(kind, text); err != nil {
			tb.Fatal(err)
		}
	}
	a := &app{kept: kept}
	a.host = newHost("")
	if a.shell, err = screens.New(screens.Config{Host: a.host, Store: kept, Pack: a.pack, Sounds: screens.Silence{}, Wishes: []string{"en"}}); err != nil {
		tb.Fatal(err)
	}
	a.LayoutF(windowW, windowH)
	a.shell.Begin(screens.Wish{})
	a.shell.Handle(input.Event{Kind: input.Key, Rune: 'y'})
	for range 200 {
		a.shell.Tick()
	}
	return a
}

// cards are 60 pictures as large as the cards of a frame, cut from one texture.
func cards(tb testing.TB, a *app) []*ebiten.Image {
	tb.Helper()
	atlas, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		tb.Fatal(err)
	}
	texture := ebiten.NewImageFromImage(atlas.Pix)
	var found []*ebiten.Image
	for _, item := range a.shell.Append(nil) {
		r := atlas.Rect(item.Sprite)
		if r.Dx() == 48 && r.Dy() == 64 && len(found) < 60 {
			found = append(found, texture.SubImage(r).(*ebiten.Image))
		}
	}
	if len(found) < 60 {
		tb.Fatalf("%d cards", len(found))
	}
	return found
}

// glass is the virtual grid and the window that it is shown in.
type glass struct {
	grid, window, corner *ebiten.Image
	pixel                [4]byte
	frames               int
}

func newGlass(a *app) *glass {
	w, h, _ := a.shell.Canvas()
	g := &glass{grid: ebiten.NewImage(w, h), window: ebiten.NewImage(windowW, windowH)}
	g.corner = g.window.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	return g
}

// show shows a frame. Now and then it makes the commands that are queued run, so
// that their drawing is counted and the queue does not grow without end.
func (g *glass) show(a *app) {
	a.DrawFinalScreen(g.window, g.grid, ebiten.GeoM{})
	if g.frames++; g.frames%16 == 0 {
		g.corner.ReadPixels(g.pixel[:])
	}
}

// processorTime is what this process has used of all cores, in nanoseconds.
func processorTime(tb testing.TB) int64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return u.Utime.Nano() + u.Stime.Nano()
}

// showTicks is for how long all cards are in the air.
const showTicks = 180

// BenchmarkFrame sets a tick and a frame of the whole game with 52 cards in the
// air, felt and all, against 60 bare pictures of cards on a grid and in a window
// of the same sizes. Beside the time it tells the processor time, which other
// programs on the machine do not change much.
func BenchmarkFrame(b *testing.B) {
	if os.Getenv("DISPLAY") == "" {
		b.Skip("there is no screen")
	}
	b.Run("game with 52 cards in the air", func(b *testing.B) {
		a := allInTheAir(b)
		g := newGlass(a)
		used := -processorTime(b)
		b.ReportAllocs()
		for n := 1; b.Loop(); n++ {
			a.shell.Tick()
			a.Draw(g.grid)
			g.show(a)
			if n%showTicks == 0 {
				b.StopTimer()
				used += processorTime(b)
				a = allInTheAir(b)
				used -= processorTime(b)
				b.StartTimer()
			}
		}
		b.ReportMetric(float64(used+processorTime(b))/float64(b.N), "cpu-ns/op")
	})
	b.Run("60 bare pictures", func(b *testing.B) {
		a := allInTheAir(b)
		g := newGlass(a)
		all := cards(b, a)
		var op ebiten.DrawImageOptions
		used := -processorTime(b)
		b.ReportAllocs()
		for n := 0; b.Loop(); n++ {
			for i, card := range all {
				op.GeoM.Reset()
				op.GeoM.Translate(float64((i*37+n)%600), float64(i*53%300))
				g.grid.DrawImage(card, &op)
			}
			g.show(a)
		}
		b.ReportMetric(float64(used+processorTime(b))/float64(b.N), "cpu-ns/op")
	})
}
