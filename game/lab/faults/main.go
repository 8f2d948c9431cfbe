// Command faults puts faults into the engine and the solver, one at a time, and
// tells which test of their packages finds each. The faults stand in list.txt.
// The files themselves are not touched: the compiler is told to read others in
// their place.
//
//	go run ./game/lab/faults             all of them, some ten minutes
//	go run ./game/lab/faults -only 3,17  the third and the seventeenth
//
// It ends with an error if a fault is not found, or no longer fits its file.
package main

import (
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

//go:embed list.txt
var list string

func main() {
	root := flag.String("root", ".", "the `folder` of the repository")
	only := flag.String("only", "", "the `numbers` of the faults to try, with commas")
	flag.Parse()
	if err := run(*root, *only); err != nil {
		fmt.Fprintln(os.Stderr, "faults:", err)
		os.Exit(1)
	}
}

func run(root, only string) error {
	faults, err := parse(list)
	if err != nil {
		return err
	}
	var wanted []string
	if only != "" {
		wanted = strings.Split(only, ",")
	}
	missed, tried := 0, 0
	for i, f := range faults {
		number := strconv.Itoa(i + 1)
		if wanted != nil && !slices.Contains(wanted, number) {
			continue
		}
		tried++
		by, err := f.try(root)
		if err != nil {
			by = "NOT TRIED: " + err.Error()
		}
		if err != nil || by == "" {
			missed++
		}
		if by == "" {
			by = "FOUND BY NO TEST"
		}
		fmt.Printf("%2d  %-24s %s: %s\n", i+1, strings.TrimPrefix(f.file, "game/"), f.breaks, by)
	}
	fmt.Printf("%d faults, %d found\n", tried, tried-missed)
	if missed > 0 {
		return fmt.Errorf("%d faults were not found", missed)
	}
	return nil
}

// fault is a change of one place of a file.
type fault struct {
	breaks   string // what is wrong then, in words
	file     string // from the root
	old, new string
}

// parse reads the list: blocks with a blank line between them, of a line with
// the name of the file and what breaks, then lines as in a patch: "-" what is
// there, "+" what is to be there, and " " what stays.
func parse(list string) ([]fault, error) {
	var faults []fault
	for i, block := range strings.Split(strings.TrimSpace(list), "\n\n") {
		head, body, _ := strings.Cut(block, "\n")
		file, breaks, ok := strings.Cut(head, ": ")
		f := fault{breaks: breaks, file: file}
		for _, line := range strings.Split(body, "\n") {
			if line == "" {
				ok = false
				break
			}
			if line[0] != '+' {
				f.old += line[1:] + "\n"
			}
			if line[0] != '-' {
				f.new += line[1:] + "\n"
			}
			ok = ok && strings.IndexByte("+- ", line[0]) >= 0
		}
		if !ok || f.old == f.new {
			return nil, fmt.Errorf("fault %d is not written as a fault: %s", i+1, head)
		}
		faults = append(faults, f)
	}
	return faults, nil
}

// apply returns the file with the fault in it.
func (f fault) apply(root string) (string, error) {
	text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(f.file)))
	if err != nil {
		return "", err
	}
	if n := strings.Count("\n"+string(text), "\n"+f.old); n != 1 {
		return "", fmt.Errorf("its place is there %d times in %s", n, f.file)
	}
	return strings.Replace("\n"+string(text), "\n"+f.old, "\n"+f.new, 1)[1:], nil
}

// failed is how the go command tells of a test that has failed.
var failed = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// try runs the tests of the package with the fault in it, and returns what
// found it: the name of a test, or of what ended the tests. It is empty when
// all passed. A fault that the compiler finds is no fault.
func (f fault) try(root string) (by string, err error) {
	wrong, err := f.apply(root)
	if err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp("", "agnes-fault-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	root, err = filepath.Abs(root)
	if err != nil {
		return "", err
	}
	replaced := filepath.Join(dir, "wrong.go")
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(root, filepath.FromSlash(f.file)): replaced}})
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(replaced, []byte(wrong), 0o600); err != nil {
		return "", err
	}
	overlayFile := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(overlayFile, overlay, 0o600); err != nil {
		return "", err
	}
	cmd := exec.Command("go", "test", "-overlay", overlayFile, "-vet=off", "-count=1", "-failfast", "-timeout=10m", "./"+filepath.ToSlash(filepath.Dir(f.file)))
	cmd.Dir = root
	out, err := cmd.CombinedOutput()
	switch found := failed.FindSubmatch(out); {
	case err == nil:
		return "", nil
	case found != nil:
		return string(found[1]), nil
	case strings.Contains(string(out), "[build failed]"):
		return "", fmt.Errorf("it does not compile: %s", out)
	case strings.Contains(string(out), "panic: test timed out"):
		return "a test that does not end", nil
	case strings.Contains(string(out), "panic:"):
		return "a panic", nil
	}
	return "", fmt.Errorf("%w: %s", err, out)
}
