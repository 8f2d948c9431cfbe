package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const root = "../.."

// engineFile reads a file of the engine as it was downloaded.
func engineFile(t *testing.T, name string) []byte {
	t.Helper()
	home, err := enginePlace(root)
	if err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(filepath.Join(home, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// imports are what a source file imports. It must be one.
func imports(t *testing.T, source []byte) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, i := range file.Imports {
		path, _ := strconv.Unquote(i.Path.Value)
		paths = append(paths, path)
	}
	return paths
}

func TestEveryStandInTakesItsImportOutAndNothingElse(t *testing.T) {
	for _, s := range standIns {
		before := engineFile(t, s.file)
		after, err := s.put(before)
		if err != nil {
			t.Error(err)
			continue
		}
		want := slices.DeleteFunc(imports(t, before), func(path string) bool { return path == s.drops })
		if got := imports(t, after); !slices.Equal(got, want) {
			t.Errorf("%s imports %q, not %q", s.file, got, want)
		}
		rest := bytes.Replace(before, []byte("\t\""+s.drops+"\"\n"), nil, 1)
		if !bytes.HasPrefix(after, rest) {
			t.Errorf("%s: more was changed than the import", s.file)
		}
	}
}

func TestAnEngineThatChangedIsRefusedInWords(t *testing.T) {
	for _, s := range standIns {
		changed := append(engineFile(t, s.file), "\n// changed\n"...)
		if _, err := s.put(changed); err == nil || !strings.Contains(err.Error(), s.file) || !strings.Contains(err.Error(), "renew") {
			t.Errorf("%s, changed: %v", s.file, err)
		}
	}
}

// The engine keeps the texts that its templates make in a file beside them, for
// its own tools: they are what is rendered here.
func TestTheTextsAreThoseThatTheEngineRenders(t *testing.T) {
	for _, dir := range []string{"internal/builtinshader", "internal/colormshader"} {
		got, err := renderedTexts(engineFile(t, dir+"/shader.go"))
		if err != nil {
			t.Fatal(err)
		}
		want := literals(t, string(engineFile(t, dir+"/defs.go")))
		if len(want) != filters*addresses {
			t.Fatalf("%s keeps %d texts", dir, len(want))
		}
		if texts := literals(t, "package p\nvar x = [][]string"+got); !slices.Equal(texts, want) {
			t.Errorf("%s: the texts are not the engine's: %q", dir, texts)
		}
	}
}

// literals are the strings in a source file, in order.
func literals(t *testing.T, source string) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	ast.Inspect(file, func(n ast.Node) bool {
		if l, _ := n.(*ast.BasicLit); l != nil && l.Kind == token.STRING {
			s, _ := strconv.Unquote(l.Value)
			out = append(out, s)
		}
		return true
	})
	return out
}

// TestTheShadersOfTheEngineAreAllThere compiles them, and holds what is made of
// them against the engine's own texts.
func TestTheShadersOfTheEngineAreAllThere(t *testing.T) {
	_, modfile, err := wholeCopy(root, "./wasm/bare")
	if err != nil {
		t.Fatal(err)
	}
	shaders, err := compiledShaders(root, modfile)
	if err != nil {
		t.Fatal(err)
	}
	bySource := map[string]shader{}
	ids := map[string]bool{}
	for _, s := range shaders {
		bySource[s.Source] = s
		ids[s.ID] = true
		for name, text := range map[string]string{"vertex": s.Vertex, "fragment": s.Fragment} {
			if !strings.HasPrefix(text, "#version 300 es\n") || !strings.Contains(text, "void main(void)") {
				t.Errorf("the %s shader is no program for a browser:\n%s", name, text)
			}
		}
		if len(s.Names) != len(s.Types) || len(s.Used) == 0 || len(s.Used) > len(s.Names) {
			t.Errorf("uniform variables %q of types %q, used are %d", s.Names, s.Types, s.Used)
		}
	}
	if want := 2*filters*addresses + 1; len(bySource) != want || len(ids) != want {
		t.Errorf("%d shaders with %d names, not %d", len(bySource), len(ids), want)
	}
	for _, dir := range []string{"internal/builtinshader", "internal/colormshader"} {
		for _, source := range literals(t, string(engineFile(t, dir+"/defs.go"))) {
			if _, have := bySource[source]; !have {
				t.Errorf("%s: not compiled:\n%s", dir, source)
			}
		}
	}
}

func TestNothingOfTheCompilerIsLeft(t *testing.T) {
	modfile, err := slimmed(root, "./wasm/bare")
	if err != nil {
		t.Fatal(err)
	}
	text, err := goTool(root, forBrowser, "list", "-modfile", modfile, "-deps", "./wasm/bare")
	if err != nil {
		t.Fatal(err)
	}
	linked := strings.Fields(string(text))
	for _, pkg := range []string{"text/template", "go/build", "go/parser", "archive/zip", "net", "encoding/gob", "log/slog", "regexp", engine + "/internal/shader"} {
		if slices.Contains(linked, pkg) {
			t.Errorf("%s is linked in", pkg)
		}
	}
}

func TestAFileThatIsRightAlreadyIsLeftAlone(t *testing.T) {
	name := filepath.Join(t.TempDir(), "in", "here")
	for range 2 {
		if err := writeChanged(name, []byte("one")); err != nil {
			t.Fatal(err)
		}
	}
	first, err := os.Stat(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := writeChanged(name, []byte("one")); err != nil {
		t.Fatal(err)
	}
	if again, err := os.Stat(name); err != nil || !os.SameFile(first, again) {
		t.Errorf("the same content was written again: %v", err)
	}
	if err := writeChanged(name, []byte("two")); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(name); err != nil || string(got) != "two" {
		t.Errorf("holds %q, %v", got, err)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(name), ".new-*")); len(left) > 0 {
		t.Errorf("left behind: %q", left)
	}
}
