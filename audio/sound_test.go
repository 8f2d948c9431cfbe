package audio

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// shot is a sound in one of its forms.
type shot struct {
	name string
	cue  Cue
	pcm  []int16
}

// allShots is every sound in every variant, tones for both pieces, and the
// foundation at every step with and without a wrap.
var allShots = sync.OnceValue(func() []shot {
	var list []shot
	for s := range Sounds {
		for _, c := range cuesOf(s) {
			for v := range s.Variants() {
				name := fmt.Sprintf("%v %v step %d wrap %d variant %d", s, c.Piece, c.Step, c.Wrap, v)
				list = append(list, shot{name, c, Render(c, v)})
			}
		}
	}
	return list
})

func cuesOf(s Sound) []Cue {
	if s.Role() == Touch {
		return []Cue{{Sound: s}}
	}
	var cues []Cue
	for _, p := range []Piece{Bernauer, Sorel} {
		if s != Foundation {
			cues = append(cues, Cue{Sound: s, Piece: p})
			continue
		}
		for step := 1; step <= 13; step++ {
			cues = append(cues, Cue{Sound: s, Piece: p, Step: step})
			if step >= 6 {
				cues = append(cues, Cue{Sound: s, Piece: p, Step: step, Wrap: 6})
			}
		}
	}
	return cues
}

func TestEverySoundHasANameAndThreeToFiveVariants(t *testing.T) {
	names := map[string]bool{}
	for s := range Sounds {
		if s.String() == "unknown" || names[s.String()] {
			t.Errorf("sound %d is called %q", s, s)
		}
		names[s.String()] = true
		if n := s.Variants(); n < 3 || n > 5 {
			t.Errorf("%v has %d variants", s, n)
		}
	}
}

func TestSoundsAreShortAndSilentAtBothEnds(t *testing.T) {
	for _, shot := range allShots() {
		low, high := 100, 350
		if shot.cue.Sound.Role() == Tone {
			low, high = 700, 3700
		}
		if ms := len(shot.pcm) * 1000 / Rate; ms < low || ms > high {
			t.Errorf("%s lasts %d ms", shot.name, ms)
		}
		for i := range 4 {
			if a, b := shot.pcm[i], shot.pcm[len(shot.pcm)-1-i]; max(a, -a, b, -b) > 40 {
				t.Errorf("%s: sample %d is %d, and %d from the end", shot.name, i, a, b)
			}
		}
	}
}

func TestSoundsStayBelowHalfOfFullScaleAndHaveNoDirectCurrent(t *testing.T) {
	for _, shot := range allShots() {
		var top, sum int
		for _, v := range shot.pcm {
			top = max(top, int(v), -int(v))
			sum += int(v)
		}
		if top > 1<<14 || top < 1<<11 {
			t.Errorf("%s peaks at %d", shot.name, top)
		}
		if mean := float64(sum) / float64(len(shot.pcm)); math.Abs(mean) > float64(top)/3000 {
			t.Errorf("%s has a mean of %.2f", shot.name, mean)
		}
	}
}

// loudestDB is the root mean square of the loudest twentieth of a second, in
// decibels below full scale, in floating point.
func loudestDB(pcm []int16) float64 {
	const n = Rate / 20
	top := 0.0
	for at := 0; at+n <= len(pcm); at += n / 20 {
		sum := 0.0
		for _, v := range pcm[at : at+n] {
			sum += float64(v) * float64(v)
		}
		top = max(top, sum/n)
	}
	return 10 * math.Log10(top/(1<<30))
}

func TestSoundsOfOneRoleAreEquallyLoud(t *testing.T) {
	low, high := map[Role]float64{}, map[Role]float64{}
	for _, shot := range allShots() {
		role, db := shot.cue.Sound.Role(), loudestDB(shot.pcm)
		if _, seen := low[role]; !seen {
			low[role], high[role] = db, db
		}
		low[role], high[role] = min(low[role], db), max(high[role], db)
	}
	for role := range low {
		t.Logf("role %d: %.1f to %.1f dB", role, low[role], high[role])
		if high[role]-low[role] > 3 {
			t.Errorf("role %d reaches from %.1f to %.1f dB", role, low[role], high[role])
		}
	}
}

// heardDB is loudestDB as the ear weighs it: by the A curve of IEC 61672.
func heardDB(pcm []int16) float64 {
	x := windowed(pcm[:min(len(pcm), Rate/2)])
	var plain, weighted float64
	for f := 30.0; f < 12000; f *= 1.03 {
		e, ff := goertzel(x, f)*f, f*f
		a := 1.2589 * 12194 * 12194 * ff * ff /
			((ff + 20.6*20.6) * math.Sqrt((ff+107.7*107.7)*(ff+737.9*737.9)) * (ff + 12194*12194))
		plain += e
		weighted += e * a * a
	}
	return loudestDB(pcm) + 10*math.Log10(weighted/plain)
}

