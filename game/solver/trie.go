package solver

// trie numbers the contents of columns: two columns have one number exactly
// when they hold the same cards in the same order, face up and face down alike.
// A position's key is made of such numbers, which makes it short and exact.
// The empty column is 0.
//
// Nodes lie in chunks, so that it grows without copying.
type trie struct {
	chunks []*[trieChunk]trieNode
	used   uint32
	roots  [2 * maxCards]uint32 // first cards, face up, then face down
	budget *budget
	full   bool // a number could not be given: the search must stop
}

// trieNode is a column: the one without its last card, as a list of siblings.
type trieNode struct {
	first, next uint32 // the longer columns begun by this one; 0 ends the list
	card        card
}

const (
	trieChunkBits = 10
	trieChunk     = 1 << trieChunkBits
	trieNodeBytes = 12
	// idBits is the width of a number in a key.
	idBits = 22
)

func newTrie(b *budget) *trie { return &trie{used: 1, budget: b} }

// child is the number of the column made by putting c on the column id.
func (t *trie) child(id uint32, c card) uint32 {
	link := t.link(id, c)
	for n := *link; n != 0; {
		node := &t.chunks[n>>trieChunkBits][n%trieChunk]
		if node.card == c {
			return n
		}
		link = &node.next
		n = *link
	}
	return t.add(link, c)
}

// link is where the list of the columns begun by id starts.
func (t *trie) link(id uint32, c card) *uint32 {
	if id != 0 {
		return &t.chunks[id>>trieChunkBits][id%trieChunk].first
	}
	if c&down != 0 {
		return &t.roots[maxCards+c&cardBits]
	}
	return &t.roots[c]
}

func (t *trie) add(link *uint32, c card) uint32 {
	n := t.used
	if int(n>>trieChunkBits) >= len(t.chunks) {
		if n >= 1<<idBits || !t.budget.take(trieChunk*trieNodeBytes) {
			t.full = true
			return 1
		}
		t.chunks = append(t.chunks, new([trieChunk]trieNode))
	}
	t.chunks[n>>trieChunkBits][n%trieChunk].card = c
	t.used++
	*link = n
	return n
}
