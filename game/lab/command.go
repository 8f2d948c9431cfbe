package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// command is one thing that the laboratory can do.
type command struct {
	name  string
	about string // its flags and its purpose, for the usage text
	// run gets the arguments after the name and writes its results to out. A
	// usageError it returns ends the program with 2, any other error with 1.
	// Messages that are no error, such as progress, go to messages.
	run func(args []string, out, messages io.Writer) error
}

// commands is the table of all commands, in the order of the usage text.
func commands() []command {
	return []command{
		{"rules", "[-rules ID]\n        the rule sets, one a line, with every option", runRules},
		{"deal", "-rules ID (-deal N | -pack FILE) [-layout]\n        the pack on one line, or the table laid out", runDeal},
		{"replay", "-rules ID (-deal N | -pack FILE) -moves FILE\n        play the moves and print the table, the score and the state", runReplay},
		{"walk", "-rules ID|all -from N -n DEALS -seed S\n        play at random and check everything after each move", runWalk},
		{"solve", "-rules ID (-deal N | -from A -n N | -packs FILE) [-at MOVES] [-states N] [-seconds S]\n          [-memory MB] [-workers K] [-moves]\n        whether each deal can be won: id, verdict, states, milliseconds, length of the line", runSolve},
		{"rate", "-rules ID -from A -n N [-table FILE] [limits and workers as solve]\n        the share of deals that can be won; with a table it can be stopped and taken up again", runRate},
		{"play", "-rules ID -policy greedy|careful (-deal N | -from A -n N | -packs FILE) [-workers K] [-moves]\n        how honest players fare: id, result, score, milliseconds, number of moves", runPlay},
		{"oracles", "-dir DIR [-sets PATTERN] [limits and workers as solve]\n        packs with verdicts of other programs, theirs and ours side by side", runOracles},
		{"odds", "-dir DIR [-rules ID] -n DEALS [-careful DEALS] [-game FILE] [limits and workers as solve]\n        the odds of every rule set, kept in DIR a row a hundred deals; -n 0 prints what is there", runOdds},
	}
}

// usageError is a wrong word on the command line.
type usageError struct{ err error }

func (e usageError) Error() string { return e.err.Error() }

func (e usageError) Unwrap() error { return e.err }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// run finds the command, runs it, and turns its error into an exit status.
func run(args []string, out, messages io.Writer) int {
	if len(args) == 0 {
		printUsage(messages)
		return 2
	}
	if args[0] == "help" || args[0] == "-help" || args[0] == "--help" || args[0] == "-h" {
		printUsage(out)
		return 0
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return exitStatus(c.name, c.run(args[1:], out, messages), messages)
		}
	}
	fmt.Fprintf(messages, "lab: there is no command %q\n", args[0])
	printUsage(messages)
	return 2
}

func exitStatus(name string, err error, messages io.Writer) int {
	var usage usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &usage):
		fmt.Fprintf(messages, "lab %s: %v\n", name, err)
		return 2
	}
	fmt.Fprintln(messages, err)
	return 1
}

func printUsage(w io.Writer) {
	fmt.Fprintln(w, "usage: lab COMMAND [flags]")
	for _, c := range commands() {
		fmt.Fprintf(w, "    %s %s\n", c.name, c.about)
	}
	fmt.Fprintln(w, "In every command, -option NAME=VALUE (repeatable) overrides an option of the")
	fmt.Fprintln(w, "rule set, and -base R chooses the base rank. “lab COMMAND -help” lists its flags.")
}
