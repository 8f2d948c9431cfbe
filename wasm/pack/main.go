// Command pack turns what the compiler made into what is given to players: the
// folder of the web page, and the archives of a release. The same input gives
// the same bytes, on any day and in any folder. It knows nothing of the game
// but its name.
package main

import (
	"flag"
	"fmt"
	"os"
)

const usage = `usage: pack COMMAND [flags] [arguments]

  web        make the folder of the web page
`

// commands are what pack does, by name.
var commands = map[string]func(args []string) error{
	"web": webCommand,
}

func main() {
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	}
	if err := commands[os.Args[1]](os.Args[2:]); err != nil {
		fmt.Fprintf(os.Stderr, "pack %s: %v\n", os.Args[1], err)
		os.Exit(1)
	}
}

// flags makes the flag set of a command.
func flags(name string) *flag.FlagSet {
	return flag.NewFlagSet("pack "+name, flag.ExitOnError)
}
