// Package blind plays the game by ear: it presses keys and reads what is said
// in English, and has no other sight of the game. It learns where buttons are
// by walking, and where cards lie by having piles read to it.
//
// Tests play whole games with it, over the screens and in a browser. It knows
// the engine's notation of moves and nothing else of the program.
package blind

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"agnes/game/engine"
)

// Player plays by ear.
type Player struct {
	// Press presses a key and returns what was said after it. Keys are single
	// letters and digits, and Enter, Escape, ArrowLeft and so on.
	Press func(key string) (said string, err error)
	// Wait waits until something else is said, without a key.
	Wait func() (said string, err error)
}

// hear presses keys and returns what the last of them led to. It must hold one
// of the given words, if there are any.
func (p *Player) hear(keys string, want ...string) (string, error) {
	said := ""
	for key := range strings.FieldsSeq(keys) {
		var err error
		if said, err = p.Press(key); err != nil {
			return "", err
		}
	}
	if len(want) == 0 {
		return said, nil
	}
	for _, w := range want {
		if strings.Contains(said, w) {
			return said, nil
		}
	}
	return "", fmt.Errorf("after %s I heard %q, not %q", keys, said, want)
}

// manyStops is more than any page has.
const manyStops = 400

// Find walks through a page until something is said that begins as wanted:
// along the buttons, and downwards from all else, since the arrows to the side
// would turn a setting.
func (p *Player) Find(want string) error {
	for _, back := range []string{"", "Home"} {
		said, err := p.hear(back)
		for i := 0; i < manyStops && err == nil; i++ {
			if strings.HasPrefix(said, want) || strings.Contains(said, ". "+want) { // after a heading
				return nil
			}
			before := said
			if !strings.Contains(said, ", button") && !strings.Contains(said, ", chosen") {
				said, err = p.hear("ArrowDown")
			}
			if err == nil && same(said, before) {
				said, err = p.hear("ArrowRight")
			}
			if err == nil && same(said, before) {
				break
			}
		}
		if err != nil {
			return err
		}
	}
	return fmt.Errorf("there is no %q to be found", want)
}

// same reports whether two sentences sound the same.
func same(a, b string) bool { return strings.TrimRight(a, "\u00a0") == strings.TrimRight(b, "\u00a0") }

// Choose finds something on a page and presses it.
func (p *Player) Choose(want string) (string, error) {
	if err := p.Find(want); err != nil {
		return "", err
	}
	return p.hear("Enter")
}

// Start begins a numbered deal from the title: through the door of a game, past
// its tutorial, to the game of that name, which follows at once the first time,
// and from there to the number.
func (p *Player) Start(door, game string, deal uint64) error {
	said, err := p.Choose(door)
	if err != nil {
		return err
	}
	if strings.Contains(said, "New to") {
		game = "Play"
	}
	if said, err = p.Choose(game); err != nil {
		return err
	}
	// A deal that can be won may have to be looked for.
	if err = p.Until(said, "is dealt"); err != nil {
		return err
	}
	if _, err = p.hear("m", "Menu"); err != nil {
		return err
	}
	if _, err = p.Choose("Choose a deal number"); err != nil {
		return err
	}
	for _, digit := range strconv.FormatUint(deal, 10) {
		if _, err = p.hear(string(digit)); err != nil {
			return err
		}
	}
	if said, err = p.Choose("Play"); err != nil {
		return err
	}
	return p.Until(said, "is dealt")
}

// patience is how many things may be said before the one that is waited for.
const patience = 8

// Until waits until something that is said holds the given words. What was said
// last may be it.
func (p *Player) Until(said, want string) error {
	heard := []string{said}
	for range patience {
		if strings.Contains(said, want) {
			return nil
		}
		var err error
		if said, err = p.Wait(); err != nil {
			return fmt.Errorf("waiting for %q I heard %q: %w", want, heard, err)
		}
		heard = append(heard, said)
	}
	return fmt.Errorf("waiting for %q I heard %q", want, heard)
}

// Play makes the moves of a record. Before each it has the pile read, so that
// it knows which card to take, and after it listens whether that one went.
func (p *Player) Play(moves []engine.Move) error {
	for i, m := range moves {
		if err := p.make(m); err != nil {
			return fmt.Errorf("move %d, %s: %w", i+1, m, err)
		}
	}
	return nil
}

func (p *Player) make(m engine.Move) error {
	switch {
	case m == engine.Deal:
		_, err := p.hear("d", "Dealt: ")
		return err
	case m == engine.Redeal:
		_, err := p.hear("d", "gathered into the stock")
		return err
	}
	cards, err := p.Read(m.From)
	if err != nil {
		return err
	}
	n := int(m.N)
	if len(cards) < n {
		return fmt.Errorf("%s has only %q", m.From, cards)
	}
	head := cards[n-1]
	if m.To == engine.FoundationPile {
		_, err := p.hear("f", head+" goes up.")
		return err
	}
	if _, err := p.hear(strings.Repeat("ArrowUp ", n-1)); err != nil {
		return err
	}
	if _, err := p.hear("Enter", head+" picked up.", "from the "+head+" picked up."); err != nil {
		return err
	}
	if _, err := p.hear(jump(m.To)); err != nil {
		return err
	}
	_, err = p.hear("Enter", head+" onto ", head+" into the space")
	return err
}

// jump are the keys that lead to a pile.
func jump(at engine.Place) string {
	if at.IsReserve() {
		return "r " + strconv.Itoa(at.Number())
	}
	return strconv.Itoa(at.Number())
}

// Read goes to a pile and has it read: the names of its cards, the last first,
// as far as they lie face up.
func (p *Player) Read(at engine.Place) ([]string, error) {
	said, err := p.hear(jump(at) + " p")
	if err != nil {
		return nil, err
	}
	place, list, ok := strings.Cut(strings.TrimRight(said, ".\u00a0"), ": ")
	if !ok || !strings.HasSuffix(place, " "+strconv.Itoa(at.Number())) {
		return nil, fmt.Errorf("asked for %s I heard %q", at, said)
	}
	cards := strings.Split(list, ", ")
	return slices.DeleteFunc(cards, func(card string) bool { return !strings.Contains(card, " of ") }), nil
}
