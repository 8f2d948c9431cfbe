package screens

import (
	"strings"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/table"
)

// lesson is the tutorial: a prepared deal on which the player makes the moves
// that it names. The player's own game waits, and the lesson is not kept.
type lesson struct {
	script  *script
	at      int // steps done
	game    *engine.Game
	session session
	told    bool // the end of that game has been shown
	onTable bool
}

// script is a tutorial: a deal, and its moves with the key of what each
// teaches.
type script struct {
	ruleSet string
	deal    uint64
	steps   []lessonStep
}

type lessonStep struct{ move, key string }

// scripts are the tutorials, one for each kind of game. Both deals have the
// King as base, so that the wrap comes at once.
var scripts = map[string]*script{
	"bernauer": {"bernauer", 47, []lessonStep{
		{"c2-f", "base"},
		{"c3-c2", "pack"},
		{"c5-f", "wrap"},
		{"c1-c3", "space"},
		{"c3-c2*2", "run"},
		{"r3-c1", "fill"},
		{"r2-c6", "reserve"},
		{"deal", "deal"},
	}},
	"sorel": {"sorel", 82, []lessonStep{
		{"c3-f", "wrap"},
		{"c1-c2", "space"},
		{"c7-c1", "fill"},
		{"c3-f", "base"},
		{"c6-c7", "pack"},
		{"c2-c6*2", "run"},
		{"deal", "deal"},
	}},
}

// family is the kind of game that rules belong to: bernauer or sorel.
func family(r engine.Rules) string {
	if r.Build == engine.SameColour {
		return "sorel"
	}
	return "bernauer"
}

// startLesson begins the tutorial of a kind of game.
func (s *Shell) startLesson(name string) {
	k := scripts[name]
	rs, err := engine.FindRuleSet(k.ruleSet)
	if err != nil {
		return
	}
	g, err := engine.NewGame(rs, rs.Rules, k.deal)
	if err != nil {
		return
	}
	s.noteTaught(name)
	l := &lesson{script: k, game: s.game, session: s.session, told: s.told, onTable: s.onTable}
	s.endWatch()
	s.lesson = l
	s.session = session{Over: true, Proved: neverAsk, Perhaps: 1}
	s.adopt(g)
	state, events := g.Opening()
	s.table.Opening(&state, events)
	s.teach()
}

// noteTaught remembers that the tutorial was offered.
func (s *Shell) noteTaught(name string) {
	settings := s.settings
	if name == "sorel" {
		settings.TaughtSorel = true
	} else {
		settings.TaughtBernauer = true
	}
	s.set(settings)
}

// taught reports whether the tutorial of a kind of game was offered.
func (s *Shell) taught(name string) bool {
	if name == "sorel" {
		return s.settings.TaughtSorel
	}
	return s.settings.TaughtBernauer
}

// step is the step to be done next; false past the last.
func (l *lesson) step() (lessonStep, engine.Move, bool) {
	if l.at >= len(l.script.steps) {
		return lessonStep{}, engine.Move{}, false
	}
	step := l.script.steps[l.at]
	m, err := engine.ParseMove(step.move)
	return step, m, err == nil
}

// lessonText is what the tutorial says now.
func (s *Shell) lessonText() string {
	l := s.lesson
	step, m, ok := l.step()
	st := s.game.State()
	if !ok {
		return s.t("lesson." + l.script.ruleSet + ".end")
	}
	card, onto := engine.Card(0), engine.Card(0)
	if pile := st.Cards(m.From); len(pile) >= int(m.N) && m.N > 0 {
		card = pile[len(pile)-int(m.N)]
	}
	if m.To != engine.FoundationPile {
		onto = st.Top(m.To)
	}
	text := s.t("lesson."+l.script.ruleSet+"."+step.key,
		"card", lang.Card(s.words, card), "onto", lang.Card(s.words, onto),
		"base", lang.Rank(s.words, st.Base()), "below", lang.Rank(s.words, st.Base().Below()))
	if l.at == 0 {
		text = s.t("lesson."+l.script.ruleSet+".start", "base", lang.Rank(s.words, st.Base())) + " " + text
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
	name := s.lesson.script.ruleSet
	s.endLesson()
	s.playFirst(name)
}

// playFirst deals the game that a door of the title is named after.
func (s *Shell) playFirst(name string) {
	if rs, err := engine.FindRuleSet(name); err == nil {
		s.unlessPlayed(func() { s.newDeal(rs, rs.Rules) })
	}
}

// enter goes through one of the two doors of the title, to the games of a kind.
// The first time it offers the tutorial or the game of the door's name, since
// who is new cannot choose among variations.
func (s *Shell) enter(name string) {
	s.openFamily(name)
	if s.taught(name) {
		return
	}
	s.noteTaught(name)
	s.open(&page{name: "offer", title: "rules." + name + ".name", rows: func(s *Shell) []row {
		return []row{
			textRow(s.t("offer.text." + name)),
			s.noted(s.go_("tutorial", "ui.tutorial", func() { s.startLesson(name) }), "learn.minutes"),
			s.go_("play", "ui.play", func() { s.playFirst(name) }),
		}
	}})
}

// openLearn opens the page of all there is to read.
func (s *Shell) openLearn() {
	s.open(&page{name: "learn", title: "learn.title", rows: func(s *Shell) []row {
		return []row{
			s.noted(s.go_("tutorial-bernauer", "learn.bernauer", func() { s.startLesson("bernauer") }), "learn.minutes"),
			s.noted(s.go_("tutorial-sorel", "learn.sorel", func() { s.startLesson("sorel") }), "learn.minutes"),
			s.go_("rules", "ui.rules", s.openRules),
			s.go_("tips", "page.tips", s.openTips),
			s.go_("glossary", "page.glossary", func() { s.openParagraphs("glossary", lang.Glossary) }),
			s.go_("history", "page.history", func() { s.openParagraphs("history", lang.History) }),
			s.go_("keys", "ui.help", s.openKeys),
			s.go_("credits", "ui.credits", s.openCredits),
			s.go_("report", "ui.report", s.openReport),
		}
	}})
}

// openParagraphs opens a page to read.
func (s *Shell) openParagraphs(name string, words func(*lang.Catalogue) []lang.Paragraph) {
	s.open(&page{name: name, title: "page." + name, rows: func(s *Shell) []row {
		return paragraphs(words(s.words))
	}})
}

func (s *Shell) openTips() {
	s.open(&page{name: "tips", title: "page.tips", rows: func(s *Shell) []row {
		_, r := s.currentRules()
		return paragraphs(lang.Tips(s.words, r))
	}})
}

// paragraphs are the rows of a text.
func paragraphs(list []lang.Paragraph) []row {
	var rows []row
	for _, p := range list {
		switch p.Kind {
		case lang.Heading, lang.Term:
			rows = append(rows, headRow(p.Text))
		case lang.Item:
			rows = append(rows, textRow("· "+p.Text))
		default:
			rows = append(rows, textRow(p.Text))
		}
	}
	return rows
}

// openCredits opens the page about the game itself.
func (s *Shell) openCredits() {
	s.open(&page{name: "credits", title: "ui.credits", rows: func(s *Shell) []row {
		rows := []row{headRow(s.t("ui.version", "version", s.version))}
		for line := range strings.SplitSeq(s.t("credits.text"), "|") {
			rows = append(rows, textRow(strings.TrimSpace(line)))
		}
		return append(rows, textRow(s.t("credits.kept", "where", s.store.Where())), textRow(s.t("ui.tracking")))
	}})
}
