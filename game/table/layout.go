package table

import (
	"image"

	"agnes/game/engine"
)

// Columns is the number of columns, for sums.
const Columns = engine.Columns

// Lengths of the layout in pixels of the virtual grid.
const (
	edge         = 2               // least space at the canvas's rim
	tightGap     = 2               // least space between piles
	panelGap     = 4               // least space between the columns and the panels beside them
	statusHeight = 16              // the line of text at the top, unless the metrics say otherwise
	barLeast     = 22              // least height of a button
	barGood      = 33              // height of a button that has its words beneath its icon, where there is room
	barRows      = 4               // rows of buttons beside the columns
	barWide      = 53              // width of a button that has room for a word of eight letters
	reserveEdge  = 3               // what a covered reserve card shows of itself
	reserveEdges = 3 * reserveEdge // at most three are covered
	stockDeep    = 10              // how far a full stock hangs below its place, where there is room
	backStep     = 4               // what a face-down card shows of itself
)

// Layout is where everything lies on a canvas. It is a function of the fit,
// the rules and the hand.
type Layout struct {
	Fit
	Metrics
	Mirror bool // for the left hand: everything is swapped left to right
	// Grid tells that the reserve stands in rows of three beside the columns,
	// because there is no room for a row beneath them.
	Grid bool

	Status image.Rectangle            // the line of text at the top
	Bar    image.Rectangle            // for the buttons; in a wide layout it lies beneath the piles at the side
	Rows   int                        // of buttons, in an upright layout
	bottom int                        // where columns end
	covers [3]int                     // height for the covered cards of a reserve pile, by row of the grid; in a single row if the column spares it
	deep   int                        // how far a full stock hangs below its place
	gap    int                        // between columns
	at     [engine.Places]image.Point // top left corners, by place
	shown  [engine.Places]bool        // places that this game has
	places []engine.Place             // the same places in order, columns first
}

// NewLayout lays out a game on a canvas.
func NewLayout(fit Fit, m Metrics, rules engine.Rules, mirror bool) *Layout {
	l := &Layout{Fit: fit, Metrics: m, Mirror: mirror}
	l.Status = image.Rect(0, 0, l.W, m.status())
	_, rowH := leastCanvas(m, wideRow)
	switch {
	case !fit.Wide:
		l.placeTall(rules)
	case hasReserve(rules) && l.H < rowH:
		l.placeGrid(rules)
	default:
		l.placeRow(rules)
	}
	if mirror {
		l.mirror()
	}
	for p, shown := range l.shown {
		if shown {
			l.places = append(l.places, engine.Place(p))
		}
	}
	return l
}

// spread divides the spare width between the gaps of cards in a row and so
// many gaps between panels: no gap wider than half a card unless fingers need
// it, no panel's wider than a card.
func (l *Layout) spread(cards, gaps, panels int) (gap, panel int) {
	spare := l.W - cards*l.CardW - 2*edge
	gap = max(tightGap, min(spare/(gaps+3*panels+1), max(l.CardW/2, l.Touch-l.CardW)))
	if panels > 0 {
		panel = max(panelGap, min((spare-gaps*gap)/(panels+1), l.CardW))
	}
	return gap, panel
}

// placeTall stacks, from the top: foundations, extra reserve piles and stock;
// columns; reserve row; buttons.
func (l *Layout) placeTall(rules engine.Rules) {
	l.gap, _ = l.spread(Columns, Columns-1, 0)
	left := (l.W - Columns*l.CardW - (Columns-1)*l.gap) / 2
	x := func(i int) int { return left + i*(l.CardW+l.gap) }
	l.placeBar(max(0, left-2*edge), min(l.W, l.W-left+2*edge))
	barHeight := l.Bar.Dy()

	// A very tall window would tear the table apart.
	spare := max(0, l.H-l.leastTall()*6/5)
	y := l.Status.Max.Y + tightGap + spare/3
	for suit := range engine.Suits {
		l.put(engine.FoundationOf(engine.Suit(suit)), x(suit), y)
	}
	l.put(engine.StockPile, x(6), y)
	if hasReserve(rules) {
		l.put(engine.ReservePile(8), x(4), y)
		l.put(engine.ReservePile(9), x(5), y)
	}
	roomy := min(l.CardH/4, 2*tightGap+max(0, l.H-l.leastTall()+barLeast-barHeight)/3)
	l.deep = min(stockDeep/2, roomy-1)
	y += l.CardH + roomy
	l.bottom = l.Bar.Min.Y - tightGap - max(spare/6, roomy/2-tightGap)
	if hasReserve(rules) {
		l.putReserveRow(rules, x)
	}
	for i := range Columns {
		l.put(engine.Column(i+1), x(i), y)
	}
}

