package main

import (
	"agnes/game/skin"
	"agnes/game/table"
	"agnes/sprites"
	"agnes/sprites/font"
)

// dress is the pictures of a card size with the letters of the game, and frames
// that suit a felt.
func dress(a *sprites.Atlas, m table.Metrics, size table.Size, back int, felt string) *table.Skin {
	f := font.New(a, "en")
	k := skin.Of(a, m, size, back)
	k.Accent = skin.Accent(felt)
	k.Text = f.Append
	k.TextSize = func(s string) (int, int) { return f.Width(s), font.LineHeight - 2 }
	return k
}
