package solver

import "math/bits"

// budget is the memory that a solver may still take, in bytes.
type budget struct{ given, taken int64 }

func (b *budget) take(n int64) bool {
	if b.taken+n > b.given {
		return false
	}
	b.taken += n
	return true
}

// key tells positions of one game apart exactly. A table holds three words of it or
// all: see keyWords. The last word used is never zero.
type key [4]uint64

// table is a set of keys, kept whole: it never answers yes for a position that
// it has not seen.
type table struct {
	words  int // of a key
	dir    directory[segment]
	size   int
	budget *budget
}

// directory finds the segments of an extendible hash table (Fagin and others,
// 1979): it grows by splitting one small segment at a time, so that no single
// step is long.
type directory[S any] struct {
	segments []*S // 1<<depth
	depth    uint
}

// of is the segment of hash h.
func (d *directory[S]) of(h uint64) *S { return d.segments[h>>(64-d.depth)] }

// split lets fresh have the upper half of the hashes of the segment of hash h,
// which shares so many bits of the hash; the first segment has all. It reports
// whether there was memory for it.
func (d *directory[S]) split(h uint64, shared uint, fresh *S, b *budget) bool {
	if d.segments == nil {
		d.segments = []*S{fresh}
		return true
	}
	if shared == d.depth {
		if !b.take(int64(len(d.segments)) * 8) {
			return false
		}
		doubled := make([]*S, 2*len(d.segments))
		for i, s := range d.segments {
			doubled[2*i], doubled[2*i+1] = s, s
		}
		d.segments = doubled
		d.depth++
	}
	// The entries of a segment are neighbours.
	span := 1 << (d.depth - shared)
	first := int(h>>(64-d.depth)) &^ (span - 1)
	for i := first + span/2; i < first+span; i++ {
		d.segments[i] = fresh
	}
	return true
}

const (
	segmentSlots = 1 << 10
	segmentFull  = segmentSlots * 7 / 8
)

type segment struct {
	slots []uint64
	n     int
	depth uint // how many bits of the hash all its keys share
}

func newTable(words int, b *budget) *table {
	return &table{words: words, budget: b}
}

func (k *key) hash() uint64 {
	hi, lo := bits.Mul64(k[0]^0x9E3779B97F4A7C15, k[1]^0xE7037ED1A0B428DB)
	h := hi ^ lo ^ k[2]
	hi, lo = bits.Mul64(h^0x8EBC6AF09C88C6E3, k[3]^0x589965CC75374CC3)
	return hi ^ lo
}

type answer uint8

const (
	added answer = iota
	seen
	noRoom
)

// add puts a key in, and tells whether it was there.
func (t *table) add(k *key) answer {
	h := k.hash()
	for {
		if t.dir.segments == nil && !t.grow(0) {
			return noRoom
		}
		seg := t.dir.of(h)
		at, found := seg.find(k, h, t.words)
		if found {
			return seen
		}
		if seg.n < segmentFull {
			copy(seg.slots[at:at+t.words], k[:t.words])
			seg.n++
			t.size++
			return added
		}
		if !t.grow(h) {
			return noRoom
		}
	}
}

// find returns the index of the key, or of the free slot where it belongs.
func (s *segment) find(k *key, h uint64, words int) (int, bool) {
	slot := h % segmentSlots
	for {
		at := int(slot) * words
		w := s.slots[at : at+words]
		if w[words-1] == 0 {
			return at, false
		}
		if w[0] == k[0] && w[1] == k[1] && w[2] == k[2] && (words == 3 || w[3] == k[3]) {
			return at, true
		}
		slot = (slot + 1) % segmentSlots
	}
}

// grow splits the segment of hash h.
func (t *table) grow(h uint64) bool {
	if !t.budget.take(int64(segmentSlots*t.words*8 + 64)) {
		return false
	}
	fresh := &segment{slots: make([]uint64, segmentSlots*t.words)}
	if t.dir.segments == nil {
		return t.dir.split(h, 0, fresh, t.budget)
	}
	old := t.dir.of(h)
	if !t.dir.split(h, old.depth, fresh, t.budget) {
		return false
	}
	old.depth++
	fresh.depth = old.depth
	t.share(old, fresh)
	return true
}

// share moves from old to fresh the keys that belong there.
func (t *table) share(old, fresh *segment) {
	slots := old.slots
	old.slots, old.n = make([]uint64, len(slots)), 0
	var k key
	for at := 0; at < len(slots); at += t.words {
		if slots[at+t.words-1] == 0 {
			continue
		}
		copy(k[:], slots[at:at+t.words])
		h := k.hash()
		to := old
		if h>>(64-old.depth)&1 == 1 {
			to = fresh
		}
		i, _ := to.find(&k, h, t.words)
		copy(to.slots[i:i+t.words], k[:t.words])
		to.n++
	}
}
