package e2e

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
)

// shared is what the tests have in common; each part is made when a test first
// asks for it.
var shared struct {
	dir     string
	display func() (*Display, error)
	browser func() (*Browser, error)
	desktop func() (string, error)
	web     func() (string, error)
}

// program is the package of the game.
var program = cmp.Or(os.Getenv("AGNES_E2E_PROGRAM"), ".")

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "agnes-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	var stops []func()
	defer func() {
		for _, stop := range stops {
			stop()
		}
	}()
	shared.dir = dir
	shared.display = sync.OnceValues(func() (*Display, error) {
		d, err := StartDisplay()
		if err == nil {
			stops = append(stops, d.Stop)
		}
		return d, err
	})
	shared.browser = sync.OnceValues(func() (*Browser, error) {
		b, err := StartBrowser()
		if err == nil {
			stops = append(stops, b.Stop)
		}
		return b, err
	})
	shared.desktop = sync.OnceValues(func() (string, error) {
		out := filepath.Join(dir, "agnes")
		return out, BuildDesktop(program, out)
	})
	shared.web = sync.OnceValues(func() (string, error) {
		out := filepath.Join(dir, "web")
		return out, BuildWeb(program, out)
	})
	return m.Run()
}

func must[T any](t *testing.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// startWindow starts the desktop program with its data in a folder.
func startWindow(t *testing.T, data string, args ...string) *Window {
	t.Helper()
	d := must[*Display](t)(shared.display())
	exe := must[string](t)(shared.desktop())
	w := must[*Window](t)(StartWindow(d, exe, data, args...))
	t.Cleanup(w.Kill)
	return w
}

// newHost serves the web page in a sub-folder.
func newHost(t *testing.T) *Host {
	t.Helper()
	h := NewHost(must[string](t)(shared.web()), "/some/where/")
	t.Cleanup(h.Close)
	return h
}

// address is where a host shows the game, with parameters.
func (h *Host) address(parameters string) string { return h.URL + "/some/where/" + parameters }

// newPage opens an empty tab.
func newPage(t *testing.T) *Page {
	t.Helper()
	p := must[*Page](t)(must[*Browser](t)(shared.browser()).NewPage())
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("console:\n%s", p.Console())
		}
		p.Close()
	})
	return p
}

// openGame opens the game and its curtain.
func openGame(t *testing.T, parameters string) *Page {
	t.Helper()
	p := newPage(t)
	ok(t, p.Go(newHost(t).address(parameters)))
	ok(t, p.Play())
	return p
}
