package screens

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"agnes/audio"
	"agnes/game/engine"
	"agnes/game/store"
)

// log is Sounds that write down what is played, and in which tick.
type log struct {
	tick    int
	entries []string
	failed  error // why there is no device
	tries   int   // how often one was looked for again
}

func (l *log) Play(c audio.Cue) {
	l.entries = append(l.entries, fmt.Sprintf("%d %s step %d pan %d", l.tick, c.Sound, c.Step, c.Pan))
}

func (l *log) Set(audio.Settings)          {}
func (l *log) Restart(audio.Piece, uint64) {}
func (l *log) Mood(int)                    {}
func (l *log) Away(bool)                   {}
func (l *log) Failed() error               { return l.failed }
func (l *log) Retry()                      { l.tries, l.failed = l.tries+1, nil }

// listen plays a recorded game to its end and returns what was heard.
func listen(t *testing.T, record string) []string {
	t.Helper()
	text, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.ParseRecord(string(text))
	if err != nil {
		t.Fatal(err)
	}
	heard := &log{}
	b := &bench{TB: t, host: &fakeHost{seed: 1, today: "2026-11-29"}, kept: store.InMemory()}
	shell, err := New(Config{Host: b.host, Store: b.kept, Pack: packOnce, Sounds: heard, Version: "test", Wishes: []string{"en"}})
	if err != nil {
		t.Fatal(err)
	}
	b.Shell = shell
	b.Resize(640, 360, 1)
	b.Begin(Wish{Rules: g.RuleSetID(), Deal: fmt.Sprint(g.DealNumber())})
	for _, m := range g.Moves() {
		for range 40 {
			heard.tick++
			b.Tick()
		}
		b.Shell.play(m)
	}
	for range 600 {
		heard.tick++
		b.Tick()
	}
	return heard.entries
}

func TestTheSameRecordSoundsTheSameInTheSameTicks(t *testing.T) {
	const record = "testdata/games/bernauer.txt"
	first, second := listen(t, record), listen(t, record)
	if len(first) < 52 {
		t.Fatalf("only %d sounds are heard", len(first))
	}
	if strings.Join(first, "\n") != strings.Join(second, "\n") {
		t.Error("the same record sounds otherwise the second time")
	}
	ups := 0
	for _, line := range first {
		if strings.Contains(line, audio.Foundation.String()) {
			ups++
		}
	}
	if ups < 52 {
		t.Errorf("of 52 cards that go up, %d are heard", ups)
	}
}

func TestWithoutADeviceTheOptionsSaySoAndTryAgain(t *testing.T) {
	b := newBench(t)
	deaf := &log{failed: errors.New("there is none")}
	b.sounds = deaf
	b.openOptions()
	if !b.has("sound-retry") {
		t.Fatal("the options do not say that there is no device")
	}
	b.press("sound-retry")
	if deaf.tries != 1 {
		t.Errorf("a device was looked for %d times", deaf.tries)
	}
	b.touch()
	if b.has("sound-retry") {
		t.Error("the options still say that there is no device")
	}
}
