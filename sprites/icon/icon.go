// Package icon holds the icons of windows, docks and home screens: PNG files
// that whoever packs the game copies, and the same as images for the window.
package icon

import (
	"bytes"
	"embed"
	"fmt"
	"image"
	"image/png"
)

//go:embed icon-16.png icon-32.png icon-48.png icon-64.png icon-128.png
var files embed.FS

// Images gives the icon in the sizes that window systems ask for, 16 to 128
// pixels; the system takes what fits it best.
func Images() ([]image.Image, error) {
	var images []image.Image
	for _, n := range []int{16, 32, 48, 64, 128} {
		data, err := files.ReadFile(fmt.Sprintf("icon-%d.png", n))
		if err != nil {
			return nil, err
		}
		m, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("icon of %d pixels: %w", n, err)
		}
		images = append(images, m)
	}
	return images, nil
}
