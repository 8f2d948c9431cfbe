package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Browser is a Chromium without a window of its own, with WebGL by software.
type Browser struct {
	ctx    context.Context
	cancel func()
}

// StartBrowser starts Chromium, with further flags if there are any.
func StartBrowser(further ...chromedp.ExecAllocatorOption) (*Browser, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("mute-audio", true),
		chromedp.Flag("lang", "en-GB"), chromedp.WindowSize(1280, 720))
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox)
	}
	options = append(options, further...)
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stop := chromedp.NewContext(allocator)
	b := &Browser{ctx, func() { stop(); stopAllocator() }}
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		b.Stop()
		return nil, err
	}
	return b, nil
}

// Stop ends the browser.
func (b *Browser) Stop() { b.cancel() }

// Page is a tab of a browser, or a frame in one. It is a Driver and a Toucher.
type Page struct {
	tab    context.Context // gets the input
	game   context.Context // shows the game: the tab, or a frame in it
	cancel func()
	corner point // of the frame in the tab
	at     point // of the pointer
	down   bool
	log    *consoleLog
}

// consoleLog is what a page wrote on its console.
type consoleLog struct {
	sync.Mutex
	lines []string
}

// NewPage opens an empty tab with a storage of its own.
func (b *Browser) NewPage() (*Page, error) {
	return open(b.ctx, chromedp.WithNewBrowserContext())
}

// Sibling opens another tab that shares the storage of this one.
func (p *Page) Sibling() (*Page, error) {
	return open(p.tab, chromedp.WithExistingBrowserContext(chromedp.FromContext(p.tab).BrowserContextID))
}

func open(parent context.Context, options ...chromedp.ContextOption) (*Page, error) {
	ctx, cancel := chromedp.NewContext(parent, options...)
	p := &Page{tab: ctx, game: ctx, cancel: cancel, log: &consoleLog{}}
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		cancel()
		return nil, err
	}
	go p.listen(ctx)
	return p, p.Resize(800, 500)
}

func (p *Page) listen(ctx context.Context) {
	for m, err := range chromedp.Console(ctx) {
		if err != nil {
			return
		}
		p.log.Lock()
		p.log.lines = append(p.log.lines, m.String())
		p.log.Unlock()
	}
}

// Console is what the page has written on its console so far.
func (p *Page) Console() string {
	p.log.Lock()
	defer p.log.Unlock()
	return strings.Join(p.log.lines, "\n")
}

// Close closes the tab.
func (p *Page) Close() { p.cancel() }

// Front makes this the tab that is seen.
func (p *Page) Front() error {
	_, err := chromedp.Call(p.tab, cdpage.BringToFront, cdp.Empty{})
	return err
}

// Before has every page that the tab loads run a script first.
func (p *Page) Before(script string) error {
	_, err := chromedp.Call(p.tab, cdpage.AddScriptToEvaluateOnNewDocument,
		cdpage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	return err
}

// Go opens an address and waits until it is loaded.
func (p *Page) Go(url string) error {
	ctx, cancel := context.WithTimeout(p.tab, limit)
	defer cancel()
	return chromedp.Do(ctx, chromedp.Navigate(url))
}

// Reload loads the page again.
func (p *Page) Reload() error { return chromedp.Do(p.tab, chromedp.Reload()) }

// Play waits for the curtain and opens it with a click.
func (p *Page) Play() error {
	if err := p.WaitFor(`document.getElementById("agnes-button")?.hidden === false && !!agnes.snapshot`); err != nil {
		return err
	}
	if err := p.Evaluate(`document.getElementById("agnes-button").click()`, nil); err != nil {
		return err
	}
	return p.WaitFor(`agnes.started`)
}

// Evaluate runs JavaScript where the game is; the result is decoded from JSON.
func (p *Page) Evaluate(script string, result any) error { return evaluate(p.game, script, result) }

// EvaluateOutside runs JavaScript in the tab around the game's frame.
func (p *Page) EvaluateOutside(script string, result any) error {
	return evaluate(p.tab, script, result)
}

func evaluate(ctx context.Context, script string, result any) error {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	wrapped := "JSON.stringify((() => { const v = (" + script + "); return v === undefined ? null : v; })())"
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string](wrapped))
	if err != nil || result == nil {
		return err
	}
	return json.Unmarshal([]byte(text), result)
}

