package audio

// The composer writes the music by rules, a phrase at a time, for two lutes'
// worth of fingers: a slow tenor, a cantus above it, and now and then a third
// voice. The rules are those that singers of the fifteenth century learnt:
// the voices meet in consonances (Tinctoris, Liber de arte contrapuncti, 1477),
// perfect ones do not follow each other in parallel, mi against fa is avoided,
// and phrases close in pairs, first open, then shut, as in the estampie
// (Johannes de Grocheio, about 1300).

// Mood bounds: how the game stands, from nearly lost to nearly won.
const (
	Gloomy  = -100
	Neutral = 0
	Bright  = 100
)

// played is one note of the music.
type played struct {
	at    int // pulses from the start of the phrase
	late  int // frames after that, as fingers are uneven or roll a chord
	pitch pitch
	loud  int // percent
	ring  int // milliseconds
	need  int // the least mood in which it is played; Gloomy is always
}

// phrase is some bars of music.
type phrase struct {
	pulses int // how long it is, the rest after it included
	notes  []played
}

// pulsesPerBar: three beats of two pulses, the perfect time.
const pulsesPerBar = 6

// composer is the rules at work. Its phrases depend on the piece and the seed
// alone.
type composer struct {
	piece   Piece
	chance  chance
	count   int         // phrases written so far
	tenor   []held      // the tenor of the pair of phrases in hand
	written [256]digest // what the latest phrases were, so that none returns
}

// digest stands for the notes of a phrase.
type digest uint64

// held is a note of the tenor or the frame of the cantus.
type held struct {
	at     int // pulses
	degree degree
}

func newComposer(piece Piece, seed uint64) *composer {
	return &composer{piece: piece, chance: newChance(seed ^ uint64(piece)<<56)}
}

// next writes a phrase unlike the latest 256.
func (c *composer) next() phrase {
	for {
		shut := c.count%2 == 1
		if !shut || c.tenor == nil {
			c.tenor = c.newTenor()
		}
		p, ok := c.set(c.tenor, shut)
		if !ok {
			c.tenor = nil // no cantus fits: think again
			continue
		}
		s := p.frame()
		if c.wrote(s) {
			continue
		}
		c.written[c.count%len(c.written)] = s
		c.count++
		return p
	}
}

// frame sums up those notes of the phrase that are played in every mood.
func (p phrase) frame() digest {
	s := uint64(1)
	for _, n := range p.notes {
		if n.need == Gloomy {
			s = mix64(s + uint64(n.at)<<16 + uint64(n.pitch))
		}
	}
	return digest(s)
}

func (c *composer) wrote(s digest) bool {
	for _, old := range c.written {
		if old == s {
			return true
		}
	}
	return false
}

// bars of a phrase before the cadence.
const bars = 3

// newTenor walks in steps about the final, in notes of three and six pulses.
func (c *composer) newTenor() []held {
	home := c.piece.final() - 7
	starts := []degree{0, 0, 4, 2}
	here := home + starts[c.chance.below(len(starts))]
	var line []held
	for at := 0; at < bars*pulsesPerBar; {
		line = append(line, held{at, here})
		at += []int{6, 4, 2, 3, 3}[c.chance.below(5)]
		if at%pulsesPerBar > 4 {
			at += pulsesPerBar - at%pulsesPerBar
		}
		step := []degree{-1, -1, 1, 1, 2, -2, 3, -3, 4}[c.chance.below(9)]
		if here+step < home-2 || here+step > home+5 {
			step = -step
		}
		if tritone(here, here+step) {
			step = -1
		}
		here += step
	}
	return line
}

// goal is the note on which a phrase closes.
func (c *composer) goal(shut bool) degree {
	home := c.piece.final() - 7
	if shut {
		return home
	}
	open := []degree{home + 1, home + 4}
	if c.piece == Bernauer {
		open = []degree{home + 3, home - 2}
	}
	return open[c.chance.below(len(open))]
}

