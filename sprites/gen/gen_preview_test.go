package main

import (
	"agnes/sprites"
	"image"
	"image/png"
	"os"
	"testing"
)

func TestPreview(t *testing.T) {
	for _, s := range cardSizes {
		if len(s.courts) == 0 {
			continue
		}
		z := 6
		pic := image.NewPaletted(image.Rect(0, 0, 6*(s.w+2)*z, 2*(s.h+2)*z), sprites.Palette)
		i := 0
		for _, suit := range []int{0, 1, 2, 3} {
			for _, r := range "JQK" {
				c := face(s, sprites.Standard, false, byte(r), suit)
				ox, oy := i%6*(s.w+2), i/6*(s.h+2)
				for y := 0; y < c.h*z; y++ {
					for x := 0; x < c.w*z; x++ {
						pic.SetColorIndex(ox*z+x, oy*z+y, c.at(x/z, y/z))
					}
				}
				i++
			}
		}
		f, _ := os.Create("/tmp/courts-" + s.name + ".png")
		png.Encode(f, pic)
		f.Close()
	}
}
