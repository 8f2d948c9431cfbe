package solver

// line sets trail to a way from the root to a win that is one move from a node.
// The nodes on the way to it stand for classes of positions that are won or lost
// alike, and a move from one need not be legal in another of its class; so the
// way is played from the root, through the same classes. It reports whether
// there is one.
func (s *best) line(last int32) bool {
	var path []int32
	for i := last; i != 0; i = s.node(i).parent {
		path = append(path, i)
	}
	p := s.root
	s.trail = p.settle(s.trail[:0], s.short)
	for i := len(path) - 2; i >= 0; i-- {
		k := &s.node(path[i]).key
		found := s.play(&p, nil, func() bool {
			var reached key
			p.key(&reached, s.short)
			return reached == *k
		})
		if !found {
			return false
		}
	}
	return s.play(&p, nil, func() bool { return p.missing == 0 })
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
