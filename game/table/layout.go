package table

import (
	"image"

	"agnes/game/engine"
)

// Columns is the number of columns, for sums.
const Columns = engine.Columns

// Lengths of the layout in pixels of the virtual grid.
const (
	edge         = 2  // least space at the canvas's rim
	tightGap     = 2  // least space between piles
	panelGap     = 4  // least space between the columns and the panels beside them
	statusHeight = 16 // the line of text at the top
	barLeast     = 22 // least height of the row of buttons
	barMost      = 48
	reserveEdge  = 3               // what a covered reserve card shows of itself
	reserveEdges = 3 * reserveEdge // at most three are covered
	backStep     = 4               // what a face-down card shows of itself
	looseGap     = 10              // most space between columns
)

// Layout is where everything lies on a canvas. It is a function of the fit,
// the rules and the hand.
type Layout struct {
	Fit
	Metrics
	Mirror bool // for the left hand: everything is swapped left to right

	Status image.Rectangle // the line of text at the top
	Bar    image.Rectangle // for the buttons; in a wide layout it lies beneath the foundations
	bottom int             // where columns end
	at     [32]image.Point // top left corners, by place
	shown  [32]bool        // places that this game has
}

// NewLayout lays out a game on a canvas.
func NewLayout(fit Fit, m Metrics, rules engine.Rules, mirror bool) *Layout {
	l := &Layout{Fit: fit, Metrics: m, Mirror: mirror}
	l.Status = image.Rect(0, 0, l.W, statusHeight)
	if fit.Wide {
		l.placeWide(rules)
	} else {
		l.placeTall(rules)
	}
	if mirror {
		l.mirror()
	}
	return l
}

// placeTall stacks, from the top: foundations, extra reserve piles and stock;
// columns; reserve row; buttons.
func (l *Layout) placeTall(rules engine.Rules) {
	barHeight := min(max(l.Touch, barLeast), barMost, max(barLeast, l.H/9))
	l.Bar = image.Rect(0, l.H-barHeight, l.W, l.H)

	gap := min((l.W-Columns*l.CardW)/(Columns+1), looseGap)
	left := (l.W - Columns*l.CardW - (Columns-1)*gap) / 2
	x := func(i int) int { return left + i*(l.CardW+gap) }

	y := statusHeight + tightGap
	for suit := range engine.Suits {
		l.put(engine.FoundationOf(engine.Suit(suit)), x(suit), y)
	}
	l.put(engine.StockPile, x(6), y)
	if rules.Stock == engine.ToReserve {
		l.put(engine.ReservePile(8), x(4), y)
		l.put(engine.ReservePile(9), x(5), y)
	}
	y += l.CardH + 2*tightGap
	l.bottom = l.Bar.Min.Y - tightGap
	if rules.Stock == engine.ToReserve {
		l.bottom -= l.CardH + reserveEdges + tightGap
		for i := range Columns {
			l.put(engine.ReservePile(i+1), x(i), l.bottom+tightGap)
		}
	}
	for i := range Columns {
		l.put(engine.Column(i+1), x(i), y)
	}
}

// placeWide gives the columns the whole height: foundations, stock and buttons
// stand to their left, the reserve to their right.
func (l *Layout) placeWide(rules engine.Rules) {
	hasReserve := rules.Stock == engine.ToReserve
	cards := Columns + 2
	if hasReserve {
		cards += 3
	}
	spare := l.W - cards*l.CardW - 2*edge
	gap := min(max(spare/(cards+5), tightGap), looseGap)
	panel := min(max((spare-(cards-2)*gap)/3, panelGap), 4*looseGap)
	used := cards*l.CardW + 7*gap + panel
	if hasReserve {
		used += 2*gap + panel
	}
	left := max(edge, (l.W-used)/2)
	top := statusHeight + edge

	foundations := left
	l.putGrid(foundations, top, gap, 2, engine.FoundationOf(0), engine.FoundationOf(1), engine.FoundationOf(2), engine.FoundationOf(3))
	stockY := top + 2*(l.CardH+gap)
	l.put(engine.StockPile, foundations, stockY)
	columns := foundations + 2*l.CardW + gap + panel
	for i := range Columns {
		l.put(engine.Column(i+1), columns+i*(l.CardW+gap), top)
	}
	if hasReserve {
		reserve := columns + Columns*(l.CardW+gap) - gap + panel
		for i := range engine.ReservePiles {
			l.put(engine.ReservePile(i+1), reserve+i%3*(l.CardW+gap), top+i/3*(l.CardH+reserveEdges+gap))
		}
	}
	l.bottom = l.H - edge
	l.Bar = image.Rect(edge, stockY+l.CardH+2*gap, columns-panel/2, l.H-edge)
}

// putGrid puts places in rows of n.
func (l *Layout) putGrid(x, y, gap, n int, ps ...engine.Place) {
	for i, p := range ps {
		l.put(p, x+i%n*(l.CardW+gap), y+i/n*(l.CardH+gap))
	}
}

func (l *Layout) put(p engine.Place, x, y int) {
	l.at[p] = image.Pt(x, y)
	l.shown[p] = true
}

func (l *Layout) mirror() {
	for p := range l.at {
		l.at[p].X = l.W - l.at[p].X - l.CardW
	}
	l.Bar.Min.X, l.Bar.Max.X = l.W-l.Bar.Max.X, l.W-l.Bar.Min.X
}

// Has reports whether the game has the place.
func (l *Layout) Has(p engine.Place) bool { return l.shown[p] }

// Place is the rectangle of an empty place.
func (l *Layout) Place(p engine.Place) image.Rectangle {
	return image.Rectangle{l.at[p], l.at[p].Add(image.Pt(l.CardW, l.CardH))}
}

// Strip is the whole area in which a pile takes drops: for a column down to
// where columns end.
func (l *Layout) Strip(p engine.Place) image.Rectangle {
	r := l.Place(p)
	switch {
	case p.IsColumn():
		r.Max.Y = max(l.bottom, r.Max.Y)
	case p.IsReserve():
		r.Max.Y += reserveEdges
	}
	return r
}

// Slots divides the bar into n places for buttons, in reading order.
func (l *Layout) Slots(n int) []image.Rectangle {
	if n == 0 {
		return nil
	}
	across := n
	if l.Wide {
		across = 2
	}
	rows := (n + across - 1) / across
	w := l.Bar.Dx() / across
	h := min(l.Bar.Dy()/rows, max(barLeast, min(l.Touch, barMost)))
	slots := make([]image.Rectangle, n)
	for i := range slots {
		x, y := l.Bar.Min.X+i%across*w, l.Bar.Max.Y-(rows-i/across)*h
		slots[i] = image.Rect(x, y, x+w, y+h).Inset(1)
	}
	return slots
}
