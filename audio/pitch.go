package audio

// pitch is a key number: 60 is middle C, 69 the A above it.
type pitch int

// middleC in microhertz, for an A of 440 Hz a pure 27:16 above it.
const middleC = 260740741

// ratios are the twelve notes above C in the Pythagorean tuning that Arnaut de
// Zwolle wrote down about 1440: a chain of pure fifths, with the sharps taken
// from its flat end, so that the thirds of a cadence with its sharpened note
// are nearly pure.
var ratios = [12][2]int64{
	{1, 1},
	{256, 243},
	{9, 8},
	{32, 27},
	{81, 64},
	{4, 3},
	{1024, 729},
	{3, 2},
	{128, 81},
	{27, 16},
	{16, 9},
	{243, 128},
}

// milliHertz returns the frequency of the pitch.
func (p pitch) milliHertz() int {
	r := ratios[((p%12)+12)%12]
	f := middleC * r[0] / r[1]
	octave := floorDiv(int(p), 12) - 5
	if octave >= 0 {
		f <<= octave
	} else {
		f >>= -octave
	}
	return int((f + 500) / 1000)
}

// degree counts natural notes: 0 is middle C, 1 the D above it, -1 the B below.
type degree int

// pitch returns the key of the degree.
func (d degree) pitch() pitch {
	naturals := [7]pitch{0, 2, 4, 5, 7, 9, 11}
	octave := floorDiv(int(d), 7)
	return 60 + pitch(12*octave) + naturals[int(d)-7*octave]
}

// final returns the note on which the piece's mode comes to rest, next above
// middle C.
func (p Piece) final() degree {
	if p == Bernauer {
		return 2 // E: Phrygian
	}
	return 1 // D: Dorian
}

// foundationDegree returns the note of the foundation sound for a sane cue: the
// mode's scale from its final upwards, a note a card; the Ace that follows a
// King is where it turns over and goes on an octave lower.
func foundationDegree(c Cue) degree {
	d := c.Piece.final() + degree(c.Step-1)
	if c.Wrap != 0 && c.Step >= c.Wrap {
		d -= 7
	}
	return d
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
