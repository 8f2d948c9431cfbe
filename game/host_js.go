package game

import (
	"math/rand/v2"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// hasWindow reports whether there is a window whose place can be kept.
const hasWindow = false

// host is the page around the screens. What belongs to the page lies under
// window.agnes; the page may have put things there before.
type host struct {
	answers
	quit  bool
	began time.Time
	agnes js.Value
	live  js.Value // the element that is read aloud, or null
}

func newHost(string) *host {
	global := js.Global()
	agnes := global.Get("agnes")
	if !agnes.Truthy() {
		agnes = global.Get("Object").New()
		global.Set("agnes", agnes)
	}
	return &host{answers: make(answers, manyAnswers), began: time.Now(), agnes: agnes, live: global.Get("document").Call("getElementById", "agnes-live")}
}

// wishes are the languages that the browser asks for.
func (*host) wishes() []string {
	languages := js.Global().Get("navigator").Get("languages")
	if !languages.Truthy() {
		return nil
	}
	var out []string
	for i := range languages.Length() {
		out = append(out, languages.Index(i).String())
	}
	return out
}

// publish offers the page window.agnes.snapshot().
func (h *host) publish(a *app) {
	h.agnes.Set("snapshot", js.FuncOf(func(js.Value, []js.Value) any {
		return js.Global().Get("JSON").Call("parse", string(a.snapshot()))
	}))
}

func (*host) changed(*app) {}

// Random is drawn from the generator that the runtime seeds from the system.
// The packages of cryptography would weigh as much as two languages.
func (*host) Random() uint64 { return rand.Uint64() }

func (h *host) Clock() time.Duration { return time.Since(h.began) }

// Today asks the browser, which knows the zone of its user.
func (*host) Today() string {
	now := js.Global().Get("Date").New()
	return time.Date(now.Call("getFullYear").Int(), time.Month(now.Call("getMonth").Int()+1), now.Call("getDate").Int(), 12, 0, 0, 0, time.UTC).Format(time.DateOnly)
}

// ReducedMotion is what the browser's user wishes.
func (*host) ReducedMotion() bool { return matches("(prefers-reduced-motion: reduce)") }

func (*host) PlayedByFinger() bool { return matches("(pointer: coarse)") }

// matches reports whether a media query holds.
func matches(query string) bool {
	match := js.Global().Get("matchMedia")
	return match.Truthy() && match.Invoke(query).Get("matches").Truthy()
}

func (*host) Vibrate() { js.Global().Get("navigator").Call("vibrate", 40) }

// CanVibrate reports whether the browser can. A browser that can does not say
// whether the machine can.
func (*host) CanVibrate() bool {
	return js.Global().Get("navigator").Get("vibrate").Truthy() && js.Global().Get("navigator").Get("maxTouchPoints").Int() > 0
}

// Link is the address of the page with other parameters.
func (*host) Link(query string) string {
	at := js.Global().Get("location")
	return at.Get("origin").String() + at.Get("pathname").String() + "?" + query
}

// Say puts the words into the page's live region.
func (h *host) Say(text string) {
	if h.live.Truthy() {
		h.live.Set("textContent", text)
	}
}

func (*host) ToggleFullscreen() { ebiten.SetFullscreen(!ebiten.IsFullscreen()) }

// CanFullscreen reports whether the browser has fullscreen for a page: a phone
// may not, and neither may a frame inside another page.
func (*host) CanFullscreen() bool {
	return js.Global().Get("document").Get("fullscreenEnabled").Truthy()
}

func (*host) Quit() {}

func (*host) CanQuit() bool { return false }
