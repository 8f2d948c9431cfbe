// Command think is the screens of the game without a picture, in a browser. It
// asks them for the first hint of a deal and counts what thinking about it
// takes. Tests call its two functions:
//
//	agnes.deal(ruleSet, deal)
//	agnes.hint() → {slices, late, longest, memory, proved}
//
// slices is how many ticks were thought in, late how many of them were longer
// than the budget, longest the longest in milliseconds, memory what the whole
// program takes at the end in bytes, and proved whether the hint says that its
// way wins.
package main

import (
	"runtime"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"agnes/game/input"
	"agnes/game/screens"
	"agnes/game/store"
	"agnes/sprites"
)

func main() {
	var shell *screens.Shell
	agnes := js.Global().Get("agnes")
	agnes.Set("deal", js.FuncOf(func(_ js.Value, args []js.Value) any {
		var err error
		if shell, err = begin(args[0].String(), args[1].Int()); err != nil {
			return err.Error()
		}
		return nil
	}))
	agnes.Set("hint", js.FuncOf(func(js.Value, []js.Value) any { return think(shell) }))
	agnes.Set("snapshot", js.Global().Get("Object")) // it is there
	select {}
}

// begin puts a deal on the table, with hints that may know everything.
func begin(ruleSet string, deal int) (*screens.Shell, error) {
	kept := store.InMemory()
	settings := store.DefaultSettings()
	settings.Hints, settings.Speed, settings.Winnable = store.HintsAll, store.NoSpeed, false
	settings.TaughtBernauer, settings.TaughtSorel = true, true
	if err := kept.Save(store.Preference, settings.Text()); err != nil {
		return nil, err
	}
	shell, err := screens.New(screens.Config{Host: host{}, Store: kept, Pack: sprites.Pack, Wishes: []string{"en"}})
	if err != nil {
		return nil, err
	}
	shell.Resize(640, 360, 1)
	shell.Begin(screens.Wish{Rules: ruleSet, Deal: strconv.Itoa(deal)})
	for shell.CatchUp(); shell.Snapshot().Busy; {
		shell.CatchUp()
	}
	return shell, nil
}

// budget is how long a slice may take.
const budget = 4 * time.Millisecond

// patience is the most ticks that are waited for an answer.
const patience = 10_000

// think asks for a hint and waits for it.
func think(shell *screens.Shell) map[string]any {
	shell.Handle(input.Event{Kind: input.Key, Rune: 'h'})
	longest := time.Duration(0)
	slices, late := 0, 0
	for thinking := shell.Snapshot().Said; shell.Snapshot().Said == thinking && slices < patience; slices++ {
		began := time.Now()
		shell.Tick()
		took := time.Since(began)
		if longest = max(longest, took); took > budget {
			late++
		}
	}
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	return map[string]any{
		"slices": slices, "late": late, "longest": float64(longest) / float64(time.Millisecond), "memory": float64(memory.Sys),
		"proved": strings.Contains(shell.Snapshot().Said, "leads to a win"),
	}
}

// host does nothing for the screens but tell the time.
type host struct{}

var began = time.Now()

func (host) Random() uint64                               { return 1 }
func (host) Clock() time.Duration                         { return time.Since(began) }
func (host) Today() string                                { return "2026-11-29" }
func (host) Say(string)                                   {}
func (host) ReducedMotion() bool                          { return false }
func (host) PlayedByFinger() bool                         { return false }
func (host) Vibrate()                                     {}
func (host) CanVibrate() bool                             { return false }
func (host) ToggleFullscreen()                            {}
func (host) CanFullscreen() bool                          { return false }
func (host) Quit()                                        {}
func (host) CanQuit() bool                                { return false }
func (host) Link(query string) string                     { return query }
func (host) Copy(string, func(error))                     {}
func (host) Paste(func(string, error))                    {}
func (host) SaveFile(string, []byte, func(string, error)) {}
