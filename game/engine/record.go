package engine

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// recordHead is the first line of every record; the number is the version of
// the format. Older versions are read for ever.
const recordHead = "agnes 1"

// recordWidth is how wide the lines of moves are at most, so that a record
// survives being sent by mail. In characters.
const recordWidth = 72

// MaxRecord is the longest record that is read, in bytes: far longer than any
// game, short enough to be read at once.
const MaxRecord = 1 << 20

// Record writes the game as text: rule set, options that differ, deal number
// or pack, moves, and how many of the last of them are undone. ParseRecord
// reads it back.
func (g *Game) Record() string {
	var b strings.Builder
	line := func(name, value string) { fmt.Fprintf(&b, "%s %s\n", name, value) }
	fmt.Fprintln(&b, recordHead)
	line("rules", g.ruleSet)
	if rs, err := FindRuleSet(g.ruleSet); err == nil {
		for _, o := range g.Rules().Differing(rs.Rules) {
			line("option", o.String())
		}
	}
	if g.deal != 0 {
		line("deal", strconv.FormatUint(g.deal, 10))
	} else {
		line("pack", g.pack.String())
	}
	for _, l := range moveLines(g.moves) {
		line("moves", l)
	}
	if n := len(g.moves) - g.made; n > 0 {
		line("undone", strconv.Itoa(n))
	}
	return b.String()
}

// moveLines joins moves with commas into lines of at most recordWidth.
func moveLines(moves []Move) []string {
	var lines []string
	for i, m := range moves {
		text := m.String()
		last := len(lines) - 1
		if i == 0 || len(lines[last])+1+len(text) > recordWidth {
			lines = append(lines, text)
			continue
		}
		lines[last] += "," + text
	}
	return lines
}

// RecordError says what is wrong with a record: in which line, from 1, and at
// which move, from 1, or 0 where no move is to blame.
type RecordError struct {
	Line int
	Move int
	Err  error
}

func (e *RecordError) Error() string {
	if e.Move > 0 {
		return fmt.Sprintf("line %d, move %d: %v", e.Line, e.Move, e.Err)
	}
	return fmt.Sprintf("line %d: %v", e.Line, e.Err)
}

func (e *RecordError) Unwrap() error { return e.Err }

// Ways in which a record can be no record.
var (
	ErrNotARecord  = errors.New("this is not a record of a game: it begins with “" + recordHead + "”")
	ErrRecordLong  = errors.New("the record is too long to be a game")
	ErrRecordOrder = errors.New("the lines of a record are: rules, option, deal or pack, moves, undone")
	ErrNoDeal      = errors.New("the record names no deal and no pack")
	ErrUndone      = errors.New("undone is the number of moves taken back, at least 1 and no more than there are")
)

// recordReader is a record half read.
type recordReader struct {
	stage     int // how far in the order of lines
	ruleSet   RuleSet
	overrides []Override
	game      *Game
}

// The order in which the lines of a record come.
const (
	stageHead = iota
	stageRules
	stageOption
	stageDeal
	stageMoves
	stageUndone
)

var recordStages = map[string]int{
	"rules": stageRules, "option": stageOption, "deal": stageDeal, "pack": stageDeal, "moves": stageMoves, "undone": stageUndone,
}

// ParseRecord reads a record and plays it. It is strict: a line that it does
// not know, or a move that is refused, is a *RecordError. Line ends may be
// those of any system, and blank lines at the start and end are passed over.
func ParseRecord(text string) (*Game, error) {
	if len(text) > MaxRecord {
		return nil, &RecordError{Line: 1, Err: ErrRecordLong}
	}
	lines := splitLines(strings.TrimSpace(text))
	if strings.TrimSpace(lines[0]) != recordHead {
		return nil, &RecordError{Line: 1, Err: ErrNotARecord}
	}
	var r recordReader
	for i, l := range lines[1:] {
		if err := r.line(strings.TrimSpace(l)); err != nil {
			wrong := &RecordError{Line: i + 2, Err: err}
			var me *MoveError
			if errors.As(err, &me) {
				wrong.Move, wrong.Err = me.Number, me.Err
			}
			return nil, wrong
		}
	}
	if r.game == nil {
		return nil, &RecordError{Line: len(lines), Err: ErrNoDeal}
	}
	return r.game, nil
}

func (r *recordReader) line(l string) error {
	name, value, _ := strings.Cut(l, " ")
	stage := recordStages[name]
	repeats := stage == stageOption || stage == stageMoves
	if stage < r.stage || stage == r.stage && !repeats || r.stage == stageHead && stage != stageRules ||
		stage > stageDeal && r.game == nil {
		return ErrRecordOrder
	}
	r.stage = stage
	switch stage {
	case stageRules:
		var err error
		r.ruleSet, err = FindRuleSet(value)
		return err
	case stageOption:
		o, err := ParseOverride(value)
		r.overrides = append(r.overrides, o)
		return err
	case stageDeal:
		return r.start(name, value)
	case stageMoves:
		return r.play(value)
	default:
		return r.undo(value)
	}
}

func (r *recordReader) start(name, value string) error {
	rules, err := r.ruleSet.With(r.overrides)
	if err != nil {
		return err
	}
	if name == "pack" {
		pack, err := ParsePack(value)
		if err != nil {
			return err
		}
		r.game = NewPackGame(r.ruleSet, rules, pack)
		return nil
	}
	deal, err := ParseDeal(value)
	if err != nil {
		return err
	}
	r.game, err = NewGame(r.ruleSet, rules, deal)
	return err
}

func (r *recordReader) play(value string) error {
	before := len(r.game.Moves())
	moves, err := ParseMoves(value)
	if err == nil && len(moves) == 0 {
		err = &MoveError{Number: 1, Err: ErrRecordOrder}
	}
	var me *MoveError
	if errors.As(err, &me) {
		return &MoveError{Number: before + me.Number, Err: me.Err}
	}
	for i, m := range moves {
		if _, err := r.game.Play(m); err != nil {
			return &MoveError{Number: before + i + 1, Err: err}
		}
	}
	return nil
}

func (r *recordReader) undo(value string) error {
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 || n > len(r.game.Moves()) || strconv.Itoa(n) != value {
		return ErrUndone
	}
	for range n {
		r.game.Undo()
	}
	return nil
}
