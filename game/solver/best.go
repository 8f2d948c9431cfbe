package solver

import "agnes/game/engine"

// best is a best-first search: it keeps the positions that it has reached but
// not yet looked at, and goes on with the one that looks nearest to a win. It
// finds most lines that win quickly; it is no cheaper than a depth-first search
// for a proof that there is none.
type best struct {
	root  position // where it began
	pos   *position
	short shortcuts
	table *table
	nodes []*[nodeChunk]node
	used  int32
	// buckets[h] is the first of the list of positions yet to be looked at with
	// estimate h; 0 ends it. The last put in comes out first.
	buckets [maxEstimate]int32
	lowest  int
	states  int
	moves   []move
	trail   []undo
	weights weights
	budget  *budget
}

// node is a position that was reached: its key in full, and how it was reached.
type node struct {
	key    key
	parent int32 // the position before; 0 for none
	next   int32 // in the bucket
	move   move
}

const (
	nodeChunk   = 256
	nodeBytes   = 48
	maxEstimate = 1024
)

func newBest(p *position, short shortcuts, b *budget) *best {
	return &best{root: *p, pos: p, short: short, table: newTable(p.keyWords(), b), used: 1, weights: p.weights(), budget: b}
}

func (s *best) node(i int32) *node { return &s.nodes[i/nodeChunk][i%nodeChunk] }

// run goes on until so many states more have been looked at.
func (s *best) run(states int) outcome {
	if s.used == 1 {
		s.trail = s.pos.settle(s.trail, s.short)
		if s.pos.missing == 0 { // won by settling alone
			return won
		}
		if o := s.reach(0, move{}); o != searching {
			return o
		}
	}
	for limit := s.states + states; s.states < limit; {
		for s.lowest < maxEstimate && s.buckets[s.lowest] == 0 {
			s.lowest++
		}
		if s.lowest == maxEstimate {
			return exhausted
		}
		i := s.buckets[s.lowest]
		s.buckets[s.lowest] = s.node(i).next
		if o := s.expand(i); o != searching {
			return o
		}
	}
	return searching
}

// expand looks at the positions that can be reached from one.
func (s *best) expand(i int32) outcome {
	s.pos.restore(&s.root, &s.node(i).key)
	if s.short.dead && s.pos.dead() {
		return searching
	}
	s.states++
	s.moves = s.pos.appendMoves(s.moves[:0], s.short)
	for _, m := range s.moves {
		owed := s.pos.owed
		s.trail = s.pos.step(m, s.short, s.trail[:0])
		o := s.reach(i, m)
		if o != searching {
			return o
		}
		for j := len(s.trail) - 1; j >= 0; j-- {
			s.pos.unmake(s.trail[j])
		}
		s.pos.owed = owed
	}
	return searching
}

// reach puts the position that was just reached by m from a parent in its
// bucket, if it is a new one.
func (s *best) reach(parent int32, m move) outcome {
	if s.pos.missing == 0 {
		s.line(parent, m)
		return won
	}
	var k key
	s.pos.key(&k, s.short.symmetry)
	switch s.table.add(&k) {
	case seen:
		return searching
	case noRoom:
		return outOfMemory
	}
	if s.pos.trie.full {
		return outOfMemory
	}
	if int(s.used/nodeChunk) >= len(s.nodes) {
		if !s.budget.take(nodeChunk * nodeBytes) {
			return outOfMemory
		}
		s.nodes = append(s.nodes, new([nodeChunk]node))
	}
	n := s.node(s.used)
	s.pos.key(&n.key, false)
	n.parent, n.move = parent, m
	h := s.pos.estimate(s.weights)
	n.next = s.buckets[h]
	s.buckets[h] = s.used
	s.lowest = min(s.lowest, h)
	s.used++
	return searching
}

// line sets trail to the whole way from the root to the win.
func (s *best) line(parent int32, last move) {
	moves := []move{last}
	for i := parent; s.node(i).parent != 0; i = s.node(i).parent {
		moves = append(moves, s.node(i).move)
	}
	p := s.root
	s.trail = p.settle(s.trail[:0], s.short)
	for i := len(moves) - 1; i >= 0; i-- {
		s.trail = p.step(moves[i], s.short, s.trail)
	}
}

