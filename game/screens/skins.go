package screens

import (
	"agnes/game/engine"
	"agnes/game/scene"
	"agnes/game/skin"
	"agnes/game/store"
	"agnes/game/table"
	"agnes/sprites"
)

// backdrop names the felt that the settings choose for a game.
func backdrop(t store.Table, r engine.Rules) string {
	switch {
	case t == store.GreenFelt:
		return "felt/green"
	case t == store.DarkFelt:
		return "felt/dark"
	case t == store.Lily, t == store.MatchGame && familyOf(r) == sorel:
		return "felt/lily"
	}
	return "felt/river"
}

// nightTint tones the cards down: on the dark table they would be the only thing
// that glares.
const nightTint scene.Colour = 0xDCD4C8FF

// tintOf is how the cards are toned. A deck of high contrast stays that.
func tintOf(t store.Table, d store.Deck) scene.Colour {
	if t == store.DarkFelt && d != store.HighContrast {
		return nightTint
	}
	return 0
}

// backOf is the back that the settings choose for a game.
func backOf(back uint8, r engine.Rules) int {
	switch {
	case back != store.MatchBack:
		return int(back-1) % store.Backs
	case familyOf(r) == sorel:
		return 1
	}
	return 0
}

// skinFor is the pictures of a card size with the back for a game, and frames
// that suit its felt.
func (s *Shell) skinFor(size table.Size, r engine.Rules) *table.Skin {
	k := *s.skins[size]
	k.Back = skin.Back(s.atlas, size, backOf(s.settings.Back, r))
	k.Accent = skin.Accent(backdrop(s.settings.Table, r))
	return &k
}

// skinOf gathers the pictures of a card size from the atlas, and the letters.
func skinOf(a *sprites.Atlas, f lettering, m table.Metrics, size table.Size) *table.Skin {
	k := skin.Of(a, m, size, 0)
	k.Text = f.Append
	k.TextSize = func(s string) (int, int) { return f.Width(s), f.Height() - 2*f.scale }
	return k
}
