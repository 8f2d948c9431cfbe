package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// Size of the X server's screen, in pixels: larger than any window tested.
const (
	screenWidth  = 2700
	screenHeight = 1600
)

// Display is an X server of our own with a window manager on it.
type Display struct {
	Name    string // as in DISPLAY
	server  *exec.Cmd
	manager *exec.Cmd
	conn    *xgb.Conn
	screen  *xproto.ScreenInfo
	keys    map[xproto.Keysym]xproto.Keycode
}

// StartDisplay starts Xvfb on a free number, and openbox on it.
func StartDisplay() (*Display, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	size := fmt.Sprintf("%dx%dx24", screenWidth, screenHeight)
	d := &Display{server: exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp", "-noreset")}
	d.server.ExtraFiles = []*os.File{w}
	err = d.server.Start()
	w.Close()
	if err != nil {
		return nil, err
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		d.Stop()
		return nil, fmt.Errorf("the X server names no display: %w", err)
	}
	d.Name = ":" + strings.TrimSpace(number)
	if err := d.connect(); err != nil {
		d.Stop()
		return nil, err
	}
	d.manager = exec.Command("openbox", "--sm-disable")
	d.manager.Env = append(os.Environ(), "DISPLAY="+d.Name)
	if err := d.manager.Start(); err != nil {
		d.Stop()
		return nil, err
	}
	if err := d.waitForManager(); err != nil {
		d.Stop()
		return nil, err
	}
	return d, nil
}

func (d *Display) connect() error {
	var err error
	if d.conn, err = xgb.NewConnDisplay(d.Name); err != nil {
		return err
	}
	if err := xtest.Init(d.conn); err != nil {
		return err
	}
	setup := xproto.Setup(d.conn)
	d.screen = setup.DefaultScreen(d.conn)
	first, count := setup.MinKeycode, byte(setup.MaxKeycode-setup.MinKeycode+1)
	m, err := xproto.GetKeyboardMapping(d.conn, first, count).Reply()
	if err != nil {
		return err
	}
	d.keys = map[xproto.Keysym]xproto.Keycode{}
	per := int(m.KeysymsPerKeycode)
	for i := range int(count) {
		sym := m.Keysyms[i*per]
		if _, have := d.keys[sym]; !have && sym != 0 {
			d.keys[sym] = first + xproto.Keycode(i)
		}
	}
	return nil
}

// waitForManager waits until a window manager says that it is there.
func (d *Display) waitForManager() error {
	for start := time.Now(); time.Since(start) < limit; time.Sleep(10 * time.Millisecond) {
		if ids, err := d.property(d.screen.Root, "_NET_SUPPORTING_WM_CHECK"); err == nil && len(ids) > 0 {
			return nil
		}
	}
	return errors.New("no window manager came")
}

// Stop ends the window manager and the server.
func (d *Display) Stop() {
	if d.conn != nil {
		d.conn.Close()
	}
	for _, c := range []*exec.Cmd{d.manager, d.server} {
		if c != nil && c.Process != nil {
			_ = c.Process.Kill()
			_ = c.Wait()
		}
	}
}

// property is a property of a window that holds 32-bit values.
func (d *Display) property(w xproto.Window, name string) ([]uint32, error) {
	atom, err := d.atom(name)
	if err != nil {
		return nil, err
	}
	p, err := xproto.GetProperty(d.conn, false, w, atom, xproto.GetPropertyTypeAny, 0, 1<<16).Reply()
	if err != nil {
		return nil, err
	}
	values := make([]uint32, p.ValueLen)
	if p.Format != 32 {
		return nil, nil
	}
	for i := range values {
		values[i] = xgb.Get32(p.Value[4*i:])
	}
	return values, nil
}

func (d *Display) atom(name string) (xproto.Atom, error) {
	a, err := xproto.InternAtom(d.conn, false, uint16(len(name)), name).Reply()
	if err != nil {
		return 0, err
	}
	return a.Atom, nil
}

// windowOf is the window of a process that the window manager knows.
func (d *Display) windowOf(pid int) (xproto.Window, bool) {
	list, err := d.property(d.screen.Root, "_NET_CLIENT_LIST")
	if err != nil {
		return 0, false
	}
	for _, w := range list {
		pids, err := d.property(xproto.Window(w), "_NET_WM_PID")
		if err == nil && len(pids) == 1 && int(pids[0]) == pid {
			return xproto.Window(w), true
		}
	}
	return 0, false
}

// active is the window that has the keyboard, as the window manager says.
func (d *Display) active() xproto.Window {
	list, err := d.property(d.screen.Root, "_NET_ACTIVE_WINDOW")
	if err != nil || len(list) == 0 {
		return 0
	}
	return xproto.Window(list[0])
}

// fake sends an input event as a device would.
func (d *Display) fake(kind, detail byte, x, y int) error {
	return xtest.FakeInputChecked(d.conn, kind, detail, 0, d.screen.Root, int16(x), int16(y), 0).Check()
}

// keysyms are the keys whose X name is not their letter.
var keysyms = map[string]xproto.Keysym{
	"Enter": 0xff0d, "Escape": 0xff1b, "Tab": 0xff09, "Space": 0x20, "Backspace": 0xff08,
	"ArrowLeft": 0xff51, "ArrowUp": 0xff52, "ArrowRight": 0xff53, "ArrowDown": 0xff54,
	"Home": 0xff50, "End": 0xff57, "PageUp": 0xff55, "PageDown": 0xff56,
	"Ctrl": 0xffe3, "Shift": 0xffe1, "Alt": 0xffe9,
	"F1": 0xffbe, "F11": 0xffc8,
}

// key presses and lets go a key, with modifiers before it.
func (d *Display) key(name string) error {
	var codes []xproto.Keycode
	for _, part := range strings.Split(name, "+") {
		sym, ok := keysyms[part]
		if !ok && len(part) == 1 {
			sym = xproto.Keysym(part[0])
		}
		code, ok := d.keys[sym]
		if !ok {
			return fmt.Errorf("this keyboard has no key %q", part)
		}
		codes = append(codes, code)
	}
	var errs []error
	for _, c := range codes {
		errs = append(errs, d.fake(xproto.KeyPress, byte(c), 0, 0))
	}
	for i := range codes {
		errs = append(errs, d.fake(xproto.KeyRelease, byte(codes[len(codes)-1-i]), 0, 0))
	}
	return errors.Join(errs...)
}

// picture is what the screen shows in a rectangle.
func (d *Display) picture(r image.Rectangle) (image.Image, error) {
	got, err := xproto.GetImage(d.conn, xproto.ImageFormatZPixmap, xproto.Drawable(d.screen.Root),
		int16(r.Min.X), int16(r.Min.Y), uint16(r.Dx()), uint16(r.Dy()), 1<<32-1).Reply()
	if err != nil {
		return nil, err
	}
	img := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	for i := 0; i+3 < len(got.Data) && i+3 < len(img.Pix); i += 4 {
		img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = got.Data[i+2], got.Data[i+1], got.Data[i], 255
	}
	return img, nil
}