func TestTouchesAreEvenlyLoudToTheEar(t *testing.T) {
	low, high := 0.0, -100.0
	for _, shot := range allShots() {
		if shot.cue.Sound.Role() == Touch {
			db := heardDB(shot.pcm)
			low, high = min(low, db), max(high, db)
		}
	}
	t.Logf("%.1f to %.1f dB", low, high)
	if high-low > 8 {
		t.Errorf("touches reach from %.1f to %.1f dB", low, high)
	}
}

func TestTouchesAreSoft(t *testing.T) {
	// A touch must not hiss: less than a tenth of its energy above 6 kHz.
	for _, shot := range allShots() {
		if shot.cue.Sound.Role() != Touch {
			continue
		}
		var all, high float64
		x := windowed(shot.pcm)
		for hertz := 50.0; hertz < 16000; hertz += 100 {
			e := goertzel(x, hertz)
			all += e
			if hertz > 6000 {
				high += e
			}
		}
		if high > all/10 {
			t.Errorf("%s has %.0f%% of its energy above 6 kHz", shot.name, 100*high/all)
		}
	}
}

func TestVariantsDiffer(t *testing.T) {
	for s := range Sounds {
		for v := 1; v < s.Variants(); v++ {
			if slices.Equal(Render(Cue{Sound: s}, v), Render(Cue{Sound: s}, v-1)) {
				t.Errorf("%v: variants %d and %d are the same", s, v-1, v)
			}
		}
	}
}

// power is the energy at a frequency under a Hann window.
func power(pcm []int16, hertz float64) float64 { return goertzel(windowed(pcm), hertz) }

func windowed(pcm []int16) []float64 {
	x := make([]float64, len(pcm))
	for i, v := range pcm {
		x[i] = float64(v) * (1 - math.Cos(2*math.Pi*float64(i)/float64(len(pcm))))
	}
	return x
}

// goertzel is one line of the discrete Fourier transform (Goertzel 1958).
func goertzel(x []float64, hertz float64) float64 {
	k := 2 * math.Cos(2*math.Pi*hertz/Rate)
	var a, b float64
	for _, v := range x {
		a, b = v+k*a-b, a
	}
	return a*a + b*b - k*a*b
}

// nearestPitch returns the frequency of the strongest partial within a
// half-tone of hertz, to a cent: of five places between two bounds the best,
// then again between its neighbours.
func nearestPitch(pcm []int16, hertz float64) float64 {
	x := windowed(pcm)
	at := 0.0
	for span := 100.0; span > 0.5; span /= 2 {
		best, middle := 0.0, at
		for _, cents := range []float64{-span, -span / 2, 0, span / 2, span} {
			if e := goertzel(x, hertz*math.Pow(2, (middle+cents)/1200)); e > best {
				best, at = e, middle+cents
			}
		}
	}
	return hertz * math.Pow(2, at/1200)
}

// foundationMilliHertz is the pitch of the foundation sound for a cue.
func foundationMilliHertz(c Cue) int { return foundationDegree(c.sane()).pitch().milliHertz() }

func TestTheFoundationSingsItsScale(t *testing.T) {
	for _, c := range cuesOf(Foundation) {
		for v := range Foundation.Variants() {
			pcm := Render(c, v)[Rate/5 : Rate*3/5] // past the brushed notes of a wrap
			want := float64(foundationMilliHertz(c)) / 1000
			got := nearestPitch(pcm, want)
			if cents := 1200 * math.Log2(got/want); math.Abs(cents) > 5 {
				t.Errorf("%v step %d wrap %d variant %d: %.2f Hz, %.0f cents off %.2f Hz", c.Piece, c.Step, c.Wrap, v, got, cents, want)
			}
			// Nothing is louder than the note and its octave: it is the note one hears.
			own := power(pcm, want) + power(pcm, 2*want)
			for _, other := range []float64{want / 2, want * 9 / 8, want * 15 / 8} {
				if power(pcm, other) > own/20 {
					t.Errorf("%v step %d wrap %d: %.1f Hz sounds beside %.1f Hz", c.Piece, c.Step, c.Wrap, other, want)
				}
			}
		}
	}
}

