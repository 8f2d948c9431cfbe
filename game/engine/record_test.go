package engine

import (
	"errors"
	"strings"
	"testing"
)

// gameOf plays moves, separated by spaces, "undo" and "redo" among them.
func gameOf(t testing.TB, rules string, deal uint64, moves string) *Game {
	t.Helper()
	set, err := FindRuleSet(strings.Fields(rules)[0])
	if err != nil {
		t.Fatal(err)
	}
	g, err := NewGame(set, rulesOf(t, rules), deal)
	if err != nil {
		t.Fatal(err)
	}
	playGame(t, g, moves)
	return g
}

func playGame(t testing.TB, g *Game, moves string) {
	t.Helper()
	for _, text := range strings.Fields(moves) {
		ok := true
		switch text {
		case "undo":
			_, ok = g.Undo()
		case "redo":
			_, ok = g.Redo()
		default:
			if _, err := g.Play(move(t, text)); err != nil {
				t.Fatalf("%s is refused: %v", text, err)
			}
		}
		if !ok {
			t.Fatalf("there is nothing to %s", text)
		}
	}
}

func TestNotation_RecordIsRuleSetOptionsDealAndMoves(t *testing.T) {
	g := gameOf(t, "bernauer worryBack=on base=7", 1, "r3-f c2-c1 deal deal undo")
	const want = `agnes 1
rules bernauer
option base=7
option worryBack=on
deal 1
moves r3-f,c2-c1,deal,deal
undone 1
`
	if got := g.Record(); got != want {
		t.Errorf("the record is\n%s\nwant\n%s", got, want)
	}
	back, err := ParseRecord(want)
	if err != nil {
		t.Fatal(err)
	}
	if *back.State() != *g.State() || len(back.Moves()) != 3 || len(back.Undone()) != 1 || back.RuleSetID() != "bernauer" || back.DealNumber() != 1 {
		t.Error("the record is read back as another game")
	}
}

func TestNotation_RecordWithPack(t *testing.T) {
	set := RuleSets()[6]
	g := NewPackGame(set, set.Rules, NumberedPack(1))
	want := "agnes 1\nrules sorel\npack " + deal1 + "\n"
	if got := g.Record(); got != want {
		t.Errorf("the record is\n%s\nwant\n%s", got, want)
	}
	back, err := ParseRecord(want)
	if err != nil || *back.State() != *g.State() || back.DealNumber() != 0 || back.Pack() != NumberedPack(1) {
		t.Errorf("the record is read back as another game: %v", err)
	}
}

func TestNotation_RecordBreaksItsLines(t *testing.T) {
	long := gameOf(t, "sorel-closed", 1, "deal deal deal deal")
	for range 60 {
		playGame(t, long, long.State().Moves(nil)[0].String())
	}
	for _, line := range strings.Split(long.Record(), "\n") {
		if len(line) > recordWidth+len("moves ") {
			t.Errorf("a line of %d characters: %s", len(line), line)
		}
	}
	if err := sameRecord(long); err != nil {
		t.Error(err)
	}
}

func sameRecord(g *Game) error {
	back, err := ParseRecord(g.Record())
	if err == nil && (back.Record() != g.Record() || *back.State() != *g.State()) {
		err = errors.New("the record is read back as another game")
	}
	return err
}

func TestNotation_RecordIsReadFromAnySystem(t *testing.T) {
	g := gameOf(t, "bernauer-cover faces=top", 1, "r3-f deal")
	text := g.Record()
	for name, other := range map[string]string{
		"CRLF":              strings.ReplaceAll(text, "\n", "\r\n"),
		"CR":                strings.ReplaceAll(text, "\n", "\r"),
		"blank ends":        "\n \n" + text + "\n\n",
		"no end":            strings.TrimSpace(text),
		"indented":          "  " + strings.ReplaceAll(text, "\n", "  \n  "),
		"moves one by one":  strings.Replace(text, "moves r3-f,deal", "moves r3-f\nmoves deal", 1),
		"spaces in moves":   strings.Replace(text, "r3-f,deal", "r3-f , deal", 1),
		"named as it is":    strings.Replace(text, "deal 1", "option lastTwo=cover\ndeal 1", 1),
		"options elsewhere": strings.Replace(strings.Replace(text, "option faces=top", "option lastTwo=cover\noption faces=top", 1), "bernauer-cover", "bernauer", 1),
	} {
		back, err := ParseRecord(other)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if *back.State() != *g.State() {
			t.Errorf("%s: read as another game", name)
		}
	}
}

