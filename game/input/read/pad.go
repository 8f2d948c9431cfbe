package read

import (
	"github.com/hajimehoshi/ebiten/v2"

	"agnes/game/input"
)

// padButtons are where Ebitengine finds the buttons of the standard layout.
var padButtons = [...]struct {
	button input.Buttons
	at     ebiten.StandardGamepadButton
}{
	{input.PadLeft, ebiten.StandardGamepadButtonLeftLeft},
	{input.PadRight, ebiten.StandardGamepadButtonLeftRight},
	{input.PadUp, ebiten.StandardGamepadButtonLeftTop},
	{input.PadDown, ebiten.StandardGamepadButtonLeftBottom},
	{input.PadSouth, ebiten.StandardGamepadButtonRightBottom},
	{input.PadEast, ebiten.StandardGamepadButtonRightRight},
	{input.PadWest, ebiten.StandardGamepadButtonRightLeft},
	{input.PadNorth, ebiten.StandardGamepadButtonRightTop},
	{input.PadShoulderLeft, ebiten.StandardGamepadButtonFrontTopLeft},
	{input.PadShoulderRight, ebiten.StandardGamepadButtonFrontTopRight},
	{input.PadBack, ebiten.StandardGamepadButtonCenterLeft},
	{input.PadStart, ebiten.StandardGamepadButtonCenterRight},
}

// readPads reads all gamepads as if they were one. Those without the standard
// layout are left alone: nobody knows where their buttons are.
func (r *Reader) readPads(events []input.Event) []input.Event {
	var now input.PadState
	if r.blurred { // a pad works for the window in front
		return r.pad.Events(events, now)
	}
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	for _, id := range r.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for _, b := range padButtons {
			if ebiten.IsStandardGamepadButtonPressed(id, b.at) {
				now.Down |= b.button
			}
		}
		x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
		if x*x+y*y > now.X*now.X+now.Y*now.Y {
			now.X, now.Y = x, y
		}
	}
	return r.pad.Events(events, now)
}
