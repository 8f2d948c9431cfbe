package game

import (
	"syscall/js"

	"agnes/game/screens"
)

// Copy asks the browser for its clipboard. A page in a frame may be refused it;
// then the text is put into a box of the page, from where it can be copied by
// hand.
func (h *host) Copy(text string, done func(error)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		h.textBox(text, func(string, error) { done(nil) })
		return
	}
	defer func() {
		if recover() != nil { // a browser may throw instead of refusing
			h.textBox(text, func(string, error) {})
		}
	}()
	var ok, no js.Func
	release := func() { ok.Release(); no.Release() }
	ok = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		h.later(func() { done(nil) })
		return nil
	})
	no = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		h.later(func() { h.textBox(text, func(string, error) {}) })
		return nil
	})
	clipboard.Call("writeText", text).Call("then", ok, no)
}

// Paste opens a box of the page, into which the player can paste.
func (h *host) Paste(done func(string, error)) {
	h.textBox("", func(text string, err error) { h.later(func() { done(text, err) }) })
}

// textBox opens a box with a text, in which the player can copy, paste and
// write. The element is the page's own, so that the browser's keys and menus
// work in it; the engine hears none of them meanwhile.
func (h *host) textBox(text string, done func(string, error)) {
	document := js.Global().Get("document")
	box := document.Call("createElement", "dialog")
	area := document.Call("createElement", "textarea")
	area.Set("value", text)
	area.Set("rows", 10)
	area.Set("spellcheck", false)
	area.Get("style").Set("width", "min(36rem, 80vw)")
	area.Get("style").Set("display", "block")
	box.Call("appendChild", area)

	var funcs []js.Func
	listen := func(to js.Value, event string, do func(js.Value)) {
		f := js.FuncOf(func(_ js.Value, args []js.Value) any { do(args[0]); return nil })
		funcs = append(funcs, f)
		to.Call("addEventListener", event, f)
	}
	closed := false
	end := func(err error) {
		if closed {
			return
		}
		closed = true
		value := area.Get("value").String()
		box.Call("remove")
		for _, f := range funcs {
			f.Release()
		}
		if canvas := document.Call("querySelector", "canvas"); canvas.Truthy() {
			canvas.Call("focus")
		}
		done(value, err)
	}
	button := func(label string, err error) {
		b := document.Call("createElement", "button")
		b.Set("type", "button")
		b.Set("textContent", label)
		b.Get("style").Set("margin", "0.5rem 0.5rem 0 0")
		b.Get("style").Set("minHeight", "44px")
		b.Get("style").Set("minWidth", "88px")
		box.Call("appendChild", b)
		listen(b, "click", func(js.Value) { end(err) })
	}
	button("✓", nil)
	button("✕", screens.ErrCancelled)
	for _, event := range [...]string{"keydown", "keyup", "pointerdown", "pointerup", "touchstart", "touchend", "wheel"} {
		listen(box, event, func(e js.Value) { e.Call("stopPropagation") })
	}
	listen(box, "cancel", func(js.Value) { end(screens.ErrCancelled) })
	document.Get("body").Call("appendChild", box)
	box.Call("showModal")
	area.Call("focus")
	area.Call("select")
}

// SaveFile offers the file as a download.
func (h *host) SaveFile(name string, data []byte, done func(string, error)) {
	global := js.Global()
	bytes := global.Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	parts := global.Get("Array").New()
	parts.Call("push", bytes)
	url := global.Get("URL").Call("createObjectURL", global.Get("Blob").New(parts))
	link := global.Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	var drop js.Func
	drop = js.FuncOf(func(js.Value, []js.Value) any {
		global.Get("URL").Call("revokeObjectURL", url)
		drop.Release()
		return nil
	})
	global.Call("setTimeout", drop, 60_000)
	h.later(func() { done("", nil) })
}
