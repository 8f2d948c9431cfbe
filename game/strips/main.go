// Command strips paints the table's animations frame by frame, without a
// window, as sheets of pictures to look at: for pops, jumps and cards in the
// wrong order.
//
//	go run ./game/strips -out .build/strips [-only NAME] [-every TICKS] [-size WxH]
package main

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"log"
	"os"
	"path/filepath"
	"strings"

	"agnes/game/scene"
	"agnes/game/skin"
	"agnes/game/table"
	"agnes/sprites"
	"agnes/sprites/paint"
)

func main() {
	log.SetFlags(0)
	out := flag.String("out", ".build/strips", "folder for the pictures")
	only := flag.String("only", "", "only animations whose name contains this")
	every := flag.Int("every", 0, "ticks from one frame to the next; 0 chooses, so that a sheet has about 16")
	size := flag.String("size", "960x720", "the window, in device pixels")
	flag.Parse()
	if err := run(*out, *only, *every, *size); err != nil {
		log.Fatal("strips: ", err)
	}
}

func run(out, only string, every int, size string) error {
	var w, h int
	if _, err := fmt.Sscanf(size, "%dx%d", &w, &h); err != nil {
		return fmt.Errorf("%q is not a size: write it like 960x720", size)
	}
	atlas, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	p := newPainter(atlas, w, h)
	for _, a := range animations {
		if !strings.Contains(a.name, only) {
			continue
		}
		frames, err := p.frames(a)
		if err != nil {
			return fmt.Errorf("%s: %w", a.name, err)
		}
		name := filepath.Join(out, a.name+".png")
		if err := save(name, p.sheet(frames, every)); err != nil {
			return err
		}
		fmt.Printf("%s: %d frames\n", name, len(frames))
	}
	return nil
}

// across is how many frames stand side by side.
const across = 4

// sheet puts every so many frames side by side in reading order.
func (p *painter) sheet(frames []frame, every int) *image.RGBA {
	if every <= 0 {
		every = max(1, (len(frames)+15)/16)
	}
	var chosen []*image.RGBA
	for i := 0; i < len(frames); i += every {
		chosen = append(chosen, p.paint(frames[i]))
	}
	cell := chosen[0].Rect.Size().Add(image.Pt(2, 2))
	rows := (len(chosen) + across - 1) / across
	dst := image.NewRGBA(image.Rect(0, 0, cell.X*min(across, len(chosen)), cell.Y*rows))
	for i, f := range chosen {
		at := image.Pt(i%across*cell.X, i/across*cell.Y)
		draw.Draw(dst, image.Rectangle{at, at.Add(f.Rect.Size())}, f, image.Point{}, draw.Src)
	}
	return dst
}

func save(name string, pic image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(f, pic); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// painter paints what a table shows.
type painter struct {
	atlas *sprites.Atlas
	fit   table.Fit
	sizes [2]table.Metrics
}

// frame is all that is to be painted of one tick, the lowest first.
type frame []scene.Item

func newPainter(atlas *sprites.Atlas, w, h int) *painter {
	p := &painter{atlas: atlas, sizes: skin.Metrics(atlas, false, 0)}
	p.fit = table.ChooseFit(w, h, 1, p.sizes)
	return p
}

// frame is what a table shows now, on its felt.
func (p *painter) frame(t *table.Table, felt string) frame {
	return t.Append(p.atlas.Tile(nil, p.atlas.Sprite(felt), image.Rect(0, 0, p.fit.W, p.fit.H)))
}

func (p *painter) paint(f frame) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, p.fit.W, p.fit.H))
	paint.Items(dst, p.atlas, f)
	return dst
}
