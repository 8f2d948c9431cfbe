package solver

// after is after which kind of move a position was reached.
//
// The test for dead positions takes a third of a search's time. After most kinds
// of moves it says yes half of the time and saves more than it takes; after
// others hardly ever: a card that comes from the reserve, or that could move on
// at once, keeps nothing else from moving. Which these are depends on the rules
// and the deal, so the search counts. The test only saves time: to leave it out
// is never wrong.
type after uint8

const (
	afterNothing after = iota
	afterInner         // a move from a position that was passed through
	afterDeal
	afterUp
	afterMore // a move from which others followed, or one that is none of these
	afterPacking
	afterPackingFreely // the card could go to yet another place
	afterReserve
	afterReserveFreely
	afters
)

// tests counts tests for dead positions: how many were made, how many said so,
// and how many have been left out since.
type tests struct{ made, dead, leftOut int }

const (
	// Tests are left out if of so many at least, less than one of sparseTests
	// has said that a position is dead; but now and then one is made.
	firstTests  = 64
	sparseTests = 16
	leaveOut    = 8
)

// worthwhile reports whether the next test is to be made.
func (t *tests) worthwhile() bool {
	return t.made < firstTests || t.dead*sparseTests >= t.made || t.leftOut >= leaveOut
}

// dead reports whether node i, the position that was just reached, is known to
// be dead.
func (s *best) dead(i int32) bool {
	if !s.short.has(useDead) {
		return false
	}
	t := &s.tests[s.after[i]]
	if !t.worthwhile() {
		t.leftOut++
		return false
	}
	t.leftOut = 0
	t.made++
	if !s.pos.dead() {
		return false
	}
	t.dead++
	return true
}

// kindOf is the kind of the move m of a frame, which the trail has from before on.
func (s *best) kindOf(f *bestFrame, m move, before int) after {
	switch {
	case f.inner > 0:
		return afterInner
	case m.from == stockPlace:
		return afterDeal
	case m.to == toUp:
		return afterUp
	case m.to >= reserve0 || len(s.trail) > before+1:
		return afterMore
	}
	kind := afterPacking
	if m.from >= reserve0 {
		kind = afterReserve
	}
	to := &s.pos.columns[m.to]
	if s.pos.hostsOf[to.cards[to.n-m.n]]&s.pos.tops() != 0 {
		kind++
	}
	return kind
}
