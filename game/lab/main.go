// Command lab is the laboratory of Agnes: a program without a window that
// deals, replays and walks through games, for measuring and for finding
// faults. It knows the engine and the solver, and never the screen.
//
//	lab COMMAND [flags]
//
// Results go to standard output, messages to standard error. The exit status
// is 0 when all is well, 1 when a move is refused or a fault is found, and 2
// for a usage error.
package main

import "os"

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }
