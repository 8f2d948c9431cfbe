package table

import (
	"image"
	"slices"
	"testing"

	"agnes/game/engine"
	"agnes/game/scene"
)

// corners are where a picture of the table has the upper left corner of a sprite.
func (p *played) corners(s scene.Sprite) (at []image.Point) {
	for _, item := range p.Append(nil) {
		if item.Sprite == s {
			at = append(at, image.Pt(int(item.X), int(item.Y)))
		}
	}
	return at
}

// marked are the places that a picture marks as goals.
func (p *played) marked(t *testing.T) (places []engine.Place) {
	t.Helper()
	by := map[image.Point]engine.Place{}
	for _, place := range p.Layout().Places() {
		by[p.topRect(place).Min.Sub(image.Pt(p.skin.Margin, p.skin.Margin))] = place
	}
	for _, at := range p.corners(p.skin.May) {
		if by[at] == engine.Nowhere {
			t.Fatalf("a mark at %v is on no place", at)
		}
		places = append(places, by[at])
	}
	slices.Sort(places)
	return places
}

// legalGoals are the places that cards can legally go to, by where they are taken.
func (p *played) legalGoals() map[lifted][]engine.Place {
	all := map[lifted][]engine.Place{}
	for _, m := range p.carries() {
		l := lifted{m.From, int(m.N)}
		all[l] = append(all[l], p.target(m))
		slices.Sort(all[l])
	}
	return all
}

func TestEachPlaceThatTakesTheHand_IsMarked(t *testing.T) {
	positions(t, sample(7), func(t *testing.T, p *played) {
		p.SetGoals(true)
		for hand, want := range p.legalGoals() {
			index := p.state.Len(hand.from) - hand.n
			p.wait()
			p.tapOn(hand.from, index)
			if got := p.marked(t); !slices.Equal(got, want) {
				t.Errorf("with %v picked %v are marked, want %v", hand, got, want)
			}
			p.Cancel()
			if got := p.marked(t); got != nil {
				t.Errorf("with nothing picked %v are marked", got)
			}
			at := p.where(hand.from, index)
			p.Press(at.X, at.Y)
			p.Drag(at.X, at.Y+dragPixels)
			rest := slices.DeleteFunc(slices.Clone(want), func(q engine.Place) bool { return q == p.dropPlace() })
			if got := p.marked(t); !slices.Equal(got, rest) {
				t.Errorf("with %v in the hand %v are marked, want %v", hand, got, rest)
			}
			p.SetGoals(false)
			if got := p.marked(t); got != nil {
				t.Errorf("with marks off %v are marked", got)
			}
			p.SetGoals(true)
			p.Cancel()
		}
	})
}

func TestPickedCards_AreRingedAsOne(t *testing.T) {
	runs := 0
	positions(t, sample(7), func(t *testing.T, p *played) {
		for hand := range p.legalGoals() {
			if hand.n > 1 {
				runs++
			}
			p.wait()
			p.tapOn(hand.from, p.state.Len(hand.from)-hand.n)
			p.wait()
			first := p.nodes[p.cardOf(hand, 0).Index()]
			last := p.nodes[p.cardOf(hand, hand.n-1).Index()]
			if first.Lift != pickedLift {
				t.Fatalf("%v is raised by %v pixels", hand, first.Lift)
			}
			m, lift := p.skin.Margin, int(pickedLift)
			top, foot := p.corners(p.skin.Ring.Top), p.corners(p.skin.Ring.Foot)
			if want := image.Pt(int(first.X)-m, int(first.Y)-lift-m); len(top) != 1 || top[0] != want {
				t.Errorf("%v: the ring begins at %v, want %v", hand, top, want)
			}
			_, h := p.skin.Size(p.skin.Ring.Foot)
			if want := image.Pt(int(last.X)-m, int(last.Y)-lift+p.layout.CardH+m-h); len(foot) != 1 || foot[0] != want {
				t.Errorf("%v: the ring's foot is at %v, want %v", hand, foot, want)
			}
			p.Cancel()
			if got := p.corners(p.skin.Ring.Top); got != nil {
				t.Errorf("a ring stays at %v", got)
			}
		}
	})
	if runs == 0 {
		t.Error("no position had a run")
	}
}

func TestAHint_FramesWhatWouldMoveUntilItIsTaken(t *testing.T) {
	runs := 0
	positions(t, sample(7), func(t *testing.T, p *played) {
		for _, m := range p.carries() {
			p.SetHint(Hint{m, true})
			to := p.topRect(p.target(m))
			cards := p.where(m.From, p.index(m))
			glows := len(p.corners(p.skin.Glow))
			if rings := len(p.corners(p.skin.Ring.Foot)); m.N > 1 {
				runs++
				if rings != 1 || glows != 1 {
					t.Errorf("%v: %d rings round the cards and %d frames round the place", m, rings, glows)
				}
			} else if rings != 0 || glows != 2 {
				t.Errorf("%v: %d rings, and %d frames round the card and the place", m, rings, glows)
			}
			p.wait()
			p.Press(cards.X, cards.Y)
			p.Drag(cards.X, cards.Y+dragPixels)
			margin := image.Pt(p.skin.Margin, p.skin.Margin)
			if at := p.corners(p.skin.Glow); len(at) != 1 || at[0] != to.Min.Sub(margin) {
				t.Errorf("%v: with the cards in the hand, frames are at %v, not at %v alone", m, at, to.Min)
			}
			p.Cancel()
			p.SetHint(Hint{})
		}
	})
	if runs == 0 {
		t.Error("no position had a run")
	}
}
