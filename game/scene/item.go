package scene

// Sprite is an opaque handle of a picture. The scene never looks behind it:
// whoever draws knows what it stands for. The zero value draws nothing.
type Sprite uint16

// Colour is a straight-alpha colour 0xRRGGBBAA that multiplies a sprite.
// The zero value means "as it is", so that most items need not name one.
type Colour uint32

// Item is one picture to draw. A frame is a flat list of them, the first
// lowest. All lengths are whole pixels of the virtual grid.
type Item struct {
	Sprite Sprite
	X, Y   int16 // top left corner; may lie outside the canvas
	// W and H stretch the sprite, nearest pixel; zero means its own size.
	// They serve fills, panel edges and the turning of a card.
	W, H int16
	Tint Colour
}