// set puts a cantus over the tenor and closes the phrase.
func (c *composer) set(tenor []held, shut bool) (phrase, bool) {
	goal := c.goal(shut)
	tenor = append([]held(nil), tenor...)
	cadence := bars * pulsesPerBar
	for len(tenor) > 1 && tenor[len(tenor)-1].at >= cadence-2 {
		tenor = tenor[:len(tenor)-1]
	}
	if last := tenor[len(tenor)-1].degree; size(last-goal-1) > 4 || tritone(last, goal+1) {
		return phrase{}, false // a leap no tenor would sing
	}
	tenor = append(tenor, held{cadence, goal + 1}, held{cadence + 4, goal})

	cantus, ok := c.frameOver(tenor, goal)
	if !ok {
		return phrase{}, false
	}
	p := phrase{pulses: cadence + 4 + pulsesPerBar}
	if shut {
		p.pulses += 2 + []int{0, 0, pulsesPerBar / 2, pulsesPerBar}[c.chance.below(4)]
	} else {
		p.pulses += 2
	}
	c.playTenor(&p, tenor)
	c.playCantus(&p, cantus, goal)
	c.playThird(&p, tenor, cantus)
	return p, true
}

// frameOver chooses a note of the cantus for each of the tenor, and the two of
// the cadence: a sixth that opens to the octave.
func (c *composer) frameOver(tenor []held, goal degree) ([]held, bool) {
	home := c.piece.final()
	low, high := home-1, home+8
	if goal+7 > high {
		high = goal + 7
	}
	n := len(tenor)
	line := make([]held, n)
	line[n-1] = held{tenor[n-1].at, goal + 7}
	line[n-2] = held{tenor[n-2].at, goal + 6}
	before := home + degree(c.chance.between(0, 5))
	for i := range n - 2 {
		choice := c.consonances(tenor[i].degree, before, low, high)
		if i > 0 {
			choice = keep(choice, func(d degree) bool {
				return !parallel(tenor[i-1].degree, line[i-1].degree, tenor[i].degree, d)
			})
		}
		if i == n-3 {
			choice = keep(choice, func(d degree) bool {
				return size(d-(goal+6)) <= 3 && !parallel(tenor[i].degree, d, tenor[i+1].degree, goal+6)
			})
		}
		if len(choice) == 0 {
			return nil, false
		}
		line[i] = held{tenor[i].at, choice[c.chance.below(len(choice))]}
		before = line[i].degree
	}
	return line, true
}

// consonances lists what may sound above a note of the tenor and lies within a
// fourth of where the cantus is; what is near it twice, so that it is likelier.
func (c *composer) consonances(tenor, before, low, high degree) []degree {
	var list []degree
	for _, up := range []degree{2, 4, 5, 7, 9, 11, 12} {
		d := tenor + up
		far := size(d - before)
		if d < low || d > high || far > 3 || tritone(tenor, d) || tritone(before, d) {
			continue
		}
		list = append(list, d)
		if far == 1 || far == 2 {
			list = append(list, d)
		}
	}
	return list
}

func (c *composer) playTenor(p *phrase, tenor []held) {
	for i, t := range tenor {
		need := Gloomy
		if i%2 == 1 && i < len(tenor)-2 {
			need = c.chance.between(-70, -20)
		}
		p.notes = append(p.notes, played{at: t.at, pitch: t.degree.pitch(), loud: c.chance.between(40, 48), ring: 2600, need: need})
	}
}

// playCantus plays the frame and fills it with divisions: passing notes,
// neighbours and a turn, more of them the gladder the mood.
func (c *composer) playCantus(p *phrase, cantus []held, goal degree) {
	n := len(cantus)
	for i, here := range cantus {
		key := here.degree.pitch()
		if i == n-2 {
			key = sharpened(here.degree, goal)
		}
		c.sing(p, here.at, key, Gloomy)
		if i < n-2 {
			c.divide(p, here, cantus[i+1])
		}
	}
	// The under-third on the way to the last note.
	c.sing(p, cantus[n-2].at+3, (goal + 5).pitch(), c.chance.between(-60, -10))
	if c.chance.below(2) == 0 {
		c.sing(p, cantus[n-2].at+2, (goal + 7).pitch(), c.chance.between(0, 60))
	}
}

func (c *composer) sing(p *phrase, at int, key pitch, need int) {
	p.notes = append(p.notes, played{at: at, late: c.chance.below(500), pitch: key, loud: c.chance.between(50, 60), ring: 1900, need: need})
}

