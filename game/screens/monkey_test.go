package screens

import (
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"testing"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/store"
)

// monkey does whatever comes into its head.
type monkey struct {
	*bench
	random *rand.Rand
	last   []string // what it did last, for the report
}

// monkeySizes are the windows that it drags the game through, in pixels.
var monkeySizes = [...]image.Point{{640, 360}, {390, 844}, {320, 480}, {1280, 720}, {200, 200}, {1, 1}, {1920, 1080}, {844, 390}}

// One monkey does at random all that a player can do, over all screens: nothing
// panics, no card is lost, the table shows what the engine says, and each pile
// answers. AGNES_PROOF makes it a million inputs.
func TestAMonkeyBreaksNothing(t *testing.T) {
	inputs := 20_000
	if os.Getenv("AGNES_PROOF") != "" {
		inputs = 1_000_000
	}
	for seed := range 4 {
		m := &monkey{bench: reopen(t, store.InMemory()), random: rand.New(rand.NewPCG(uint64(seed), 6))}
		m.Begin(Wish{})
		m.host.pasted = "agnes 1\nrules sorel\ndeal 5\nmoves deal,deal\n"
		for i := range inputs / 4 {
			m.act()
			if i%40 == 0 {
				m.check()
			}
			if t.Failed() {
				t.Fatalf("seed %d, input %d, on %s, after %q", seed, i, m.screenName(), m.last)
			}
		}
	}
}

func (m *monkey) did(what string, args ...any) {
	m.last = append(m.last, fmt.Sprintf(what, args...))
	if len(m.last) > 12 {
		m.last = m.last[1:]
	}
}

// act does one thing.
func (m *monkey) act() {
	switch n := m.random.IntN(100); {
	case n < 40:
		m.pointer()
	case n < 55:
		m.keyboard()
	case n < 58:
		size := monkeySizes[m.random.IntN(len(monkeySizes))]
		m.did("resize %v", size)
		m.Resize(size.X, size.Y, 1+float64(m.random.IntN(3))/2)
	case n < 60:
		kind := [...]input.Kind{input.Blur, input.Focus, input.Cancel, input.Wheel}[m.random.IntN(4)]
		m.did("event %d", kind)
		m.Handle(input.Event{Kind: kind, Turn: m.random.Float64()*6 - 3})
	case n < 62:
		m.did("draw")
		m.Append(nil)
	default:
		m.did("tick")
		m.Tick()
	}
}

// spot is a pixel: of a card, of a button, or any.
func (m *monkey) spot() image.Point {
	w, h, _ := m.Canvas()
	if live := m.buttons(); len(live) > 0 && m.random.IntN(3) == 0 {
		return centreOf(m.button(live[m.random.IntN(len(live))]).rect)
	}
	if m.onTable && m.topPage() == nil && m.random.IntN(4) > 0 {
		places := m.table.Layout().Places()
		p := places[m.random.IntN(len(places))]
		if pile := m.table.Pile(p); len(pile) > 0 {
			return centreOf(pile[m.random.IntN(len(pile))].Seen)
		}
		return centreOf(m.table.Layout().Place(p))
	}
	return image.Pt(m.random.IntN(w+40)-20, m.random.IntN(h+40)-20)
}

func (m *monkey) pointer() {
	at := m.spot()
	kinds := []input.Kind{input.Press, input.Move, input.Release}
	if m.random.IntN(3) > 0 {
		kinds = []input.Kind{input.Kind(m.random.IntN(3))}
	}
	far := m.random.IntN(2) == 0
	for _, kind := range kinds {
		m.did("pointer %d %v", kind, at)
		m.Handle(input.Event{Kind: kind, X: at.X, Y: at.Y, Far: far})
		if m.random.IntN(3) == 0 {
			at = m.spot()
		}
	}
}

func (m *monkey) keyboard() {
	e := input.Event{Kind: input.Key}
	if m.random.IntN(2) == 0 {
		e.Key = input.Code(1 + m.random.IntN(int(input.F11)))
	} else {
		e.Rune = rune("abcdefghijklmnopqrstuvwxyz0123456789"[m.random.IntN(36)])
	}
	if m.random.IntN(4) == 0 {
		e.Mods = input.Mods(m.random.IntN(8))
	}
	m.did("key %d %q %d", e.Key, e.Rune, e.Mods)
	m.Handle(e)
}

// check holds the screen to what must always hold.
func (m *monkey) check() {
	m.Snapshot()
	if m.game == nil {
		return
	}
	m.cards(m.game.State())
	if g := m.shown(); m.onTable && !m.table.Busy() && !m.table.Dragging() {
		m.drawn(g.State())
	}
}

// cards fails unless each of the 52 lies somewhere, once.
func (m *monkey) cards(st *engine.State) {
	var seen [engine.PackSize]int
	for p := range engine.Piles {
		for _, c := range st.Cards(p) {
			seen[c.Index()]++
		}
	}
	for i := range st.Len(engine.StockPile) {
		seen[st.StockCard(i).Index()]++
	}
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		r := st.Base()
		for range st.Len(engine.FoundationOf(suit)) {
			seen[engine.NewCard(r, suit).Index()]++
			r = r.Next()
		}
	}
	for i, n := range seen {
		if n != 1 {
			m.Errorf("the %s is there %d times", engine.CardAt(i), n)
		}
	}
}

// drawn fails unless the table shows the position, and each pile answers to
// the pointer.
func (b *bench) drawn(st *engine.State) {
	for _, p := range b.table.Layout().Places() {
		pile := b.table.Pile(p)
		if len(pile) != st.Len(p) {
			b.Errorf("%s shows %d cards and has %d", p, len(pile), st.Len(p))
			return
		}
		for i, lying := range pile {
			want := engine.Card(0)
			switch cards := st.Cards(p); {
			case p == engine.StockPile:
				want = st.StockCard(len(pile) - 1 - i)
			case p.IsFoundation():
				want = lying.Card
				if i == len(pile)-1 {
					want = st.Top(p)
				}
			default:
				want = cards[i]
			}
			if lying.Card != want {
				b.Errorf("%s shows the %s as card %d, and has the %s", p, lying.Card, i, want)
			}
		}
	}
	if !b.playable() {
		return
	}
	w, h, _ := b.Canvas()
	for _, p := range b.table.Layout().Places() {
		at := b.spotOf(p, 1)
		if !at.In(image.Rect(0, 0, w, h)) || b.widgetAt(at) >= 0 {
			continue
		}
		if !b.table.Press(at.X, at.Y) {
			b.Errorf("%s does not answer at %v", p, at)
		}
		b.table.Cancel()
	}
}
