package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"agnes/game/engine"
	"agnes/game/solver"
)

// runRate solves a range of deals and prints counts and shares. With -table,
// the line of each deal is kept in a file as soon as it is known: run again, it
// goes on where it stopped.
func runRate(args []string, out, messages io.Writer) error {
	f := newFlags("rate", "bernauer")
	from := f.String("from", "1", "first deal `number`")
	n := f.Uint64("n", 1000, "how many `deals`")
	table := f.String("table", "", "`file` in which the result of each deal is kept")
	limits := f.solveFlags()
	if err := f.parse(args, out); err != nil {
		return err
	}
	if err := limits.check(); err != nil {
		return err
	}
	_, rules, err := f.rules()
	if err != nil {
		return err
	}
	which := &subjectFlags{flags: f, from: *from, n: *n}
	list, err := which.subjects()
	if err != nil {
		return err
	}
	t, err := openTable(*table, f.description(rules))
	if err != nil {
		return err
	}
	defer t.close()
	var todo []subject
	for _, s := range list {
		if _, known := t.rows[s.id]; !known {
			todo = append(todo, s)
		}
	}
	bar := newBar(messages, len(list), len(list)-len(todo))
	err = inOrder(len(todo), limits.workers,
		func(i int) solution {
			state, _ := engine.Start(rules, todo[i].pack)
			return limits.solve(&state)
		},
		func(i int, s solution) error {
			bar.step()
			return t.add(todo[i].id, s)
		})
	bar.end()
	if err != nil {
		return err
	}
	return t.sum(list).print(out)
}

// description names the rules in the first line of a table, so that no other
// rules are mixed in.
func (f *flags) description(rules engine.Rules) string {
	var b strings.Builder
	for i, o := range engine.Options() {
		if i > 0 {
			b.WriteByte(' ')
		}
		fmt.Fprintf(&b, "%s=%s", o.Name, o.Value(rules))
	}
	return b.String()
}

// table is the results of deals, kept in a file or only in memory.
type table struct {
	rows map[string]row
	file *os.File
}

type row struct {
	verdict string
	states  int
}

func openTable(name, description string) (*table, error) {
	t := &table{rows: map[string]row{}}
	if name == "" {
		return t, nil
	}
	head := "# " + description
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		text, err = []byte(head+"\n"), os.WriteFile(name, []byte(head+"\n"), 0o644)
	}
	if err != nil {
		return nil, usageError{err}
	}
	// A line that was cut off when the program was stopped does not count.
	whole := strings.LastIndexByte(string(text), '\n') + 1
	lines := bufio.NewScanner(strings.NewReader(string(text[:whole])))
	for first := true; lines.Scan(); first = false {
		if first && lines.Text() != head {
			return nil, usagef("%s is a table of other rules: %s", name, lines.Text())
		}
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) < 3 {
			continue
		}
		states, _ := strconv.Atoi(fields[2])
		t.rows[fields[0]] = row{fields[1], states}
	}
	if t.file, err = os.OpenFile(name, os.O_WRONLY, 0o644); err != nil {
		return nil, usageError{err}
	}
	if err := t.file.Truncate(int64(whole)); err != nil {
		return nil, usageError{err}
	}
	_, err = t.file.Seek(0, io.SeekEnd)
	return t, err
}

func (t *table) close() {
	if t.file != nil {
		t.file.Close()
	}
}

func (t *table) add(id string, s solution) error {
	t.rows[id] = row{s.verdict.String(), s.states}
	if t.file == nil {
		return nil
	}
	return writeRow(t.file, id, s.verdict, s.states, s.milliseconds(), len(s.line))
}

// counts is how many deals have each verdict.
type counts struct{ winnable, unwinnable, unknown int }

func (t *table) sum(list []subject) (c counts) {
	for _, s := range list {
		switch t.rows[s.id].verdict {
		case solver.Winnable.String():
			c.winnable++
		case solver.Unwinnable.String():
			c.unwinnable++
		default:
			c.unknown++
		}
	}
	return c
}

func (c counts) deals() int { return c.winnable + c.unwinnable + c.unknown }

func (c counts) print(out io.Writer) error {
	_, err := fmt.Fprintf(out, "deals\t%d\nwinnable\t%d\nunwinnable\t%d\nunknown\t%d\nshare, unknown as lost\t%v\nshare, unknown as won\t%v\n",
		c.deals(), c.winnable, c.unwinnable, c.unknown,
		share{c.winnable, c.deals()}, share{c.winnable + c.unknown, c.deals()})
	return err
}
