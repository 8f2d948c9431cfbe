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
//
// So in a key runs are left out: it tells the columns up to the first cards of the
// runs at their ends, the heads. All other cards of columns are in these runs, each
// on the card, or one of the two, that takes it; and what is up is told, so that it
// follows which cards these are.

// tailsExchange reports whether twins may exchange their tails.
func (p *position) tailsExchange(short shortcuts) bool {
	return short.has(useTails) && p.Space != engine.AnyRun && p.splitsCanWait(short)
}

// tails is how the cards of runs at the ends of columns lie on each other, but for
// exchanges: of two twins the one with the lower suit has the tail that begins with
// the lower card, and if there is one only, has that.
type tails struct {
	runs uint64 // all cards of the runs
	on   uint64 // of them, those that lie on others of them
	// onBase is, for each colour, the card on the base-rank card of its first suit,
	// or noCard.
	onBase [2]card
}

// tails is those of the position. It reports whether they lie so.
func (p *position) tails() (t tails, ok bool) {
	t.runs = p.runs()
	t.on = t.runs
	for i := range p.width {
		if col := &p.columns[i]; col.n > 0 {
			t.on &^= 1 << (col.head() & cardBits)
		}
	}
	for i := range t.onBase {
		t.onBase[i] = noCard
		if base := card(2 * i); t.runs>>base&1 != 0 {
			t.onBase[i] = p.on(base)
		}
	}
	return t, !p.closes(t.runs) || p.lieIn(&t)
}

// lieIn reports whether all cards of runs lie in the columns when they lie as the
// tails do: else some would make a ring.
func (p *position) lieIn(t *tails) bool {
	left := t.on
	for i := range p.width {
		col := &p.columns[i]
		if col.n == 0 {
			continue
		}
		for c := p.next(t, col.head()); c != noCard; c = p.next(t, c) {
			left &^= 1 << c
		}
	}
	return left == 0
}

// next is the card that lies on c, or noCard.
func (g *game) next(t *tails, c card) card {
	guests := g.guests[c] & t.on
	switch {
	case rankOf(c) == 0 && c&1 == 0:
		return t.onBase[c/2]
	case rankOf(c) == 0:
		guests &^= 1 << t.onBase[c/2]
	case c&1 != 0 && t.runs>>(c^1)&1 != 0:
		guests &= guests - 1
	}
	if guests == 0 {
		return noCard
	}
	return lowestBit(guests)
}

// on is the card that lies on c, in a column, or noCard.
func (p *position) on(c card) card {
	at := p.where[c]
	if col := &p.columns[at.column]; at.below+1 < col.n {
		return col.cards[at.below+1]
	}
	return noCard
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
		i, tail := p.tailOf(c)
		if j := p.columnOf(c ^ 1); tail > 0 && i != j && p.safe(c, bold) {
			return move{from: i, to: j, n: tail}, true
		}
	}
	return move{}, false
}

// tailOf is where c lies in a run at the end of a column, and how many cards lie on it;
// none if it lies elsewhere.
func (p *position) tailOf(c card) (column, n uint8) {
	at := p.where[c]
	col := &p.columns[at.column]
	if at.below >= col.n || col.cards[at.below] != c || at.below < col.n-col.units[col.n] {
		return at.column, 0
	}
	return at.column, col.n - 1 - at.below
}
