package audio

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// sitting plays a made-up game on a desk and returns its log and its stream.
func sitting(seed uint64, change func(*Desk, int)) (Log, []int16) {
	d := NewDesk(seed)
	var log Log
	d.SetLog(&log)
	out := make([]int16, 2*FramesPerTick)
	var all []int16
	for tick := range 120 {
		if change != nil {
			change(d, tick)
		}
		switch tick {
		case 3:
			for i := range 7 {
				d.Play(Cue{Sound: Deal, Delay: 4 * i, Pan: 20*i - 60})
			}
		case 50:
			d.Play(Cue{Sound: Lift})
		case 70:
			d.Play(Cue{Sound: Foundation, Piece: Bernauer, Step: 3, Wrap: 3})
		}
		d.Tick()
		d.Mix(out)
		all = append(all, out...)
	}
	return log, all
}

func TestTheSameCallsPlayTheSameSounds(t *testing.T) {
	log, all := sitting(8, nil)
	again, same := sitting(8, nil)
	if !slices.Equal(log.Entries, again.Entries) || !slices.Equal(all, same) {
		t.Error("two sittings differ")
	}
	if n := len(log.Entries); n != 9 {
		t.Errorf("%d entries in the log", n)
	}
	if e := log.Entries[8]; e.Tick != 70 || e.Cue.Sound != Foundation || e.Cue.Step != 3 {
		t.Errorf("the last entry is %+v", e)
	}
}

func TestSettingsDoNotChangeWhichVariantsComeLater(t *testing.T) {
	log, _ := sitting(8, nil)
	muted, _ := sitting(8, func(d *Desk, tick int) {
		s := DefaultSettings()
		s.Mute = tick < 40
		d.SetSettings(s)
	})
	if !slices.Equal(log.Entries[7:], muted.Entries) {
		t.Errorf("%+v is not the end of %+v", muted.Entries, log.Entries)
	}
}

func TestASoundStartsWithTheNextFrameRead(t *testing.T) {
	d := NewDesk(1)
	out := make([]int16, 2*Rate/20)
	d.Mix(out)
	d.Play(Cue{Sound: Button})
	d.Mix(out)
	first := slices.IndexFunc(out, func(v int16) bool { return v != 0 })
	if first < 0 || first/2 > Rate/500 {
		t.Errorf("the first sample that is heard is %d", first/2)
	}
}

func TestADelayIsKeptToTheFrame(t *testing.T) {
	d := NewDesk(1)
	out := make([]int16, 2*Rate)
	d.Mix(out)
	d.Play(Cue{Sound: Button, Delay: 30})
	d.Mix(out)
	first := slices.IndexFunc(out, func(v int16) bool { return v != 0 }) / 2
	if first < 30*FramesPerTick || first > 30*FramesPerTick+Rate/500 {
		t.Errorf("30 ticks later is frame %d", first)
	}
}

func TestASoundNobodyReadIsDroppedNotPlayedLate(t *testing.T) {
	d := NewDesk(1)
	d.Mix(make([]int16, 2*Rate/20))
	d.Play(Cue{Sound: Button})
	for range staleTicks + 1 {
		d.Tick()
	}
	out := make([]int16, Rate)
	d.Mix(out)
	if slices.Max(out) != 0 {
		t.Error("it was played late")
	}
	d.Play(Cue{Sound: Button})
	d.Drop()
	d.Mix(out)
	if slices.Max(out) != 0 {
		t.Error("it was played though dropped")
	}
}

func TestWhatIsOffOrMutedOrAwayIsNotHeard(t *testing.T) {
	for name, change := range map[string]func(*Desk, *Settings){
		"kind off":  func(_ *Desk, s *Settings) { s.Off = s.Off.With(Button, true) },
		"mute":      func(_ *Desk, s *Settings) { s.Mute = true },
		"volume 0":  func(_ *Desk, s *Settings) { s.Sounds = 0 },
		"away":      func(d *Desk, _ *Settings) { d.SetAway(true) },
		"all zeros": func(_ *Desk, s *Settings) { *s = Settings{} },
	} {
		d := NewDesk(1)
		d.Mix(make([]int16, 2*Rate/20))
		s := DefaultSettings()
		d.Play(Cue{Sound: Button})
		change(d, &s)
		d.SetSettings(s)
		d.Mix(make([]int16, 2*Rate/100)) // within 10 ms
		d.Play(Cue{Sound: Button})
		out := make([]int16, Rate)
		d.Mix(out[:2*fadeFrames])
		d.Mix(out)
		if slices.Max(out) != 0 {
			t.Errorf("%s: a peak of %d", name, slices.Max(out))
		}
	}
}

