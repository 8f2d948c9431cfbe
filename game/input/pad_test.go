package input

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// keysOf are the events of a pad that stands like this, one state a tick.
func keysOf(states ...PadState) []Event {
	var p Pad
	var out []Event
	for _, s := range states {
		out = p.Events(out, s)
	}
	return out
}

func TestEachButtonOfAPadIsItsKeyOnce(t *testing.T) {
	for _, k := range padKeys {
		held := PadState{Down: k.button}
		if got := keysOf(PadState{}, held, held, held, PadState{}); !slices.Equal(got, []Event{k.key}) {
			t.Errorf("button %b gives %v, want %v once", k.button, got, k.key)
		}
	}
}

func TestButtonsPressedTogetherAllCount(t *testing.T) {
	got := keysOf(PadState{Down: PadSouth | PadStart})
	want := []Event{{Kind: Key, Key: Enter}, {Kind: Key, Rune: 'm'}}
	if !slices.Equal(got, want) {
		t.Error(got)
	}
}

func TestAHeldWayRepeatsAndAHeldButtonDoesNot(t *testing.T) {
	var way, button []PadState
	for range padRepeatAfter + 2*padRepeatEvery + 1 {
		way = append(way, PadState{Down: PadLeft})
		button = append(button, PadState{Down: PadBack})
	}
	if got := len(keysOf(way...)); got != 4 {
		t.Errorf("a held way gives %d keys, want 4", got)
	}
	if got := len(keysOf(button...)); got != 1 {
		t.Errorf("a held button gives %d keys, want 1", got)
	}
}

func TestTheStickWalksTheWayThatItIsFarthestOut(t *testing.T) {
	for _, c := range []struct {
		x, y float64
		want Code
	}{
		{-1, 0, ArrowLeft},
		{1, 0, ArrowRight},
		{0, -1, ArrowUp},
		{0, 1, ArrowDown},
		{-0.9, 0.6, ArrowLeft},
		{0.5, -0.8, ArrowUp},
	} {
		got := keysOf(PadState{}, PadState{X: c.x, Y: c.y}, PadState{X: c.x, Y: c.y}, PadState{})
		if len(got) != 1 || got[0].Key != c.want {
			t.Errorf("%v, %v: %v", c.x, c.y, got)
		}
	}
}

func TestAStickThatTremblesOrIsBrokenDoesNothing(t *testing.T) {
	if got := keysOf(PadState{X: 0.5}, PadState{X: 0.54}, PadState{Y: -0.5}); got != nil {
		t.Error("within reach of the middle:", got)
	}
	// Once out, it has to come back before it counts again.
	if got := keysOf(PadState{X: 0.6}, PadState{X: 0.5}, PadState{X: 0.6}, PadState{X: 0.4}, PadState{X: 0.6}); len(got) != 1 {
		t.Error("trembling:", got)
	}
	if got := keysOf(PadState{X: math.NaN(), Y: math.NaN()}); got != nil {
		t.Error("not a number:", got)
	}
}

func TestAPadNeverGivesAKeyOfWhatIsNotDown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var p Pad
		for range rapid.IntRange(1, 60).Draw(t, "ticks") {
			now := PadState{
				Down: Buttons(rapid.Uint16Range(0, 1<<12-1).Draw(t, "down")),
				X:    rapid.Float64Range(-1, 1).Draw(t, "x"), Y: rapid.Float64Range(-1, 1).Draw(t, "y"),
			}
			for _, e := range p.Events(nil, now) {
				i := slices.IndexFunc(padKeys[:], func(k struct {
					button Buttons
					key    Event
				},
				) bool {
					return k.key == e
				})
				if i < 0 || p.down&padKeys[i].button == 0 {
					t.Fatalf("%v of %b, stick %b", e, now.Down, p.stick)
				}
			}
		}
	})
}
