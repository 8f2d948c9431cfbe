package check

import (
	"errors"
	"fmt"
	"slices"

	"agnes/game/engine"
)

// Watch is a game that is checked after everything that is done to it. Its
// methods return the first finding; the watch is of no use after one.
type Watch struct {
	Game   *engine.Game
	mirror *Mirror
	states []engine.State // states[i] is the position after i moves, undone ones included
	spaces []uint         // columns that were a space in the first i moves, bit 0 is column 1
}

// NewWatch checks the first position of a game that has no moves yet.
func NewWatch(g *engine.Game) (*Watch, error) {
	start, opening := g.Opening()
	if len(g.Moves())+len(g.Undone()) > 0 || start != *g.State() {
		return nil, errors.New("the game has begun")
	}
	mirror, err := NewMirror(g.Rules(), g.Pack(), opening)
	if err != nil {
		return nil, err
	}
	w := &Watch{Game: g, mirror: mirror, states: []engine.State{start}, spaces: []uint{0}}
	return w, w.look()
}

// Play makes a legal move.
func (w *Watch) Play(m engine.Move) error {
	before := *w.Game.State()
	events, err := w.Game.Play(m)
	if err != nil {
		return fmt.Errorf("%s is refused: %w", m, err)
	}
	made := len(w.Game.Moves())
	if made == 0 || made > len(w.states) || w.Game.Moves()[made-1] != m || len(w.Game.Undone()) != 0 {
		return fmt.Errorf("the history does not end with %s", m)
	}
	reveals := m.From.IsColumn() && w.hides(made-1, m.From.Number())
	if want := expected(&before, m, w.Game.State(), reveals); !slices.Equal(want, kinds(events)) {
		return fmt.Errorf("%s led to %v", m, events)
	}
	switch m {
	case engine.Deal:
		err = dealt(&before, events)
	case engine.Redeal:
		err = gathered(&before, w.Game.State())
	}
	if err != nil {
		return err
	}
	if err := w.mirror.Apply(events); err != nil {
		return err
	}
	w.states = append(w.states[:made], *w.Game.State())
	w.spaces = append(w.spaces[:made], w.spaces[made-1]|emptyColumns(w.Game.State()))
	return w.look()
}

// Undo takes back the last move, which must exist.
func (w *Watch) Undo() error {
	events, ok := w.Game.Undo()
	if !ok {
		return errors.New("there is no move to undo")
	}
	if err := w.mirror.Undo(events); err != nil {
		return err
	}
	return w.look()
}

// Redo makes the undone move again, which must exist.
func (w *Watch) Redo() error {
	events, ok := w.Game.Redo()
	if !ok {
		return errors.New("there is no move to redo")
	}
	if err := w.mirror.Apply(events); err != nil {
		return err
	}
	return w.look()
}

// Refuse tries a move that is not legal: it must be refused with a reason and
// change nothing.
func (w *Watch) Refuse(m engine.Move) error {
	made, undone := len(w.Game.Moves()), len(w.Game.Undone())
	before := *w.Game.State()
	_, err := w.Game.Play(m)
	var refusal *engine.Refusal
	switch {
	case !errors.As(err, &refusal):
		return fmt.Errorf("%s is not legal, and it was answered with %v", m, err)
	case refusal.Reason == engine.None || refusal.Move != m || refusal.Error() == "":
		return fmt.Errorf("%s is refused without a reason", m)
	case *w.Game.State() != before || len(w.Game.Moves()) != made || len(w.Game.Undone()) != undone:
		return fmt.Errorf("%s is refused and yet changed something", m)
	}
	return nil
}

// End checks the record, then all of undo and redo, and leaves the game as it
// was.
func (w *Watch) End() error {
	if err := Record(w.Game); err != nil {
		return err
	}
	made := len(w.Game.Moves())
	for len(w.Game.Moves()) > 0 {
		if err := w.Undo(); err != nil {
			return fmt.Errorf("undoing all: %w", err)
		}
	}
	for len(w.Game.Moves()) < made {
		if err := w.Redo(); err != nil {
			return fmt.Errorf("redoing all: %w", err)
		}
	}
	return nil
}

