package store

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall/js"
)

// prefix is our own corner of a local storage that other pages of the same
// site may use too.
const prefix = "agnes/v1/"

var errNoStorage = errors.New("this browser gives the page no local storage")

// home is the page's local storage.
func home() (medium, error) {
	// Reading the property may itself throw, where a browser blocks storage.
	// Only Call turns that into a panic that can be caught; Get would end the
	// program.
	var storage js.Value
	err := guard(func() { storage = js.Global().Get("Reflect").Call("get", js.Global(), "localStorage") })
	if err != nil {
		return nil, err
	}
	if storage.Type() != js.TypeObject {
		return nil, errNoStorage
	}
	b := browser{storage}
	if _, err := b.read("settings"); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return b, nil
}

// guard runs a call into the page and returns what it throws as an error.
func guard(do func()) (err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("%v", thrown)
		}
	}()
	do()
	return nil
}

// browser is the medium of a page: one key a slot.
type browser struct{ storage js.Value }

func (b browser) read(slot string) (string, error) {
	var v js.Value
	if err := guard(func() { v = b.storage.Call("getItem", prefix+slot) }); err != nil {
		return "", err
	}
	if v.Type() != js.TypeString {
		return "", fs.ErrNotExist
	}
	text := v.String()
	if len(text) > maxSlot {
		return "", errTooLong
	}
	return text, nil
}

func (b browser) write(slot, text string) error {
	return guard(func() { b.storage.Call("setItem", prefix+slot, text) })
}

// rename sets the one key before it removes the other: a tab that is killed in
// between leaves both.
func (b browser) rename(from, to string) error {
	text, err := b.read(from)
	if err != nil {
		return err
	}
	if err := b.write(to, text); err != nil {
		return err
	}
	return b.remove(from)
}

func (b browser) remove(slot string) error {
	return guard(func() { b.storage.Call("removeItem", prefix+slot) })
}

// claim holds a web lock for as long as the tab lives. Where the browser has
// none, a second tab is noticed when it saves.
func (b browser) claim(taken func()) func() {
	var free js.Value // resolves the promise that holds the lock
	var hold, held, ignore js.Func
	hold = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) > 0 {
			free = args[0]
		}
		return nil
	})
	held = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) == 0 || args[0].IsNull() {
			taken()
			return nil
		}
		return js.Global().Get("Promise").New(hold)
	})
	ignore = js.FuncOf(func(js.Value, []js.Value) any { return nil })
	_ = guard(func() {
		locks := js.Global().Get("Reflect").Call("get", js.Global().Get("navigator"), "locks")
		options := map[string]any{"ifAvailable": true}
		locks.Call("request", prefix, options, held).Call("catch", ignore)
	})
	return func() {
		_ = guard(func() {
			if free.Type() == js.TypeFunction {
				free.Invoke()
			}
		})
	}
}

func (b browser) where() string { return "local storage" }
