package table

import (
	"agnes/game/engine"
	"agnes/game/scene"
)

// show is the show of a win. It is a function of its tick: in each act every
// card has its place for every tick, and between two acts it glides from one
// to the other. The zero value is no show.
type show struct {
	on   bool
	tick int
	acts []act
}

// act is a figure that the cards dance.
type act struct {
	start int // ticks after the beginning of the show
	glide int // ticks that a card takes from the act before
	lag   int // ticks between the first card that sets out and the last
	figure
}

// figure is where card i, counted as the foundations are built, is at a tick
// of the show. A figure in which cards leave the canvas on one side and come
// back on the other counts their rounds at tick round, which stands still
// while a card glides from or to the figure.
type figure func(t *Table, i, tick, round int) scene.Pose

// The two shows, each below eight seconds. For the barber's daughter: the
// river, the lozenges of Bavaria, and the four queens afloat on the water. For
// the favourite: a fountain, a ring, and a lily.
var (
	riverShow = []act{
		{0, 44, 50, river},
		{150, 40, 24, lozenges},
		{290, 36, 20, afloat},
		{390, 34, 30, home},
	}
	lilyShow = []act{
		{0, 30, 50, fountain},
		{140, 40, 26, wheel},
		{270, 40, 12, lily},
		{390, 34, 30, home},
	}
)

// showTicks is how long a show is.
func showTicks(acts []act) int {
	last := acts[len(acts)-1]
	return last.start + last.glide + last.lag + 1
}

func (t *Table) startShow() {
	if t.still() {
		return
	}
	t.show = show{on: true, acts: riverShow}
	if t.state.Rules().Build == engine.SameColour {
		t.show.acts = lilyShow
	}
}

// tickShow goes on by a tick and appends a cue where an act begins.
func (t *Table) tickShow(cues []Cue) []Cue {
	s := &t.show
	for i, a := range s.acts {
		if a.start == s.tick {
			cues = append(cues, Cue{Kind: CueAct, N: uint8(i + 1)})
		}
	}
	if s.tick++; s.tick >= showTicks(s.acts) {
		t.settle()
		return cues
	}
	for k, n := range t.nodes {
		i := t.rests[k].index*engine.Suits + int(engine.CardAt(k).Suit())
		n.Pose = t.dancing(i)
		n.Z = zAir + i
	}
	return cues
}

// dancing is where card i is now.
func (t *Table) dancing(i int) scene.Pose {
	s := &t.show
	pose := home(t, i, s.tick, 0)
	for k, a := range s.acts {
		begins := a.begins(i)
		gone := s.tick - begins
		if gone <= 0 {
			break
		}
		round := max(s.tick, begins+a.glide)
		if k+1 < len(s.acts) {
			round = min(round, s.acts[k+1].begins(i))
		}
		to := a.figure(t, i, s.tick, round)
		if gone >= a.glide {
			pose = to
			continue
		}
		part := scene.InOut.At(float64(gone) / float64(a.glide))
		pose = between(pose, to, part)
	}
	return pose
}

// begins is the tick at which card i sets out for the act.
func (a act) begins(i int) int { return a.start + i*a.lag/engine.PackSize }

func between(a, b scene.Pose, part float64) scene.Pose {
	mix := func(a, b float64) float64 { return a + float64((b-a)*part) }
	return scene.Pose{X: mix(a.X, b.X), Y: mix(a.Y, b.Y), Lift: mix(a.Lift, b.Lift), Turn: mix(a.Turn, b.Turn)}
}

// home is where the cards rest: on their foundations.
func home(t *Table, i, _, _ int) scene.Pose {
	at := t.layout.at[engine.FoundationOf(engine.Suit(i%engine.Suits))]
	return scene.Pose{X: float64(at.X), Y: float64(at.Y), Turn: 1}
}

// middle is the corner of a card in the middle of the canvas, and how far one
// may go from there to each side.
func (t *Table) middle() (x, y, reachX, reachY float64) {
	x, y = float64(t.layout.W-t.layout.CardW)/2, float64(t.layout.H-t.layout.CardH)/2
	return x, y, x - edge, y - edge
}

// part is a card's share of the way round: 0 to just below 1.
func part(i int) float64 { return float64(i) / engine.PackSize }

// laps is how far of its way, from 0 to 1, something is that goes round once
// in so many ticks: outside that only where the rounds stand still.
func laps(from float64, tick, round, ticks int) float64 {
	whole := int(from + float64(round)/float64(ticks))
	return from + float64(tick)/float64(ticks) - float64(whole)
}

