// Command bake cuts the glyphs that the game needs out of bitmapfont, so that
// a download does not carry tens of thousands that nobody reads. It reads the
// message catalogues to learn which.
//
// It writes two sheets: font, from bitmapfont's Japanese face, and font-sc
// with the glyphs of Chinese catalogues that look otherwise in its
// simplified-Chinese face, or that no other catalogue needs.
package main

import (
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/hajimehoshi/bitmapfont/v3"

	"agnes/sprites"
	"agnes/sprites/font"
	"agnes/sprites/internal/sheetfile"
)

func main() {
	catalogues := flag.String("catalogues", "", "folder of message catalogues, *.txt; those named zh… are Chinese")
	out := flag.String("out", "", "folder for the sheets")
	flag.Parse()
	if err := bake(*catalogues, *out); err != nil {
		fmt.Fprintln(os.Stderr, "bake:", err)
		os.Exit(1)
	}
}

func bake(catalogues, out string) error {
	base, chinese, err := wanted(catalogues)
	if err != nil {
		return err
	}
	var latin, sc []sheetfile.Picture
	latin = append(latin, sheetfile.Picture{Name: font.MissingName, Pix: missing()})
	for _, r := range base {
		pix, ok := font.Glyph(bitmapfont.Face, r)
		if !ok {
			fmt.Fprintf(os.Stderr, "bake: bitmapfont has no %q (%U): it will show as a box\n", r, r)
			continue
		}
		latin = append(latin, sheetfile.Picture{Name: font.GlyphName(r), Pix: pix})
	}
	for _, r := range chinese {
		pix, ok := font.Glyph(bitmapfont.FaceSC, r)
		if !ok {
			fmt.Fprintf(os.Stderr, "bake: bitmapfont has no Chinese %q (%U)\n", r, r)
			continue
		}
		if same, ok := font.Glyph(bitmapfont.Face, r); ok && slices.Contains(base, r) && slices.Equal(same.Pix, pix.Pix) {
			continue
		}
		sc = append(sc, sheetfile.Picture{Name: font.ChineseName(r), Pix: pix})
	}
	if err := sheetfile.Write(out, "font", 400, latin); err != nil {
		return err
	}
	if len(sc) == 0 {
		sc = append(sc, sheetfile.Picture{Name: font.ChineseName(0xfffd), Pix: missing()})
	}
	return sheetfile.Write(out, "font-sc", 400, sc)
}

// always are the runes that the font has whatever the catalogues say.
const always = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿÄÖÜäöüßẞÁÉÍÑÓÚáéíñóú¿¡" +
	"„“”‚‘’«»‹›–—…·×•†°←↑→↓↔↕♣♦♥♠♪★☆■□▲▼◀▶○●"

// wanted lists the runes to bake, sorted: those of the base sheet and those of
// the Chinese catalogues.
func wanted(folder string) (base, chinese []rune, err error) {
	for r := ' '; r <= 0xff; r++ {
		if r < 0x7f || r >= 0xa0 {
			base = append(base, r)
		}
	}
	base = append(base, []rune(always)...)
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		return nil, nil, err
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, nil, err
		}
		for _, r := range string(text) {
			switch {
			case r < ' ':
			case strings.HasPrefix(filepath.Base(f), "zh"):
				chinese = append(chinese, r)
			default:
				base = append(base, r)
			}
		}
	}
	slices.Sort(base)
	slices.Sort(chinese)
	return slices.Compact(base), slices.Compact(chinese), nil
}

// missing is the box that stands for a rune without a glyph.
func missing() *image.Paletted {
	p := image.NewPaletted(image.Rect(0, 0, 6, font.CellHeight), sprites.Palette)
	for y := 2; y < 11; y++ {
		for x := range 5 {
			if x == 0 || x == 4 || y == 2 || y == 10 {
				p.SetColorIndex(x, y, sprites.Bright)
			}
		}
	}
	return p
}
