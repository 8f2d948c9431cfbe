package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// targets are the systems that the game is built for.
var targets = [][2]string{
	{"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"darwin", "amd64"}, {"darwin", "arm64"}, {"js", "wasm"},
}

// fontModule is where the glyphs of the game come from. It is not linked in;
// pictures made from it are.
const fontModule = "github.com/hajimehoshi/bitmapfont/v3"

// module is what go list tells of a module.
type module struct {
	Path, Version, Dir string
}

func licencesCommand(args []string) error {
	f := flags("licences")
	root := f.String("root", ".", "the `folder` of the repository")
	out := f.String("out", "", "the `file` to write; standard output if empty")
	if err := f.Parse(args); err != nil {
		return err
	}
	text, err := Licences(*root)
	if err != nil {
		return err
	}
	if *out == "" {
		_, err = os.Stdout.Write(text)
		return err
	}
	return os.WriteFile(*out, text, 0o644)
}

// Licences is the text of the licences of all that is linked into the game on
// any system, and of what its lettering is made from.
func Licences(root string) ([]byte, error) {
	modules, err := linked(root)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprint(&b, "Agnes contains the work of others. These are their licences.\n")
	add := func(title string, files ...string) error {
		fmt.Fprintf(&b, "\n%s\n%s\n", strings.Repeat("=", 72), title)
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			fmt.Fprintf(&b, "%s\n\n%s\n", strings.Repeat("-", 72), bytes.TrimSpace(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))))
		}
		return nil
	}
	goroot, err := goTool(root, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	if err := add("The Go standard library and runtime", filepath.Join(strings.TrimSpace(string(goroot)), "LICENSE")); err != nil {
		return nil, err
	}
	for _, path := range slices.Sorted(maps.Keys(modules)) {
		m := modules[path]
		files, err := papersOf(m.Dir)
		if err != nil {
			return nil, err
		}
		if len(files) == 0 {
			return nil, fmt.Errorf("%s has no licence", path)
		}
		title := m.Path
		if path == fontModule {
			title += " (the lettering is made from its glyphs)"
			files = append(files, filepath.Join(m.Dir, "README.md"))
		}
		if err := add(title, files...); err != nil {
			return nil, err
		}
	}
	return b.Bytes(), nil
}

// papersOf are the files of a module that its users must pass on.
func papersOf(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var files []string
	for _, e := range entries {
		upper := strings.ToUpper(e.Name())
		for _, word := range []string{"LICENSE", "LICENCE", "NOTICE", "COPYING"} {
			if !e.IsDir() && strings.HasPrefix(upper, word) {
				files = append(files, filepath.Join(dir, e.Name()))
			}
		}
	}
	return files, nil
}

// linked are the modules in the game on any system, and the font, by path.
func linked(root string) (map[string]module, error) {
	out := map[string]module{}
	for _, t := range targets {
		env := []string{"CGO_ENABLED=0", "GOOS=" + t[0], "GOARCH=" + t[1]}
		text, err := goTool(root, env, "list", "-deps", "-json=Module", ".")
		if err != nil {
			return nil, err
		}
		for d := json.NewDecoder(bytes.NewReader(text)); ; {
			var p struct{ Module *module }
			if err := d.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return nil, err
			}
			if p.Module != nil && p.Module.Version != "" {
				out[p.Module.Path] = *p.Module
			}
		}
	}
	text, err := goTool(root, nil, "list", "-m", "-json", fontModule)
	if err != nil {
		return nil, err
	}
	var font module
	if err := json.Unmarshal(text, &font); err != nil {
		return nil, err
	}
	out[fontModule] = font
	return out, nil
}

func goTool(dir string, env []string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, exit.Stderr)
	}
	return out, err
}
