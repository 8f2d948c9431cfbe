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
	chipTint  scene.Colour = 0x1A1C2CFF
	countTint scene.Colour = 0xF4F0E0FF
	nextTint  scene.Colour = 0xF0BC48FF // of what a foundation takes next
	// shadowTint is the colour of the shadows.
	shadowTint scene.Colour = 0x0A081466
)

// Hint is what the table points at: cards that could move, and where to. The
// zero Hint points at nothing.
type Hint struct {
	Move engine.Move
	On   bool
}

// SetHint points at a move until the next change.
func (t *Table) SetHint(h Hint) { t.hint, t.glow = h, 0 }

// SetMark marks the card that moved last without the player's hand; zero
// marks none.
func (t *Table) SetMark(c engine.Card) { t.mark = c }

// Append appends the items of the whole table, lowest first: places, cards at
// rest and what is printed and framed on them, cards in the air, and bursts.
func (t *Table) Append(items []scene.Item) []scene.Item {
	if t.layout == nil {
		return items
	}
	landed := t.landed()
	t.stackStock()
	items = t.appendPlaces(items)
	items = t.appendShadows(items, &landed)
	items = t.cards.AppendLayers(items, 0, zAir)
	items = t.appendOrnaments(items, &landed)
	items = t.appendChips(items, &landed)
	items = t.appendFrames(items)
	items = t.cards.AppendLayers(items, zAir, zTop)
	items = t.appendPicked(items)
	items = t.appendFocus(items)
	return t.appendSparks(items)
}

// stackStock shows every other layer of the stock from its edge, so that its
// height can be counted.
func (t *Table) stackStock() {
	if t.skin.Under == 0 {
		return
	}
	top := t.nodes[0]
	for _, n := range t.nodes {
		n.Back = t.skin.Back
		if n.Z/zPlace != int(engine.StockPile) {
			continue
		}
		if scene.Round(n.Y)&1 == 0 {
			n.Back = t.skin.Under
		}
		if top.Z/zPlace != int(engine.StockPile) || n.Z > top.Z {
			top = n
		}
	}
	top.Back = t.skin.Back
}

// piles are the cards that are seen to lie on each place: not yet those in the
// air.
type piles [engine.Places]struct {
	n           int
	top, bottom int // pixels: the corners of the highest and the lowest card on the canvas
}

func (t *Table) landed() (all piles) {
	for _, c := range t.nodes {
		if c.Hidden || c.Z >= len(all)*zPlace {
			continue
		}
		p, y := &all[c.Z/zPlace], scene.Round(c.Y)
		if p.n == 0 {
			p.top, p.bottom = y, y
		}
		p.n++
		p.top, p.bottom = min(p.top, y), max(p.bottom, y)
	}
	return all
}

func (t *Table) appendPlaces(items []scene.Item) []scene.Item {
	s, k := &t.state, t.skin
	for _, p := range t.layout.places {
		at := t.layout.ground(p).Min
		switch {
		case p.IsColumn():
			items = sprite(items, k.Space, at, 0)
			if r := s.SpaceRank(); r != 0 {
				items = t.printed(items, k.Ranks[r], at, t.layout.CardH/2)
			}
		case p.IsReserve():
			items = sprite(items, k.ReservePlace, at, 0)
		case p.IsFoundation():
			items = sprite(items, k.FoundationPlace, at, 0)
			items = t.appendWanted(items, p, at)
		case s.RedealsLeft() > 0:
			items = sprite(items, k.StockPlace, at, 0)
		default: // no ring, which players know as a promise of a redeal
			items = sprite(items, k.Space, at, 0)
		}
	}
	return items
}

// appendWanted prints on a foundation its suit and, above that, the rank that
// it begins with.
func (t *Table) appendWanted(items []scene.Item, p engine.Place, at image.Point) []scene.Item {
	const gap = 3
	suit, rank := t.skin.Ghosts[p.Suit()], t.skin.Ranks[max(t.state.Base(), engine.Ace)]
	_, suitH := t.skin.Size(suit)
	_, rankH := t.skin.Size(rank)
	top := (t.layout.CardH - rankH - gap - suitH) / 2
	items = t.printed(items, suit, at, top+rankH+gap+suitH/2)
	if t.state.Len(p) == 0 && t.state.Base() != 0 {
		items = t.printed(items, rank, at, top+rankH/2)
	}
	return items
}

