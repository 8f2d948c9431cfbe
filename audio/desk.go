package audio

import "slices"

// Settings are what the player chose to hear. The zero value is silence.
type Settings struct {
	Sounds   int   // volume of sounds, 0 to 100
	Music    int   // volume of music, 0 to 100
	MusicOn  bool  // whether there is music
	Mute     bool  // nothing at all is heard
	MuteAway bool  // nothing is heard while the window has not the focus
	Off      Kinds // the kinds of sound that are not wanted
}

// DefaultSettings are those of a desk that nobody has set: sounds on, music off.
// What a new player hears is for the game to say.
func DefaultSettings() Settings {
	return Settings{Sounds: 80, Music: 60, MuteAway: true}
}

// Kinds is a set of sounds. The zero value is empty.
type Kinds uint32

// Has reports whether s is in the set.
func (k Kinds) Has(s Sound) bool { return s < Sounds && k>>s&1 == 1 }

// With returns the set with s in it or not.
func (k Kinds) With(s Sound, in bool) Kinds {
	if s >= Sounds {
		return k
	}
	if in {
		return k | 1<<s
	}
	return k &^ (1 << s)
}

// staleTicks is after how many ticks a sound that nobody has read yet is
// dropped: a late sound is worse than none.
const staleTicks = 6

// longestDelay is the most ticks by which a cue can be put off: a minute.
const longestDelay = 60 * TicksPerSecond

// Desk is where the game's cues come in and the stream comes out. It is pure:
// the same seed and the same calls give the same log and the same bytes. It is
// not safe for concurrent use.
type Desk struct {
	settings Settings
	variants variants
	bank     bank
	mixer    Mixer
	log      *Log
	music    *Music
	mood     int
	piece    Piece
	tick     int64
	queue    []queued
	away     bool
}

type queued struct {
	cue  Cue
	pcm  []int16
	tick int64
}

// NewDesk returns a desk with DefaultSettings. The seed chooses the variants;
// take it from what the record of the game starts with.
func NewDesk(seed uint64) *Desk {
	d := &Desk{variants: newVariants(seed)}
	d.SetSettings(DefaultSettings())
	return d
}

// SetLog makes the desk write down what it plays; nil stops it.
func (d *Desk) SetLog(l *Log) { d.log = l }

// Restart begins the choice of variants anew, as a new game does.
func (d *Desk) Restart(seed uint64) { d.variants = newVariants(seed) }

// Settings returns what was set last.
func (d *Desk) Settings() Settings { return d.settings }

// SetSettings changes what is heard at once.
func (d *Desk) SetSettings(s Settings) {
	d.settings = s
	d.queue = slices.DeleteFunc(d.queue, func(q queued) bool { return !d.wanted(q.cue.Sound) })
	d.mixer.Silence(d.wanted)
	d.apply()
}

// SetAway tells whether the window has lost the focus or the page is hidden.
func (d *Desk) SetAway(away bool) {
	d.away = away
	d.apply()
}

func (d *Desk) apply() {
	s := d.settings
	if s.Mute || s.MuteAway && d.away {
		d.mixer.SetVolumes(0, 0)
		return
	}
	music := s.Music
	if !s.MusicOn {
		music = 0
	}
	d.mixer.SetVolumes(s.Sounds, music)
}

func (d *Desk) wanted(s Sound) bool { return !d.settings.Off.Has(s) }

// SetMusic fades over to a piece, begun anew from the seed; the piece that is
// already chosen plays on. Nothing is heard of it while the settings have
// music off, but the tones of that piece are made ready.
func (d *Desk) SetMusic(p Piece, seed uint64) {
	if p == d.piece {
		return
	}
	if d.piece = p; p != NoPiece {
		d.bank.rewarm()
	}
	d.music = nil
	if p != NoPiece {
		d.music = NewMusic(p, seed)
		d.music.SetMood(d.mood)
	}
	d.mixer.SetMusic(d.music)
}

// SetMood tells the music how the game stands, from Gloomy to Bright.
func (d *Desk) SetMood(mood int) {
	d.mood = mood
	if d.music != nil {
		d.music.SetMood(mood)
	}
}

// Tick moves the desk's clock one tick on. Call it once in each Update.
func (d *Desk) Tick() {
	d.tick++
	for len(d.queue) > 0 && d.tick-d.queue[0].tick > staleTicks {
		d.queue = d.queue[:copy(d.queue, d.queue[1:])]
	}
	d.bank.warm(d.piece)
}

// Play plays the sound of a cue with the next frames that are read, unless its
// kind is off.
func (d *Desk) Play(c Cue) {
	if c.Sound >= Sounds {
		return
	}
	// Drawn even if it is not heard, so that settings do not change what comes after.
	variant := d.variants.next(c.Sound)
	if !d.wanted(c.Sound) || d.settings.Mute || d.settings.Sounds <= 0 {
		return
	}
	d.log.add(Entry{Tick: d.tick, Cue: c, Variant: variant})
	if len(d.queue) < mostWaiting {
		d.queue = append(d.queue, queued{c, d.bank.pcm(c, variant), d.tick})
	}
}

// Drop forgets what was queued and not read yet.
func (d *Desk) Drop() { d.queue = d.queue[:0] }

// Idle reports whether the next frames are silent, and all after them until
// something is played or set. Mix may be left out as long as it is.
func (d *Desk) Idle() bool { return len(d.queue) == 0 && d.mixer.Idle() }

// Mix fills out with the next frames, left and right in turn.
func (d *Desk) Mix(out []int16) {
	for _, q := range d.queue {
		d.mixer.Play(q.cue.Sound, q.pcm, q.cue.Pan, min(max(q.cue.Delay, 0), longestDelay)*FramesPerTick)
	}
	d.queue = d.queue[:0]
	d.mixer.Mix(out)
}

// Log is the row of sounds that a desk was asked to play.
type Log struct {
	Entries []Entry
}

// Entry is one sound: when, what, and which variant.
type Entry struct {
	Tick    int64 // ticks since the desk was made
	Cue     Cue
	Variant int
}

func (l *Log) add(e Entry) {
	if l != nil {
		l.Entries = append(l.Entries, e)
	}
}