func TestMusicIsOffAtFirstAndComesWithTheSetting(t *testing.T) {
	d := NewDesk(1)
	d.SetMusic(Sorel, 1)
	d.SetMood(50)
	out := make([]int16, 4*Rate)
	d.Mix(out)
	if slices.Max(out) != 0 {
		t.Error("music without being asked for")
	}
	s := DefaultSettings()
	s.MusicOn = true
	d.SetSettings(s)
	d.Mix(out)
	if slices.Max(out) == 0 {
		t.Error("no music though asked for")
	}
}

func TestAnyCallsInAnyOrderLeaveTheDeskInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := NewDesk(rapid.Uint64().Draw(t, "seed"))
		out := make([]int16, 1600)
		for range rapid.IntRange(1, 60).Draw(t, "calls") {
			switch rapid.IntRange(0, 7).Draw(t, "call") {
			case 0, 1, 2:
				s := rapid.SampledFrom([]Sound{Lift, Deal, Turn, Button, Undo, Sounds, 99}).Draw(t, "sound")
				d.Play(Cue{Sound: s, Delay: rapid.IntRange(-3, 90).Draw(t, "delay")})
			case 3:
				d.Tick()
			case 4:
				d.SetSettings(Settings{
					Sounds: rapid.IntRange(-9, 200).Draw(t, "sounds"), Music: rapid.IntRange(-9, 200).Draw(t, "music"),
					MusicOn: rapid.Bool().Draw(t, "on"), Mute: rapid.Bool().Draw(t, "mute"),
					Off: Kinds(rapid.Uint32().Draw(t, "off")),
				})
			case 5:
				d.SetMusic(Piece(rapid.IntRange(0, 3).Draw(t, "piece")), 1)
			case 6:
				d.SetAway(rapid.Bool().Draw(t, "away"))
			default:
				d.Mix(out)
			}
			if d.mixer.Active() > mostVoices || len(d.queue) > mostWaiting || len(d.mixer.waiting) > mostWaiting {
				t.Fatal("more than there is room for")
			}
		}
	})
}

// A device that rests while there is nothing to hear misses nothing.
func TestLeavingOutWhatIsIdleChangesNothing(t *testing.T) {
	rested := 0
	rapid.Check(t, func(t *rapid.T) {
		always, sometimes := NewDesk(1), NewDesk(1)
		both := []*Desk{always, sometimes}
		want, got := make([]int16, 2*FramesPerTick), make([]int16, 2*FramesPerTick)
		settings := DefaultSettings()
		for range rapid.IntRange(1, 60).Draw(t, "ticks") {
			act := rapid.IntRange(0, 9).Draw(t, "act")
			sound := Sound(rapid.IntRange(0, int(Sounds)-1).Draw(t, "sound"))
			delay := rapid.IntRange(0, 3).Draw(t, "delay")
			switch act {
			case 1:
				settings.Mute = !settings.Mute
			case 2:
				settings.MusicOn = !settings.MusicOn
			case 3:
				settings.Off = settings.Off.With(sound, !settings.Off.Has(sound))
			}
			for _, d := range both {
				switch act {
				case 0:
					d.Play(Cue{Sound: sound, Delay: delay})
				case 1, 2, 3:
					d.SetSettings(settings)
				case 4:
					d.SetMusic(Piece(sound%3), 5)
				}
				d.Tick()
			}
			ticks := 1
			if act == 9 {
				ticks = 40
			}
			for range ticks {
				always.Mix(want)
				if sometimes.Idle() {
					rested++
					clear(got)
				} else {
					sometimes.Mix(got)
				}
				if !slices.Equal(want, got) {
					t.Fatal("a desk that is idle is heard")
				}
			}
		}
	})
	if rested == 0 {
		t.Error("no desk was ever idle")
	}
}
