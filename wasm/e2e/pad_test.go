package e2e

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// pad is the desktop program played by a gamepad that is not there, in a window
// that is not there: see wasm/virtual. It is a Driver of which only Key works,
// and of the keys those that a gamepad has.
type pad struct {
	orders io.WriteCloser
	done   *bufio.Scanner
	file   string // where the snapshot is written
}

// padButtons are the buttons of the gamepad that do what keys do.
var padButtons = map[string]string{
	"ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down",
	"Enter": "south", "Escape": "east", "f": "west", "h": "north", "u": "shoulder-left", "y": "shoulder-right",
	"d": "back", "m": "start",
}

var errNoPointer = errors.New("a gamepad has no pointer")

func (p *pad) order(order string) error {
	if _, err := fmt.Fprintln(p.orders, order); err != nil {
		return err
	}
	if !p.done.Scan() {
		return errors.Join(errors.New("the game has gone"), p.done.Err())
	}
	return nil
}

func (p *pad) Key(key string) error {
	button, ok := padButtons[key]
	if !ok {
		return fmt.Errorf("a gamepad has no key %q", key)
	}
	return p.order("press " + button)
}

// Snapshot lets a tick go by first: the game has no clock of its own.
func (p *pad) Snapshot() (s Snapshot, err error) {
	if err := p.order("wait"); err != nil {
		return s, err
	}
	text, err := os.ReadFile(p.file)
	if err != nil {
		return s, err
	}
	return s, json.Unmarshal(text, &s)
}

func (p *pad) Move(x, y float64) error { return errNoPointer }
func (p *pad) Press() error            { return errNoPointer }
func (p *pad) Release() error          { return errNoPointer }
func (p *pad) Screenshot() (image.Image, error) {
	return nil, errors.New("there is no window to be seen")
}
func (p *pad) Resize(w, h int) error { return errors.New("there is no window to be resized") }

// startPad starts the program under a gamepad, and ends it with the test.
func startPad(t *testing.T, args ...string) *pad {
	t.Helper()
	dir := t.TempDir()
	guest, host := filepath.Join(dir, "guest"), filepath.Join(dir, "virtual")
	must[string](t)(goTool([]string{"CGO_ENABLED=0"}, "build", "-tags", "ebitenginevmguest", "-o", guest, program))
	must[string](t)(goTool([]string{"CGO_ENABLED=0"}, "build", "-o", host, "./wasm/virtual"))
	display := must[*Display](t)(shared.display())
	silence := must[string](t)(noDevice(dir))
	p := &pad{file: filepath.Join(dir, "snapshot.json")}
	cmd := exec.Command(host, append([]string{guest}, args...)...)
	cmd.Env = append(os.Environ(), "DISPLAY="+display.Name, "WAYLAND_DISPLAY=", "AGNES_DATA_DIR="+filepath.Join(dir, "data"),
		"AGNES_SNAPSHOT="+p.file, "ALSA_CONFIG_PATH="+silence, "LANG=en_GB.UTF-8", "LANGUAGE=en", "LC_ALL=")
	cmd.Stderr = os.Stderr
	p.orders = must[io.WriteCloser](t)(cmd.StdinPipe())
	p.done = bufio.NewScanner(must[io.ReadCloser](t)(cmd.StdoutPipe()))
	ok(t, cmd.Start())
	t.Cleanup(func() {
		_ = p.orders.Close()
		if err := cmd.Wait(); err != nil {
			t.Error(err)
		}
	})
	return p
}

func TestAWholeGameByGamepad(t *testing.T) {
	for _, name := range wins {
		t.Run(name, func(t *testing.T) {
			g := readWin(t, name)
			playToTheWin(t, startPad(t, flags(g)...), Gamepad, g)
		})
	}
}

func TestTheMenuAndUndoByGamepad(t *testing.T) {
	g := readWin(t, wins[0])
	p := startPad(t, flags(g)...)
	player := Player{Driver: p, Style: Gamepad}
	ok(t, player.Play(g.Moves()[:2]))
	for _, step := range []struct {
		key  string
		what string
		ok   func(*Snapshot) bool
	}{
		{"u", "one move", func(s *Snapshot) bool { return len(s.Moves) == 1 && s.Undone == 1 }},
		{"y", "two moves", func(s *Snapshot) bool { return len(s.Moves) == 2 }},
		{"m", "the menu", func(s *Snapshot) bool { return s.Screen == "table/menu" }},
		{"m", "the table", func(s *Snapshot) bool { return s.Screen == "table" }},
		{"Escape", "the menu again", func(s *Snapshot) bool { return s.Screen == "table/menu" }},
		{"Escape", "the table again", func(s *Snapshot) bool { return s.Screen == "table" }},
	} {
		ok(t, p.Key(step.key))
		must[*Snapshot](t)(Until(p, step.what, step.ok))
	}
}
