package sprites

import "image/color"

// Palette is every colour of the game, straight alpha. Index 0 is clear and
// index 1 is the one translucent tone, used by shadows. A test holds every
// pixel of every sheet to it. The order is that of the constants below.
var Palette = color.Palette{
	Clear:     rgba(0x00000000),
	Shadow:    rgba(0x0a081466),
	Ink:       rgba(0x15131cff),
	Coal:      rgba(0x232130ff),
	Dusk:      rgba(0x34324aff),
	Mist:      rgba(0x7d879dff),
	Silver:    rgba(0xc2c8ceff),
	Bright:    rgba(0xffffffff),
	Paper:     rgba(0xf4eddbff),
	Linen:     rgba(0xd9c9aaff),
	Tan:       rgba(0xa58c68ff),
	SkinLight: rgba(0xf8d8b8ff),
	Skin:      rgba(0xe3a881ff),
	SkinDark:  rgba(0xb26d54ff),
	Brown:     rgba(0x7b4430ff),
	Umber:     rgba(0x43272aff),
	Wine:      rgba(0x561a31ff),
	Claret:    rgba(0x6a2039ff),
	Crimson:   rgba(0xbe2440ff),
	Vermilion: rgba(0xe2552fff),
	Rose:      rgba(0xf0908aff),
	Amber:     rgba(0xc98227ff),
	Gold:      rgba(0xf0bc48ff),
	Pale:      rgba(0xfbe596ff),
	FeltDark:  rgba(0x17402fff),
	Felt:      rgba(0x1d4b38ff),
	FeltLight: rgba(0x255a42ff),
	Leaf:      rgba(0x2f8c66ff),
	Navy:      rgba(0x172b4dff),
	Deep:      rgba(0x1c365cff),
	River:     rgba(0x1d4f88ff),
	Sky:       rgba(0x6fb4d6ff),
}

// The names of the colours: indices of Palette, at most 32 of them.
const (
	Clear = iota
	Shadow
	Ink
	Coal
	Dusk
	Mist
	Silver
	Bright
	Paper
	Linen
	Tan
	SkinLight
	Skin
	SkinDark
	Brown
	Umber
	Wine
	Claret
	Crimson
	Vermilion
	Rose
	Amber
	Gold
	Pale
	FeltDark
	Felt
	FeltLight
	Leaf
	Navy
	Deep
	River
	Sky
)

// Inks gives the palette indices of the four suits of a deck, in the order
// clubs, diamonds, hearts, spades. Clubs and spades are the cool family,
// diamonds and hearts the warm one.
func (d Deck) Inks() [4]uint8 {
	switch d {
	case FourColour:
		return [4]uint8{Leaf, Amber, Crimson, Ink}
	case HighContrast:
		return [4]uint8{River, Vermilion, Crimson, Ink}
	default:
		return [4]uint8{Deep, Vermilion, Crimson, Ink}
	}
}

// Accent is the palette index of the colour in which frames stand out on a
// felt, which is given by the name of its tile.
func Accent(felt string) uint8 {
	if felt == "felt/river" {
		return Gold
	}
	return Sky
}

func rgba(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 24), G: uint8(v >> 16), B: uint8(v >> 8), A: uint8(v)}
}
