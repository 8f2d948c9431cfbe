package lang

import (
	"errors"

	"agnes/game/engine"
)

// optionErrorKeys are the ends of the keys of what is wrong with options.
var optionErrorKeys = [...]string{
	engine.UnknownRuleSet: "unknown-rules",
	engine.UnknownOption:  "unknown-option",
	engine.UnknownValue:   "unknown-value",
	engine.NamedTwice:     "named-twice",
	engine.DoesNotBelong:  "does-not-belong",
	engine.NotNameValue:   "not-name-value",
}

// longestQuote is how much of what a stranger wrote is repeated, in
// characters.
const longestQuote = 24

// Problem says what is wrong with a record, a move or an option: any error of
// the engine.
func Problem(c *Catalogue, err error) string {
	var record *engine.RecordError
	if errors.As(err, &record) {
		why := Problem(c, record.Err)
		if record.Move > 0 {
			return c.Text("error.move", "move", record.Move, "why", why)
		}
		return c.Text("error.line", "line", record.Line, "why", why)
	}
	var move *engine.MoveError
	if errors.As(err, &move) {
		return c.Text("error.move", "move", move.Number, "why", Problem(c, move.Err))
	}
	var refusal *engine.Refusal
	if errors.As(err, &refusal) {
		return Reason(c, refusal)
	}
	var option *engine.OptionError
	if errors.As(err, &option) && int(option.Kind) < len(optionErrorKeys) {
		return c.Text("error."+optionErrorKeys[option.Kind], "option", quote(option.Option), "value", quote(option.Value))
	}
	for wrong, key := range map[error]string{
		engine.ErrNotARecord: "not-a-record", engine.ErrRecordLong: "too-long", engine.ErrRecordOrder: "order",
		engine.ErrNoDeal: "no-deal", engine.ErrUndone: "undone",
	} {
		if errors.Is(err, wrong) {
			return c.Text("error." + key)
		}
	}
	return c.Text("error.other")
}

// quote shortens a text, and keeps it from being taken for a placeholder.
func quote(text string) string {
	runes := []rune(text)
	if len(runes) > longestQuote {
		runes = append(runes[:longestQuote-1], '…')
	}
	for i, r := range runes {
		if r < ' ' || r == '{' || r == '}' {
			runes[i] = ' '
		}
	}
	return string(runes)
}
