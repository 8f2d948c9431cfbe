package table

import (
	"errors"
	"image"
	"testing"

	"agnes/game/engine"
)

// at is the middle of what can be seen of a card, or of its place.
func (p *played) where(place engine.Place, index int) image.Point {
	if pile := p.Pile(place); index >= 0 && index < len(pile) {
		return centre(pile[index].Seen)
	}
	return centre(p.Layout().Place(place))
}

// drag carries the cards from an index of a pile upwards so far that the first
// of them lies exactly on to's last card, or beside it by some pixels, and lets
// go.
func (p *played) drag(from engine.Place, index int, to engine.Place, dx int) Intent {
	start := p.where(from, index)
	p.Press(start.X, start.Y)
	lying := p.Pile(from)[index].Seen.Min
	target := p.topRect(to).Min
	end := start.Add(target.Sub(lying)).Add(image.Pt(dx, 0))
	for i := 1; i <= 4; i++ {
		p.Drag(start.X+(end.X-start.X)*i/4, start.Y+(end.Y-start.Y)*i/4)
		p.Tick(nil)
	}
	return p.Release(end.X, end.Y)
}

func (p *played) tapOn(place engine.Place, index int) Intent {
	at := p.where(place, index)
	p.Press(at.X, at.Y)
	return p.Release(at.X, at.Y)
}

// wait lets so many ticks go by, so that two taps are not a double tap.
func (p *played) wait() {
	for range doubleTap + 1 {
		p.Tick(nil)
	}
}

// carries are the legal moves of cards.
func (p *played) carries() (moves []engine.Move) {
	for _, m := range p.game.State().Moves(nil) {
		if m.N > 0 {
			moves = append(moves, m)
		}
	}
	return moves
}

// target is the place on the table for the target of a move.
func (p *played) target(m engine.Move) engine.Place {
	if m.To == engine.FoundationPile {
		return engine.FoundationOf(p.cardOf(lifted{m.From, int(m.N)}, 0).Suit())
	}
	return m.To
}

// index is the index of the deepest card of a move.
func (p *played) index(m engine.Move) int { return p.state.Len(m.From) - int(m.N) }

// positions calls test with positions of random games of all rule sets.
func positions(t *testing.T, each int, test func(t *testing.T, p *played)) {
	t.Helper()
	for n, rs := range engine.RuleSets() {
		p := deal(t, rs.ID, uint64(n+20))
		c := chance(n + 3)
		for i := range 60 {
			p.randomMove(&c, nil)
			p.Finish()
			if i%each == 0 {
				test(t, p)
			}
			if t.Failed() {
				t.Fatalf("%s after %v", rs.ID, p.game.Moves())
			}
		}
	}
}

func TestEveryLegalMove_CanBeDragged(t *testing.T) {
	positions(t, sample(7), func(t *testing.T, p *played) {
		for _, m := range p.carries() {
			got := p.drag(m.From, p.index(m), p.target(m), 0)
			if got.Kind != Play || got.Move != m {
				t.Errorf("dragging %v comes to %+v", m, got)
			}
			p.Cancel()
		}
	})
}

func TestEveryLegalMove_CanBeTapped(t *testing.T) {
	positions(t, sample(7), func(t *testing.T, p *played) {
		for _, m := range p.carries() {
			p.wait()
			if got := p.tapOn(m.From, p.index(m)); got.Kind != Picked {
				t.Errorf("tapping the cards of %v comes to %+v", m, got)
				continue
			}
			to := p.target(m)
			if got := p.tapOn(to, p.state.Len(to)-1); got.Kind != Play || got.Move != m {
				t.Errorf("tapping %v comes to %+v", m, got)
			}
			p.Cancel()
		}
	})
}

