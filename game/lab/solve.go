package main

import (
	"fmt"
	"io"
	"runtime"
	"time"

	"agnes/game/engine"
	"agnes/game/solver"
)

// started is when the program was; only differences are of interest.
var started = time.Now()

// solveFlags are the limits of each deal, and how many are solved at a time.
type solveFlags struct {
	states  int
	seconds float64
	memory  int64 // MB
	workers int
}

func (f *flags) solveFlags() *solveFlags {
	s := &solveFlags{}
	f.IntVar(&s.states, "states", 0, "give a deal up after so many `positions`; 0 is no limit")
	f.Float64Var(&s.seconds, "seconds", 0, "give a deal up after so many `seconds` of processor time; 0 is no limit")
	f.Int64Var(&s.memory, "memory", 1024, "`MB` that a deal may use at most")
	f.IntVar(&s.workers, "workers", 1, "how many `deals` to solve at a time")
	return s
}

func (s *solveFlags) check() error {
	if s.states < 0 || s.seconds < 0 || s.memory < 1 || s.workers < 1 {
		return usagef("limits are not negative, and memory and workers at least 1")
	}
	return nil
}

// solution is what is known about a deal.
type solution struct {
	verdict solver.Verdict
	states  int
	memory  int64
	time    time.Duration // of the processor, where it is known
	line    []engine.Move
}

// solveChunk is how many positions are looked at between two looks at the
// clock.
const solveChunk = 1000

// solve runs the solver to its end or a limit.
func (s *solveFlags) solve(state *engine.State) solution {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	begin := threadTime()
	sv := solver.New(state, solver.Limits{States: s.states, Memory: s.memory << 20})
	limit := time.Duration(s.seconds * float64(time.Second))
	verdict := sv.Run(solveChunk)
	for verdict == solver.Searching {
		if limit > 0 && threadTime()-begin >= limit {
			verdict = solver.Unknown
			break
		}
		verdict = sv.Run(solveChunk)
	}
	return solution{verdict, sv.States(), sv.Memory(), threadTime() - begin, sv.Line()}
}

func (s solution) milliseconds() string {
	return fmt.Sprintf("%.1f", float64(s.time)/float64(time.Millisecond))
}

// runSolve prints a line for each deal: id, verdict, states, milliseconds, the
// length of the line that wins, and with -moves the line.
func runSolve(args []string, out, _ io.Writer) error {
	f := newFlags("solve", "bernauer")
	which := f.subjectFlags()
	limits := f.solveFlags()
	withMoves := f.Bool("moves", false, "print the line that wins, too")
	if err := f.parse(args, out); err != nil {
		return err
	}
	if err := limits.check(); err != nil {
		return err
	}
	list, states, err := which.positions()
	if err != nil {
		return err
	}
	return inOrder(len(list), limits.workers,
		func(i int) solution { return limits.solve(&states[i]) },
		func(i int, s solution) error {
			fields := []any{list[i].id, s.verdict, s.states, s.milliseconds(), len(s.line)}
			if *withMoves {
				fields = append(fields, engine.MovesText(s.line))
			}
			return writeRow(out, fields...)
		})
}
