package screens

import (
	"image"
	"math"

	"agnes/game/engine"
)

// Snapshot is what is on the screen, in words and numbers: for tests, and for
// whoever automates the game or helps people who cannot see it. Lengths are
// CSS pixels of the page, or pixels of the window's inside.
type Snapshot struct {
	Version  string            `json:"version"`
	Screen   string            `json:"screen"`
	Language string            `json:"language"`
	RuleSet  string            `json:"ruleSet,omitempty"`
	Options  map[string]string `json:"options,omitempty"`
	Deal     uint64            `json:"deal"`
	Pack     string            `json:"pack,omitempty"`
	Base     string            `json:"base,omitempty"`
	Moves    []string          `json:"moves"`
	Undone   int               `json:"undone"`
	Score    int               `json:"score"`
	State    string            `json:"state,omitempty"`
	Stock    int               `json:"stock"`
	Busy     bool              `json:"busy"`
	Said     string            `json:"said"`
	Piles    []SnapshotPile    `json:"piles"`
	Buttons  []SnapshotButton  `json:"buttons"`
	Cursor   *SnapshotCursor   `json:"cursor,omitempty"`
	Held     *SnapshotHeld     `json:"held,omitempty"`
}

// SnapshotRect is a rectangle on the page or in the window.
type SnapshotRect struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
	W float64 `json:"w"`
	H float64 `json:"h"`
}

// SnapshotPile is a place of the table and its cards, the lowest first.
type SnapshotPile struct {
	Name string `json:"name"`
	SnapshotRect
	Cards []SnapshotCard `json:"cards"`
}

// SnapshotCard is a card, and the part of it that can be seen.
type SnapshotCard struct {
	Code string `json:"code"`
	Up   bool   `json:"up"`
	SnapshotRect
}

// SnapshotButton is anything that can be pressed.
type SnapshotButton struct {
	Name    string `json:"name"`
	Label   string `json:"label"`
	Enabled bool   `json:"enabled"`
	SnapshotRect
}

// SnapshotCursor is what the keyboard points at.
type SnapshotCursor struct {
	Pile string `json:"pile"`
	Card int    `json:"card"`
}

// SnapshotHeld is what is in the hand or picked.
type SnapshotHeld struct {
	Pile  string `json:"pile"`
	Cards int    `json:"cards"`
}

// Snapshot describes the screen as it is now.
func (s *Shell) Snapshot() Snapshot {
	out := Snapshot{
		Version: s.version, Screen: s.screenName(), Language: s.words.Tag(), Said: s.said,
		Busy: s.table.Busy(), Moves: []string{}, Piles: []SnapshotPile{}, Buttons: []SnapshotButton{},
	}
	if s.shown() != nil {
		s.describeGame(&out)
	}
	for i := range s.laidOut() {
		w := &s.widgets[i]
		if w.press == nil && w.turn == nil {
			continue
		}
		out.Buttons = append(out.Buttons, SnapshotButton{
			Name: w.name, Label: w.words(), Enabled: w.live(), SnapshotRect: s.outside(w.rect),
		})
	}
	return out
}

func (s *Shell) screenName() string {
	name := "title"
	if s.onTable {
		name = "table"
	}
	if p := s.topPage(); p != nil {
		name += "/" + p.name
	}
	return name
}

// describeGame describes the game on the table, be it the player's or one that
// is watched.
func (s *Shell) describeGame(out *Snapshot) {
	g, status := s.shown(), s.status
	st := g.State()
	if s.watch != nil {
		if status = engine.StatusOpen; st.Won() {
			status = engine.StatusWon
		}
	}
	out.RuleSet, out.Deal, out.Pack = g.RuleSetID(), g.DealNumber(), g.Pack().String()
	out.Options = map[string]string{}
	for _, o := range engine.Options() {
		out.Options[o.Name] = o.Value(g.Rules())
	}
	out.Base, out.Score, out.Stock = st.Base().String(), st.Score(), st.Len(engine.StockPile)
	out.State, out.Undone = status.String(), len(g.Undone())
	for _, m := range g.Moves() {
		out.Moves = append(out.Moves, m.String())
	}
	if !s.onTable || s.table.Layout() == nil {
		return
	}
	for _, p := range s.table.Layout().Places() {
		pile, area := SnapshotPile{Name: p.String(), Cards: []SnapshotCard{}}, s.table.Layout().Strip(p)
		for _, c := range s.table.Pile(p) {
			pile.Cards = append(pile.Cards, SnapshotCard{Code: c.Card.String(), Up: c.Up, SnapshotRect: s.outside(c.Seen)})
			area = area.Union(c.Seen)
		}
		pile.SnapshotRect = s.outside(area)
		out.Piles = append(out.Piles, pile)
	}
	if p, i, shown := s.table.Cursor(); shown && s.focus < 0 {
		out.Cursor = &SnapshotCursor{p.String(), i}
	}
	if p, n := s.table.Held(); n > 0 {
		out.Held = &SnapshotHeld{p.String(), n}
	}
}

// outside turns pixels of the virtual grid into those of the page or window.
func (s *Shell) outside(r image.Rectangle) SnapshotRect {
	css := func(v int) float64 {
		return math.Round(float64(v*s.fit.Scale)/s.ratio*1000) / 1000
	}
	return SnapshotRect{css(r.Min.X), css(r.Min.Y), css(r.Dx()), css(r.Dy())}
}