func TestTheScaleRisesInTheModeAndTurnsOverAtTheWrap(t *testing.T) {
	for piece, steps := range map[Piece][]float64{
		Sorel:    {9.0 / 8, 32.0 / 27, 4.0 / 3, 3.0 / 2, 27.0 / 16, 16.0 / 9, 2},
		Bernauer: {256.0 / 243, 32.0 / 27, 4.0 / 3, 3.0 / 2, 128.0 / 81, 16.0 / 9, 2},
	} {
		first := foundationMilliHertz(Cue{Piece: piece, Step: 1})
		for i, ratio := range steps {
			got := float64(foundationMilliHertz(Cue{Piece: piece, Step: i + 2})) / float64(first)
			if math.Abs(got/ratio-1) > 1e-4 {
				t.Errorf("%v step %d is %.4f above the first, not %.4f", piece, i+2, got, ratio)
			}
		}
		for wrap := 2; wrap <= 13; wrap++ {
			for step := 2; step <= 13; step++ {
				before := foundationMilliHertz(Cue{Piece: piece, Step: step - 1, Wrap: wrap})
				here := foundationMilliHertz(Cue{Piece: piece, Step: step, Wrap: wrap})
				if (here > before) == (step == wrap) {
					t.Errorf("%v wrap %d: step %d goes from %d to %d mHz", piece, wrap, step, before, here)
				}
			}
		}
	}
}

func TestTheWrapIsHeardApartFromThePlainNote(t *testing.T) {
	low := float64(foundationMilliHertz(Cue{Step: 5, Wrap: 5})) / 1000
	for v := range Foundation.Variants() {
		plain := Render(Cue{Sound: Foundation, Step: 5, Wrap: 4}, v)[:Rate/15]
		turned := Render(Cue{Sound: Foundation, Step: 5, Wrap: 5}, v)[:Rate/15]
		if power(plain, low) < power(plain, 2*low) {
			t.Errorf("variant %d: the plain note begins with its octave", v)
		}
		if power(turned, low) > power(turned, 2*low)/10 {
			t.Errorf("variant %d: the wrap does not begin an octave higher", v)
		}
	}
}

func TestWrapStepIsWhereTheAceLies(t *testing.T) {
	for base := 1; base <= 13; base++ {
		want := 0
		for step, rank := 1, base; step <= 13; step, rank = step+1, rank%13+1 {
			if rank == 1 && step > 1 {
				want = step
			}
		}
		if got := WrapStep(base); got != want {
			t.Errorf("base rank %d: %d, want %d", base, got, want)
		}
	}
}

func TestNoCueCanPanic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := Cue{
			Sound: Sound(rapid.Byte().Draw(t, "sound")),
			Piece: Piece(rapid.Byte().Draw(t, "piece")),
			Step:  rapid.Int().Draw(t, "step"),
			Wrap:  rapid.Int().Draw(t, "wrap"),
			Pan:   rapid.Int().Draw(t, "pan"),
			Delay: rapid.Int().Draw(t, "delay"),
		}
		if c.Sound == Won || c.Sound == SuitFinished || c.Sound == Stuck {
			c.Sound = Foundation // the same code, sooner done
		}
		Render(c, rapid.Int().Draw(t, "variant"))
		d := NewDesk(1)
		d.Play(c)
		d.Mix(make([]int16, 64))
	})
}

func TestTheBankGivesWhatRenderGives(t *testing.T) {
	var b bank
	rapid.Check(t, func(t *rapid.T) {
		c := Cue{
			Sound: rapid.SampledFrom([]Sound{Lift, Deal, Foundation, Hint}).Draw(t, "sound"),
			Piece: rapid.SampledFrom([]Piece{NoPiece, Bernauer, Sorel}).Draw(t, "piece"),
			Step:  rapid.IntRange(0, 14).Draw(t, "step"),
			Wrap:  rapid.IntRange(0, 14).Draw(t, "wrap"),
		}
		v := rapid.IntRange(0, 2).Draw(t, "variant")
		if !slices.Equal(b.pcm(c, v), Render(c, v)) {
			t.Fatalf("%+v variant %d differs", c, v)
		}
		if b.frames > bankFrames {
			t.Fatalf("the bank keeps %d frames", b.frames)
		}
	})
}

func TestWarmMakesEverySoundReadyAndThenStops(t *testing.T) {
	var b bank
	for b.warm(Bernauer) {
	}
	for s := range Sounds {
		for v := range s.Variants() {
			c := Cue{Sound: s, Piece: Bernauer}
			have, ok := b.kept[keyOf(c, v)]
			if s == Foundation {
				continue
			}
			if !ok || !slices.Equal(have.pcm, Render(c, v)) {
				t.Errorf("%v variant %d is not ready", s, v)
			}
		}
	}
}

func TestASoundAskedForHalfWarmIsWhole(t *testing.T) {
	var b bank
	b.next = int(Won) * 8
	for range 5 {
		b.warm(Sorel)
	}
	c := Cue{Sound: Won, Piece: Sorel}
	if !b.warming || !slices.Equal(b.pcm(c, 0), Render(c, 0)) {
		t.Error("it differs from the one made at once")
	}
	if b.warm(Sorel); b.key.variant == 0 {
		t.Error("it is made twice")
	}
}
