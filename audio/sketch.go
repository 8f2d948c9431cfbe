package audio

// sketch is a sound in the making: one channel, in units of full. A recipe
// does not draw at once but lists the steps, so that a long sound can be made
// a little in each tick.
type sketch struct {
	wave   []int32
	chance chance
	steps  []func()
}

// newSketch starts a sound. The chance that a recipe draws its small
// differences from is its own for each seed.
func newSketch(seed uint64) *sketch { return &sketch{chance: newChance(seed)} }

// span sets the length of the sound in milliseconds. It comes first.
func (s *sketch) span(ms int) { s.wave = make([]int32, frames(ms)) }

func (s *sketch) later(step func()) { s.steps = append(s.steps, step) }

// step does the next step and reports whether there are more.
func (s *sketch) step() bool {
	if len(s.steps) > 0 {
		s.steps[0]()
		s.steps = s.steps[1:]
	}
	return len(s.steps) > 0
}

// rub is card sliding over card or felt: noise through a band that moves.
type rub struct {
	at        int // milliseconds from the start
	rise      int // milliseconds from nothing to loudest
	fall      int // milliseconds from loudest to 1/e
	from, to  int // centre of the band in hertz, at the start and after rise and twice fall
	sharpness int // ten times Q
	peak      int // percent of full scale
}

func (s *sketch) rub(r rub) {
	grain := newNoise(s.chance.next())
	s.later(func() { s.add(r.at, r.peak, r.draw(s.layer(r.at), grain)) })
}

func (r rub) draw(layer []int32, grain noise) []int32 {
	var band, second bandpass
	rise := max(frames(r.rise), 1)
	glide := rise + 2*frames(r.fall)
	level := newDecay(frames(r.fall))
	for i := range layer {
		if i%16 == 0 {
			hertz := r.from + (r.to-r.from)*min(i, glide)/glide
			band.set(hertz, r.sharpness)
			second.set(hertz, r.sharpness)
		}
		v := second.next(band.next(grain.next()) / 2)
		layer[i] = scale(v, swell(&level, i, rise))
	}
	return layer
}

// thud is the table or a box answering: a low sine whose pitch sinks.
type thud struct {
	at       int // milliseconds from the start
	fall     int // milliseconds to 1/e
	from, to int // hertz at the start and after twice the fall
	peak     int // percent of full scale
}

func (s *sketch) thud(t thud) {
	s.later(func() { s.add(t.at, t.peak, t.draw(s.layer(t.at))) })
}

func (t thud) draw(layer []int32) []int32 {
	const rise = 3 * Rate / 1000
	glide := max(2*frames(t.fall), 1)
	level := newDecay(frames(t.fall))
	var phase, step uint32
	for i := range layer {
		if i%16 == 0 {
			left := glide - min(i, glide)
			step = stepOf(1000*t.to + (t.from-t.to)*1000*left/glide*left/glide)
		}
		phase += step
		layer[i] = scale(sine(phase)>>(30-fullBits), swell(&level, i, rise))
	}
	return layer
}

// note is a plucked lute string.
type note struct {
	at    int // milliseconds from the start
	pitch pitch
	touch
}

func (s *sketch) note(n note) {
	grain := newNoise(s.chance.next())
	s.later(func() {
		var string gut
		string.pluck(n.pitch.milliHertz(), n.touch, &grain)
		const rise = Rate / 500
		heard := s.wave[frames(n.at):]
		heard = heard[:min(len(heard), frames(n.ring))]
		for i := range heard {
			v := string.next()
			if i < rise {
				v = scale(v, rounded(i, rise))
			}
			heard[i] += v
		}
	})
}

// belly lets the body of the lute answer to the notes listed so far, and the
// room as loudly as the percentage says.
func (s *sketch) belly(percent int32) {
	box := newBody()
	var chamber *room
	if percent > 0 {
		chamber = &room{}
	}
	for from := 0; from < len(s.wave); from += Rate {
		part := s.wave[from:min(from+Rate, len(s.wave))]
		s.later(func() {
			for i, v := range part {
				v = box.next(v)
				if chamber != nil {
					left, right := chamber.next(v)
					v += scale(left+right, percent*unity/100)
				}
				part[i] = v
			}
		})
	}
}

// layer returns silence that reaches from at to the end of the sound.
func (s *sketch) layer(at int) []int32 {
	return make([]int32, max(len(s.wave)-frames(at), 0))
}

// add lays a layer into the sound at a place, its peak scaled to percent of full.
func (s *sketch) add(at, percent int, layer []int32) {
	top := peakOf(layer)
	if top == 0 {
		return
	}
	start := frames(at)
	share := partOf(int64(percent)*full/100, int64(top))
	for i, v := range layer {
		s.wave[start+i] += share.of(v)
	}
}

// swell is the loudness of a layer at frame i: up in a curve that starts and
// ends level, then down as the decay falls.
func swell(level *decay, i, rise int) int32 {
	if i < rise {
		return rounded(i, rise)
	}
	return level.next()
}

// rounded goes from 0 to unity while i goes from 0 to n, flat at both ends.
func rounded(i, n int) int32 {
	x := int64(i) * unity / int64(n)
	return int32(x * x / unity * (3*unity - 2*x) / unity)
}

func fadeIn(wave []int32, n int) {
	for i := range min(n, len(wave)) {
		wave[i] = scale(wave[i], rounded(i, n))
	}
}

func fadeOut(wave []int32, n int) {
	for i := range min(n, len(wave)) {
		j := len(wave) - 1 - i
		wave[j] = scale(wave[j], rounded(i, n))
	}
}

func peakOf(wave []int32) int32 {
	var top int32
	for _, v := range wave {
		top = max(top, v, -v)
	}
	return top
}
