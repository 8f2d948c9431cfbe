package main

import (
	"strconv"

	"agnes/game/engine"
	"agnes/game/scene"
	"agnes/game/table"
	"agnes/sprites"
	"agnes/sprites/font"
)

// metrics are the sizes of the cards as they are drawn.
func metrics(a *sprites.Atlas) (sizes [2]table.Metrics) {
	for i, prefix := range [...]string{"small/", "large/"} {
		w, h := a.Size(a.Sprite(prefix + "AC"))
		sizes[i] = table.Metrics{CardW: w, CardH: h, Index: [...]int{10, 12}[i]}
	}
	return sizes
}

// skin gathers the pictures of a card size, as the game does.
func skin(a *sprites.Atlas, size table.Size, back int) *table.Skin {
	f := font.New(a, "en")
	prefix := [...]string{"small/", "large/"}[size]
	get := func(name string) scene.Sprite { return a.Sprite(prefix + name) }
	k := &table.Skin{
		Metrics: metrics(a)[size],
		Back:    get("back" + strconv.Itoa(back)), Shadow: get("shadow"),
		Space: get("place"), FoundationPlace: get("place-foundation"),
		ReservePlace: get("place-reserve"), StockPlace: get("place-stock"),
		Focus: get("place-focus"), Glow: get("glow"), Mark: get("mark"), Drop: get("drop"),
		Crown: get("crown"), Seal: get("seal"),
		White:    a.Sprite("white"),
		Size:     a.Size,
		Text:     f.Append,
		TextSize: func(s string) (int, int) { return f.Width(s), font.LineHeight - 2 },
	}
	w, _ := a.Size(k.Focus)
	k.Margin = (w - k.CardW) / 2
	for i := range k.Bits {
		k.Bits[i] = a.Sprite("bit/" + strconv.Itoa(i))
	}
	for i := range k.Faces {
		k.Faces[i] = get(engine.CardAt(i).String())
	}
	for r := engine.Ace; r <= engine.King; r++ {
		k.Ranks[r] = get("rank" + r.String())
	}
	for s := engine.Clubs; s <= engine.Spades; s++ {
		k.Ghosts[s] = get("ghost-" + s.String())
	}
	return k
}
