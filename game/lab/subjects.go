package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"sync"

	"agnes/game/engine"
)

// subject is a position to be judged: the id that its line begins with, and
// how to lay it out.
type subject struct {
	id   string
	pack engine.Pack
}

// subjectFlags choose subjects: one deal, a range of deals, or a file of packs.
type subjectFlags struct {
	*flags
	deal, from string
	n          uint64
	packs, at  string
}

func (f *flags) subjectFlags() *subjectFlags {
	s := &subjectFlags{flags: f}
	f.StringVar(&s.deal, "deal", "", "deal `number`, 1 to 999999999")
	f.StringVar(&s.from, "from", "", "first deal `number` of a range")
	f.Uint64Var(&s.n, "n", 0, "how many `deals` from -from on")
	f.StringVar(&s.packs, "packs", "", "`file` with an id and a pack on each line, with a tab between; lines that begin with # or id, and what follows a second tab, are passed over")
	f.StringVar(&s.at, "at", "", "begin after these `moves`")
	return s
}

// subjects is what the flags choose.
func (s *subjectFlags) subjects() ([]subject, error) {
	chosen := 0
	for _, given := range []bool{s.deal != "", s.from != "" || s.n > 0, s.packs != ""} {
		if given {
			chosen++
		}
	}
	if chosen != 1 {
		return nil, usagef("name one of -deal, -from with -n, and -packs")
	}
	if s.packs != "" {
		return readPacks(s.packs)
	}
	first, n := s.deal, uint64(1)
	if s.deal == "" {
		first, n = s.from, s.n
	}
	from, err := engine.ParseDeal(first)
	if err != nil {
		return nil, usageError{err}
	}
	if n < 1 || engine.CheckDeal(from+n-1) != nil || n > engine.MaxDeal {
		return nil, usagef("-n %d: name at least one deal, and none past %d", n, engine.MaxDeal)
	}
	list := make([]subject, n)
	for i := range list {
		deal := from + uint64(i)
		list[i] = subject{strconv.FormatUint(deal, 10), engine.NumberedPack(deal)}
	}
	return list, nil
}

// positions lays out what the flags choose: the subjects, and the position of
// each after the moves of -at.
func (s *subjectFlags) positions() ([]subject, []engine.State, error) {
	_, rules, err := s.rules()
	if err != nil {
		return nil, nil, err
	}
	list, err := s.subjects()
	if err != nil {
		return nil, nil, err
	}
	states := make([]engine.State, len(list))
	for i, one := range list {
		if states[i], err = s.start(rules, one.pack); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", one.id, err)
		}
	}
	return list, states, nil
}

func readPacks(name string) ([]subject, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, usageError{err}
	}
	defer file.Close()
	var list []subject
	lines := bufio.NewScanner(file)
	for n := 1; lines.Scan(); n++ {
		fields := strings.Split(lines.Text(), "\t")
		if strings.HasPrefix(fields[0], "#") || strings.TrimSpace(lines.Text()) == "" || fields[0] == "id" {
			continue
		}
		if len(fields) < 2 {
			return nil, usagef("%s, line %d: an id and a pack belong on it, with a tab between", name, n)
		}
		pack, err := engine.ParsePack(fields[1])
		if err != nil {
			return nil, usagef("%s, line %d: %w", name, n, err)
		}
		list = append(list, subject{fields[0], pack})
	}
	if err := lines.Err(); err != nil {
		return nil, usageError{err}
	}
	return list, nil
}

// start lays out a pack and plays the moves of -at.
func (s *subjectFlags) start(rules engine.Rules, pack engine.Pack) (engine.State, error) {
	state, _ := engine.Start(rules, pack)
	moves, err := engine.ParseMoves(s.at)
	if err != nil {
		return state, err
	}
	err = makeAll(&state, moves)
	return state, err
}

// makeAll makes moves as far as they are legal; the error is an
// *engine.MoveError.
func makeAll(state *engine.State, moves []engine.Move) error {
	for i, m := range moves {
		if _, err := state.Apply(m, nil); err != nil {
			return &engine.MoveError{Number: i + 1, Err: err}
		}
	}
	return nil
}

// inOrder does work on 0 to n−1 by so many workers, and calls done with the
// results in order, as soon as each and all before it are there. It stops at
// the first error of done.
func inOrder[T any](n, workers int, work func(i int) T, done func(i int, result T) error) error {
	workers = min(max(workers, 1), max(n, 1))
	type finished struct {
		i      int
		result T
	}
	next, results, stop := make(chan int), make(chan finished), make(chan struct{})
	go func() {
		defer close(next)
		for i := range n {
			select {
			case next <- i:
			case <-stop:
				return
			}
		}
	}()
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for i := range next {
				select {
				case results <- finished{i, work(i)}:
				case <-stop:
					return
				}
			}
		})
	}
	defer func() { close(stop); group.Wait() }()
	waiting := map[int]T{}
	for i := range n {
		for {
			if result, ok := waiting[i]; ok {
				delete(waiting, i)
				if err := done(i, result); err != nil {
					return err
				}
				break
			}
			f := <-results
			waiting[f.i] = f.result
		}
	}
	return nil
}

// writeRow writes fields with tabs between.
func writeRow(w io.Writer, fields ...any) error {
	for i := range fields {
		if i > 0 {
			if _, err := io.WriteString(w, "\t"); err != nil {
				return err
			}
		}
		if _, err := fmt.Fprint(w, fields[i]); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, "\n")
	return err
}
