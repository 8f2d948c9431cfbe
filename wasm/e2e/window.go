package e2e

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/jezek/xgb/xproto"
)

// Window is the desktop program in a window of a Display. It is a Driver.
type Window struct {
	display *Display
	cmd     *exec.Cmd
	output  *strings.Builder
	exited  chan struct{}
	ended   error  // how the program ended, once it has
	file    string // where the snapshot is written
	window  xproto.Window
	settled bool // a size has been set from outside, and has stayed
}

// StartWindow starts a program with its data in a folder, and waits for its
// window and its first snapshot.
func StartWindow(d *Display, program, data string, args ...string) (*Window, error) {
	scratch, err := os.MkdirTemp("", "agnes-window-")
	if err != nil {
		return nil, err
	}
	w := &Window{
		display: d, cmd: exec.Command(program, args...), output: &strings.Builder{},
		exited: make(chan struct{}), file: filepath.Join(scratch, "snapshot.json"),
	}
	silence, err := noDevice(scratch)
	if err != nil {
		return nil, err
	}
	w.cmd.Env = append(os.Environ(), "DISPLAY="+d.Name, "WAYLAND_DISPLAY=", "AGNES_DATA_DIR="+data,
		"AGNES_SNAPSHOT="+w.file, "ALSA_CONFIG_PATH="+silence, "PULSE_SERVER=unix:"+filepath.Join(scratch, "none"), "LANG=en_GB.UTF-8", "LANGUAGE=en", "LC_ALL=")
	w.cmd.Stdout, w.cmd.Stderr = w.output, w.output
	if err := w.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		w.ended = w.cmd.Wait()
		_ = os.RemoveAll(scratch)
		close(w.exited)
	}()
	if err := w.waitForWindow(); err != nil {
		w.Kill()
		return nil, fmt.Errorf("%w; it said: %s", err, w.output)
	}
	return w, nil
}

// noDevice writes a configuration without any sound device: every game in a
// window is played on in silence. The tests of audio/play have a device.
func noDevice(dir string) (string, error) {
	name := filepath.Join(dir, "silence.conf")
	return name, os.WriteFile(name, []byte("pcm.!default { type hw card 99 }\n"), 0o644)
}

// calm is how often in a row the window has to be seen in the same place
// before anything is aimed at: a window manager may still move a new one.
const calm = 30

func (w *Window) waitForWindow() error {
	var last image.Rectangle
	seen := 0
	for start := time.Now(); time.Since(start) < limit; time.Sleep(10 * time.Millisecond) {
		select {
		case <-w.exited:
			return errors.New("the program ended")
		default:
		}
		if w.window == 0 {
			w.window, _ = w.display.windowOf(w.cmd.Process.Pid)
		}
		if w.window == 0 || w.display.active() != w.window {
			continue
		}
		at, err := w.inside()
		if err != nil || at != last {
			last, seen = at, 0
			continue
		}
		if seen++; seen < calm {
			continue
		}
		if _, err := w.Snapshot(); err == nil {
			return nil
		}
	}
	return errors.New("no window with a snapshot came")
}

// Kill ends the program as a power cut would.
func (w *Window) Kill() {
	_ = w.cmd.Process.Kill()
	<-w.exited
}

// Running reports whether the program still runs.
func (w *Window) Running() bool {
	select {
	case <-w.exited:
		return false
	default:
		return true
	}
}

// Output is what the program wrote on its standard output and error. It may
// be asked for once the program has ended.
func (w *Window) Output() string {
	<-w.exited
	return w.output.String()
}

// Snapshot implements Driver.
func (w *Window) Snapshot() (Snapshot, error) {
	var s Snapshot
	if !w.Running() {
		return s, errEnded
	}
	text, err := os.ReadFile(w.file)
	if err != nil {
		return s, err
	}
	err = json.Unmarshal(text, &s)
	return s, err
}

// inside is where the inside of the window lies on the screen.
func (w *Window) inside() (image.Rectangle, error) {
	g, err := xproto.GetGeometry(w.display.conn, xproto.Drawable(w.window)).Reply()
	if err != nil {
		return image.Rectangle{}, err
	}
	at, err := xproto.TranslateCoordinates(w.display.conn, w.window, w.display.screen.Root, 0, 0).Reply()
	if err != nil {
		return image.Rectangle{}, err
	}
	x, y := int(at.DstX), int(at.DstY)
	return image.Rect(x, y, x+int(g.Width), y+int(g.Height)), nil
}

// Move implements Driver.
func (w *Window) Move(x, y float64) error {
	in, err := w.inside()
	if err != nil {
		return err
	}
	return w.display.fake(xproto.MotionNotify, 0, in.Min.X+int(x), in.Min.Y+int(y))
}

// Press implements Driver.
func (w *Window) Press() error { return w.display.fake(xproto.ButtonPress, 1, 0, 0) }

