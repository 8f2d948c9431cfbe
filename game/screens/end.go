package screens

import (
	"strings"

	"agnes/audio"
	"agnes/game/engine"
)

// checkEnd begins to ask whether the position is an end.
func (s *Shell) checkEnd() {
	st := s.game.State()
	s.told = false
	s.status = engine.StatusOpen
	s.stuck = nil
	s.ready = finishable(st)
	s.positionChanged()
	if st.Won() {
		s.status = engine.StatusWon
		s.countWin()
		return
	}
	s.stuck = engine.NewStuckTest(st)
}

// stuckMoves is how many moves the stuck test tries in a tick: about a
// millisecond.
const stuckMoves = 150

// thinkStuck goes on with the stuck test.
func (s *Shell) thinkStuck() {
	if s.game == nil || s.stuck == nil {
		return
	}
	s.stuck.Run(stuckMoves)
	if !s.stuck.Done() {
		return
	}
	if s.stuck.Stuck() {
		s.status = engine.StatusStuck
		s.mood()
	}
	s.stuck = nil
	s.touch()
}

// tellEnd tells of an end, once, when the player sees the cards at rest.
func (s *Shell) tellEnd() {
	ended := s.game != nil && s.status != engine.StatusOpen
	seen := s.onTable && s.watch == nil && s.lesson == nil && len(s.pages) == 0
	if s.told || !ended || !seen || s.table.Busy() || s.table.Dragging() {
		return
	}
	s.told = true
	if s.status == engine.StatusWon {
		s.openWon()
	} else {
		s.sound(audio.Stuck)
		s.openStuck()
	}
}

// openStuck tells that nothing more can be put up, and offers undo first.
func (s *Shell) openStuck() {
	s.open(&page{name: "stuck", title: "ui.stuck.title", rows: func(s *Shell) []row {
		return []row{
			s.suitsRow(),
			textRow(s.t("ui.stuck.text", "n", s.game.State().Score())),
			s.button("undo", "ui.undo", func() { s.closePage(); s.undo() }),
			s.button("rescue", "ui.back-to-winnable", s.startRescue),
			s.button("look", "ui.look", s.leavePage),
			s.button("restart", "ui.restart", s.restart),
			s.button("new", "ui.new", s.again),
		}
	}})
}

// openWon tells that the game is won.
func (s *Shell) openWon() {
	s.open(&page{name: "won", title: "ui.won.title", rows: func(s *Shell) []row {
		rows := []row{s.suitsRow(), textRow(s.wonText())}
		if s.settings.TimeBonus {
			rows = append(rows, textRow(s.t("ui.bonus", "n", timeBonus(s.session.Ticks/ticksASecond))))
		}
		if record := s.wonRecord(); record != "" {
			rows = append(rows, textRow(record))
		}
		if today := s.host.Today(); s.session.Daily == today {
			rows = append(rows, textRow(s.t("ui.daily")+" · "+s.t("daily.streak", "n", s.calendar().Streak(today))))
		}
		return append(rows,
			s.button("new", "ui.new", s.again),
			s.button("replay", "ui.replay", s.replay),
			s.button("share", "ui.share", s.openShare),
			s.button("statistics", "ui.statistics", s.openStatistics),
			s.button("games", "ui.ruleset", s.openGames),
			s.button("look", "ui.look", s.leavePage),
		)
	}})
}

func (s *Shell) wonText() string {
	return s.t("won.text", "moves", s.movesText(), "time", clockText(s.session.Ticks/ticksASecond))
}

// wonRecord says what is remarkable about the win: often nothing.
func (s *Shell) wonRecord() string {
	var words []string
	switch l := s.session.won; {
	case l.Won == 1:
		words = append(words, s.t("won.first"))
	case l.Won > 1 && s.effort().Seconds <= l.Fastest:
		words = append(words, s.t("won.fastest"))
	}
	if n := s.session.won.Streak; n > 1 {
		words = append(words, s.t("won.streak", "n", n))
	}
	if s.session.Hints == 0 && s.session.Undos == 0 {
		words = append(words, s.t("ui.won.perfect"))
	}
	return strings.Join(words, " ")
}

// timeBonus is what a win after so many seconds earns: see RULES.md.
func timeBonus(seconds int) int { return max(0, 600-seconds) }
