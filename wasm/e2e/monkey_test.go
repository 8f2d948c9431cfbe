package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"agnes/game/engine"
)

// monkey does whatever comes into its head to a real window.
type monkey struct {
	*Window
	t      *testing.T
	data   string
	random *rand.Rand
	seen   Snapshot // what it looked at last
	at     point    // where its pointer is
	down   [4]bool  // the buttons of the mouse
	lately []string // what it did, for the report
	starts int
}

// monkeyKeys are the keys that it knows; one in four is pressed with another
// held. Alt is not among those: it belongs to the window manager.
var monkeyKeys = strings.Fields("a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9 " +
	"Enter Enter Enter Escape Escape Tab Tab Space Space Backspace Home End PageUp PageDown F1 " +
	strings.Repeat("ArrowLeft ArrowRight ArrowUp ArrowDown ", 5))

// A monkey does at random to a real window all that hands can do: pointer,
// buttons, wheel, keys, sizes, the loss of the keyboard. The program does not
// crash, and after each burst all 52 cards lie where the moves that the snapshot
// tells lead to. AGNES_PROOF makes it ten thousand inputs.
func TestAMonkeyAtARealWindow(t *testing.T) {
	inputs, burst := 400, 100
	if proof() {
		inputs = 10_000
	}
	m := &monkey{t: t, data: filepath.Join(t.TempDir(), "data"), random: rand.New(rand.NewPCG(7, uint64(inputs)))}
	ok(t, os.MkdirAll(m.data, 0o755))
	ok(t, os.WriteFile(filepath.Join(m.data, "paste.txt"), []byte("agnes 1\nrules sorel\ndeal 5\nmoves deal,deal\n"), 0o644))
	m.begin("-rules", "bernauer", "-deal", "1")
	table, moves := 0, 0
	for i := range inputs {
		if !m.Running() {
			m.begin()
		}
		m.act()
		if (i+1)%burst == 0 {
			s := m.settle()
			if len(s.Piles) > 0 {
				table++
			}
			moves = max(moves, len(s.Moves))
		}
	}
	t.Logf("%d inputs, %d starts; %d of %d looks at a table, of at most %d moves", inputs, m.starts, table, inputs/burst, moves)
	if table == 0 || moves == 0 {
		t.Error("the monkey has never played")
	}
}

// begin starts the program, again if it has been left in an orderly way.
func (m *monkey) begin(args ...string) {
	m.t.Helper()
	if m.Window != nil && m.ended != nil {
		m.t.Fatalf("the program ended with %v after %q; it said: %s", m.ended, m.lately, m.Output())
	}
	m.Window = startWindow(m.t, m.data, args...)
	m.starts++
}

// try does something that may fail only because the program has just ended.
func (m *monkey) try(err error) {
	if err != nil && m.Running() {
		// A window that goes leaves before its process does.
		select {
		case <-m.exited:
		case <-time.After(limit):
			m.t.Fatalf("%v, after %q", err, m.lately)
		}
	}
}

func (m *monkey) did(what string, args ...any) {
	m.lately = append(m.lately, fmt.Sprintf(what, args...))
	if len(m.lately) > 20 {
		m.lately = m.lately[1:]
	}
}

// act does one thing, and mostly lets the program see it before the next.
func (m *monkey) act() {
	if s, err := m.Snapshot(); err == nil {
		m.seen = s
	}
	switch n := m.random.IntN(100); {
	case n < 12:
		m.play()
	case n < 30:
		m.point(m.spot())
	case n < 55:
		m.press(1, !m.down[1])
	case n < 63 && !m.within():
		// Elsewhere the other buttons would be the window manager's.
	case n < 58:
		b := 2 + m.random.IntN(2)
		m.press(b, !m.down[b])
	case n < 63:
		b := byte(4 + m.random.IntN(2))
		m.did("wheel %d", b)
		m.try(m.Button(b, true))
		m.try(m.Button(b, false))
	case n < 93:
		key := monkeyKeys[m.random.IntN(len(monkeyKeys))]
		if m.random.IntN(4) == 0 {
			key = [...]string{"Ctrl+", "Shift+", "Ctrl+Shift+"}[m.random.IntN(3)] + key
		}
		m.did("key %s", key)
		m.try(m.Key(key))
	case n < 96:
		w, h := 320+m.random.IntN(900), 320+m.random.IntN(700)
		m.did("size %d×%d", w, h)
		m.try(m.Ask(w, h))
	default:
		on := m.random.IntN(3) > 0
		m.did("keyboard %v", on)
		m.try(m.Keyboard(on))
	}
	if m.random.IntN(4) > 0 {
		time.Sleep(time.Duration(m.random.IntN(16)) * time.Millisecond)
	}
}

// point moves its pointer.
func (m *monkey) point(at point) {
	m.did("move %v", at)
	m.at = at
	m.try(m.Move(at.x, at.y))
}

