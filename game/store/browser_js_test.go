package store

import (
	"errors"
	"strings"
	"syscall/js"
	"testing"
)

// page gives the page the local storage, and the locks, that a script makes.
func page(t *testing.T, script string) {
	t.Helper()
	js.Global().Call("eval", `
		delete globalThis.localStorage
		globalThis.fakeStorage = () => {
			const m = new Map()
			return { m,
				getItem: k => m.has(k) ? m.get(k) : null,
				setItem: (k, v) => { m.set(k, String(v)) },
				removeItem: k => { m.delete(k) } }
		}
		globalThis.give = descriptor => Object.defineProperty(globalThis, "localStorage", { configurable: true, ...descriptor })
	`)
	js.Global().Call("eval", script)
}

func TestABrowserKeepsDocumentsUnderOurPrefix(t *testing.T) {
	page(t, `give({ value: fakeStorage() })`)
	s := Open()
	mustSave(t, s, Game, "one ü 王")
	mustSave(t, s, Game, "two ü 王")
	wantText(t, s, Game, "two ü 王")
	wantText(t, Open(), Game, "two ü 王")
	wantKinds(t, s)
	keys := js.Global().Call("eval", `[...localStorage.m.keys()].sort().join(" ")`).String()
	if keys != "agnes/v1/game agnes/v1/game.old" {
		t.Errorf("keys: %s", keys)
	}
}

func TestABrowserWithoutStorageKeepsItInMemoryAndSaysSo(t *testing.T) {
	for name, script := range map[string]string{
		"none":            ``,
		"null":            `give({ value: null })`,
		"a getter throws": `give({ get() { throw new DOMException("blocked", "SecurityError") } })`,
		"a number":        `give({ value: 7 })`,
		"an empty object": `give({ value: {} })`,
		"getItem throws":  `{ const f = fakeStorage(); f.getItem = () => { throw new Error("no") }; give({ value: f }) }`,
	} {
		page(t, script)
		s := Open()
		if got := kinds(s); len(got) != 1 || got[0] != NotKept {
			t.Errorf("%s: notices %v", name, got)
		}
		mustSave(t, s, Game, "one")
		wantText(t, s, Game, "one")
	}
}

func TestABrowserWithFullStorageKeepsTheLastGoodSave(t *testing.T) {
	page(t, `give({ value: fakeStorage() })`)
	s := Open()
	mustSave(t, s, Game, "one")
	js.Global().Call("eval", `localStorage.setItem = () => { throw new DOMException("full", "QuotaExceededError") }`)
	if s.Save(Game, "two") == nil {
		t.Fatal("Save succeeded")
	}
	notices := s.Notices()
	if len(notices) != 1 || notices[0].Kind != CannotSave || !strings.Contains(notices[0].Detail, "full") {
		t.Fatalf("notices %v", notices)
	}
	wantText(t, s, Game, "two")
	wantText(t, Open(), Game, "one")
}

func TestASecondTabIsToldAndDestroysNothing(t *testing.T) {
	page(t, `give({ value: fakeStorage() })
		globalThis.lockHeld = false
		Object.defineProperty(globalThis.navigator ??= {}, "locks", { configurable: true, value: {
			async request(name, options, callback) {
				if (lockHeld) return callback(null)
				lockHeld = true
				try { return await callback({ name }) } finally { lockHeld = false }
			} } })`)
	first, second := Open(), Open()
	wantKinds(t, first)
	wantKinds(t, second, OpenElsewhere)
	_, _ = first.Load(Game, nil)
	_, _ = second.Load(Game, nil)
	mustSave(t, first, Game, "one")
	if err := second.Save(Game, "two"); !errors.Is(err, ErrElsewhere) {
		t.Fatalf("Save = %v", err)
	}
	first.Close()
	js.Global().Call("eval", `delete globalThis.navigator.locks`)
}
