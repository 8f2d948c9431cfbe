package e2e

import (
	"path/filepath"
	"testing"
)

// TestTwoFreshStartsGiveTwoDeals starts the program twice with nothing kept, as
// two players do, and asks for a game of each kind.
func TestTwoFreshStartsGiveTwoDeals(t *testing.T) {
	seen := map[uint64]bool{}
	for _, door := range []string{"bernauer", "bernauer", "sorel"} {
		w := startWindow(t, filepath.Join(t.TempDir(), "data"))
		hand := Player{Driver: w}
		for _, button := range []string{door, "play"} {
			var at point
			_, err := Until(w, "the button "+button, func(s *Snapshot) bool {
				b, there := s.Button(button)
				at = middle(b.Rect)
				return there && b.Enabled
			})
			ok(t, err)
			ok(t, hand.click(at))
		}
		s := must[*Snapshot](t)(Until(w, "a deal", func(s *Snapshot) bool { return s.Screen == "table" && s.Deal != 0 }))
		if seen[s.Deal] {
			t.Errorf("deal %d has been dealt before", s.Deal)
		}
		seen[s.Deal] = true
		w.Kill()
	}
}
