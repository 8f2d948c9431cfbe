package table

import (
	"image"
	"strconv"

	"agnes/game/engine"
	"agnes/game/scene"
)

// Tints of what is printed on the table.
const (
	printTint scene.Colour = 0xFFFFFF90 // ranks and suits printed on places
	chipTint  scene.Colour = 0x1A1C2CD0
	textTint  scene.Colour = 0xF4F0E0FF
)

// Hint is what the table points at: cards that could move, and where to. The
// zero Hint points at nothing.
type Hint struct {
	Move engine.Move
	On   bool
}

// SetHint points at a move until the next change.
func (t *Table) SetHint(h Hint) { t.hint = h }

// SetMark marks the card that moved last without the player's hand; zero
// marks none.
func (t *Table) SetMark(c engine.Card) { t.mark = c }

// Append appends the items of the whole table, lowest first: places, cards,
// and what is shown over the cards.
func (t *Table) Append(items []scene.Item) []scene.Item {
	if t.layout == nil {
		return items
	}
	items = t.appendPlaces(items)
	items = t.appendTarget(items)
	items = t.cards.Append(items)
	if !t.Dragging() {
		items = t.appendChips(items)
	}
	return t.appendFrames(items)
}

func (t *Table) appendPlaces(items []scene.Item) []scene.Item {
	s, k := &t.state, t.skin
	for p := engine.Place(1); p <= engine.StockPile; p++ {
		if !t.layout.Has(p) {
			continue
		}
		at := t.layout.at[p]
		switch {
		case p.IsColumn():
			items = sprite(items, k.Space, at, 0)
			if r := s.SpaceRank(); r != 0 {
				items = t.printed(items, k.Ranks[r], at, 1, 2)
			}
		case p.IsReserve():
			items = sprite(items, k.ReservePlace, at, 0)
		case p.IsFoundation():
			items = sprite(items, k.FoundationPlace, at, 0)
			items = t.printed(items, k.Ghosts[p.Suit()], at, 2, 3)
			if s.Len(p) == 0 && s.Base() != 0 {
				items = t.printed(items, k.Ranks[s.Base()], at, 1, 4)
			}
		default:
			items = sprite(items, k.StockPlace, at, 0)
		}
	}
	return items
}

func sprite(items []scene.Item, s scene.Sprite, at image.Point, tint scene.Colour) []scene.Item {
	if s == 0 {
		return items
	}
	return append(items, scene.Item{Sprite: s, X: int16(at.X), Y: int16(at.Y), Tint: tint})
}

// printed puts a faint picture on a place, in the middle across and with its
// own middle at num/den of the height.
func (t *Table) printed(items []scene.Item, s scene.Sprite, at image.Point, num, den int) []scene.Item {
	w, h := t.skin.Size(s)
	at.X += (t.layout.CardW - w) / 2
	at.Y += t.layout.CardH*num/den - h/2
	return sprite(items, s, at, printTint)
}

// appendTarget frames the place that would take the cards in the hand.
func (t *Table) appendTarget(items []scene.Item) []scene.Item {
	p := t.DropPlace()
	if p == engine.Nowhere {
		return items
	}
	return t.frame(items, t.skin.Drop, t.topRect(p).Min)
}

// topRect is where the last card of a place lies, or the place when empty.
func (t *Table) topRect(p engine.Place) image.Rectangle {
	return t.spotRect(spot{p, t.state.Len(p) - 1})
}

// spotRect is where a card rests, or its place when there is no such card.
func (t *Table) spotRect(on spot) image.Rectangle {
	for i := range t.rests {
		if r := &t.rests[i]; r.place == on.place && r.index == on.index {
			return t.cardRect(r)
		}
	}
	return t.layout.Place(on.place)
}

func (t *Table) frame(items []scene.Item, s scene.Sprite, at image.Point) []scene.Item {
	return sprite(items, s, at.Sub(image.Pt(t.skin.Margin, t.skin.Margin)), 0)
}

// appendChips prints what each foundation wants next, and how many cards the
// stock has.
func (t *Table) appendChips(items []scene.Item) []scene.Item {
	s := &t.state
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		p := engine.FoundationOf(suit)
		if next := s.Wants(suit); next != 0 && s.Len(p) > 0 && t.layout.Has(p) {
			items = t.chip(items, rankText(next.Rank()), t.topRect(p))
		}
	}
	if n := s.Len(engine.StockPile); t.layout.Has(engine.StockPile) {
		items = t.chip(items, strconv.Itoa(n), t.topRect(engine.StockPile))
	}
	return items
}

// chip prints a short text on a dark ground in the lower right of a card.
func (t *Table) chip(items []scene.Item, text string, on image.Rectangle) []scene.Item {
	if t.skin.Text == nil {
		return items
	}
	w, h := t.skin.TextSize(text)
	x, y := on.Max.X-w-4, on.Max.Y-h-1
	items = append(items, scene.Item{Sprite: t.skin.White, X: int16(x - 2), Y: int16(y), W: int16(w + 4), H: int16(h), Tint: chipTint})
	return t.skin.Text(items, x, y, text, textTint)
}

// rankText is a rank as players write it: 10, not T.
func rankText(r engine.Rank) string {
	if r == 10 {
		return "10"
	}
	return r.String()
}

// appendFrames draws the mark of the last automatic move, the hint, and the
// keyboard's cursor.
func (t *Table) appendFrames(items []scene.Item) []scene.Item {
	if t.Dragging() || t.timeline.Busy() {
		return items
	}
	if t.mark != 0 {
		items = t.frame(items, t.skin.Mark, t.cardRect(&t.rests[t.mark.Index()]).Min)
	}
	if t.hint.On {
		items = t.appendHint(items)
	}
	if t.cursor.shown {
		at := t.spotRect(t.cursor.spot).Min
		if t.cursor.place == t.picked.from && t.cursor.index >= t.state.Len(t.picked.from)-t.picked.n {
			at.Y -= int(pickedLift)
		}
		items = t.frame(items, t.skin.Focus, at)
	}
	return items
}

func (t *Table) appendHint(items []scene.Item) []scene.Item {
	m := t.hint.Move
	switch {
	case m == engine.Deal || m == engine.Redeal:
		return t.frame(items, t.skin.Glow, t.topRect(engine.StockPile).Min)
	case m.N == 0:
		return items
	}
	card := t.lastCards(nil, lifted{m.From, int(m.N)})[0]
	items = t.frame(items, t.skin.Glow, t.cardRect(&t.rests[card.Index()]).Min)
	to := m.To
	if to == engine.FoundationPile {
		to = engine.FoundationOf(card.Suit())
	}
	return t.frame(items, t.skin.Glow, t.topRect(to).Min)
}
