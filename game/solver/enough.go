package solver

import (
	"math/bits"

	"agnes/game/engine"
)

// Often a few of a position's moves are enough: if the position can be won, so can one
// that one of them leads to (persistent sets: Godefroid, Partial-Order Methods for the
// Verification of Concurrent Systems, 1996; stubborn sets: Valmari, Stubborn sets for
// reduced state space generation, 1989). Where twins may exchange their tails, such
// moves are found as follows.
//
// A move there packs a card, with what lies on it, or it puts a card up; runs are split
// only for that. For either it takes a place. To pack d takes one on d's hosts, c and
// its twin. To put up c takes one on the same two: c's tail goes to the twin, or c
// itself was free. So of two twins that lie in runs at the ends of columns it is enough
// to know how many places they have: as many as there are of them, less the cards that
// lie on them. One that comes up later adds a place, which it takes again when it goes
// up; or if it comes up with a card on it, that card could be packed, and counts.
// Beside that, moves can only help each other: they uncover cards, and add places. And
// each is made once, but for the rank below the base: a card that was packed stays so
// until it goes up, and what is up stays there.
//
// Let T be a set of moves that can be made now, and B all that could be done before
// any of them: by the looser rules of dead.go, through all rows to come, but with the
// cards of T where they are. Suppose that each move of T still has a place after all
// moves of B that could take it. Now let S be a line that wins. All cards go up, so S
// moves a card of T at some time. We make that move of T first, and then what S made
// before it; there are places enough. If S put a card up that we have packed, it goes
// up from there; if it packed a card that we have put up, we leave that out. So we can
// win, too. That our line may be longer does no harm: no line comes back to where it
// was. Nor does it that a card from the reserve may be packed long before it is packed
// on: from where we are now, some line wins that keeps what owes asks for.
//
// Those of all moves that are not certain of a place are left out; and again, for the
// fewer are in T, the more can come before. What is left is enough, or nothing is. Then
// each of these is left out in turn, as long as something remains.
//
// Not in T can be what packs a card from the reserve that owes another: that is a
// promise about where in a line the move comes. Nor can what packs a card of the rank
// below the base, which may go to spaces, nor with a redeal to come what changes the
// rows. A deal takes no place, and may come before.
//
// Where a run would have to be packed on its own last card, there is a place that it
// cannot take. So S is followed in a game that is looser still, where runs may close on
// themselves: all that can be done there is a move, or a bite, or the search comes upon
// a position where it would have to bite and cannot, and trusts itself no longer (see
// rings).

// fewAreEnough reports whether the search looks for moves that are enough.
func (p *position) fewAreEnough(short shortcuts) bool {
	return short.has(useEnough) && p.tailsExchange(short) && p.WorryBack == engine.Off && (short.has(useRingless) || !p.ringPossible())
}

// fewInDoubt reports whether the search looks at few moves although a ring could make
// that a mistake.
func (p *position) fewInDoubt(short shortcuts) bool {
	return short.has(useRingless) && !short.has(useBold) && p.rings != nil && p.fewAreEnough(short)
}

// enough puts those of a position's moves first that are enough, and returns how
// many they are.
func (p *position) enough(moves []move, short shortcuts) int {
	if len(moves) < 2 || !p.fewAreEnough(short) {
		return len(moves)
	}
	t, ok := p.tails()
	if !ok {
		return len(moves)
	}
	var can deeds
	for _, m := range moves {
		switch {
		case m.part > 0:
			return len(moves)
		case m.from < foundation0:
			can = can.with(p.deedOf(m))
		}
	}
	s := sets{position: p, tails: t, can: can}
	best := s.least(p.apt(can))
	if best == (deeds{}) {
		return len(moves)
	}
	n := 0
	for i, m := range moves {
		if m.from < foundation0 && best.has(p.deedOf(m)) {
			moves[i], moves[n] = moves[n], m
			n++
		}
	}
	return n
}

// deeds is what moves do: a bit for each card that one packs, and for each that one
// puts up.
type deeds struct{ packs, ups uint64 }

func (d deeds) count() int { return bits.OnesCount64(d.packs) + bits.OnesCount64(d.ups) }

func (d deeds) with(e deeds) deeds { return deeds{d.packs | e.packs, d.ups | e.ups} }

func (d deeds) without(e deeds) deeds { return deeds{d.packs &^ e.packs, d.ups &^ e.ups} }

func (d deeds) and(e deeds) deeds { return deeds{d.packs & e.packs, d.ups & e.ups} }

