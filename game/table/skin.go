package table

import (
	"image"

	"agnes/game/engine"
	"agnes/game/scene"
)

// Skin is the pictures of one card size. The places are as large as a card;
// Focus, Glow, Mark, May and Ring are larger by Margin on each side.
type Skin struct {
	Metrics
	Faces  [engine.PackSize]scene.Sprite // by Card.Index
	Tint   scene.Colour                  // of every card; 0 as they are painted
	Back   scene.Sprite
	Under  scene.Sprite // a card of the stock seen from its edge; 0: as the back
	Shadow scene.Shadow
	Edge   scene.Sprite // a card seen from its edge while it turns

	Space, FoundationPlace, ReservePlace, StockPlace scene.Sprite

	Glow, Mark, May scene.Sprite
	Focus, Ring     Ring
	Margin          int          // pixels by which the frames stand out
	Accent          scene.Colour // of Mark, May and Ring, so that they stand out from the felt

	Ranks  [14]scene.Sprite           // by rank, tinted where a place names a rank
	Ghosts [engine.Suits]scene.Sprite // faint suits for empty foundations
	Crown  scene.Sprite               // on a foundation that has wrapped
	Seal   scene.Sprite               // on a finished suit

	Bits  [8]scene.Sprite // small squares in many colours, from white to green
	White scene.Sprite    // one pixel, for fills
	Size  func(scene.Sprite) (w, h int)
	// Text appends the items of a line of text with its top left corner at
	// x, y; TextSize is how large the line is, in pixels.
	Text     func(items []scene.Item, x, y int, s string, tint scene.Colour) []scene.Item
	TextSize func(s string) (w, h int)
}

// Ring is a frame as wide as a card, and as high as is needed: its upper edge,
// its sides, one pixel high, to be stretched, and its lower edge.
type Ring struct{ Top, Sides, Foot scene.Sprite }

// Metrics are the sizes of one card size, in pixels of the virtual grid.
type Metrics struct {
	CardW, CardH int
	// Index is the height of the top strip that shows rank and suit: the
	// narrowest fan that can be read.
	Index int
	// Long is how many cards a column may have before its fan may become too
	// narrow to be read; 0 stands for 24.
	Long int
	// Status is the height of the line of text at the top; 0 stands for 16.
	// A higher one takes its room from the columns, so that large text does
	// not make the cards smaller.
	Status int
	// Buttons is how many buttons the bar of an upright table is made for, and
	// Words how large each has to be to say what it does, in the letters that are
	// wished for and in smaller ones. Without words the bar is one row.
	Buttons int
	Words   [2]image.Point
}
