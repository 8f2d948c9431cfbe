// Virtual runs the game in a window that is not there, through Ebitengine's
// virtualisation, and presses the buttons of a gamepad that is not there
// either. Tests tell it what to press.
//
// It is started with the game's program, built with the tag ebitenginevmguest,
// and its flags. On its input each line is one order, and each is answered with
// a line when it is done:
//
//	press south    presses and lets go a button of the gamepad
//	wait           lets a tick go by
//
// It ends when its input does.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: virtual PROGRAM [FLAGS]")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "virtual:", err)
		os.Exit(1)
	}
}

// Measures of the window, in CSS pixels, and how long the game may take to
// answer.
const (
	width, height = 960, 720
	patience      = 20 * time.Second
)

// run starts the program and does what it is told until its input ends.
func run(program string, flags []string) error {
	guest, cmd, err := start(program, flags)
	if err != nil {
		return err
	}
	h := &host{guest: guest}
	ebiten.SetWindowVisible(false)
	err = ebiten.RunGame(h)
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	return err
}

// start starts the program and waits until it has called.
func start(program string, flags []string) (*vmhost.GuestSession, *exec.Cmd, error) {
	dir, err := os.MkdirTemp("", "agnes-vm-")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(dir)
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(dir, "s"), Net: "unix"})
	if err != nil {
		return nil, nil, err
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return nil, nil, err
	}
	cmd := exec.Command(program, flags...)
	cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		return nil, nil, err
	}
	fail := func(err error) (*vmhost.GuestSession, *exec.Cmd, error) {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		return nil, nil, err
	}
	if err := listener.SetDeadline(time.Now().Add(patience)); err != nil {
		return fail(err)
	}
	conn, err := listener.Accept()
	if err != nil {
		return fail(fmt.Errorf("the program does not call: %w", err))
	}
	guest, err := vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: patience})
	if err != nil {
		return fail(err)
	}
	return guest, cmd, nil
}

// host is the program that gives the guest its ticks.
type host struct {
	guest  *vmhost.GuestSession
	screen *ebiten.Image
}

// Update does everything that is to be done, and ends.
func (h *host) Update() error {
	h.screen = ebiten.NewImage(width, height)
	if err := h.guest.SetOutsideScreen(h.screen); err != nil {
		return err
	}
	orders := bufio.NewScanner(os.Stdin)
	for orders.Scan() {
		if err := h.obey(orders.Text()); err != nil {
			return err
		}
		fmt.Println("done")
	}
	return errors.Join(h.guest.Close(), ebiten.Termination)
}

// Draw shows nothing: nobody sees the window.
func (*host) Draw(*ebiten.Image) {}

// Layout is the size of the window that nobody sees.
func (*host) Layout(w, h int) (int, int) { return w, h }

// ticksDown is how long a button is held, in ticks: less than a way repeats
// after.
const ticksDown = 2

// buttons are the buttons that can be pressed, by where they are.
var buttons = map[string]ebiten.StandardGamepadButton{
	"left": ebiten.StandardGamepadButtonLeftLeft, "right": ebiten.StandardGamepadButtonLeftRight,
	"up": ebiten.StandardGamepadButtonLeftTop, "down": ebiten.StandardGamepadButtonLeftBottom,
	"south": ebiten.StandardGamepadButtonRightBottom, "east": ebiten.StandardGamepadButtonRightRight,
	"west": ebiten.StandardGamepadButtonRightLeft, "north": ebiten.StandardGamepadButtonRightTop,
	"shoulder-left": ebiten.StandardGamepadButtonFrontTopLeft, "shoulder-right": ebiten.StandardGamepadButtonFrontTopRight,
	"back": ebiten.StandardGamepadButtonCenterLeft, "start": ebiten.StandardGamepadButtonCenterRight,
}

// obey carries out an order.
func (h *host) obey(order string) error {
	name, press := strings.CutPrefix(order, "press ")
	button, known := buttons[name]
	switch {
	case press && known:
		h.hold(button)
		if err := h.tick(ticksDown); err != nil {
			return err
		}
		h.hold()
		return h.tick(1)
	case order == "wait":
		h.hold()
		return h.tick(1)
	}
	return fmt.Errorf("no such order: %q", order)
}

// hold holds the given buttons of the gamepad down, and no others.
func (h *host) hold(down ...ebiten.StandardGamepadButton) {
	state := vmhost.GamepadState{
		Name: "Virtual", SDLID: "00000000000000000000000000076767",
		StandardAxes:    map[ebiten.StandardGamepadAxis]float64{ebiten.StandardGamepadAxisLeftStickHorizontal: 0, ebiten.StandardGamepadAxisLeftStickVertical: 0},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
	}
	for _, b := range buttons {
		state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	for _, b := range down {
		state.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	h.guest.UpdateGamepads([]vmhost.GamepadState{state})
}

// tick lets ticks go by, and the game draw after them.
func (h *host) tick(n int) error {
	h.guest.AdvanceTicks(n)
	h.guest.AdvanceFrame()
	if !h.guest.WaitFrame() {
		return fmt.Errorf("the game has ended: %w", h.guest.Err())
	}
	return nil
}
