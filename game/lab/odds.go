package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"agnes/game/engine"
	"agnes/game/solver"
)

// oddsOf is rules whose odds are measured.
type oddsOf struct {
	name  string // of the file
	rules engine.Rules
}

// allOdds is every rule set, and the main two with the Ace chosen as base.
func allOdds() []oddsOf {
	var list []oddsOf
	for _, rs := range engine.RuleSets() {
		list = append(list, oddsOf{rs.ID, rs.Rules})
		if rs.ID == "bernauer" || rs.ID == "sorel" {
			withAce := rs.Rules
			withAce.Base = engine.Ace
			list = append(list, oddsOf{rs.ID + "-base-A", withAce})
		}
	}
	return list
}

// oddsChunk is how many deals a row of an odds file stands for.
const oddsChunk = 100

// oddsRow is what was found about some deals that follow each other: how many
// are won, in two columns a kind of play.
type oddsRow struct {
	from, deals                   int
	winnable, unwinnable, unknown int
	greedy, careful, carefulDeals int
	medianStates, milliseconds    int
}

const oddsHead = "from\tdeals\twinnable\tunwinnable\tunknown\tgreedy\tcareful\tcareful deals\tmedian states\tmilliseconds"

func (r *oddsRow) fields() []any {
	return []any{r.from, r.deals, r.winnable, r.unwinnable, r.unknown, r.greedy, r.careful, r.carefulDeals, r.medianStates, r.milliseconds}
}

func (r *oddsRow) scan(line string) error {
	_, err := fmt.Sscan(line, &r.from, &r.deals, &r.winnable, &r.unwinnable, &r.unknown, &r.greedy, &r.careful, &r.carefulDeals, &r.medianStates, &r.milliseconds)
	return err
}

// runOdds measures the odds of every rule set over the first deals, keeping a
// row of every hundred in a file a rule set, and prints the table of all that
// was measured. Stopped and run again, it goes on where it was; with -n 0 it
// only prints.
func runOdds(args []string, out, messages io.Writer) error {
	f := newFlags("odds", "all")
	dir := f.String("dir", "", "`directory` of the files")
	n := f.Int("n", 0, "how many `deals` to measure, in hundreds")
	game := f.String("game", "", "`file` with the odds that the game shows; its lines become what is measured now")
	careful := f.Int("careful", 0, "how many `deals` the careful player plays, in hundreds")
	limits := f.solveFlags()
	if err := f.parse(args, out); err != nil {
		return err
	}
	if err := limits.check(); err != nil {
		return err
	}
	if *dir == "" {
		return usagef("name the directory with -dir")
	}
	player := &playFlags{policy: "careful", samples: carefulSamples, states: carefulStates, seed: 1}
	var measured []oddsSum
	for _, o := range allOdds() {
		if f.ruleSet != "all" && f.ruleSet != o.name {
			continue
		}
		m := measurement{oddsOf: o, file: filepath.Join(*dir, o.name+".tsv"), careful: *careful, limits: limits, player: player}
		sum, err := m.measure(*n, messages)
		if err != nil {
			return err
		}
		measured = append(measured, sum)
	}
	if *game != "" {
		if err := writeGameOdds(*game, measured); err != nil {
			return err
		}
	}
	return printOdds(out, measured)
}

// gameOdds is the line of a rule set in the table that the game shows.
func (s *oddsSum) gameOdds() string {
	return fmt.Sprintf("%s turned\t%d\t%d\t%d\t%d\t%d\n", s.name, s.deals, s.won.won, s.deals-s.wonOrUnknown.won, s.careful.of, s.careful.won)
}

// writeGameOdds puts what was measured in place of the lines of the same rule
// sets. Lines of others, and rule sets that the game has no line for, stay as
// they are.
func writeGameOdds(file string, measured []oddsSum) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return usageError{err}
	}
	var b strings.Builder
	for line := range strings.Lines(string(text)) {
		for _, s := range measured {
			if s.deals > 0 && s.careful.of > 0 && strings.HasPrefix(line, s.name+" turned\t") {
				line = s.gameOdds()
			}
		}
		b.WriteString(line)
	}
	return writeWhole(file, b.String())
}

