package screens

import (
	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/solver"
)

// askSolution asks before everything is shown: the game does not count then.
func (s *Shell) askSolution() {
	if s.game == nil || s.game.State().Won() {
		return
	}
	s.open(&page{name: "confirm-solution", title: "ui.solution", rows: func(s *Shell) []row {
		return []row{
			textRow(s.t("solution.ask")),
			s.button("yes", "solution.yes", s.startSolution),
			s.button("no", "ui.cancel", s.leavePage),
		}
	}})
}

// startSolution looks for a solution of the position on the table.
func (s *Shell) startSolution() {
	s.closeAll()
	s.countShown()
	if s.thought.verdict != solver.Searching {
		s.showSolution()
		return
	}
	s.solving = true
	s.open(&page{
		name: "solving", title: "ui.solution",
		rows: func(s *Shell) []row {
			return []row{textRow(s.t("solution.looking")), s.button("cancel", "ui.cancel", s.leavePage)}
		},
		shut: func(s *Shell) { s.solving = false },
	})
}

// showSolution reveals the stock and what lies face down, and offers to play
// the solution.
func (s *Shell) showSolution() {
	s.closeAll()
	t := s.thought
	s.open(&page{name: "solution", title: "ui.solution", rows: func(s *Shell) []row {
		var rows []row
		switch {
		case t.verdict == solver.Winnable && len(t.line) > 0:
			rows = append(rows,
				textRow(s.t("solution.found", "n", len(t.line))),
				s.button("watch", "solution.watch", func() { s.watchSolution(t.line, true) }),
				s.button("steps", "solution.steps", func() { s.watchSolution(t.line, false) }))
		case t.verdict == solver.Unwinnable:
			rows = append(rows, textRow(s.t("solution.lost")),
				s.button("rescue", "ui.back-to-winnable", s.startRescue))
		default:
			rows = append(rows, textRow(s.t("solution.unknown")))
		}
		return append(rows, s.hiddenRows()...)
	}})
}

// hiddenRows show the stock in the order of the deal, and the face-down cards.
func (s *Shell) hiddenRows() []row {
	st := s.game.State()
	var rows []row
	if n := st.Len(engine.StockPile); n > 0 {
		rows = append(rows, headRow(s.t("solution.stock")))
		var cards []engine.Card
		for i := range n {
			cards = append(cards, st.StockCard(i))
			if len(cards) == engine.Columns || i == n-1 {
				rows = append(rows, cardsRow(cards))
				cards = nil
			}
		}
	}
	for p := range engine.Piles {
		if down := st.FaceDown(p); down > 0 {
			rows = append(rows, headRow(lang.Place(s.words, p)), cardsRow(st.Cards(p)[:down]))
		}
	}
	return rows
}

// watchSolution plays the winning line from where the game stands.
func (s *Shell) watchSolution(line []engine.Move, playing bool) {
	g := s.game.Clone()
	for _, m := range line {
		if _, err := g.Play(m); err != nil {
			break // the solver has played it before
		}
	}
	g.GoTo(len(s.game.Moves()))
	s.startWatch(g, playing)
}
