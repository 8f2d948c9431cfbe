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
		if w.play(&w.at, nil, func() bool { return w.at.missing == 0 }) {
			return won
		}
		return lineLost
	}
	k := &w.node(w.ahead[n]).key
	w.ahead = w.ahead[:n]
	found := w.play(&w.at, nil, func() bool {
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
// with those that loosen before it; some have been made already.
func (s *best) play(p *position, loosened []move, found func() bool) bool {
	before, owed := len(s.trail), p.owed
	for _, m := range p.appendAfter(nil, loosened, s.short) {
		if m.n&loosens != 0 && len(loosened) < deepLoose {
			if s.play(p, append(loosened, p.loosen(m, &s.trail)), found) {
				return true
			}
		} else if s.trail = p.step(m, s.short, s.trail); found() {
			return true
		}
		for len(s.trail) > before {
			p.unmake(s.trail[len(s.trail)-1])
			s.trail = s.trail[:len(s.trail)-1]
		}
		p.owed = owed
	}
	return false
}
