package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
)

// A sheet collects pictures and sets them out in rows, with a clear pixel
// around each so that an artist sees where one ends.
type sheet struct {
	width int
	cells []cell
}

type cell struct {
	name string
	pic  *canvas
}

func (s *sheet) add(name string, c *canvas) { s.cells = append(s.cells, cell{name, c}) }

// write saves the picture and its index.
func (s *sheet) write(dir, name string) error {
	type spot struct{ x, y int }
	spots := make([]spot, len(s.cells))
	x, y, row, wide := 1, 1, 0, 0
	for i, c := range s.cells {
		if x+c.pic.w+1 > s.width && x > 1 {
			x, y, row = 1, y+row+1, 0
		}
		spots[i] = spot{x, y}
		row = max(row, c.pic.h)
		x += c.pic.w + 1
		wide = max(wide, x)
	}
	all := blank(wide, y+row+1)
	var index bytes.Buffer
	for i, c := range s.cells {
		all.put(c.pic, spots[i].x, spots[i].y)
		fmt.Fprintf(&index, "%s\t%d\t%d\t%d\t%d\n", c.name, spots[i].x, spots[i].y, c.pic.w, c.pic.h)
	}
	var out bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(&out, all.image()); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), out.Bytes(), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name+".tsv"), index.Bytes(), 0o644)
}
