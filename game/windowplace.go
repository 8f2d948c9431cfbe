package game

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"agnes/game/store"
)

// The size of a first window in its own pixels.
const (
	firstWidth  = 960
	firstHeight = 720
)

// The window is asked where it stands once in lookTicks ticks, since asking
// costs more than all else that a resting game does. Its place is kept once
// two looks have found the same.
const lookTicks = 30

// windowPlace keeps where the window stands.
type windowPlace struct {
	kept  *store.Store
	now   store.WindowPlace // as it was seen last
	saved store.WindowPlace
	ticks int
	still int // looks since it moved
}

// restoreWindow puts the window where it stood last.
func restoreWindow(kept *store.Store, fullscreen bool) windowPlace {
	w := windowPlace{kept: kept}
	ebiten.SetWindowSize(firstWidth, firstHeight)
	if last, ok := store.Read(kept, store.Window, store.ParseWindowPlace); ok && hasWindow {
		w.saved = last
		ebiten.SetWindowSize(last.Width, last.Height)
		ebiten.SetWindowPosition(last.X, last.Y)
		if last.Maximised {
			ebiten.MaximizeWindow()
		}
		fullscreen = fullscreen || last.Fullscreen
	}
	if fullscreen {
		ebiten.SetFullscreen(true)
	}
	return w
}

// tick keeps the window's place once it has stood still. Width and height are those
// that the last layout was given: what the engine calls the window's size is not the
// true one if the window was resized in the moment that it came up. In fullscreen it is
// the size that the window will have again, which the layout does not know.
func (w *windowPlace) tick(width, height float64) {
	if w.ticks++; !hasWindow || w.ticks%lookTicks != 0 || ebiten.IsWindowMinimized() {
		return
	}
	now := w.now
	now.Fullscreen, now.Maximised = ebiten.IsFullscreen(), ebiten.IsWindowMaximized()
	if !now.Fullscreen && !now.Maximised || now.Width == 0 {
		now.X, now.Y = ebiten.WindowPosition()
		now.Width, now.Height = ebiten.WindowSize()
		if !now.Fullscreen {
			now.Width, now.Height = int(math.Round(width)), int(math.Round(height))
		}
	}
	if now != w.now {
		w.now, w.still = now, 0
		return
	}
	if w.still++; w.still == 2 {
		w.keep()
	}
}

// keep keeps where the window was seen last, if that is new. What stands in
// the way comes up as a notice.
func (w *windowPlace) keep() {
	if w.now.Width > 0 && w.now != w.saved {
		w.saved = w.now
		_ = w.kept.Save(store.Window, w.now.Text())
	}
}
