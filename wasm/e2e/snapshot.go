package e2e

import (
	"fmt"
	"strings"

	"agnes/game/engine"
)

// Snapshot is what the game says about itself: see the README for each field.
// Lengths are CSS pixels of the page, or pixels of the window's inside.
type Snapshot struct {
	Version  string            `json:"version"`
	Screen   string            `json:"screen"`
	Language string            `json:"language"`
	RuleSet  string            `json:"ruleSet"`
	Options  map[string]string `json:"options"`
	Deal     uint64            `json:"deal"`
	Pack     string            `json:"pack"`
	Base     string            `json:"base"`
	Moves    []string          `json:"moves"`
	Undone   int               `json:"undone"`
	Score    int               `json:"score"`
	State    string            `json:"state"`
	Stock    int               `json:"stock"`
	Busy     bool              `json:"busy"`
	Said     string            `json:"said"`
	Piles    []Pile            `json:"piles"`
	Buttons  []Button          `json:"buttons"`
	Cursor   *Cursor           `json:"cursor"`
	Held     *Held             `json:"held"`
}

// Rect is where something lies, and how large what can be seen of it is.
type Rect struct {
	X, Y, W, H float64
}

// Pile is a pile of the table by its name in the notation, or the stock.
type Pile struct {
	Name string `json:"name"`
	Rect
	Cards []Card `json:"cards"` // lowest first
}

// Card is a card of a pile.
type Card struct {
	Code string `json:"code"`
	Up   bool   `json:"up"`
	Rect
}

// Button is a button of the screen that is shown.
type Button struct {
	Name    string `json:"name"`
	Label   string `json:"label"`
	Enabled bool   `json:"enabled"`
	Rect
}

// Cursor is what the keyboard points at: a card from the lowest, 0, or -1 on
// an empty pile.
type Cursor struct {
	Pile string `json:"pile"`
	Card int    `json:"card"`
}

// Held is what is in the hand or picked.
type Held struct {
	Pile  string `json:"pile"`
	Cards int    `json:"cards"`
}

// Pile returns the pile of a name; the zero Pile if there is none.
func (s *Snapshot) Pile(name string) Pile {
	for _, p := range s.Piles {
		if p.Name == name {
			return p
		}
	}
	return Pile{}
}

// Button returns the button of a name, and whether there is one.
func (s *Snapshot) Button(name string) (Button, bool) {
	for _, b := range s.Buttons {
		if b.Name == name {
			return b, true
		}
	}
	return Button{}, false
}

// Line is the moves as one text.
func (s *Snapshot) Line() string { return strings.Join(s.Moves, ",") }

// Table is the piles with their cards as text, to compare two tables by.
func (s *Snapshot) Table() string {
	var b strings.Builder
	for _, p := range s.Piles {
		fmt.Fprintf(&b, "%s:", p.Name)
		for _, c := range p.Cards {
			up := ""
			if !c.Up {
				up = "?"
			}
			fmt.Fprintf(&b, " %s%s", c.Code, up)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// Game is the game of the snapshot, played again by the engine: by its rules,
// from its pack, with its moves.
func (s *Snapshot) Game() (*engine.Game, error) {
	rs, err := engine.FindRuleSet(s.RuleSet)
	if err != nil {
		return nil, err
	}
	var options []engine.Override
	for name, value := range s.Options {
		if value != "-" {
			options = append(options, engine.Override{Name: name, Value: value})
		}
	}
	rules, err := rs.Rules.With(options)
	if err != nil {
		return nil, err
	}
	pack, err := engine.ParsePack(s.Pack)
	if err != nil {
		return nil, err
	}
	g := engine.NewPackGame(rs, rules, pack)
	for _, text := range s.Moves {
		m, err := engine.ParseMove(text)
		if err != nil {
			return nil, err
		}
		if _, err := g.Play(m); err != nil {
			return nil, err
		}
	}
	return g, nil
}