func TestTheRightButton_SendsUpWhatLiesLast(t *testing.T) {
	positions(t, sample(7), func(t *testing.T, p *played) {
		for _, from := range p.layout.places {
			for i, lying := range p.Pile(from) {
				if lying.Seen.Empty() || !lying.Up && from.IsReserve() {
					continue // too little of it can be seen to be pointed at
				}
				at := centre(lying.Seen)
				m := engine.Up(from)
				want := Intent{}
				switch last := i == p.state.Len(from)-1; {
				case !last || !from.IsColumn() && !from.IsReserve():
				case p.state.Legal(m):
					want = Intent{Kind: Play, Move: m}
				default:
					want = Intent{Kind: Refuse, Move: m}
				}
				if got := p.SendUpAt(at.X, at.Y); got.Kind != want.Kind || got.Move != want.Move {
					t.Errorf("on card %d of %s it comes to %+v, not %+v", i, from, got, want)
				}
			}
		}
	})
}

func TestEveryLegalMove_CanBeMadeByKeys(t *testing.T) {
	positions(t, sample(7), func(t *testing.T, p *played) {
		for _, m := range p.carries() {
			p.point(spot{m.From, p.index(m)})
			if got := p.Choose(); got.Kind != Picked {
				t.Errorf("choosing the cards of %v comes to %+v", m, got)
				continue
			}
			p.PointAt(p.target(m))
			if got := p.Choose(); got.Kind != Play || got.Move != m {
				t.Errorf("choosing %v comes to %+v", m, got)
			}
			p.Cancel()
		}
	})
}

// A cursor that stayed on the card below would have its frame run across those
// that lie on it.
func TestTheCursor_FollowsWhatIsPutDown(t *testing.T) {
	for _, motion := range []Speed{Instant, Normal} {
		positions(t, sample(7), func(t *testing.T, p *played) {
			p.SetSpeed(motion)
			for _, m := range p.carries() {
				to := p.target(m)
				p.PointAt(to)
				p.play(m, Onward)
				p.Finish()
				if on, at, _ := p.Cursor(); on != to || at != p.state.Len(to)-1 {
					t.Errorf("after %v the cursor is on card %d of %s, which has %d", m, at, on, p.state.Len(to))
				}
				p.undo()
				p.Finish()
				if on, at, _ := p.Cursor(); on != to || at != p.state.Len(to)-1 {
					t.Errorf("with %v taken back it is on card %d of %s, which has %d", m, at, on, p.state.Len(to))
				}
			}
		})
	}
}

// No stroke from any card to any place comes to a move that is not legal, or to
// none where one is.
func TestEveryDrag_IsLegalOrRefused(t *testing.T) {
	positions(t, sample(19), func(t *testing.T, p *played) {
		legal := map[engine.Move]bool{}
		for _, m := range p.carries() {
			legal[m] = true
		}
		for _, from := range p.Layout().Places() {
			for index := range p.state.Len(from) {
				if from == engine.StockPile || from.IsFoundation() && index < p.state.Len(from)-1 {
					continue
				}
				for _, to := range p.Layout().Places() {
					m := engine.Carry(from, to, p.state.Len(from)-index)
					if to.IsFoundation() {
						m.To = engine.FoundationPile
					}
					got := p.drag(from, index, to, 0)
					if got.Kind == Play && !legal[got.Move] {
						t.Errorf("dragging %v comes to %+v, which is not legal", m, got)
					}
					if got.Kind == Play != legal[m] && to != from && !(to.IsFoundation() && got.Kind == Play) {
						t.Errorf("dragging %v comes to %+v; legal: %v", m, got, legal[m])
					}
					p.Cancel()
					p.Finish()
				}
			}
		}
	})
}

func TestADrop_GoesToTheLegalPileThatItCoversMost(t *testing.T) {
	tried := 0
	positions(t, 3, func(t *testing.T, p *played) {
		for _, m := range p.carries() {
			for _, n := range p.carries() {
				if n.From != m.From || n.N != m.N || !m.To.IsColumn() || n.To != m.To+1 {
					continue
				}
				// Two legal columns side by side: a third of the way from the
				// one to the other the first is covered most.
				tried++
				apart := p.Layout().at[n.To].X - p.Layout().at[m.To].X
				if got := p.drag(m.From, p.index(m), m.To, apart/3); got.Move != m {
					t.Errorf("nearer to %v it goes to %+v", m, got)
				}
				p.Cancel()
				if got := p.drag(m.From, p.index(m), m.To, apart*2/3); got.Move != n {
					t.Errorf("nearer to %v it goes to %+v", n, got)
				}
				p.Cancel()
			}
		}
	})
	if tried == 0 {
		t.Error("no position had two legal columns side by side")
	}
}

