package audio

import "cmp"

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
	s, k := begin(c, variant)
	return finish(s, k)
}

// begin lists the steps of a sound.
func begin(c Cue, variant int) (*sketch, kind) {
	c = c.sane()
	k := kindOf(c.Sound)
	variant = min(max(variant, 0), max(k.variants-1, 0))
	s := newSketch(uint64(c.Sound)<<8 | uint64(variant))
	if k.recipe != nil {
		k.recipe(s, c)
	}
	return s, k
}

// finish does what steps are left and makes PCM of the sketch.
func finish(s *sketch, k kind) []int16 {
	for s.step() {
	}
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
	share := partOf(level, loud)
	for i, v := range wave {
		v = bend(share.of(v), ceiling/2, ceiling)
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

// bankFrames is how much a bank keeps: about 6 MB.
const bankFrames = 3 << 20

// bank renders sounds when they are first asked for, or a little at a time
// before that, and keeps them. When it is full it forgets what was not asked
// for longest. The zero value is ready.
type bank struct {
	kept   map[bankKey]*banked
	frames int
	asked  uint64

	warming bool // a sound is half made
	key     bankKey
	sketch  *sketch
	kind    kind
	next    int // the sound after that and its variant, counted through
}

type bankKey struct {
	sound   Sound
	piece   Piece
	degree  degree
	turns   bool
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
		k.degree, k.turns = foundationDegree(c), c.Step == c.Wrap
	}
	return k
}

// pcm returns what Render does. The caller must not change it.
func (b *bank) pcm(c Cue, variant int) []int16 {
	key := keyOf(c, variant)
	b.asked++
	if have, ok := b.kept[key]; ok {
		have.asked = b.asked
		return have.pcm
	}
	if b.warming && key == b.key {
		return b.finishWarming()
	}
	pcm := Render(c, variant)
	b.keep(key, pcm)
	return pcm
}

func (b *bank) keep(key bankKey, pcm []int16) {
	if b.kept == nil {
		b.kept = map[bankKey]*banked{}
	}
	b.kept[key] = &banked{pcm: pcm, asked: b.asked}
	b.frames += len(pcm)
	for b.frames > bankFrames && len(b.kept) > 1 {
		b.forget()
	}
}

func (b *bank) forget() {
	var oldest bankKey
	at := ^uint64(0)
	for key, have := range b.kept {
		if have.asked < at || have.asked == at && key.before(oldest) {
			oldest, at = key, have.asked
		}
	}
	b.frames -= len(b.kept[oldest].pcm)
	delete(b.kept, oldest)
}

func (k bankKey) before(other bankKey) bool {
	return cmp.Or(cmp.Compare(k.sound, other.sound), cmp.Compare(k.piece, other.piece), cmp.Compare(k.variant, other.variant)) < 0
}

// mostVariants is no less than what any sound has.
const mostVariants = 8

// warm does one step, a millisecond or two, towards having all touches and the
// longer tones of the piece before they are asked for, so that neither the first card
// moved nor a win makes a frame wait. It reports whether there is more to do.
func (b *bank) warm(p Piece) bool {
	if b.warming {
		if !b.sketch.step() {
			b.finishWarming()
		}
		return true
	}
	for ; b.next < int(Sounds)*mostVariants; b.next++ {
		c := Cue{Sound: Sound(b.next / mostVariants), Piece: p}
		variant := b.next % mostVariants
		key := keyOf(c, variant)
		if _, have := b.kept[key]; have || c.Sound == Foundation || variant >= c.Sound.Variants() {
			continue
		}
		b.warming, b.key = true, key
		b.sketch, b.kind = begin(c, variant)
		b.next++
		return true
	}
	return false
}

// rewarm lets warm begin again, as for another piece.
func (b *bank) rewarm() { b.next = 0 }

func (b *bank) finishWarming() []int16 {
	pcm := finish(b.sketch, b.kind)
	b.keep(b.key, pcm)
	b.warming, b.sketch = false, nil
	return pcm
}
