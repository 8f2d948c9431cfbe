package solver

// index finds the nodes of a best-first search by their keys. It is an
// extendible hash table like table, but holds numbers of nodes; the keys stay
// in the nodes. Beside each number lie some bits of the hash, so that few nodes
// have to be looked at that turn out to be others.
type index struct {
	dir    directory[indexSegment]
	budget *budget
}

type indexSegment struct {
	slots [segmentSlots]uint32 // a node's number, and tagBits of its hash above
	n     int
	depth uint // how many bits of the hash all its keys share
}

const (
	tagBits  = 6
	nodeMask = 1<<(32-tagBits) - 1
)

// add puts in a node by the hash of its key, and tells whether one with this
// key was there.
func (t *index) add(s *best, h uint64, node int32) answer {
	if node > nodeMask {
		return noRoom
	}
	for {
		if t.dir.segments == nil && !t.grow(s, 0) {
			return noRoom
		}
		seg := t.dir.of(h)
		at, found := seg.find(s, h, node)
		if found {
			return seen
		}
		if seg.n < segmentFull {
			seg.slots[at] = entry(h, node)
			seg.n++
			return added
		}
		if !t.grow(s, h) {
			return noRoom
		}
	}
}

func entry(h uint64, node int32) uint32 {
	return uint32(node) | uint32(h>>16)<<(32-tagBits)
}

// find returns the slot of the node with the same key, or where it belongs.
func (seg *indexSegment) find(s *best, h uint64, node int32) (int, bool) {
	tag := entry(h, 0)
	k := &s.node(node).key
	for slot := h % segmentSlots; ; slot = (slot + 1) % segmentSlots {
		e := seg.slots[slot]
		if e == 0 {
			return int(slot), false
		}
		if e&^nodeMask == tag && s.node(int32(e&nodeMask)).key == *k {
			return int(slot), true
		}
	}
}

// grow splits the segment of hash h.
func (t *index) grow(s *best, h uint64) bool {
	if !t.budget.take(segmentSlots*4 + 64) {
		return false
	}
	fresh := new(indexSegment)
	if t.dir.segments == nil {
		return t.dir.split(h, 0, fresh, t.budget)
	}
	old := t.dir.of(h)
	if !t.dir.split(h, old.depth, fresh, t.budget) {
		return false
	}
	old.depth++
	fresh.depth = old.depth
	slots := old.slots
	old.slots, old.n = [segmentSlots]uint32{}, 0
	for _, e := range slots {
		if e == 0 {
			continue
		}
		h := s.node(int32(e & nodeMask)).key.hash()
		to := old
		if h>>(64-old.depth)&1 == 1 {
			to = fresh
		}
		// All keys differ: only a free slot is looked for.
		slot := h % segmentSlots
		for to.slots[slot] != 0 {
			slot = (slot + 1) % segmentSlots
		}
		to.slots[slot] = e
		to.n++
	}
	return true
}
