package screens

import (
	"net/url"
	"strconv"
	"strings"

	"agnes/game/engine"
)

// query is the part of a link that names rules and deal, and the pack where the
// deal has no number it cannot: then it is empty.
func query(g *engine.Game) string {
	if g.DealNumber() == 0 {
		return ""
	}
	q := "rules=" + url.QueryEscape(g.RuleSetID())
	if rs, err := engine.FindRuleSet(g.RuleSetID()); err == nil {
		for _, o := range g.Rules().Differing(rs.Rules) {
			if o.Name == "base" {
				q += "&base=" + url.QueryEscape(o.Value)
			} else {
				q += "&option=" + url.QueryEscape(o.String())
			}
		}
	}
	return q + "&deal=" + strconv.FormatUint(g.DealNumber(), 10)
}

// shortText tells rule set, deal and result in a few lines, with the link; or
// for a deal without a number, which no link names, with the start of the
// record.
func (s *Shell) shortText() string {
	st := s.game.State()
	deal := s.dealNumber(s.game)
	if s.session.Daily != "" {
		deal = s.t("ui.daily") + " " + s.session.Daily + " · " + deal
	}
	result := s.t("share.score", "score", strconv.Itoa(st.Score()))
	if st.Won() {
		result = s.t("share.won", "moves", s.movesText())
	}
	text := "Agnes · " + s.gameName() + " · " + deal + "\n" + result
	if q := query(s.game); q != "" {
		text += "\n" + s.host.Link(q)
	} else {
		text += "\n" + openingText(s.game)
	}
	return text
}

// openingText is the record of a game without its moves.
func openingText(g *engine.Game) string {
	rs, err := engine.FindRuleSet(g.RuleSetID())
	if err != nil {
		return ""
	}
	return engine.NewPackGame(rs, g.Rules(), g.Pack()).Record()
}

// movesText counts the moves of the game, as a replay does; and where some
// made themselves, how many are the player's own.
func (s *Shell) movesText() string {
	all, hand := len(s.game.Moves()), s.handMoves()
	text := s.t("moves", "n", all)
	if hand == all {
		return text
	}
	return s.t("moves.auto", "moves", text, "hand", hand, "n", all-hand)
}

// handMoves is how many moves the player has made.
func (s *Shell) handMoves() int {
	n := len(s.game.Moves())
	for _, at := range s.session.Auto {
		if at < len(s.game.Moves()) {
			n--
		}
	}
	return n
}

// openShare opens the page of what can be passed on, and taken in.
func (s *Shell) openShare() {
	s.open(&page{name: "share", title: "ui.share", rows: func(s *Shell) []row {
		var rows []row
		if s.game != nil {
			for line := range strings.SplitSeq(s.shortText(), "\n") {
				rows = append(rows, textRow(line))
			}
			rows = append(rows, s.noted(s.button("copy-text", "share.text", func() { s.copy(s.shortText()) }), "share.text.note"))
			if q := query(s.game); q != "" {
				rows = append(rows, s.noted(s.button("copy-link", "share.link", func() { s.copy(s.host.Link(q)) }), "share.link.note"))
			}
			rows = append(rows, s.noted(s.button("copy-record", "share.record", func() { s.copy(s.game.Record()) }), "share.record.note"))
		}
		return append(rows, s.noted(s.button("paste-record", "ui.paste", s.pasteGame), "share.paste.note"))
	}})
}

// noted gives a row smaller words of explanation.
func (s *Shell) noted(r row, key string) row {
	r.note = s.t(key)
	return r
}

// copy puts a text on the clipboard. Where that does not work the text is shown
// instead, and kept in a file.
func (s *Shell) copy(text string) {
	s.host.Copy(text, func(err error) {
		if err == nil {
			s.note(s.t("ui.copied"))
			return
		}
		s.openText(text)
	})
}

// openText shows a text that could not be copied, with a way to keep it. A
// window has no text to be marked and copied; a browser's page has a box of its
// own for that, and never comes here.
func (s *Shell) openText(text string) {
	s.open(&page{name: "text", title: "text.title", rows: func(s *Shell) []row {
		rows := []row{
			textRow(s.t("text.note")),
			s.button("save-text", "text.save", func() { s.host.SaveFile("agnes.txt", []byte(text), s.toldWhere) }),
		}
		for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
			rows = append(rows, textRow(line))
		}
		return rows
	}})
}

// openReport shows what a report of a fault should hold, to be copied.
func (s *Shell) openReport() {
	text := s.reportText()
	s.open(&page{name: "report", title: "ui.report", rows: func(s *Shell) []row {
		rows := []row{
			textRow(s.t("report.text")),
			s.button("copy-report", "ui.copy", func() { s.copy(text) }),
		}
		for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
			rows = append(rows, textRow(line))
		}
		return rows
	}})
}

// reportText is version, window, settings and record.
func (s *Shell) reportText() string {
	var b strings.Builder
	b.WriteString("Agnes " + s.version + "\n")
	b.WriteString("canvas " + strconv.Itoa(s.fit.W) + "x" + strconv.Itoa(s.fit.H) + " scale " + strconv.Itoa(s.fit.Scale) +
		" ratio " + strconv.FormatFloat(s.ratio, 'f', 2, 64) + "\n")
	b.WriteString("kept in " + s.store.Where() + "\n")
	b.WriteString("settings " + strings.Join(strings.Fields(s.settings.Text()), " ") + "\n")
	if s.game != nil {
		b.WriteString(s.game.Record())
	}
	return b.String()
}
