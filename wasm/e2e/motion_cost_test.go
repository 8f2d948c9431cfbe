package e2e

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/jezek/xgb/xproto"

	"agnes/game/engine"
	"agnes/game/store"
)

// What the program may cost, in times of the bare program of wasm/bare. All of
// these are measurements, which run only among the long proofs; they compare
// processor time in one run, which other programs on the machine do not change
// much.
const (
	restBudget   = 1.2
	frameBudget  = 1.5
	memoryBudget = 1.5
	solverBytes  = 64 << 20

	bareW, bareH = 640, 480
)

// used is the processor time of a process and of all that it started.
func used(pid int) (time.Duration, error) {
	var all time.Duration
	for _, p := range family(pid) {
		text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p))
		if err != nil {
			continue // it has ended
		}
		// The name stands in brackets and may hold anything.
		fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
		for _, f := range fields[11:13] {
			n, err := strconv.Atoi(f)
			if err != nil {
				return 0, err
			}
			all += time.Duration(n) * time.Second / 100 // what the kernel counts in
		}
	}
	return all, nil
}

// family is a process and all that it started.
func family(pid int) []int {
	all := []int{pid}
	tasks, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pid))
	for _, task := range tasks {
		text, _ := os.ReadFile(task)
		for child := range strings.FieldsSeq(string(text)) {
			if n, err := strconv.Atoi(child); err == nil {
				all = append(all, family(n)...)
			}
		}
	}
	return all
}

// resident is how much memory a process holds, in bytes.
func resident(pid int) (float64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		return 0, err
	}
	pages, err := strconv.Atoi(strings.Fields(string(text))[1])
	return float64(pages * os.Getpagesize()), err
}

// usedWhile is what each of some processes uses while time passes.
func usedWhile(t *testing.T, passes func(), pids ...int) []float64 {
	t.Helper()
	var times []float64
	for _, pid := range pids {
		times = append(times, -must[time.Duration](t)(used(pid)).Seconds())
	}
	passes()
	for i, pid := range pids {
		times[i] += must[time.Duration](t)(used(pid)).Seconds()
	}
	return times
}

// startBare starts the bare program and returns its process. Its window is
// always bareW by bareH.
func startBare(t *testing.T, word string) int {
	t.Helper()
	d := must[*Display](t)(shared.display())
	exe := filepath.Join(t.TempDir(), "bare")
	ok(t, BuildDesktop("./wasm/bare", exe))
	cmd := exec.Command(exe, word)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.Name, "WAYLAND_DISPLAY=")
	ok(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	for start := time.Now(); ; time.Sleep(10 * time.Millisecond) {
		if _, found := d.windowOf(cmd.Process.Pid); found {
			return cmd.Process.Pid
		}
		if time.Since(start) > limit {
			t.Fatal("the bare program has no window")
		}
	}
}

// iconify asks the window manager to minimise a window, and waits until it has.
func (w *Window) iconify() error {
	change, err := w.display.atom("WM_CHANGE_STATE")
	if err != nil {
		return err
	}
	const iconic = 3
	e := xproto.ClientMessageEvent{
		Format: 32, Window: w.window, Type: change,
		Data: xproto.ClientMessageDataUnionData32New([]uint32{iconic, 0, 0, 0, 0}),
	}
	err = xproto.SendEventChecked(w.display.conn, false, w.display.screen.Root,
		xproto.EventMaskSubstructureRedirect|xproto.EventMaskSubstructureNotify, string(e.Bytes())).Check()
	if err != nil {
		return err
	}
	for start := time.Now(); time.Since(start) < limit; time.Sleep(10 * time.Millisecond) {
		if state, err := w.display.property(w.window, "WM_STATE"); err == nil && len(state) > 0 && state[0] == iconic {
			return nil
		}
	}
	return errors.New("the window is not minimised")
}

func TestAtRestAndMinimisedTheProgramCostsNoMoreThanOneThatDrawsNothing(t *testing.T) {
	if !proof() {
		t.Skip("a measurement of time: see make proof")
	}
	g := readWin(t, "win-bernauer")
	w := startWindow(t, filepath.Join(t.TempDir(), "data"), flags(g)...)
	ok(t, w.Resize(bareW, bareH))
	playSome(t, w, g, 5)
	game, bare := w.cmd.Process.Pid, startBare(t, "still")
	must[*Snapshot](t)(Until(w, "rest", func(s *Snapshot) bool { return !s.Busy }))
	time.Sleep(20 * time.Second) // until it has thought the position through

	rest, times := restAgainst(t, game, bare)
	t.Logf("processor time of a minute at rest: %.2f s; against a program that draws nothing %.2f times, budget %.2f", rest, times, restBudget)
	if times > restBudget {
		t.Error("a game at rest is over its budget")
	}
	ok(t, w.iconify())
	hidden, hiddenTimes := restAgainst(t, game, bare)
	t.Logf("processor time of a minute minimised: %.2f s; against a program that draws nothing %.2f times", hidden, hiddenTimes)
	// The other program tells by how much the two spells differ of themselves.
	if hiddenTimes > 1.1*times {
		t.Error("a minimised game costs more than one at rest")
	}
}

