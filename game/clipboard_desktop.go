//go:build !js

package game

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"agnes/game/screens"
	"agnes/game/store"
)

// tools are the programs that a system has for its clipboard, in the order in
// which they are tried. There is no cgo here, and so no other way to it.
func tools() (copies, pastes [][]string) {
	switch runtime.GOOS {
	case "darwin":
		return [][]string{{"pbcopy"}}, [][]string{{"pbpaste"}}
	case "windows":
		return [][]string{{"clip"}}, [][]string{{"powershell", "-NoProfile", "-Command", "Get-Clipboard -Raw"}}
	}
	copies = [][]string{{"xclip", "-selection", "clipboard"}, {"xsel", "-ib"}}
	pastes = [][]string{{"xclip", "-selection", "clipboard", "-o"}, {"xsel", "-ob"}}
	if os.Getenv("WAYLAND_DISPLAY") != "" {
		copies = append([][]string{{"wl-copy"}}, copies...)
		pastes = append([][]string{{"wl-paste", "-n"}}, pastes...)
	}
	return copies, pastes
}

// toolTime is how long a program of the system may take.
const toolTime = 3 * time.Second

// maxPaste is the longest text that is taken in, in bytes.
const maxPaste = store.MaxExport

func runTool(args []string, in string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), toolTime)
	defer cancel()
	c := exec.CommandContext(ctx, args[0], args[1:]...)
	c.Stdin = strings.NewReader(in)
	var out bytes.Buffer
	c.Stdout = &out
	err := c.Run()
	if out.Len() > maxPaste {
		return "", store.ErrText
	}
	return out.String(), err
}

// Copy puts a text on the clipboard by a program of the system.
func (h *host) Copy(text string, done func(error)) {
	go func() {
		err := screens.ErrNoClipboard
		copies, _ := tools()
		for _, tool := range copies {
			if _, err = runTool(tool, text); err == nil {
				break
			}
		}
		h.later(func() { done(err) })
	}()
}

// Paste reads the clipboard by a program of the system, or where there is none
// the file paste.txt in the folder of the player's data.
func (h *host) Paste(done func(string, error)) {
	go func() {
		text, err := "", screens.ErrNoClipboard
		_, pastes := tools()
		for _, tool := range pastes {
			if text, err = runTool(tool, ""); err == nil && strings.TrimSpace(text) != "" {
				break
			}
		}
		if err != nil || strings.TrimSpace(text) == "" {
			text, err = readPasted(filepath.Join(h.data, screens.PasteFile))
		}
		h.later(func() { done(text, err) })
	}()
}

func readPasted(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", errors.Join(screens.ErrNoClipboard, err)
	}
	if info.Size() > maxPaste {
		return "", store.ErrText
	}
	raw, err := os.ReadFile(path)
	return string(raw), err
}

// filesFolder is where a player finds a film again: Downloads, since the
// configuration folder of a system is hidden; or the folder of the data, where
// the player has chosen that or has no Downloads.
func filesFolder(data string) string {
	if config, err := os.UserConfigDir(); err != nil || filepath.Dir(data) != config {
		return data
	}
	if user, err := os.UserHomeDir(); err == nil {
		downloads := filepath.Join(user, "Downloads")
		if info, err := os.Stat(downloads); err == nil && info.IsDir() {
			return downloads
		}
	}
	return data
}

// SaveFile writes a file where the player finds it again.
func (h *host) SaveFile(name string, data []byte, done func(string, error)) {
	folder := filesFolder(h.data)
	path := filepath.Join(folder, filepath.Base(name))
	err := os.MkdirAll(folder, 0o755)
	if err == nil {
		err = os.WriteFile(path, data, 0o644)
	}
	h.later(func() { done(path, err) })
}
