package icon

import (
	"image/png"
	"os"
	"testing"
)

func TestImagesHaveTheSizesOfTheirNames(t *testing.T) {
	images, err := Images()
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range []int{16, 32, 48, 64, 128} {
		if s := images[i].Bounds().Size(); s.X != n || s.Y != n {
			t.Errorf("the icon of %d pixels is %v", n, s)
		}
	}
}

func TestHomeScreenIconsAreThere(t *testing.T) {
	for name, n := range map[string]int{"icon-256.png": 256, "icon-512.png": 512, "maskable-512.png": 512} {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		c, err := png.DecodeConfig(f)
		f.Close()
		if err != nil || c.Width != n || c.Height != n {
			t.Errorf("%s: %dx%d, %v", name, c.Width, c.Height, err)
		}
	}
}
