package main

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"os"

	"agnes/game/screens"
	"agnes/sprites"
)

// The film's canvas in pixels, and its pace: ticks, and hundredths of a second,
// between two pictures.
const (
	filmW, filmH = 640, 360
	filmEvery    = 3
	filmDelay    = 5
)

// filmDeal is the deal of the record that is filmed.
const filmDeal = "1472"

// film is an animated picture that grows by what has changed. Its palette is
// that of the game, and after it what shadows and tints make of it.
type film struct {
	out   gif.GIF
	inks  color.Palette
	index map[color.RGBA]uint8
	last  *image.Paletted
}

// writeFilm films a deal, a row on the reserve and a wrap.
func writeFilm(file string) error {
	f := &film{index: map[color.RGBA]uint8{}}
	for _, c := range sprites.Palette[sprites.Ink:] {
		f.ink(color.RGBAModel.Convert(c).(color.RGBA))
	}
	if err := f.deal(); err != nil {
		return err
	}
	for _, part := range filmParts {
		s, err := scenery{w: filmW, h: filmH, game: part.game, made: part.from}.stage()
		if err != nil {
			return err
		}
		f.show(s, 30)
		for range part.moves {
			s.key('y')
			f.show(s, 12)
		}
		f.show(s, 50)
	}
	for _, pic := range f.out.Image {
		pic.Palette = f.inks
	}
	f.out.Config = image.Config{ColorModel: f.inks, Width: filmW, Height: filmH}
	var b bytes.Buffer
	if err := gif.EncodeAll(&b, &f.out); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}

// filmParts are the moves that are shown after the deal.
var filmParts = []struct {
	game  string
	from  int // moves made before
	moves int // shown
}{
	{"bernauer", 8, 2},
	{"bernauer", 17, 7},
}

// deal films how the game of the first part is dealt out.
func (f *film) deal() error {
	s, err := scenery{w: filmW, h: filmH}.stage()
	if err != nil {
		return err
	}
	s.shell.Begin(screens.Wish{Rules: "bernauer", Deal: filmDeal})
	f.show(s, 20)
	return nil
}

// show films until nothing moves, and then so many ticks more.
func (f *film) show(s *stage, after int) {
	for n := 0; n < after; n += filmEvery {
		f.add(s.paint())
		s.ticks(filmEvery)
		if s.shell.Snapshot().Busy {
			n = 0
		}
	}
}

// add adds a picture, or holds the last one where nothing has changed.
func (f *film) add(pic *image.RGBA) {
	next := image.NewPaletted(pic.Rect, nil)
	for i := range next.Pix {
		next.Pix[i] = f.ink(color.RGBA{pic.Pix[4*i], pic.Pix[4*i+1], pic.Pix[4*i+2], 255})
	}
	changed := next.Rect
	if f.last != nil {
		changed = changes(f.last, next)
	}
	f.last = next
	if n := len(f.out.Delay); changed.Empty() && n > 0 {
		f.out.Delay[n-1] += filmDelay
		return
	}
	part := image.NewPaletted(changed, nil)
	for y := changed.Min.Y; y < changed.Max.Y; y++ {
		copy(part.Pix[part.PixOffset(changed.Min.X, y):][:changed.Dx()], next.Pix[next.PixOffset(changed.Min.X, y):])
	}
	f.out.Image = append(f.out.Image, part)
	f.out.Delay = append(f.out.Delay, filmDelay)
	f.out.Disposal = append(f.out.Disposal, gif.DisposalNone)
}

// ink is the index of a colour in the film's palette. A film of the game needs
// far fewer than 256; past them the nearest is taken.
func (f *film) ink(c color.RGBA) uint8 {
	at, ok := f.index[c]
	if !ok {
		if len(f.inks) < 256 {
			at = uint8(len(f.inks))
			f.inks = append(f.inks, c)
		} else {
			at = uint8(f.inks.Index(c))
		}
		f.index[c] = at
	}
	return at
}

// changes is the smallest rectangle that holds all that differs.
func changes(a, b *image.Paletted) (r image.Rectangle) {
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if a.Pix[y*a.Stride+x] != b.Pix[y*b.Stride+x] {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}
