//go:build !js

package game

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"agnes/game/screens"
	"agnes/game/store"
)

// quietHost is a host of a system without a clipboard, over an empty folder.
func quietHost(t *testing.T) *host {
	t.Helper()
	t.Setenv("PATH", t.TempDir())
	return newHost(t.TempDir())
}

// answered waits until a call has been answered, as Update does.
func (h *host) answered(t *testing.T, done *bool) {
	t.Helper()
	for range 1000 {
		if h.answer(); *done {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("there is no answer")
}

func TestWithoutAClipboardCopyingIsAnError(t *testing.T) {
	h := quietHost(t)
	done, err := false, error(nil)
	h.Copy("text", func(e error) { done, err = true, e })
	h.answered(t, &done)
	if err == nil {
		t.Error("it is said to be copied")
	}
}

func TestWithoutAClipboardPastingReadsAFile(t *testing.T) {
	h := quietHost(t)
	paste := func() (text string, err error) {
		done := false
		h.Paste(func(t string, e error) { done, text, err = true, t, e })
		h.answered(t, &done)
		return text, err
	}
	if _, err := paste(); !errors.Is(err, screens.ErrNoClipboard) {
		t.Errorf("without a file: %v", err)
	}
	file := filepath.Join(h.data, screens.PasteFile)
	if err := os.WriteFile(file, []byte("agnes 1"), 0o600); err != nil {
		t.Fatal(err)
	}
	if text, err := paste(); text != "agnes 1" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
	if err := os.Truncate(file, store.MaxExport+1); err != nil {
		t.Fatal(err)
	}
	if _, err := paste(); !errors.Is(err, store.ErrText) {
		t.Errorf("a file that is far too long: %v", err)
	}
}

func TestAFileIsSavedInTheFolderOfTheData(t *testing.T) {
	h := quietHost(t)
	done, where := false, ""
	h.SaveFile("../up.gif", []byte("GIF"), func(path string, err error) {
		if err != nil {
			t.Error(err)
		}
		done, where = true, path
	})
	h.answered(t, &done)
	if raw, err := os.ReadFile(filepath.Join(h.data, "up.gif")); err != nil || string(raw) != "GIF" || filepath.Dir(where) != h.data {
		t.Errorf("%q at %s: %v", raw, where, err)
	}
}

func TestAFileIsSavedWhereItIsFoundAgain(t *testing.T) {
	user := t.TempDir()
	t.Setenv("HOME", user)
	t.Setenv("USERPROFILE", user)
	t.Setenv("AppData", filepath.Join(user, "AppData"))
	t.Setenv("XDG_CONFIG_HOME", "")
	config, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	hidden, chosen := filepath.Join(config, "agnes"), t.TempDir()
	if got := filesFolder(hidden); got != hidden {
		t.Errorf("without Downloads a file goes to %s", got)
	}
	downloads := filepath.Join(user, "Downloads")
	if err := os.Mkdir(downloads, 0o755); err != nil {
		t.Fatal(err)
	}
	if got := filesFolder(hidden); got != downloads {
		t.Errorf("from a hidden folder a file goes to %s", got)
	}
	if got := filesFolder(chosen); got != chosen {
		t.Errorf("where the player has chosen a folder a file goes to %s", got)
	}
}

func TestALinkOfTheDesktopIsTheCommand(t *testing.T) {
	if got := new(host).Link("rules=sorel&option=run%3Dpacked&deal=5"); got != "agnes -rules=sorel -option=run=packed -deal=5" {
		t.Error(got)
	}
}