// Release implements Driver.
func (w *Window) Release() error { return w.display.fake(xproto.ButtonRelease, 1, 0, 0) }

// Button presses or lets go any button of the mouse: 2 in the middle, 3 on the
// right, 4 and 5 the wheel.
func (w *Window) Button(button byte, down bool) error {
	kind := byte(xproto.ButtonRelease)
	if down {
		kind = xproto.ButtonPress
	}
	return w.display.fake(kind, button, 0, 0)
}

// Key implements Driver.
func (w *Window) Key(key string) error { return w.display.key(key) }

// Screenshot implements Driver.
func (w *Window) Screenshot() (image.Image, error) {
	in, err := w.inside()
	if err != nil {
		return nil, err
	}
	return w.display.picture(in.Intersect(image.Rect(0, 0, screenWidth, screenHeight)))
}

// Resize implements Driver. It asks until the window has the size. A program
// that has just started asks for its own first size once more, so that the
// first size must have stayed for a while.
func (w *Window) Resize(width, height int) error {
	stay := 1
	if !w.settled {
		stay = 200
	}
	const again = 40 // looks between two askings
	for n, stayed, start := 0, 0, time.Now(); time.Since(start) < limit; n++ {
		if n%again == 0 && stayed == 0 {
			err := xproto.ConfigureWindowChecked(w.display.conn, w.window,
				xproto.ConfigWindowX|xproto.ConfigWindowY|xproto.ConfigWindowWidth|xproto.ConfigWindowHeight,
				[]uint32{0, 0, uint32(width), uint32(height)}).Check()
			if err != nil {
				return err
			}
		}
		in, err := w.inside()
		if err != nil {
			return err
		}
		stayed++
		if in.Dx() != width || in.Dy() != height {
			stayed = 0
		}
		if stayed == stay {
			w.settled = true
			return nil
		}
		time.Sleep(5 * time.Millisecond)
	}
	return fmt.Errorf("the window does not become %d×%d", width, height)
}

// Focus asks the window manager to give this window the keyboard, as a click on
// its title or in a task bar does, and waits until it has it and keeps it: a
// program that has just started asks for the keyboard once more.
func (w *Window) Focus() error {
	active, err := w.display.atom("_NET_ACTIVE_WINDOW")
	if err != nil {
		return err
	}
	e := xproto.ClientMessageEvent{
		Format: 32, Window: w.window, Type: active,
		Data: xproto.ClientMessageDataUnionData32New([]uint32{2, 0, 0, 0, 0}), // 2: asked by a pager
	}
	const again = 40 // looks between two askings
	for n, has, start := 0, 0, time.Now(); time.Since(start) < limit; n++ {
		if n%again == 0 && has == 0 {
			err := xproto.SendEventChecked(w.display.conn, false, w.display.screen.Root,
				xproto.EventMaskSubstructureRedirect|xproto.EventMaskSubstructureNotify, string(e.Bytes())).Check()
			if err != nil {
				return err
			}
		}
		focus, err := xproto.GetInputFocus(w.display.conn).Reply()
		if has++; err != nil || focus.Focus != w.window || w.display.active() != w.window {
			has = 0
		}
		if has == calm {
			return nil
		}
		time.Sleep(10 * time.Millisecond)
	}
	return errors.New("the window does not get the keyboard")
}

// Keyboard takes the keyboard away from every window, or gives it to this one,
// without asking the window manager.
func (w *Window) Keyboard(on bool) error {
	to := xproto.Window(xproto.InputFocusNone)
	if on {
		to = w.window
	}
	return xproto.SetInputFocusChecked(w.display.conn, xproto.InputFocusNone, to, xproto.TimeCurrentTime).Check()
}

// Ask asks the window to become of a size, and does not wait until it is.
func (w *Window) Ask(width, height int) error {
	return xproto.ConfigureWindowChecked(w.display.conn, w.window,
		xproto.ConfigWindowWidth|xproto.ConfigWindowHeight, []uint32{uint32(width), uint32(height)}).Check()
}

// Close asks the window to close, as its button does, and waits for the end.
func (w *Window) Close() error {
	protocols, err := w.display.atom("WM_PROTOCOLS")
	if err != nil {
		return err
	}
	remove, err := w.display.atom("WM_DELETE_WINDOW")
	if err != nil {
		return err
	}
	e := xproto.ClientMessageEvent{
		Format: 32, Window: w.window, Type: protocols,
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(remove), 0, 0, 0, 0}),
	}
	if err := xproto.SendEventChecked(w.display.conn, false, w.window, 0, string(e.Bytes())).Check(); err != nil {
		return err
	}
	select {
	case <-w.exited:
		return nil
	case <-time.After(limit):
		return errors.New("the window does not close")
	}
}
