package table

import (
	"image"

	"agnes/game/engine"
	"agnes/game/scene"
)

// rest is where a card comes to lie.
type rest struct {
	scene.Pose
	place engine.Place
	index int // in its pile, the lowest 0
	z     int
}

// Layers of the cards. A card in the air flies above all that rest, a held one
// above those.
const (
	zPlace = 64 // cards of one place stay within so many
	zAir   = 10_000
	zBase  = 15_000 // the base card on its ceremonious way
	zHeld  = 20_000
	zTop   = 30_000
)

// stockMost is how many cards a stock has at most once the table is laid out.
const stockMost = 23

// arrange says where every card lies in a position. It is a function of the
// position, the layout and which cards are held open.
func (t *Table) arrange(s *engine.State) (rests [engine.PackSize]rest) {
	set := func(c engine.Card, p engine.Place, i, dy int, up bool) {
		turn := -1.0
		if up {
			turn = 1
		}
		at := t.layout.at[p]
		rests[c.Index()] = rest{
			Pose:  scene.Pose{X: float64(at.X), Y: float64(at.Y + dy), Turn: turn},
			place: p, index: i, z: int(p)*zPlace + i,
		}
	}
	for n := 1; n <= engine.Columns; n++ {
		p, r := engine.Column(n), engine.ReservePile(n)
		cards, down := s.Cards(p), s.FaceDown(p)
		f := t.layout.fanOf(p, len(cards), down, t.open[n-1])
		h := t.layout.heapOf(r, s.Len(r), s.FaceDown(r), f)
		f.room -= h.over()
		for i, c := range cards {
			set(c, p, i, f.offset(i), i >= down)
		}
		for i, c := range s.Cards(r) {
			set(c, r, i, h.offset(i), i >= s.FaceDown(r))
		}
	}
	for n := engine.Columns + 1; n <= engine.ReservePiles; n++ {
		p := engine.ReservePile(n)
		for i, c := range s.Cards(p) {
			set(c, p, i, i*reserveEdge, true)
		}
	}
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		p := engine.FoundationOf(suit)
		rank := s.Base()
		for i := range s.Len(p) {
			set(engine.NewCard(rank, suit), p, i, 0, true)
			rank = rank.Next()
		}
	}
	n := s.Len(engine.StockPile)
	for i := range n {
		c := s.StockCard(n - 1 - i)
		set(c, engine.StockPile, i, t.layout.deep-i*t.layout.deep/stockMost, false)
	}
	return rests
}

// Lying is a card where it rests.
type Lying struct {
	Card engine.Card
	Up   bool
	Seen image.Rectangle // the part that no other card of its pile covers
}

// Pile is the cards of a place where they rest, the lowest first.
func (t *Table) Pile(p engine.Place) []Lying {
	out := make([]Lying, t.state.Len(p))
	for i := range t.rests {
		if r := &t.rests[i]; r.place == p && r.index < len(out) {
			out[r.index] = Lying{engine.CardAt(i), r.Turn > 0, t.cardRect(r)}
		}
	}
	for i := 0; i+1 < len(out); i++ {
		// Cards of a pile lie straight above one another.
		out[i].Seen.Max.Y = min(out[i].Seen.Max.Y, max(out[i].Seen.Min.Y, out[i+1].Seen.Min.Y))
	}
	return out
}

// Hides is how many pixels of the cards that are seen a rectangle would hide.
func (t *Table) Hides(r image.Rectangle) (pixels int) {
	for _, p := range t.layout.places {
		for _, c := range t.Pile(p) {
			hidden := c.Seen.Intersect(r)
			pixels += hidden.Dx() * hidden.Dy()
		}
	}
	return pixels
}
