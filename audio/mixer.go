package audio

// mostVoices is how many sounds are heard at once; the oldest gives way.
const mostVoices = 8

// mostWaiting is how many sounds may wait to be heard; more are not taken.
const mostWaiting = 64

// block is the most frames that are mixed in one go.
const block = 256

// fadeFrames is how long a voice takes to give way: 5 ms.
const fadeFrames = Rate / 200

// Mixer adds voices and music and is read as a stream. Its output never clips:
// what is louder than half of full scale is bent, and never reaches the limit.
// It is not safe for concurrent use. The zero value plays nothing and is silent
// until SetVolumes.
type Mixer struct {
	voices  [mostVoices]voice
	started uint64
	waiting []voice
	tail    [2 * fadeFrames]int32 // what is left of voices that gave way
	tailAt  int                   // the index into tail of the next frame
	sounds  ramp
	music   ramp
	swap    ramp // fades one piece out and another in
	playing *Music
	coming  *Music
	mix     []int32 // one block of all
	own     []int32 // one block of the music alone
}

// voice is one sound being played.
type voice struct {
	sound       Sound
	pcm         []int16
	at          int // the frame to play next
	wait        int // frames until it starts
	left, right int32
	started     uint64 // the greater the younger
}

// ramp is a factor that goes to its target in a straight line.
type ramp struct {
	now, target, step int32 // 30 fractional bits
}

func (r *ramp) to(factor int32, frames int) {
	r.target = int32(min(int64(factor)<<15, 1<<30))
	r.step = max(max(r.target-r.now, r.now-r.target)/int32(max(frames, 1)), 1)
}

func (r *ramp) next() int32 {
	switch {
	case r.now < r.target:
		r.now = min(r.now+r.step, r.target)
	case r.now > r.target:
		r.now = max(r.now-r.step, r.target)
	}
	return r.now >> 15
}

func (r *ramp) arrived() bool { return r.now == r.target }

// SetVolumes sets the volumes of sounds and of music, 0 to 100. They are heard
// within 10 ms. The scale follows the ear: 50 is about half as loud as 100.
func (m *Mixer) SetVolumes(sounds, music int) {
	m.sounds.to(volume(sounds), Rate/100)
	m.music.to(volume(music), Rate/100)
}

func volume(percent int) int32 {
	p := int64(min(max(percent, 0), 100))
	return int32(p * p * unity / 10000)
}

// Play starts a sound with the next frame that is read, or after the given
// number of frames. Pan is -100 to 100. The Mixer keeps pcm and does not change
// it. More than mostWaiting are not taken.
func (m *Mixer) Play(s Sound, pcm []int16, pan, wait int) {
	if len(pcm) == 0 || len(m.waiting) >= mostWaiting {
		return
	}
	// At the edge of the screen the far side still has half: it is one table.
	aside := int32(min(max(pan, -100), 100)) * unity / 200
	m.waiting = append(m.waiting, voice{
		sound: s, pcm: pcm, wait: max(wait, 0),
		left: unity - max(aside, 0), right: unity + min(aside, 0),
	})
}

// Silence makes all voices that keep says nothing good of give way.
func (m *Mixer) Silence(keep func(Sound) bool) {
	for i := range m.voices {
		if v := &m.voices[i]; v.pcm != nil && !keep(v.sound) {
			m.giveWay(v)
		}
	}
	left := m.waiting[:0]
	for _, v := range m.waiting {
		if keep(v.sound) {
			left = append(left, v)
		}
	}
	clear(m.waiting[len(left):])
	m.waiting = left
}

// SetMusic lets what is played fade out in two seconds and then the given
// music fade in; nil is silence.
func (m *Mixer) SetMusic(music *Music) {
	switch {
	case music == m.playing:
		m.coming = nil
		m.swap.to(unity, 2*Rate)
	case m.playing == nil:
		m.playing = music
		m.swap = ramp{}
		m.swap.to(unity, 2*Rate)
	default:
		m.coming = music
		m.swap.to(0, 2*Rate)
	}
}

// Active returns how many voices sound.
func (m *Mixer) Active() int {
	n := 0
	for i := range m.voices {
		if m.voices[i].pcm != nil {
			n++
		}
	}
	return n
}

// Idle reports whether the next frames are silent, and all after them until
// something is played or set.
func (m *Mixer) Idle() bool {
	if m.Active() > 0 || len(m.waiting) > 0 || m.tail != [len(m.tail)]int32{} {
		return false
	}
	if !m.sounds.arrived() || !m.music.arrived() {
		return false
	}
	return m.playing == nil || m.musicSilent() && m.swap.target > 0
}

