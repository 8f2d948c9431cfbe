// Command dist makes the archives of a release from what the compiler and
// wasm/pack made, and the file of other people's licences. The same input gives
// the same bytes, on any day and in any folder. It is a module of its own, so
// that the game does not depend on what packing it needs.
package main

import (
	"flag"
	"fmt"
	"os"
)

const usage = `usage: dist COMMAND [flags]

  archives   make the archives of a release
  check      open the archives and hold them against what itch.io allows
  licences   write the licences of everything linked into the game
`

// commands are what dist does, by name.
var commands = map[string]func(args []string) error{
	"archives": archivesCommand,
	"check":    checkCommand,
	"licences": licencesCommand,
}

func main() {
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	}
	if err := commands[os.Args[1]](os.Args[2:]); err != nil {
		fmt.Fprintf(os.Stderr, "dist %s: %v\n", os.Args[1], err)
		os.Exit(1)
	}
}

func flags(name string) *flag.FlagSet { return flag.NewFlagSet("dist "+name, flag.ExitOnError) }
