package solver

// trie numbers the contents of columns: two columns have one number exactly
// when they hold the same cards in the same order, face up and face down alike.
// A position's key is made of such numbers, which makes it short and exact.
// The empty column is 0.
//
// Nodes lie in chunks, so that it grows without copying.
type trie struct {
	game    *game
	weights weights
	chunks  []*[trieChunk]trieNode
	used    uint32
	roots   [2 * maxCards]uint32 // first cards, face up, then face down
	budget  *budget
	full    bool // a number could not be given: the search must stop
}

// trieNode is a column.
type trieNode struct {
	parent      uint32 // without its last card
	first, next uint32 // the columns begun by this one, and the next of those begun by parent; 0 ends
	wants       uint64 // see game.wantsOn
	run         uint64 // a bit for each card in the unit at its end
	card        card
	depth       uint8  // cards
	bases       uint8  // of them, those of the base rank
	unit        uint8  // cards in the unit at its end
	untidy      uint16 // see untidiness
	lowest      uint16 // the lowest rank of each suit, four bits a suit; 15 for none
}

const (
	trieChunkBits = 10
	trieChunk     = 1 << trieChunkBits
	trieNodeBytes = 40
	// idBits is the width of a number in a key.
	idBits = 22
)

func newTrie(g *game, b *budget) *trie {
	return &trie{game: g, weights: g.weights(), used: 1, budget: b}
}

func (t *trie) node(id uint32) *trieNode { return &t.chunks[id>>trieChunkBits][id%trieChunk] }

// child is the number of the column made by putting c on the column id.
func (t *trie) child(id uint32, c card) uint32 {
	link := t.link(id, c)
	for n := *link; n != 0; {
		node := t.node(n)
		if node.card == c {
			return n
		}
		link = &node.next
		n = *link
	}
	return t.add(link, id, c)
}

// link is where the list of the columns begun by id starts.
func (t *trie) link(id uint32, c card) *uint32 {
	if id != 0 {
		return &t.node(id).first
	}
	if c&down != 0 {
		return &t.roots[maxCards+c&cardBits]
	}
	return &t.roots[c]
}

func (t *trie) add(link *uint32, parent uint32, c card) uint32 {
	n := t.used
	if int(n>>trieChunkBits) >= len(t.chunks) {
		if n >= 1<<idBits || !t.budget.take(trieChunk*trieNodeBytes) {
			t.full = true
			return 1
		}
		t.chunks = append(t.chunks, new([trieChunk]trieNode))
	}
	t.used++
	*link = n
	node := t.node(n)
	*node = trieNode{parent: parent, card: c, lowest: 1<<16 - 1, depth: 1, unit: 1, wants: t.game.hostsOf[c&cardBits], run: 1 << (c & cardBits)}
	if parent != 0 {
		below := t.node(parent)
		node.wants = t.game.wantsOn(below.card, c, below.wants)
		node.lowest = below.lowest
		node.depth = below.depth + 1
		if t.game.adjoins(below.card, c) {
			node.unit = below.unit + 1
			node.run |= below.run
		}
		node.bases = below.bases
		node.untidy = below.untidy + t.untidiness(below, c)
	}
	if rankOf(c) == 0 {
		node.bases++
	}
	shift := 4 * suitOf(c)
	if r := uint16(rankOf(c)); r < node.lowest>>shift&15 {
		node.lowest = node.lowest&^(15<<shift) | r<<shift
	}
	return n
}

// untidiness is how much harder a column becomes by putting c on it.
func (t *trie) untidiness(below *trieNode, c card) uint16 {
	n := int(below.bases) * t.weights.bases
	if below.card&down != 0 || !t.game.packs(below.card, c) {
		n += t.weights.loose
	} else if !t.game.adjoins(below.card, c) {
		n += t.weights.mixed
	}
	if uint16(rankOf(c)) > below.lowest>>(4*suitOf(c))&15 {
		n += t.weights.blocks
	}
	return uint16(n)
}
