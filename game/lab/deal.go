package main

import (
	"fmt"
	"io"
)

// runDeal prints the pack of a deal on one line, or with -layout the table as
// it is laid out from it.
func runDeal(args []string, out, _ io.Writer) error {
	f := newFlags("deal", "bernauer")
	pack := f.packFlags()
	layout := f.Bool("layout", false, "print the table instead of the pack")
	if err := f.parse(args, out); err != nil {
		return err
	}
	g, err := f.game(pack)
	if err != nil {
		return err
	}
	if *layout {
		_, err = fmt.Fprint(out, layoutText(g.State()))
	} else {
		_, err = fmt.Fprintln(out, g.Pack())
	}
	return err
}
