package store

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
)

// Deck is how the cards look. The values are those of sprites.
type Deck uint8

// The decks.
const (
	StandardDeck Deck = iota
	FourColour
	HighContrast
)

// Table is the felt under the cards.
type Table uint8

// The tables. MatchGame takes the lily for games whose columns are built in one
// colour, and the river for the others.
const (
	MatchGame Table = iota
	GreenFelt
	DarkFelt
	River
	Lily
)

// Backs is how many card backs there are to choose from.
const Backs = 4

// MatchBack is the back that suits the game: lilies where the columns are built
// in one colour, waves elsewhere.
const MatchBack = 0

// Speed is how fast cards move.
type Speed uint8

// The speeds.
const (
	NormalSpeed Speed = iota
	FastSpeed
	SlowSpeed
	NoSpeed // cards are at once where they belong
)

// Motion is how much moves.
type Motion uint8

// How much moves. SystemMotion is what the system or the browser wishes.
const (
	SystemMotion Motion = iota
	FullMotion
	ReducedMotion
)

// Hints is what a hint may know.
type Hints uint8

// What a hint may know.
const (
	HintsSeen Hints = iota // what the player can see
	HintsAll               // the stock and hidden cards, too
)

// Auto is which cards go to the foundations by themselves.
type Auto uint8

// Which cards go up by themselves.
const (
	AutoOff Auto = iota
	AutoBase
	AutoSafe
	AutoAll
)

// MaxVolume is the loudest volume; 0 is silence.
const MaxVolume = 10

// soundKinds are the kinds of sound, by name.
var soundKinds = [...]string{
	"lift", "drop-column", "drop-space", "refuse", "turn", "deal", "covered", "uncovered", "stock-empty",
	"undo", "redo", "hint", "button", "foundation", "suit", "stuck", "won",
}

// SoundKinds names each kind of sound that can be switched off, in the order of
// Settings.Silent.
func SoundKinds() []string { return slices.Clone(soundKinds[:]) }

// Settings is what the player has chosen. It compares with ==. Start from
// DefaultSettings.
type Settings struct {
	Language string // a language tag, or empty for the wish of the system or browser

	Deck       Deck
	LargePrint bool // large rank and suit on the cards
	LargeText  bool // large text everywhere else
	Table      Table
	Back       uint8 // MatchBack, or 1 to Backs
	LeftHanded bool  // the table mirrored

	Speed     Speed
	Motion    Motion
	Vibration bool // a short one on a finished suit, where there is one

	Winnable   bool // new deals are ones that can be won
	Hints      Hints
	Goals      bool // marks where the cards in the hand may go
	Auto       Auto
	LiveLine   bool // says whether the game can still be won
	CountMoves bool // says how many moves would help
	WarnDeal   bool // asks before a deal while a card could go up
	TimeBonus  bool

	Drag      bool // drag and drop
	Pick      bool // tap to pick, tap to place
	DoubleTap bool // sends a card to its foundation
	OneTap    bool // one tap sends a card to its best home

	Mute         bool
	Volume       uint8 // of sounds, 0 to MaxVolume
	Music        bool
	MusicVolume  uint8                 // 0 to MaxVolume
	MuteInactive bool                  // silent while another window has the focus
	Silent       [len(soundKinds)]bool // the kinds of SoundKinds that are switched off

	TaughtBernauer, TaughtSorel bool // the tutorial has been offered
}

// DefaultSettings are the settings of a first start.
func DefaultSettings() Settings {
	return Settings{
		Vibration: true, Winnable: true, Goals: true, Drag: true, Pick: true, DoubleTap: true,
		Volume: 7, MusicVolume: 5, MuteInactive: true,
	}
}

// Choice is a setting with a list of values, so that a screen can list and set
// it, and a file can hold it by name.
type Choice struct {
	Group  string // look, motion, play, input, sound; empty for what no screen shows
	Name   string
	Values []string // in the order in which a screen steps through them
	get    func(Settings) int
	set    func(*Settings, int)
}

// Index is which of its values the setting has.
func (c Choice) Index(s Settings) int {
	if i := c.get(s); i >= 0 && i < len(c.Values) {
		return i
	}
	return c.get(DefaultSettings())
}

// With returns the settings with this one at Values[index]. An index that is
// out of range is taken round: past the last comes the first.
func (c Choice) With(s Settings, index int) Settings {
	n := len(c.Values)
	c.set(&s, (index%n+n)%n)
	return s
}

