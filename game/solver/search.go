package solver

// search is a depth-first search through the positions that can be reached
// from one, changing a single position in place and remembering those seen.
type search struct {
	walk
	table  *table
	frames []frame // the positions on the path
	states int     // positions expanded
	budget *budget
	charge int64 // bytes of the budget taken for trail, moves and frames
}

// outcome is what a search has found.
type outcome uint8

const (
	searching outcome = iota
	won
	exhausted
	doubtful // what the search takes for granted does not hold
	outOfMemory
	lineLost // won, but the line could not be told: see way
)

func newSearch(p *position, short shortcuts, b *budget) *search {
	return &search{
		walk:  newWalk(p, short),
		table: newTable(p.keyWords(short), b), budget: b,
	}
}

// run goes on until so many states more have been expanded.
func (s *search) run(states int) outcome {
	limit, pause := s.states+states, s.pause(states)
	if s.states == 0 && len(s.frames) == 0 {
		s.trail = s.pos.settle(s.trail, s.short)
		if o := s.enter(0); o != searching {
			return o
		}
	}
	for s.states < limit && s.passed < pause {
		if len(s.frames) == 0 {
			return exhausted
		}
		f := &s.frames[len(s.frames)-1]
		if f.next == f.end {
			s.goBack()
			continue
		}
		m := s.moves[f.next]
		f.next++
		if m.n&passes != 0 && f.inner < deepLoose {
			s.frames = append(s.frames, s.passThrough(m, f))
			continue
		}
		before := len(s.trail)
		var owed card
		s.trail, owed = s.pos.step(m, s.short, s.trail)
		if owed != noCard {
			if s.inDoubt() {
				return doubtful
			}
			s.frames = append(s.frames, s.owe(owed, m, before, f))
			continue
		}
		if o := s.enter(before); o != searching {
			return o
		}
	}
	return searching
}

// enter looks at the position that was just reached, and either puts it on the
// path or goes back to where the trail was so long.
func (s *search) enter(before int) outcome {
	if s.pos.missing == 0 {
		return won
	}
	var k key
	s.pos.key(&k, s.short)
	a := s.table.add(&k)
	if a == noRoom || s.pos.trie.full || !s.account() {
		return outOfMemory
	}
	if a == added && s.inDoubt() {
		return doubtful
	}
	if a == seen || s.short.has(useDead) && s.pos.dead() {
		s.backTo(before)
		return searching
	}
	s.states++
	start := len(s.moves)
	s.moves = s.pos.appendMoves(s.moves, s.short)
	s.moves = s.moves[:start+s.pos.enough(s.moves[start:], s.short)]
	s.frames = append(s.frames, s.frame(start, before))
	return searching
}

// goBack takes the position off the path.
func (s *search) goBack() {
	last := len(s.frames) - 1
	s.leave(&s.frames[last])
	s.frames = s.frames[:last]
	if last > 0 {
		s.moves = s.moves[:s.frames[last-1].end]
	}
}

// account charges the path's memory to the budget.
func (s *search) account() bool {
	const undoBytes, moveBytes, frameBytes = 7, 4, 16
	now := int64(cap(s.trail)*undoBytes + (cap(s.moves)+cap(s.inner))*moveBytes + cap(s.frames)*frameBytes)
	if now == s.charge {
		return true
	}
	ok := s.budget.take(now - s.charge)
	s.charge = now
	return ok
}
