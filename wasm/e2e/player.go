package e2e

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"agnes/game/engine"
)

// Style is a way of making moves.
type Style string

// The ways in which a person can play.
const (
	Drag     Style = "drag and drop"
	Click    Style = "click and click"
	Keyboard Style = "keyboard"
	Gamepad  Style = "gamepad" // the keys that a gamepad has
	Touch    Style = "finger"
)

// Player makes moves by acting on a driver, and waits for each until the game
// says that it is made.
type Player struct {
	Driver Driver
	Style  Style
	// Patient waits until no card is in the air before it goes on. A player who
	// is not is no less right: input during motion finishes the motion.
	Patient bool
}

// Play makes moves one after the other.
func (p *Player) Play(moves []engine.Move) error {
	for i, m := range moves {
		if err := p.Make(m); err != nil {
			return fmt.Errorf("move %d, %s, by %s: %w", i+1, m, p.Style, err)
		}
	}
	return nil
}

// Make makes one move.
func (p *Player) Make(m engine.Move) error {
	before, err := Until(p.Driver, "the table at rest", func(s *Snapshot) bool {
		return s.Screen == "table" && s.Held == nil && !(p.Patient && s.Busy)
	})
	if err != nil {
		return err
	}
	if err := p.act(m, before); err != nil {
		return err
	}
	want := append(slices.Clone(before.Moves), m.String())
	_, err = Until(p.Driver, "move "+m.String(), func(s *Snapshot) bool { return slices.Equal(s.Moves, want) })
	return err
}

func (p *Player) act(m engine.Move, s *Snapshot) error {
	switch p.Style {
	case Drag:
		if m == engine.Deal || m == engine.Redeal {
			return p.click(middle(s.Pile("stock").Rect))
		}
		return p.carry(p.mouse(), m, s)
	case Click:
		if m == engine.Deal || m == engine.Redeal {
			return p.click(middle(s.Pile("stock").Rect))
		}
		return p.clicks(m, s)
	case Keyboard, Gamepad:
		return p.keys(m, s)
	case Touch:
		return p.touch(m, s)
	}
	return fmt.Errorf("%q is not a style", p.Style)
}

// point is a place on the page or in the window.
type point struct{ x, y float64 }

func middle(r Rect) point { return point{r.X + r.W/2, r.Y + r.H/2} }

// grip is where the lowest of the cards to be moved is taken: in the middle of
// what can be seen of it.
func grip(m engine.Move, s *Snapshot) (point, Rect, error) {
	cards := s.Pile(m.From.String()).Cards
	at := len(cards) - int(m.N)
	if at < 0 {
		return point{}, Rect{}, fmt.Errorf("pile %s has %d cards, not %d", m.From, len(cards), m.N)
	}
	return middle(cards[at].Rect), cards[at].Rect, nil
}

// goal is the pile that a move goes to.
func goal(m engine.Move, s *Snapshot) (Pile, error) {
	name := m.To.String()
	if m.To == engine.FoundationPile {
		cards := s.Pile(m.From.String()).Cards
		if len(cards) == 0 {
			return Pile{}, fmt.Errorf("pile %s is empty", m.From)
		}
		card, err := engine.ParseCard(cards[len(cards)-1].Code)
		if err != nil {
			return Pile{}, err
		}
		name = engine.FoundationOf(card.Suit()).String()
	}
	pile := s.Pile(name)
	if pile.Name == "" {
		return Pile{}, fmt.Errorf("there is no pile %s", name)
	}
	return pile, nil
}

// goalOfPicked waits until the cards of a move are picked, and is the pile that
// they go to.
func (p *Player) goalOfPicked(m engine.Move) (Pile, error) {
	picked, err := Until(p.Driver, "the cards picked", func(s *Snapshot) bool { return s.Held != nil })
	if err != nil {
		return Pile{}, err
	}
	return goal(m, picked)
}

// last is where the last card of a pile lies, or the place of an empty one.
func (p Pile) last() Rect {
	if n := len(p.Cards); n > 0 {
		return p.Cards[n-1].Rect
	}
	return p.Rect
}

// carryTo is where the pointer is let go so that the held card lies on the
// last of the goal.
func carryTo(from point, card, to Rect) point {
	return point{from.x + to.X - card.X, from.y + to.Y - card.Y}
}

// hand is what takes cards and carries them: a mouse, or a finger.
type hand struct {
	take, move func(x, y float64) error
	open       func() error
}

// mouse takes with its button.
func (p *Player) mouse() hand {
	d := p.Driver
	take := func(x, y float64) error { return errors.Join(d.Move(x, y), d.Press()) }
	return hand{take, d.Move, d.Release}
}

// carry makes a move by taking cards, carrying them and letting them go.
func (p *Player) carry(h hand, m engine.Move, s *Snapshot) error {
	from, card, err := grip(m, s)
	if err != nil {
		return err
	}
	pile, err := goal(m, s)
	if err != nil {
		return err
	}
	to := carryTo(from, card, pile.last())
	if err := h.take(from.x, from.y); err != nil {
		return err
	}
	if err := p.pull(from, card, h.move); err != nil {
		return errors.Join(err, h.open())
	}
	return errors.Join(h.move(to.x, to.y), h.open())
}

