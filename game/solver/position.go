package solver

import "agnes/game/engine"

// Places are numbered as the engine's, from 0: columns 0 to 6, reserve piles
// 7 to 15, foundations as a source 16 to 19, foundations as a target, stock.
const (
	maxColumns  = engine.Columns
	reserve0    = maxColumns
	maxPiles    = engine.ReservePiles
	foundation0 = reserve0 + maxPiles
	toUp        = foundation0 + engine.Suits
	stockPlace  = toUp + 1
	nowhere     = 255
)

// maxStock is how many cards the stock and the reserve hold together at most.
const maxStock = 23

// move is a move of the search. A deal comes from the stock, a redeal goes to it.
type move struct {
	from, to, n uint8
	part        uint8 // of a bite, 0 of any other move: see appendBite
}

var (
	dealMove   = move{from: stockPlace, to: nowhere}
	redealMove = move{from: nowhere, to: stockPlace}
)

// undo is a move that was made, with what is needed to take it back.
type undo struct {
	move
	card     card // the card that went up
	turned   bool // a card was turned up by it
	revealed bool // a reserve pile was revealed by it
}

// position is where every card lies: changed in place by make, and put back
// by unmake.
type position struct {
	*game
	columns [maxColumns]column
	piles   [maxPiles]stack
	// reserve has a bit for the last card of each pile.
	reserve uint64
	stock   stack // the next card to deal lies last
	up      [engine.Suits]uint8
	missing int            // cards not yet on the foundations
	where   [maxCards]spot // of each card in a column

	revealed uint8 // reserve piles that a space has revealed
	redealt  bool  // no redeal is left
	// live has a bit for each card that still lies in the stock or the reserve,
	// numbered by liveBit; gathered is what it was at the redeal.
	live, gathered uint32
	liveBit        [maxCards]uint32
	beforeRedeal   [maxPiles]stack

	trie      *trie
	relaxed   relaxed           // for dead
	spaceList [maxColumns]uint8 // for spaces
	passed    []move            // for passLast
	last      []move            // for lastOf
}

// column is a column: its cards, the deepest first, and for each of them the
// trie's number of the column up to it.
type column struct {
	n     uint8
	cards [maxCards]card
	ids   [maxCards + 1]uint32 // ids[n] is the whole column; ids[0] is empty
	wants [maxCards + 1]uint64 // see wantsOn
	units [maxCards + 1]uint8  // cards in the unit that ends there: see adjoins
	runs  [maxCards + 1]uint64 // a bit for each of these cards
}

// spot is a place in a column: the cards below it are so many.
type spot struct{ column, below uint8 }

func (c *column) top() card { return c.cards[c.n-1] }

// head is the first card of the unit that ends the column.
func (c *column) head() card { return c.cards[c.n-c.units[c.n]] }

// stack is a reserve pile or the stock.
type stack struct {
	n     uint8
	cards [maxStock]card
}

func (s *stack) push(c card) {
	s.cards[s.n] = c
	s.n++
}

func (s *stack) pop() card {
	s.n--
	return s.cards[s.n]
}

func (s *stack) top() card { return s.cards[s.n-1] }

// cut takes away c and all that lies on it, and reports whether it lay there.
func (s *stack) cut(c card) bool {
	for i, b := range s.cards[:s.n] {
		if b == c {
			s.n = uint8(i)
			return true
		}
	}
	return false
}

