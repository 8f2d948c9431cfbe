package screens

import (
	"image"

	"agnes/game/scene"
)

// brush draws widgets. It holds what they are drawn with.
type brush struct {
	font   lettering
	sprite func(string) scene.Sprite
	size   func(scene.Sprite) (w, h int)
	white  scene.Sprite
	frames map[string]*[9]scene.Sprite
}

func newBrush(f lettering, sprite func(string) scene.Sprite, size func(scene.Sprite) (int, int)) *brush {
	b := &brush{font: f, sprite: sprite, size: size, white: sprite("white"), frames: map[string]*[9]scene.Sprite{}}
	for _, name := range [...]string{"panel", "button", "button-hot", "button-down", "button-off", "tab"} {
		var nine [9]scene.Sprite
		for i, part := range [...]string{"nw", "n", "ne", "w", "c", "e", "sw", "s", "se"} {
			nine[i] = sprite(name + "/" + part)
		}
		b.frames[name] = &nine
	}
	return b
}

// fill covers a rectangle with one colour.
func (b *brush) fill(items []scene.Item, r image.Rectangle, tint scene.Colour) []scene.Item {
	return append(items, scene.Item{
		Sprite: b.white, X: int16(r.Min.X), Y: int16(r.Min.Y), W: int16(r.Dx()), H: int16(r.Dy()), Tint: tint,
	})
}

// frameSide is the side of the corners of a frame, in pixels.
const frameSide = 8

// frame draws one of the frames around and under a rectangle, its corners as
// they are and its sides stretched.
func (b *brush) frame(items []scene.Item, name string, r image.Rectangle) []scene.Item {
	above := r
	above.Max.Y -= frameSide
	return b.frameBottom(b.frameTop(items, name, above), name, r)
}

// frameTop draws a frame without its lower edge, over what lies beneath.
func (b *brush) frameTop(items []scene.Item, name string, r image.Rectangle) []scene.Item {
	edge, sides := r, r
	edge.Max.Y = r.Min.Y + frameSide
	sides.Min.Y = edge.Max.Y
	return b.frameRow(b.frameRow(items, name, 0, edge), name, 1, sides)
}

// frameBottom draws the lower edge of a frame.
func (b *brush) frameBottom(items []scene.Item, name string, r image.Rectangle) []scene.Item {
	r.Min.Y = r.Max.Y - frameSide
	return b.frameRow(items, name, 2, r)
}

// frameRow draws three of the nine pieces of a frame side by side: row 0 is its
// upper edge, 1 its sides, 2 its lower edge.
func (b *brush) frameRow(items []scene.Item, name string, row int, r image.Rectangle) []scene.Item {
	xs := [4]int{r.Min.X, r.Min.X + frameSide, r.Max.X - frameSide, r.Max.X}
	for i, piece := range b.frames[name][3*row : 3*row+3] {
		if w := xs[i+1] - xs[i]; w > 0 && r.Dy() > 0 {
			items = append(items, scene.Item{Sprite: piece, X: int16(xs[i]), Y: int16(r.Min.Y), W: int16(w), H: int16(r.Dy())})
		}
	}
	return items
}

// outline draws a line around a rectangle.
func (b *brush) outline(items []scene.Item, r image.Rectangle) []scene.Item {
	for _, edge := range frameEdges(r) {
		items = b.fill(items, edge, tintHead)
	}
	return items
}

// frameEdges are the four sides of a line two pixels wide around a rectangle.
func frameEdges(r image.Rectangle) [4]image.Rectangle {
	o := r.Inset(-2)
	return [4]image.Rectangle{
		image.Rect(o.Min.X, o.Min.Y, o.Max.X, r.Min.Y),
		image.Rect(o.Min.X, r.Max.Y, o.Max.X, o.Max.Y),
		image.Rect(o.Min.X, r.Min.Y, r.Min.X, r.Max.Y),
		image.Rect(r.Max.X, r.Min.Y, o.Max.X, r.Max.Y),
	}
}

// markedEdge marks a button as the chosen one of several.
func (b *brush) markedEdge(items []scene.Item, r image.Rectangle) []scene.Item {
	const inset, width = 2, 3
	return b.fill(items, image.Rect(r.Min.X+inset, r.Min.Y+inset, r.Min.X+inset+width, r.Max.Y-2*inset), tintWon)
}

// ring draws a ring inside a button, as today stands in a calendar of paper.
func (b *brush) ring(items []scene.Item, r image.Rectangle) []scene.Item {
	const inset, width = 2, 2
	r.Min, r.Max = r.Min.Add(image.Pt(inset, inset)), r.Max.Sub(image.Pt(inset, 2*inset))
	short := r.Inset(1) // of each side, which rounds the corners
	for _, side := range [...]image.Rectangle{
		image.Rect(short.Min.X, r.Min.Y, short.Max.X, r.Min.Y+width),
		image.Rect(short.Min.X, r.Max.Y-width, short.Max.X, r.Max.Y),
		image.Rect(r.Min.X, short.Min.Y, r.Min.X+width, short.Max.Y),
		image.Rect(r.Max.X-width, short.Min.Y, r.Max.X, short.Max.Y),
	} {
		items = b.fill(items, side, inkValue)
	}
	return items
}

// iconSide is the side of an icon beside normal text, in pixels.
const iconSide = 16

// grown is a sign as large as the text beside it.
func (b *brush) grown(i scene.Item) scene.Item {
	w, h := b.grownSize(i.Sprite)
	i.W, i.H = int16(w), int16(h)
	return i
}

// grownSize is the size of a sign that is as large as the text beside it, in
// pixels.
func (b *brush) grownSize(s scene.Sprite) (w, h int) {
	w, h = b.size(s)
	return w * b.font.scale, h * b.font.scale
}

// lines draws text that has been wrapped to its rectangle.
func (b *brush) lines(items []scene.Item, text string, r image.Rectangle, tint scene.Colour) []scene.Item {
	for i, line := range b.font.Wrap(text, r.Dx()) {
		items = b.font.Append(items, r.Min.X, r.Min.Y+i*b.font.Height(), line, tint)
	}
	return items
}
