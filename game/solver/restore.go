package solver

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
	p.revealed = uint8(rest >> 28 & 0x7f)
	p.gathered = uint32(k[3]) & (1<<maxStock - 1)
	p.redealt = k[3]&keyRedealt != 0
	out |= p.restoreStock(root, int(rest>>23&31))
	if k[3]&keyTails != 0 {
		out |= p.restoreTails(k, p.pack&^out)
	}
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
	n := uint8(0)
	if id != 0 {
		n = p.trie.node(id).depth
	}
	for k, at := n, id; at != 0; k-- {
		if k <= col.n && col.ids[k] == at {
			break
		}
		node := p.trie.node(at)
		col.ids[k], col.cards[k-1], col.wants[k], col.units[k], col.runs[k] = at, node.card, node.wants, node.unit, node.run
		at = node.parent
	}
	col.n = n
	for k, c := range col.cards[:n] {
		c &= cardBits
		cards |= 1 << c
		p.where[c] = spot{uint8(i), uint8(k)}
	}
	return cards
}

// restoreTails puts the cards of runs on their heads, which end the columns, and
// returns which they are: those of others that are not up.
func (p *position) restoreTails(k *key, others uint64) (cards uint64) {
	t := tails{on: others}
	for suit := range p.up {
		n := k[3] >> (upShift + 4*suit) & 15
		t.on &^= (1<<(4*n) - 1) & suitMask << suit
	}
	t.runs = t.on | p.tops()
	for i := range t.onBase {
		t.onBase[i] = noCard
		if n := k[3] >> (baseShift + 2*i) & 3; n > 0 {
			t.onBase[i] = lowestBit(p.guests[2*i])&^1 | card(n-1)
		}
	}
	for i := range p.width {
		if p.columns[i].n == 0 {
			continue
		}
		for c := p.next(&t, p.columns[i].top()); c != noCard; c = p.next(&t, c) {
			p.pushColumn(i, c)
		}
	}
	return t.on
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
	p.lookAtPiles()
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
