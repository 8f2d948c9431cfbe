package table

import "math"

// Size is one of the two sizes in which the cards are drawn.
type Size uint8

// The card sizes.
const (
	Small Size = iota
	Large
)

// Fit is how the table fits a window: a whole scale, a card size, and whether
// the piles stand beside the columns or above and below them.
type Fit struct {
	Scale int // device pixels a pixel of the virtual grid
	W, H  int // the canvas, in pixels of the virtual grid
	Size  Size
	Wide  bool
	// Touch is how many pixels of the virtual grid make a comfortable touch
	// target: 44 CSS pixels.
	Touch int
}

// touchCSS is the smallest comfortable touch target, in CSS pixels.
const touchCSS = 44

// longColumn is how many cards a column may have before its fan may become
// too narrow to be read, unless the metrics say otherwise.
const longColumn = 24

func (m Metrics) long() int {
	if m.Long == 0 {
		return longColumn
	}
	return m.Long
}

func (m Metrics) status() int {
	if m.Status == 0 {
		return statusHeight
	}
	return m.Status
}

// ChooseFit finds the fit that shows the cards largest in a window of w by h
// device pixels, of which ratio make a CSS pixel. Of two that show them about
// equally large it takes the one with more detail. A window too small for any
// gets the smallest.
func ChooseFit(w, h int, ratio float64, sizes [2]Metrics) Fit {
	w, h = max(w, 1), max(h, 1)
	best, bestScore := Fit{Scale: 1, Size: Small, Wide: w > h}, 0.0
	for size, m := range sizes {
		for _, as := range [...]shape{tall, wideRow, wideGrid} {
			minW, minH := leastCanvas(m, as)
			wide := as != tall
			scale := min(w/minW, h/minH)
			if scale < 1 {
				continue
			}
			score := float64(scale * m.CardW)
			if Size(size) == Large {
				score *= detailBonus
			}
			if wide == (w > h) {
				score *= shapeBonus
			}
			if score > bestScore {
				best, bestScore = Fit{Scale: scale, Size: Size(size), Wide: wide}, score
			}
		}
	}
	best.W = (w + best.Scale - 1) / best.Scale
	best.H = (h + best.Scale - 1) / best.Scale
	if !(ratio > 0) {
		ratio = 1
	}
	best.Touch = int(math.Ceil(touchCSS * ratio / float64(best.Scale)))
	return best
}

// Bonuses for more detail at nearly the same size, and for the layout that
// suits the window's shape.
const (
	detailBonus = 1.08
	shapeBonus  = 1.01
)

// shape is one of the ways to lay out a table.
type shape uint8

const (
	tall     shape = iota // everything above one another
	wideRow               // foundations and stock beside the columns, the reserve beneath them
	wideGrid              // the reserve on the other side of the columns
)

// leastCanvas is the smallest canvas, in pixels of the virtual grid, on which
// a layout shows long columns that can be read.
func leastCanvas(m Metrics, as shape) (w, h int) {
	column := (m.long()-1)*m.Index + m.CardH
	row := m.CardH + reserveEdges + tightGap
	switch as {
	case wideRow:
		return (Columns+2)*m.CardW + Columns*tightGap + panelGap + 2*edge, statusHeight + column + row + 2*edge
	case wideGrid:
		return (Columns+5)*m.CardW + (Columns+2)*tightGap + 2*panelGap + 2*edge, statusHeight + column + 2*edge
	}
	return Columns*m.CardW + (Columns-1)*tightGap + 2*edge, statusHeight + m.CardH + column + row + barLeast + 4*tightGap
}