// musicSilent reports whether nobody would hear the music.
func (m *Mixer) musicSilent() bool { return m.music.arrived() && m.music.now == 0 }

// Mix fills out with the next frames, left and right in turn. A lone last
// sample is set to 0.
func (m *Mixer) Mix(out []int16) {
	if len(out)%2 == 1 {
		out[len(out)-1] = 0
		out = out[:len(out)-1]
	}
	if m.mix == nil {
		m.mix = make([]int32, 2*block)
	}
	for len(out) > 0 {
		n := min(len(out)/2, block)
		n = min(n, m.start())
		m.block(m.mix[:2*n])
		for i, v := range m.mix[:2*n] {
			v = bend(v, full/2, full-full/64)
			out[i] = int16((v + 1<<(toPCM-1)) >> toPCM)
		}
		out = out[2*n:]
		for i := range m.waiting {
			m.waiting[i].wait -= n
		}
	}
}

// start gives voices to what is due and returns how many frames there are
// until the next is.
func (m *Mixer) start() int {
	next := Rate
	left := m.waiting[:0]
	for _, v := range m.waiting {
		if v.wait > 0 {
			next = min(next, v.wait)
			left = append(left, v)
			continue
		}
		slot := m.slot()
		m.started++
		v.started = m.started
		*slot = v
	}
	clear(m.waiting[len(left):])
	m.waiting = left
	return next
}

// slot returns a free voice; if need be the oldest gives way.
func (m *Mixer) slot() *voice {
	oldest := &m.voices[0]
	for i := range m.voices {
		v := &m.voices[i]
		if v.pcm == nil {
			return v
		}
		if v.started < oldest.started {
			oldest = v
		}
	}
	m.giveWay(oldest)
	return oldest
}

// giveWay lets a voice end in a short fade.
func (m *Mixer) giveWay(v *voice) {
	gain := m.sounds.now >> 15
	if v.at > 0 {
		for i := range min(fadeFrames, len(v.pcm)-v.at) {
			x := scale(int32(v.pcm[v.at+i])<<toPCM, rounded(fadeFrames-i, fadeFrames))
			x = scale(x, gain)
			j := (m.tailAt + 2*i) % len(m.tail)
			m.tail[j] += scale(x, v.left)
			m.tail[j+1] += scale(x, v.right)
		}
	}
	*v = voice{}
}

// block adds all that sounds.
func (m *Mixer) block(mix []int32) {
	clear(mix)
	for i := range m.voices {
		m.voices[i].add(mix)
	}
	for i := 0; i < len(mix); i += 2 {
		g := m.sounds.next()
		mix[i] = scale(mix[i], g) + m.tail[m.tailAt]
		mix[i+1] = scale(mix[i+1], g) + m.tail[m.tailAt+1]
		m.tail[m.tailAt], m.tail[m.tailAt+1] = 0, 0
		m.tailAt = (m.tailAt + 2) % len(m.tail)
	}
	m.addMusic(mix)
}

func (v *voice) add(mix []int32) {
	if v.pcm == nil {
		return
	}
	n := min(len(mix)/2, len(v.pcm)-v.at)
	for i, x := range v.pcm[v.at : v.at+n] {
		mix[2*i] += scale(int32(x)<<toPCM, v.left)
		mix[2*i+1] += scale(int32(x)<<toPCM, v.right)
	}
	if v.at += n; v.at == len(v.pcm) {
		*v = voice{}
	}
}

// addMusic plays on, unless nobody would hear it: then the piece waits.
func (m *Mixer) addMusic(mix []int32) {
	silent := m.musicSilent()
	if silent && m.swap.target == 0 {
		m.swap.now = 0
	}
	if m.swap.now == 0 && m.swap.target == 0 && m.playing != nil {
		m.playing, m.coming = m.coming, nil
		m.swap.to(unity, 2*Rate)
	}
	if m.playing == nil || silent {
		return
	}
	if m.own == nil {
		m.own = make([]int32, 2*block)
	}
	own := m.own[:len(mix)]
	m.playing.render(own)
	for i := 0; i < len(mix); i += 2 {
		g := scale(m.swap.next(), m.music.next())
		mix[i] += scale(own[i], g)
		mix[i+1] += scale(own[i+1], g)
	}
}
