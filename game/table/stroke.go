package table

import (
	"image"

	"agnes/game/engine"
)

// IntentKind says what a player wants of the game.
type IntentKind uint8

// What a stroke or a key can come to.
const (
	Nothing  IntentKind = iota
	Play                // make Move
	Refuse              // tell why: Err
	Picked              // cards were picked, and wait for a place
	Returned            // cards went back to where they came from
)

// Intent is what a stroke or a key came to.
type Intent struct {
	Kind IntentKind
	Move engine.Move
	Err  error // a *engine.Refusal
}

// stroke is what the pointer is doing. The zero value is nothing.
type stroke struct {
	down    bool
	at      image.Point // where it went down
	now     image.Point
	on      spot // what it went down on
	felt    bool // it went down where no card lies
	held    lifted
	grip    [2]float64 // from the pointer to the corner of the held card
	bend    float64    // pixels by which a held run would bend behind the pointer
	tapped  spot       // what was tapped last
	age     int        // ticks since the last tap
	refused error      // why the cards under the pointer could not be lifted
	dragged bool
}

// spot is a card of a pile, or the empty place when index is -1.
type spot struct {
	place engine.Place
	index int
}

// dragPixels is how far the pointer goes before a press becomes a drag.
const dragPixels = 3

// Dragging reports whether cards are in the hand.
func (t *Table) Dragging() bool { return t.stroke.held.n > 0 }

// Held is what is in the hand or picked: the last n cards of a pile. n is zero
// when there is nothing.
func (t *Table) Held() (from engine.Place, n int) {
	if t.stroke.held.n > 0 {
		return t.stroke.held.from, t.stroke.held.n
	}
	return t.picked.from, t.picked.n
}

// Press tells the table that the pointer went down at a pixel of the canvas.
// It reports whether there was anything there.
func (t *Table) Press(x, y int) bool {
	t.Finish()
	t.dropHand()
	t.stroke = stroke{
		down: true, at: image.Pt(x, y), now: image.Pt(x, y),
		tapped: t.stroke.tapped, age: t.stroke.age,
	}
	on, felt, ok := t.hit(x, y)
	t.stroke.on, t.stroke.felt = on, felt
	if !ok {
		t.stroke.on = spot{}
	}
	// A finger does not hover: it opens a long column by touching it.
	t.openAt(t.stroke.on.place, t.stroke.on.index)
	return ok
}

// Drag tells the table where the pointer is. It reports whether the picture
// has changed.
func (t *Table) Drag(x, y int) bool {
	s := &t.stroke
	if !s.down {
		return t.hover(x, y)
	}
	was := s.now
	s.now = image.Pt(x, y)
	if !s.dragged {
		d := s.now.Sub(s.at)
		if d.X*d.X+d.Y*d.Y < dragPixels*dragPixels {
			return false
		}
		s.dragged = true
		t.lift()
	}
	if s.held.n == 0 {
		return false
	}
	t.pull(x - was.X)
	t.follow()
	return true
}

// lift takes the cards under the pointer into the hand, if they may be lifted.
func (t *Table) lift() {
	s := &t.stroke
	n := t.state.Len(s.on.place) - s.on.index
	if s.felt || s.on.index < 0 || s.on.place == engine.StockPile || s.on.place == engine.Nowhere {
		return
	}
	if s.refused = t.state.CheckLift(s.on.place, n); s.refused != nil {
		return
	}
	t.picked = lifted{}
	t.settle()
	s.held, t.rise = lifted{s.on.place, n}, 0
	first := t.cardOf(s.held, 0)
	head := t.nodes[first.Index()]
	s.grip = [2]float64{head.X - float64(s.at.X), head.Y - float64(s.at.Y)}
	t.tell(Cue{CueLifted, s.on.place, first, uint8(n)})
}

// Release tells the table that the pointer was let go, and returns what that
// came to.
func (t *Table) Release(x, y int) Intent {
	s := &t.stroke
	if !s.down {
		return Intent{}
	}
	t.Drag(x, y)
	s.down = false
	switch {
	case s.held.n > 0:
		return t.drop()
	case s.dragged && s.refused != nil:
		t.shakeHead(lifted{s.on.place, t.state.Len(s.on.place) - s.on.index})
		return Intent{Kind: Refuse, Err: s.refused}
	case s.dragged:
		return Intent{}
	}
	return t.tap(s.on)
}

