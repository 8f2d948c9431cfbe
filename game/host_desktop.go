//go:build !js

package game

import (
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// hasWindow reports whether there is a window whose place can be kept.
const hasWindow = true

// host is the desktop around the screens.
type host struct {
	answers
	quit     bool
	snapshot string // the file that snapshots go to, or empty
	data     string // the folder of the player's data
	began    time.Time
}

func newHost(where string) *host {
	if !filepath.IsAbs(where) { // nothing is kept
		where = os.TempDir()
	}
	return &host{
		answers: make(answers, manyAnswers), snapshot: os.Getenv("AGNES_SNAPSHOT"), data: where, began: time.Now(),
	}
}

func (h *host) Clock() time.Duration { return time.Since(h.began) }

func (*host) Today() string { return time.Now().Format(time.DateOnly) }

// ReducedMotion is false: a desktop has no one place to ask.
func (*host) ReducedMotion() bool { return false }

func (*host) PlayedByFinger() bool { return false }

func (*host) Vibrate() {}

func (*host) CanVibrate() bool { return false }

// Link is the command that does what a link does in a browser.
func (*host) Link(query string) string {
	command := "agnes"
	for part := range strings.SplitSeq(query, "&") {
		if value, err := url.QueryUnescape(part); err == nil {
			command += " -" + value
		}
	}
	return command
}

// wishes are the languages that the environment asks for.
func (*host) wishes() []string {
	var out []string
	for _, name := range [...]string{"LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"} {
		for tag := range strings.SplitSeq(os.Getenv(name), ":") {
			tag, _, _ = strings.Cut(tag, ".")
			if tag != "" && tag != "C" && tag != "POSIX" {
				out = append(out, strings.ReplaceAll(tag, "_", "-"))
			}
		}
	}
	return out
}

func (*host) publish(*app) {}

// changed writes the snapshot, whole or not at all.
func (h *host) changed(a *app) {
	if h.snapshot == "" {
		return
	}
	text, ok := a.news()
	if !ok {
		return
	}
	half := h.snapshot + ".new"
	if os.WriteFile(half, text, 0o600) == nil {
		_ = os.Rename(half, h.snapshot)
	}
}

func (*host) Random() uint64 { return rand.Uint64() }

// Say does nothing: there is no way yet to speak to a desktop's screen reader.
// The snapshot holds the words.
func (*host) Say(string) {}

func (*host) ToggleFullscreen() { ebiten.SetFullscreen(!ebiten.IsFullscreen()) }

func (*host) CanFullscreen() bool { return true }

func (h *host) Quit() { h.quit = true }

func (*host) CanQuit() bool { return true }
