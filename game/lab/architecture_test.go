package main

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// room is a package of the house and what it may know. A name that ends in
// "/..." stands for the package and all beneath it.
type room struct {
	name string
	// knows are the packages of the project that it may import. It may import
	// those beneath itself too.
	knows string
	// window says that it may reach Ebitengine, for a window, input or sound.
	window bool
	// pure says that it has no clock, no source of randomness and no files.
	pure bool
}

// rooms says who may know whom. The last room that fits a package counts.
var rooms = []room{
	{name: "game/engine", pure: true},
	{name: "game/solver", knows: "game/engine"},
	{name: "game/scene", pure: true},
	{name: "game/table", knows: "game/engine game/scene", pure: true},
	{name: "game/lang", knows: "game/engine", pure: true},
	{name: "game/store", knows: "game/engine"},
	{name: "game/lab", knows: "game/engine game/solver"},
	{name: "game/lab/check", knows: "game/engine", pure: true},
	{name: "game/lab/faults"},
	{name: "game/lab/mutate"},
	{name: "game/lab/blind", knows: "game/engine", pure: true},
	{name: "game/input", pure: true},
	{name: "game/input/read", knows: "game/input", window: true},
	{name: "game/film", pure: true},
	{name: "game/golden"}, // tests only
	{name: "game/skin", knows: "game/engine game/scene game/table sprites", pure: true},
	{name: "game/screens", knows: "game/engine game/solver game/scene game/table game/skin game/film game/store game/lang game/input sprites sprites/font sprites/paint audio"},
	{name: "game/screens/deals", pure: true},
	{name: "game/screens/deals/make", knows: "game/engine game/solver"}, // a tool that writes the lists
	{name: "game/screens/odds", pure: true},
	{name: "game/press", knows: "game/engine game/scene game/film game/store game/input game/screens sprites/... audio"}, // a tool that paints pictures to show
	{name: "game/strips", knows: "game/engine game/scene game/table game/skin sprites/..."},                              // a tool that paints animations
	{name: "sprites/...", knows: "sprites/... game/scene"},
	{name: "sprites/draw", knows: "sprites/... game/scene", window: true},
	{name: "audio/..."},
	{name: "audio/play", knows: "audio", window: true},
	{name: "audio/sounds", knows: "audio"},
	{name: "game", knows: "game/... sprites/... audio/...", window: true},
	{name: "wasm/...", knows: "wasm/..."},
	{name: "wasm/virtual", window: true},                                      // presses the buttons of a gamepad that is not there
	{name: "wasm/bare", window: true},                                         // the bare program that budgets are measured against
	{name: "wasm/think", knows: "game/screens game/store game/input sprites"}, // the screens alone, for measurements
	{name: ".", knows: "game", window: true},
}

// fits reports whether a package, named without the module, is one of the
// names.
func fits(pkg, names string) bool {
	return slices.ContainsFunc(strings.Fields(names), func(name string) bool {
		prefix, all := strings.CutSuffix(name, "/...")
		return pkg == name || all && (pkg == prefix || strings.HasPrefix(pkg, prefix+"/"))
	})
}

func roomOf(pkg string) (room, bool) {
	for i := len(rooms) - 1; i >= 0; i-- {
		if fits(pkg, rooms[i].name) {
			return rooms[i], true
		}
	}
	return room{}, false
}

// listed is what go list tells of a package.
type listed struct {
	ImportPath    string
	Imports, Deps []string
}

// listPackages asks for all packages of the module as they are built for a
// system.
func listPackages(t *testing.T, goos, goarch string) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-pgo=off", "-json=ImportPath,Imports,Deps", "agnes/...")
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var packages []listed
	decoder := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p listed
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			return packages
		}
		if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
}

// local is the name of a package without the module, if it is of this one.
func local(importPath string) (string, bool) {
	if importPath == "agnes" {
		return ".", true
	}
	return strings.CutPrefix(importPath, "agnes/")
}

func isEbitengine(importPath string) bool {
	return strings.HasPrefix(importPath, "github.com/hajimehoshi/ebiten/") || strings.HasPrefix(importPath, "github.com/ebitengine/")
}

var impure = []string{"time", "math/rand", "math/rand/v2", "crypto/rand", "os", "io/fs", "net", "net/http", "syscall", "syscall/js", "unsafe"}

// readSources opens every source file of the module: the test depends on them,
// and the go command must see that, or it would answer from its cache.
func readSources(t *testing.T) {
	t.Helper()
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && len(entry.Name()) > 2 && entry.Name()[0] == '.':
			return filepath.SkipDir
		case filepath.Ext(path) == ".go":
			_, err = os.ReadFile(path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestPackagesKnowOnlyWhomTheyMay(t *testing.T) {
	readSources(t)
	for _, system := range [][2]string{{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}, {"js", "wasm"}} {
		t.Run(system[0], func(t *testing.T) {
			packages := listPackages(t, system[0], system[1])
			if len(packages) < 5 {
				t.Fatalf("go list names %d packages only", len(packages))
			}
			for _, p := range packages {
				name, _ := local(p.ImportPath)
				r, ok := roomOf(name)
				if !ok {
					t.Errorf("%s has no place in the table of rooms", p.ImportPath)
					continue
				}
				checkRoom(t, p, name, r)
			}
		})
	}
}

func checkRoom(t *testing.T, p listed, name string, r room) {
	t.Helper()
	for _, imported := range p.Imports {
		other, ours := local(imported)
		if ours && !fits(other, r.knows) && !strings.HasPrefix(other, name+"/") {
			t.Errorf("%s knows %s and must not", name, other)
		}
		if r.pure && slices.Contains(impure, imported) {
			t.Errorf("%s imports %s and must be pure", name, imported)
		}
	}
	if i := slices.IndexFunc(p.Deps, isEbitengine); i >= 0 && !r.window {
		t.Errorf("%s reaches Ebitengine: %s", name, p.Deps[i])
	}
}

// The rooms that must never reach a window, by name, so that no change of the
// table above lets one slip through.
func TestPureRoomsHaveNoWindow(t *testing.T) {
	for _, name := range strings.Fields("game/engine game/solver game/scene game/table game/lab game/lab/check sprites audio") {
		if r, ok := roomOf(name); !ok || r.window {
			t.Errorf("%s may reach Ebitengine", name)
		}
	}
	for _, name := range []string{"game/engine", "game/scene"} {
		if r, _ := roomOf(name); r.knows != "" {
			t.Errorf("%s may know %s", name, r.knows)
		}
	}
}
