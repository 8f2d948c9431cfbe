// Agnes is a patience game: Agnes Bernauer and Agnes Sorel, in every variation
// that is written down.
package main

import (
	"fmt"
	"os"

	"agnes/game"
)

// version is set by the linker in releases.
var version = "dev"

func main() {
	config, exit := game.ReadArguments(version, os.Stdout, os.Stderr)
	if exit >= 0 {
		os.Exit(exit)
	}
	if err := game.Run(config); err != nil {
		fmt.Fprintln(os.Stderr, "Agnes could not open a window:", err)
		os.Exit(1)
	}
}
