package store

import (
	"encoding/json"
	"errors"
	"maps"
	"strings"

	"agnes/game/engine"
)

// Statistics counts games, by rule set.
//
// How games are counted: a game is what is started with a new deal, a typed
// number, a link or the daily deal, and has an id of its own. It counts as
// played with its first move, once, however often it is restarted or undone to
// its start. It is won at most once: undoing a win and winning again adds
// nothing. It is lost when the player leaves it unwon, stuck or not, for
// another. The same deal started again is another game. A game whose solution
// was shown does not count at all.
//
// The methods return a new value and change nothing.
type Statistics struct {
	Lines   map[string]Line `json:"lines"` // by Key
	Current Current         `json:"current"`
}

// Current is the game on the table, as far as it is counted.
type Current struct {
	ID     string `json:"id"`
	Key    string `json:"key"`
	Played bool   `json:"played"` // its first move was made
	Over   bool   `json:"over"`   // won, lost or not counted: nothing more is counted
}

// Line is what was played under one rule set.
type Line struct {
	Played     int `json:"played"`     // games, the one on the table included
	Won        int `json:"won"`        // games
	Perfect    int `json:"perfect"`    // games won without hint and undo
	Streak     int `json:"streak"`     // games won running, or lost running if negative
	BestStreak int `json:"bestStreak"` // most games won running
	Worst      int `json:"worst"`      // most games lost running
	Seconds    int `json:"seconds"`    // time played, in games that are over
	Fastest    int `json:"fastest"`    // seconds of the fastest win; 0 without one
	Hints      int `json:"hints"`      // in games that are over
	Undos      int `json:"undos"`      // in games that are over

	Scores [engine.PackSize]int `json:"scores"` // Scores[n-1] is how many games ended with n cards up
}

// Key is the line of the statistics to which games under the rules belong: the
// id of the rule set, or the options of a house rule, and whether the base is
// turned or chosen.
func Key(r engine.Rules) string {
	base := "turned"
	if r.Base != 0 {
		base = "chosen"
	}
	if rs, named := r.NamedAs(); named {
		return rs.ID + " " + base
	}
	r.Base = 0
	var options []string
	for _, o := range r.Differing(engine.Rules{}) {
		options = append(options, o.String())
	}
	return "house:" + strings.Join(options, ",") + " " + base
}

// ParseKey is the opposite of Key: the rules, without the rank of a chosen
// base, and whether it is chosen. It reports false for what Key never returns.
func ParseKey(key string) (r engine.Rules, chosen, ok bool) {
	id, base, _ := strings.Cut(key, " ")
	if base != "turned" && base != "chosen" {
		return r, false, false
	}
	if options, house := strings.CutPrefix(id, "house:"); house {
		var overrides []engine.Override
		for _, text := range strings.Split(options, ",") {
			o, err := engine.ParseOverride(text)
			if err != nil {
				return r, false, false
			}
			overrides = append(overrides, o)
		}
		with, err := r.With(overrides)
		if err != nil {
			return engine.Rules{}, false, false
		}
		r = with
	} else {
		rs, err := engine.FindRuleSet(id)
		if err != nil {
			return r, false, false
		}
		r = rs.Rules
	}
	with := r
	if chosen = base == "chosen"; chosen {
		with.Base = engine.Ace
	}
	return r, chosen, Key(with) == key
}

// maxID is the longest id of a game, in bytes.
const maxID = 64

// Effort is what a game has taken so far.
type Effort struct {
	Score   int // cards on the foundations, 1 to 52
	Seconds int // played, the clock resting while the game was hidden or not touched
	Hints   int
	Undos   int
}

// Started begins the game with the given id, under the rules of key. The id of
// the game on the table begins nothing. A game that was left unsaid, as when
// the program was killed, is lost with the effort given for it.
func (s Statistics) Started(id, key string, before Effort) Statistics {
	if _, _, ok := ParseKey(key); !ok || id == s.Current.ID || len(id) > maxID {
		return s
	}
	s = s.Left(s.Current.ID, before)
	s.Current = Current{ID: id, Key: key}
	return s
}

// Moved says that a move was made in the game. The first counts it as played.
func (s Statistics) Moved(id string) Statistics {
	if id == "" || id != s.Current.ID || s.Current.Played || s.Current.Over {
		return s
	}
	s.Current.Played = true
	return s.change(func(l *Line) { l.Played++ })
}

// WonGame says that the game was won.
func (s Statistics) WonGame(id string, e Effort) Statistics {
	if !s.counts(id) {
		return s
	}
	s.Current.Over = true
	e.Score = engine.PackSize
	return s.change(func(l *Line) {
		l.ended(e)
		l.Won++
		l.Streak = max(l.Streak, 0) + 1
		l.BestStreak = max(l.BestStreak, l.Streak)
		if e.Hints <= 0 && e.Undos <= 0 {
			l.Perfect++
		}
		if l.Fastest == 0 || e.Seconds < l.Fastest {
			l.Fastest = max(1, e.Seconds)
		}
	})
}

