package draw

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"agnes/game/scene"
	"agnes/sprites"
)

// A player who goes through all the decks again and again holds no more pictures
// than one: what the old atlas took is given back.
func TestChangingDecksLeavesNoImageBehind(t *testing.T) {
	var atlases []*sprites.Atlas
	for deck := range sprites.Deck(3) {
		for _, large := range []bool{false, true} {
			a, err := sprites.Pack(sprites.Selection{Deck: deck, LargePrint: large})
			if err != nil {
				t.Fatal(err)
			}
			atlases = append(atlases, a)
		}
	}
	screen := ebiten.NewImage(64, 64)
	defer screen.Deallocate()
	d := New(atlases[0])
	held := func() int64 {
		d.Draw(screen, []scene.Item{{Sprite: d.atlas.Sprite("white"), W: 9, H: 9}})
		screen.ReadPixels(make([]byte, 4*64*64)) // until everything is done
		var info ebiten.DebugInfo
		ebiten.ReadDebugInfo(&info)
		return info.TotalGPUImageMemoryUsageInBytes
	}
	round := func() {
		for _, a := range atlases {
			d.SetAtlas(a)
			held()
		}
	}
	round()
	before := held()
	for range 20 {
		round()
	}
	if after := held(); after > before || before == 0 {
		t.Errorf("pictures hold %d bytes, and after 120 changes of the deck %d", before, after)
	}
}
