package audio

// The recipes that speak with the lute. They keep to the mode of the piece.

// strings returns how a string is plucked for a sound, a little different each
// time. Loud is a percentage.
func (s *sketch) strings(loud, ringMS, bright int) touch {
	c := &s.chance
	return touch{
		level:  int32(c.near(loud, 4)) * full / 100,
		ring:   c.near(ringMS, 5),
		bright: min(max(bright+c.between(-6, 6), 0), 100),
		point:  c.between(120, 210),
	}
}

// foundation: one string, the scale rising card by card. Where it turns over,
// the string of the higher octave is brushed first.
func foundation(s *sketch, c Cue) {
	s.span(900)
	here := foundationDegree(c)
	at := 0
	if c.Wrap != 0 && c.Step == c.Wrap {
		s.note(note{at: 0, pitch: (here + 7).pitch(), touch: s.strings(26, 500, 36)})
		s.note(note{at: 70, pitch: (here + 4).pitch(), touch: s.strings(22, 500, 30)})
		at = 140
	}
	s.note(note{at: at, pitch: here.pitch(), touch: s.strings(40, 1500, 32)})
	s.belly(0)
}

// suitFinished: final, fifth, octave and the tenth above, broken upwards.
func suitFinished(s *sketch, c Cue) {
	s.span(1700)
	base := c.Piece.final()
	gap := s.chance.between(88, 102)
	for i, up := range []degree{0, 4, 7, 9, 11} {
		s.note(note{at: i * gap, pitch: (base + up).pitch(), touch: s.strings(30-2*i, 2200, 45)})
	}
	s.belly(20)
}

// hint: two light notes high up, fifth and octave.
func hint(s *sketch, c Cue) {
	s.span(800)
	base := c.Piece.final() + 7
	s.note(note{at: 0, pitch: (base - 3).pitch(), touch: s.strings(26, 900, 30)})
	s.note(note{at: s.chance.between(105, 125), pitch: base.pitch(), touch: s.strings(30, 1100, 30)})
	s.belly(0)
}

// stuck: three notes that sink and stop on the open ending, one step above the
// final, as a question that undo can answer.
func stuck(s *sketch, c Cue) {
	s.span(2000)
	base := c.Piece.final()
	gap := s.chance.between(250, 275)
	s.note(note{at: 0, pitch: (base + 3).pitch(), touch: s.strings(28, 1400, 20)})
	s.note(note{at: gap, pitch: (base + 2).pitch(), touch: s.strings(26, 1400, 18)})
	s.note(note{at: 2 * gap, pitch: (base + 1).pitch(), touch: s.strings(30, 2200, 15)})
	s.note(note{at: 2*gap + 24, pitch: (base - 6).pitch(), touch: s.strings(26, 2200, 15)})
	s.belly(20)
}

// won: a cadence for three voices and a rolled chord. Sorel's is the double
// leading-note cadence of her century with the under-third of Landini; in
// Bernauer's the lowest voice falls by the Phrygian half-step.
func won(s *sketch, c Cue) {
	s.span(3600)
	run, chord := sorelWins()
	if c.Piece == Bernauer {
		run, chord = bernauerWins()
	}
	pace := s.chance.between(96, 104)
	end := 0
	for i, v := range run {
		at := v.at * pace / 100
		s.note(note{at: at + i%3*8, pitch: v.pitch, touch: s.strings(v.loud, 1500, 45)})
		end = at
	}
	end += 420 * pace / 100
	roll := s.chance.between(44, 56)
	for i, p := range chord {
		s.note(note{at: end + i*roll, pitch: p, touch: s.strings(26-i, 3200, 50)})
	}
	s.belly(25)
}

type sung struct {
	at    int // milliseconds
	pitch pitch
	loud  int // percent
}

func sorelWins() ([]sung, []pitch) {
	return []sung{
		{0, 65, 20},
		{0, 69, 20},
		{0, 74, 28}, // F, A and D
		{240, 76, 24},
		{360, 74, 22},
		{480, 64, 22},
		{480, 68, 20},
		{480, 73, 28}, // E, G sharp and C sharp
		{720, 71, 24}, // the under-third
	}, []pitch{50, 57, 62, 69, 74, 78, 81}
}

func bernauerWins() ([]sung, []pitch) {
	return []sung{
		{0, 57, 20},
		{0, 69, 20},
		{0, 72, 28}, // A, A and C
		{240, 74, 24},
		{360, 76, 22},
		{480, 53, 22},
		{480, 69, 20},
		{480, 74, 28}, // F, A and D
		{720, 72, 24},
	}, []pitch{52, 59, 64, 68, 71, 76, 83}
}