// writeWhole writes a file anew, whole or not at all.
func writeWhole(file, text string) error {
	if err := os.WriteFile(file+".new", []byte(text), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// measurement measures the odds of one rule set.
type measurement struct {
	oddsOf
	file    string
	careful int // deals that the careful player plays
	limits  *solveFlags
	player  *playFlags
}

func (m *measurement) measure(n int, messages io.Writer) (sum oddsSum, err error) {
	sum.name = m.name
	rows, err := m.read()
	if err != nil {
		return sum, err
	}
	for from := 1; from+oddsChunk-1 <= n; from += oddsChunk {
		wantsCareful := from+oddsChunk-1 <= m.careful
		i := slices.IndexFunc(rows, func(r oddsRow) bool { return r.from == from })
		if i >= 0 && (!wantsCareful || rows[i].carefulDeals > 0) {
			continue
		}
		if i < 0 {
			rows = append(rows, oddsRow{from: from, deals: oddsChunk})
			i = len(rows) - 1
			err = m.solve(&rows[i])
		}
		if err == nil && wantsCareful {
			err = m.playCarefully(&rows[i])
		}
		if err == nil {
			err = m.write(rows)
		}
		if err != nil {
			return sum, err
		}
		fmt.Fprintf(messages, "%s: deals %d to %d, %v\n", m.name, from, from+oddsChunk-1, rows[i])
	}
	for _, r := range rows {
		sum.add(r)
	}
	return sum, nil
}

// judged is what is found about one deal.
type judged struct {
	solution
	greedy played
}

func (m *measurement) solve(r *oddsRow) error {
	var states []int
	return inOrder(r.deals, m.limits.workers,
		func(i int) judged {
			state, _ := engine.Start(m.rules, engine.NumberedPack(uint64(r.from+i)))
			return judged{m.limits.solve(&state), play(solver.Greedy(), state)}
		},
		func(i int, found judged) error {
			deal := uint64(r.from + i)
			switch found.verdict {
			case solver.Winnable:
				if err := m.wins(deal, engine.MovesText(found.line)); err != nil {
					return err
				}
				r.winnable++
			case solver.Unwinnable:
				r.unwinnable++
			default:
				r.unknown++
			}
			if found.greedy.won {
				r.greedy++
			}
			r.milliseconds += int(found.time.Milliseconds())
			states = append(states, found.states)
			slices.Sort(states)
			r.medianStates = states[len(states)/2]
			return nil
		})
}

// wins replays a line from its notation and says what is wrong with it if it
// does not win the deal. Every row of odds has passed this for each deal that
// it counts as winnable.
func (m *measurement) wins(deal uint64, line string) error {
	state, _ := engine.Start(m.rules, engine.NumberedPack(deal))
	moves, err := engine.ParseMoves(line)
	if err == nil {
		err = makeAll(&state, moves)
	}
	if err != nil {
		return fmt.Errorf("%s, deal %d: %w", m.name, deal, err)
	}
	if !state.Won() {
		return fmt.Errorf("%s, deal %d: the line %q does not win", m.name, deal, line)
	}
	return nil
}

func (m *measurement) playCarefully(r *oddsRow) error {
	r.careful, r.carefulDeals = 0, 0
	return inOrder(r.deals, m.limits.workers,
		func(i int) played {
			state, _ := engine.Start(m.rules, engine.NumberedPack(uint64(r.from+i)))
			p, _ := m.player.player()
			return play(p, state)
		},
		func(_ int, p played) error {
			r.carefulDeals++
			if p.won {
				r.careful++
			}
			return nil
		})
}

func (m *measurement) read() (rows []oddsRow, err error) {
	text, err := os.ReadFile(m.file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, usageError{err}
	}
	lines := bufio.NewScanner(strings.NewReader(string(text)))
	for lines.Scan() {
		if lines.Text() == oddsHead || lines.Text() == "" {
			continue
		}
		var r oddsRow
		if err := r.scan(lines.Text()); err != nil {
			return nil, usagef("%s: %q: %w", m.file, lines.Text(), err)
		}
		rows = append(rows, r)
	}
	return rows, nil
}

// write writes the file anew, whole or not at all.
func (m *measurement) write(rows []oddsRow) error {
	var b strings.Builder
	b.WriteString(oddsHead + "\n")
	for i := range rows {
		if err := writeRow(&b, rows[i].fields()...); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(filepath.Dir(m.file), 0o755); err != nil {
		return err
	}
	return writeWhole(m.file, b.String())
}

// oddsSum is a line of the table of odds.
type oddsSum struct {
	name                  string
	deals                 int
	won, wonOrUnknown     share
	greedy, careful       share
	medians               []int // of the chunks
	unknown, milliseconds int
}

func (s *oddsSum) add(r oddsRow) {
	s.deals += r.deals
	s.won.won += r.winnable
	s.won.of += r.deals
	s.wonOrUnknown.won += r.winnable + r.unknown
	s.wonOrUnknown.of += r.deals
	s.greedy.won += r.greedy
	s.greedy.of += r.deals
	s.careful.won += r.careful
	s.careful.of += r.carefulDeals
	s.medians = append(s.medians, r.medianStates)
	s.unknown += r.unknown
	s.milliseconds += r.milliseconds
}

// median is the median of the medians of the chunks.
func (s *oddsSum) median() int {
	slices.Sort(s.medians)
	return s.medians[len(s.medians)/2]
}

func printOdds(out io.Writer, sums []oddsSum) error {
	if err := writeRow(out, "rules", "deals", "winnable, unknown as lost", "winnable, unknown as won", "unknown", "greedy", "careful", "median states", "seconds a deal"); err != nil {
		return err
	}
	for _, s := range sums {
		if s.deals == 0 {
			continue
		}
		careful := "-"
		if s.careful.of > 0 {
			careful = s.careful.String()
		}
		seconds := fmt.Sprintf("%.3f", float64(s.milliseconds)/1000/float64(s.deals))
		if err := writeRow(out, s.name, s.deals, s.won, s.wonOrUnknown, s.unknown, s.greedy, careful, s.median(), seconds); err != nil {
			return err
		}
	}
	return nil
}