// drop decides where the held cards go: to the legal place of which they cover
// most.
func (t *Table) drop() Intent {
	held := t.stroke.held
	target := t.dropTarget()
	if target == engine.Nowhere {
		err := t.dropRefusal()
		if err != nil {
			t.tell(Cue{CueRefused, held.from, t.cardOf(held, 0), uint8(held.n)})
		}
		t.glideHome()
		if err != nil {
			return Intent{Kind: Refuse, Err: err}
		}
		return Intent{Kind: Returned}
	}
	// The hand stays closed: Animate flies the cards from where they are.
	return Intent{Kind: Play, Move: engine.Carry(held.from, target, held.n)}
}

// heldOver is how much of a place the held cards cover, in square pixels.
func (t *Table) heldOver(p engine.Place) int {
	head := t.nodes[t.cardOf(t.stroke.held, 0).Index()]
	at := image.Pt(int(head.X), int(head.Y))
	card := image.Rectangle{at, at.Add(image.Pt(t.layout.CardW, t.layout.CardH))}
	covered := card.Intersect(t.layout.Strip(p))
	return covered.Dx() * covered.Dy()
}

// move is the move of cards of the hand to a place.
func (l lifted) move(to engine.Place) engine.Move {
	if to.IsFoundation() {
		to = engine.FoundationPile
	}
	return engine.Carry(l.from, to, l.n)
}

// dropTarget is the legal target that the held cards cover most, or nowhere.
func (t *Table) dropTarget() engine.Place {
	best, bestArea := engine.Nowhere, 0
	for _, p := range t.layout.places {
		if p == t.stroke.held.from {
			continue
		}
		m := t.stroke.held.move(p)
		if area := t.heldOver(p); area > bestArea && t.state.Legal(m) {
			best, bestArea = m.To, area
		}
	}
	return best
}

// dropRefusal is why the place that the held cards cover most refuses them; nil
// where that is their own, or none.
func (t *Table) dropRefusal() error {
	over, area := engine.Nowhere, 0
	for _, p := range t.layout.places {
		if a := t.heldOver(p); a > area {
			over, area = p, a
		}
	}
	if over == engine.Nowhere || over == t.stroke.held.from {
		return nil
	}
	return t.state.Check(t.stroke.held.move(over))
}

// dropPlace is the place that would take the held cards if they were let go
// now, or nowhere.
func (t *Table) dropPlace() engine.Place {
	if t.stroke.held.n == 0 {
		return engine.Nowhere
	}
	p := t.dropTarget()
	if p == engine.FoundationPile {
		p = engine.FoundationOf(t.cardOf(t.stroke.held, 0).Suit())
	}
	return p
}

// Cancel puts back whatever is in the hand or picked, at once: the window lost
// its focus, a second finger came down, or Escape was pressed. It ends the show
// of a win, too. It reports whether there was anything.
func (t *Table) Cancel() bool {
	had := t.stroke.held.n > 0 || t.picked.n > 0
	if t.show.on {
		t.settle()
		return true
	}
	t.picked = lifted{}
	t.dropHand()
	t.stroke = stroke{}
	if had {
		t.settle()
		t.tell(Cue{Kind: CueHome})
	}
	return had
}

// dropHand puts what is in the hand back where it rests.
func (t *Table) dropHand() {
	if t.stroke.held.n > 0 {
		t.stroke.held = lifted{}
		t.settle()
	}
}

// tap is a press without a drag.
func (t *Table) tap(on spot) Intent {
	s := &t.stroke
	double := s.tapped == on && s.age <= doubleTap && on.place != engine.Nowhere
	s.tapped, s.age = on, 0
	if double {
		s.tapped = spot{}
	}
	t.hideCursor()
	return t.choose(on, double)
}

// ForgetTap makes the next tap the first of its kind: there are no double taps.
func (t *Table) ForgetTap() { t.stroke.tapped = spot{} }

