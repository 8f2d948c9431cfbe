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
	"slices"
)

// The engine, and the version whose files the stand-ins were written for.
const (
	engine        = "github.com/hajimehoshi/ebiten/v2"
	engineVersion = "v2.10.4"
)

// place is where the copy lies, seen from the root of the repository.
const place = ".build/slim"

// slimmed makes the copy for a package and returns the file to build with
// instead of go.mod, as the compiler is to be told from the root.
func slimmed(root, pkg string) (modfile string, err error) {
	files, whole, err := wholeCopy(root, pkg)
	if err != nil {
		return "", err
	}
	shaders, err := compiledShaders(root, whole)
	if err != nil {
		return "", err
	}
	if err := thin(files, shaders); err != nil {
		return "", err
	}
	return writeCopy(root, "slim", files)
}

// wholeCopy copies the engine as it is, with the program that compiles its
// shaders, and returns its files and the file to build with.
func wholeCopy(root, pkg string) (files map[string][]byte, modfile string, err error) {
	home, err := enginePlace(root)
	if err != nil {
		return nil, "", err
	}
	if files, err = engineFiles(root, pkg, home); err != nil {
		return nil, "", err
	}
	files[compilePlace] = compileCode
	modfile, err = writeCopy(root, "whole", files)
	return files, modfile, err
}

// thin takes out of the files of the engine what the page does not need.
func thin(files map[string][]byte, shaders []shader) error {
	delete(files, compilePlace)
	for _, name := range leftOut {
		if files[name] == nil {
			return fmt.Errorf("%s: %s is not there; %s", name, engine, advice)
		}
		delete(files, name)
	}
	table, glsl, err := shaderTables(shaders)
	if err != nil {
		return err
	}
	files[tablePlace], files[glslPlace] = []byte(table), []byte(glsl)
	for _, s := range standIns {
		if files[s.file] == nil {
			return fmt.Errorf("%s: %s is not there; %s", s.file, engine, advice)
		}
		if files[s.file], err = s.put(files[s.file]); err != nil {
			return err
		}
	}
	return nil
}

// writeCopy writes files of the engine under a name, and returns a file to
// build with instead of go.mod. Another build may be reading the copy: files
// change as a whole, only where they differ, and none goes away.
func writeCopy(root, name string, files map[string][]byte) (modfile string, err error) {
	name += "-" + engineVersion
	write := func(to string, content []byte) {
		if err == nil {
			err = writeChanged(filepath.Join(root, filepath.FromSlash(path.Join(place, to))), content)
		}
	}
	for file, content := range files {
		write(path.Join(name, file), content)
	}
	for _, ext := range []string{".mod", ".sum"} {
		content, err := os.ReadFile(filepath.Join(root, "go"+ext))
		if err != nil {
			return "", err
		}
		if ext == ".mod" {
			content = fmt.Appendf(content, "\nreplace %s => ./%s\n", engine, path.Join(place, name))
		}
		write(name+ext, content)
	}
	return path.Join(place, name+".mod"), err
}

// enginePlace is the folder of the engine as it was downloaded.
func enginePlace(root string) (string, error) {
	text, err := goTool(root, nil, "mod", "download", "-json", engine)
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

// engineFiles are the files of the engine that go into a package in a browser,
// by their names in it, with slashes; and its go.mod.
func engineFiles(root, pkg, home string) (map[string][]byte, error) {
	text, err := goTool(root, forBrowser, "list", "-deps", "-json=Dir,Module,GoFiles,SFiles,HFiles,EmbedFiles", pkg)
	if err != nil {
		return nil, err
	}
	names := []string{filepath.Join(home, "go.mod")}
	for d := json.NewDecoder(bytes.NewReader(text)); ; {
		var p struct {
			Dir                                 string
			Module                              *struct{ Path string }
			GoFiles, SFiles, HFiles, EmbedFiles []string
		}
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		if p.Module == nil || p.Module.Path != engine {
			continue
		}
		for _, name := range slices.Concat(p.GoFiles, p.SFiles, p.HFiles, p.EmbedFiles) {
			names = append(names, filepath.Join(p.Dir, name))
		}
	}
	files := map[string][]byte{}
	for _, name := range names {
		inside, err := filepath.Rel(home, name)
		if err != nil {
			return nil, err
		}
		if files[filepath.ToSlash(inside)], err = os.ReadFile(name); err != nil {
			return nil, err
		}
	}
	return files, nil
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
