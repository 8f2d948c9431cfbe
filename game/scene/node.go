package scene

// Pose is where and how a picture is. It is what a tween changes.
type Pose struct {
	X, Y float64 // pixels from the parent's corner
	Lift float64 // pixels above the table; a shadow shows it
	Turn float64 // 1 shows the front, -1 the back, between them an edge
}

// Node is a picture, or a group of nodes that move together. The zero Node is
// an empty group at the corner.
type Node struct {
	Pose
	Front, Back Sprite
	Shadow      Shadow // drawn beneath the node while it is lifted
	Edge        Sprite // drawn, as wide as it is, while the node is turned edge on
	EdgeW       int    // pixels: how wide that is
	W, H        int    // pixels; what Turn squeezes
	Tint        Colour
	Hidden      bool
	// Z orders a node among its siblings, the lowest first; of equals, the
	// one added first.
	Z int

	children []*Node
}

// Shadow is the picture of a node's shadow, as large as the node, and the parts of
// it that are all that is seen beneath a node near the table: the last FootH rows,
// and the last column above them. To draw no more than those is worth it where
// pixels are dear: it saves a fifth of a frame with all cards in the air.
type Shadow struct {
	Whole, Foot, Side Sprite
	FootH             int // pixels
}

// shadowCorner is how many rows of a node have corners that are cut, in pixels.
const shadowCorner = 2

// append appends a shadow that shows this many rows below the node.
func (s *Shadow) append(items []Item, left, top, width, height, below int) []Item {
	if s.Foot == 0 || below+shadowCorner > s.FootH {
		return append(items, Item{Sprite: s.Whole, X: int16(left), Y: int16(top), W: int16(width), H: int16(height)})
	}
	foot := top + height - s.FootH
	return append(items,
		Item{Sprite: s.Side, X: int16(left + width - 1), Y: int16(top)},
		Item{Sprite: s.Foot, X: int16(left), Y: int16(foot), W: int16(width)})
}

// Add puts nodes into the group, above those of the same Z.
func (n *Node) Add(children ...*Node) { n.children = append(n.children, children...) }

// Append appends the items of the node and of all beneath it, lowest first.
func (n *Node) Append(items []Item) []Item { return n.append(items, 0, 0) }

// AppendLayers appends the items of those children whose Z is at least from
// and below to, and of all beneath them.
func (n *Node) AppendLayers(items []Item, from, to int) []Item {
	if n.Hidden {
		return items
	}
	n.sort()
	for _, c := range n.children {
		if c.Z >= from && c.Z < to {
			items = c.append(items, n.X, n.Y)
		}
	}
	return items
}

func (n *Node) append(items []Item, x, y float64) []Item {
	if n.Hidden {
		return items
	}
	x += n.X
	y += n.Y
	items = n.appendSelf(items, x, y)
	n.sort()
	for _, c := range n.children {
		items = c.append(items, x, y)
	}
	return items
}

func (n *Node) appendSelf(items []Item, x, y float64) []Item {
	sprite, turn := n.Front, n.Turn
	if turn < 0 {
		sprite, turn = n.Back, -turn
	}
	if sprite == 0 {
		return items
	}
	left, top := Round(x), Round(y-n.Lift)
	width := n.W
	if turn < 1 && n.W > 0 {
		width = max(1, Round(turn*float64(n.W)))
		if n.Edge != 0 && width <= n.EdgeW {
			sprite, width = n.Edge, n.EdgeW
		}
		left += (n.W - width) / 2
	}
	if n.Lift > 0 && n.Shadow.Whole != 0 {
		drop := Round(y + float64(n.Lift/2))
		items = n.Shadow.append(items, left+1, drop, width, n.H, drop-top)
	}
	return append(items, Item{Sprite: sprite, X: int16(left), Y: int16(top), W: int16(width), H: int16(n.H), Tint: n.Tint})
}

// sort orders the children by Z. They are nearly in order from one frame to
// the next, which insertion likes, and it costs no memory.
func (n *Node) sort() {
	for i := 1; i < len(n.children); i++ {
		c := n.children[i]
		j := i
		for ; j > 0 && n.children[j-1].Z > c.Z; j-- {
			n.children[j] = n.children[j-1]
		}
		n.children[j] = c
	}
}

// Round is the whole pixel nearest to v, halves upwards.
func Round(v float64) int {
	i := int(v + 0.5)
	if v+0.5 < float64(i) {
		i-- // int rounds towards zero
	}
	return i
}
