// Package lang is a stand-in, so that the screens can be built while the real
// one is being written: these are the functions that they call. Whoever writes
// the package replaces this file whole.
package lang

import (
	"fmt"

	"agnes/game/engine"
)

// Catalogue stands in for a language's words.
type Catalogue struct{}

func Load(tag string) *Catalogue   { return &Catalogue{} } // of the tag, or of English
func Match(wishes []string) string { return "en" }         // the best tag for what a system asks for
func Tags() []string               { return []string{"en"} }
func Name(tag string) string       { return "English" } // the language's own name
func (*Catalogue) Tag() string     { return "en" }

// Text takes the names and values of the placeholders in turn: Text("won.text", "moves", 12).
func (*Catalogue) Text(key string, args ...any) string { return key + " " + fmt.Sprint(args...) }

func Rank(c *Catalogue, r engine.Rank) string    { return r.String() } // short: 10, J
func Card(c *Catalogue, card engine.Card) string { return card.String() }
func Place(c *Catalogue, p engine.Place) string  { return p.String() }
func Error(c *Catalogue, err error) string       { return err.Error() } // Refusal, OptionError, RecordError, MoveError, any other
// Events says in one short sentence or two what a move led to.
func Events(c *Catalogue, events []engine.Event, after *engine.State) string {
	return fmt.Sprint(events)
}

// Paragraph is a heading or a paragraph of the rules page.
type Paragraph struct {
	Head bool
	Text string
}

func RulesPage(c *Catalogue, r engine.Rules) []Paragraph { return nil }
