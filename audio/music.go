package audio

// Music plays a piece for as long as it is asked to. It is made from a seed
// and does not come round again within ten minutes.
type Music struct {
	piece    Piece
	composer *composer
	mood     int
	strings  [10]musicString
	box      body
	chamber  room
	grain    noise
	now      phrase
	next     int // the note of the phrase to be plucked next
	frame    int // frames since the phrase began
	pulse    int // frames of a pulse
}

// musicString is a string of the lute with what the player must know of it.
type musicString struct {
	gut
	pitch pitch
	age   int   // frames since it was plucked
	left  int32 // how much of it is heard left and right, as factors
	right int32
	fade  int // frames until a string that is wanted elsewhere is at rest
	want  *played
}

// How long a pulse of each piece is, in frames: Bernauer's is the slower.
const (
	bernauerPulse = 17000
	sorelPulse    = 14200
)

// NewMusic starts a piece. The same piece and seed, with the same moods set at
// the same frames, give the same music. NoPiece is silence.
func NewMusic(piece Piece, seed uint64) *Music {
	m := &Music{piece: piece, box: newBody(), grain: newNoise(seed)}
	if piece == NoPiece {
		return m
	}
	m.composer = newComposer(piece, seed)
	m.pulse = sorelPulse
	if piece == Bernauer {
		m.pulse = bernauerPulse
	}
	m.begin()
	return m
}

// Piece returns what is played.
func (m *Music) Piece() Piece { return m.piece }

// SetMood tells how the game stands, from Gloomy to Bright; what is near
// Gloomy is played thinner and softer, what is near Bright fuller and clearer.
// It takes effect with the next note.
func (m *Music) SetMood(mood int) { m.mood = min(max(mood, Gloomy), Bright) }

// begin turns to a new phrase.
func (m *Music) begin() {
	m.now = m.composer.next()
	sortByTime(m.now.notes, m.pulse)
	m.next, m.frame = 0, 0
}

// start returns the frame of the phrase at which a note is plucked.
func (p played) start(pulse int) int { return p.at*pulse + p.late }

// sortByTime keeps the order of what begins together.
func sortByTime(notes []played, pulse int) {
	for i := 1; i < len(notes); i++ {
		for j := i; j > 0 && notes[j].start(pulse) < notes[j-1].start(pulse); j-- {
			notes[j], notes[j-1] = notes[j-1], notes[j]
		}
	}
}

// render fills out with the next frames, left and right, in units of full.
func (m *Music) render(out []int32) {
	if m.composer == nil {
		clear(out)
		return
	}
	for i := 0; i+1 < len(out); i += 2 {
		m.cue()
		out[i], out[i+1] = m.sound()
	}
}

// cue plucks what is due in this frame.
func (m *Music) cue() {
	if m.frame >= m.now.pulses*m.pulse {
		m.begin()
	}
	for m.next < len(m.now.notes) && m.now.notes[m.next].start(m.pulse) <= m.frame {
		if n := &m.now.notes[m.next]; n.need <= m.mood {
			m.play(n)
		}
		m.next++
	}
	m.frame++
}

// restFrames is how long a string takes to be stopped before it is plucked anew.
const restFrames = 192

// play finds a string: the one that has the note already, else the one plucked
// longest ago.
func (m *Music) play(n *played) {
	pick := 0
	for i := range m.strings {
		s := &m.strings[i]
		if s.pitch == n.pitch && s.period != 0 {
			pick = i
			break
		}
		if s.period == 0 || m.strings[pick].period != 0 && s.age > m.strings[pick].age {
			pick = i
		}
	}
	m.strings[pick].want, m.strings[pick].fade = n, restFrames
	if m.strings[pick].period == 0 {
		m.strings[pick].fade = 0
	}
}

// pluck sets the string going for the note it is wanted for.
func (m *Music) pluck(s *musicString) {
	n := s.want
	s.want = nil
	s.pitch, s.age = n.pitch, 0
	loud := int64(n.loud) * int64(100+m.mood/5) / 100
	s.gut.pluck(n.pitch.milliHertz(), touch{
		level:  int32(loud * full / 560),
		ring:   n.ring,
		bright: 28 + m.mood/5,
		point:  150 + int(m.grain.next()>>(fullBits-5)),
	}, &m.grain)
	// The low strings lie left of the middle, the high ones right.
	aside := int32(min(max(int(n.pitch)-60, -16), 16)) * unity / 64
	s.left, s.right = unity*3/4-aside, unity*3/4+aside
}

// sound returns one frame of all strings in the room.
func (m *Music) sound() (left, right int32) {
	for i := range m.strings {
		s := &m.strings[i]
		if s.want != nil && s.fade == 0 {
			m.pluck(s)
		}
		if s.period == 0 {
			continue
		}
		v := s.gut.next()
		switch {
		case s.fade > 0:
			s.fade--
			v = scale(v, rounded(s.fade, restFrames))
		case s.age < Rate/1000:
			v = scale(v, rounded(s.age, Rate/1000))
		}
		s.age++
		left += scale(v, s.left)
		right += scale(v, s.right)
	}
	belly := m.box.next((left+right)/2) - (left+right)/2
	far, near := m.chamber.next((left + right) / 2)
	return left + belly + far/2, right + belly + near/2
}