// choose picks the cards at a spot, or places what is picked there. Again asks
// for the foundation.
func (t *Table) choose(on spot, again bool) Intent {
	switch {
	case on.place == engine.Nowhere:
		return t.unpick()
	case on.place == engine.StockPile:
		t.unpick()
		return t.dealOrRedeal()
	case again:
		t.unpick()
		return t.sendUp(on)
	case t.picked.n > 0 && t.picked.from == on.place:
		return t.unpick()
	case t.picked.n > 0:
		return t.placePicked(on.place)
	}
	return t.pick(on)
}

func (t *Table) dealOrRedeal() Intent {
	if t.state.Len(engine.StockPile) == 0 && t.state.Rules().Redeals > 0 {
		return t.intend(engine.Redeal)
	}
	return t.intend(engine.Deal)
}

// intend is the intent to make a move, or the reason why it is refused.
func (t *Table) intend(m engine.Move) Intent {
	if err := t.state.Check(m); err != nil {
		t.shakeHead(lifted{m.From, int(m.N)})
		return Intent{Kind: Refuse, Move: m, Err: err}
	}
	return Intent{Kind: Play, Move: m}
}

// SendUpAt sends the last card of a pile to its foundation, if it is at a point.
func (t *Table) SendUpAt(x, y int) Intent {
	t.Finish()
	t.hideCursor()
	back := t.unpick()
	on, felt, ok := t.hit(x, y)
	if !ok || felt || !on.place.IsColumn() && !on.place.IsReserve() || on.index != t.state.Len(on.place)-1 {
		return back
	}
	return t.sendUp(on)
}

// sendUp sends the last card of a pile to its foundation.
func (t *Table) sendUp(on spot) Intent {
	if n := t.state.Len(on.place) - on.index; on.index < 0 || n != 1 {
		return t.pick(on)
	}
	return t.intend(engine.Up(on.place))
}

// pick chooses a card, and what lies on it, to be placed by the next tap.
func (t *Table) pick(on spot) Intent {
	n := t.state.Len(on.place) - on.index
	if on.index < 0 {
		return Intent{}
	}
	if err := t.state.CheckLift(on.place, n); err != nil {
		t.shakeHead(lifted{on.place, n})
		return Intent{Kind: Refuse, Err: err}
	}
	t.picked, t.rise = lifted{on.place, n}, 0
	t.settle()
	t.tell(Cue{CueLifted, on.place, t.cardOf(t.picked, 0), uint8(n)})
	return Intent{Kind: Picked}
}

func (t *Table) unpick() Intent {
	if t.picked.n == 0 {
		return Intent{}
	}
	t.tell(Cue{CueHome, t.picked.from, t.cardOf(t.picked, 0), uint8(t.picked.n)})
	t.picked = lifted{}
	t.settle()
	return Intent{Kind: Returned}
}

// placePicked is the intent to put the picked cards on a place. A refusal
// leaves them picked, so that another place can be tried.
func (t *Table) placePicked(to engine.Place) Intent {
	return t.intend(t.picked.move(to))
}

// hover opens a column that is too narrow to be read at the card under the
// pointer, and shows which hidden pile waits for which column. It reports whether
// the picture has changed.
func (t *Table) hover(x, y int) bool {
	if t.layout == nil {
		return false
	}
	on, _, ok := t.hit(x, y)
	before := t.linked()
	t.over = engine.Nowhere
	if ok {
		t.over = on.place
	}
	changed := t.linked() != before
	if !on.place.IsColumn() {
		on = spot{engine.Nowhere, -1}
	}
	return t.openAt(on.place, on.index) || changed
}

// openAt holds one card of one column open. It reports whether that changed
// where cards lie.
func (t *Table) openAt(p engine.Place, index int) bool {
	want := [engine.Columns]int{-1, -1, -1, -1, -1, -1, -1}
	if p.IsColumn() {
		want[p.Number()-1] = index
	}
	if want == t.open || t.Busy() && !t.gliding {
		return false
	}
	t.open = want
	before := t.rests
	t.rests = t.arrange(&t.state)
	if before == t.rests {
		return false
	}
	if t.still() {
		t.settle()
	} else {
		t.glide()
	}
	return true
}

func (t *Table) closeColumns() { t.open = [engine.Columns]int{-1, -1, -1, -1, -1, -1, -1} }
