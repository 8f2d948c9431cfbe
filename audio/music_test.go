package audio

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// tenMinutes writes the phrases of ten minutes.
func tenMinutes(p Piece, seed uint64) []phrase {
	m := NewMusic(p, seed)
	var list []phrase
	for total := 0; total < 600*Rate; {
		list = append(list, m.now)
		total += m.now.pulses * m.pulse
		m.begin()
	}
	return list
}

func TestNoPhraseReturnsWithinTenMinutesInAnyMood(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SampledFrom([]Piece{Bernauer, Sorel}).Draw(t, "piece")
		phrases := tenMinutes(p, rapid.Uint64().Draw(t, "seed"))
		for _, mood := range []int{Gloomy, Neutral, Bright} {
			seen := map[digest]int{}
			for i, ph := range phrases {
				s := digestOf(ph, mood)
				if j, ok := seen[s]; ok {
					t.Fatalf("mood %d: phrase %d is phrase %d again", mood, i, j)
				}
				seen[s] = i
			}
		}
	})
}

func digestOf(p phrase, mood int) digest {
	s := uint64(1)
	for _, n := range p.notes {
		if n.need <= mood {
			s = mix64(s + uint64(n.at)<<16 + uint64(n.pitch))
		}
	}
	return digest(s)
}

func TestTheMusicKeepsToItsModeAndRange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SampledFrom([]Piece{Bernauer, Sorel}).Draw(t, "piece")
		c := newComposer(p, rapid.Uint64().Draw(t, "seed"))
		for range 20 {
			ph := c.next()
			for _, n := range ph.notes {
				if n.pitch < 40 || n.pitch > 84 {
					t.Fatalf("pitch %d is off the lute", n.pitch)
				}
				if n.at < 0 || n.at >= ph.pulses {
					t.Fatalf("a note at pulse %d of %d", n.at, ph.pulses)
				}
				natural := slices.Contains([]pitch{0, 2, 4, 5, 7, 9, 11}, n.pitch%12)
				if !natural && n.at != bars*pulsesPerBar {
					t.Fatalf("a sharpened note at pulse %d, outside the cadence", n.at)
				}
			}
		}
	})
}

// voicesOf returns the frame of a phrase: the notes of tenor and cantus that
// are played in every mood and begin together.
func voicesOf(p phrase) (low, high []pitch) {
	for at := range p.pulses {
		var both []pitch
		for _, n := range p.notes {
			if n.at == at && n.need == Gloomy {
				both = append(both, n.pitch)
			}
		}
		if len(both) == 2 {
			low, high = append(low, min(both[0], both[1])), append(high, max(both[0], both[1]))
		}
	}
	return low, high
}

func TestTheVoicesMeetInConsonances(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SampledFrom([]Piece{Bernauer, Sorel}).Draw(t, "piece")
		c := newComposer(p, rapid.Uint64().Draw(t, "seed"))
		for range 10 {
			low, high := voicesOf(c.next())
			for i := range low {
				if !slices.Contains([]pitch{0, 3, 4, 7, 8, 9}, (high[i]-low[i])%12) {
					t.Fatalf("%d against %d", low[i], high[i])
				}
			}
			if gap := high[len(high)-1] - low[len(low)-1]; gap != 12 {
				t.Fatalf("the phrase closes on %d half-tones", gap)
			}
		}
	})
}

func TestTheTenorSingsNoTritoneAndNoLeapBeyondAFifth(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SampledFrom([]Piece{Bernauer, Sorel}).Draw(t, "piece")
		c := newComposer(p, rapid.Uint64().Draw(t, "seed"))
		for range 10 {
			c.next()
			for i := 1; i < len(c.tenor); i++ {
				a, b := c.tenor[i-1].degree, c.tenor[i].degree
				if size(a-b) > 4 || tritone(a, b) {
					t.Fatalf("from %d to %d", a, b)
				}
			}
		}
	})
}

