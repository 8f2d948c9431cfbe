package e2e

import (
	"image"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"agnes/game/engine"
)

// proof reports whether the long forms of tests are wanted.
func proof() bool { return os.Getenv("AGNES_PROOF") != "" }

// TestAKilledGameResumesAtItsLastMove kills the program at moments of play
// that come by chance: while cards fly, while a move is being saved. What comes
// back is a beginning of the record, and never shorter than what was shown as
// done.
func TestAKilledGameResumesAtItsLastMove(t *testing.T) {
	kills := 10
	if proof() {
		kills = 200
	}
	g := readWin(t, "win-sorel")
	data := filepath.Join(t.TempDir(), "data")
	chance := rand.New(rand.NewPCG(1, uint64(kills)))
	w := startWindow(t, data, flags(g)...)
	for k := range kills {
		done := len(expectPrefix(t, w, g).Moves)
		moves := 1 + chance.IntN(5)
		moment := time.Duration(chance.IntN(200)) * time.Millisecond
		player := Player{Driver: w, Style: []Style{Click, Drag, Keyboard}[chance.IntN(3)]}
		shown := done
		for _, m := range g.Moves()[done:min(done+moves, len(g.Moves()))] {
			ok(t, player.Make(m))
			shown++
		}
		let := make(chan struct{})
		go func() { // one more, which the kill may interrupt anywhere
			defer close(let)
			if shown < len(g.Moves()) {
				_ = player.Make(g.Moves()[shown])
			}
		}()
		time.Sleep(moment)
		w.Kill()
		// The hand outlives the program: it comes to its end, and lets go.
		<-let
		ok(t, w.Release())
		w = startWindow(t, data)
		if got := len(expectPrefix(t, w, g).Moves); got < shown || got > shown+1 {
			t.Fatalf("kill %d after %d moves by %s: %d moves came back", k+1, shown, player.Style, got)
		}
		if shown+10 > len(g.Moves()) { // begin again
			w.Kill()
			ok(t, os.RemoveAll(data))
			w = startWindow(t, data, flags(g)...)
		}
	}
	t.Logf("%d kills, nothing lost", kills)
}

// expectPrefix waits for a game that is a beginning of a record, and checks its
// table against the engine's.
func expectPrefix(t *testing.T, d Driver, g *engine.Game) *Snapshot {
	t.Helper()
	var all []string
	for _, m := range g.Moves() {
		all = append(all, m.String())
	}
	s := must[*Snapshot](t)(Until(d, "the game", func(s *Snapshot) bool {
		return s.Screen == "table" && s.Deal == g.DealNumber() && !s.Busy && len(s.Piles) > 0
	}))
	if len(s.Moves) > len(all) || !slices.Equal(s.Moves, all[:len(s.Moves)]) {
		t.Fatalf("the moves are %v", s.Moves)
	}
	again := must[*engine.Game](t)(s.Game())
	for _, p := range s.Piles {
		place, err := engine.ParsePlace(p.Name)
		if err != nil || !place.IsColumn() {
			continue
		}
		for i, c := range again.State().Cards(place) {
			if i >= len(p.Cards) || p.Cards[i].Code != c.String() {
				t.Fatalf("after %v pile %s shows %v", s.Moves, p.Name, p.Cards)
			}
		}
	}
	return s
}

func TestFlagsOfTheDesktopProgram(t *testing.T) {
	for _, flag := range []string{"-version", "-help"} {
		exe := must[string](t)(shared.desktop())
		out, err := exec.Command(exe, flag).CombinedOutput()
		if err != nil || len(out) == 0 {
			t.Errorf("%s: %v, %q", flag, err, out)
		}
	}
	w := startWindow(t, filepath.Join(t.TempDir(), "data"), "-rules", "nonsense", "-deal", "7")
	s := must[*Snapshot](t)(Until(w, "the default", func(s *Snapshot) bool { return s.Deal == 7 && s.RuleSet == "bernauer" }))
	if s.Said == "" {
		t.Error("nothing was said of a rule set that there is not")
	}
	w.Kill()
	if w.Output() == "" {
		t.Error("nothing was written of a rule set that there is not")
	}
}

func TestAProgramWithoutAFolderForItsDataStillPlays(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	ok(t, os.WriteFile(blocked, nil, 0o644))
	g := readWin(t, "win-bernauer")
	w := startWindow(t, filepath.Join(blocked, "data"), flags(g)...)
	readUnsaved(t, w)
	playSome(t, w, g, 2)
	expect(t, w, g, 2)
}

func TestTheWindowRemembersItsSize(t *testing.T) {
	data := filepath.Join(t.TempDir(), "data")
	w := startWindow(t, data)
	ok(t, w.Resize(700, 600))
	_, err := Until(w, "the size to be kept", func(*Snapshot) bool {
		text, _ := os.ReadFile(filepath.Join(data, "window.txt"))
		return strings.Contains(string(text), "700") && strings.Contains(string(text), "600")
	})
	ok(t, err)
	ok(t, w.Close())
	w = startWindow(t, data)
	if in := must[image.Rectangle](t)(w.inside()); in.Dx() != 700 || in.Dy() != 600 {
		t.Errorf("the window is %v", in.Size())
	}
}
