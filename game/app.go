package game

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"agnes/game/input"
	"agnes/game/input/read"
	"agnes/game/scene"
	"agnes/game/screens"
	"agnes/game/store"
	"agnes/sprites"
	"agnes/sprites/draw"
)

// Config is what the program is started with.
type Config struct {
	Wish       screens.Wish
	Fullscreen bool
	Version    string
	// TestCard is a picture to show instead of the game: checker, or none.
	TestCard string
}

// Run plays until the player leaves. Its errors say that there is no window to
// be had.
func Run(c Config) error {
	a := &app{kept: store.Open(), sounds: newSounder(), testCard: c.TestCard}
	defer a.kept.Close()
	a.host = newHost(a.kept.Where())
	shell, err := screens.New(screens.Config{
		Host: a.host, Store: a.kept, Pack: a.pack, Sounds: a.sounds, Version: c.Version, Wishes: a.host.wishes(),
	})
	if err != nil {
		return fmt.Errorf("the pictures of the game could not be read: %w", err)
	}
	a.shell = shell
	a.place = restoreWindow(a.kept, c.Fullscreen)
	a.host.publish(a)
	a.shell.Begin(c.Wish)

	ebiten.SetWindowTitle("Agnes")
	dressWindow()
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(320, 320, -1, -1)
	// The picture rests when the game rests: Draw paints only what is new.
	ebiten.SetScreenClearedEveryFrame(false)
	err = ebiten.RunGame(a)
	a.place.keep()
	return err
}

// app is the game that Ebitengine runs.
type app struct {
	shell  *screens.Shell
	kept   *store.Store
	sounds sounder
	host   *host
	place  windowPlace
	reader read.Reader
	events []input.Event

	drawer   *draw.Drawer
	items    []scene.Item
	density  density
	screen   layout // of the present frame
	stale    bool   // the screen lost what was painted
	late     bool   // this frame has had a tick
	testCard string

	shown    []byte // the last snapshot published
	reported bool   // the present picture is in it
}

// pack makes the pictures for a deck and draws them from now on.
func (a *app) pack(sel sprites.Selection) (*sprites.Atlas, error) {
	atlas, err := sprites.Pack(sel)
	switch {
	case err != nil:
		return nil, err
	case a.drawer == nil:
		a.drawer = draw.New(atlas)
	default:
		a.drawer.SetAtlas(atlas)
	}
	return atlas, nil
}

// Update goes on by one tick.
func (a *app) Update() error {
	a.host.answer()
	if a.host.quit {
		return ebiten.Termination
	}
	a.events = a.reader.Read(a.events[:0])
	for _, e := range a.events {
		a.shell.Handle(e)
	}
	// A frame that comes late has several ticks, and thinks in the first.
	if a.late {
		a.shell.CatchUp()
	} else {
		a.shell.Tick()
	}
	a.late = true
	a.sounds.player.Tick()
	a.place.tick(a.density.w, a.density.h)
	if a.shell.Dirty() {
		a.reported = false
	}
	if !a.reported {
		a.reported = true
		a.host.changed(a)
	}
	return nil
}

// layout is the size of the inside of the window, in device pixels, and how
// many of them make a pixel of the virtual grid along each side.
type layout struct {
	w, h  float64
	scale int
}

// Draw paints the virtual grid if anything has changed.
func (a *app) Draw(screen *ebiten.Image) {
	a.late = false
	if !a.shell.Dirty() && !a.stale {
		return
	}
	if _, _, scale := a.shell.Canvas(); scale != a.screen.scale {
		return // a setting has changed it: the next frame is laid out for it
	}
	a.stale = false
	a.items = a.shell.Append(a.items[:0])
	if a.testCard == checker {
		drawChecker(screen)
	} else {
		a.drawer.Draw(screen, a.items)
	}
}

// DrawFinalScreen shows the virtual grid with each of its pixels a whole number
// of device pixels wide.
func (a *app) DrawFinalScreen(screen ebiten.FinalScreen, grid *ebiten.Image, _ ebiten.GeoM) {
	var op ebiten.DrawImageOptions
	op.GeoM.Scale(float64(a.screen.scale), float64(a.screen.scale))
	screen.DrawImage(grid, &op)
}

// Layout is never called, since there is LayoutF.
func (a *app) Layout(w, h int) (int, int) { return w, h }

// LayoutF makes the screen the virtual grid: so much of it as the window shows,
// whose last row and column may be cut.
func (a *app) LayoutF(outsideW, outsideH float64) (float64, float64) {
	ratio := a.density.of(outsideW, outsideH)
	w, h := wholePixels(outsideW*ratio), wholePixels(outsideH*ratio)
	a.shell.Resize(int(w), int(h), ratio)
	_, _, scale := a.shell.Canvas()
	if l := (layout{w, h, max(scale, 1)}); l != a.screen {
		a.screen, a.stale = l, true
	}
	return w / float64(a.screen.scale), h / float64(a.screen.scale)
}

// density is how many device pixels make one of the window's own. The monitor is
// asked when the size of the window has changed, and otherwise once in
// densityFrames frames, since asking costs more than all else that a layout does.
type density struct {
	w, h   float64
	ratio  float64
	frames int
}

const densityFrames = 15

func (d *density) of(w, h float64) float64 {
	if d.frames++; w != d.w || h != d.h || d.frames%densityFrames == 0 {
		d.w, d.h, d.ratio = w, h, 1
		if m := ebiten.Monitor(); m != nil {
			d.ratio = m.DeviceScaleFactor()
		}
	}
	return d.ratio
}

// wholePixels is how many device pixels there are along a side. A page may end
// within one, which its drawing buffer leaves out; a window never does, but for
// the rounding of its length.
func wholePixels(length float64) float64 {
	if hasWindow {
		return math.Max(1, math.Round(length))
	}
	return math.Max(1, math.Floor(length))
}

// snapshot is the JSON of what is on the screen.
func (a *app) snapshot() []byte {
	text, err := json.Marshal(a.shell.Snapshot())
	if err != nil {
		return []byte("{}") // a snapshot holds nothing that has no JSON
	}
	return text
}

// news returns the snapshot if it differs from the last one returned.
func (a *app) news() ([]byte, bool) {
	text := a.snapshot()
	if bytes.Equal(text, a.shown) {
		return nil, false
	}
	a.shown = text
	return text, true
}
