package table

import (
	"errors"
	"testing"

	"agnes/game/engine"
)

// largePrint are the sizes of the cards in large print.
var largePrint = [2]Metrics{{CardW: 35, CardH: 49, Index: 15, Long: 15}, {CardW: 48, CardH: 64, Index: 19, Long: 15}}

// columnAndHeap are how column i of n cards and reserve pile i lie, of which so many
// are covered.
func (l *Layout) columnAndHeap(i, n, covered int) (fan, heap) {
	f := l.fanOf(engine.Column(i), n, 0, -1)
	h := l.heapOf(engine.ReservePile(i), covered+1, 0, f)
	f.room -= h.over()
	return f, h
}

func TestACoveredReserveCard_TakesNoRoomThatItsColumnNeeds(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, r engine.Rules, in window) {
		if !hasReserve(r) {
			return
		}
		for n := range 40 {
			bare := l.fanOf(engine.Column(1), n, 0, -1)
			for covered := 1; covered <= coveredMost(r); covered++ {
				f, h := l.columnAndHeap(1, n, covered)
				if h.step < reserveEdge {
					t.Fatalf("under %d cards a covered card shows %d pixels", n, h.step)
				}
				end, top := l.Place(engine.Column(1)).Max.Y+f.offset(max(0, n-1)), l.at[engine.ReservePile(1)].Y+h.offset(0)
				if !l.Grid && end+tightGap > top {
					t.Fatalf("a column of %d cards ends at %d, and %d covered cards begin at %d", n, end, covered, top)
				}
				for i := 1; i < n; i++ {
					seen, could := f.offset(i)-f.offset(i-1), bare.offset(i)-bare.offset(i-1)
					if seen < min(could, l.Index) {
						t.Fatalf("of %d cards, over %d covered, card %d shows %d pixels of %d", n, covered, i, seen, could)
					}
				}
			}
		}
	})
}

func TestAHeap_StaysInItsPlace(t *testing.T) {
	eachLayout(t, func(t *testing.T, l *Layout, r engine.Rules, in window) {
		for n := 1; hasReserve(r) && l.Grid && n <= engine.Columns; n++ {
			p := engine.ReservePile(n)
			for covered := 1; covered <= coveredOf(r, n); covered++ {
				_, h := l.columnAndHeap(n, 7, covered)
				if last := l.Place(p).Max.Y + h.offset(covered); last > l.Strip(p).Max.Y {
					t.Errorf("%d covered cards reach down to %d, beyond %v", covered, last, l.Strip(p))
				}
			}
		}
	})
}

// coveredOf is how many cards of reserve pile n can be covered: the last two of the
// stock cover piles 1 and 2 alone.
func coveredOf(r engine.Rules, n int) int {
	if n > 2 {
		return coveredByRows
	}
	return coveredMost(r)
}

// In every window that golden pictures show the whole reserve can be read under
// long columns; in large print under columns as they are dealt.
func TestEveryKnownReserveCard_CanBeRead(t *testing.T) {
	for print, sizes := range [][2]Metrics{fakeSizes, largePrint} {
		for _, in := range []window{{270, 480, 1}, {320, 480, 1}, {320, 568, 2}, {390, 844, 3}, {844, 390, 3}, {640, 360, 1}, {960, 720, 1}, {1280, 720, 1}, {2560, 1440, 2}} {
			fit := ChooseFit(in.w, in.h, in.ratio, sizes)
			for _, rs := range engine.RuleSets() {
				long := 15
				if print == 1 {
					long = engine.Columns
				}
				l := NewLayout(fit, sizes[fit.Size], rs.Rules, false)
				for i := 1; hasReserve(rs.Rules) && i <= engine.Columns; i++ {
					for n := 0; n <= long; n++ {
						for covered := 1; covered <= coveredOf(rs.Rules, i); covered++ {
							if _, h := l.columnAndHeap(i, n, covered); h.step < l.Index {
								t.Errorf("%v, print %d, %s, pile %d: under %d cards, %d covered show %d pixels each, want %d", in, print, rs.ID, i, n, covered, h.step, l.Index)
							}
						}
					}
				}
			}
		}
	}
}

// dealtOut is a game of which the whole stock lies on the reserve.
func dealtOut(t *testing.T, id string, in window) *played {
	t.Helper()
	p := deal(t, id, 4)
	fit := ChooseFit(in.w, in.h, in.ratio, fakeSizes)
	p.Dress(NewLayout(fit, fakeSizes[fit.Size], p.game.Rules(), false), fakeSkin(fakeSizes[fit.Size]))
	for p.play(engine.Deal, Onward) {
		p.Finish()
	}
	return p
}

func TestACoveredReserveCard_ShowsRankAndSuitOrItsBacksEdge(t *testing.T) {
	for _, rs := range engine.RuleSets() {
		if !hasReserve(rs.Rules) {
			continue
		}
		for _, in := range []window{aWindow, {640, 360, 1}, {390, 844, 2}} {
			p := dealtOut(t, rs.ID, in)
			for n := 1; n <= engine.Columns; n++ {
				pile := p.Pile(engine.ReservePile(n))
				for i, c := range pile[:len(pile)-1] {
					want := reserveEdge
					if c.Up {
						want = p.layout.Index
					}
					if c.Seen.Dy() != want {
						t.Errorf("%s in %v: card %d of reserve pile %d shows %d pixels, want %d", rs.ID, in, i, n, c.Seen.Dy(), want)
					}
				}
			}
		}
	}
}

func TestATapOnACoveredReserveCard_SaysThatItIsCovered(t *testing.T) {
	for id, want := range map[string]engine.Reason{"bernauer": engine.CardCovered, "bernauer-hidden": engine.CardHidden} {
		for _, in := range []window{aWindow, {640, 360, 1}} {
			p := dealtOut(t, id, in)
			top := p.state.Top(engine.ReservePile(3))
			var refusal *engine.Refusal
			got := p.tapOn(engine.ReservePile(3), 0)
			if got.Kind != Refuse || !errors.As(got.Err, &refusal) || refusal.Reason != want {
				t.Fatalf("%s in %v: it comes to %+v", id, in, got)
			}
			// Of a face-down pile only the whole can be meant.
			if meant := refusal.Card == top; meant != (id == "bernauer-hidden") {
				t.Errorf("%s in %v: %s is refused, the top card is %s", id, in, refusal.Card, top)
			}
			p.agrees(t)
		}
	}
}

func TestTheNextReserveCard_ComesToWhereTheLastOneWas(t *testing.T) {
	p := dealtOut(t, "bernauer", window{390, 844, 2})
	n := 0
	for _, m := range p.carries() {
		if !m.From.IsReserve() || p.state.Len(m.From) < 2 {
			continue
		}
		n++
		was := p.topRect(m.From)
		p.play(m, Onward)
		p.run(t, func() {})
		if is := p.topRect(m.From); is != was {
			t.Errorf("the top of %s was at %v and is at %v", m.From, was, is)
		}
		p.undo()
		p.Finish()
	}
	if n == 0 {
		t.Fatalf("nothing can be played from the reserve of deal %d", p.game.DealNumber())
	}
}
