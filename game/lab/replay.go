package main

import (
	"fmt"
	"io"
	"os"

	"agnes/game/engine"
)

// runReplay plays moves from a file and prints the table at which they end,
// the score, the state and the number of moves. A move that cannot be read or
// is refused is an *engine.MoveError; then nothing is printed.
func runReplay(args []string, out, _ io.Writer) error {
	f := newFlags("replay", "bernauer")
	pack := f.packFlags()
	file := f.String("moves", "", "`file` with the moves, separated by commas or line ends")
	if err := f.parse(args, out); err != nil {
		return err
	}
	if *file == "" {
		return usagef("name the moves with -moves")
	}
	g, err := f.game(pack)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(*file)
	if err != nil {
		return usageError{err}
	}
	moves, err := engine.ParseMoves(string(text))
	if err != nil {
		return err
	}
	for i, m := range moves {
		if _, err := g.Play(m); err != nil {
			return &engine.MoveError{Number: i + 1, Err: err}
		}
	}
	_, err = fmt.Fprintf(out, "%sscore\t%d\nstate\t%s\nmoves\t%d\n",
		layoutText(g.State()), g.State().Score(), g.State().Status(), len(g.Moves()))
	return err
}
