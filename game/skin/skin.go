// Package skin gathers what the table needs of the atlas: the sizes of the cards
// as they are drawn, and the pictures of one size. It knows the art and the
// table, and nothing of letters, settings or screens.
package skin

import (
	"strconv"

	"agnes/game/engine"
	"agnes/game/scene"
	"agnes/game/table"
	"agnes/sprites"
)

// prefixes of the names of the pictures of small and of large cards.
var prefixes = [2]string{table.Small: "small/", table.Large: "large/"}

// The height of the strip with rank and suit at the top of a small and a large
// card, in pixels, in normal and in large print.
var (
	indexHeight      = [2]int{10, 12}
	largeIndexHeight = [2]int{15, 19}
)

// Metrics are the sizes of the small and the large cards, on a table with a line
// of text at its top that is so many pixels high.
func Metrics(a *sprites.Atlas, largePrint bool, line int) (sizes [2]table.Metrics) {
	for i, prefix := range prefixes {
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

// Back is the picture of a back of a size of cards.
func Back(a *sprites.Atlas, size table.Size, back int) scene.Sprite {
	return a.Sprite(prefixes[size] + "back" + strconv.Itoa(back))
}

// Accent is the colour of frames on a felt, which is given by the name of its
// tile.
func Accent(felt string) scene.Colour {
	r, g, b, a := sprites.Palette[sprites.Accent(felt)].RGBA()
	return scene.Colour(r>>8<<24 | g>>8<<16 | b>>8<<8 | a>>8)
}

// Of is all pictures of a size of cards, with a back. Text and TextSize are left
// to whoever has the letters, Accent to whoever knows the felt.
func Of(a *sprites.Atlas, m table.Metrics, size table.Size, back int) *table.Skin {
	get := func(name string) scene.Sprite { return a.Sprite(prefixes[size] + name) }
	k := &table.Skin{
		Metrics: m,
		Back:    Back(a, size, back), Under: get("under"), Edge: get("edge"),
		Shadow: scene.Shadow{Whole: get("shadow"), Foot: get("shadow-foot"), Side: get("shadow-side")},
		Space:  get("place"), FoundationPlace: get("place-foundation"),
		ReservePlace: get("place-reserve"), StockPlace: get("place-stock"),
		Glow: get("glow"), Mark: get("mark"), May: get("may"),
		Focus:  table.Ring{Top: get("focus-top"), Sides: get("focus-sides"), Foot: get("focus-foot")},
		Ring:   table.Ring{Top: get("ring-top"), Sides: get("ring-sides"), Foot: get("ring-foot")},
		Accent: 0xFFFFFFFF,
		Crown:  get("crown"), Seal: get("seal"),
		White: a.Sprite("white"),
		Size:  a.Size,
	}
	_, k.Shadow.FootH = a.Size(k.Shadow.Foot)
	focusW, _ := a.Size(k.Focus.Top)
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
