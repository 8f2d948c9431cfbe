package sprites

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"slices"
	"strings"

	"agnes/game/scene"
)

// Deck is a choice of inks for the card faces.
type Deck uint8

// The decks. Standard has two reds and two blacks; FourColour has a colour of
// its own for each suit; HighContrast has the brightest paper and the
// strongest lines.
const (
	Standard Deck = iota
	FourColour
	HighContrast
	deckCount
)

func (d Deck) String() string {
	return [...]string{"standard", "four-colour", "high-contrast"}[d%deckCount]
}

// Decks lists all decks.
func Decks() []Deck { return []Deck{Standard, FourColour, HighContrast} }

// Selection says which card faces are packed. The zero value is the standard
// deck in normal print. Everything that is no card face is always packed.
type Selection struct {
	Deck       Deck
	LargePrint bool
}

// faces is the beginning of the names of the face sheets of a selection.
func (s Selection) faces() string {
	print := "normal"
	if s.LargePrint {
		print = "large"
	}
	return "faces-" + s.Deck.String() + "-" + print
}

// Atlas is every picture that can be drawn, on one texture.
type Atlas struct {
	// Pix is the texture: premultiplied, atlasWidth pixels wide, with a clear
	// pixel between any two pictures.
	Pix   *image.RGBA
	names []string
	rects []image.Rectangle // by handle; handle 0 is empty
}

// atlasWidth is the width of the texture in pixels; maxHeight is the most
// that it may grow in height.
const (
	atlasWidth = 1024
	maxHeight  = 2048
)

// Pack reads the sheets that the selection names and packs them into one
// atlas. It fails only when a sheet is damaged or all of them are too many.
func Pack(sel Selection) (*Atlas, error) {
	all, err := names()
	if err != nil {
		return nil, err
	}
	a := &Atlas{names: all, rects: make([]image.Rectangle, len(all)+1)}
	pictures, err := a.read(sel)
	if err != nil {
		return nil, err
	}
	height, err := a.shelve(pictures)
	if err != nil {
		return nil, err
	}
	a.Pix = image.NewRGBA(image.Rect(0, 0, atlasWidth, height))
	for _, p := range pictures {
		p.source.copyTo(a.Pix, a.rects[p.to].Min, p.from)
	}
	return a, nil
}

// picture is a picture on its way from a sheet to the atlas.
type picture struct {
	source *source
	from   image.Rectangle
	to     scene.Sprite
}

// read reads the pictures of all sheets that the selection names.
func (a *Atlas) read(sel Selection) (pictures []picture, err error) {
	for _, sheet := range SheetNames() {
		if strings.HasPrefix(sheet, "faces-") && !strings.HasPrefix(sheet, sel.faces()+"-") {
			continue
		}
		cells, err := Index(sheet)
		if err != nil {
			return nil, err
		}
		pic, err := Sheet(sheet)
		if err != nil {
			return nil, err
		}
		src := newSource(pic)
		for _, c := range cells {
			if c.Rect.Empty() || !c.Rect.In(pic.Bounds()) {
				return nil, fmt.Errorf("sprites: %q lies outside sheet %q", c.Name, sheet)
			}
			pictures = append(pictures, picture{src, c.Rect, a.Sprite(c.Name)})
		}
	}
	return pictures, nil
}

// shelve gives each picture its place, the tallest first, each row as high as its
// first picture. It returns the height of the texture, a power of two.
func (a *Atlas) shelve(pictures []picture) (height int, err error) {
	slices.SortStableFunc(pictures, func(p, q picture) int {
		return cmp.Or(cmp.Compare(q.from.Dy(), p.from.Dy()), cmp.Compare(p.to, q.to))
	})
	x, y, shelf := 1, 1, 0
	for _, p := range pictures {
		w, h := p.from.Dx(), p.from.Dy()
		if x+w+1 > atlasWidth {
			x, y, shelf = 1, y+shelf+1, 0
		}
		if shelf == 0 {
			shelf = h
		}
		a.rects[p.to] = image.Rect(x, y, x+w, y+h)
		x += w + 1
	}
	for height = 1; height < y+shelf+1; {
		height *= 2
	}
	if height > maxHeight {
		return 0, fmt.Errorf("sprites: the pictures need an atlas %d pixels high, more than %d", height, maxHeight)
	}
	return height, nil
}

