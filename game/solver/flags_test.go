package solver

import "flag"

// Tests look at a few thousand cases; with -long, at very many.
var (
	long = flag.Bool("long", false, "look at very many cases")
	seed = flag.Uint64("seed", 1, "where random cases start")
)