func (d deeds) has(e deeds) bool { return e.without(d) == deeds{} }

// first is one of some deeds, an up if there is one.
func (d deeds) first() deeds {
	if d.ups != 0 {
		return deeds{ups: d.ups & -d.ups}
	}
	return deeds{packs: d.packs & -d.packs}
}

// deedOf is what a move does that comes from a column or the reserve. A split lets
// the card beneath go up.
func (p *position) deedOf(m move) deeds {
	c := p.head(m) & cardBits
	switch {
	case m.to == toUp:
		return deeds{ups: 1 << c}
	case m.from < reserve0 && p.splitsRun(m):
		at := p.where[c]
		return deeds{ups: 1 << p.columns[at.column].cards[at.below-1]}
	}
	return deeds{packs: 1 << c}
}

// apt is those deeds that may be part of sets.
func (p *position) apt(can deeds) deeds {
	can.packs &^= baseCards << (4 * (p.ranks - 1))
	for i := range p.piles {
		if s := &p.piles[i]; s.n > 0 {
			last := uint64(1) << s.top()
			switch {
			case p.Redeals > 0 && !p.redealt:
				can = can.without(deeds{last, last})
			case s.n == 1 && p.owes(i):
				can.packs &^= last
			}
		}
	}
	return can
}

// sets is for finding sets of deeds that are enough.
type sets struct {
	*position
	tails tails
	can   deeds // can be done now
	begun bool  // the position's relaxed is what could come before some set
}

// least is a part of a set that is enough, and is so no more when any one deed is left
// out; or nothing.
func (s *sets) least(set deeds) deeds {
	set = s.largest(set)
	for left := set; left != (deeds{}); {
		d := left.first()
		left = left.without(d)
		saved := s.relaxed
		if smaller := s.largest(set.without(d)); smaller != (deeds{}) {
			set = smaller
			left = left.and(set)
		} else {
			s.relaxed = saved
		}
	}
	return set
}

// largest is the largest part of a set that is enough, or nothing.
func (s *sets) largest(set deeds) deeds {
	before := s.can.without(set)
	for looked := false; set != (deeds{}); {
		less := s.sure(set, before)
		switch {
		case less != set:
			set, looked = less, false
			before = before.with(s.can.without(set))
		case looked:
			return set
		default:
			before, looked = s.possible(set), true
		}
	}
	return set
}

// sure is those of a set that have a place when others come before. A card that lies
// in a run has its place already; one that is to come up brings it.
func (s *sets) sure(set, before deeds) deeds {
	others := before.without(set)
	for packs := set.packs; packs != 0; packs &= packs - 1 {
		d := lowestBit(packs)
		hosts := s.hostsOf[d] &^ spaceBit
		by := deeds{others.packs & twins(d) &^ s.tails.on, others.ups & hosts & s.tails.runs}
		if by.count() >= s.places(lowestBit(hosts)) {
			set.packs &^= 1 << d
		}
	}
	for ups := set.ups; ups != 0; ups &= ups - 1 {
		c := lowestBit(ups)
		by := deeds{others.packs & s.guests[c] &^ s.tails.on, others.ups & twins(c) & s.tails.runs}
		left := s.places(c)
		switch {
		case s.tails.runs>>c&1 == 0 && others.packs>>c&1 == 0:
			continue // it takes none: nothing is ever packed on it
		case rankOf(c) == 0:
			// Those that lie on base-rank cards could go to spaces, and come back.
			by, left = deeds{packs: others.packs & s.guests[c]}, 0
		case s.tails.runs>>c&1 != 0:
			left--
		}
		if by.count() > left {
			set.ups &^= 1 << c
		}
	}
	return set
}

// twins is a card and its twin.
func twins(c card) uint64 { return 3 << (c &^ 1) }

// places is how many places there are on c and its twin, in runs.
func (s *sets) places(c card) int {
	return bits.OnesCount64(s.tails.runs&twins(c)) - bits.OnesCount64(s.tails.on&s.guests[c])
}

// possible is what could be done before any of a set: the one of the last call, or a
// part of it. With rows to come it begins anew, for by then it has dealt them.
func (s *sets) possible(set deeds) deeds {
	d := &s.relaxed
	if !s.begun || s.stock.n > 0 {
		d.begin(s.position)
		s.begun = true
	}
	d.still = set
	for !d.wins() && d.stock > 0 {
		d.deal()
	}
	return deeds{d.packed, d.up}
}
