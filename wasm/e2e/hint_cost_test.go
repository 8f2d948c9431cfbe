package e2e

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
)

// Budgets of the first hint of a deal.
const (
	hintShare = 0.9 // of the deals
	hintTime  = 250 * time.Millisecond
	hintDeals = 100
)

// TestWhatAHintCostsInABrowser asks for the first hint of each of a hundred
// deals, and counts the processor time of the page until the answer. It is a
// measurement, and runs only among the long proofs.
func TestWhatAHintCostsInABrowser(t *testing.T) {
	if !proof() {
		t.Skip("a measurement of time: see make proof")
	}
	web := filepath.Join(t.TempDir(), "think")
	ok(t, BuildWeb("./wasm/think", web, "-plain"))
	h := NewHost(web, "/")
	t.Cleanup(h.Close)
	p := newPage(t)
	ok(t, p.Go(h.URL+"/"))
	ok(t, p.WaitFor("agnes.hint"))
	_, err := chromedp.Call(p.tab, performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
	ok(t, err)
	for _, rules := range []string{"bernauer", "sorel"} {
		var times, longest []float64
		proved, thought, late, memory := 0, 0, 0, 0.0
		for deal := 1; deal <= hintDeals; deal++ {
			ok(t, p.Evaluate(fmt.Sprintf("agnes.deal(%q, %d)", rules, deal), nil))
			before := p.processorTime(t)
			var hint struct {
				Slices, Late    int
				Longest, Memory float64
				Proved          bool
			}
			ok(t, p.Evaluate("agnes.hint()", &hint))
			times = append(times, p.processorTime(t)-before)
			thought, late = thought+hint.Slices, late+hint.Late
			longest = append(longest, hint.Longest)
			memory = max(memory, hint.Memory)
			if hint.Proved {
				proved++
			}
		}
		ninth := percentile(times, hintShare)
		t.Logf("%s, deals 1 to %d: %d proved; processor time %.0f ms median, %.0f ms at nine in ten, %.0f ms at most; budget %v at nine in ten",
			rules, hintDeals, proved, percentile(times, 0.5), ninth, slices.Max(times), hintTime)
		t.Logf("%s: the longest slice of a deal %.1f ms median; of %d slices %d longer than 4 ms, other programs on the machine included; the program %.0f MB",
			rules, percentile(longest, 0.5), thought, late, memory/(1<<20))
		if ninth > float64(hintTime/time.Millisecond) {
			t.Errorf("%s: a hint takes %.0f ms at nine in ten", rules, ninth)
		}
	}
}

// processorTime is what the page has used of the processor, in milliseconds.
func (p *Page) processorTime(t *testing.T) float64 {
	t.Helper()
	got := must[performance.GetMetricsResult](t)(chromedp.Call(p.tab, performance.GetMetrics, cdp.Empty{}))
	for _, m := range got.Metrics {
		if m.Name == "TaskDuration" {
			return m.Value * 1000
		}
	}
	t.Fatal("the browser does not tell what it uses")
	return 0
}