// river: an endless ribbon winds across the canvas from left to right.
func river(t *Table, i, tick, round int) scene.Pose {
	_, y, _, reach := t.middle()
	const lap = 210
	u := laps(part(engine.PackSize-1-i), tick, round, lap)
	width := float64(t.layout.W + 2*t.layout.CardW)
	bend := scene.Wave(u*1.5 - float64(tick)/160)
	return scene.Pose{
		X: float64(u*width) - 1.5*float64(t.layout.CardW), Y: y + float64(bend*float64(reach*0.55)),
		Turn: 1, Lift: 3,
	}
}

// lozengeRows are the cards of a suit as a lozenge, row by row: how far
// each lies from the middle, in steps.
var lozengeRows = [engine.Ranks][2]int8{
	{0, -2}, {-1, -1}, {0, -1}, {1, -1}, {-2, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}, {-1, 1}, {0, 1}, {1, 1}, {0, 2},
}

// lozenges: every suit is a lozenge, and a wave turns its cards over and back.
func lozenges(t *Table, i, tick, _ int) scene.Pose {
	suit, step := i%engine.Suits, lozengeRows[i/engine.Suits]
	x, y, _, _ := t.middle()
	w, h := float64(t.layout.W), float64(t.layout.H)
	if t.layout.W > t.layout.H {
		x += float64(w/4) * (float64(suit) - 1.5)
		w /= 4
	} else {
		x += float64(w/2) * (float64(suit%2) - 0.5)
		y += float64(h/2) * (float64(suit/2) - 0.5)
		w, h = w/2, h/2
	}
	dx := min(float64(w-float64(t.layout.CardW))/4-1, float64(t.layout.CardW)*0.7)
	dy := min(float64(h-float64(t.layout.CardH))/4-1, float64(t.layout.CardH)*0.7)
	turn := scene.Wave(float64(tick)/110-0.12*float64(step[0]+step[1])) * 1.6
	return scene.Pose{
		X: x + float64(dx*float64(step[0])), Y: y + float64(dy*float64(step[1])),
		Turn: max(-1, min(turn, 1)), Lift: 2,
	}
}

// afloat: all cards sink below the canvas but the four queens, who ride the
// waves side by side.
func afloat(t *Table, i, tick, _ int) scene.Pose {
	x, y, reach, _ := t.middle()
	suit := i % engine.Suits
	side := float64(suit) - 1.5
	apart := min(float64(t.layout.CardW)*2, float64(reach/1.5))
	if t.state.Base().Above(i/engine.Suits) != engine.Queen {
		// The others go down in their suits' four corners of the stream.
		return scene.Pose{X: x + float64(side*apart), Y: float64(t.layout.H + 8), Turn: 1}
	}
	sway := scene.Wave(float64(tick)/70 - 0.2*float64(suit))
	return scene.Pose{X: x + float64(side*apart), Y: y + float64(sway*10), Turn: 1, Lift: 4}
}

// fountain: the cards rise in the middle and fall to both sides.
func fountain(t *Table, i, tick, round int) scene.Pose {
	x, _, reach, _ := t.middle()
	const lap = 110
	u := laps(part(i), tick, round, lap)
	aside := float64((i*29)%engine.PackSize)/(engine.PackSize/2) - 1
	height := float64(t.layout.H) - 8
	up := float64(4*u) * (1 - u)
	height *= 0.75 + 0.25*part(i*17%engine.PackSize)
	return scene.Pose{
		X: x + float64(float64(reach*aside)*float64(u*1.1)), Y: float64(t.layout.H) + 12 - float64(up*height),
		Turn: 1, Lift: 3,
	}
}

// wheel: a ring that turns once.
func wheel(t *Table, i, tick, _ int) scene.Pose {
	return t.around(i, tick, 0)
}

// lily: the ring draws in to three petals.
func lily(t *Table, i, tick, _ int) scene.Pose {
	return t.around(i, tick, 1)
}

// around puts a card on a ring that turns slowly, drawn in to three petals as
// far as petals says. The cards lie suit by suit.
func (t *Table) around(i, tick int, petals float64) scene.Pose {
	x, y, reachX, reachY := t.middle()
	reach := min(reachX, reachY) * 0.96
	at := part(i%engine.Suits*engine.Ranks + i/engine.Suits)
	spin := float64(tick) / 300
	leaf := 0.5 + 0.5*scene.Wave(3*at+0.25)
	r := reach * (1 - petals + float64(petals*(0.16+0.84*leaf)))
	turn := 1.0
	if petals > 0 {
		turn = max(-1, min(1, float64(scene.Wave(float64(tick)/120+2*at)*2.5)))
	}
	angle := at - spin*(1-petals) - 0.25
	return scene.Pose{
		X: x + float64(scene.Wave(angle+0.25)*r), Y: y + float64(scene.Wave(angle)*r),
		Turn: turn, Lift: 3,
	}
}