// divide fills the time between two notes of the cantus.
func (c *composer) divide(p *phrase, from, to held) {
	gap := to.at - from.at
	way := to.degree - from.degree
	step := degree(1)
	if way < 0 {
		step = -1
	}
	need := c.chance.between(-70, 25)
	switch {
	case gap < 2:
	case size(way) == 2:
		c.sing(p, to.at-1-gap/3, (from.degree + step).pitch(), need)
	case size(way) == 3 && gap >= 3:
		c.sing(p, to.at-2, (from.degree + step).pitch(), need)
		c.sing(p, to.at-1, (from.degree + 2*step).pitch(), need)
	case way == 0 && gap >= 3:
		turn := []degree{1, -1}[c.chance.below(2)]
		c.sing(p, to.at-gap/2, (from.degree + turn).pitch(), need)
	case gap >= 4:
		c.sing(p, from.at+2, (from.degree - step).pitch(), need)
		c.sing(p, from.at+3, from.degree.pitch(), need+10)
	default:
		if c.chance.below(2) == 0 {
			c.sing(p, to.at-1, to.degree.pitch(), need+20)
		}
	}
}

// playThird adds low fifths and octaves at the pillars of the phrase and, when
// the mood is bright, a voice between tenor and cantus.
func (c *composer) playThird(p *phrase, tenor, cantus []held) {
	last := len(tenor) - 1
	roll := c.chance.between(1100, 1900)
	for _, i := range []int{0, last} {
		t := tenor[i]
		if low := t.degree - 7; low >= -10 {
			p.notes = append(p.notes, played{at: t.at, pitch: low.pitch(), loud: 34, ring: 3200, need: -80})
		}
		if fifth := t.degree + 4; !tritone(t.degree, fifth) && fifth < cantus[i].degree {
			p.notes = append(p.notes, played{at: t.at, late: roll, pitch: fifth.pitch(), loud: 34, ring: 2400, need: -30})
		}
		if octave := t.degree + 7; octave < cantus[i].degree && i == 0 {
			p.notes = append(p.notes, played{at: t.at, late: 2 * roll, pitch: octave.pitch(), loud: 32, ring: 2200, need: 10})
		}
	}
	for i := 1; i < last-1; i++ {
		for _, up := range []degree{2, 4, 5, 7} {
			d := tenor[i].degree + up
			gap := cantus[i].degree - d
			if gap != 2 && gap != 3 && gap != 5 || tritone(tenor[i].degree, d) || tritone(d, cantus[i].degree) {
				continue
			}
			p.notes = append(p.notes, played{at: tenor[i].at, late: roll / 2, pitch: d.pitch(), loud: 30, ring: 1600, need: c.chance.between(15, 85)})
			break
		}
	}
	// Near the win the last note is crowned with the fifth above.
	p.notes = append(p.notes, played{at: tenor[last].at + 2, pitch: (cantus[last].degree + 4).pitch(), loud: 34, ring: 2000, need: c.chance.between(40, 90)})
}

// sharpened returns the sixth that opens to an octave on goal, raised to a
// leading note unless the tenor already falls by a half-step.
func sharpened(d, goal degree) pitch {
	key := d.pitch()
	tenorFalls := (goal + 1).pitch() - goal.pitch()
	if tenorFalls == 2 && (goal+7).pitch()-key == 2 {
		key++
	}
	return key
}

// tritone reports whether two degrees are an augmented fourth or a diminished
// fifth apart: mi against fa.
func tritone(a, b degree) bool {
	d := int(b.pitch()-a.pitch()) % 12
	return d == 6 || d == -6
}

// parallel reports whether two voices go from one perfect consonance to the
// same again in the same direction.
func parallel(low, high, nextLow, nextHigh degree) bool {
	gap, next := (high-low)%7, (nextHigh-nextLow)%7
	return gap == next && (gap == 0 || gap == 4) && nextLow != low
}

func size(d degree) degree { return max(d, -d) }

func keep(list []degree, fits func(degree) bool) []degree {
	kept := list[:0]
	for _, d := range list {
		if fits(d) {
			kept = append(kept, d)
		}
	}
	return kept
}
