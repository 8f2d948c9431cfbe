//go:build !js

package game

import (
	"github.com/hajimehoshi/ebiten/v2"

	"agnes/sprites/icon"
)

// dressWindow gives the window its icon. A window without one does as well.
func dressWindow() {
	if icons, err := icon.Images(); err == nil {
		ebiten.SetWindowIcon(icons)
	}
}
