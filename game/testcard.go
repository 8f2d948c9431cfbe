package game

import "github.com/hajimehoshi/ebiten/v2"

// checker is the test card that Config.TestCard names: every other pixel of the
// canvas white, the rest black. A picture of it shows at once whether anything
// between the game and the glass blurs, stretches or cuts off.
const checker = "checker"

// drawChecker paints the test card.
func drawChecker(canvas *ebiten.Image) {
	size := canvas.Bounds().Size()
	pix := make([]byte, 0, 4*size.X*size.Y)
	for y := range size.Y {
		for x := range size.X {
			v := byte((x + y) % 2 * 255)
			pix = append(pix, v, v, v, 255)
		}
	}
	canvas.WritePixels(pix)
}
