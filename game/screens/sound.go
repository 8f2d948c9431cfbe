package screens

import (
	"agnes/audio"
	"agnes/game/engine"
	"agnes/game/store"
	"agnes/game/table"
)

// Sounds makes the game heard. Every method returns at once; without a device
// they do nothing. A Shell that has none is silent, and shows no settings of
// sound.
type Sounds interface {
	Play(audio.Cue)
	Set(audio.Settings)
	// Restart begins the choice of variants anew, so that the same game is
	// heard the same, and goes over to the music of the game.
	Restart(p audio.Piece, seed uint64)
	// Mood is how the game stands, audio.Gloomy to audio.Bright.
	Mood(mood int)
	// Away tells whether another window has the focus.
	Away(away bool)
	// Failed is why there is no sound, or nil. Retry tries again.
	Failed() error
	Retry()
}

// Silence is Sounds that nobody hears, on a device that never fails: for
// pictures and measurements of a game that could be heard.
type Silence struct{}

var _ Sounds = Silence{}

// What Sounds asks for; nothing happens.
func (Silence) Play(audio.Cue)              {}
func (Silence) Set(audio.Settings)          {}
func (Silence) Restart(audio.Piece, uint64) {}
func (Silence) Mood(int)                    {}
func (Silence) Away(bool)                   {}
func (Silence) Failed() error               { return nil }
func (Silence) Retry()                      {}

// heardAs is the sound of each thing that the table tells of. What is not
// named makes none: a wrap is heard in the tone of its Ace, and a refusal where
// its reason is told.
var heardAs = map[table.CueKind]audio.Sound{
	table.CueLifted:    audio.Lift,
	table.CueHome:      audio.DropColumn,
	table.CueLanded:    audio.DropColumn,
	table.CueSpace:     audio.DropSpace,
	table.CueUp:        audio.Foundation,
	table.CueBase:      audio.Foundation,
	table.CueCompleted: audio.SuitFinished,
	table.CueTurned:    audio.Turn,
	table.CueRevealed:  audio.Turn,
	table.CueDealt:     audio.Deal,
	table.CueCovered:   audio.ReserveCovered,
	table.CueUncovered: audio.ReserveUncovered,
	table.CueGathered:  audio.Deal,
	table.CueWon:       audio.Won,
}

// hear makes a thing heard that the table told of.
func (s *Shell) hear(c table.Cue) {
	sound, ok := heardAs[c.Kind]
	if !ok || s.game == nil || s.sounds == nil {
		return
	}
	s.sounds.Play(audio.Cue{
		Sound: sound, Piece: s.piece(), Pan: s.pan(c.Place),
		Step: max(1, int(c.N)), Wrap: audio.WrapStep(int(s.game.State().Base())),
	})
}

// sound makes one of the sounds heard that do not belong to a card.
func (s *Shell) sound(kind audio.Sound) {
	if s.sounds != nil {
		s.sounds.Play(audio.Cue{Sound: kind, Piece: s.piece()})
	}
}

// emptyDelay lets the last row land before the empty stock is heard, in ticks.
const emptyDelay = 34

// soundDealt makes it heard when a deal has emptied the stock.
func (s *Shell) soundDealt() {
	if s.sounds != nil && s.game.State().Len(engine.StockPile) == 0 {
		s.sounds.Play(audio.Cue{Sound: audio.StockEmpty, Delay: emptyDelay})
	}
}

// piece is the music of the game on the table.
func (s *Shell) piece() audio.Piece {
	if s.game != nil && familyOf(s.game.Rules()) == sorel {
		return audio.Sorel
	}
	return audio.Bernauer
}

// widestPan keeps sounds from leaving one ear altogether.
const widestPan = 60

// pan is where on the screen a place lies, for the ears.
func (s *Shell) pan(p engine.Place) int {
	l := s.table.Layout()
	if l == nil || p == engine.Nowhere || !l.Has(p) || s.fit.W == 0 {
		return 0
	}
	r := l.Place(p)
	return ((r.Min.X+r.Max.X)*widestPan)/s.fit.W - widestPan
}

// soundOf is the kind of each name in store.SoundKinds.
var soundOf = map[string]audio.Sound{
	"lift": audio.Lift, "drop-column": audio.DropColumn, "drop-space": audio.DropSpace, "refuse": audio.Refuse,
	"turn": audio.Turn, "deal": audio.Deal, "covered": audio.ReserveCovered, "uncovered": audio.ReserveUncovered,
	"stock-empty": audio.StockEmpty, "undo": audio.Undo, "redo": audio.Redo, "hint": audio.Hint, "button": audio.Button,
	"foundation": audio.Foundation, "suit": audio.SuitFinished, "stuck": audio.Stuck, "won": audio.Won,
}

// audioSettings are the settings as the sounds understand them.
func audioSettings(s store.Settings) audio.Settings {
	const percent = 100 / store.MaxVolume
	out := audio.Settings{
		Sounds: int(s.Volume) * percent, Music: int(s.MusicVolume) * percent,
		MusicOn: s.Music, Mute: s.Mute, MuteAway: s.MuteInactive,
	}
	for i, name := range store.SoundKinds() {
		if s.Silent[i] {
			out.Off = out.Off.With(soundOf[name], true)
		}
	}
	return out
}

// beginSounds starts the sounds of the game on the table. They are chosen from
// the deal, so that the same game sounds the same.
func (s *Shell) beginSounds() {
	if s.sounds == nil {
		return
	}
	s.sounds.Restart(s.piece(), s.game.DealNumber())
	s.mood()
}

// mood tells the music how the game stands: brighter the more is up, gloomy
// when the stock is gone and little is.
func (s *Shell) mood() {
	if s.sounds == nil {
		return
	}
	st := s.game.State()
	mood := (2*st.Score() - engine.PackSize) * audio.Bright / engine.PackSize
	if st.Len(engine.StockPile) > 0 {
		mood = max(mood, audio.Neutral)
	}
	if s.status == engine.StatusStuck {
		mood = audio.Gloomy
	}
	s.sounds.Mood(mood)
}

// soundRows tell, among the settings of sound, that there is no device, and
// offer to look for one again.
func (s *Shell) soundRows() []row {
	if s.sounds == nil || s.sounds.Failed() == nil {
		return nil
	}
	return []row{textRow(s.t("ui.sound.none")), s.button("sound-retry", "ui.sound.retry", s.sounds.Retry)}
}

// setAway tells the sounds whether another window has the focus.
func (s *Shell) setAway() {
	if s.sounds != nil {
		s.sounds.Away(s.away)
	}
}
