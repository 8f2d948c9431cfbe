// Command cards makes contact sheets of the whole art: all 52 cards at both
// sizes, in both prints and all decks, backs, places, tables, icons and
// panels, and all.png, which holds everything at its own size. Look at them
// before keeping a change to a sheet.
//
//	go run ./sprites/cards -out .build/cards -zoom 3
package main

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"

	"agnes/game/scene"
	"agnes/sprites"
	"agnes/sprites/font"
	"agnes/sprites/paint"
)

func main() {
	out := flag.String("out", ".build/cards", "folder for the contact sheets")
	zoom := flag.Int("zoom", 2, "how many pixels wide each pixel is drawn")
	flag.Parse()
	if err := run(*out, max(*zoom, 1)); err != nil {
		fmt.Fprintln(os.Stderr, "cards:", err)
		os.Exit(1)
	}
}

// facesPages is how many pages show faces: of each deck two prints in two
// sizes. They come first.
const facesPages = 12

func run(out string, zoom int) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	var all []*image.RGBA
	keep := func(name string, p *page) error {
		pic := p.render()
		all = append(all, pic)
		return save(filepath.Join(out, name+".png"), enlarged(pic, zoom))
	}
	for _, deck := range sprites.Decks() {
		for _, large := range []bool{false, true} {
			a, err := sprites.Pack(sprites.Selection{Deck: deck, LargePrint: large})
			if err != nil {
				return err
			}
			print := map[bool]string{false: "normal", true: "large"}[large]
			for _, size := range []string{"small", "large"} {
				p := newPage(a)
				p.felt = "felt/" + [...]string{"river", "green", "dark"}[deck]
				p.faces(size)
				if err := keep(fmt.Sprintf("%v-%s-%s", deck, print, size), p); err != nil {
					return err
				}
			}
		}
	}
	a, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		return err
	}
	for _, sheet := range []struct {
		name string
		fill func(*page)
	}{
		{"backs", (*page).backs},
		{"table-green", func(p *page) { p.table("green", 0) }},
		{"table-dark", func(p *page) { p.table("dark", 3) }},
		{"table-river", func(p *page) { p.table("river", 0) }},
		{"table-lily", func(p *page) { p.table("lily", 1) }},
		{"things", (*page).things},
		{"title", (*page).title},
	} {
		p := newPage(a)
		sheet.fill(p)
		if err := keep(sheet.name, p); err != nil {
			return err
		}
	}
	return save(filepath.Join(out, "all.png"), columned(all))
}

// columned sets pictures in three columns: the first ones, of the decks, each
// deck in a column of its own, and all others where there is most room.
func columned(pics []*image.RGBA) *image.RGBA {
	const columns, gap = 3, 4
	var height [columns]int
	width := 0
	for _, p := range pics {
		width = max(width, p.Rect.Dx()+gap)
	}
	at := make([]image.Point, len(pics))
	decks := len(sprites.Decks())
	perDeck := facesPages / decks
	for i, p := range pics {
		column := i / perDeck
		if i >= facesPages {
			column = 0
			for c, h := range height {
				if h < height[column] {
					column = c
				}
			}
		}
		at[i] = image.Pt(gap+column*width, gap+height[column])
		height[column] += p.Rect.Dy() + gap
	}
	all := image.NewRGBA(image.Rect(0, 0, columns*width+gap, slices.Max(height[:])+gap))
	draw.Draw(all, all.Rect, image.NewUniform(sprites.Palette[sprites.Coal]), image.Point{}, draw.Src)
	for i, p := range pics {
		draw.Draw(all, p.Rect.Add(at[i]), p, image.Point{}, draw.Src)
	}
	return all
}

// A page collects items and grows with them.
type page struct {
	atlas *sprites.Atlas
	font  *font.Font
	items []scene.Item
	w, h  int
	felt  string
}

func newPage(a *sprites.Atlas) *page {
	return &page{atlas: a, font: font.New(a, "en"), felt: "felt/green"}
}

// put places a sprite by name and makes room for it.
func (p *page) put(name string, x, y int) {
	p.tinted(name, x, y, 0)
}

func (p *page) tinted(name string, x, y int, tint scene.Colour) {
	s := p.atlas.Sprite(name)
	w, h := p.atlas.Size(s)
	p.items = append(p.items, scene.Item{Sprite: s, X: int16(x), Y: int16(y), Tint: tint})
	p.w, p.h = max(p.w, x+w+6), max(p.h, y+h+6)
}

func (p *page) text(s string, x, y int) {
	p.items = p.font.Append(p.items, x, y, s, 0xf4eddbff)
	p.w, p.h = max(p.w, x+p.font.Width(s)+6), max(p.h, y+font.LineHeight)
}

// render paints the page on its felt.
func (p *page) render() *image.RGBA {
	pic := image.NewRGBA(image.Rect(0, 0, p.w, p.h))
	paint.Items(pic, p.atlas, p.atlas.Tile(nil, p.atlas.Sprite(p.felt), pic.Rect))
	paint.Items(pic, p.atlas, p.items)
	return pic
}

func save(file string, pic image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := png.Encode(f, pic); err != nil {
		return err
	}
	return f.Close()
}

// enlarged draws each pixel as a square.
func enlarged(pic *image.RGBA, n int) *image.RGBA {
	big := image.NewRGBA(image.Rect(0, 0, pic.Rect.Dx()*n, pic.Rect.Dy()*n))
	for y := range big.Rect.Dy() {
		for x := range big.Rect.Dx() {
			big.SetRGBA(x, y, pic.RGBAAt(x/n, y/n))
		}
	}
	return big
}
