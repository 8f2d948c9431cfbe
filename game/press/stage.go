package main

import (
	"embed"
	"errors"
	"fmt"
	"image"
	"time"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/scene"
	"agnes/game/screens"
	"agnes/game/store"
	"agnes/sprites"
	"agnes/sprites/paint"
)

// games are the recorded games that the pictures show.
//
//go:embed games/*.txt
var games embed.FS

// scenery is a window and what it is to show.
type scenery struct {
	w, h     int     // device pixels
	ratio    float64 // device pixels a CSS pixel; 0 is 1
	game     string  // a record of games; none for the title
	made     int     // moves of it that are made
	press    []string
	settings func(*store.Settings)
}

// stage is the game's screens without a window.
type stage struct {
	shell  *screens.Shell
	atlas  *sprites.Atlas
	size   image.Point // of the window
	ratio  float64
	items  []scene.Item
	canvas *image.RGBA
}

// stage sets the scenery up.
func (c scenery) stage() (*stage, error) {
	kept := store.InMemory()
	settings := store.DefaultSettings()
	settings.Winnable, settings.TaughtBernauer, settings.TaughtSorel = false, true, true
	if c.settings != nil {
		c.settings(&settings)
	}
	if err := kept.Save(store.Preference, settings.Text()); err != nil {
		return nil, err
	}
	if c.game != "" {
		record, err := recordOf(c.game, c.made)
		if err != nil {
			return nil, err
		}
		if err := kept.Save(store.Game, record); err != nil {
			return nil, err
		}
	}
	s := &stage{size: image.Pt(c.w, c.h), ratio: max(c.ratio, 1)}
	shell, err := screens.New(screens.Config{
		Host: &host{}, Store: kept, Pack: s.pack, Sounds: screens.Silence{}, Version: "press", Wishes: []string{"en"},
	})
	if err != nil {
		return nil, err
	}
	s.shell = shell
	shell.Resize(c.w, c.h, s.ratio)
	shell.Begin(screens.Wish{})
	for _, name := range c.press {
		if err := s.press(name); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// recordOf is a record of games with so many of its moves made.
func recordOf(name string, made int) (string, error) {
	text, err := games.ReadFile("games/" + name + ".txt")
	if err != nil {
		return "", err
	}
	g, err := engine.ParseRecord(string(text))
	if err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	g.GoTo(made)
	return g.Record(), nil
}

func (s *stage) pack(sel sprites.Selection) (*sprites.Atlas, error) {
	a, err := sprites.Pack(sel)
	s.atlas = a
	return a, err
}

// press presses a button by name.
func (s *stage) press(name string) error {
	_, _, scale := s.shell.Canvas()
	for _, b := range s.shell.Snapshot().Buttons {
		if b.Name != name || !b.Enabled {
			continue
		}
		toGrid := s.ratio / float64(scale)
		x, y := int((b.X+b.W/2)*toGrid), int((b.Y+b.H/2)*toGrid)
		for _, kind := range []input.Kind{input.Move, input.Press, input.Release} {
			s.shell.Handle(input.Event{Kind: kind, X: x, Y: y})
		}
		s.shell.Handle(input.Event{Kind: input.Move, X: -1, Y: -1})
		return nil
	}
	return fmt.Errorf("there is no button %q to press on %s", name, s.shell.Snapshot().Screen)
}

// key presses a key that prints a letter.
func (s *stage) key(letter rune) { s.shell.Handle(input.Event{Kind: input.Key, Rune: letter}) }

// ticks goes on by n sixtieths of a second.
func (s *stage) ticks(n int) {
	for range n {
		s.shell.Tick()
	}
}

// paint paints the canvas, each pixel of the virtual grid one pixel. The
// picture is good until the next call.
func (s *stage) paint() *image.RGBA {
	w, h, _ := s.shell.Canvas()
	if s.canvas == nil || s.canvas.Rect.Dx() != w || s.canvas.Rect.Dy() != h {
		s.canvas = image.NewRGBA(image.Rect(0, 0, w, h))
	}
	s.items = s.shell.Append(s.items[:0])
	paint.Items(s.canvas, s.atlas, s.items)
	return s.canvas
}

// window paints the whole window as the player sees it.
func (s *stage) window() *image.RGBA {
	_, _, scale := s.shell.Canvas()
	return enlarged(s.paint(), scale, s.size)
}

// enlarged is a picture with each pixel a square, cut to a size.
func enlarged(pic *image.RGBA, scale int, size image.Point) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			out.SetRGBA(x, y, pic.RGBAAt(x/scale, y/scale))
		}
	}
	return out
}

// host is a program around the screens in which time stands still and nothing
// is to be had.
type host struct{}

var errNothing = errors.New("there is nothing here")

func (*host) Random() uint64       { return 0 }
func (*host) Clock() time.Duration { return 0 }
func (*host) Today() string        { return "2026-11-29" }
func (*host) Say(string)           {}
func (*host) ReducedMotion() bool  { return false }
func (*host) PlayedByFinger() bool { return false }
func (*host) Vibrate()             {}
func (*host) CanVibrate() bool     { return false }
func (*host) ToggleFullscreen()    {}
func (*host) CanFullscreen() bool  { return true }
func (*host) Quit()                {}
func (*host) CanQuit() bool        { return false }
func (*host) Link(q string) string { return "?" + q }

func (*host) Copy(_ string, done func(error))                       { done(errNothing) }
func (*host) Paste(done func(string, error))                        { done("", errNothing) }
func (*host) SaveFile(_ string, _ []byte, done func(string, error)) { done("", errNothing) }
