package screens

import (
	"strconv"

	"agnes/game/engine"
	"agnes/game/scene"
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

// metricsOf are the sizes of the cards as they are drawn, on a table with a line
// of text at its top that is so high.
func metricsOf(a *sprites.Atlas, largePrint bool, line int) (sizes [2]table.Metrics) {
	for i, prefix := range [...]string{"small/", "large/"} {
		w, h := a.Size(a.Sprite(prefix + "AC"))
		sizes[i] = table.Metrics{CardW: w, CardH: h, Index: indexHeight[i], Status: line}
		if largePrint {
			// Large signs are worth more than long columns: the cards stay as
			// large as they are in normal print.
			sizes[i].Index, sizes[i].Long = largeIndexHeight[i], 15
		}
	}
	return sizes
}

// The height of the strip with rank and suit at the top of a small and a large
// card, in pixels, in normal and in large print.
var indexHeight, largeIndexHeight = [2]int{10, 12}, [2]int{15, 19}

// skinOf gathers the pictures of a card size from the atlas.
func skinOf(a *sprites.Atlas, f lettering, m table.Metrics, size table.Size, back int) *table.Skin {
	prefix := [...]string{"small/", "large/"}[size]
	get := func(name string) scene.Sprite { return a.Sprite(prefix + name) }
	k := &table.Skin{
		Metrics: m,
		Back:    get("back" + strconv.Itoa(back%store.Backs)),
		Under:   get("under"),
		Shadow:  get("shadow"),
		Space:   get("place"), FoundationPlace: get("place-foundation"),
		ReservePlace: get("place-reserve"), StockPlace: get("place-stock"),
		Focus: get("place-focus"), Glow: get("glow"), Mark: get("mark"), Drop: get("drop"),
		Crown: get("crown"), Seal: get("seal"),
		White: a.Sprite("white"),
		Size:  a.Size,
		Text:  f.Append,
		TextSize: func(s string) (int, int) {
			return f.Width(s), f.Height() - 2*f.scale
		},
	}
	focusW, _ := a.Size(k.Focus)
	k.Margin = (focusW - k.CardW) / 2
	for i := range k.Faces {
		k.Faces[i] = get(engine.CardAt(i).String())
	}
	for i := range k.Bits {
		k.Bits[i] = a.Sprite("bit/" + strconv.Itoa(i))
	}
	for r := engine.Ace; r <= engine.King; r++ {
		k.Ranks[r] = get("rank" + r.String())
	}
	for s := engine.Clubs; s <= engine.Spades; s++ {
		k.Ghosts[s] = get("ghost-" + s.String())
	}
	return k
}