// example has a refusal, a legal move and a run, whatever else.
func example(t *testing.T) *played { return deal(t, "bernauer", 1) }

func TestARefusedCard_GlidesHomeAndTheReasonIsGiven(t *testing.T) {
	p := example(t)
	last := p.state.Len(engine.Column(7)) - 1
	for _, to := range []engine.Place{engine.Column(2), engine.ReservePile(1), engine.FoundationOf(engine.Spades)} {
		got := p.drag(engine.Column(7), last, to, 0)
		var refusal *engine.Refusal
		if got.Kind != Refuse || !errors.As(got.Err, &refusal) {
			t.Fatalf("dropping it on %s comes to %+v", to, got)
		}
		if !p.Busy() {
			t.Error("it does not glide")
		}
		ticks := 0
		p.run(t, func() { ticks++ })
		if ticks != homeTicks {
			t.Errorf("it glides for %d ticks, want %d", ticks, homeTicks)
		}
		p.agrees(t)
	}
	if got := p.drag(engine.Column(7), last, engine.Column(7), 9); got.Kind != Returned {
		t.Errorf("dropping it on its own pile comes to %+v", got)
	}
}

func TestATapOnACardThatCannotMove_SaysWhy(t *testing.T) {
	p := example(t)
	if got := p.tapOn(engine.Column(7), 0); got.Kind != Refuse || got.Err == nil {
		t.Errorf("it comes to %+v", got)
	}
	if !p.Busy() {
		t.Error("the cards do not shake")
	}
	p.run(t, func() {})
	p.agrees(t)
}

func TestATapOnThePickedPile_PutsTheCardsBack(t *testing.T) {
	p := example(t)
	if got := p.tapOn(engine.Column(6), 5); got.Kind != Picked {
		t.Fatalf("picking comes to %+v", got)
	}
	p.wait()
	if got := p.tapOn(engine.Column(6), 5); got.Kind != Returned {
		t.Errorf("a second tap comes to %+v", got)
	}
	if _, n := p.Held(); n != 0 {
		t.Errorf("%d cards are still picked", n)
	}
	p.tapOn(engine.Column(6), 5)
	if got := p.tapOn(engine.Nowhere, 0); got.Kind == Play {
		t.Errorf("a tap on nothing comes to %+v", got)
	}
}

func TestADoubleTap_SendsTheCardUp(t *testing.T) {
	p := example(t)
	m := engine.Up(engine.ReservePile(3))
	if !p.state.Legal(m) {
		t.Fatal("the example has changed")
	}
	for _, ticks := range []int{1, 28} { // a slow hand takes almost half a second
		p.tapOn(m.From, 0)
		for range ticks {
			p.Tick(nil)
		}
		if got := p.tapOn(m.From, 0); got.Kind != Play || got.Move != m {
			t.Errorf("after %d ticks it comes to %+v", ticks, got)
		}
		p.Cancel()
		p.wait()
	}
	p.tapOn(m.From, 0)
	p.wait()
	if got := p.tapOn(m.From, 0); got.Kind == Play {
		t.Errorf("two slow taps come to %+v", got)
	}
}

func TestATapOnTheStock_Deals(t *testing.T) {
	p := example(t)
	if got := p.tapOn(engine.StockPile, 0); got.Kind != Play || got.Move != engine.Deal {
		t.Errorf("it comes to %+v", got)
	}
}

func TestCancel_PutsBackWhatIsInTheHand(t *testing.T) {
	p := example(t)
	p.press(engine.Column(7))
	p.Drag(100, 100)
	if _, n := p.Held(); n != 1 || !p.Dragging() {
		t.Fatalf("%d cards are held", n)
	}
	if !p.Cancel() || p.Dragging() {
		t.Error("the card is still held")
	}
	p.agrees(t)
	if got := p.Release(100, 100); got.Kind != Nothing {
		t.Errorf("letting go afterwards comes to %+v", got)
	}
	if p.Cancel() {
		t.Error("there was nothing to put back")
	}
}

