package audio

// levels of the roles: the root mean square of the loudest twentieth of a
// second, in units of full, and the peak that may not be passed.
const (
	touchLevel = full * 60 / 1000 // -24.5 dB
	toneLevel  = full * 66 / 1000 // -23.6 dB
	ceiling    = full * 50 / 100  // -6 dB
	window     = Rate / 20
)

// Render returns the PCM of the cue's sound in the given variant, one channel
// at Rate, without pan and delay. An unknown sound is empty; a variant out of
// range is brought into it.
func Render(c Cue, variant int) []int16 {
	c = c.sane()
	k := kindOf(c.Sound)
	if k.recipe == nil {
		return nil
	}
	variant = min(max(variant, 0), k.variants-1)
	s := newSketch(0, uint64(c.Sound)<<8|uint64(variant))
	k.recipe(s, c)
	return master(s.wave, k)
}

// master makes PCM of a finished sketch: no direct current, silent at both
// ends, as loud as its kind wants it.
func master(wave []int32, k kind) []int16 {
	rumbleOut(wave)
	fadeIn(wave, Rate/1000)
	fadeOut(wave, min(frames(60), len(wave)/3))
	level := int64(touchLevel)
	if k.role == Tone {
		level = toneLevel
	}
	level = level * int64(k.percent) / 100
	loud := int64(loudness(wave))
	pcm := make([]int16, len(wave))
	if loud == 0 {
		return pcm
	}
	for i, v := range wave {
		v = bend(int32(int64(v)*level/loud), ceiling/2, ceiling)
		pcm[i] = int16((v + 1<<(toPCM-1)) >> toPCM)
	}
	return pcm
}

// rumbleOut takes out what lies below about 40 Hz.
func rumbleOut(wave []int32) {
	var slow int64 // 10 more fractional bits
	for i, v := range wave {
		slow += (int64(v)<<10 - slow) / 190
		wave[i] = v - int32(slow>>10)
	}
}

// loudness returns the root mean square of the loudest window.
func loudness(wave []int32) int32 {
	var sum, top uint64
	for i, v := range wave {
		sum += uint64(int64(v) * int64(v))
		if i >= window {
			old := int64(wave[i-window])
			sum -= uint64(old * old)
		}
		top = max(top, sum)
	}
	return int32(root(top / uint64(min(window, max(len(wave), 1)))))
}

// bend leaves x alone up to the knee and bends what is above it so that it
// comes ever nearer to the limit and never reaches it.
func bend(x, knee, limit int32) int32 {
	size, room := int64(max(x, -x)), int64(limit-knee)
	if size <= int64(knee) {
		return x
	}
	over := size - int64(knee)
	size = int64(knee) + room*over/(room+over)
	if x < 0 {
		return -int32(size)
	}
	return int32(size)
}

// bankFrames is how much a Bank keeps: about 4 MB.
const bankFrames = 2 << 20

// Bank renders sounds when they are first asked for and keeps them. When it
// is full it forgets what was not asked for longest. The zero value is ready.
type Bank struct {
	kept   map[bankKey]*banked
	frames int
	asked  uint64
	warmed int
}

type bankKey struct {
	sound   Sound
	piece   Piece
	step    int
	wrap    int
	variant int
}

type banked struct {
	pcm   []int16
	asked uint64
}

// keyOf leaves out of the cue what the sound does not depend on.
func keyOf(c Cue, variant int) bankKey {
	c = c.sane()
	k := bankKey{sound: c.Sound, variant: variant}
	if c.Sound.Role() == Tone {
		k.piece = c.Piece
	}
	if c.Sound == Foundation {
		k.step = int(foundationDegree(c))
		if c.Step == c.Wrap {
			k.wrap = c.Wrap
		}
	}
	return k
}

// PCM returns what Render does. The caller must not change it.
func (b *Bank) PCM(c Cue, variant int) []int16 {
	key := keyOf(c, variant)
	b.asked++
	if have, ok := b.kept[key]; ok {
		have.asked = b.asked
		return have.pcm
	}
	pcm := Render(c, variant)
	if b.kept == nil {
		b.kept = map[bankKey]*banked{}
	}
	b.kept[key] = &banked{pcm: pcm, asked: b.asked}
	b.frames += len(pcm)
	for b.frames > bankFrames && len(b.kept) > 1 {
		b.forget()
	}
	return pcm
}

func (b *Bank) forget() {
	var oldest bankKey
	at := ^uint64(0)
	for key, have := range b.kept {
		if have.asked < at {
			oldest, at = key, have.asked
		}
	}
	b.frames -= len(b.kept[oldest].pcm)
	delete(b.kept, oldest)
}

// Warm renders one touch that has not been rendered yet, so that the first
// card moved does not wait for it. It reports whether there is more to do:
// call it once a tick while it does.
func (b *Bank) Warm() bool {
	for n := b.warmed; ; n++ {
		s, variant := Sound(n/8), n%8
		if s >= Sounds {
			return false
		}
		if s.Role() == Touch && variant < s.Variants() {
			b.PCM(Cue{Sound: s}, variant)
			b.warmed = n + 1
			return true
		}
	}
}
