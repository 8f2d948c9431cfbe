package golden

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"strings"
	"testing"
)

// watched is a test that is watched: what it says of failure is kept.
type watched struct {
	testing.TB
	said []string
}

func (w *watched) Errorf(format string, args ...any) {
	w.said = append(w.said, fmt.Sprintf(format, args...))
}

// inPackage runs the rest of the test in a folder that is laid out like a
// package of the game.
func inPackage(t *testing.T) {
	t.Helper()
	dir := t.TempDir() + "/game/screens"
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
}

func dotted(at image.Point) *image.RGBA {
	pic := image.NewRGBA(image.Rect(0, 0, 8, 5))
	pic.SetRGBA(at.X, at.Y, color.RGBA{200, 100, 0, 255})
	return pic
}

func TestAPictureThatDiffersFailsAndLeavesTheDifference(t *testing.T) {
	inPackage(t)
	Check(t, "page/title", dotted(image.Pt(2, 2)), true)
	w := &watched{TB: t}
	Check(w, "page/title", dotted(image.Pt(2, 2)), false)
	if len(w.said) > 0 {
		t.Errorf("the same picture fails: %q", w.said)
	}
	Check(w, "page/title", dotted(image.Pt(2, 3)), false)
	if len(w.said) != 1 || !strings.HasPrefix(w.said[0], "2 pixels differ") {
		t.Errorf("a dot that has moved says %q", w.said)
	}
	for _, file := range []string{"page-title.png", "page-title-difference.png"} {
		if _, err := os.Stat(Left + "/" + file); err != nil {
			t.Error(err)
		}
	}
}

func TestAPictureThatIsNotKeptYetFails(t *testing.T) {
	inPackage(t)
	w := &watched{TB: t}
	Check(w, "new", dotted(image.Pt(1, 1)), false)
	if len(w.said) != 1 {
		t.Errorf("it says %q", w.said)
	}
	if _, err := os.Stat(Left + "/new.png"); err != nil {
		t.Error(err)
	}
}

func TestAPictureThatNothingPaintsFails(t *testing.T) {
	inPackage(t)
	Check(t, "a", dotted(image.Pt(1, 1)), true)
	Check(t, "b/c", dotted(image.Pt(1, 1)), true)
	for names, want := range map[string]int{"a b/c": 0, "a": 1, "b/c a a": 1} {
		w := &watched{TB: t}
		OnlyThese(w, strings.Fields(names), 1<<20)
		if len(w.said) != want {
			t.Errorf("with %q it says %q", names, w.said)
		}
	}
	w := &watched{TB: t}
	if OnlyThese(w, []string{"a", "b/c"}, 50); len(w.said) != 1 {
		t.Errorf("too many bytes: it says %q", w.said)
	}
}
