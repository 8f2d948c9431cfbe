package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// thinkingBudget is how much longer the 99th percentile of the frames may be
// while the solver works.
const thinkingBudget = 1.2

// frameCounter notes, while it is on, how long each frame comes after the one
// before, and how long the page works for it; in milliseconds.
const frameCounter = `(() => {
	const ask = window.requestAnimationFrame.bind(window);
	const f = window.frames_ = {on: false, gaps: [], work: []};
	let last = 0;
	window.requestAnimationFrame = draw => ask(time => {
		const start = performance.now();
		draw(time);
		if (f.on && last) { f.gaps.push(start - last); f.work.push(performance.now() - start); }
		last = start;
	});
})()`

// frames is what frameCounter has noted.
type frames struct {
	Gaps, Work []float64
}

// phases are what was noted in each of several phases.
type phases []frames

// percentile is the value that a share of all does not exceed.
func percentile(all []float64, share float64) float64 {
	if len(all) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(all))
	return sorted[min(len(sorted)-1, int(share*float64(len(sorted))))]
}

// middle is the median over the phases of a percentile of each: another program
// that is busy in one phase does not change it.
func (p phases) middle(share float64, of func(frames) []float64) float64 {
	var each []float64
	for _, f := range p {
		each = append(each, percentile(of(f), share))
	}
	return percentile(each, 0.5)
}

func gaps(f frames) []float64 { return f.Gaps }
func work(f frames) []float64 { return f.Work }

// slowest is the 99th percentile of the times between two frames.
func (p phases) slowest() float64 { return p.middle(0.99, gaps) }

func (p phases) String() string {
	n := 0
	for _, f := range p {
		n += len(f.Gaps)
	}
	return fmt.Sprintf("%d frames in %d phases; between two frames %.1f ms at the median, %.1f ms at the 99th percentile; work %.1f ms and %.1f ms",
		n, len(p), p.middle(0.5, gaps), p.slowest(), p.middle(0.5, work), p.middle(0.99, work))
}

// Deals of one rule set: the solver knows of the one at once that it is lost, and
// takes more than a hundred thousand positions for the other, which in a browser
// is much longer than anything is looked at here.
const (
	easyDeal = "?rules=sorel-closed&deal=15"
	hardDeal = "?rules=sorel-closed&deal=3"
)

// TestFramesWhileTheSolverWorks deals and takes back, over and over, in many
// short phases: in turns with the live line on a deal that the solver is busy
// with all the time, and without. It is a measurement, and runs only where
// nobody else works: among the long proofs.
func TestFramesWhileTheSolverWorks(t *testing.T) {
	if !proof() {
		t.Skip("a measurement of time: see make proof")
	}
	h := newHost(t)
	// Two sites to the browser, so that each has settings of its own.
	quiet := h.address(easyDeal)
	busy := strings.Replace(h.address(hardDeal), h.URL, h.Elsewhere(), 1)
	p := newPage(t)
	ok(t, p.Before(frameCounter))
	ok(t, p.Go(quiet))
	ok(t, p.Play())
	knowTheDeal(t, p)
	ok(t, p.Go(busy))
	ok(t, p.Play())
	switchOn(t, p, "set-live-line")
	var with, without phases
	for range 10 {
		ok(t, p.Go(quiet))
		ok(t, p.Play())
		without = append(without, dealing(t, p))
		ok(t, p.Go(busy))
		ok(t, p.Play())
		with = append(with, dealing(t, p))
	}
	ratio := with.slowest() / without.slowest()
	t.Logf("with the solver: %s", with)
	t.Logf("without:         %s", without)
	t.Logf("%.2f times, budget %.2f", ratio, thinkingBudget)
	if ratio > thinkingBudget {
		t.Errorf("the frames are %.2f times as long while the solver works", ratio)
	}
}

// knowTheDeal waits until the game has found out all that it finds out of
// itself about a deal, and keeps with it.
func knowTheDeal(t *testing.T, d Driver) {
	t.Helper()
	_, err := Until(d, "the table", func(s *Snapshot) bool { return s.Screen == "table" && !s.Busy })
	ok(t, err)
	for start := time.Now(); time.Since(start) < 5*limit; time.Sleep(time.Second) {
		ok(t, d.Key("m"))
		s, err := Until(d, "the menu", func(s *Snapshot) bool { return s.Screen == "table/menu" && strings.Contains(s.Said, "Deal") })
		ok(t, err)
		ok(t, d.Key("Escape"))
		_, err = Until(d, "the table", func(s *Snapshot) bool { return s.Screen == "table" })
		ok(t, err)
		if strings.Count(s.Said, "·") == 2 {
			return
		}
	}
	t.Fatal("the game does not find out about the deal")
}

// dealing deals and takes back for some seconds, and counts the frames.
func dealing(t *testing.T, p *Page) frames {
	t.Helper()
	_, err := Until(p, "the table", func(s *Snapshot) bool { return s.Screen == "table" && !s.Busy })
	ok(t, err)
	time.Sleep(time.Second) // the program is still getting warm
	ok(t, p.Evaluate("frames_.on = true", nil))
	for range 4 {
		for _, key := range []string{"d", "u"} {
			ok(t, p.Key(key))
			time.Sleep(600 * time.Millisecond)
		}
	}
	var f frames
	ok(t, p.Evaluate("(frames_.on = false, {Gaps: frames_.gaps, Work: frames_.work})", &f))
	return f
}

// switchOn turns on a setting with the keyboard.
func switchOn(t *testing.T, d Driver, name string) {
	t.Helper()
	ok(t, d.Key("m"))
	walkTo(t, d, "options", "ArrowRight")
	b := walkTo(t, d, name, "ArrowDown")
	_, err := Until(d, b.Label+" to be on", func(s *Snapshot) bool { return strings.Contains(s.Said, " on") })
	ok(t, err)
	ok(t, d.Key("Escape"))
	ok(t, d.Key("Escape"))
}

// walkTo presses a button after walking to it with an arrow.
func walkTo(t *testing.T, d Driver, name, arrow string) (b Button) {
	t.Helper()
	_, err := Until(d, "the button "+name, func(s *Snapshot) (there bool) {
		b, there = s.Button(name)
		return there
	})
	ok(t, err)
	for range 100 {
		s, err := d.Snapshot()
		ok(t, err)
		if strings.Contains(s.Said, b.Label) {
			ok(t, d.Key("Enter"))
			return b
		}
		ok(t, d.Key(arrow))
		_, err = Until(d, "the button after "+s.Said, func(now *Snapshot) bool { return now.Said != s.Said })
		ok(t, err)
	}
	t.Fatalf("the keyboard never comes to %s", name)
	return b
}
