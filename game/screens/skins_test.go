package screens

import (
	"image"
	"testing"

	"agnes/game/engine"
	"agnes/game/store"
)

// On the dark table the cards do not glare: their paper is darker than on the
// others, but for the deck of high contrast.
func TestTheDarkTableTonesTheCardsDown(t *testing.T) {
	b := playing(t, "bernauer", 47)
	paper := func(felt store.Table, deck store.Deck) uint32 {
		b.change(func(s *store.Settings) { s.Table, s.Deck = felt, deck })
		card := b.table.Pile(engine.Column(1))[0].Seen
		at := image.Pt(card.Max.X-4, card.Min.Y+card.Dy()/2)
		r, g, bl, _ := b.picture().At(at.X, at.Y).RGBA()
		return (r + g + bl) / 3 >> 8
	}
	for _, deck := range []store.Deck{store.StandardDeck, store.FourColour} {
		light, dark := paper(store.GreenFelt, deck), paper(store.DarkFelt, deck)
		if dark > light*9/10 || dark < light*3/4 {
			t.Errorf("deck %d: paper of %d on green, of %d on dark", deck, light, dark)
		}
	}
	if light, dark := paper(store.GreenFelt, store.HighContrast), paper(store.DarkFelt, store.HighContrast); light != dark {
		t.Errorf("high contrast: paper of %d on green, of %d on dark", light, dark)
	}
}
