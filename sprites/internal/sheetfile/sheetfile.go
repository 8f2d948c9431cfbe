// Package sheetfile writes sheets: a paletted PNG and the index beside it. It
// serves the programs that draw sheets, not the game.
package sheetfile

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"

	"agnes/sprites"
)

// Picture is one named picture of a sheet.
type Picture struct {
	Name string
	Pix  *image.Paletted
}

// Write sets the pictures out in rows at most width pixels wide, with a clear
// pixel around each, and saves name.png and name.tsv in the folder.
func Write(dir, name string, width int, pictures []Picture) error {
	spots := make([]image.Rectangle, len(pictures))
	x, y, row, wide := 1, 1, 0, 1
	for i, p := range pictures {
		size := p.Pix.Rect.Size()
		if x+size.X+1 > width && x > 1 {
			x, y, row = 1, y+row+1, 0
		}
		spots[i] = image.Rectangle{Max: size}.Add(image.Pt(x, y))
		row = max(row, size.Y)
		x += size.X + 1
		wide = max(wide, x)
	}
	sheet := image.NewPaletted(image.Rect(0, 0, wide, y+row+1), sprites.Palette)
	var index bytes.Buffer
	for i, p := range pictures {
		draw.Draw(sheet, spots[i], p.Pix, p.Pix.Rect.Min, draw.Src)
		r := spots[i]
		fmt.Fprintf(&index, "%s\t%d\t%d\t%d\t%d\n", p.Name, r.Min.X, r.Min.Y, r.Dx(), r.Dy())
	}
	var out bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(&out, sheet); err != nil {
		return fmt.Errorf("sheet %s: %w", name, err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), out.Bytes(), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name+".tsv"), index.Bytes(), 0o644)
}
