package e2e

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// shots is where pictures for people go.
const shots = root + "/.build/shots"

// keepShot keeps a picture of what a driver shows, for people to look at.
func keepShot(t *testing.T, d Driver, name string) {
	t.Helper()
	img, err := d.Screenshot()
	if err != nil {
		t.Log("no picture:", err)
		return
	}
	ok(t, os.MkdirAll(shots, 0o755))
	file := filepath.Join(shots, strings.NewReplacer("/", "-", " ", "-").Replace(t.Name()+"-"+name)+".png")
	f := must[*os.File](t)(os.Create(file))
	defer f.Close()
	ok(t, png.Encode(f, img))
	t.Log("a picture is in", strings.TrimPrefix(file, root+"/"))
}

// sizes are the pages and windows that the table must fit.
var sizes = []struct {
	w, h  int
	phone bool
}{{320, 568, true}, {390, 844, true}, {844, 390, true}, {1280, 720, false}, {2560, 1440, false}}

func TestEveryPileAndButtonIsInsideAtEverySize(t *testing.T) {
	g := readWin(t, "win-bernauer")
	p := openGame(t, link(g))
	w := startWindow(t, filepath.Join(t.TempDir(), "data"), flags(g)...)
	for _, size := range sizes {
		ok(t, p.Screen(size.w, size.h, 1, size.phone))
		inside(t, p, size.w, size.h)
		keepShot(t, p, fmt.Sprintf("page-%dx%d", size.w, size.h))
		ok(t, w.Resize(size.w, size.h))
		inside(t, w, size.w, size.h)
		keepShot(t, w, fmt.Sprintf("window-%dx%d", size.w, size.h))
	}
}

// inside waits until the table is laid out for a size, and at rest, with every
// pile, card and button inside.
func inside(t *testing.T, d Driver, w, h int) {
	t.Helper()
	out := func(r Rect) bool { return r.X < 0 || r.Y < 0 || r.X+r.W > float64(w) || r.Y+r.H > float64(h) }
	var last string
	_, err := Until(d, "all inside", func(s *Snapshot) bool {
		if s.Busy || len(s.Piles) == 0 {
			return false
		}
		last = ""
		for _, p := range s.Piles {
			if out(p.Rect) {
				last += fmt.Sprintf("pile %s at %v; ", p.Name, p.Rect)
			}
			for _, c := range p.Cards {
				if out(c.Rect) {
					last += fmt.Sprintf("card %s at %v; ", c.Code, c.Rect)
				}
			}
		}
		for _, b := range s.Buttons {
			if out(b.Rect) {
				last += fmt.Sprintf("button %s at %v; ", b.Name, b.Rect)
			}
		}
		return last == ""
	})
	if err != nil {
		t.Errorf("%d×%d: %v: %s", w, h, err, last)
	}
}
