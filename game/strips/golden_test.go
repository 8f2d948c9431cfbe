package main

import (
	"errors"
	"flag"
	"image"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"agnes/sprites"
)

// update renews the golden pictures instead of comparing with them: make
// golden. Look at each before keeping it.
var update = flag.Bool("update", false, "renew the golden pictures")

// Where golden pictures are, and where a test that fails leaves what it got.
const (
	goldenFolder = "testdata/golden"
	leftFolder   = "../../.build/golden"
)

// mostBytes bounds all golden pictures of animations together.
const mostBytes = 2 << 20

// moments are the start, the middle and the end of an animation; of a show a
// moment of each act as well.
func (p *painter) moments(a animation, frames []frame) []*image.RGBA {
	n := 3
	if strings.HasPrefix(a.name, "win-") {
		n = 9
	}
	var chosen []*image.RGBA
	for i := range n {
		// The very first frame and the last few stand still.
		chosen = append(chosen, p.paint(frames[1+i*(len(frames)-2-stillFrames)/(n-1)]))
	}
	return chosen
}

// sideBySide puts pictures in rows of three.
func sideBySide(pictures []*image.RGBA) *image.RGBA {
	const across = 3
	cell := pictures[0].Rect.Size()
	rows := (len(pictures) + across - 1) / across
	out := image.NewRGBA(image.Rect(0, 0, across*cell.X, rows*cell.Y))
	for i, p := range pictures {
		at := image.Pt(i%across*cell.X, i/across*cell.Y)
		draw.Draw(out, image.Rectangle{at, at.Add(cell)}, p, image.Point{}, draw.Src)
	}
	return out
}

func TestTheAnimationsLookAsTheyDid(t *testing.T) {
	atlas, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	p := newPainter(atlas, 960, 720)
	for _, a := range animations {
		t.Run(a.name, func(t *testing.T) {
			frames, err := p.frames(a)
			if err != nil {
				t.Fatal(err)
			}
			got := sideBySide(p.moments(a, frames))
			file := filepath.Join(goldenFolder, a.name+".png")
			if *update {
				if err := os.MkdirAll(goldenFolder, 0o777); err != nil {
					t.Fatal(err)
				}
				if err := save(file, got); err != nil {
					t.Fatal(err)
				}
				return
			}
			compare(t, file, filepath.Join(leftFolder, "animation-"+a.name+".png"), got)
		})
	}
}

func compare(t *testing.T, file, left string, got *image.RGBA) {
	t.Helper()
	want, err := load(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if err == nil && differing(want, got).Empty() {
		return
	}
	if err := os.MkdirAll(leftFolder, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := save(left, got); err != nil {
		t.Fatal(err)
	}
	if want == nil {
		t.Fatalf("there is no golden picture; what was painted is in %s", left)
	}
	t.Errorf("within %v the pictures differ; what was painted is in %s", differing(want, got), left)
}

func load(file string) (*image.RGBA, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	pic, err := png.Decode(f)
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(pic.Bounds())
	draw.Draw(out, out.Rect, pic, image.Point{}, draw.Src)
	return out, nil
}

func TestGoldenPicturesOfAnimationsAreSmallAndUsed(t *testing.T) {
	used := map[string]bool{}
	for _, a := range animations {
		used[a.name+".png"] = true
	}
	files, err := os.ReadDir(goldenFolder)
	if err != nil {
		t.Fatal(err)
	}
	var bytes int64
	for _, f := range files {
		if !used[f.Name()] {
			t.Errorf("nothing paints %s any more", f.Name())
		}
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		bytes += info.Size()
	}
	if bytes > mostBytes {
		t.Errorf("they have %d bytes, more than %d", bytes, mostBytes)
	}
}