// pull moves the pointer or finger to and fro on a card, as an unsteady hand
// does, until the card follows. A program that draws slowly sees the pointer
// only now and then, so that the place of the press is any of these.
func (p *Player) pull(from point, card Rect, move func(x, y float64) error) error {
	side := 1.0
	var moved error
	_, err := Until(p.Driver, "the cards in the hand", func(s *Snapshot) bool {
		if s.Held == nil {
			side = -side
			moved = errors.Join(moved, move(from.x+side*card.W/4, from.y))
		}
		return s.Held != nil
	})
	return errors.Join(moved, err)
}

func (p *Player) click(at point) error {
	return errors.Join(p.Driver.Move(at.x, at.y), p.Driver.Press(), p.Driver.Release())
}

func (p *Player) clicks(m engine.Move, s *Snapshot) error {
	from, _, err := grip(m, s)
	if err != nil {
		return err
	}
	if err := p.click(from); err != nil {
		return err
	}
	pile, err := p.goalOfPicked(m)
	if err != nil {
		return err
	}
	return p.click(middle(pile.last()))
}

func (p *Player) touch(m engine.Move, s *Snapshot) error {
	finger, ok := p.Driver.(Toucher)
	if !ok {
		return errors.New("this driver has no finger")
	}
	if m == engine.Deal || m == engine.Redeal {
		at := middle(s.Pile("stock").Rect)
		return errors.Join(finger.TouchStart(at.x, at.y), finger.TouchEnd())
	}
	return p.carry(hand{finger.TouchStart, finger.TouchMove, finger.TouchEnd}, m, s)
}

func (p *Player) keys(m engine.Move, s *Snapshot) error {
	if m == engine.Deal {
		return p.Driver.Key("d")
	}
	at := len(s.Pile(m.From.String()).Cards) - int(m.N)
	if at < 0 {
		return fmt.Errorf("pile %s has too few cards", m.From)
	}
	if err := p.walkTo(m.From.String(), at); err != nil {
		return err
	}
	if m.To == engine.FoundationPile {
		return p.Driver.Key("f")
	}
	if err := p.Driver.Key("Enter"); err != nil {
		return err
	}
	pile, err := p.goalOfPicked(m)
	if err != nil {
		return err
	}
	if err := p.walkTo(pile.Name, len(pile.Cards)-1); err != nil {
		return err
	}
	return p.Driver.Key("Enter")
}

// steps is how many arrows a walk over the table takes at most.
const steps = 160

// walkTo brings the keyboard's cursor to a card of a pile with arrows and
// digits, looking where it is after each.
func (p *Player) walkTo(pile string, card int) error {
	tried := map[Cursor]map[string]int{}
	for range steps {
		s, err := Until(p.Driver, "the cursor", func(s *Snapshot) bool { return true })
		if err != nil {
			return err
		}
		if s.Cursor == nil {
			if err := p.press("ArrowDown", s); err != nil {
				return err
			}
			continue
		}
		c := *s.Cursor
		if c.Pile == pile && c.Card == card {
			return nil
		}
		if tried[c] == nil {
			tried[c] = map[string]int{}
		}
		key := p.nextKey(s, c, pile, card, tried[c])
		tried[c][key]++
		if err := p.press(key, s); err != nil {
			return err
		}
	}
	return fmt.Errorf("card %d of %s is more than %d arrows away", card, pile, steps)
}

// press presses a key and waits until the cursor has moved, or for a moment:
// at an edge it does not.
func (p *Player) press(key string, before *Snapshot) error {
	if err := p.Driver.Key(key); err != nil {
		return err
	}
	const moment = 500 * time.Millisecond
	_, _ = until(p.Driver, moment, "the cursor to move", func(s *Snapshot) bool {
		return s.Cursor != nil && (before.Cursor == nil || *s.Cursor != *before.Cursor)
	})
	return nil
}

// nextKey is, of the keys that have been tried here least, the one that leads
// nearest: the digit of a column, up and down within a pile, else the arrow
// that points there. Whoever walks so comes round everywhere in the end.
func (p *Player) nextKey(s *Snapshot, c Cursor, pile string, card int, tried map[string]int) string {
	var wishes []string
	switch {
	case c.Pile == pile && c.Card > card:
		wishes = append(wishes, "ArrowUp")
	case c.Pile == pile:
		wishes = append(wishes, "ArrowDown")
	case pile[0] == 'c' && p.Style == Keyboard:
		wishes = append(wishes, pile[1:])
	}
	from, to := middle(s.Pile(c.Pile).Rect), middle(s.Pile(pile).Rect)
	across, down := "ArrowRight", "ArrowDown"
	if to.x < from.x {
		across = "ArrowLeft"
	}
	if to.y < from.y {
		down = "ArrowUp"
	}
	sameColumn := to.x-from.x < s.Pile(pile).W/2 && from.x-to.x < s.Pile(pile).W/2
	if sameColumn {
		wishes = append(wishes, down, across)
	} else {
		wishes = append(wishes, across, down)
	}
	wishes = append(wishes, "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
	best := wishes[0]
	for _, w := range wishes {
		if tried[w] < tried[best] {
			best = w
		}
	}
	return best
}
