package font

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/bitmapfont/v3"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
	"pgregory.net/rapid"

	"agnes/sprites"
)

func atlas(tb testing.TB) *sprites.Atlas {
	a, err := sprites.Pack(sprites.Selection{})
	if err != nil {
		tb.Fatal(err)
	}
	return a
}

// same reports whether a sprite shows what the library draws for a rune.
func same(a *sprites.Atlas, name string, face xfont.Face, r rune) bool {
	want, ok := Glyph(face, r)
	at := a.Rect(a.Sprite(name))
	if !ok || at.Size() != want.Rect.Size() {
		return false
	}
	for y := range at.Dy() {
		for x := range at.Dx() {
			_, _, _, alpha := a.Pix.At(at.Min.X+x, at.Min.Y+y).RGBA()
			if (alpha != 0) != (want.ColorIndexAt(x, y) != 0) {
				return false
			}
		}
	}
	return true
}

func TestBakedGlyphsAreTheLibrarys(t *testing.T) {
	a := atlas(t)
	count := 0
	for prefix, face := range map[string]xfont.Face{"glyph/": bitmapfont.Face, "glyph-sc/": bitmapfont.FaceSC} {
		for _, name := range a.Names(prefix) {
			r, ok := runeOf(name[len(prefix):])
			if !ok || r == 0xfffd {
				continue
			}
			count++
			if !same(a, name, face, r) {
				t.Errorf("%q (%U) is not the library's", r, r)
			}
		}
	}
	if count < 200 {
		t.Errorf("only %d glyphs are baked", count)
	}
}

// No glyph may lose a row to the cell.
func TestCellsHoldWholeGlyphs(t *testing.T) {
	f := New(atlas(t), "en")
	for r := range f.glyphs {
		box, mask, at, _, ok := bitmapfont.Face.Glyph(fixed.Point26_6{}, r)
		if !ok {
			continue
		}
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				_, _, _, alpha := mask.At(at.X+x-box.Min.X, at.Y+y-box.Min.Y).RGBA()
				if alpha != 0 && (y < -ascent || y >= CellHeight-ascent) {
					t.Errorf("%q has ink on row %d", r, y)
				}
			}
		}
	}
}

func TestAMissingRuneShowsABox(t *testing.T) {
	a := atlas(t)
	f := New(a, "en")
	items := f.Append(nil, 10, 20, "\U0001F0A1", 0)
	if len(items) != 1 || items[0].Sprite != a.Sprite(MissingName) || items[0].Sprite == 0 {
		t.Errorf("a playing card from the astral planes is %v", items)
	}
}

func TestAppendAdvancesByWidth(t *testing.T) {
	f := New(atlas(t), "en")
	items := f.Append(nil, 10, 20, "Ag nes", 0x112233ff)
	if len(items) != 5 {
		t.Fatalf("%d items for five letters", len(items))
	}
	for i, x := range []int16{10, 16, 28, 34, 40} {
		if items[i].X != x || items[i].Tint != 0x112233ff {
			t.Errorf("letter %d is %+v", i, items[i])
		}
	}
	if w := f.Width("Ag nes"); w != 36 {
		t.Errorf("width %d", w)
	}
	twice := f.AppendScaled(nil, 0, 0, 2, "A", 0)
	if twice[0].W != 12 || twice[0].H != 2*CellHeight {
		t.Errorf("twice as large is %+v", twice[0])
	}
}

func TestAppendAllocatesNothing(t *testing.T) {
	f := New(atlas(t), "de")
	items := f.Append(nil, 0, 0, "Über die Donau…", 0)
	if n := testing.AllocsPerRun(100, func() { items = f.Append(items[:0], 0, 0, "Über die Donau…", 0) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestWrapKeepsEveryWordAndEveryWidth(t *testing.T) {
	f := New(atlas(t), "en")
	letters := rapid.SampledFrom([]rune("abc  de-f,.()「」中文字、。あっカナー・…\n"))
	rapid.Check(t, func(t *rapid.T) {
		text := string(rapid.SliceOf(letters).Draw(t, "text"))
		width := rapid.IntRange(12, 120).Draw(t, "width")
		lines := f.Wrap(text, width)
		squeeze := strings.NewReplacer(" ", "", "\n", "").Replace
		if got := squeeze(strings.Join(lines, "")); got != squeeze(text) {
			t.Fatalf("%q became %q", text, lines)
		}
		for _, l := range lines {
			if f.Width(l) > width {
				t.Fatalf("%q is wider than %d", l, width)
			}
		}
	})
}

func TestWrapHonoursKinsoku(t *testing.T) {
	f := New(atlas(t), "ja")
	wide := f.Width("中")
	for _, c := range []struct {
		text  string
		width int
		want  []string
	}{
		{"one two three", f.Width("one two"), []string{"one two", "three"}},
		{"中中中、中", 3 * wide, []string{"中中", "中、中"}},
		{"中中「中中」中", 3 * wide, []string{"中中", "「中", "中」中"}},
		{"中メニュー中", 4 * wide, []string{"中", "メニュー", "中"}},
		{"メニュー・カード", 6 * wide, []string{"メニュー・", "カード"}},
		{"中中中中中中中中中中。", 9 * wide, []string{"中中中中中中中中", "中中。"}},
		{"abcdefghijkl mn", f.Width("abcdefghijkl"), []string{"abcdefghijkl", "mn"}},
		{"a\n\nb", 60, []string{"a", "", "b"}},
		{"Donau-Strom", f.Width("Donau-S"), []string{"Donau-", "Strom"}},
		{"中中中・中中中中", 5 * wide, []string{"中中中・", "中中中中"}},
		{"a.org/?b=c&deal=14", f.Width("a.org/?b=c&deal"), []string{"a.org/?b=c", "&deal=14"}},
		{"abcdefgh", f.Width("abc"), []string{"abc", "def", "gh"}},
		{"", 60, []string{""}},
	} {
		if got := f.Wrap(c.text, c.width); !slices.Equal(got, c.want) {
			t.Errorf("%q in %d: %q, not %q", c.text, c.width, got, c.want)
		}
	}
}

func TestFitEndsWithAnEllipsis(t *testing.T) {
	f := New(atlas(t), "en")
	if got := f.Fit("Agnes Bernauer", f.Width("Agnes B")); got != "Agnes…" {
		t.Errorf("%q", got)
	}
	if got := f.Fit("Agnes", 60); got != "Agnes" {
		t.Errorf("%q", got)
	}
}

// Whoever adds a rune to a catalogue bakes it: go generate ./sprites/font.
func TestEveryRuneOfTheCataloguesIsBaked(t *testing.T) {
	a := atlas(t)
	files, err := filepath.Glob("../../game/lang/catalogues/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		language := strings.TrimSuffix(filepath.Base(file), ".txt")
		f := New(a, language)
		missing := make(map[rune]bool)
		for _, r := range string(text) {
			if r >= ' ' && !f.Has(r) {
				missing[r] = true
			}
		}
		if len(missing) > 0 {
			t.Errorf("%s: not baked: %s; run go generate ./sprites/font", language, string(slices.Sorted(maps.Keys(missing))))
		}
	}
}
