package scene

// Tween moves one node from a pose to another.
type Tween struct {
	Node     *Node
	Start    int // ticks after Add
	Length   int // ticks; zero jumps
	Curve    Curve
	From, To Pose
	Hop      float64 // pixels that the node rises in the middle of its way
	Sway     float64 // pixels that it swings aside and back, twice, ever less
	Dip      float64 // pixels that it sinks in the middle of its way
	// Air is the node's Z while it moves, and Over, where not zero, in the
	// second half of the way; Z after it has arrived.
	Air, Over, Z int
}

// Timeline runs tweens, tick by tick. The zero Timeline is at rest. It keeps
// its memory from one run to the next.
type Timeline struct {
	tick   int
	tweens []Tween
	cues   []cue
}

type cue struct{ at, what int }

// Add starts a tween. A node waits as it is until the tween starts. Of tweens
// of one node, the one added later has the last word.
func (t *Timeline) Add(w Tween) {
	w.Start += t.tick
	t.tweens = append(t.tweens, w)
}

// Cue has Tick report what after a number of ticks.
func (t *Timeline) Cue(after, what int) { t.cues = append(t.cues, cue{t.tick + after, what}) }

// Busy reports whether anything still moves or waits.
func (t *Timeline) Busy() bool { return len(t.tweens) > 0 || len(t.cues) > 0 }

// Tick goes on by a sixtieth of a second and appends the cues that are due.
func (t *Timeline) Tick(due []int) []int {
	if !t.Busy() {
		return due
	}
	t.tick++
	left := t.tweens[:0]
	for _, w := range t.tweens {
		if !w.show(t.tick) {
			left = append(left, w)
		}
	}
	clear(t.tweens[len(left):])
	t.tweens = left
	waiting := t.cues[:0]
	for _, c := range t.cues {
		if c.at <= t.tick {
			due = append(due, c.what)
			continue
		}
		waiting = append(waiting, c)
	}
	t.cues = waiting
	if !t.Busy() {
		t.tick = 0
	}
	return due
}

// Finish puts every node where it was going. It appends the cues that were
// still to come, in the order in which they were asked for.
func (t *Timeline) Finish(left []int) []int {
	for i := range t.tweens {
		t.tweens[i].arrive()
	}
	for _, c := range t.cues {
		left = append(left, c.what)
	}
	t.Drop()
	return left
}

// Drop forgets all tweens and cues and leaves every node where it is.
func (t *Timeline) Drop() {
	clear(t.tweens)
	*t = Timeline{tweens: t.tweens[:0], cues: t.cues[:0]}
}

// show poses the node for a tick and reports whether it has arrived.
func (w *Tween) show(tick int) bool {
	gone := tick - w.Start
	switch {
	case gone <= 0:
		return false
	case gone >= w.Length:
		w.arrive()
		return true
	}
	n := w.Node
	t := float64(gone) / float64(w.Length)
	s := w.Curve.At(t)
	hill := float64(4 * float64(t*(1-t)))
	n.X = mix(w.From.X, w.To.X, s)
	n.Y = mix(w.From.Y, w.To.Y, s) + float64(w.Dip*hill)
	if w.Sway != 0 {
		n.X += float64(float64(w.Sway*(1-t)) * Wave(2*t))
	}
	n.Lift = mix(w.From.Lift, w.To.Lift, s) + float64(w.Hop*hill)
	n.Turn = mix(w.From.Turn, w.To.Turn, t)
	n.Z = w.Air
	if w.Over != 0 && 2*gone > w.Length {
		n.Z = w.Over
	}
	return false
}

func (w *Tween) arrive() {
	w.Node.Pose = w.To
	w.Node.Z = w.Z
}

// mix keeps the product apart from the sum, so that no processor fuses them
// and the same ticks give the same pixels everywhere.
func mix(a, b, t float64) float64 { return a + float64((b-a)*t) }