func TestARun_BendsBehindThePointerAndStraightens(t *testing.T) {
	p := example(t)
	for _, m := range []string{"r3-f", "c2-c1", "r1-c4"} {
		move, _ := engine.ParseMove(m)
		if !p.play(move, Onward) {
			t.Fatalf("%s is not legal: the example has changed", m)
		}
	}
	p.Finish()
	from := engine.Column(1)
	run := p.state.RunLength(from, false)
	if run < 2 {
		t.Fatal("there is no run")
	}
	at := p.where(from, p.state.Len(from)-run)
	p.Press(at.X, at.Y)
	p.Drag(at.X+4, at.Y)
	p.Drag(at.X+60, at.Y+40)
	head, tail := p.nodes[p.cardOf(p.stroke.held, 0).Index()], p.nodes[p.cardOf(p.stroke.held, run-1).Index()]
	if head.X != p.rests[p.cardOf(p.stroke.held, 0).Index()].X+60 {
		t.Errorf("the first card is at %v, not under the pointer", head.X)
	}
	if tail.X >= head.X || head.X-tail.X > bendMost {
		t.Errorf("the last card is at %v, the first at %v", tail.X, head.X)
	}
	for range 30 {
		p.Tick(nil)
	}
	if tail.X != head.X {
		t.Errorf("at rest the last card is at %v, the first at %v", tail.X, head.X)
	}
	if changed, _ := p.Tick(nil); changed {
		t.Error("a hand at rest changes the picture")
	}
}

func TestTheCursor_ReachesEveryCardAndPlace(t *testing.T) {
	for _, in := range []window{{960, 720, 1}, {640, 360, 1}, {390, 844, 2}, {320, 320, 1}} {
		for _, mirror := range []bool{false, true} {
			for _, rs := range engine.RuleSets() {
				g, _ := engine.NewGame(rs, rs.Rules, 2)
				p := &played{Table: laidOut(rs.Rules, in, mirror), game: g}
				p.Show(g.State())
				p.Walk(Down)
				seen := map[spot]bool{p.cursor.spot: true}
				queue := []spot{p.cursor.spot}
				for len(queue) > 0 {
					from := queue[0]
					queue = queue[1:]
					for _, way := range []Way{Left, Right, Up, Down} {
						p.point(from)
						p.Walk(way)
						if !seen[p.cursor.spot] {
							seen[p.cursor.spot] = true
							queue = append(queue, p.cursor.spot)
						}
					}
				}
				for _, place := range p.Layout().Places() {
					n := p.state.Len(place)
					if !seen[spot{place, n - 1}] {
						t.Errorf("%s in %v, mirrored %v: the cursor does not reach %s", rs.ID, in, mirror, place)
					}
					for i := p.state.FaceDown(place); place.IsColumn() && i < n; i++ {
						if !seen[spot{place, i}] {
							t.Errorf("%s in %v: the cursor does not reach card %d of %s", rs.ID, in, i, place)
						}
					}
				}
			}
		}
	}
}

// A frame as high as one card would run across those that lie on it.
func TestTheCursor_IsRoundItsCardAndAllOnIt(t *testing.T) {
	p := deal(t, "sorel", 3)
	p.PointAt(engine.Column(7))
	for at := 6; at >= 0; at-- {
		want := p.spotRect(p.cursor.spot).Union(p.topRect(engine.Column(7))).Inset(-p.skin.Margin)
		foot := p.skin.Focus.Foot
		_, high := p.skin.Size(foot)
		found := false
		for _, item := range p.Append(nil) {
			found = found || item.Sprite == foot && int(item.X) == want.Min.X && int(item.Y)+high == want.Max.Y
		}
		if !found {
			t.Errorf("no frame ends at %v, below the column, with the cursor on card %d", want.Max.Y, at)
		}
		p.Walk(Up)
	}
}
