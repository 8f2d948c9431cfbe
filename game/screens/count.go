package screens

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"agnes/game/engine"
	"agnes/game/store"
)

// sessionName is the document of the session.
const sessionName = "session"

// session is what is kept of the game on the table beside its record: what
// the statistics want to know of it, and which of its moves made themselves.
type session struct {
	ID      string `json:"id"`      // of the game, as the statistics know it
	Of      string `json:"of"`      // the opening that it belongs to: see opening
	Ticks   int    `json:"ticks"`   // played: see runClock
	Hints   int    `json:"hints"`   // asked for and given
	Undos   int    `json:"undos"`   // asked for
	Auto    []int  `json:"auto"`    // indices of moves that followed another by themselves, rising
	Played  bool   `json:"played"`  // its first move has been counted
	Over    bool   `json:"over"`    // won or shown: nothing more is counted
	Daily   string `json:"daily"`   // the date whose daily deal it is, or empty
	Proved  proof  `json:"proved"`  // whether the deal can be won
	Perhaps int    `json:"perhaps"` // how often of 100 the greedy player wins it, plus one; 0: not measured

	won store.Line // the statistics with this win in them, until the program ends
}

// proof is what is known of whether a deal can be won. The session keeps it as
// it stands here.
type proof string

const (
	notAsked  proof = "" // yet
	canBeWon  proof = "yes"
	notProved proof = "no" // nobody knows
	neverAsk  proof = "-"  // of a tutorial
)

var errSession = errors.New("not the text of a session")

func parseSession(text string) (session, error) {
	var k session
	if json.Unmarshal([]byte(text), &k) != nil || len(k.ID) > 32 ||
		k.Ticks < 0 || k.Hints < 0 || k.Undos < 0 || !slices.IsSorted(k.Auto) ||
		k.Daily != "" && !store.ValidDate(k.Daily) {
		return session{}, errSession
	}
	return k, nil
}

// opening tells games apart by rules and pack.
func opening(g *engine.Game) string {
	text := g.RuleSetID()
	for _, o := range g.Rules().Differing(engine.Rules{}) {
		text += " " + o.String()
	}
	return text + " " + g.Pack().String()
}

// isAuto reports whether a move followed the one before it by itself.
func (k *session) isAuto(move int) bool {
	_, found := slices.BinarySearch(k.Auto, move)
	return found
}

// cut forgets what is noted of moves from the given one on.
func (k *session) cut(move int) {
	at, _ := slices.BinarySearch(k.Auto, move)
	k.Auto = k.Auto[:at]
}

// effort is what the game has taken so far.
func (s *Shell) effort() store.Effort {
	return store.Effort{
		Score: s.game.State().Score(), Seconds: s.session.Ticks / ticksASecond,
		Hints: s.session.Hints, Undos: s.session.Undos,
	}
}

// ticksASecond is how often Tick is called.
const ticksASecond = 60

// idleTicks is how long the clock goes on when nobody touches the game.
const idleTicks = 60 * ticksASecond

// runClock lets the clock of the game run while it is seen and being played.
func (s *Shell) runClock() {
	s.idle++
	if s.counting() && s.onTable && len(s.pages) == 0 && !s.away && s.idle < idleTicks {
		s.session.Ticks++
	}
}

// counting reports whether the game has begun and is not over.
func (s *Shell) counting() bool { return s.game != nil && s.session.Played && !s.session.Over }

// statistics are the counts as they are kept.
func (s *Shell) statistics() store.Statistics {
	counts, _ := store.Read(s.store, store.Counts, store.ParseStatistics)
	return counts
}

// count changes the statistics. What stands in the way comes up as a notice.
func (s *Shell) count(change func(store.Statistics) store.Statistics) {
	_ = store.Change(s.store, store.Counts, store.ParseStatistics, change)
}

// beginSession leaves the game on the table, if there is one, and opens the
// books for g.
func (s *Shell) beginSession(g *engine.Game) {
	var before store.Effort
	old := s.session.ID
	if s.game != nil {
		before = s.effort()
	}
	s.session = session{ID: fmt.Sprintf("%016x", s.host.Random()), Of: opening(g)}
	s.count(func(c store.Statistics) store.Statistics {
		if old != "" {
			c = c.Left(old, before)
		}
		return c.Started(s.session.ID, store.Key(g.Rules()), store.Effort{Score: 1})
	})
}

// resumeSession takes up the books of a saved game, or opens new ones where
// they are lost.
func (s *Shell) resumeSession(g *engine.Game) {
	if k, ok := store.Read(s.store, sessionName, parseSession); ok && k.Of == opening(g) && k.ID != "" {
		s.session = k
		s.count(func(c store.Statistics) store.Statistics {
			return c.Started(k.ID, store.Key(g.Rules()), store.Effort{Score: 1})
		})
		return
	}
	s.beginSession(g)
	if len(g.Moves()) > 0 {
		s.countMove()
	}
}

// countMove counts the game with its first move.
func (s *Shell) countMove() {
	if s.session.Played {
		return
	}
	s.session.Played = true
	s.count(func(c store.Statistics) store.Statistics { return c.Moved(s.session.ID) })
}

// countWin counts the win, once.
func (s *Shell) countWin() {
	if s.session.Over {
		return
	}
	s.session.Over = true
	s.count(func(c store.Statistics) store.Statistics { return c.WonGame(s.session.ID, s.effort()) })
	s.session.won = s.statistics().Lines[store.Key(s.game.Rules())]
	s.winDaily()
	s.saveSession()
}

// countShown takes the game out of the statistics: its solution was shown.
func (s *Shell) countShown() {
	if s.session.Over {
		return
	}
	s.session.Over = true
	s.count(func(c store.Statistics) store.Statistics { return c.Shown(s.session.ID) })
	s.saveSession()
}

// saveSession keeps the session. What stands in the way comes up as a notice.
func (s *Shell) saveSession() {
	if text, err := json.Marshal(s.session); err == nil && s.game != nil && s.lesson == nil {
		_ = s.store.Save(sessionName, string(text))
	}
}
