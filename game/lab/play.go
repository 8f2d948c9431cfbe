package main

import (
	"fmt"
	"io"
	"runtime"
	"time"

	"agnes/game/engine"
	"agnes/game/solver"
)

// maxPlayed ends a game of an honest player that does not come to an end.
const maxPlayed = 2000

// What the careful player does for each plan when nothing else is said.
const (
	carefulSamples = 32
	carefulStates  = 400
)

// playFlags choose an honest player.
type playFlags struct {
	policy          string
	samples, states int
	seed            uint64
}

func (f *flags) playFlags() *playFlags {
	p := &playFlags{}
	f.StringVar(&p.policy, "policy", "greedy", "`player`: greedy or careful")
	f.IntVar(&p.samples, "samples", carefulSamples, "careful: in how many `ways` it imagines the cards it has not seen, for each plan")
	f.IntVar(&p.states, "states", carefulStates, "careful: how many `positions` it looks at in each")
	f.Uint64Var(&p.seed, "seed", 1, "careful: `number` that what it imagines follows from")
	return p
}

func (p *playFlags) player() (solver.Player, error) {
	switch {
	case p.policy == "greedy":
		return solver.Greedy(), nil
	case p.policy == "careful" && p.samples > 0 && p.states > 0:
		return solver.Careful(p.samples, p.states, p.seed), nil
	case p.policy == "careful":
		return nil, usagef("samples and states are at least 1")
	}
	return nil, usagef("there is no policy %q: use greedy or careful", p.policy)
}

// played is a game that an honest player has played.
type played struct {
	won   bool
	score int
	moves []engine.Move
	time  time.Duration
}

func (p played) result() string {
	if p.won {
		return "won"
	}
	return "lost"
}

// play lets a player play from a position.
func play(p solver.Player, state engine.State) played {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	begin := threadTime()
	var moves []engine.Move
	for !state.Won() && len(moves) < maxPlayed {
		m, ok := p.Next(&state)
		if !ok {
			break
		}
		if _, err := state.Apply(m, nil); err != nil {
			break
		}
		moves = append(moves, m)
	}
	return played{state.Won(), state.Score(), moves, threadTime() - begin}
}

// runPlay prints a line for each deal: id, won or lost, the score,
// milliseconds, the number of moves, and with -moves the moves.
func runPlay(args []string, out, _ io.Writer) error {
	f := newFlags("play", "bernauer")
	which := f.subjectFlags()
	policy := f.playFlags()
	workers := f.Int("workers", 1, "how many `deals` to play at a time")
	withMoves := f.Bool("moves", false, "print the moves, too")
	if err := f.parse(args, out); err != nil {
		return err
	}
	if _, err := policy.player(); err != nil {
		return err
	}
	list, states, err := which.positions()
	if err != nil {
		return err
	}
	return inOrder(len(list), *workers,
		func(i int) played {
			player, _ := policy.player()
			return play(player, states[i])
		},
		func(i int, p played) error {
			fields := []any{list[i].id, p.result(), p.score, fmt.Sprintf("%.1f", float64(p.time)/float64(time.Millisecond)), len(p.moves)}
			if *withMoves {
				fields = append(fields, engine.MovesText(p.moves))
			}
			return writeRow(out, fields...)
		})
}