// look checks the position against the history and the mirror.
func (w *Watch) look() error {
	s, made := w.Game.State(), len(w.Game.Moves())
	if *s != w.states[made] {
		return fmt.Errorf("after %d moves the position is not what it was", made)
	}
	if err := Position(s); err != nil {
		return err
	}
	for n := 1; n <= engine.Columns; n++ {
		p := engine.ReservePile(n)
		waits := w.hides(made, n)
		if waits && s.FaceDown(p) != s.Len(p) || !waits && s.FaceDown(p) != 0 || s.Revealed(p) == waits {
			return fmt.Errorf("%d of %d cards on %s lie face down", s.FaceDown(p), s.Len(p), p)
		}
	}
	return w.mirror.Shows(s)
}

// hides says whether reserve pile n still waited for column n to become a
// space when made moves had been made.
func (w *Watch) hides(made, n int) bool {
	return w.Game.Rules().Reserve == engine.Hidden && w.spaces[made]>>(n-1)&1 == 0
}

// Revealed tells of each reserve pile, by its number, whether its column has
// been a space; of piles 8 and 9 always.
func (w *Watch) Revealed() (revealed [engine.ReservePiles + 1]bool) {
	for n := 1; n <= engine.ReservePiles; n++ {
		revealed[n] = n > engine.Columns || w.spaces[len(w.Game.Moves())]>>(n-1)&1 == 1
	}
	return revealed
}

func emptyColumns(s *engine.State) (mask uint) {
	for n := 1; n <= engine.Columns; n++ {
		if s.Len(engine.Column(n)) == 0 {
			mask |= 1 << (n - 1)
		}
	}
	return mask
}

// Record checks that the game written as text and read back is the same game.
func Record(g *engine.Game) error {
	text := g.Record()
	back, err := engine.ParseRecord(text)
	if err != nil {
		return fmt.Errorf("the record cannot be read: %w", err)
	}
	if again := back.Record(); again != text {
		return fmt.Errorf("the record is read back as another:\n%s", again)
	}
	if *back.State() != *g.State() || !slices.Equal(back.Moves(), g.Moves()) || !slices.Equal(back.Undone(), g.Undone()) ||
		back.Rules() != g.Rules() || back.Pack() != g.Pack() || back.DealNumber() != g.DealNumber() {
		return errors.New("the record is read back as another game")
	}
	return nil
}

func kinds(events []engine.Event) []engine.EventKind {
	var out []engine.EventKind
	for _, e := range events {
		out = append(out, e.Kind)
	}
	return out
}

// expected are the kinds of event that move m must lead to, in their order.
// Reveals says that the reserve pile under the column that m leaves is hidden.
func expected(before *engine.State, m engine.Move, after *engine.State, reveals bool) []engine.EventKind {
	var out []engine.EventKind
	add := func(when bool, kind engine.EventKind) {
		if when {
			out = append(out, kind)
		}
	}
	switch m {
	case engine.Deal:
		for _, p := range row(before.Rules(), before.Len(engine.StockPile)) {
			add(p.IsReserve() && before.Len(p) > 0, engine.Covered)
			add(true, engine.Dealt)
		}
		return out
	case engine.Redeal:
		for n := 1; n <= engine.ReservePiles; n++ {
			add(before.Len(engine.ReservePile(n)) > 0, engine.Gathered)
		}
		return out
	}
	add(true, engine.Moved)
	if m.To == engine.FoundationPile {
		f := engine.FoundationOf(before.Top(m.From).Suit())
		add(after.Top(f).Rank() == engine.Ace && after.Len(f) > 1, engine.Wrapped)
		add(after.Len(f) == 13, engine.Completed)
	}
	switch {
	case m.From.IsReserve():
		add(after.Len(m.From) > 0, engine.Uncovered)
	case m.From.IsColumn():
		add(after.Len(m.From) > 0 && after.Len(m.From) == before.FaceDown(m.From), engine.TurnedUp)
		add(after.Len(m.From) == 0 && reveals, engine.Revealed)
	}
	add(after.Won(), engine.Won)
	return out
}
