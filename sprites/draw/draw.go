// Package draw puts a list of scene items on the screen with Ebitengine. It
// shows the same pixels as sprites/paint and knows nothing of what they mean.
package draw

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"agnes/game/scene"
	"agnes/sprites"
)

// Drawer draws items from one atlas. All items of a frame go out in one call,
// from buffers that are kept, so that a frame allocates nothing.
type Drawer struct {
	atlas    *sprites.Atlas
	texture  *ebiten.Image
	vertices []ebiten.Vertex
	indices  []uint32
	options  ebiten.DrawTrianglesOptions
}

// New makes a drawer and uploads the atlas.
func New(a *sprites.Atlas) *Drawer {
	d := &Drawer{options: ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
		Filter:         ebiten.FilterNearest,
	}}
	d.SetAtlas(a)
	return d
}

// SetAtlas changes to an atlas packed from another selection. Handles stay
// good.
func (d *Drawer) SetAtlas(a *sprites.Atlas) {
	if d.texture != nil && d.texture.Bounds() != a.Pix.Rect {
		d.texture.Deallocate()
		d.texture = nil
	}
	if d.texture == nil {
		// Unmanaged: the atlas is a texture of its own already.
		d.texture = ebiten.NewImageWithOptions(a.Pix.Rect, &ebiten.NewImageOptions{Unmanaged: true})
	}
	d.texture.WritePixels(a.Pix.Pix)
	d.atlas = a
}

// Draw puts the items on dst, the first lowest. Items with an unknown sprite
// or a negative size are left out.
func (d *Drawer) Draw(dst *ebiten.Image, items []scene.Item) {
	d.vertices, d.indices = d.vertices[:0], d.indices[:0]
	origin := dst.Bounds().Min
	for i := range items {
		d.add(origin, &items[i])
	}
	if len(d.indices) > 0 {
		dst.DrawTriangles32(d.vertices, d.indices, d.texture, &d.options)
	}
}

// add appends the two triangles of an item.
func (d *Drawer) add(origin image.Point, item *scene.Item) {
	from, w, h, ok := d.atlas.Shown(item)
	if !ok {
		return
	}
	x0, y0 := float32(origin.X+int(item.X)), float32(origin.Y+int(item.Y))
	x1, y1 := x0+float32(w), y0+float32(h)
	u0, v0 := float32(from.Min.X), float32(from.Min.Y)
	u1, v1 := float32(from.Max.X), float32(from.Max.Y)
	if w != from.Dx() {
		shift := sprites.StretchShift(from.Dx(), w)
		u0, u1 = u0+shift, u1+shift
	}
	if h != from.Dy() {
		shift := sprites.StretchShift(from.Dy(), h)
		v0, v1 = v0+shift, v1+shift
	}
	r, g, b, a := scaleOf(item.Tint)
	n := uint32(len(d.vertices))
	d.vertices = append(d.vertices,
		ebiten.Vertex{DstX: x0, DstY: y0, SrcX: u0, SrcY: v0, ColorR: r, ColorG: g, ColorB: b, ColorA: a},
		ebiten.Vertex{DstX: x1, DstY: y0, SrcX: u1, SrcY: v0, ColorR: r, ColorG: g, ColorB: b, ColorA: a},
		ebiten.Vertex{DstX: x0, DstY: y1, SrcX: u0, SrcY: v1, ColorR: r, ColorG: g, ColorB: b, ColorA: a},
		ebiten.Vertex{DstX: x1, DstY: y1, SrcX: u1, SrcY: v1, ColorR: r, ColorG: g, ColorB: b, ColorA: a},
	)
	d.indices = append(d.indices, n, n+1, n+2, n+1, n+3, n+2)
}

// scaleOf turns a tint into a premultiplied colour scale.
func scaleOf(tint scene.Colour) (r, g, b, a float32) {
	if tint == 0 {
		return 1, 1, 1, 1
	}
	a = float32(tint&0xff) / 255
	return float32(tint>>24) / 255 * a, float32(tint>>16&0xff) / 255 * a, float32(tint>>8&0xff) / 255 * a, a
}
