package screens

import (
	"strings"

	"agnes/game/lang"
)

// enter goes through one of the two doors of the title, to the games of a kind.
// The first time it offers the tutorial or the game of the door's name, since
// who is new cannot choose among variations.
func (s *Shell) enter(f family) {
	s.openFamily(f)
	if s.taught(f) {
		return
	}
	s.noteTaught(f)
	s.open(&page{name: "offer", title: "rules." + string(f) + ".name", rows: func(s *Shell) []row {
		return []row{
			textRow(s.t("offer.text." + string(f))),
			s.noted(s.button("tutorial", "ui.tutorial", func() { s.startLesson(f) }), "learn.minutes"),
			s.button("play", "ui.play", func() { s.playFirst(f) }),
		}
	}})
}

// openLearn opens the page of all there is to read.
func (s *Shell) openLearn() {
	s.open(&page{name: "learn", title: "learn.title", rows: func(s *Shell) []row {
		return []row{
			s.noted(s.button("tutorial-bernauer", "learn.bernauer", func() { s.startLesson(bernauer) }), "learn.minutes"),
			s.noted(s.button("tutorial-sorel", "learn.sorel", func() { s.startLesson(sorel) }), "learn.minutes"),
			s.button("rules", "ui.rules", s.openRules),
			s.button("tips", "page.tips", s.openTips),
			s.button("glossary", "page.glossary", func() { s.openParagraphs("glossary", lang.Glossary) }),
			s.button("history", "page.history", func() { s.openParagraphs("history", lang.History) }),
			s.button("keys", "ui.help", s.openKeys),
			s.button("credits", "ui.credits", s.openCredits),
			s.button("report", "ui.report", s.openReport),
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
