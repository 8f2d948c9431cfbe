//go:build !js

package store

import (
	"io"
	"os"
	"path/filepath"
)

// dataDirVariable names the environment variable that overrides where a
// desktop keeps its files.
const dataDirVariable = "AGNES_DATA_DIR"

// home is the player's folder: AGNES_DATA_DIR, or agnes in the user's
// configuration folder.
func home() (medium, error) {
	if dir := os.Getenv(dataDirVariable); dir != "" {
		return openFolder(dir)
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return nil, err
	}
	return openFolder(filepath.Join(dir, "agnes"))
}

// folder is the medium of a desktop: one file a slot.
type folder string

func openFolder(dir string) (medium, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	return folder(dir), nil
}

func (f folder) path(slot string) string { return filepath.Join(string(f), slot+".txt") }

func (f folder) read(slot string) (string, error) {
	file, err := os.Open(f.path(slot))
	if err != nil {
		return "", err
	}
	defer file.Close()
	raw, err := io.ReadAll(io.LimitReader(file, maxSlot+1))
	if err != nil {
		return "", err
	}
	if len(raw) > maxSlot {
		return "", errTooLong
	}
	return string(raw), nil
}

func (f folder) write(slot, text string) error {
	file, err := os.Create(f.path(slot))
	if err != nil {
		return err
	}
	if _, err := file.WriteString(text); err != nil {
		file.Close()
		return err
	}
	if err := file.Sync(); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}

func (f folder) rename(from, to string) error { return os.Rename(f.path(from), f.path(to)) }

func (f folder) remove(slot string) error { return os.Remove(f.path(slot)) }

func (f folder) claim(taken func()) func() {
	release, free := lock(filepath.Join(string(f), "lock"))
	if !free {
		taken()
	}
	return release
}

func (f folder) where() string { return string(f) }