// A source is a sheet to copy pictures from. Sheets are paletted as a rule,
// which the standard library would convert pixel by pixel through interfaces:
// slow enough to be felt when the game starts in a browser.
type source struct {
	sheet    image.Image
	paletted *image.Paletted // nil if the sheet is not paletted
	colours  [256]color.RGBA
}

func newSource(sheet image.Image) *source {
	s := &source{sheet: sheet}
	if p, ok := sheet.(*image.Paletted); ok {
		s.paletted = p
		for i, c := range p.Palette {
			s.colours[i] = color.RGBAModel.Convert(c).(color.RGBA)
		}
	}
	return s
}

// copyTo copies a rectangle of the sheet.
func (s *source) copyTo(dst *image.RGBA, at image.Point, from image.Rectangle) {
	if s.paletted == nil {
		draw.Draw(dst, image.Rectangle{at, at.Add(from.Size())}, s.sheet, from.Min, draw.Src)
		return
	}
	for y := range from.Dy() {
		row := s.paletted.Pix[s.paletted.PixOffset(from.Min.X, from.Min.Y+y):][:from.Dx()]
		out := dst.Pix[dst.PixOffset(at.X, at.Y+y):]
		for x, p := range row {
			c := s.colours[p]
			out[4*x], out[4*x+1], out[4*x+2], out[4*x+3] = c.R, c.G, c.B, c.A
		}
	}
}

// Sprite gives the handle of a name, 0 if there is none of that name. A name
// has the same handle in every atlas.
func (a *Atlas) Sprite(name string) scene.Sprite {
	i, ok := slices.BinarySearch(a.names, name)
	if !ok {
		return 0
	}
	return scene.Sprite(i + 1)
}

// Rect is the place of a sprite on the texture, empty for handle 0 and for
// handles that nothing stands behind.
func (a *Atlas) Rect(s scene.Sprite) image.Rectangle {
	if int(s) >= len(a.rects) {
		return image.Rectangle{}
	}
	return a.rects[s]
}

// Size is the width and height of a sprite in pixels.
func (a *Atlas) Size(s scene.Sprite) (w, h int) {
	r := a.Rect(s)
	return r.Dx(), r.Dy()
}

// Shown is the part of the texture that an item shows, and how large it shows
// it, in pixels. It is false for an item that shows nothing: its sprite is
// unknown, or its size negative.
func (a *Atlas) Shown(item *scene.Item) (from image.Rectangle, w, h int, ok bool) {
	from, w, h = a.Rect(item.Sprite), int(item.W), int(item.H)
	if w == 0 {
		w = from.Dx()
	}
	if h == 0 {
		h = from.Dy()
	}
	return from, w, h, !from.Empty() && w >= 0 && h >= 0
}

// Tile appends copies of a seamless picture that cover a rectangle, from its upper
// left corner on. Those at its right and lower edge may reach beyond it.
func (a *Atlas) Tile(items []scene.Item, s scene.Sprite, r image.Rectangle) []scene.Item {
	w, h := a.Size(s)
	if w == 0 || h == 0 {
		return items
	}
	for y := r.Min.Y; y < r.Max.Y; y += h {
		for x := r.Min.X; x < r.Max.X; x += w {
			items = append(items, scene.Item{Sprite: s, X: int16(x), Y: int16(y)})
		}
	}
	return items
}

// Names lists the names that begin so, sorted.
func (a *Atlas) Names(prefix string) []string {
	from, _ := slices.BinarySearch(a.names, prefix)
	to := from
	for to < len(a.names) && strings.HasPrefix(a.names[to], prefix) {
		to++
	}
	return a.names[from:to]
}