func TestNotation_RecordIsReadStrictly(t *testing.T) {
	const head = "agnes 1\nrules bernauer\n"
	for _, c := range []struct {
		text       string
		line, move int
		says       string
	}{
		{"", 1, 0, ErrNotARecord.Error()},
		{"agnes 2\nrules bernauer\ndeal 1", 1, 0, ErrNotARecord.Error()},
		{"rules bernauer\ndeal 1", 1, 0, ErrNotARecord.Error()},
		{"agnes 1 x\nrules bernauer\ndeal 1", 1, 0, ErrNotARecord.Error()},
		{"agnes 1", 1, 0, ErrNoDeal.Error()},
		{head, 2, 0, ErrNoDeal.Error()},
		{head + "option space=any", 3, 0, ErrNoDeal.Error()},
		{"agnes 1\ndeal 1", 2, 0, ErrRecordOrder.Error()},
		{"agnes 1\nrules agnes\ndeal 1", 2, 0, `there is no rule set "agnes"`},
		{"agnes 1\nrules\ndeal 1", 2, 0, `there is no rule set ""`},
		{head + "rules sorel\ndeal 1", 3, 0, ErrRecordOrder.Error()},
		{head + "option space\ndeal 1", 3, 0, `"space" is not an option: write NAME=VALUE`},
		{head + "option spice=any\ndeal 1", 4, 0, `there is no option "spice"`},
		{head + "option rows=right\ndeal 1", 4, 0, "option rows belongs to games that deal to the columns, and this one has a reserve"},
		{head + "option space=any\noption space=any\ndeal 1", 5, 0, "option space is named twice"},
		{head + "deal 0", 3, 0, `"0" is not a deal number: they run from 1 to 999999999`},
		{head + "deal", 3, 0, `"" is not a deal number: they run from 1 to 999999999`},
		{head + "deal  1", 3, 0, `" 1" is not a deal number: they run from 1 to 999999999`},
		{head + "deal 1\ndeal 1", 4, 0, ErrRecordOrder.Error()},
		{head + "deal 1\npack " + deal1, 4, 0, ErrRecordOrder.Error()},
		{head + "deal 1\noption space=any", 4, 0, ErrRecordOrder.Error()},
		{head + "pack " + deal1[3:], 3, 0, "a pack has 52 cards, not 51"},
		{head + "moves deal", 3, 0, ErrRecordOrder.Error()},
		{head + "undone 1", 3, 0, ErrRecordOrder.Error()},
		{head + "deal 1\n\nmoves deal", 4, 0, ErrRecordOrder.Error()},
		{head + "deal 1\nmove deal", 4, 0, ErrRecordOrder.Error()},
		{head + "deal 1\nmoves", 4, 1, ErrRecordOrder.Error()},
		{head + "deal 1\nmoves deal\nmoves", 5, 2, ErrRecordOrder.Error()},
		{head + "deal 1\nmoves deal,,deal", 4, 2, "is not a move"},
		{head + "deal 1\nmoves deal,c1-c2*1", 4, 2, "is not the length of a run"},
		{head + "deal 1\nmoves deal,deal\nmoves deal,deal", 5, 4, "the stock is empty"},
		{head + "deal 1\nmoves deal,c1-f,deal", 4, 2, "a foundation starts with a 7"},
		{head + "deal 1\nundone 1", 4, 0, ErrUndone.Error()},
		{head + "deal 1\nmoves deal\nundone 2", 5, 0, ErrUndone.Error()},
		{head + "deal 1\nmoves deal\nundone 0", 5, 0, ErrUndone.Error()},
		{head + "deal 1\nmoves deal\nundone -1", 5, 0, ErrUndone.Error()},
		{head + "deal 1\nmoves deal\nundone 01", 5, 0, ErrUndone.Error()},
		{head + "deal 1\nmoves deal\nundone +1", 5, 0, ErrUndone.Error()},
		{head + "deal 1\nmoves deal\nundone", 5, 0, ErrUndone.Error()},
		{head + "deal 1\nmoves deal\nundone 1\nundone 1", 6, 0, ErrRecordOrder.Error()},
		{head + "deal 1\nmoves deal\nundone 1\nmoves deal", 6, 0, ErrRecordOrder.Error()},
		{head + "deal 1\nscore 52", 4, 0, ErrRecordOrder.Error()},
		{strings.Repeat("a", MaxRecord+1), 1, 0, ErrRecordLong.Error()},
	} {
		g, err := ParseRecord(c.text)
		var wrong *RecordError
		if !errors.As(err, &wrong) || g != nil {
			t.Errorf("%.80q is read: %v", c.text, err)
			continue
		}
		if wrong.Line != c.line || wrong.Move != c.move || !strings.Contains(wrong.Err.Error(), c.says) || wrong.Unwrap() != wrong.Err {
			t.Errorf("%.80q: line %d, move %d, %q, want %d, %d, %q", c.text, wrong.Line, wrong.Move, wrong.Err, c.line, c.move, c.says)
		}
	}
}

func TestNotation_RecordErrorNamesLineAndMove(t *testing.T) {
	_, err := ParseRecord("agnes 1\nrules bernauer\ndeal 1\nmoves deal,c1-f")
	if want := "line 4, move 2: a foundation starts with a 7"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	var refusal *Refusal
	if !errors.As(err, &refusal) || refusal.Reason != StartsWithBase {
		t.Errorf("the refusal is not inside: %v", err)
	}
	_, err = ParseRecord("agnes 1\nrules bernauer\ndeal x")
	if want := `line 3: "x" is not a deal number: they run from 1 to 999999999`; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// A record cut short anywhere is refused, or is a game of the same rules.
func TestNotation_RecordCutShort(t *testing.T) {
	g := gameOf(t, "sorel-dalton faces=top worryBack=on", 4711, "deal deal deal undo")
	text := g.Record()
	for n := range text {
		cut, err := ParseRecord(text[:n])
		if err == nil && cut.Rules() != g.Rules() {
			t.Errorf("cut after %d bytes it is a game of other rules", n)
		}
	}
}
