package screens

import (
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/debug"
	"testing"

	"agnes/audio"
	"agnes/game/engine"
	"agnes/game/scene"
	"agnes/game/store"
	"agnes/sprites"
)

// desk is Sounds that are mixed as they would be for a device, and heard by
// nobody.
type desk struct {
	*audio.Desk
	pcm []int16
}

func (d *desk) Set(s audio.Settings) { d.SetSettings(s) }
func (d *desk) Restart(p audio.Piece, seed uint64) {
	d.Desk.Restart(seed)
	d.SetMusic(p, seed)
}
func (d *desk) Mood(mood int)  { d.SetMood(mood) }
func (d *desk) Away(away bool) { d.SetAway(away) }
func (d *desk) Failed() error  { return nil }
func (d *desk) Retry()         {}
func (d *desk) tick() {
	d.Tick()
	d.Mix(d.pcm)
}

// An hour of play, as fast as the machine allows: a monkey at all the screens,
// who starts game after game, has the solver think, hints be shown, lines be
// played and films be made. After a sixth of it and at the end the same deal is
// laid out and looked at, and what the program then holds in memory is within a
// twentieth of the same; no goroutine and no voice is left. Without AGNES_PROOF
// it is a minute of play, in which not everything has been seen once.
func TestAnHourOfPlayLeavesNothingBehind(t *testing.T) {
	ticks, slack := 3_600, 25.0
	if os.Getenv("AGNES_PROOF") != "" {
		ticks, slack = 216_000, 5.0
	}
	for deck := range sprites.Deck(3) { // packed once for all tests, and so not to be counted
		for _, large := range []bool{false, true} {
			if _, err := packOnce(sprites.Selection{Deck: deck, LargePrint: large}); err != nil {
				t.Fatal(err)
			}
		}
	}
	host := &fakeHost{seed: 1, today: "2026-11-29", pasted: "agnes 1\nrules sorel\ndeal 5\nmoves deal,deal\n"}
	sounds := &desk{Desk: audio.NewDesk(1), pcm: make([]int16, 2*audio.FramesPerTick)}
	b := &bench{TB: t, host: host, kept: store.InMemory()}
	shell, err := New(Config{Host: host, Store: b.kept, Pack: packOnce, Sounds: sounds, Version: "test", Wishes: []string{"en"}})
	if err != nil {
		t.Fatal(err)
	}
	b.Shell = shell
	b.Resize(640, 360, 1)
	h := &hour{monkey: &monkey{bench: b, random: rand.New(rand.NewPCG(3, 3))}, sounds: sounds}
	h.Begin(Wish{})

	h.goOn(ticks / 6)
	sixth := h.look()
	h.goOn(ticks)
	end := h.look()
	t.Logf("%d ticks, %d inputs, %d games, %d films, %d questions to the solver", h.ticked, h.inputs, h.games, h.films, h.asked)
	t.Logf("after a sixth: %s; at the end: %s", sixth, end)
	for _, m := range []struct {
		what          string
		before, after uint64
	}{{"on the heap", sixth.heap, end.heap}, {"from the system", sixth.held, end.held}} {
		if grown := 100 * (float64(m.after)/float64(m.before) - 1); grown > slack {
			t.Errorf("memory %s has grown by %.1f %%", m.what, grown)
		}
	}
	if end.goroutines > sixth.goroutines {
		t.Errorf("%d goroutines have become %d", sixth.goroutines, end.goroutines)
	}
	if !sounds.Idle() {
		t.Error("a voice is left, and nothing sounds")
	}
	if h.films == 0 || h.games < 4 || h.asked == 0 {
		t.Error("this was no play")
	}
}

// hour is a monkey with a watch and some plans.
type hour struct {
	*monkey
	sounds                                 *desk
	drawnItems                             []scene.Item
	ticked, inputs                         int
	games, films, asked                    int
	nextGame, nextFilm, nextQuestion, move int
}

// goOn plays until so many ticks have gone by since the start.
func (h *hour) goOn(until int) {
	for h.ticked < until {
		h.plan()
		if h.random.IntN(3) > 0 {
			h.tick()
			continue
		}
		h.inputs++
		if h.act(); h.Failed() {
			h.Fatalf("tick %d, on %s, after %q", h.ticked, h.screenName(), h.last)
		}
	}
}

// tick lets a tick go by, with picture and sound.
func (h *hour) tick() {
	h.ticked++
	h.Tick()
	h.sounds.tick()
	if h.ticked%4 == 0 {
		h.drawnItems = h.Append(h.drawnItems[:0])
	}
}

// plan does what a monkey would hardly come to.
func (h *hour) plan() {
	switch {
	case h.ticked >= h.nextGame:
		h.nextGame += 900
		h.games++
		h.closeAll()
		h.watch, h.film, h.lesson = nil, nil, nil
		rs := engine.RuleSets()[h.random.IntN(len(engine.RuleSets()))]
		h.startNumbered(rs, rs.Rules, 1+h.random.Uint64N(engine.MaxDeal))
	case h.ticked >= h.nextQuestion && h.playable():
		h.nextQuestion += 300
		h.asked++
		if h.asked%5 == 0 {
			h.askSolution()
			if h.has("yes") {
				h.press("yes")
			}
			for range 120 {
				h.tick()
			}
			return
		}
		h.letters("h")
	case h.ticked >= h.nextFilm && h.playable() && len(h.game.Moves()) > 0:
		h.nextFilm += 3000
		h.films++
		h.replay()
		h.startFilm()
		for h.film != nil {
			h.tick()
		}
		h.closeAll()
		h.endWatch()
	case h.ticked >= h.move && h.playable():
		h.move += 25
		if moves := h.game.State().Moves(nil); len(moves) > 0 {
			h.play(moves[h.random.IntN(len(moves))])
		}
	}
}

// memory is what a program holds.
type memory struct {
	heap, held uint64 // bytes that are in use, and that the system has not got back
	peak       uint64 // bytes that the system has ever given
	goroutines int
}

func (m memory) String() string {
	return fmt.Sprintf("%.2f MB on the heap, %.2f MB held, %.0f MB at most, %d goroutines",
		float64(m.heap)/1e6, float64(m.held)/1e6, float64(m.peak)/1e6, m.goroutines)
}

// look lays out one deal, whatever was played before, and lets it come to rest.
// What the player asked to be kept is thrown away: it is meant to be there.
func (h *hour) look() memory {
	h.closeAll()
	h.watch, h.film, h.lesson = nil, nil, nil
	h.change(func(s *store.Settings) { *s = store.DefaultSettings() })
	h.Resize(640, 360, 1)
	h.startNumbered(engine.RuleSets()[0], engine.RuleSets()[0].Rules, 1)
	for range 10 * ticksASecond {
		h.tick()
	}
	h.ticked -= 10 * ticksASecond
	h.host.said, h.host.saved, h.last = nil, nil, nil
	debug.FreeOSMemory() // after a collection
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return memory{m.HeapAlloc, m.Sys - m.HeapReleased, m.Sys, runtime.NumGoroutine()}
}
