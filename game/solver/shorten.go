package solver

import "agnes/game/engine"

// longLine is how many moves a line has at least for detours to be looked for,
// which takes milliseconds: shorter ones have few.
const longLine = 150

// shortening takes detours out of a line that wins, a step at a time: wherever
// one move leads to a position that the line reaches only later, that move takes
// the place of all between. A search that goes deep may shuttle cards for
// thousands of moves, which nobody would want to be shown.
//
// A position is told by 64 bits of its cards. Should two ever share them, or
// should anything else be wrong, the shorter line does not win, and the line
// stays as it was.
type shortening struct {
	line   []engine.Move
	last   map[uint64]int // how many moves of the line lead to a position at last
	state  engine.State
	at     int // moves of the line that are done with
	short  []engine.Move
	moves  []engine.Move
	events []engine.Event
}

func newShortening(start *engine.State, line []engine.Move) *shortening {
	s := &shortening{line: line, last: make(map[uint64]int, len(line)+1), state: *start}
	s.last[fingerprint(&s.state)] = 0
	for i, m := range line {
		s.state.Apply(m, s.events[:0])
		s.last[fingerprint(&s.state)] = i + 1
	}
	s.state = *start
	s.at = s.last[fingerprint(&s.state)]
	return s
}

// step finds the next move of the shorter line. It returns the line when that
// is done, and else nil.
func (s *shortening) step() []engine.Move {
	if s.at == len(s.line) {
		if !s.state.Won() {
			return s.line
		}
		return s.short
	}
	next, move := s.at+1, s.line[s.at]
	s.moves = s.state.Moves(s.moves[:0])
	for _, m := range s.moves {
		s.events, _ = s.state.Apply(m, s.events[:0])
		if i, ok := s.last[fingerprint(&s.state)]; ok && i > next {
			next, move = i, m
		}
		s.state.Revert(s.events)
	}
	if _, err := s.state.Apply(move, nil); err != nil {
		return s.line
	}
	s.short, s.at = append(s.short, move), next
	return nil
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
