package e2e

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// Budgets against the bare program of wasm/bare, built in the same run.
const (
	downloadBudget = 1.15
	startBudget    = 1.25
)

// downloadSize is the size of the game in the folder of a page, gzipped as hard
// as Go does it, in bytes.
func downloadSize(t *testing.T, web string) float64 {
	t.Helper()
	names := must[[]string](t)(filepath.Glob(filepath.Join(web, "game-*.wasm")))
	if len(names) != 1 {
		t.Fatalf("games: %v", names)
	}
	var packed bytes.Buffer
	w := must[*gzip.Writer](t)(gzip.NewWriterLevel(&packed, gzip.BestCompression))
	must[int](t)(w.Write(must[[]byte](t)(os.ReadFile(names[0]))))
	ok(t, w.Close())
	return float64(packed.Len())
}

// bareWeb makes the page of the bare program as anybody would build it, with
// the whole engine.
func bareWeb(t *testing.T) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "bare")
	ok(t, BuildWeb("./wasm/bare", out, "-plain"))
	return out
}

// TestTheDownloadIsWithinItsBudget compares what is given to players with the
// bare program. What the game itself adds is seen better against a bare program
// from the same slimmed engine: there is no budget for that, and the figure is
// told beside the other.
func TestTheDownloadIsWithinItsBudget(t *testing.T) {
	game, bare := downloadSize(t, must[string](t)(shared.web())), downloadSize(t, bareWeb(t))
	figures := fmt.Sprintf("download %.0f bytes, the bare program %.0f: %.3f times, budget %.2f", game, bare, game/bare, downloadBudget)
	t.Log(figures)
	out := filepath.Join(t.TempDir(), "slimmed")
	ok(t, BuildWeb("./wasm/bare", out))
	slimmed := downloadSize(t, out)
	t.Logf("the bare program from the slimmed engine %.0f bytes: %.3f times", slimmed, game/slimmed)
	if game > downloadBudget*bare {
		t.Error(figures)
	}
}

// TestTheStartIsWithinItsBudget opens the game and the bare program in turns
// and compares the median times to the first frame. It is a measurement, and
// runs only where nobody else works: among the long proofs.
func TestTheStartIsWithinItsBudget(t *testing.T) {
	if !proof() {
		t.Skip("a measurement of time: see make proof")
	}
	start := func(web string) float64 {
		h := NewHost(web, "/")
		defer h.Close()
		p := newPage(t)
		defer p.Close()
		began := time.Now()
		ok(t, p.Go(h.URL+"/"))
		ok(t, p.WaitFor("agnes.snapshot"))
		return time.Since(began).Seconds()
	}
	game, bare := must[string](t)(shared.web()), bareWeb(t)
	var ofGame, ofBare []float64
	for range 9 {
		ofGame, ofBare = append(ofGame, start(game)), append(ofBare, start(bare))
	}
	slices.Sort(ofGame)
	slices.Sort(ofBare)
	figures := fmt.Sprintf("median start %.2f s, the bare program %.2f s: %.2f times, budget %.2f",
		ofGame[4], ofBare[4], ofGame[4]/ofBare[4], startBudget)
	t.Log(figures)
	if ofGame[4] > startBudget*ofBare[4] {
		t.Error(figures)
	}
}
