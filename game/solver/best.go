package solver

// best is a best-first search: it keeps the positions that it has reached but
// not yet looked at, and goes on with one that looks nearer to a win than
// others do. It finds most lines that win quickly, and proves that there is
// none when nothing is left to be looked at.
//
// A position just before a deal cannot be measured against one just after it.
// So positions are kept apart by how many rows are still in the stock, and the
// search takes turns among these; and since an estimate can be wrong for long,
// it takes turns between the position that looks nearest and positions of every
// other estimate (after Xie, Müller, Holte and Imai, Type-based exploration
// with multiple search queues, 2014).
type best struct {
	walk
	root  position // where it began
	nodes []*[nodeChunk]node
	// dealt has a bit for each node whose deal is known to be needless: see
	// dealWaits.
	dealt  []uint64
	after  []after       // of each node, the kind of move that led to it first
	tests  [afters]tests // after each kind of move
	used   int32
	last   int32              // the node before the win
	index  index              // of the nodes by key
	queues [maxRows + 1]queue // by the rows left in the stock
	turn   int
	states int
	late   lateList
	unsure lateList    // positions with bites that the rules do not allow as they are
	path   []bestFrame // the positions that are being looked at, each reached from the one before
	dive   int         // how many more may be put on the path before it is left
	budget *budget
}

// lateList is positions some moves of which were put off: see hurry, and
// appendBites. The first put in comes out first.
type lateList struct{ first, last int32 }

// lateTurns is how often a position is taken from the queues before one of those
// with moves put off.
const lateTurns = 8

// bestFrame is a position on the path.
type bestFrame struct {
	frame
	node int32
	few  bool // not all of its moves are looked at: see enough
}

// diveStates is how many positions are looked at one below the other, without
// the queue: to set up one that is taken from it takes as long as several moves.
const diveStates = 40

// queue is positions yet to be looked at.
type queue struct {
	// buckets[h] is the first of the list of those with estimate h; 0 ends it.
	// The last put in comes out first.
	buckets [maxEstimate]int32
	lowest  int // no bucket before it has any
	end     int // nor has this one or any after it
	wide    int // where the next position of any estimate is taken from
}

// maxRows is how many rows a stock has at most, those of a redeal included.
const maxRows = 4

// widely is how often a queue gives the position that looks nearest before it
// gives one of any other estimate.
const widely = 3

// node is a position that was reached, or one that is won or lost alike: its
// key, and from where it was reached.
type node struct {
	key    key
	parent int32 // the position before; 0 for none
	next   int32 // in the bucket
}

const (
	nodeChunk   = 256
	nodeBytes   = 43 // with what dealt and after have of it, and room for these to grow
	maxEstimate = 1024
)

func newBest(p *position, short shortcuts, b *budget) *best {
	s := &best{
		walk: newWalk(p, short), root: *p, used: 1, budget: b,
	}
	s.index.budget = b
	return s
}

func (s *best) node(i int32) *node { return &s.nodes[i/nodeChunk][i%nodeChunk] }

// run goes on until so many states more have been looked at.
func (s *best) run(states int) outcome {
	if s.used == 1 {
		s.trail = s.pos.settle(s.trail, s.short)
		i, o := s.reach(&bestFrame{}, 0)
		if o != searching {
			return o
		}
		s.push(i)
	}
	for limit, pause := s.states+states, s.pause(states); s.states < limit && s.passed < pause; {
		o := searching
		if len(s.path) > 0 {
			o = s.goOn()
		} else if i, from := s.pick(); i != 0 {
			s.pos.restore(&s.root, &s.node(i).key)
			s.trail, s.moves, s.dive = s.trail[:0], s.moves[:0], diveStates
			if from != nil {
				s.openLate(i, from)
			} else {
				o = s.open(i, 0)
			}
		} else {
			return exhausted
		}
		if o != searching {
			return o
		}
	}
	return searching
}

// pick takes out the position to be looked at next, or returns 0. It may be one
// for its moves that were put off: then it comes from a list.
func (s *best) pick() (i int32, from *lateList) {
	s.turn++
	if s.turn%lateTurns == 0 && s.late.first != 0 {
		return s.pickFrom(&s.late)
	}
	for k := range s.queues {
		q := &s.queues[(s.turn+k)%len(s.queues)]
		if h := q.pick(s.turn/len(s.queues)%widely == 0); h >= 0 {
			i := q.buckets[h]
			q.buckets[h] = s.node(i).next
			return i, nil
		}
	}
	if s.late.first != 0 {
		return s.pickFrom(&s.late)
	}
	return s.pickFrom(&s.unsure)
}

func (s *best) pickFrom(list *lateList) (int32, *lateList) {
	i := list.first
	if i != 0 {
		list.first = s.node(i).next
	}
	return i, list
}

// putOff keeps a position for its moves that are put off.
func (s *best) putOff(i int32, list *lateList) {
	s.node(i).next = 0
	if list.first == 0 {
		list.first = i
	} else {
		s.node(list.last).next = i
	}
	list.last = i
}

// pick returns the bucket to take from: the lowest, or the next in turn. It is
// −1 when all are empty.
func (q *queue) pick(wide bool) int {
	for q.lowest < q.end && q.buckets[q.lowest] == 0 {
		q.lowest++
	}
	if q.lowest >= q.end {
		return -1
	}
	if !wide {
		return q.lowest
	}
	h := max(q.lowest, q.wide)
	for h < q.end && q.buckets[h] == 0 {
		h++
	}
	if h >= q.end {
		h = q.lowest
	}
	q.wide = h + 1
	return h
}

