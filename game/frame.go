package game

import (
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

// frame keeps where the window stands.
type frame struct {
	kept  *store.Store
	now   store.Frame // as it was seen last
	saved store.Frame
	ticks int
	still int // looks since it moved
}

// openFrame puts the window where it stood last.
func openFrame(kept *store.Store, fullscreen bool) frame {
	f := frame{kept: kept}
	ebiten.SetWindowSize(firstWidth, firstHeight)
	if last, ok := store.Read(kept, store.Window, store.ParseFrame); ok && hasWindow {
		f.saved = last
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
	return f
}

// tick keeps the window's place once it has stood still.
func (f *frame) tick() {
	if f.ticks++; !hasWindow || f.ticks%lookTicks != 0 || ebiten.IsWindowMinimized() {
		return
	}
	now := f.now
	now.Fullscreen, now.Maximised = ebiten.IsFullscreen(), ebiten.IsWindowMaximized()
	if !now.Fullscreen && !now.Maximised || now.Width == 0 {
		now.X, now.Y = ebiten.WindowPosition()
		now.Width, now.Height = ebiten.WindowSize()
	}
	if now != f.now {
		f.now, f.still = now, 0
		return
	}
	if f.still++; f.still == 2 {
		f.keep()
	}
}

// keep keeps where the window was seen last, if that is new. What stands in
// the way comes up as a notice.
func (f *frame) keep() {
	if f.now.Width > 0 && f.now != f.saved {
		f.saved = f.now
		_ = f.kept.Save(store.Window, f.now.Text())
	}
}
