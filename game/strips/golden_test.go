package main

import (
	"flag"
	"image"
	"image/draw"
	"strings"
	"testing"

	"agnes/game/golden"
	"agnes/sprites"
)

// update renews the golden pictures instead of comparing with them: make
// golden. Look at each before keeping it.
var update = flag.Bool("update", false, "renew the golden pictures")

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

// eachAnimation does something with the frames of each animation.
func eachAnimation(t *testing.T, do func(t *testing.T, p *painter, a animation, frames []frame)) {
	t.Helper()
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
			do(t, p, a, frames)
		})
	}
}

func TestTheAnimationsLookAsTheyDid(t *testing.T) {
	eachAnimation(t, func(t *testing.T, p *painter, a animation, frames []frame) {
		golden.Check(t, a.name, sideBySide(p.moments(a, frames)), *update)
	})
}

func TestGoldenPicturesOfAnimationsAreSmallAndUsed(t *testing.T) {
	var names []string
	for _, a := range animations {
		names = append(names, a.name)
	}
	golden.OnlyThese(t, names, mostBytes)
}
