package audio

// sketch is a sound in the making: one channel, in units of full, to which the
// recipes add layers.
type sketch struct {
	wave   []int32
	chance Chance
}

// newSketch starts a silent sound of the given length. The chance that a
// recipe draws its small differences from is its own for each seed.
func newSketch(ms int, seed uint64) *sketch {
	return &sketch{wave: make([]int32, frames(ms)), chance: NewChance(seed)}
}

// span sets the length of the sound in milliseconds.
func (s *sketch) span(ms int) { s.wave = make([]int32, frames(ms)) }

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
	layer := s.layer(r.at)
	grain := newNoise(s.chance.next())
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
	s.add(layer, r.at, r.peak)
}

// thud is the table or a box answering: a low sine whose pitch sinks.
type thud struct {
	at       int // milliseconds from the start
	fall     int // milliseconds to 1/e
	from, to int // hertz at the start and after twice the fall
	peak     int // percent of full scale
}

func (s *sketch) thud(t thud) {
	layer := s.layer(t.at)
	const rise = 3 * Rate / 1000
	glide := max(2*frames(t.fall), 1)
	level := newDecay(frames(t.fall))
	var phase uint32
	for i := range layer {
		left := glide - min(i, glide)
		milli := 1000*t.to + (t.from-t.to)*1000*left/glide*left/glide
		phase += stepOf(milli)
		layer[i] = scale(sine(phase)>>(30-fullBits), swell(&level, i, rise))
	}
	s.add(layer, t.at, t.peak)
}

// note is a plucked lute string.
type note struct {
	at    int // milliseconds from the start
	pitch pitch
	touch
}

func (s *sketch) note(n note) {
	layer := s.layer(n.at)
	grain := newNoise(s.chance.next())
	var string gut
	n.touch.level = min(n.touch.level, full)
	string.pluck(n.pitch.milliHertz(), n.touch, &grain)
	box := newBody()
	for i := range layer {
		layer[i] = box.next(string.next())
	}
	fadeIn(layer, Rate/1000)
	start := frames(n.at)
	for i, v := range layer {
		s.wave[start+i] += v
	}
}

// echo sets the whole sound in the room.
func (s *sketch) echo(percent int32) {
	var chamber room
	for i, v := range s.wave {
		left, right := chamber.next(v)
		s.wave[i] += scale(left+right, percent*unity/100)
	}
}

// layer returns silence that reaches from at to the end of the sound.
func (s *sketch) layer(at int) []int32 {
	return make([]int32, max(len(s.wave)-frames(at), 0))
}

// add lays a layer into the sound at a place, its peak scaled to percent of full.
func (s *sketch) add(layer []int32, at, percent int) {
	top := peakOf(layer)
	if top == 0 {
		return
	}
	start := frames(at)
	target := int64(percent) * full / 100
	for i, v := range layer {
		s.wave[start+i] += int32(int64(v) * target / int64(top))
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