// restAgainst is what a process uses in a minute, in seconds, and the median of
// that in times of what another does, over six spells that both are given.
func restAgainst(t *testing.T, game, bare int) (minute, times float64) {
	t.Helper()
	var ratios []float64
	for range 6 {
		spell := usedWhile(t, func() { time.Sleep(20 * time.Second) }, game, bare)
		minute += spell[0] / 2
		ratios = append(ratios, spell[0]/spell[1])
	}
	slices.Sort(ratios)
	return minute, (ratios[2] + ratios[3]) / 2
}

func TestTheMemoryInPlayIsWithinItsBudget(t *testing.T) {
	if !proof() {
		t.Skip("a measurement: see make proof")
	}
	g := readWin(t, "win-bernauer")
	other := startBare(t, "sprites") // before the game, whose window is to lie over its
	w := startWindow(t, filepath.Join(t.TempDir(), "data"), flags(g)...)
	ok(t, w.Resize(bareW, bareH))
	most := 0.0
	for _, m := range g.Moves() {
		ok(t, (&Player{Driver: w, Style: Click}).Make(m))
		most = max(most, must[float64](t)(resident(w.cmd.Process.Pid)))
	}
	bare := must[float64](t)(resident(other))
	const mega = 1 << 20
	t.Logf("memory in play: %.0f MB at most, the bare program %.0f MB; budget %.0f MB", most/mega, bare/mega, (memoryBudget*bare+solverBytes)/mega)
	if most > memoryBudget*bare+solverBytes {
		t.Error("the memory in play is over its budget")
	}
}

// almostWon is the stored text of a game whose last move is undone.
func almostWon(t *testing.T) string {
	t.Helper()
	data := t.TempDir()
	t.Setenv("AGNES_DATA_DIR", data)
	g := readWin(t, "win-bernauer")
	again := must[*engine.Game](t)(engine.ParseRecord(g.Record()))
	again.Undo()
	kept := store.Open()
	ok(t, kept.Save(store.Game, again.Record()))
	kept.Close()
	files := must[[]string](t)(filepath.Glob(filepath.Join(data, store.Game+"*")))
	return string(must[[]byte](t)(os.ReadFile(files[0])))
}

func TestAFrameInABrowserWithAllCardsInTheAirIsWithinItsBudget(t *testing.T) {
	if !proof() {
		t.Skip("a measurement of time: see make proof")
	}
	// A browser for each, whose processor time is counted as a whole.
	perFrame := func(web, parameters string, begin func(*Page)) float64 {
		b := must[*Browser](t)(StartBrowser())
		defer b.Stop()
		h := NewHost(web, "/")
		defer h.Close()
		p := must[*Page](t)(b.NewPage())
		ok(t, p.Before(`(() => { window.frames_ = 0; const next = () => { frames_++; requestAnimationFrame(next); }; next(); })()`))
		ok(t, p.Before(fmt.Sprintf("localStorage.setItem(%q, %q)", "agnes/v1/game", almostWon(t))))
		ok(t, p.Go(h.URL+"/"+parameters))
		ok(t, p.WaitFor("agnes.snapshot"))
		begin(p)
		var before, after int
		pid := chromedp.FromContext(p.tab).Browser.Process().Pid
		times := usedWhile(t, func() {
			ok(t, p.Evaluate("frames_", &before))
			time.Sleep(5 * time.Second)
			ok(t, p.Evaluate("frames_", &after))
		}, pid)
		return 1000 * times[0] / float64(after-before)
	}
	game, bare := must[string](t)(shared.web()), bareWeb(t)
	var ofGame, ofBare []float64
	for range 3 {
		ofGame = append(ofGame, perFrame(game, "", func(p *Page) {
			ok(t, p.Play())
			must[*Snapshot](t)(Until(p, "the game", func(s *Snapshot) bool { return s.Screen == "table" && !s.Busy }))
			ok(t, p.Key("y"))
			must[*Snapshot](t)(Until(p, "the win", func(s *Snapshot) bool { return s.State == "won" }))
			time.Sleep(time.Second) // the cards rise
		}))
		ofBare = append(ofBare, perFrame(bare, "?sprites", func(p *Page) {
			ok(t, p.Evaluate(`document.getElementById("agnes-button").click()`, nil))
			time.Sleep(time.Second)
		}))
	}
	slices.Sort(ofGame)
	slices.Sort(ofBare)
	figures := fmt.Sprintf("processor time of a frame in a browser: %.1f ms with 52 cards in the air, the bare program's 60 sprites %.1f ms: %.2f times, budget %.2f",
		ofGame[1], ofBare[1], ofGame[1]/ofBare[1], frameBudget)
	t.Log(figures)
	if ofGame[1] > frameBudget*ofBare[1] {
		t.Error(figures)
	}
}
