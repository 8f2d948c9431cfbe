package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
)

// The engine, and the version whose files the stand-ins were written for.
const (
	engine        = "github.com/hajimehoshi/ebiten/v2"
	engineVersion = "v2.10.4"
)

// place is where the copy lies, seen from the root of the repository.
const place = ".build/slim"

// slimmed copies those files of the engine that a package needs in a browser,
// puts the stand-ins in, and returns the file to build with instead of go.mod,
// as the compiler is to be told from the root. Another build may be reading the
// copy: files change as a whole, only where they differ, and none goes away.
func slimmed(root, pkg string) (modfile string, err error) {
	home, err := enginePlace(root)
	if err != nil {
		return "", err
	}
	names, err := engineFiles(root, pkg, home)
	if err != nil {
		return "", err
	}
	copied := path.Join(place, "engine-"+engineVersion)
	files := map[string][]byte{}
	for _, name := range names {
		if files[path.Join(copied, name)], err = os.ReadFile(filepath.Join(home, filepath.FromSlash(name))); err != nil {
			return "", err
		}
	}
	for _, s := range standIns {
		name := path.Join(copied, s.file)
		if files[name] == nil {
			return "", fmt.Errorf("%s: %s is not there; %s", s.file, engine, advice)
		}
		if files[name], err = s.put(files[name]); err != nil {
			return "", err
		}
	}
	modfile = path.Join(place, "go.mod")
	if files[modfile], err = os.ReadFile(filepath.Join(root, "go.mod")); err != nil {
		return "", err
	}
	files[modfile] = fmt.Appendf(files[modfile], "\nreplace %s => ./%s\n", engine, copied)
	if files[path.Join(place, "go.sum")], err = os.ReadFile(filepath.Join(root, "go.sum")); err != nil {
		return "", err
	}
	for name, content := range files {
		if err := writeChanged(filepath.Join(root, filepath.FromSlash(name)), content); err != nil {
			return "", err
		}
	}
	return modfile, nil
}

// enginePlace is the folder of the engine as it was downloaded.
func enginePlace(root string) (string, error) {
	text, err := goTool(root, "mod", "download", "-json", engine)
	if err != nil {
		return "", err
	}
	var m struct{ Version, Dir string }
	if err := json.Unmarshal(text, &m); err != nil {
		return "", err
	}
	if m.Version != engineVersion {
		return "", fmt.Errorf("go.mod asks for %s of %s, and the stand-ins are for %s; %s", m.Version, engine, engineVersion, advice)
	}
	return m.Dir, nil
}

// engineFiles names the files of the engine that go into a package in a
// browser, with slashes, and its go.mod.
func engineFiles(root, pkg, home string) ([]string, error) {
	text, err := goTool(root, "list", "-deps", "-json=Dir,Module,GoFiles,SFiles,HFiles,EmbedFiles", pkg)
	if err != nil {
		return nil, err
	}
	names := []string{"go.mod"}
	for d := json.NewDecoder(bytes.NewReader(text)); ; {
		var p struct {
			Dir                                 string
			Module                              *struct{ Path string }
			GoFiles, SFiles, HFiles, EmbedFiles []string
		}
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return names, nil
		} else if err != nil {
			return nil, err
		}
		if p.Module == nil || p.Module.Path != engine {
			continue
		}
		rel, err := filepath.Rel(home, p.Dir)
		if err != nil {
			return nil, err
		}
		for _, list := range [][]string{p.GoFiles, p.SFiles, p.HFiles, p.EmbedFiles} {
			for _, name := range list {
				names = append(names, path.Join(filepath.ToSlash(rel), name))
			}
		}
	}
}

// writeChanged writes a file, unless it holds that already.
func writeChanged(name string, content []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, content) {
		return nil
	}
	dir := filepath.Dir(name)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // it is gone when all went well
	_, err = f.Write(content)
	if err := errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