// appendShadows lays a narrow shadow beneath each pile: what is seen of that of
// its lowest card, and a strip beside the cards above.
func (t *Table) appendShadows(items []scene.Item, landed *piles) []scene.Item {
	shadow := &t.skin.Shadow
	for p := range landed {
		pile := &landed[p]
		if pile.n == 0 || shadow.Foot == 0 {
			continue
		}
		x := t.layout.ground(engine.Place(p)).Min.X + restAside
		foot := pile.bottom + restBelow + t.layout.CardH - shadow.FootH
		items = sprite(items, shadow.Foot, image.Pt(x, foot), 0)
		top := pile.top + 2*restBelow // below the corner of the highest card
		items = append(items, scene.Item{
			Sprite: t.skin.White, X: int16(x + t.layout.CardW - restAside), Y: int16(top),
			W: restAside, H: int16(foot - top), Tint: shadowTint,
		})
	}
	return items
}

// sprite draws a picture at its own size, if there is one.
func sprite(items []scene.Item, s scene.Sprite, at image.Point, tint scene.Colour) []scene.Item {
	if s == 0 {
		return items
	}
	return append(items, scene.Item{Sprite: s, X: int16(at.X), Y: int16(at.Y), Tint: tint})
}

// printed puts a faint picture on a place, in the middle across and with its
// own middle so far down.
func (t *Table) printed(items []scene.Item, s scene.Sprite, at image.Point, middle int) []scene.Item {
	w, h := t.skin.Size(s)
	at.X += (t.layout.CardW - w) / 2
	at.Y += middle - h/2
	return sprite(items, s, at, printTint)
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
	return t.layout.ground(on.place)
}

// frame draws a frame round a card at a point.
func (t *Table) frame(items []scene.Item, s scene.Sprite, at image.Point, tint scene.Colour) []scene.Item {
	return sprite(items, s, at.Sub(image.Pt(t.skin.Margin, t.skin.Margin)), tint)
}

// appendOrnaments puts a crown on a foundation that has wrapped and a seal on
// a finished one.
func (t *Table) appendOrnaments(items []scene.Item, landed *piles) []scene.Item {
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		p := engine.FoundationOf(suit)
		n := landed[p].n
		if t.show.on || !t.layout.Has(p) {
			continue
		}
		at := t.layout.at[p]
		if t.state.Base() != engine.Ace && int(t.state.Base())+n-1 > int(engine.King) {
			items = sprite(items, t.skin.Crown, at.Sub(image.Pt(0, falling(t.crowns[suit], crownTicks, crownFall))), 0)
		}
		if n == engine.Ranks {
			left := t.seals[suit]
			if left > 0 {
				items = t.frame(items, t.skin.Glow, at, fading(left, sealGlow))
			}
			items = sprite(items, t.skin.Seal, at.Sub(image.Pt(0, falling(max(0, left+sealTicks-sealGlow), sealTicks, sealFall))), 0)
		}
	}
	return items
}

// falling is how far above its place something is that falls for left ticks
// more, in pixels.
func falling(left, ticks int, height float64) int {
	if left == 0 {
		return 0
	}
	return scene.Round(height * (1 - crownCurve.At(1-float64(left)/float64(ticks))))
}

// appendChips prints what each foundation wants next, and how many cards the
// stock has.
func (t *Table) appendChips(items []scene.Item, landed *piles) []scene.Item {
	if t.show.on {
		return items
	}
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		p := engine.FoundationOf(suit)
		if n := landed[p].n; n > 0 && n < engine.Ranks && t.layout.Has(p) {
			next := t.state.Base().Above(n)
			items = t.following(items, rankText(next), t.layout.Place(p))
		}
	}
	for n := 1; n <= Columns && t.layout.Grid; n++ {
		// Far from its column, a hidden pile says which one it waits for.
		if p := engine.ReservePile(n); !t.state.Revealed(p) {
			items = t.chip(items, strconv.Itoa(n), t.layout.Place(p), 0, countTint)
		}
	}
	if t.layout.Has(engine.StockPile) {
		on := t.layout.ground(engine.StockPile)
		if pile := &landed[engine.StockPile]; pile.n > 0 {
			on = on.Add(image.Pt(0, pile.top-on.Min.Y))
		}
		items = t.chip(items, strconv.Itoa(landed[engine.StockPile].n), on, 0, countTint)
	}
	return items
}

// chip prints a short text on a dark ground in the lower right of a card, with
// some room before it.
func (t *Table) chip(items []scene.Item, text string, on image.Rectangle, before int, tint scene.Colour) []scene.Item {
	if t.skin.Text == nil {
		return items
	}
	w, h := t.skin.TextSize(text)
	x, y := on.Max.X-w-4, on.Max.Y-h-1
	items = t.fill(items, image.Rect(x-2-before, y, x+w+2, y+h), chipTint)
	return t.skin.Text(items, x, y, text, tint)
}

