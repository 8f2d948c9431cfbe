package main

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strconv"

	"agnes/sprites"
)

// appIcons draws the icons of windows, docks and home screens by size in
// pixels. The sizes up to 64 are drawn each for itself; larger ones repeat
// the pixels of the largest.
func appIcons() map[int]*canvas {
	icons := map[int]*canvas{
		16: icon16(),
		32: portraitIcon(32, cardSizes[0]),
		48: portraitIcon(48, cardSizes[1]),
		64: icon64(),
	}
	for n := 2; n <= 8; n *= 2 {
		icons[64*n] = icons[64].times(n)
	}
	return icons
}

// tile is the ground of the icons: river blue with a lozenge beside wine red.
func tile(n int) *canvas {
	c := blank(n, n)
	c.fill(0, 0, n, n, sprites.River)
	c.lozenges(0, 0, n/2, n, 8, 12, sprites.Sky, sprites.River)
	c.fill(n/2, 0, n/2, n, sprites.Claret)
	for y := 2; y < n; y += 10 {
		for x := n/2 + 2 + y/10%2*5; x < n; x += 10 {
			c.put(lily5, x, y)
		}
	}
	return c
}

// rim cuts the corners and adds two lines around, so that the icon grows by
// two pixels on each side.
func (c *canvas) rim(corner int) *canvas {
	return c.rounded(corner).outlined(sprites.Gold).outlined(sprites.Ink)
}

func icon16() *canvas {
	return picture(`
.kkkkkkkkkkkkkk.
kRRRRRRRVVVVVVVk
kRSkkkkkkkkkkVVk
kRkwwwwwwwwwwkVk
kSkwwwRRVVwwwkVk
kRkwwwRRVVwwwkVk
kRkwwRRwwVVwwkVk
kRkwwRRwwVVwwkyk
kSkwwRRwwVVwwkVk
kRkwRRRRVVVVwkVk
kRkwRRRRVVVVwkVk
kRkwRRwwwwVVwkVk
kSkwRRwwwwVVwkyk
kRkwwwwwwwwwwkVk
kRRkkkkkkkkkkVVk
.kkkkkkkkkkkkkk.`)
}

// portraitIcon shows Agnes Bernauer in a golden frame.
func portraitIcon(n int, size *cardSize) *canvas {
	c := blank(n-4, n-4)
	grounds[0](c)
	fw, fh := size.figure[0], size.figure[1]
	pic := size.courts["QC"].draw(fw, fh, size.shade)
	c.fill(0, c.h-3, c.w, 3, sprites.River) // her sleeves go on to the frame
	c.put(pic, (c.w-fw)/2, c.h-fh)
	return c.rim(n / 16)
}

// icon64 shows the two queens on the two grounds.
func icon64() *canvas {
	c := tile(60)
	queen := func(suit, x, y int) {
		f := face(cardSizes[0], sprites.Standard, false, 'Q', suit)
		c.stamp(f, x+1, y+1, sprites.Ink)
		c.put(f, x, y)
	}
	queen(2, 23, 3)
	queen(0, 2, 8)
	return c.rim(3)
}

// maskable fills its square to the edge and keeps what matters in the middle
// four fifths, as web manifests ask.
func maskable() *canvas {
	c := tile(64)
	panel := blank(41, 41)
	grounds[0](panel)
	panel.put(largeCourts["QC"].draw(37, 36, 2), 2, 4)
	panel.frame(0, 0, 41, 41, sprites.Ink)
	panel.frame(1, 1, 39, 39, sprites.Gold)
	c.put(panel.rounded(1), 11, 11)
	return c.times(8)
}

// times repeats each pixel n times in both directions.
func (c *canvas) times(n int) *canvas {
	d := blank(c.w*n, c.h*n)
	for y := range d.h {
		for x := range d.w {
			d.set(x, y, c.at(x/n, y/n))
		}
	}
	return d
}

func writeIcons(dir string) error {
	for n, c := range appIcons() {
		if err := writePNG(filepath.Join(dir, "icon-"+strconv.Itoa(n)+".png"), c.image()); err != nil {
			return err
		}
	}
	return writePNG(filepath.Join(dir, "maskable-512.png"), maskable().image())
}

func writePNG(file string, m image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, m); err != nil {
		return err
	}
	return f.Close()
}
