package audio

// gut is one plucked string: a delay line with a loop filter (Karplus and
// Strong 1983) tuned by an allpass and plucked at a point along its length
// (Jaffe and Smith 1983). The zero value is a string at rest.
type gut struct {
	line   [1024]int32
	period int   // frames of the delay line in use
	at     int   // where in it the string is
	soften int32 // weight of the frame before in the loop filter, as a factor
	tune   int32 // coefficient of the allpass, as a factor
	keep   int64 // what is kept of the wave each time round, 20 fractional bits
	before int32 // the frame before
	apIn   int32
	apOut  int32
}

// touch is how a string is plucked.
type touch struct {
	level  int32 // peak of the wave, in units of full
	ring   int   // milliseconds until 60 dB below
	bright int   // 0 is plucked with the flesh of the thumb, 100 with the nail
	point  int   // thousandths of the string's length from the bridge
}

// pluck sets the string going at the given frequency in millihertz, from 50 Hz
// to 4 kHz. What rang in it before is gone.
func (g *gut) pluck(milliHertz int, t touch, n *noise) {
	bright := int32(min(max(t.bright, 0), 100))
	g.soften = unity/2 - bright*unity/400
	// The loop is period + soften + allpass frames long, in 1/32768 of a frame.
	length := int64(Rate) * 1000 * unity / int64(milliHertz)
	rest := length - int64(g.soften) - unity/8
	g.period = min(int(rest/unity), len(g.line))
	d := rest%unity + unity/8
	g.tune = int32((unity - d) * unity / (unity + d))
	g.keep = 1<<20 - min(6908<<20*1000/(int64(milliHertz)*int64(max(t.ring, 1))), 1<<20)
	g.at, g.before, g.apIn, g.apOut = 0, 0, 0, 0

	// A string pulled aside and let go sends a wave of two levels round; the
	// second is chosen so that the whole has no direct current.
	near := max(g.period*t.point/1000, 1)
	far := g.period - near
	for i := range g.period {
		v := t.level
		if i >= near {
			v = -int32(int64(t.level) * int64(near) / int64(far))
		}
		g.line[i] = v + scale(n.next()/16, t.level>>(fullBits-15))
	}
	g.smooth(4 - int(bright)/34)
}

// smooth rounds the wave off, as a fingertip does, and takes out what is left
// of direct current.
func (g *gut) smooth(times int) {
	line := g.line[:g.period]
	for range times {
		before, first := line[len(line)-1], line[0]
		for i := range line {
			after := first
			if i+1 < len(line) {
				after = line[i+1]
			}
			here := line[i]
			line[i] = (before + 2*here + after) / 4
			before = here
		}
	}
	var sum int64
	for _, v := range line {
		sum += int64(v)
	}
	mean := int32(sum / int64(len(line)))
	for i := range line {
		line[i] -= mean
	}
}

// next returns the string's next frame.
func (g *gut) next() int32 {
	if g.period == 0 {
		return 0
	}
	here := g.line[g.at]
	soft := here + scale(g.before-here, g.soften)
	g.before = here
	out := scale(soft-g.apOut, g.tune) + g.apIn
	g.apIn, g.apOut = soft, out
	g.line[g.at] = int32(int64(out) * g.keep / (1 << 20))
	if g.at++; g.at == g.period {
		g.at = 0
	}
	return here
}

// body is the belly of the lute: three resonances of a shallow pearwood bowl.
type body struct {
	modes [3]bandpass
}

func newBody() body {
	var b body
	b.modes[0].set(128, 40)
	b.modes[1].set(245, 60)
	b.modes[2].set(470, 50)
	return b
}

// next adds the body's answer to what the strings play.
func (b *body) next(x int32) int32 {
	answer := b.modes[0].next(x)/10 + b.modes[1].next(x)/16 + b.modes[2].next(x)/16
	return x + answer
}

// room is a small panelled chamber: four delay lines that feed each other by
// an orthogonal matrix (Stautner and Puckette 1982; Jot 1992).
type room struct {
	lines [4][2700]int32
	at    [4]int
	dark  [4]int32
}

// next feeds the room one frame and returns what it answers left and right.
func (r *room) next(x int32) (left, right int32) {
	lengths := [4]int{1427, 1783, 2137, 2671}
	var v [4]int32
	for i := range v {
		out := r.lines[i][r.at[i]]
		r.dark[i] = out + scale(r.dark[i]-out, unity*45/100) // walls swallow the high notes first
		v[i] = r.dark[i]
	}
	a, b, c, d := v[0]+v[1], v[0]-v[1], v[2]+v[3], v[2]-v[3]
	mixed := [4]int32{a + c, b + d, a - c, b - d}
	for i := range mixed {
		// The matrix is halved to keep the energy, then 0.7 is what the walls leave.
		r.lines[i][r.at[i]] = x/2 + scale(mixed[i], unity*35/100)
		if r.at[i]++; r.at[i] == lengths[i] {
			r.at[i] = 0
		}
	}
	return (v[0] + v[2]) / 2, (v[1] - v[3]) / 2
}
