// Command slim compiles a program of this repository for the browser, from a
// copy of the engine without the parts that no page can use. Two things make it
// small: imports that serve nothing in a browser are taken out (standins.go), and
// the engine's own shaders are compiled now instead of at each start
// (shaders.go), so that the compiler can stay behind. Nothing of the engine is
// kept here; the copy is made from the version that go.mod names, in .build, at
// each build. A program that brings shaders of its own needs -plain.
//
// All pages are built by it, those of the tests too, so that the flags of the
// compiler stand in one place. It knows nothing of the game.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	f := flag.NewFlagSet("slim", flag.ExitOnError)
	out := f.String("o", "", "the .wasm `file` to write")
	root := f.String("root", ".", "the `folder` of the repository")
	plain := f.Bool("plain", false, "leave the engine as it is")
	version := f.String("version", "", "the version that the program says")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *out == "" || f.NArg() > 1 {
		return fmt.Errorf("usage: slim [flags] -o FILE [PACKAGE]")
	}
	pkg := "."
	if f.NArg() == 1 {
		pkg = f.Arg(0)
	}
	to, err := filepath.Abs(*out)
	if err != nil {
		return err
	}
	build := compile{root: *root, pkg: pkg, out: to, version: *version}
	if !*plain {
		if build.modfile, err = slimmed(*root, pkg); err != nil {
			return err
		}
	}
	return build.run()
}

// cold are packages of the game in which no function is called so often that it
// is worth having in each place that calls it: without inlining the gzipped game
// is 37 kB smaller, and a frame takes as long.
var cold = []string{"agnes/game/screens/...", "agnes/game/lang", "agnes/game/store"}

// compile is one run of the compiler.
type compile struct {
	root, pkg, out string
	modfile        string // in place of go.mod; empty for go.mod
	version        string
}

func (c compile) run() error {
	link := "-s -w -buildid="
	if c.version != "" {
		link += " -X main.version=" + c.version
	}
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", link, "-o", c.out}
	if c.modfile != "" {
		args = append(args, "-modfile", c.modfile)
		for _, pkg := range cold {
			args = append(args, "-gcflags="+pkg+"=-l")
		}
	}
	_, err := goTool(c.root, forBrowser, append(args, c.pkg)...)
	return err
}

// forBrowser makes the go command build for a browser.
var forBrowser = []string{"GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0"}

// goTool runs the go command and returns what it prints.
func goTool(dir string, env []string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var trouble strings.Builder
	cmd.Stderr = &trouble
	printed, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, trouble.String())
	}
	return printed, nil
}
