package main

import (
	"fmt"
	"io"
	"math/rand/v2"

	"agnes/game/engine"
	"agnes/game/lab/check"
)

// A walk ends a game after this many moves at the latest: where cards may be
// taken back and forth, random play would never end it.
const walkMoves = 400

// A position is compared with all conceivable moves once in so many moves,
// since there are thousands of them.
const walkCompare = 16

// runWalk plays deals at random, with undo and redo mixed in, and checks
// everything after each move. It prints a line for each rule set, and last how
// many moves it checked.
func runWalk(args []string, out, _ io.Writer) error {
	f := newFlags("walk", "bernauer")
	from := f.Uint64("from", 1, "first deal `number`")
	deals := f.Uint64("n", 1000, "how many `deals`")
	seed := f.Uint64("seed", 1, "`number` that the random play follows from")
	if err := f.parse(args, out); err != nil {
		return err
	}
	if *deals < 1 || *deals > engine.MaxDeal {
		return usagef("walk through at least one deal, and no more than there are")
	}
	for _, n := range []uint64{*from, *from + *deals - 1} {
		if err := engine.CheckDeal(n); err != nil {
			return usageError{err}
		}
	}
	sets := engine.RuleSets()
	if f.ruleSet != "all" {
		set, err := engine.FindRuleSet(f.ruleSet)
		if err != nil {
			return usageError{err}
		}
		sets = []engine.RuleSet{set}
	}

	var walkers []*walker
	for _, set := range sets {
		rules, err := f.rulesOf(set)
		if err != nil {
			return err
		}
		walkers = append(walkers, &walker{set: set, rules: rules})
	}

	total := 0
	fmt.Fprintln(out, "rules\tdeals\twon\tstuck\tundone\tmoves")
	for _, w := range walkers {
		for deal := *from; deal < *from+*deals; deal++ {
			if err := w.walk(deal, *seed); err != nil {
				return err
			}
		}
		fmt.Fprintf(out, "%s\t%d\t%d\t%d\t%d\t%d\n", w.set.ID, *deals, w.won, w.stuck, w.undone, w.moves)
		total += w.moves
	}
	_, err := fmt.Fprintf(out, "moves\t%d\n", total)
	return err
}

// walker walks through deals of one rule set and counts.
type walker struct {
	set   engine.RuleSet
	rules engine.Rules

	won, stuck, undone, moves int
}

// walk plays one deal. The play follows from the seed and the deal alone, so
// that a finding can be seen again without the deals before it.
func (w *walker) walk(deal, seed uint64) error {
	g, err := engine.NewGame(w.set, w.rules, deal)
	if err != nil {
		return err
	}
	if err := w.play(g, rand.New(rand.NewPCG(seed, deal))); err != nil {
		return fmt.Errorf("finding: %s, deal %d, seed %d: after %d moves: %w\n%s", w.set.ID, deal, seed, len(g.Moves()), err, g.Record())
	}
	switch g.State().Status() {
	case engine.StatusWon:
		w.won++
	case engine.StatusStuck:
		w.stuck++
	}
	return nil
}

func (w *walker) play(g *engine.Game, random *rand.Rand) error {
	watch, err := check.NewWatch(g)
	if err != nil {
		return err
	}
	var moves []engine.Move
	for range walkMoves {
		if moves = g.State().Moves(moves[:0]); len(moves) == 0 {
			break
		}
		m := choose(moves, random)
		if err := watch.Play(m); err != nil {
			return err
		}
		w.moves++
		if err := wrongMove(watch, random); err != nil {
			return err
		}
		if random.IntN(8) == 0 {
			if err := w.wander(watch, random); err != nil {
				return err
			}
		}
		if w.moves%walkCompare == 0 {
			if err := check.Moves(g.State()); err != nil {
				return err
			}
		}
	}
	return watch.End()
}

// choose takes a move to a foundation more often than another, so that games
// go on for long, and a deal less often.
func choose(moves []engine.Move, random *rand.Rand) engine.Move {
	m := moves[random.IntN(len(moves))]
	if m.To != engine.FoundationPile {
		m = moves[random.IntN(len(moves))]
	}
	if m == engine.Deal {
		m = moves[random.IntN(len(moves))]
	}
	return m
}

// wrongMove tries a move at random, and if it is not legal it must be refused.
func wrongMove(watch *check.Watch, random *rand.Rand) error {
	place := func() engine.Place { return engine.Place(random.IntN(int(engine.StockPile) + 2)) }
	m := engine.Carry(place(), place(), random.IntN(5))
	if watch.Game.State().Legal(m) {
		return nil
	}
	return watch.Refuse(m)
}

// wander takes some moves back and makes some of them again. Sometimes moves
// stay undone, and the game goes on from there.
func (w *walker) wander(watch *check.Watch, random *rand.Rand) error {
	for range 1 + random.IntN(min(6, len(watch.Game.Moves()))) {
		if err := watch.Undo(); err != nil {
			return err
		}
		w.undone++
	}
	// Reading a record back costs as much as the game so far.
	if random.IntN(4) == 0 {
		if err := check.Record(watch.Game); err != nil {
			return err
		}
	}
	for range random.IntN(len(watch.Game.Undone()) + 1) {
		if err := watch.Redo(); err != nil {
			return err
		}
	}
	return nil
}
