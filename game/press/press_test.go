package main

import (
	"bytes"
	"image/gif"
	"os"
	"path/filepath"
	"testing"
)

// The pictures are the same whenever they are painted, and of the sizes that
// the game's page asks for.
func TestThePicturesAreAlwaysTheSame(t *testing.T) {
	first, second := t.TempDir(), t.TempDir()
	for _, dir := range []string{first, second} {
		if err := run(dir); err != nil {
			t.Fatal(err)
		}
	}
	files, err := os.ReadDir(first)
	if err != nil {
		t.Fatal(err)
	}
	if want := 1 + len(screenshots) + 1; len(files) != want {
		t.Errorf("there are %d files, want %d", len(files), want)
	}
	for _, f := range files {
		a, errA := os.ReadFile(filepath.Join(first, f.Name()))
		b, errB := os.ReadFile(filepath.Join(second, f.Name()))
		if errA != nil || errB != nil || !bytes.Equal(a, b) {
			t.Errorf("%s differs from one time to the next", f.Name())
		}
	}
	pic, err := cover()
	if err != nil {
		t.Fatal(err)
	}
	if size := pic.Rect.Size(); size.X != 630 || size.Y != 500 {
		t.Errorf("the cover is %v", size)
	}
	film, err := os.ReadFile(filepath.Join(first, "agnes.gif"))
	if err != nil {
		t.Fatal(err)
	}
	if len(film) >= 3<<20 {
		t.Errorf("the film has %d bytes", len(film))
	}
	g, err := gif.DecodeAll(bytes.NewReader(film))
	if err != nil {
		t.Fatal(err)
	}
	ticks := 0
	for _, d := range g.Delay {
		ticks += d
	}
	if len(g.Image) < 40 || ticks < 300 || ticks > 3000 {
		t.Errorf("the film has %d pictures and lasts %d hundredths of a second", len(g.Image), ticks)
	}
}
