package screens

import (
	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/table"
)

// lesson is the tutorial: a prepared deal on which the player makes the moves
// that it names. The player's own game waits, and the lesson is not kept.
type lesson struct {
	of      family
	at      int // steps done
	game    *engine.Game
	session session
	told    bool // the end of that game has been shown
	onTable bool
}

// script is a tutorial: a deal, and its moves with the key of what each
// teaches.
type script struct {
	deal  uint64
	steps []lessonStep
}

type lessonStep struct{ move, key string }

// scripts are the tutorials, played by the main game of each family. Both deals
// have the King as base, so that the wrap comes at once.
var scripts = map[family]script{
	bernauer: {47, []lessonStep{
		{"c2-f", "base"},
		{"c3-c2", "pack"},
		{"c5-f", "wrap"},
		{"c1-c3", "space"},
		{"c3-c2*2", "run"},
		{"r3-c1", "fill"},
		{"r2-c6", "reserve"},
		{"deal", "deal"},
	}},
	sorel: {82, []lessonStep{
		{"c3-f", "wrap"},
		{"c1-c2", "space"},
		{"c7-c1", "fill"},
		{"c3-f", "base"},
		{"c6-c7", "pack"},
		{"c2-c6*2", "run"},
		{"deal", "deal"},
	}},
}

// startLesson begins the tutorial of a family.
func (s *Shell) startLesson(of family) {
	rs := of.mainGame()
	g, err := engine.NewGame(rs, rs.Rules, scripts[of].deal)
	if err != nil {
		return
	}
	s.noteTaught(of)
	l := &lesson{of: of, game: s.game, session: s.session, told: s.told, onTable: s.onTable}
	s.endWatch()
	s.lesson = l
	s.session = session{Over: true, Proved: neverAsk, Perhaps: 1}
	s.adopt(g)
	state, events := g.Opening()
	s.table.Opening(&state, events)
	s.teach()
}

// noteTaught remembers that the tutorial was offered.
func (s *Shell) noteTaught(of family) {
	settings := s.settings
	if of == sorel {
		settings.TaughtSorel = true
	} else {
		settings.TaughtBernauer = true
	}
	s.set(settings)
}

// taught reports whether the tutorial of a family was offered.
func (s *Shell) taught(of family) bool {
	if of == sorel {
		return s.settings.TaughtSorel
	}
	return s.settings.TaughtBernauer
}

// step is the step to be done next; false past the last.
func (l *lesson) step() (lessonStep, engine.Move, bool) {
	steps := scripts[l.of].steps
	if l.at >= len(steps) {
		return lessonStep{}, engine.Move{}, false
	}
	step := steps[l.at]
	m, err := engine.ParseMove(step.move)
	return step, m, err == nil
}

// lessonText is what the tutorial says now.
func (s *Shell) lessonText() string {
	l := s.lesson
	of := string(l.of)
	step, m, ok := l.step()
	st := s.game.State()
	if !ok {
		return s.t("lesson." + of + ".end")
	}
	card, onto := engine.Card(0), engine.Card(0)
	if pile := st.Cards(m.From); len(pile) >= int(m.N) && m.N > 0 {
		card = pile[len(pile)-int(m.N)]
	}
	if m.To != engine.FoundationPile {
		onto = st.Top(m.To)
	}
	key := "lesson." + of + "." + step.key
	if s.finger && s.words.Has(key+".touch") {
		key += ".touch"
	}
	text := s.t(key,
		"card", lang.Card(s.words, card), "onto", lang.Card(s.words, onto),
		"base", lang.Rank(s.words, st.Base()), "below", lang.Rank(s.words, st.Base().Below()))
	if l.at == 0 {
		text = s.t("lesson."+of+".start", "base", lang.Rank(s.words, st.Base())) + " " + text
	}
	return text
}

// teach says what is to be done next, and points at it. Nothing that was said
// before stands in the way.
func (s *Shell) teach() {
	s.hush()
	s.say(s.lessonText())
	s.pointAtStep()
	s.touch()
}

// pointAtStep points at the move that the tutorial asks for, if any.
func (s *Shell) pointAtStep() {
	_, m, ok := s.lesson.step()
	s.table.SetHint(table.Hint{Move: m, On: ok})
}

// lessonAllows reports whether a move is the one that is asked for, and says
// that it is not.
func (s *Shell) lessonAllows(m engine.Move) bool {
	_, want, ok := s.lesson.step()
	if !ok || m == want {
		return true
	}
	s.table.Cancel()
	s.note(s.t("lesson.other"))
	s.pointAtStep()
	return false
}

// lessonMade goes on to the next step.
func (s *Shell) lessonMade() {
	s.lesson.at++
	s.teach()
}

// endLesson goes back to the player's own game.
func (s *Shell) endLesson() {
	l := s.lesson
	if l == nil {
		return
	}
	s.lesson = nil
	s.session = l.session
	if l.game == nil {
		s.table.SetHint(table.Hint{})
		s.game = nil
		s.forgetThoughts()
		s.goTitle()
		return
	}
	s.adopt(l.game)
	s.told = l.told
	s.table.Show(l.game.State())
	if s.onTable = l.onTable; !s.onTable {
		s.goTitle()
		return
	}
	s.sayWhere()
}

// lessonPlay leaves the lesson for a real game of its kind.
func (s *Shell) lessonPlay() {
	of := s.lesson.of
	s.endLesson()
	s.playFirst(of)
}

// playFirst deals the main game of a family.
func (s *Shell) playFirst(f family) {
	rs := f.mainGame()
	s.unlessPlayed(func() { s.newDeal(rs, rs.Rules) })
}
