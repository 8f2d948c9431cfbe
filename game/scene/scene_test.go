package scene

import (
	"math"
	"slices"
	"testing"
)

func TestEveryCurve_GoesFromZeroToOne(t *testing.T) {
	for c := Linear; c <= In; c++ {
		if c.At(0) != 0 || math.Abs(c.At(1)-1) > 1e-12 {
			t.Errorf("curve %d goes from %v to %v", c, c.At(0), c.At(1))
		}
		for i := range 101 {
			if at := c.At(float64(i) / 100); at < -0.001 || at > 1 && c != Overshoot || at > 1.15 {
				t.Errorf("curve %d is %v at %d hundredths", c, at, i)
			}
		}
	}
}

func TestWave_IsNearlyASine(t *testing.T) {
	for i := -300; i < 300; i++ {
		turns := float64(i) / 97
		if got, want := Wave(turns), math.Sin(2*math.Pi*turns); math.Abs(got-want) > 0.06 {
			t.Errorf("at %v turns it is %v, a sine %v", turns, got, want)
		}
	}
}

func TestRound_GoesToTheNearestWholePixel(t *testing.T) {
	for v, want := range map[float64]int{0: 0, 0.4: 0, 0.5: 1, 1.5: 2, -0.4: 0, -0.5: 0, -0.6: -1, -1.5: -1, -1.6: -2} {
		if got := Round(v); got != want {
			t.Errorf("%v rounds to %d, want %d", v, got, want)
		}
	}
}

func TestATween_WaitsMovesAndArrives(t *testing.T) {
	var line Timeline
	n := &Node{Pose: Pose{X: 3}, Z: 1}
	line.Add(Tween{Node: n, Start: 2, Length: 4, From: Pose{X: 10}, To: Pose{X: 50}, Air: 9, Over: 8, Z: 2})
	want := []struct {
		x float64
		z int
	}{{3, 1}, {3, 1}, {20, 9}, {30, 9}, {40, 8}, {50, 2}}
	for i, w := range want {
		if !line.Busy() {
			t.Fatalf("it is over before tick %d", i+1)
		}
		line.Tick(nil)
		if n.X != w.x || n.Z != w.z {
			t.Errorf("after tick %d the node is at %v, layer %d, want %v, %d", i+1, n.X, n.Z, w.x, w.z)
		}
	}
	if line.Busy() {
		t.Error("it does not end")
	}
}

func TestTwoTweensOfOneNode_FollowEachOther(t *testing.T) {
	var line Timeline
	n := &Node{}
	line.Add(Tween{Node: n, Length: 2, To: Pose{X: 10}})
	line.Add(Tween{Node: n, Start: 2, Length: 2, From: Pose{X: 10}, To: Pose{X: 20}})
	for i, want := range []float64{5, 10, 15, 20} {
		line.Tick(nil)
		if n.X != want {
			t.Errorf("after tick %d it is at %v, want %v", i+1, n.X, want)
		}
	}
}

func TestFinish_ArrivesAtOnceAndHandsOverTheCues(t *testing.T) {
	var line Timeline
	n := &Node{}
	line.Add(Tween{Node: n, Length: 9, To: Pose{X: 10}})
	line.Add(Tween{Node: n, Start: 9, Length: 9, From: Pose{X: 10}, To: Pose{X: 20}})
	line.Cue(9, 7)
	line.Cue(18, 8)
	line.Tick(nil)
	left := line.Finish(nil)
	if n.X != 20 || line.Busy() || len(left) != 2 || left[0] != 7 || left[1] != 8 {
		t.Errorf("the node is at %v, busy %v, cues left %v", n.X, line.Busy(), left)
	}
}

func TestCues_ComeAtTheirTick(t *testing.T) {
	var line Timeline
	line.Cue(0, 1)
	line.Cue(2, 2)
	var got [][]int
	for line.Busy() {
		got = append(got, line.Tick(nil))
	}
	if len(got) != 2 || len(got[0]) != 1 || got[0][0] != 1 || len(got[1]) != 1 || got[1][0] != 2 {
		t.Errorf("they come as %v", got)
	}
}

func TestItems_ComeLowestFirst(t *testing.T) {
	var root Node
	for i, z := range []int{3, 1, 2, 1} {
		root.Add(&Node{Front: Sprite(i + 1), Pose: Pose{Turn: 1}, Z: z})
	}
	order := func(items []Item) (s []Sprite) {
		for _, i := range items {
			s = append(s, i.Sprite)
		}
		return s
	}
	if got := order(root.Append(nil)); len(got) != 4 || got[0] != 2 || got[1] != 4 || got[2] != 3 || got[3] != 1 {
		t.Errorf("they come as %v", got)
	}
	if got := order(root.AppendLayers(nil, 2, 4)); len(got) != 2 || got[0] != 3 || got[1] != 1 {
		t.Errorf("layers 2 and 3 come as %v", got)
	}
	root.Hidden = true
	if got := root.Append(nil); len(got) != 0 {
		t.Errorf("hidden, they come as %v", got)
	}
}

func TestTurning_ShowsTheBackThenAnEdgeThenTheFront(t *testing.T) {
	n := &Node{Front: 1, Back: 2, W: 10, H: 20}
	for _, c := range []struct {
		turn   float64
		sprite Sprite
		x, w   int16
	}{{-1, 2, 0, 10}, {-0.5, 2, 2, 5}, {0, 1, 4, 1}, {0.5, 1, 2, 5}, {1, 1, 0, 10}} {
		n.Turn = c.turn
		items := n.Append(nil)
		if len(items) != 1 || items[0].Sprite != c.sprite || items[0].X != c.x || items[0].W != c.w {
			t.Errorf("turned %v it is %+v", c.turn, items)
		}
	}
}

func TestALiftedNode_HasItsShadowBeneathIt(t *testing.T) {
	n := &Node{Front: 1, Shadow: Shadow{Whole: 3}, W: 10, H: 20, Pose: Pose{X: 5, Y: 50, Lift: 4, Turn: 1}}
	items := n.Append(nil)
	if len(items) != 2 || items[0].Sprite != 3 || items[1].Sprite != 1 || items[1].Y != 46 || items[0].Y <= 50 {
		t.Errorf("it is %+v", items)
	}
}

// Of a shadow only what the node does not hide need be drawn.
func TestALowShadow_IsDrawnWhereItIsSeen(t *testing.T) {
	n := &Node{
		Front: 1, Shadow: Shadow{Whole: 3, Foot: 4, Side: 5, FootH: 8}, W: 10, H: 20,
		Pose: Pose{X: 5, Y: 50, Lift: 4, Turn: 1},
	}
	want := []Item{
		{Sprite: 5, X: 15, Y: 52},
		{Sprite: 4, X: 6, Y: 64, W: 10},
		{Sprite: 1, X: 5, Y: 46, W: 10, H: 20},
	}
	if got := n.Append(nil); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	n.Lift = 6
	if got := n.Append(nil); len(got) != 2 || got[0].Sprite != 3 {
		t.Errorf("a node that is high shows more of its shadow than its foot: %v", got)
	}
}