// play drags a card to where it may go, as far as it has looked well. Where it
// is not at the table it first leaves the page that it is on.
func (m *monkey) play() {
	if m.seen.Screen != "table" {
		m.did("key Escape")
		m.try(m.Key("Escape"))
		return
	}
	if m.down[1] {
		m.press(1, false)
	}
	g, err := m.seen.Game()
	if err != nil {
		return
	}
	moves := slices.DeleteFunc(g.State().Moves(nil), func(m engine.Move) bool { return m == engine.Deal || m == engine.Redeal })
	if len(moves) == 0 {
		return
	}
	move := moves[m.random.IntN(len(moves))]
	from, card, err := grip(move, &m.seen)
	to, otherwise := goal(move, &m.seen)
	if err != nil || otherwise != nil {
		return
	}
	m.point(from)
	m.press(1, true)
	side := 1.0
	_, _ = until(m.Window, patience, "the cards in the hand", func(s *Snapshot) bool {
		if s.Held == nil {
			side = -side
			m.try(m.Move(from.x+side*card.W/4, from.y))
		}
		return s.Held != nil
	})
	m.point(carryTo(from, card, to.last()))
	m.press(1, false)
}

// patience is how long it pulls at a card that may not follow.
const patience = 100 * time.Millisecond

// within reports whether its pointer is in the window, however small that may
// just be becoming.
func (m *monkey) within() bool { return m.at.x < smallest && m.at.y < smallest }

// smallest is less than the sides of the smallest window, in pixels.
const smallest = 300

func (m *monkey) press(button int, down bool) {
	m.did("button %d %v", button, down)
	m.down[button] = down
	m.try(m.Button(byte(button), down))
}

// spot is a card, a button of the screen, or any place of the window.
func (m *monkey) spot() point {
	if n := len(m.seen.Buttons); n > 0 && m.random.IntN(3) == 0 {
		return middle(m.seen.Buttons[m.random.IntN(n)].Rect)
	}
	if n := len(m.seen.Piles); n > 0 && m.random.IntN(5) > 0 {
		p := m.seen.Piles[m.random.IntN(n)]
		if n := len(p.Cards); n > 0 {
			return middle(p.Cards[m.random.IntN(n)].Rect)
		}
		return middle(p.Rect)
	}
	return point{m.random.Float64() * 1200, m.random.Float64() * 1000}
}

// settle takes all hands off and waits until the program is at rest, with all
// that it shows in order; and as much again, to see that it stays so.
func (m *monkey) settle() Snapshot {
	m.t.Helper()
	for b := 1; b < len(m.down); b++ {
		if m.down[b] {
			m.press(b, false)
		}
	}
	if m.Running() {
		m.try(m.Keyboard(true))
	}
	if !m.Running() {
		m.begin()
	}
	const stay = 25 // looks
	stayed, wrong := 0, error(nil)
	s, err := Until(m.Window, "order", func(s *Snapshot) bool {
		if wrong = inOrder(s); wrong != nil || s.Busy {
			stayed = 0
			return false
		}
		stayed++
		return stayed >= stay
	})
	if !m.Running() {
		m.begin()
		return Snapshot{}
	}
	if err != nil {
		m.t.Fatalf("%v: %v, after %q", err, wrong, m.lately)
	}
	return *s
}

// inOrder says what is wrong with a snapshot: the cards that lie on the table
// are those of a pack, and lie where the record leads.
func inOrder(s *Snapshot) error {
	if s.RuleSet == "" {
		return nil // no game has been begun
	}
	g, err := s.Game()
	if err != nil {
		return fmt.Errorf("the record does not replay: %w", err)
	}
	st := g.State()
	if s.Score != st.Score() || s.Stock != st.Len(engine.StockPile) || (s.State == "won") != st.Won() {
		return fmt.Errorf("score %d, stock %d, %s; the record leads to %d and %d", s.Score, s.Stock, s.State, st.Score(), st.Len(engine.StockPile))
	}
	if len(s.Piles) == 0 {
		return nil
	}
	var all []string
	for _, p := range s.Piles {
		place, err := engine.ParsePlace(p.Name)
		if p.Name == "stock" {
			place, err = engine.StockPile, nil
		}
		if err != nil {
			return err
		}
		want := cardsOf(st, place)
		var got []string
		for _, c := range p.Cards {
			got = append(got, c.Code)
		}
		if !slices.Equal(got, want) {
			return fmt.Errorf("%s shows %v; the record leads to %v", p.Name, got, want)
		}
		all = append(all, got...)
	}
	slices.Sort(all)
	if n := len(slices.Compact(all)); n != engine.PackSize {
		return fmt.Errorf("%d different cards are on the table", n)
	}
	return nil
}

// cardsOf is the cards of a pile as the engine has them, the lowest first.
func cardsOf(st *engine.State, p engine.Place) (codes []string) {
	switch {
	case p == engine.StockPile:
		for i := range st.Len(p) {
			codes = append(codes, st.StockCard(st.Len(p)-1-i).String())
		}
	case p.IsFoundation():
		top := st.Top(p)
		rank := st.Base()
		for range st.Len(p) {
			codes = append(codes, engine.NewCard(rank, top.Suit()).String())
			rank = rank.Next()
		}
	default:
		for _, c := range st.Cards(p) {
			codes = append(codes, c.String())
		}
	}
	return codes
}
