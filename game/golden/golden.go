// Package golden holds what is painted against pictures that are kept. It is for
// tests: it knows files and nothing of the game.
package golden

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Folder holds golden pictures, below the package that paints them. A test that
// fails leaves what it got, and how that differs, in Left, two folders up.
const (
	Folder = "testdata/golden"
	Left   = "../../.build/golden"
)

// Check fails the test unless the picture is the golden one of this name, which
// may have folders in it. With update the picture becomes the golden one:
// look at each before keeping it.
func Check(t testing.TB, name string, got *image.RGBA, update bool) {
	t.Helper()
	file := filepath.Join(Folder, name+".png")
	if update {
		write(t, file, got)
		return
	}
	left := filepath.Join(Left, strings.ReplaceAll(name, "/", "-"))
	want, err := read(file)
	if err != nil {
		write(t, left+".png", got)
		if errors.Is(err, fs.ErrNotExist) {
			t.Errorf("there is no golden picture; what was painted is in %s.png", left)
			return
		}
		t.Fatal(err)
	}
	if n := differing(got, want); n > 0 {
		write(t, left+".png", got)
		write(t, left+"-difference.png", reddened(got, want))
		t.Errorf("%d pixels differ; see %s.png and %[2]s-difference.png", n, left)
	}
}

// OnlyThese fails the test where a golden picture is left over from something
// that is painted no more, where two have one name, or where all of them are
// more than so many bytes together.
func OnlyThese(t testing.TB, names []string, mostBytes int64) {
	t.Helper()
	slices.Sort(names)
	if n := len(names); n != len(slices.Compact(slices.Clone(names))) {
		t.Errorf("two of %q have one name", names)
	}
	var bytes int64
	err := filepath.WalkDir(Folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		rel, err := filepath.Rel(Folder, path)
		if err != nil {
			return err
		}
		name, isPNG := strings.CutSuffix(filepath.ToSlash(rel), ".png")
		if _, used := slices.BinarySearch(names, name); !used || !isPNG {
			t.Errorf("nothing paints %s any more", path)
		}
		info, err := entry.Info()
		if err == nil {
			bytes += info.Size()
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if bytes > mostBytes {
		t.Errorf("the golden pictures have %d bytes, more than %d", bytes, mostBytes)
	}
}

// differing counts the pixels that differ, or all of them when the sizes do.
func differing(a, b *image.RGBA) int {
	if a.Rect != b.Rect {
		return max(a.Rect.Dx()*a.Rect.Dy(), 1)
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		if [4]uint8(a.Pix[i:i+4]) != [4]uint8(b.Pix[i:i+4]) {
			n++
		}
	}
	return n
}

// reddened shows in red what differs, over the picture got, darkened.
func reddened(got, want *image.RGBA) *image.RGBA {
	out := image.NewRGBA(got.Rect)
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			c := got.RGBAAt(x, y)
			if c == want.RGBAAt(x, y) {
				c.R, c.G, c.B = c.R/3, c.G/3, c.B/3
			} else {
				c = color.RGBA{255, 40, 40, 255}
			}
			out.SetRGBA(x, y, c)
		}
	}
	return out
}

func read(file string) (*image.RGBA, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	pic, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	out := image.NewRGBA(pic.Bounds())
	draw.Draw(out, out.Rect, pic, out.Rect.Min, draw.Src)
	return out, nil
}

// write writes a PNG file, with a palette where 256 colours will do.
func write(t testing.TB, file string, pic *image.RGBA) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(f, paletted(pic)); err != nil {
		t.Fatal(err)
	}
}

// paletted is the same picture with a palette, if it has few enough colours.
func paletted(pic *image.RGBA) image.Image {
	index := map[color.RGBA]uint8{}
	out := image.NewPaletted(pic.Rect, nil)
	for y := range pic.Rect.Dy() {
		for x := range pic.Rect.Dx() {
			c := pic.RGBAAt(x, y)
			i, ok := index[c]
			if !ok {
				if len(index) == 256 {
					return pic
				}
				i = uint8(len(index))
				index[c] = i
				out.Palette = append(out.Palette, c)
			}
			out.Pix[out.PixOffset(x, y)] = i
		}
	}
	return out
}