// WaitFor waits until a JavaScript expression is true.
func (p *Page) WaitFor(condition string) error {
	deadline := time.Now().Add(limit)
	for {
		var ok bool
		err := p.Evaluate("!!("+condition+")", &ok)
		if err == nil && ok {
			return nil
		}
		if time.Now().After(deadline) {
			return errors.Join(fmt.Errorf("waiting for %s; console: %s", condition, p.Console()), err)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// EnterFrame makes the driver look into the frame whose address begins with a
// prefix. Where it lies in the tab is asked of the tab.
func (p *Page) EnterFrame(prefix string) error {
	var at struct{ X, Y float64 }
	err := p.EvaluateOutside(`(({x, y}) => ({x, y}))(document.querySelector("iframe").getBoundingClientRect())`, &at)
	if err != nil {
		return err
	}
	p.corner = point{at.X, at.Y}
	for start := time.Now(); time.Since(start) < limit; time.Sleep(20 * time.Millisecond) {
		targets, err := chromedp.Targets(p.tab)
		if err != nil {
			return err
		}
		for _, t := range targets {
			if t.Type == "iframe" && strings.HasPrefix(t.URL, prefix) {
				p.game, _ = chromedp.NewContext(p.tab, chromedp.WithTargetID(t.TargetID))
				// The first action attaches, and must have no time limit of its own:
				// its end would let the frame go again.
				_, err := chromedp.Run(p.game, chromedp.Evaluate[int]("1"))
				return err
			}
		}
	}
	return fmt.Errorf("no frame shows %s", prefix)
}

// Snapshot implements Driver.
func (p *Page) Snapshot() (Snapshot, error) {
	var s Snapshot
	err := p.Evaluate("agnes.snapshot()", &s)
	return s, err
}

func (p *Page) mouse(kind input.DispatchMouseEventType) error {
	e := input.DispatchMouseEventParams{Type: kind, X: p.corner.x + p.at.x, Y: p.corner.y + p.at.y}
	if p.down {
		e.Buttons = 1
	}
	if kind != input.DispatchMouseEventTypeMouseMoved {
		e.Button, e.ClickCount = input.MouseButtonLeft, 1
	}
	_, err := chromedp.Call(p.tab, input.DispatchMouseEvent, e)
	return err
}

// Move implements Driver.
func (p *Page) Move(x, y float64) error {
	p.at = point{x, y}
	return p.mouse(input.DispatchMouseEventTypeMouseMoved)
}

// Press implements Driver.
func (p *Page) Press() error {
	p.down = true
	return p.mouse(input.DispatchMouseEventTypeMousePressed)
}

// Release implements Driver.
func (p *Page) Release() error {
	p.down = false
	return p.mouse(input.DispatchMouseEventTypeMouseReleased)
}

// Wheel turns the wheel where the pointer is.
func (p *Page) Wheel(dy float64) error {
	const aside = 0.001 // Chromium asks for both ways, and the library leaves a zero out
	_, err := chromedp.Call(p.tab, input.DispatchMouseEvent, input.DispatchMouseEventParams{
		Type: input.DispatchMouseEventTypeMouseWheel, X: p.corner.x + p.at.x, Y: p.corner.y + p.at.y, DeltaX: aside, DeltaY: dy,
	})
	return err
}

func (p *Page) finger(kind input.DispatchTouchEventType, at ...point) error {
	points := []*input.TouchPoint{}
	for _, a := range at {
		points = append(points, &input.TouchPoint{X: p.corner.x + a.x, Y: p.corner.y + a.y})
	}
	_, err := chromedp.Call(p.tab, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	return err
}

// TouchStart implements Toucher.
func (p *Page) TouchStart(x, y float64) error {
	return p.finger(input.DispatchTouchEventTypeTouchStart, point{x, y})
}

// TouchMove implements Toucher.
func (p *Page) TouchMove(x, y float64) error {
	return p.finger(input.DispatchTouchEventTypeTouchMove, point{x, y})
}

// TouchEnd implements Toucher.
func (p *Page) TouchEnd() error { return p.finger(input.DispatchTouchEventTypeTouchEnd) }

// TouchCancel implements Toucher.
func (p *Page) TouchCancel() error { return p.finger(input.DispatchTouchEventTypeTouchCancel) }

var modifiers = map[string]kb.Modifier{"Ctrl": kb.ModifierCtrl, "Shift": kb.ModifierShift, "Alt": kb.ModifierAlt}

var namedKeys = map[string]string{
	"Enter": kb.Enter, "Escape": kb.Escape, "Tab": kb.Tab, "Space": " ", "Backspace": kb.Backspace,
	"ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight, "ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown,
	"Home": kb.Home, "End": kb.End, "PageUp": kb.PageUp, "PageDown": kb.PageDown,
	"F1": kb.F1, "F3": kb.F3, "F5": kb.F5, "F11": kb.F11, "F12": kb.F12,
	"Ctrl": kb.Control, "Shift": kb.Shift, "Alt": kb.Alt,
}

// Key implements Driver.
func (p *Page) Key(key string) error {
	parts := strings.Split(key, "+")
	last := len(parts) - 1
	var held kb.Modifier
	for _, m := range parts[:last] {
		held |= modifiers[m]
		if err := p.keyEvents(namedKeys[m], held, kb.KeyDown); err != nil {
			return err
		}
	}
	text, named := namedKeys[parts[last]]
	if !named {
		text = parts[last]
	}
	if err := p.keyEvents(text, held, kb.KeyDown, kb.KeyUp); err != nil {
		return err
	}
	for _, m := range parts[:last] {
		held &^= modifiers[m]
		if err := p.keyEvents(namedKeys[m], held, kb.KeyUp); err != nil {
			return err
		}
	}
	return nil
}

// keyEvents sends the events of a key that are of the wanted kinds.
func (p *Page) keyEvents(key string, held kb.Modifier, kinds ...input.DispatchKeyEventType) error {
	for _, e := range kb.Encode([]rune(key)[0]) {
		for _, kind := range kinds {
			if e.Type != kind {
				continue
			}
			e.Modifiers |= int64(held)
			if _, err := chromedp.Call(p.tab, input.DispatchKeyEvent, *e); err != nil {
				return err
			}
		}
	}
	return nil
}

// Screenshot implements Driver.
func (p *Page) Screenshot() (image.Image, error) {
	data, err := chromedp.Run(p.tab, chromedp.CaptureScreenshot())
	if err != nil {
		return nil, err
	}
	return png.Decode(bytes.NewReader(data))
}

// Resize implements Driver.
func (p *Page) Resize(w, h int) error { return p.Screen(w, h, 1, false) }

// Screen sets the size of the page in CSS pixels, how many device pixels make
// one, and whether it is a phone.
func (p *Page) Screen(w, h int, ratio float64, phone bool) error {
	_, err := chromedp.Call(p.tab, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: int64(w), Height: int64(h), DeviceScaleFactor: ratio, Mobile: phone,
	})
	if err != nil {
		return err
	}
	points := int64(1)
	_, err = chromedp.Call(p.tab, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{
		Enabled: phone, MaxTouchPoints: points,
	})
	return err
}

// Prefer sets a media feature, such as prefers-reduced-motion.
func (p *Page) Prefer(feature, value string) error {
	_, err := chromedp.Call(p.tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: feature, Value: value}},
	})
	return err
}
