// Command bare is the smallest Ebitengine program: an empty window, with the
// word "sprites" sixty sprites that move, with the word "still" a window that is
// never painted again. The budgets of the game (download, start, memory, frame
// time, rest) are set against it, so that they hold on any machine and with any
// version of the engine. It must not grow.
package main

import (
	"fmt"
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// sprites is how many pictures are drawn when they are asked for.
const sprites = 60

type bare struct {
	picture *ebiten.Image
	count   int
	drawn   bool
}

func (b *bare) Update() error {
	if b.drawn {
		firstFrame()
	}
	return nil
}

func (b *bare) Draw(screen *ebiten.Image) {
	b.drawn = true
	var op ebiten.DrawImageOptions
	for i := range b.count {
		op.GeoM.Reset()
		x := (int(ebiten.Tick()) + i*37) % 600
		op.GeoM.Translate(float64(x), float64(i%10*40))
		screen.DrawImage(b.picture, &op)
	}
}

func (b *bare) Layout(width, height int) (int, int) { return width, height }

func main() {
	b := &bare{picture: ebiten.NewImage(48, 64)}
	b.picture.Fill(color.White)
	if wants("sprites") {
		b.count = sprites
	}
	ebiten.SetScreenClearedEveryFrame(!wants("still"))
	ebiten.SetWindowTitle("bare")
	if err := ebiten.RunGame(b); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