// open puts on the path the position that was just reached, unless it is lost.
// The trail was so long before the moves that led to it.
func (s *best) open(i int32, before int) outcome {
	if s.inDoubt() {
		return doubtful
	}
	if s.dead(i) {
		s.backTo(before)
		return searching
	}
	start := len(s.moves)
	s.appendMoves(i)
	n := len(s.moves) - start
	if n == 0 {
		s.backTo(before)
		return searching
	}
	enough := s.pos.enough(s.moves[start:], s.short)
	if enough < n {
		s.moves = s.moves[:start+enough]
	} else if now, rest := s.first(start); now < n {
		s.moves = s.moves[:start+now]
		s.putOff(i, rest)
	}
	s.states++
	s.path = append(s.path, bestFrame{s.frame(start, before), i, enough < n})
	return searching
}

// first puts last those of the moves from start on that are to be looked at
// later, returns how many the others are, and where to keep the position.
func (s *best) first(start int) (now int, rest *lateList) {
	moves := s.moves[start:]
	if now = sureFirst(moves); now < len(moves) || !s.short.has(useHurry) {
		return now, &s.unsure
	}
	return s.pos.hurry(moves), &s.late
}

// appendMoves appends the moves of the position, which is node i.
func (s *best) appendMoves(i int32) {
	start := len(s.moves)
	s.moves = s.pos.appendMoves(s.moves, s.short)
	if last := len(s.moves) - 1; s.dealIsNeedless(i) && last >= start && s.moves[last] == dealMove {
		s.moves = s.moves[:last]
	}
}

// openLate puts on the path a position that was on it before, now for its moves
// that were put off. Of those put off as unsure, it may have had its tails
// elsewhere then: all its moves are looked at.
func (s *best) openLate(i int32, from *lateList) {
	s.appendMoves(i)
	now := 0
	if from == &s.late {
		now = s.pos.hurry(s.moves)
	}
	s.path = append(s.path, bestFrame{s.frame(now, 0), i, false})
}

// goOn makes the next move of the last position on the path.
func (s *best) goOn() outcome {
	f := &s.path[len(s.path)-1]
	if f.next == f.end {
		s.leave(&f.frame)
		s.path = s.path[:len(s.path)-1]
		if len(s.path) > 0 {
			s.moves = s.moves[:s.path[len(s.path)-1].end]
		}
		return searching
	}
	m := s.moves[f.next]
	f.next++
	if m.n&passes != 0 && f.inner < deepLoose {
		s.path = append(s.path, bestFrame{s.passThrough(m, &f.frame), f.node, f.few})
		return searching
	}
	before := len(s.trail)
	var owed card
	s.trail, owed = s.pos.step(m, s.short, s.trail)
	if owed != noCard {
		if s.inDoubt() {
			return doubtful
		}
		s.path = append(s.path, bestFrame{s.owe(owed, m, before, &f.frame), f.node, f.few})
		return searching
	}
	i, o := s.reach(f, before-int(f.inner))
	switch {
	case o != searching:
		return o
	case i == 0:
		s.backTo(before)
		return searching
	}
	s.after[i] = s.kindOf(f, m, before)
	if s.dive > 0 {
		s.dive--
		return s.open(i, before)
	}
	s.push(i)
	s.backTo(before)
	return searching
}

// reach returns the number of the position that was just reached from that of a frame
// by what follows in the trail, or 0 if it is not a new one.
func (s *best) reach(from *bestFrame, before int) (int32, outcome) {
	if s.pos.missing == 0 {
		s.last = from.node
		return 0, won
	}
	if int(s.used/nodeChunk) >= len(s.nodes) {
		if !s.budget.take(nodeChunk * nodeBytes) {
			return 0, outOfMemory
		}
		s.nodes = append(s.nodes, new([nodeChunk]node))
		s.dealt = append(s.dealt, make([]uint64, nodeChunk/64)...)
		s.after = append(s.after, make([]after, nodeChunk)...)
	}
	i := s.used
	n := s.node(i)
	s.pos.key(&n.key, s.short)
	switch s.index.add(s, n.key.hash(), i) {
	case seen:
		return 0, searching
	case noRoom:
		return 0, outOfMemory
	}
	if s.pos.trie.full {
		return 0, outOfMemory
	}
	n.parent = from.node
	if s.dealtBefore(from) && s.pos.dealWaits(s.trail[before:]) {
		s.dealt[i/64] |= 1 << (i % 64)
	}
	s.used++
	return i, searching
}

// dealtBefore reports whether the deal of the position of a frame was really looked at,
// or is needless: see dealWaits.
func (s *best) dealtBefore(f *bestFrame) bool {
	return s.short.has(useDealFirst) && f.node != 0 && (!f.few || s.dealIsNeedless(f.node))
}

func (s *best) dealIsNeedless(i int32) bool { return s.dealt[i/64]>>(i%64)&1 != 0 }

// push puts the position that was just reached in its bucket.
func (s *best) push(i int32) {
	h := s.pos.estimate()
	q := &s.queues[(int(s.pos.stock.n)+s.pos.width-1)/s.pos.width%len(s.queues)]
	s.node(i).next = q.buckets[h]
	q.buckets[h] = i
	q.lowest, q.end = min(q.lowest, h), max(q.end, h+1)
}
