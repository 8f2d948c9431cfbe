package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"agnes/game/engine"
	"agnes/game/solver"
)

// oracle is a file of packs with the verdicts that another program reached, by
// the rules that its first line names.
type oracle struct {
	name  string
	rules engine.Rules
	rows  []oracleRow
}

type oracleRow struct {
	subject
	verdict      string
	milliseconds float64
}

func readOracle(name string) (oracle, error) {
	o := oracle{name: strings.TrimSuffix(filepath.Base(name), ".tsv")}
	file, err := os.Open(name)
	if err != nil {
		return o, usageError{err}
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for n := 1; lines.Scan(); n++ {
		if options, ok := strings.CutPrefix(lines.Text(), "# options:"); ok {
			if o.rules, err = parseRules(options); err != nil {
				return o, usagef("%s: %w", name, err)
			}
			continue
		}
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) < 5 || fields[0] == "id" {
			continue
		}
		pack, err := engine.ParsePack(fields[1])
		if err != nil {
			return o, usagef("%s, line %d: %w", name, n, err)
		}
		ms, err := strconv.ParseFloat(fields[4], 64)
		if err != nil {
			return o, usagef("%s, line %d: %w", name, n, err)
		}
		o.rows = append(o.rows, oracleRow{subject{fields[0], pack}, fields[2], ms})
	}
	return o, lines.Err()
}

// parseRules reads options from name=value words.
func parseRules(options string) (engine.Rules, error) {
	var overrides []engine.Override
	for _, word := range strings.Fields(options) {
		ov, err := engine.ParseOverride(word)
		if err != nil {
			return engine.Rules{}, err
		}
		overrides = append(overrides, ov)
	}
	return engine.Rules{}.With(overrides)
}

// oracleSum is a line of the table of oracles.
type oracleSum struct {
	packs, decided, disagreed int
	peer, ours, worst         float64 // seconds; peer and ours on the packs that the peer decided
}

func (s oracleSum) write(w io.Writer, name string) error {
	ratio := 0.0
	if s.ours > 0 {
		ratio = s.peer / s.ours
	}
	return writeRow(w, name, s.packs, s.decided, s.disagreed, fmt.Sprintf("%.2f", s.peer), fmt.Sprintf("%.2f", s.ours),
		fmt.Sprintf("%.1f", ratio), fmt.Sprintf("%.2f", s.worst))
}

// runOracles solves all packs of the oracle files in a directory and sets the
// verdicts and times side by side. It ends with an error when it disagrees.
func runOracles(args []string, out, messages io.Writer) error {
	f := newFlags("oracles", "bernauer")
	dir := f.String("dir", "", "`directory` of the oracle files")
	sets := f.String("sets", "*", "only the files whose names match this `pattern`")
	first := f.Int("first", 0, "only so many `packs` of each file; 0 is all")
	limits := f.solveFlags()
	if err := f.parse(args, out); err != nil {
		return err
	}
	if err := limits.check(); err != nil {
		return err
	}
	names, err := filepath.Glob(filepath.Join(*dir, *sets+".tsv"))
	if err != nil || len(names) == 0 {
		return usagef("no oracle files match %q in %q", *sets, *dir)
	}
	if err := writeRow(out, "set", "packs", "decided", "disagree", "peer s", "ours s", "ratio", "worst s"); err != nil {
		return err
	}
	var total oracleSum
	for _, name := range names {
		sum, err := runOracle(name, *first, limits, messages)
		if err == nil {
			err = sum.write(out, strings.TrimSuffix(filepath.Base(name), ".tsv"))
		}
		if err != nil {
			return err
		}
		total.packs += sum.packs
		total.decided += sum.decided
		total.disagreed += sum.disagreed
		total.peer += sum.peer
		total.ours += sum.ours
		total.worst = max(total.worst, sum.worst)
	}
	if err := total.write(out, "total"); err != nil {
		return err
	}
	if total.disagreed > 0 {
		return fmt.Errorf("%d verdicts disagree", total.disagreed)
	}
	return nil
}

func runOracle(name string, first int, limits *solveFlags, messages io.Writer) (sum oracleSum, err error) {
	o, err := readOracle(name)
	if err != nil {
		return sum, err
	}
	if first > 0 {
		o.rows = o.rows[:min(first, len(o.rows))]
	}
	err = inOrder(len(o.rows), limits.workers,
		func(i int) solution {
			state, _ := engine.Start(o.rules, o.rows[i].pack)
			return limits.solve(&state)
		},
		func(i int, s solution) error {
			r := o.rows[i]
			sum.packs++
			sum.worst = max(sum.worst, s.time.Seconds())
			if s.verdict == solver.Unknown {
				_, err := fmt.Fprintf(messages, "%s %s: unknown after %.1f s and %d states, %s for the peer\n", o.name, r.id, s.time.Seconds(), s.states, r.verdict)
				if err != nil {
					return err
				}
			} else {
				sum.decided++
			}
			if r.verdict == solver.Unknown.String() {
				return nil
			}
			sum.peer += r.milliseconds / 1000
			sum.ours += s.time.Seconds()
			if s.verdict != solver.Unknown && s.verdict.String() != r.verdict {
				sum.disagreed++
				_, err := fmt.Fprintf(messages, "%s %s: %v, but %s for the peer\n", o.name, r.id, s.verdict, r.verdict)
				return err
			}
			return nil
		})
	return sum, err
}