// placeBar puts the buttons at the foot of an upright canvas: side by side, or in
// two rows where only these leave each the room for its words, and the columns can
// spare it.
func (l *Layout) placeBar(left, right int) {
	room := l.H - l.leastTall() + barLeast
	height := max(barLeast, min(max(l.Touch, barGood), room))
	l.Rows = 1
	for _, words := range l.Words {
		rows := 1
		if l.Buttons*words.X > right-left {
			rows = 2
		}
		if across := (l.Buttons + rows - 1) / rows; across > 0 && across*words.X <= right-left && rows*words.Y <= room {
			l.Rows, height = rows, min(rows*max(l.Touch, barGood, words.Y), room)
			break
		}
	}
	l.Bar = image.Rect(left, l.H-height, right, l.H)
}

// leastTall is the least height of a tall canvas.
func (l *Layout) leastTall() int {
	_, h := leastCanvas(l.Metrics, tall)
	return h
}

// putReserveRow puts the reserve beneath the columns, whose end it becomes.
// Covered cards rise above their places.
func (l *Layout) putReserveRow(rules engine.Rules, x func(i int) int) {
	l.bottom -= l.CardH + reserveEdges + tightGap
	l.covers[0] = coveredMost(rules) * l.Index
	for i := range Columns {
		l.put(engine.ReservePile(i+1), x(i), l.bottom+tightGap+reserveEdges)
	}
}

// placeRow has foundations, stock, the extra reserve piles and buttons beside the
// columns and, in the games that have one, the reserve beneath them.
func (l *Layout) placeRow(rules engine.Rules) {
	var panel int
	l.gap, panel = l.spread(Columns+2, Columns, 1)
	used := (Columns+2)*l.CardW + Columns*l.gap + panel
	left := max(edge, (l.W-used)/2)
	columns := left + 2*l.CardW + l.gap + panel
	x := func(i int) int { return columns + i*(l.CardW+l.gap) }
	l.bottom = l.H - edge
	var extra []engine.Place
	if hasReserve(rules) {
		l.putReserveRow(rules, x)
		extra = append(extra, engine.ReservePile(8), engine.ReservePile(9))
	}
	l.placeColumns(x)
	l.placeSide(left, panel, extra...)
}

// placeGrid has no room beneath the columns: the reserve stands in rows of
// three on their far side.
func (l *Layout) placeGrid(rules engine.Rules) {
	l.Grid = true
	var panel int
	const cards = Columns + 5
	l.gap, panel = l.spread(cards, cards-3, 2)
	used := cards*l.CardW + (cards-3)*l.gap + 2*panel
	left := max(edge, (l.W-used)/2)
	columns := left + 2*l.CardW + l.gap + panel
	x := func(i int) int { return columns + i*(l.CardW+l.gap) }
	l.bottom = l.H - edge
	l.placeColumns(x)
	reserve := x(Columns) - l.gap + panel
	top := l.Status.Max.Y + edge
	gap := l.spareCovers(rules, l.bottom-top-3*l.CardH)
	y := top
	for i := range engine.ReservePiles {
		if i > 0 && i%3 == 0 {
			y += l.CardH + l.covers[i/3-1] + gap
		}
		l.put(engine.ReservePile(i+1), reserve+i%3*(l.CardW+l.gap), y)
	}
	l.placeSide(left, panel)
}

// spareCovers divides room in pixels among the covered cards of the three rows of
// the grid: the last two cards of the stock fall on the first row alone. It returns
// the gap between the rows.
func (l *Layout) spareCovers(rules engine.Rules, room int) (gap int) {
	wish := [3]int{coveredMost(rules) * l.Index, coveredByRows * l.Index, coveredByRows * l.Index}
	all := wish[0] + wish[1] + wish[2]
	spare := room
	for row := range l.covers {
		l.covers[row] = max(reserveEdges, min(wish[row], (room-3*tightGap)*wish[row]/all))
		spare -= l.covers[row]
	}
	return max(tightGap, min(spare/4, l.CardH/3))
}

// coversOf is the height for the covered cards of a reserve pile, in pixels.
func (l *Layout) coversOf(p engine.Place) int {
	if l.Grid {
		return l.covers[(p.Number()-1)/3]
	}
	return l.covers[0]
}

// placeColumns puts the columns at the top.
func (l *Layout) placeColumns(x func(i int) int) {
	for i := range Columns {
		l.put(engine.Column(i+1), x(i), l.Status.Max.Y+edge)
	}
}