func TestEverySecondPhraseClosesOnTheFinal(t *testing.T) {
	for _, p := range []Piece{Bernauer, Sorel} {
		c := newComposer(p, 5)
		for i := range 40 {
			low, _ := voicesOf(c.next())
			closed := (low[len(low)-1]-p.final().pitch())%12 == 0
			if closed != (i%2 == 1) {
				t.Errorf("%v phrase %d ends on %d", p, i, low[len(low)-1])
			}
		}
	}
}

func TestAMoodThinsAndBrightensTheMusic(t *testing.T) {
	for _, p := range []Piece{Bernauer, Sorel} {
		count := map[int]int{}
		for _, ph := range tenMinutes(p, 2) {
			for _, n := range ph.notes {
				for _, mood := range []int{Gloomy, Neutral, Bright} {
					if n.need <= mood {
						count[mood]++
					}
				}
			}
		}
		if count[Gloomy]*3/2 > count[Neutral] || count[Neutral]*5/4 > count[Bright] {
			t.Errorf("%v: notes by mood %v", p, count)
		}
		gloomy, neutral, bright := loudnessOf(p, Gloomy), loudnessOf(p, Neutral), loudnessOf(p, Bright)
		if gloomy >= neutral || neutral >= bright || bright > 3*gloomy {
			t.Errorf("%v: root mean squares %.0f, %.0f, %.0f", p, gloomy, neutral, bright)
		}
	}
}

// streamOf returns the first seconds of a piece as the mixer plays it.
func streamOf(p Piece, mood, seconds int) []int16 {
	m := openMixer()
	music := NewMusic(p, 1)
	music.SetMood(mood)
	m.SetMusic(music)
	out := make([]int16, 2*Rate*seconds)
	m.Mix(out)
	return out
}

func loudnessOf(p Piece, mood int) float64 {
	out := streamOf(p, mood, 12)
	sum := 0.0
	for _, v := range out {
		sum += float64(v) * float64(v)
	}
	return math.Sqrt(sum / float64(len(out)))
}

func TestTheMusicIsQuietAndHasNoClickAndNoDirectCurrent(t *testing.T) {
	for _, p := range []Piece{Bernauer, Sorel} {
		out := streamOf(p, Bright, 20)
		top, sum := 0, 0
		for _, v := range out {
			top = max(top, int(v), -int(v))
			sum += int(v)
		}
		if top > 11000 || top < 2000 {
			t.Errorf("%v peaks at %d", p, top)
		}
		if mean := float64(sum) / float64(len(out)); math.Abs(mean) > 3 {
			t.Errorf("%v has a mean of %.2f", p, mean)
		}
		if step := steepest(out); step > top/2 {
			t.Errorf("%v has a step of %d", p, step)
		}
	}
}

func TestTheSameSeedGivesTheSameMusicAndAnotherGivesOther(t *testing.T) {
	take := func(seed uint64) []int32 {
		out := make([]int32, 4*Rate)
		NewMusic(Sorel, seed).render(out)
		return out
	}
	if !slices.Equal(take(4), take(4)) {
		t.Error("the same seed differs")
	}
	if slices.Equal(take(4), take(5)) {
		t.Error("another seed is the same")
	}
}

func TestStringsAreInTune(t *testing.T) {
	for p := pitch(40); p <= 86; p++ {
		var g gut
		n := newNoise(1)
		g.pluck(p.milliHertz(), touch{level: full / 4, ring: 2000, bright: 30, point: 150}, &n)
		pcm := make([]int16, Rate/2)
		for i := range pcm {
			pcm[i] = int16(g.next() >> toPCM)
		}
		want := float64(p.milliHertz()) / 1000
		if cents := 1200 * math.Log2(nearestPitch(pcm, want)/want); math.Abs(cents) > 4 {
			t.Errorf("pitch %d is %.1f cents off", p, cents)
		}
	}
}