// weights of an estimate, found by trying them on the oracle packs.
type weights struct {
	missing int // for each card that is not up
	stock   int // for each card in the stock
	space   int // taken off for each space
	untidy  int // for each point of untidiness of a column
	above   int // for each card that lies in a column above one that goes up next
}

func (p *position) weights() weights {
	if p.Stock == engine.ToReserve {
		return weights{missing: 4, stock: 0, space: 4, untidy: 4, above: 1}
	}
	return weights{missing: 3, stock: 3, space: 3, untidy: 3, above: 1}
}

// estimate is how far from a win the position looks; less is nearer.
func (p *position) estimate(w weights) int {
	h := w.missing*p.missing + w.stock*int(p.stock.n)
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 {
			h -= w.space
			continue
		}
		for j := int(col.n) - 2; j >= 0; j-- {
			if p.goesUp(col.cards[j] & cardBits) {
				h += w.above * (int(col.n) - 1 - j)
			}
		}
		h += w.untidy * int(p.trie.node(col.ids[col.n]).untidy)
	}
	return min(max(h, 0), maxEstimate-1)
}

// restore sets the position to the one whose unsorted key is k, which was
// reached from root.
func (p *position) restore(root *position, k *key) {
	ids := k.columns()
	p.up = [4]uint8{}
	out := uint64(0) // cards that are not on the foundations
	for i := range p.width {
		out |= p.restoreColumn(i, uint32(ids[i]))
	}
	rest := k[2] >> 26
	p.live = uint32(rest) & (1<<maxStock - 1)
	p.revealed, p.owed = uint8(rest>>28&0x7f), noCard
	if p.Reserve == engine.Open {
		p.owed, p.revealed = (p.revealed-1)&noCard, root.revealed
	}
	p.gathered = uint32(k[3]) & (1<<maxStock - 1)
	p.redealt = k[3]>>25&1 != 0
	out |= p.restoreStock(root, int(rest>>23&31))
	p.missing = 0
	for suit := range uint8(4) {
		n := uint8(0)
		for n < p.ranks && out>>makeCard(n, suit)&1 == 0 {
			n++
		}
		p.up[suit] = n
		p.missing += int(p.ranks - n)
	}
}

func (p *position) restoreColumn(i int, id uint32) (cards uint64) {
	col := &p.columns[i]
	if col.ids[col.n] == id {
		for _, c := range col.cards[:col.n] {
			cards |= 1 << (c & cardBits)
		}
		return cards
	}
	n := 0
	for at := id; at != 0; at = p.trie.node(at).parent {
		n++
	}
	col.n = uint8(n)
	all := n
	for at := id; at != 0; n-- {
		node := p.trie.node(at)
		col.ids[n], col.cards[n-1] = at, node.card
		cards |= 1 << (node.card & cardBits)
		at = node.parent
	}
	for n := range all {
		col.wants[n+1] = p.wants(col.cards[:n], col.cards[n], col.wants[n])
	}
	return cards
}

// restoreStock deals and gathers again as from root, leaving out the cards
// that are not live, until so many are left in the stock.
func (p *position) restoreStock(root *position, left int) (cards uint64) {
	p.piles, p.stock = root.piles, root.stock
	live := p.live
	if p.redealt && !root.redealt {
		for p.stock.n > 0 {
			p.dealRow()
		}
		p.keep(p.gathered)
		p.gather()
	}
	for int(p.stock.n) > left {
		p.dealRow()
	}
	p.keep(live)
	for _, c := range p.stock.cards[:p.stock.n] {
		cards |= 1 << c
	}
	for i := range p.piles {
		for _, c := range p.piles[i].cards[:p.piles[i].n] {
			cards |= 1 << c
		}
	}
	return cards
}

// dealRow deals a row to the reserve; of one to the columns, only takes it from
// the stock.
func (p *position) dealRow() {
	n := min(int(p.stock.n), p.width)
	for i := range n {
		c := p.stock.pop()
		if to := p.rowPlace(i, n); to >= reserve0 {
			p.piles[to-reserve0].push(c)
		}
	}
}

// keep leaves only the live cards in the reserve.
func (p *position) keep(live uint32) {
	for i := range p.piles {
		s := &p.piles[i]
		n := uint8(0)
		for _, c := range s.cards[:s.n] {
			if live&p.liveBit[c] != 0 {
				s.cards[n] = c
				n++
			}
		}
		s.n = n
	}
}
