package solver

import "agnes/game/engine"

// Two cards of one rank and colour are twins: they take the same guests. The
// tail of a card that lies in a run at the end of a column is what lies on it.
//
// Two positions that differ only in that twins have exchanged their tails are
// won or lost alike. The argument is that of splitsCanWait: whatever is played
// in the one can be played in the other, with the tails exchanged, until one of
// the twins goes up. Then its tail is empty in the one position, and in the
// other its twin's is: there the tail moves over first. So the search keeps one
// position of each such class.
//
// It is needed that splits can wait and that no tail can go to a space by
// itself: a space is like a twin that takes others, too. Where spaces take the
// rank below the base, the tails of base-rank cards could: these stay as they
// are, but such a run leaves its space for a base-rank card at once, since from
// there it can go back. A move that makes a twin's tail move over and the card
// beneath it go up is one step, or it would end in the class where it began.
// Where the exchange would make a ring, a position stays as it is.

// tailsExchange reports whether twins may exchange their tails.
func (p *position) tailsExchange(short shortcuts) bool {
	return short.tails && p.Space != engine.AnyRun && p.splitsCanWait(short)
}

// tails sets ids to the numbers that the columns would have if of two twins
// that both lie in runs at the ends of columns the one with the lower suit had
// the tail that begins with the lower card, no tail counting as the highest.
func (p *position) tails(ids *[maxColumns]uint64) {
	var next [maxCards]card // the first card of the tail, or noCard
	var head [maxColumns]uint8
	inRun, cards := uint64(0), 0
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 {
			continue
		}
		cards += int(col.n)
		above := noCard
		h := col.n - col.units[col.n]
		for j := int(col.n) - 1; j >= int(h); j-- {
			c := col.cards[j]
			inRun |= 1 << c
			next[c] = above
			above = c
		}
		head[i] = h
	}
	inRun &^= baseCards
	changed := false
	for twins := inRun & (inRun >> 1) & lowTwins; twins != 0; twins &= twins - 1 {
		low := lowestBit(twins)
		if next[low] > next[low+1] {
			next[low], next[low+1] = next[low+1], next[low]
			changed = true
		}
	}
	if !changed {
		return
	}
	exchanged := *ids
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 {
			continue
		}
		h := head[i]
		cards -= int(h) + 1
		id := col.ids[h+1]
		for c := next[col.cards[h]]; c != noCard; c = next[c] {
			id = p.trie.child(id, c)
			cards--
		}
		exchanged[i] = uint64(id)
	}
	if cards == 0 {
		*ids = exchanged
	}
}

// leaveSpace returns the move of a run from a space to a base-rank card. Tops is
// the last cards of the columns.
func (p *position) leaveSpace(tops uint64) (move, bool) {
	if tops&baseCards == 0 || p.OnBase == engine.Refused || p.Space != engine.BelowBase {
		return move{}, false
	}
	for i := range p.width {
		run := p.run(i)
		if len(run) == 0 || len(run) < int(p.columns[i].n) || rankOf(run[0]) != p.ranks-1 {
			continue
		}
		if hosts := p.hostsOf[run[0]] & tops &^ (1 << run[len(run)-1]) &^ spaceBit; hosts != 0 {
			return move{from: uint8(i), to: p.columnOf(lowestBit(hosts)), n: uint8(len(run))}, true
		}
	}
	return move{}, false
}

// safeExchange returns the move of a tail to a twin that lets the card beneath
// it go up, where that cannot do harm: of positions that are won or lost alike
// all put up the same. Tops is the last cards of the columns.
func (p *position) safeExchange(tops uint64, bold bool) (move, bool) {
	if p.nothingSafe(bold) {
		return move{}, false
	}
	twins := tops&lowTwins<<1 | tops>>1&lowTwins
	for set := twins & p.nextUp(); set != 0; set &= set - 1 {
		c := lowestBit(set)
		if !p.safe(c, bold) {
			continue
		}
		j := p.columnOf(c ^ 1)
		for i := range p.width {
			col := &p.columns[i]
			for k := int(col.n) - 2; i != int(j) && k >= int(col.n-col.units[col.n]); k-- {
				if col.cards[k] == c {
					return move{from: uint8(i), to: j, n: col.n - 1 - uint8(k)}, true
				}
			}
		}
	}
	return move{}, false
}
