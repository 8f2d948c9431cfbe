package solver

// way is the way from where a best-first search began to the win that it found.
// The nodes on it stand for classes of positions that are won or lost alike,
// and a move from one need not be legal in another of its class; so it is played
// from the beginning, a step at a time, through the same classes.
type way struct {
	*best
	at    position
	ahead []int32 // the nodes that the way goes through, the next one last
}

// way is the way to the win that was found. It takes the search's trail.
func (s *best) way() *way {
	w := &way{best: s, at: s.root}
	if s.last == 0 {
		return w // the trail is the way
	}
	for i := s.last; s.node(i).parent != 0; i = s.node(i).parent {
		w.ahead = append(w.ahead, i)
	}
	s.trail = w.at.settle(s.trail[:0], s.short)
	return w
}

// step goes on to the next class: searching is that there is more to go.
func (w *way) step() outcome {
	if w.last == 0 {
		return won
	}
	n := len(w.ahead) - 1
	if n < 0 {
		if w.play(&w.at, func() bool { return w.at.missing == 0 }) {
			return won
		}
		return lineLost
	}
	k := &w.node(w.ahead[n]).key
	w.ahead = w.ahead[:n]
	found := w.play(&w.at, func() bool {
		var reached key
		w.at.key(&reached, w.short)
		return reached == *k
	})
	if !found {
		return lineLost
	}
	return searching
}

// play makes the first move after which the position is the one looked for,
// with those that have to come before it.
func (s *best) play(p *position, found func() bool) bool {
	return s.tryAll(p.appendMoves(nil, s.short), nil, p, found)
}

// tryAll does so with some moves of a position that is not kept, but reached by
// moves that were passed through, or by one that owes another.
func (s *best) tryAll(moves, passed []move, p *position, found func() bool) bool {
	before := len(s.trail)
	for _, m := range moves {
		if m.n&passes != 0 && len(passed) < deepLoose {
			after := append(passed, p.pass(m, &s.trail))
			if s.tryAll(p.appendAfter(nil, after, s.short), after, p, found) {
				return true
			}
		} else {
			var owed card
			s.trail, owed = p.step(m, s.short, s.trail)
			if found() || owed != noCard && s.tryAll(p.appendOwed(nil, owed, s.short), nil, p, found) {
				return true
			}
		}
		for len(s.trail) > before {
			p.unmake(s.trail[len(s.trail)-1])
			s.trail = s.trail[:len(s.trail)-1]
		}
	}
	return false
}
