package screens

import (
	"agnes/game/engine"
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
	case t == store.Lily, t == store.MatchGame && r.Build == engine.SameColour:
		return "felt/lily"
	}
	return "felt/river"
}

// skinOf gathers the pictures of a card size from the atlas, and the letters.
func skinOf(a *sprites.Atlas, f lettering, m table.Metrics, size table.Size, back int) *table.Skin {
	k := skin.Of(a, m, size, back%store.Backs)
	k.Text = f.Append
	k.TextSize = func(s string) (int, int) { return f.Width(s), f.Height() - 2*f.scale }
	return k
}
