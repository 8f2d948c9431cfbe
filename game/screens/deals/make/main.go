// Command make writes the lists of package deals: for each rule set, the first
// deals from a number on that the solver proves to be winnable. A list that is
// there is left as it is, because it is frozen. Beside the lists, in testdata,
// it writes the line that wins each deal, which a test plays.
//
//	go run ./game/screens/deals/make -into v1 -n 400 -from 1000
//
// The second version holds the deals of the first, and after them those that
// looking at many more deals has proved with few positions each. What the first
// has proved is not proved again.
package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"agnes/game/engine"
	"agnes/game/solver"
)

// wanted is what the lists are to be.
type wanted struct {
	n      int    // deals in a list
	from   uint64 // the first deal that is tried
	tries  uint64 // deals that are tried at most
	states int    // positions looked at for a deal
	dir    string // where the package is
	into   string // the version
}

func main() {
	var w wanted
	flag.StringVar(&w.into, "into", "", "the version of the lists; a new one changes the daily deals of its rule sets")
	flag.IntVar(&w.n, "n", 400, "deals in a list")
	flag.Uint64Var(&w.from, "from", 1000, "the first deal that is tried")
	flag.Uint64Var(&w.tries, "tries", 4000, "deals that are tried at most")
	flag.IntVar(&w.states, "states", 60_000, "positions looked at for a deal")
	flag.StringVar(&w.dir, "dir", "game/screens/deals", "where the package is")
	only := flag.String("only", "", "one rule set instead of all")
	flag.Parse()
	if w.into == "" {
		fmt.Fprintln(os.Stderr, "name the version that the lists are for, as in -into v1")
		os.Exit(2)
	}
	for _, rs := range engine.RuleSets() {
		if *only != "" && rs.ID != *only {
			continue
		}
		if err := w.write(rs); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// write writes the list of a rule set and its lines, as far as they are not
// there.
func (w wanted) write(rs engine.RuleSet) error {
	listFile := filepath.Join(w.dir, w.into, rs.ID+".txt")
	lineFile := filepath.Join(w.dir, "testdata", w.into, rs.ID+".txt.gz")
	list, err := os.ReadFile(listFile)
	frozen := err == nil
	if _, err := os.Stat(lineFile); err == nil && frozen {
		return nil
	}
	deals := strings.Fields(string(list))
	if !frozen {
		deals = w.candidates()
	}
	proved, lines, err := w.prove(rs, deals, frozen)
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d deals\n", rs.ID, bytes.Count(lines, []byte("\n")))
	if len(lines) == 0 {
		return nil
	}
	if !frozen {
		if err := save(listFile, proved); err != nil {
			return err
		}
	}
	packed, err := gzipped(lines)
	if err != nil {
		return err
	}
	return save(lineFile, packed)
}

// candidates are the deals that are tried for a new list.
func (w wanted) candidates() (deals []string) {
	for deal := w.from; deal < w.from+w.tries; deal++ {
		deals = append(deals, strconv.FormatUint(deal, 10))
	}
	return deals
}

// prove makes the list of the first deals that are proved, and their lines. Of a
// frozen list each has to be.
func (w wanted) prove(rs engine.RuleSet, deals []string, frozen bool) (list, lines []byte, err error) {
	known, err := linesOf(filepath.Join(w.dir, "testdata", "v1", rs.ID+".txt.gz"))
	if err != nil {
		return nil, nil, err
	}
	found := 0
	for _, text := range deals {
		deal, err := engine.ParseDeal(text)
		if err != nil {
			return nil, nil, err
		}
		if found == w.n {
			break
		}
		line := known[text]
		if line == "" {
			line = w.solve(rs, deal)
		}
		switch {
		case line != "":
			found++
			list = fmt.Appendln(list, deal)
			lines = fmt.Appendf(lines, "%d %s\n", deal, line)
		case frozen:
			return nil, nil, fmt.Errorf("%s: deal %d of the list is not proved with %d positions", rs.ID, deal, w.states)
		}
	}
	return list, lines, nil
}

// solve is the line that wins a deal, or empty where none is found.
func (w wanted) solve(rs engine.RuleSet, deal uint64) string {
	start, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
	s := solver.New(&start, solver.Limits{States: w.states})
	for s.Run(1000) == solver.Searching {
	}
	if s.Run(1) != solver.Winnable {
		return ""
	}
	return engine.MovesText(s.Line())
}

// linesOf reads the lines that win, by deal; none where there is no such file.
func linesOf(path string) (map[string]string, error) {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	z, err := gzip.NewReader(file)
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	lines := map[string]string{}
	for l := range strings.Lines(string(text)) {
		deal, line, _ := strings.Cut(strings.TrimSpace(l), " ")
		lines[deal] = line
	}
	return lines, nil
}

func gzipped(text []byte) ([]byte, error) {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if _, err := z.Write(text); err != nil {
		return nil, err
	}
	err := z.Close()
	return packed.Bytes(), err
}

func save(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o644)
}