// newPosition translates a state of the engine, to be played by rules r.
func newPosition(s *engine.State, r engine.Rules, b *budget) *position {
	base := s.BaseCard()
	g := newGame(r, 13, engine.Columns, fromSuit[base.Suit()])
	p := &position{game: g, trie: newTrie(g, b)}
	for i := range p.columns {
		place := engine.Column(i + 1)
		faceDown := s.FaceDown(place)
		for j, c := range s.Cards(place) {
			b := fromCard(c, base.Rank())
			if j < faceDown {
				b |= down
			}
			p.pushColumn(i, b)
		}
	}
	for i := range p.piles {
		place := engine.ReservePile(i + 1)
		for _, c := range s.Cards(place) {
			p.piles[i].push(fromCard(c, base.Rank()))
		}
		if p.Reserve == engine.Hidden && i < maxColumns && s.Revealed(place) {
			p.revealed |= 1 << i
		}
	}
	for i := s.Len(engine.StockPile) - 1; i >= 0; i-- {
		p.stock.push(fromCard(s.StockCard(i), base.Rank()))
	}
	for i := range p.up {
		p.up[i] = uint8(s.Len(engine.FoundationOf(toSuit[i])))
	}
	p.redealt = s.RedealsLeft() == 0
	p.count()
	return p
}

// count sets what follows from where the cards lie.
func (p *position) count() {
	p.missing = p.cards
	for _, n := range p.up {
		p.missing -= int(n)
	}
	bit := uint32(1)
	mark := func(s *stack) {
		for _, c := range s.cards[:s.n] {
			p.liveBit[c] = bit
			p.live |= bit
			bit <<= 1
		}
	}
	for i := range p.piles {
		mark(&p.piles[i])
	}
	mark(&p.stock)
	p.lookAtPiles()
}

// lookAtPiles sets reserve after piles have changed.
func (p *position) lookAtPiles() {
	p.reserve = 0
	for i := range p.piles {
		if s := &p.piles[i]; s.n > 0 {
			p.reserve |= 1 << s.top()
		}
	}
}

// take takes the last card of a pile; giveBack puts it back.
func (p *position) take(pile uint8) card {
	s := &p.piles[pile]
	c := s.pop()
	p.reserve &^= 1 << c
	if s.n > 0 {
		p.reserve |= 1 << s.top()
	}
	p.live ^= p.liveBit[c]
	return c
}

func (p *position) giveBack(pile uint8, c card) {
	s := &p.piles[pile]
	if s.n > 0 {
		p.reserve &^= 1 << s.top()
	}
	s.push(c)
	p.reserve |= 1 << c
	p.live ^= p.liveBit[c]
}

// columnOf is the column that c lies in.
func (p *position) columnOf(c card) uint8 { return p.where[c].column }

// pileOf is the reserve pile whose last card is c.
func (p *position) pileOf(c card) int {
	i := 0
	for p.piles[i].n == 0 || p.piles[i].top() != c {
		i++
	}
	return i
}

func (p *position) pushColumn(i int, c card) {
	col := &p.columns[i]
	col.cards[col.n] = c
	id := p.trie.child(col.ids[col.n], c)
	node := p.trie.node(id)
	col.n++
	col.ids[col.n], col.wants[col.n], col.units[col.n], col.runs[col.n] = id, node.wants, node.unit, node.run
	p.where[c&cardBits] = spot{uint8(i), col.n - 1}
}

// putBack is pushColumn of a card that lay there before: mostly what is known
// about the column with it is still there.
func (p *position) putBack(i int, c card) {
	col := &p.columns[i]
	if id := col.ids[col.n+1]; id != 0 {
		if node := p.trie.node(id); node.card == c && node.parent == col.ids[col.n] {
			p.where[c&cardBits] = spot{uint8(i), col.n}
			col.cards[col.n] = c
			col.n++
			return
		}
	}
	p.pushColumn(i, c)
}

// hiddenPile reports whether reserve pile i waits for its column to become a space.
func (p *position) hiddenPile(i int) bool {
	return p.Reserve == engine.Hidden && i < maxColumns && p.revealed>>i&1 == 0
}

// rowPlace is where card i, from 0, of a row of n is dealt.
func (p *position) rowPlace(i, n int) int {
	switch {
	case p.Stock == engine.ToColumns && p.Rows == engine.FromRight:
		return p.width - 1 - i
	case p.Stock == engine.ToColumns:
		return i
	case n <= 2 && p.LastTwo == engine.OnOwn:
		return reserve0 + maxColumns + i
	}
	return reserve0 + i
}

