package mutate

import (
	"flag"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
)

// Environment variables that `make fuzz` sets: how many texts each target is
// given, and the folder of what the go command's fuzzer has found.
const (
	inputsVariable = "AGNES_INPUTS"
	corpusVariable = "AGNES_CORPUS"
)

// everyDay is how many texts a target is given by a plain go test.
const everyDay = 10_000

// Fuzz is the body of a fuzz target. Under go test -fuzz the go command's fuzzer
// makes the texts. A plain go test gives check the seeds and some thousands of
// texts made from them.
func Fuzz(f *testing.F, check func(t testing.TB, text string), seeds ...string) {
	Fewer(f, 1, check, seeds...)
}

// Fewer is Fuzz for a check that is dear, or of less weight: a plain go test
// gives it one part in share of the texts.
func Fewer(f *testing.F, share int, check func(t testing.TB, text string), seeds ...string) {
	for _, s := range seeds {
		f.Add(s)
	}
	if mode := flag.Lookup("test.fuzz"); mode == nil || mode.Value.String() == "" {
		many(f, share, check, seeds)
	}
	f.Fuzz(func(t *testing.T, text string) { check(t, text) })
}

// many gives check the texts of a maker.
func many(f *testing.F, share int, check func(t testing.TB, text string), seeds []string) {
	n := everyDay
	if wanted, err := strconv.Atoi(os.Getenv(inputsVariable)); err == nil {
		n = wanted
	}
	found, err := found(filepath.Join(os.Getenv(corpusVariable), f.Name()))
	if os.Getenv(corpusVariable) != "" && err != nil {
		f.Fatal(err)
	}
	m := New(1, append(found, seeds...))
	text := ""
	defer func() {
		if thrown := recover(); thrown != nil {
			f.Fatalf("%v on %q\n%s", thrown, text, debug.Stack())
		}
	}()
	n /= share
	for i := range n {
		text = m.Next()
		if check(f, text); f.Failed() {
			f.Fatalf("text %d: %q", i, text)
		}
	}
	f.Logf("%d texts made from %d seeds and %d that were found", n, len(seeds), len(found))
}

// found reads the texts that the go command's fuzzer keeps in a folder, one a
// file: a line with the version of the format, then the value as Go writes it.
// Files of another shape are those of other targets.
func found(dir string) ([]string, error) {
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var texts []string
	for _, file := range files {
		raw, err := os.ReadFile(filepath.Join(dir, file.Name()))
		if err != nil {
			return nil, err
		}
		_, value, _ := strings.Cut(string(raw), "\nstring(")
		if text, err := strconv.Unquote(strings.TrimSuffix(strings.TrimSpace(value), ")")); err == nil {
			texts = append(texts, text)
		}
	}
	return texts, nil
}
