package screens

import (
	"agnes/audio"
	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/solver"
	"agnes/game/store"
	"agnes/game/table"
)

// hinter is the hint for the position on the table. The zero value has not
// been asked.
type hinter struct {
	waiting bool // for what the solver finds
	waited  int  // ticks
	ready   bool // advice is there
	advice  []advice
	proved  bool // the first advice is on a line that wins
	at      int  // which advice comes next
}

// hintPatience is how long a hint waits for a proof, in ticks: a quarter of a
// second of thinking. What is found later is for the next hint.
const hintPatience = 75

// askHint points at a good move and says why; asked again, at the next best.
func (s *Shell) askHint() {
	if s.game == nil || s.status == engine.StatusWon || s.watch != nil {
		return
	}
	s.table.Cancel()
	s.table.Finish()
	if s.hint.ready {
		s.giveHint()
		return
	}
	if s.mayKnow() && s.thought.verdict == solver.Searching {
		s.hint.waiting, s.hint.waited = true, 0
		s.note(s.t("ui.live.thinking"))
		return
	}
	s.giveHint()
}

// mayKnow reports whether a hint may rest on where every card lies: because the
// settings say so, or because the player sees it all.
func (s *Shell) mayKnow() bool {
	if s.settings.Hints == store.HintsAll {
		return true
	}
	st := s.game.State()
	if st.Len(engine.StockPile) > 0 {
		return false
	}
	for p := range engine.Piles {
		if st.FaceDown(p) > 0 {
			return false
		}
	}
	return true
}

// waitForHint gives the hint without a proof when the proof takes too long.
func (s *Shell) waitForHint() {
	if !s.hint.waiting {
		return
	}
	if s.hint.waited++; s.hint.waited >= hintPatience {
		s.giveHint()
	}
}

// collect gathers the advice for the position.
func (h *hinter) collect(s *Shell) {
	st := s.game.State()
	h.ready = true
	h.advice = adviseOn(st, s.visited)
	if !s.mayKnow() || s.thought.verdict != solver.Winnable || len(s.thought.line) == 0 {
		return
	}
	h.proved = true
	best := h.onLine(st, s.thought.line)
	if best.why != toFoundation {
		if back := s.wayBack(); back > 0 {
			best = advice{back: back}
		}
	}
	first := []advice{best}
	for _, a := range h.advice {
		if a.move != best.move {
			first = append(first, a)
		}
	}
	h.advice = first
}

// onLine is the advice to go on with a line that wins: to send a card up at
// once, where it wins all the same, and otherwise its first move. That says
// which card it keeps down.
func (h *hinter) onLine(st *engine.State, line []engine.Move) advice {
	best := advice{move: line[0], why: whyMove(st, line[0])}
	for _, a := range h.advice {
		if a.why != toFoundation || best.why == toFoundation {
			break
		}
		if _, wins := upEarly(st, line, a.move); wins {
			return a
		}
		if best.keeps == 0 {
			best.keeps = st.Top(a.move.From)
		}
	}
	return best
}

// wayBack is how many moves have to be taken back to get on with the line that
// wins, where it leads over positions that the game has been in; otherwise 0.
// What is known of the last of them is kept for when the player is there.
func (s *Shell) wayBack() (back int) {
	st := *s.game.State()
	made := len(s.game.Moves())
	for i, m := range s.thought.line {
		if _, err := st.Apply(m, nil); err != nil {
			return back // the solver has played it before
		}
		for n := range s.history[:made] {
			if k := &s.history[n]; k.state == st {
				k.verdict, k.line = solver.Winnable, s.thought.line[i+1:]
				back = made - n
			}
		}
	}
	return back
}

// visited reports whether the game has been in a position before, on the way
// to where it is now.
func (s *Shell) visited(st *engine.State) bool {
	for i := range s.history {
		if s.history[i].state == *st {
			return true
		}
	}
	return false
}

// betterHint reports whether the hint that was given rests on no proof, and one
// may still be found.
func (s *Shell) betterHint() bool { return s.hint.ready && !s.hint.proved && s.mayKnow() }

// giveHint shows the next advice and says it.
func (s *Shell) giveHint() {
	h := &s.hint
	h.waiting = false
	if !h.ready {
		h.collect(s)
	}
	if len(h.advice) == 0 {
		s.hintAtStock()
		return
	}
	at := h.at % len(h.advice)
	h.at = at + 1
	a := h.advice[at]
	s.session.Hints++
	s.saveSession()
	words := s.adviceWords(a)
	if a.keeps != 0 {
		words += " " + s.t("hint.why.keeps", "card", lang.Card(s.words, a.keeps))
	}
	if at == 0 && h.proved && a.back == 0 {
		words += " " + s.t("hint.why.proved")
	} else if s.mayKnow() && s.thought.verdict == solver.Unwinnable {
		words += " " + s.t("hint.lost")
	}
	s.note(words)
	s.sound(audio.Hint)
	s.table.SetHint(table.Hint{Move: a.move, On: a.back == 0})
}

// adviceWords says what to do and why.
func (s *Shell) adviceWords(a advice) string {
	if a.back > 0 {
		return s.t("hint.back", "n", a.back)
	}
	st := s.game.State()
	if a.move == engine.Deal || a.move == engine.Redeal {
		return s.stockWords("hint.now")
	}
	card := st.Top(a.move.From)
	if a.move.From.IsColumn() {
		card = st.Cards(a.move.From)[st.Len(a.move.From)-int(a.move.N)]
	}
	name := lang.Card(s.words, card)
	switch {
	case a.move.To == engine.FoundationPile && card.Rank() == st.Base():
		return s.t("hint.base", "card", name)
	case a.move.To == engine.FoundationPile:
		return s.t("hint.up", "card", name)
	}
	words := s.t("hint.move", "card", name, "place", lang.Place(s.words, a.move.To))
	if onto := st.Top(a.move.To); onto != 0 {
		words = s.t("hint.onto", "card", name, "onto", lang.Card(s.words, onto))
	}
	if key := a.why.key(); key != "" {
		words += " " + s.t(key)
	}
	return words
}

// hintAtStock says what is left when no move is of use.
func (s *Shell) hintAtStock() {
	st := s.game.State()
	switch {
	case st.Legal(engine.Deal), st.Legal(engine.Redeal):
		s.session.Hints++
		s.saveSession()
		s.note(s.stockWords("hint.deal"))
		m := engine.Deal
		if !st.Legal(m) {
			m = engine.Redeal
		}
		s.table.SetHint(table.Hint{Move: m, On: true})
	default:
		s.note(s.t("hint.none"))
	}
}

// stockWords says how many cards a deal brings, and where.
func (s *Shell) stockWords(key string) string {
	st := s.game.State()
	if !st.Legal(engine.Deal) {
		return s.t("hint.redeal")
	}
	row := st.NextRow(nil)
	where := ".reserve"
	if row[0].IsColumn() {
		where = ".columns"
	}
	return s.t(key+where, "n", len(row))
}