// following prints what a foundation takes next: behind a small arrow, since a rank
// alone looks like a count.
func (t *Table) following(items []scene.Item, text string, on image.Rectangle) []scene.Item {
	if t.skin.Text == nil {
		return items
	}
	const gap = 1
	w, h := t.skin.TextSize(text)
	length := h / 5
	items = t.chip(items, text, on, length+gap, nextTint)
	x, y := on.Max.X-w-4-length-gap, on.Max.Y-1-(h+1)/2
	for i := range length {
		half := length - 1 - i
		items = t.fill(items, image.Rect(x+i, y-half, x+i+1, y+half+1), nextTint)
	}
	return items
}

func (t *Table) fill(items []scene.Item, r image.Rectangle, tint scene.Colour) []scene.Item {
	return append(items, scene.Item{
		Sprite: t.skin.White, X: int16(r.Min.X), Y: int16(r.Min.Y), W: int16(r.Dx()), H: int16(r.Dy()), Tint: tint,
	})
}

// rankText is a rank as players write it: 10, not T.
func rankText(r engine.Rank) string {
	if r == 10 {
		return "10"
	}
	return r.String()
}

// appendFrames draws what frames cards at rest: the mark of the last automatic
// move, the hint, and the places that would take the cards in the hand.
func (t *Table) appendFrames(items []scene.Item) []scene.Item {
	if t.show.on {
		return items
	}
	items = t.appendFresh(items)
	if p := t.linked(); p != engine.Nowhere && !t.Busy() {
		items = t.frame(items, t.skin.Mark, t.layout.at[p], t.skin.Accent)
	}
	if i := t.mark.Index(); t.mark != 0 && t.nodes[i].Z == t.rests[i].z {
		items = t.frame(items, t.skin.Mark, t.cardRect(&t.rests[i]).Min, t.skin.Accent)
	}
	if t.hint.On && !t.Busy() {
		items = t.appendHint(items)
	}
	return t.appendGoals(items)
}

// linked is the column for which the hidden reserve pile under the pointer or
// the cursor waits, or the pile that waits for the column, where they lie far
// apart.
func (t *Table) linked() engine.Place {
	p := t.over
	if t.cursor.shown {
		p = t.cursor.place
	}
	n := p.Number()
	if !t.layout.Grid || n < 1 || n > Columns || t.state.Revealed(engine.ReservePile(n)) {
		return engine.Nowhere
	}
	if p.IsReserve() {
		return engine.Column(n)
	}
	return engine.ReservePile(n)
}

// appendFocus draws the keyboard's cursor: round its card, and those that lie on
// it, which it would take along.
func (t *Table) appendFocus(items []scene.Item) []scene.Item {
	if !t.cursor.shown || t.Dragging() || t.Busy() && !t.gliding {
		return items
	}
	on := lifted{t.cursor.place, t.state.Len(t.cursor.place) - t.cursor.index}
	var up image.Point
	if t.picked.n > 0 && on.from == t.picked.from && on.n <= t.picked.n {
		if on.n == t.picked.n {
			return items // the ring round what is picked begins here
		}
		up.Y = scene.Round(t.lifting(pickedLift))
	}
	r := t.spotRect(t.cursor.spot)
	if on.from.IsColumn() {
		r = r.Union(t.topRect(on.from))
	}
	return t.ring(items, t.skin.Focus, r.Sub(up), 0)
}

// appendHint frames the cards of the hint, unless they are in the hand, and the
// place where they go.
func (t *Table) appendHint(items []scene.Item) []scene.Item {
	m, tint := t.hint.Move, t.glowTint()
	switch {
	case m == engine.Deal || m == engine.Redeal:
		return t.frame(items, t.skin.Glow, t.topRect(engine.StockPile).Min, tint)
	case m.N == 0:
		return items
	}
	cards := lifted{m.From, int(m.N)}
	card := t.cardOf(cards, 0)
	if card == 0 {
		return items
	}
	from, n := t.Held()
	switch {
	case n == cards.n && from == cards.from:
	case cards.n > 1:
		items = t.ring(items, t.skin.Ring, t.runRect(cards), t.skin.Accent&^0xFF|tint&0xFF)
	default:
		items = t.frame(items, t.skin.Glow, t.runRect(cards).Min, tint)
	}
	to := m.To
	if to == engine.FoundationPile {
		to = engine.FoundationOf(card.Suit())
	}
	return t.frame(items, t.skin.Glow, t.topRect(to).Min, tint)
}