// Left says that the player left the game for another. If it was played and
// not won it is lost, stuck or not.
func (s Statistics) Left(id string, e Effort) Statistics {
	if !s.counts(id) {
		return s
	}
	s.Current.Over = true
	e.Score = min(e.Score, engine.PackSize-1)
	return s.change(func(l *Line) {
		l.ended(e)
		l.Streak = min(l.Streak, 0) - 1
		l.Worst = max(l.Worst, -l.Streak)
	})
}

// Shown says that the solution of the game was shown: it does not count.
func (s Statistics) Shown(id string) Statistics {
	if id == "" || id != s.Current.ID || s.Current.Over {
		return s
	}
	s.Current.Over = true
	if !s.Current.Played {
		return s
	}
	return s.change(func(l *Line) { l.Played-- })
}

func (s Statistics) counts(id string) bool {
	return id == s.Current.ID && s.Current.Played && !s.Current.Over
}

// change changes the line of the current game in a copy of the lines.
func (s Statistics) change(do func(*Line)) Statistics {
	s.Lines = maps.Clone(s.Lines)
	if s.Lines == nil {
		s.Lines = map[string]Line{}
	}
	line := s.Lines[s.Current.Key]
	do(&line)
	s.Lines[s.Current.Key] = line
	return s
}

// ended adds what every game that is over adds.
func (l *Line) ended(e Effort) {
	l.Scores[min(max(e.Score, 1), engine.PackSize)-1]++
	l.Seconds += max(0, e.Seconds)
	l.Hints += max(0, e.Hints)
	l.Undos += max(0, e.Undos)
}

// Over is how many games are over.
func (l Line) Over() int {
	n := 0
	for _, games := range l.Scores {
		n += games
	}
	return n
}

// Average is the mean score of the games that are over, in hundredths of a
// card, or 0 without one.
func (l Line) Average() int {
	sum := 0
	for i, games := range l.Scores {
		sum += (i + 1) * games
	}
	if n := l.Over(); n > 0 {
		return (sum*100 + n/2) / n
	}
	return 0
}

// BestScore is the highest score of the games that are over, or 0.
func (l Line) BestScore() int {
	for n := len(l.Scores); n > 0; n-- {
		if l.Scores[n-1] > 0 {
			return n
		}
	}
	return 0
}

// WinRate is how many of the games that are over were won, in hundredths of a
// per cent: 0 to 10,000.
func (l Line) WinRate() int {
	if n := l.Over(); n > 0 {
		return l.Won * 10_000 / n
	}
	return 0
}

// Sum adds two lines up, as for all rule sets together; streaks do not add up
// and stay zero.
func (l Line) Sum(other Line) Line {
	sum := Line{
		Played: l.Played + other.Played, Won: l.Won + other.Won, Perfect: l.Perfect + other.Perfect,
		Seconds: l.Seconds + other.Seconds, Hints: l.Hints + other.Hints, Undos: l.Undos + other.Undos,
		Fastest: min(l.Fastest, other.Fastest), Scores: l.Scores,
	}
	if sum.Fastest == 0 {
		sum.Fastest = max(l.Fastest, other.Fastest)
	}
	for i, games := range other.Scores {
		sum.Scores[i] += games
	}
	return sum
}

// maxNumber bounds every number of a document, so that sums stay far from
// overflow.
const maxNumber = 1_000_000_000

// errStatistics is the error of a text that is no statistics.
var errStatistics = errors.New("not the text of statistics")

// Text writes the statistics as a document.
func (s Statistics) Text() string { return jsonText(s) }

// ParseStatistics reads a document. Numbers that no play can lead to, such as
// more games won than played, are an error.
func ParseStatistics(text string) (Statistics, error) {
	var s Statistics
	if json.Unmarshal([]byte(text), &s) != nil || !s.possible() {
		return Statistics{}, errStatistics
	}
	return s, nil
}

func (s Statistics) possible() bool {
	for key, l := range s.Lines {
		if _, _, ok := ParseKey(key); !ok || !l.possible() {
			return false
		}
	}
	c := s.Current
	if _, _, ok := ParseKey(c.Key); !ok && c != (Current{}) || len(c.ID) > maxID {
		return false
	}
	// The game on the table is the only one that may be played and not over.
	for key, l := range s.Lines {
		open := number(key == c.Key && c.Played && !c.Over)
		if l.Played != l.Over()+open {
			return false
		}
	}
	return !c.Played || c.Over || s.Lines[c.Key].Played > 0
}

func (l Line) possible() bool {
	for _, n := range append(l.Scores[:],
		l.Played, l.Won, l.Perfect, l.BestStreak, l.Worst, l.Seconds, l.Fastest, l.Hints, l.Undos, l.Streak+maxNumber/2) {
		if n < 0 || n > maxNumber {
			return false
		}
	}
	lost := l.Over() - l.Won
	return l.Won == l.Scores[engine.PackSize-1] && l.Perfect <= l.Won && l.Over() <= l.Played &&
		l.BestStreak <= l.Won && l.Streak <= l.BestStreak && l.Worst <= lost && -l.Streak <= l.Worst &&
		(l.Fastest > 0) == (l.Won > 0)
}
