package main

import (
	"errors"
	"image"
	"image/color"
	"image/gif"
	"os"
)

// A browser shows no more than so many frames a second of a GIF: one for every
// second tick, for 3 hundredths of a second each, is nearly the game's speed.
const (
	gifTicks = 2
	gifDelay = 3
	gifStill = 70 // how long the end of an animation stays, in hundredths
)

// writeGIF writes animations one after another as an animated GIF that loops.
// Every frame holds only what differs from the one before.
func (p *painter) writeGIF(name string, parts []animation) error {
	var pictures []*image.RGBA
	var delays []int
	for _, a := range parts {
		frames, err := p.frames(a)
		if err != nil {
			return err
		}
		for i := 0; i < len(frames); i += gifTicks {
			pictures = append(pictures, p.paint(frames[i]))
			delays = append(delays, gifDelay)
		}
		delays[len(delays)-1] = gifStill
	}
	inks, err := palette(pictures)
	if err != nil {
		return err
	}
	film := gif.GIF{}
	var before *image.RGBA
	for i, pic := range pictures {
		changed := differing(before, pic)
		if changed.Empty() && i > 0 {
			film.Delay[len(film.Delay)-1] += delays[i]
			continue
		}
		film.Image = append(film.Image, indexed(pic, changed, inks))
		film.Delay = append(film.Delay, delays[i])
		film.Disposal = append(film.Disposal, gif.DisposalNone)
		before = pic
	}
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := gif.EncodeAll(f, &film); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// palette is every colour of the pictures.
func palette(pictures []*image.RGBA) (map[color.RGBA]uint8, error) {
	inks := map[color.RGBA]uint8{}
	for _, pic := range pictures {
		for i := 0; i < len(pic.Pix); i += 4 {
			c := color.RGBA{pic.Pix[i], pic.Pix[i+1], pic.Pix[i+2], 0xff}
			if _, ok := inks[c]; ok {
				continue
			}
			if len(inks) == 256 {
				return nil, errors.New("the animation has more than 256 colours")
			}
			inks[c] = uint8(len(inks))
		}
	}
	return inks, nil
}

// differing is the smallest rectangle outside which two pictures are equal.
func differing(a, b *image.RGBA) image.Rectangle {
	if a == nil || a.Rect != b.Rect {
		return b.Rect
	}
	var box image.Rectangle
	for y := range b.Rect.Dy() {
		for x := range b.Rect.Dx() {
			if i := b.PixOffset(x, y); [4]uint8(a.Pix[i:]) != [4]uint8(b.Pix[i:]) {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

func indexed(pic *image.RGBA, box image.Rectangle, inks map[color.RGBA]uint8) *image.Paletted {
	colours := make(color.Palette, len(inks))
	for c, i := range inks {
		colours[i] = c
	}
	out := image.NewPaletted(box, colours)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			i := pic.PixOffset(x, y)
			out.SetColorIndex(x, y, inks[color.RGBA{pic.Pix[i], pic.Pix[i+1], pic.Pix[i+2], 0xff}])
		}
	}
	return out
}
