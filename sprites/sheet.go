package sprites

import (
	"bytes"
	"embed"
	"fmt"
	"image"
	_ "image/png" // sheets are PNG files
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed sheets/*.png sheets/*.tsv
var files embed.FS

// Cell is one named picture of a sheet.
type Cell struct {
	Name string
	// Rect is its place on the sheet, in pixels.
	Rect image.Rectangle
}

// SheetNames lists all sheets by file name without ending, sorted.
func SheetNames() []string {
	entries, _ := files.ReadDir("sheets")
	var names []string
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), ".tsv"); ok {
			names = append(names, name)
		}
	}
	return names
}

// Index reads the index of a sheet: one picture a line, name, x, y, width and
// height, separated by tabs.
func Index(sheet string) ([]Cell, error) {
	data, err := files.ReadFile(path.Join("sheets", sheet+".tsv"))
	if err != nil {
		return nil, fmt.Errorf("sprites: no index for sheet %q: %w", sheet, err)
	}
	var cells []Cell
	for line := range strings.Lines(string(data)) {
		name, rest, _ := strings.Cut(strings.TrimRight(line, "\r\n"), "\t")
		numbers := strings.Split(rest, "\t")
		if len(numbers) != 4 {
			return nil, fmt.Errorf("sprites: index of sheet %q: line %q is not name, x, y, width, height", sheet, line)
		}
		var v [4]int
		for i, n := range numbers {
			if v[i], err = strconv.Atoi(n); err != nil {
				return nil, fmt.Errorf("sprites: index of sheet %q, %s: %w", sheet, name, err)
			}
		}
		cells = append(cells, Cell{name, image.Rect(v[0], v[1], v[0]+v[2], v[1]+v[3])})
	}
	return cells, nil
}

// Sheet decodes the picture of a sheet. Any PNG that an editor saves will do.
func Sheet(sheet string) (image.Image, error) {
	data, err := files.ReadFile(path.Join("sheets", sheet+".png"))
	if err != nil {
		return nil, fmt.Errorf("sprites: no picture for sheet %q: %w", sheet, err)
	}
	pic, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("sprites: sheet %q: %w", sheet, err)
	}
	return pic, nil
}

// names lists every picture name of every sheet, sorted, once each. The
// handle of a name is its position here plus one, so it is the same whichever
// sheets are packed.
var names = sync.OnceValues(func() ([]string, error) {
	var all []string
	for _, sheet := range SheetNames() {
		cells, err := Index(sheet)
		if err != nil {
			return nil, err
		}
		for _, c := range cells {
			all = append(all, c.Name)
		}
	}
	slices.Sort(all)
	return slices.Compact(all), nil
})
