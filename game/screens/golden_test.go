package screens

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"agnes/audio"
	"agnes/game/scene"
	"agnes/game/store"
	"agnes/sprites/paint"
)

// update renews the golden pictures instead of comparing with them: make
// golden. Look at each before keeping it.
var update = flag.Bool("update", false, "renew the golden pictures")

// Where golden pictures are, and where a test that fails leaves what it got
// and how that differs.
const (
	goldenFolder = "testdata/golden"
	leftFolder   = "../../.build/golden"
)

// Bounds of all golden pictures together.
const (
	mostPictures = 150
	mostBytes    = 10 << 20
)

// golden is a picture that must not change unnoticed.
type golden struct {
	name   string
	window image.Point // device pixels
	ratio  float64     // device pixels a CSS pixel; 0 is 1
	whole  bool        // the whole window, not the canvas at scale 1
	record string      // file of the game that is taken up; none shows the title
	made   int         // moves of it that are made, the others being undone; below 0 all
	with   func(*store.Settings)
	do     func(*bench)
}

// stillSounds are sounds that nobody hears.
type stillSounds struct{}

func (stillSounds) Play(audio.Cue)              {}
func (stillSounds) Set(audio.Settings)          {}
func (stillSounds) Restart(audio.Piece, uint64) {}
func (stillSounds) Mood(int)                    {}
func (stillSounds) Away(bool)                   {}
func (stillSounds) Failed() error               { return nil }
func (stillSounds) Retry()                      {}

// stage brings the screens to what the picture shows.
func (g *golden) stage(t *testing.T) *bench {
	t.Helper()
	kept := store.InMemory()
	settings := store.DefaultSettings()
	settings.Speed, settings.Winnable, settings.TaughtBernauer, settings.TaughtSorel = store.NoSpeed, false, true, true
	if g.with != nil {
		g.with(&settings)
	}
	if err := kept.Save(store.Preference, settings.Text()); err != nil {
		t.Fatal(err)
	}
	b := &bench{TB: t, host: &fakeHost{seed: 1, today: "2026-11-29"}, kept: kept}
	shell, err := New(Config{Host: b.host, Store: kept, Pack: packOnce, Sounds: stillSounds{}, Version: "1.0", Wishes: []string{"en"}})
	if err != nil {
		t.Fatal(err)
	}
	b.Shell = shell
	ratio := g.ratio
	if ratio == 0 {
		ratio = 1
	}
	b.Resize(g.window.X, g.window.Y, ratio)
	if g.record != "" {
		b.resume(readRecord(t, g.record, g.made))
	}
	if g.do != nil {
		g.do(b)
	}
	return b
}

// paint paints the canvas, or the whole window of which each pixel of the
// canvas fills a square.
func (g *golden) paint(b *bench) *image.RGBA {
	w, h, scale := b.Canvas()
	canvas := image.NewRGBA(image.Rect(0, 0, w, h))
	paint.Items(canvas, b.atlas, b.Append([]scene.Item(nil)))
	if !g.whole {
		return canvas
	}
	window := image.NewRGBA(image.Rectangle{Max: g.window})
	for y := range g.window.Y {
		for x := range g.window.X {
			window.SetRGBA(x, y, canvas.RGBAAt(x/scale, y/scale))
		}
	}
	return window
}

func TestTheScreensLookAsTheyDid(t *testing.T) {
	for _, g := range goldens() {
		t.Run(g.name, func(t *testing.T) {
			got := g.paint(g.stage(t))
			file := filepath.Join(goldenFolder, g.name+".png")
			if *update {
				writePicture(t, file, got)
				return
			}
			want, err := readPicture(file)
			if errors.Is(err, fs.ErrNotExist) {
				writePicture(t, filepath.Join(leftFolder, g.name+".png"), got)
				t.Fatalf("there is no golden picture; what was painted is in .build/golden/%s.png", g.name)
			}
			if err != nil {
				t.Fatal(err)
			}
			if n := differing(got, want); n > 0 {
				writePicture(t, filepath.Join(leftFolder, g.name+".png"), got)
				writePicture(t, filepath.Join(leftFolder, g.name+"-difference.png"), reddened(got, want))
				t.Errorf("%d pixels differ; see .build/golden/%s.png and %[2]s-difference.png", n, g.name)
			}
		})
	}
}

// No golden picture is left over from a screen that is gone, and all together
// they stay few.
func TestGoldenPicturesAreFewAndUsed(t *testing.T) {
	used := map[string]bool{}
	for _, g := range goldens() {
		if used[g.name] {
			t.Errorf("two golden pictures are named %s", g.name)
		}
		used[g.name] = true
	}
	files, err := os.ReadDir(goldenFolder)
	if err != nil {
		t.Fatal(err)
	}
	var bytes int64
	for _, f := range files {
		if name := f.Name(); !used[name[:max(0, len(name)-len(".png"))]] {
			t.Errorf("nothing paints %s any more", name)
		}
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		bytes += info.Size()
	}
	if len(used) > mostPictures || bytes > mostBytes {
		t.Errorf("there are %d golden pictures of %d bytes, more than %d or %d", len(used), bytes, mostPictures, mostBytes)
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

func readPicture(file string) (*image.RGBA, error) {
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

// writePicture writes a PNG file, with a palette where 256 colours will do.
func writePicture(t *testing.T, file string, pic *image.RGBA) {
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