// make makes a legal move.
func (p *position) make(m move) undo {
	u := undo{move: m}
	switch {
	case m.from < reserve0:
		p.makeFromColumn(&u)
	case m.from < foundation0:
		c := p.take(m.from - reserve0)
		if m.to == toUp {
			u.card = c
			p.up[suitOf(c)]++
			p.missing--
		} else {
			p.pushColumn(int(m.to), c)
		}
	case m.from < toUp:
		suit := m.from - foundation0
		p.up[suit]--
		p.missing++
		p.pushColumn(int(m.to), makeCard(p.up[suit], suit))
	case m.from == stockPlace:
		u.n = p.deal()
	default:
		p.redeal()
	}
	return u
}

func (p *position) makeFromColumn(u *undo) {
	from := &p.columns[u.from]
	if u.to == toUp {
		from.n--
		u.card = from.cards[from.n]
		p.up[suitOf(u.card)]++
		p.missing--
	} else {
		from.n -= u.n
		for i := from.n; i < from.n+u.n; i++ {
			p.pushColumn(int(u.to), from.cards[i])
		}
	}
	if from.n == 0 {
		if p.hiddenPile(int(u.from)) {
			p.revealed |= 1 << u.from
			u.revealed = true
		}
		return
	}
	if c := from.top(); c&down != 0 {
		from.n--
		p.pushColumn(int(u.from), c&^down)
		u.turned = true
	}
}

func (p *position) deal() uint8 {
	n := min(int(p.stock.n), p.width)
	for i := range n {
		to := p.rowPlace(i, n)
		c := p.stock.pop()
		if to < reserve0 {
			p.live ^= p.liveBit[c]
			p.pushColumn(to, c)
		} else {
			p.piles[to-reserve0].push(c)
		}
	}
	p.lookAtPiles()
	return uint8(n)
}

// redeal gathers the reserve, pile 1's lowest card to be dealt first.
func (p *position) redeal() {
	p.beforeRedeal = p.piles
	p.gathered = p.live
	p.redealt = true
	p.gather()
}

func (p *position) gather() {
	for i := maxPiles - 1; i >= 0; i-- {
		for p.piles[i].n > 0 {
			p.stock.push(p.piles[i].pop())
		}
	}
	p.reserve = 0
}

// unmake takes back the last move made.
func (p *position) unmake(u undo) {
	switch {
	case u.from < reserve0:
		p.unmakeFromColumn(u)
	case u.from < foundation0:
		c := u.card
		if u.to == toUp {
			p.up[suitOf(c)]--
			p.missing++
		} else {
			col := &p.columns[u.to]
			col.n--
			c = col.cards[col.n]
		}
		p.giveBack(u.from-reserve0, c)
	case u.from < toUp:
		p.columns[u.to].n--
		p.up[u.from-foundation0]++
		p.missing--
	case u.from == stockPlace:
		p.undeal(int(u.n))
	default:
		p.piles = p.beforeRedeal
		p.lookAtPiles()
		p.stock.n = 0
		p.gathered = 0
		p.redealt = false
	}
}

func (p *position) unmakeFromColumn(u undo) {
	from := &p.columns[u.from]
	if u.turned {
		from.n--
		p.putBack(int(u.from), from.cards[from.n]|down)
	}
	if u.revealed {
		p.revealed &^= 1 << u.from
	}
	if u.to == toUp {
		p.up[suitOf(u.card)]--
		p.missing++
		p.putBack(int(u.from), u.card)
		return
	}
	to := &p.columns[u.to]
	to.n -= u.n
	for i := to.n; i < to.n+u.n; i++ {
		p.putBack(int(u.from), to.cards[i])
	}
}

func (p *position) undeal(n int) {
	for i := n - 1; i >= 0; i-- {
		to := p.rowPlace(i, n)
		var c card
		if to < reserve0 {
			col := &p.columns[to]
			col.n--
			c = col.cards[col.n]
			p.live ^= p.liveBit[c]
		} else {
			c = p.piles[to-reserve0].pop()
		}
		p.stock.push(c)
	}
	p.lookAtPiles()
}
