package solver

import "agnes/game/engine"

// longLine is how many moves a line has at least for detours to be looked for,
// which takes milliseconds: shorter ones have few.
const longLine = 150

// shortened takes detours out of a line that wins: wherever one move leads to a
// position that the line reaches only later, that move takes the place of all
// between. A search that goes deep may shuttle cards for thousands of moves,
// which nobody would want to be shown.
//
// A position is told by 64 bits of its cards. Should two ever share them, or
// should anything else be wrong, the shorter line does not win, and the line
// stays as it was.
func shortened(start *engine.State, line []engine.Move) []engine.Move {
	last := make(map[uint64]int, len(line)+1)
	state := *start
	last[fingerprint(&state)] = 0
	var events []engine.Event
	for i, m := range line {
		state.Apply(m, events[:0])
		last[fingerprint(&state)] = i + 1
	}

	state = *start
	var short, moves []engine.Move
	for at := last[fingerprint(&state)]; at < len(line); {
		next, move := at+1, line[at]
		moves = state.Moves(moves[:0])
		for _, m := range moves {
			events, _ = state.Apply(m, events[:0])
			if i, ok := last[fingerprint(&state)]; ok && i > next {
				next, move = i, m
			}
			state.Revert(events)
		}
		if _, err := state.Apply(move, nil); err != nil {
			return line
		}
		short, at = append(short, move), next
	}
	if !state.Won() {
		return line
	}
	return short
}

// fingerprint is 64 bits of where the cards lie and which lie face down, by the
// hash of Fowler, Noll and Vo (FNV-1a).
func fingerprint(s *engine.State) uint64 {
	const offset, prime = 14695981039346656037, 1099511628211
	h := uint64(offset)
	add := func(n int) { h = (h ^ uint64(n)) * prime }
	pile := func(p engine.Place) {
		cards := s.Cards(p)
		add(len(cards)<<8 | s.FaceDown(p))
		for _, c := range cards {
			add(c.Index())
		}
	}
	for n := 1; n <= engine.Columns; n++ {
		pile(engine.Column(n))
	}
	for n := 1; n <= engine.ReservePiles; n++ {
		pile(engine.ReservePile(n))
		if s.Revealed(engine.ReservePile(n)) {
			add(1)
		}
	}
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		add(s.Len(engine.FoundationOf(suit)))
	}
	add(s.Len(engine.StockPile))
	add(s.RedealsLeft())
	return h
}
