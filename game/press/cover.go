package main

import (
	"image"

	"agnes/game/scene"
	"agnes/sprites"
	"agnes/sprites/paint"
)

// The cover is painted at half its size, so that its pixels are as large as
// those of the game.
const (
	coverW, coverH = 315, 250
	coverScale     = 2
)

// cover paints the picture by which the game is found among others: 630 by 500
// pixels.
func cover() (*image.RGBA, error) {
	atlas, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		return nil, err
	}
	p := painter{atlas: atlas}
	const middle = coverW / 2
	for i, felt := range [...]string{"felt/river", "felt/lily"} {
		half := image.Rect(i*middle, 0, middle+i*(coverW-middle), coverH)
		p.tile(felt, half)
		p.tile(felt+"-band", image.Rect(half.Min.X, 0, half.Max.X, 16))
	}
	p.put("title/agnes", middle-80, 24)
	p.put("title/bernauer", 30, 74)
	p.put("title/sorel", coverW-30-96, 74)
	// A hand of cards, the base and what wraps on it.
	for i, card := range [...]string{"QS", "QD", "KC", "AC", "2C", "QH", "QC"} {
		x, y := 20+i*38, 188+4*abs(i-3)
		p.put("large/shadow", x+2, y+3)
		p.put("large/"+card, x, y)
	}
	canvas := image.NewRGBA(image.Rect(0, 0, coverW, coverH))
	paint.Items(canvas, atlas, p.items)
	return enlarged(canvas, coverScale, image.Pt(coverScale*coverW, coverScale*coverH)), nil
}

func abs(v int) int { return max(v, -v) }

// painter collects pictures by name.
type painter struct {
	atlas *sprites.Atlas
	items []scene.Item
}

func (p *painter) put(name string, x, y int) {
	p.items = append(p.items, scene.Item{Sprite: p.atlas.Sprite(name), X: int16(x), Y: int16(y)})
}

// tile covers a rectangle with copies of a picture; what is too much to the right
// is covered by what comes later.
func (p *painter) tile(name string, r image.Rectangle) {
	p.items = p.atlas.Tile(p.items, p.atlas.Sprite(name), r)
}
