package main

import "agnes/sprites/internal/sheetfile"

// A sheet collects named pictures.
type sheet struct {
	width int
	cells []cell
}

type cell struct {
	name string
	pic  *canvas
}

func (s *sheet) add(name string, c *canvas) { s.cells = append(s.cells, cell{name, c}) }

func (s *sheet) write(dir, name string) error {
	var pictures []sheetfile.Picture
	for _, c := range s.cells {
		pictures = append(pictures, sheetfile.Picture{Name: c.name, Pix: c.pic.image()})
	}
	return sheetfile.Write(dir, name, s.width, pictures)
}
