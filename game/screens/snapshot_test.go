package screens

import "testing"

// Whoever automates the game finds each card within its pile, whatever shape
// the window has.
func TestAPileOfTheSnapshotHoldsItsCards(t *testing.T) {
	for _, w := range fitWindows {
		b := playing(t, "bernauer", 1)
		b.Resize(w.w, w.h, w.ratio)
		b.moves("deal,deal")
		for _, p := range b.Snapshot().Piles {
			for _, c := range p.Cards {
				if c.X < p.X || c.Y < p.Y || c.X+c.W > p.X+p.W || c.Y+c.H > p.Y+p.H {
					t.Errorf("%dx%d: %s at %v is not within %s at %v", w.w, w.h, c.Code, c.SnapshotRect, p.Name, p.SnapshotRect)
				}
			}
		}
	}
}
