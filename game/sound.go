package game

import (
	"agnes/audio"
	"agnes/audio/play"
)

// sounder lets the screens be heard through a device, where there is one.
type sounder struct{ player *play.Player }

func newSounder() sounder {
	p := play.New(audio.NewDesk(0))
	p.Open()
	return sounder{p}
}

func (s sounder) Play(c audio.Cue) { s.player.Play(c) }

func (s sounder) Set(settings audio.Settings) {
	s.player.With(func(d *audio.Desk) { d.SetSettings(settings) })
}

func (s sounder) Restart(p audio.Piece, seed uint64) {
	s.player.With(func(d *audio.Desk) {
		d.Restart(seed)
		d.SetMusic(p, seed)
	})
}

func (s sounder) Mood(mood int) {
	s.player.With(func(d *audio.Desk) { d.SetMood(mood) })
}

func (s sounder) Away(away bool) {
	s.player.With(func(d *audio.Desk) { d.SetAway(away) })
}

func (s sounder) Failed() error {
	if s.player.State() != play.Failed {
		return nil
	}
	return s.player.Err()
}

func (s sounder) Retry() { s.player.Open() }