// placeSide puts foundations, stock, extra piles and buttons beside the columns,
// from left on and down to the foot of the canvas; a panel's gap is free on their
// right. Buttons come before space between piles.
func (l *Layout) placeSide(left, panel int, extra ...engine.Place) {
	top := l.Status.Max.Y + edge
	rows := 3 + (len(extra)+1)/2
	spare := l.H - top - rows*l.CardH - max(3*l.Touch, barRows*barGood)
	gap := max(1, min(spare/(rows+1), l.gap))
	l.deep = max(1, min(stockDeep, spare/2))
	l.putGrid(left, top, gap, 2, engine.FoundationOf(0), engine.FoundationOf(1), engine.FoundationOf(2), engine.FoundationOf(3))
	y := top + 2*(l.CardH+gap)
	l.put(engine.StockPile, left, y)
	y += l.CardH + max(gap, l.deep+1)
	if len(extra) > 0 {
		l.putGrid(left, y, gap, 2, extra...)
		y += l.CardH + gap
	}
	piles := 2*l.CardW + l.gap
	rim := max(edge, min(barWide-piles/2, panel))
	l.Bar = image.Rect(max(0, left-rim), y, left+piles+rim, l.H)
}

// putGrid puts places in rows of n, the rows gap apart.
func (l *Layout) putGrid(x, y, gap, n int, ps ...engine.Place) {
	for i, p := range ps {
		l.put(p, x+i%n*(l.CardW+l.gap), y+i/n*(l.CardH+gap))
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

// Medallion is where a picture of a size lies in the middle of the cloth: beneath
// the first cards of the columns and above all that lies below. It reports whether
// there is room.
func (l *Layout) Medallion(w, h int) (image.Point, bool) {
	first, last := l.at[engine.Column(1)], l.at[engine.Column(Columns)]
	x := (first.X + last.X + l.CardW - w) / 2
	top := first.Y + l.CardH
	y := top + (l.bottom-top-h)*2/3
	return image.Pt(x, y), l.bottom-top >= h+l.CardH/2
}

// Floor is where columns end, or higher up where the covered cards of a reserve
// beneath them begin if the columns spare them the room.
func (l *Layout) Floor() int {
	if l.Grid {
		return l.bottom
	}
	return l.bottom - l.covers[0]
}

// Places are the places of the game, columns first. The slice is the layout's
// own.
func (l *Layout) Places() []engine.Place { return l.places }

// Has reports whether the game has the place.
func (l *Layout) Has(p engine.Place) bool { return l.shown[p] }

// Place is the rectangle of an empty place.
func (l *Layout) Place(p engine.Place) image.Rectangle {
	return image.Rectangle{l.at[p], l.at[p].Add(image.Pt(l.CardW, l.CardH))}
}

// ground is the rectangle of an empty place as it is seen: the stock's lies as
// deep as a full stock hangs.
func (l *Layout) ground(p engine.Place) image.Rectangle {
	r := l.Place(p)
	if p == engine.StockPile {
		r = r.Add(image.Pt(0, l.deep))
	}
	return r
}

// Strip is the whole area in which a pile takes drops: for a column down to
// where columns end.
func (l *Layout) Strip(p engine.Place) image.Rectangle {
	r := l.Place(p)
	switch {
	case p.IsColumn():
		r.Max.Y = max(l.bottom, r.Max.Y)
	case p.IsReserve() && p.Number() <= Columns:
		if l.Grid {
			r.Max.Y += l.coversOf(p)
		} else {
			r.Min.Y -= reserveEdges
		}
	case p == engine.StockPile:
		r.Max.Y += l.deep
	}
	return r
}

// Slots divides the bar into n places for buttons, in reading order: in the rows
// that it has at the foot, or beside the columns in rows of two, or of more where
// only that leaves them large enough.
func (l *Layout) Slots(n int) []image.Rectangle {
	if n == 0 {
		return nil
	}
	across := (n + max(1, l.Rows) - 1) / max(1, l.Rows)
	if l.Wide {
		across = 2
		for a := 3; a <= n && l.slot(n, across).Y < min(l.Touch, barLeast); a++ {
			if size := l.slot(n, a); min(size.X, size.Y) > l.slot(n, across).Y {
				across = a
			}
		}
	}
	size, rows := l.slot(n, across), (n+across-1)/across
	slots := make([]image.Rectangle, n)
	for i := range slots {
		at := image.Pt(l.Bar.Min.X+i%across*size.X, l.Bar.Max.Y-(rows-i/across)*size.Y)
		slots[i] = image.Rectangle{at, at.Add(size)}.Inset(1)
	}
	return slots
}

// slot is the size of a place for a button when so many of n stand side by
// side.
func (l *Layout) slot(n, across int) image.Point {
	rows := (n + across - 1) / across
	high := l.Bar.Dy() / rows
	if l.Wide {
		high = min(high, max(barGood, l.Touch))
	}
	return image.Pt(l.Bar.Dx()/across, high)
}