// Choices lists every setting but the language, in the order of the screen.
func Choices() []Choice {
	choices := []Choice{
		level("look", "deck", []string{"standard", "four-colour", "high-contrast"}, func(s *Settings) *Deck { return &s.Deck }),
		toggle("look", "large-print", func(s *Settings) *bool { return &s.LargePrint }),
		toggle("look", "large-text", func(s *Settings) *bool { return &s.LargeText }),
		level("look", "table", []string{"match", "green", "dark", "river", "lily"}, func(s *Settings) *Table { return &s.Table }),
		level("look", "back", []string{"match", "0", "1", "2", "3"}, func(s *Settings) *uint8 { return &s.Back }),
		toggle("look", "left-handed", func(s *Settings) *bool { return &s.LeftHanded }),

		level("motion", "speed", []string{"normal", "fast", "slow", "off"}, func(s *Settings) *Speed { return &s.Speed }),
		level("motion", "motion", []string{"system", "full", "reduced"}, func(s *Settings) *Motion { return &s.Motion }),
		toggle("motion", "vibration", func(s *Settings) *bool { return &s.Vibration }),

		toggle("play", "winnable", func(s *Settings) *bool { return &s.Winnable }),
		level("play", "hints", []string{"seen", "all"}, func(s *Settings) *Hints { return &s.Hints }),
		toggle("play", "goals", func(s *Settings) *bool { return &s.Goals }),
		level("play", "auto", []string{"off", "base", "safe", "all"}, func(s *Settings) *Auto { return &s.Auto }),
		toggle("play", "live-line", func(s *Settings) *bool { return &s.LiveLine }),
		toggle("play", "count-moves", func(s *Settings) *bool { return &s.CountMoves }),
		toggle("play", "warn-deal", func(s *Settings) *bool { return &s.WarnDeal }),
		toggle("play", "time-bonus", func(s *Settings) *bool { return &s.TimeBonus }),

		toggle("input", "drag", func(s *Settings) *bool { return &s.Drag }),
		toggle("input", "pick", func(s *Settings) *bool { return &s.Pick }),
		toggle("input", "double-tap", func(s *Settings) *bool { return &s.DoubleTap }),
		toggle("input", "one-tap", func(s *Settings) *bool { return &s.OneTap }),

		toggle("sound", "mute", func(s *Settings) *bool { return &s.Mute }),
		level("sound", "volume", volumes(), func(s *Settings) *uint8 { return &s.Volume }),
		toggle("sound", "music", func(s *Settings) *bool { return &s.Music }),
		level("sound", "music-volume", volumes(), func(s *Settings) *uint8 { return &s.MusicVolume }),
		toggle("sound", "mute-inactive", func(s *Settings) *bool { return &s.MuteInactive }),

		toggle("", "taught-bernauer", func(s *Settings) *bool { return &s.TaughtBernauer }),
		toggle("", "taught-sorel", func(s *Settings) *bool { return &s.TaughtSorel }),
	}
	for i, kind := range SoundKinds() {
		choices = append(choices, Choice{
			"sound", "sound-" + kind,
			[]string{"on", "off"},
			func(s Settings) int { return number(s.Silent[i]) },
			func(s *Settings, v int) { s.Silent[i] = v == 1 },
		})
	}
	return choices
}

func volumes() []string {
	var out []string
	for v := range MaxVolume + 1 {
		out = append(out, strconv.Itoa(v))
	}
	return out
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

func toggle(group, name string, field func(*Settings) *bool) Choice {
	return Choice{
		group, name,
		[]string{"off", "on"},
		func(s Settings) int { return number(*field(&s)) },
		func(s *Settings, v int) { *field(s) = v == 1 },
	}
}

func level[T ~uint8](group, name string, values []string, field func(*Settings) *T) Choice {
	return Choice{
		group, name, values,
		func(s Settings) int { return int(*field(&s)) },
		func(s *Settings, v int) { *field(s) = T(v) },
	}
}

// Text writes the settings as a document.
func (s Settings) Text() string {
	out := map[string]string{"language": s.Language}
	for _, c := range Choices() {
		out[c.Name] = c.Values[c.Index(s)]
	}
	return jsonText(out)
}

// errSettings is the error of a text that holds no settings at all.
var errSettings = errors.New("not the text of settings")

// ParseSettings reads a document. A setting that is missing or has no value
// that is known takes its default, each by itself; names that are not known
// are passed over. Only a text that is no JSON object is an error.
func ParseSettings(text string) (Settings, error) {
	s := DefaultSettings()
	var in map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &in) != nil || in == nil {
		return s, errSettings
	}
	value := func(name string) string {
		var v string
		_ = json.Unmarshal(in[name], &v) // not a string: no value that is known
		return v
	}
	if v := value("language"); validTag(v) {
		s.Language = v
	}
	for _, c := range Choices() {
		if i := slices.Index(c.Values, value(c.Name)); i >= 0 {
			c.set(&s, i)
		}
	}
	return s, nil
}

// validTag reports whether v may be a language tag. Whether there is such a
// language is for lang to know.
func validTag(v string) bool {
	for _, c := range v {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-' {
			return false
		}
	}
	return len(v) <= 16
}

// jsonText writes a value as indented JSON, one field a line, for people who
// open the file.
func jsonText(v any) string {
	out, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		return "{}" // no value of this package gets here
	}
	return string(out) + "\n"
}
