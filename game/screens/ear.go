package screens

import (
	"strings"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/lang"
	"agnes/game/table"
)

// readers are the letters that read the table aloud. They change nothing, and
// work while a game is watched as well.
var readers = []shortcut{
	{'p', 0, (*Shell).readPile},
	{'t', 0, (*Shell).readColumns},
	{'v', 0, (*Shell).readReserve},
	{'w', 0, (*Shell).readWants},
	{'g', 0, (*Shell).readGoes},
	{'a', 0, (*Shell).readMoves},
	{'i', 0, (*Shell).readState},
	{'b', 0, (*Shell).sayBase},
	{'x', 0, (*Shell).sayAgain},
}

// readAloud obeys a letter that reads the table, and shows what it says. It
// reports false for any other key.
func (s *Shell) readAloud(e input.Event) bool {
	if !s.obeyRune(e, readers) {
		return false
	}
	s.show(s.saying)
	return true
}

// cursor is the place and the card that the keyboard points at; without a
// cursor the first column.
func (s *Shell) cursor() (p engine.Place, index int) {
	if _, _, shown := s.table.Cursor(); !shown {
		s.table.Walk(table.Down)
	}
	p, index, _ = s.table.Cursor()
	return p, index
}

// readPile says what lies on the pile under the cursor, the last card first.
func (s *Shell) readPile() {
	p, _ := s.cursor()
	st := s.shown().State()
	place := lang.Place(s.words, p)
	switch {
	case p == engine.StockPile:
		s.say(s.t("say.stock", "n", st.Len(p)))
	case st.Len(p) == 0:
		s.say(s.t("ear.pile.empty", "place", place))
	default:
		s.say(s.t("ear.pile", "place", place, "cards", lang.List(s.words, s.cardsOf(p))))
	}
}

// cardsOf names the cards of a pile, the last first; those that lie face down
// are only counted.
func (s *Shell) cardsOf(p engine.Place) []string {
	st := s.shown().State()
	cards, down := st.Cards(p), st.FaceDown(p)
	var names []string
	for i := len(cards) - 1; i >= down; i-- {
		names = append(names, lang.Card(s.words, cards[i]))
	}
	if down > 0 {
		names = append(names, s.t("ear.hidden", "n", down))
	}
	return names
}

// readColumns says the last card of each column, readReserve the top card of
// each reserve pile.
func (s *Shell) readColumns() {
	s.say(s.t("ear.columns", "cards", s.tops(engine.Column, engine.Columns)))
}

func (s *Shell) readReserve() {
	if s.shown().Rules().Stock != engine.ToReserve {
		s.say(s.t("ear.reserve.none"))
		return
	}
	s.say(s.t("ear.reserve", "cards", s.tops(engine.ReservePile, engine.ReservePiles)))
}

func (s *Shell) tops(place func(int) engine.Place, n int) string {
	st := s.shown().State()
	var names []string
	for i := 1; i <= n; i++ {
		p := place(i)
		switch k := st.Len(p); {
		case !s.table.Layout().Has(p):
		case k == 0:
			names = append(names, s.t("ear.empty"))
		case st.FaceDown(p) == k:
			names = append(names, s.t("card.hidden"))
		default:
			names = append(names, lang.Card(s.words, st.Top(p)))
		}
	}
	return lang.List(s.words, names)
}

// readWants says which cards the foundations want next, and which are
// complete.
func (s *Shell) readWants() {
	st := s.shown().State()
	var wants, complete []string
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		if st.Wants(suit) == 0 {
			complete = append(complete, lang.Suit(s.words, suit))
		} else {
			wants = append(wants, lang.Card(s.words, st.Wants(suit)))
		}
	}
	var words []string
	if wants != nil {
		words = append(words, s.t("ear.wants", "cards", lang.List(s.words, wants)))
	}
	if complete != nil {
		words = append(words, s.t("ear.complete", "suits", lang.List(s.words, complete)))
	}
	s.say(strings.Join(words, " "))
}

// readGoes says where the card under the cursor, and what lies on it, can go.
func (s *Shell) readGoes() {
	p, index := s.cursor()
	st := s.shown().State()
	card, up := s.table.CardAt(p, index)
	if card == 0 || !up || p == engine.StockPile {
		s.sayCursor()
		return
	}
	var places []string
	for _, m := range st.Moves(nil) {
		if m.From == p && int(m.N) == st.Len(p)-index {
			places = append(places, lang.Place(s.words, m.To))
		}
	}
	name := lang.Card(s.words, card)
	if places == nil {
		s.say(s.t("ear.can-go.none", "card", name))
	} else {
		s.say(s.t("ear.can-go", "card", name, "places", lang.List(s.words, places)))
	}
}

// readMoves says which cards can be moved: of runs the card that heads them.
func (s *Shell) readMoves() {
	st := s.shown().State()
	var names []string
	said := map[engine.Card]bool{}
	for _, m := range st.Moves(nil) {
		cards := st.Cards(m.From)
		if m.N == 0 || len(cards) < int(m.N) {
			continue // a deal
		}
		if card := cards[len(cards)-int(m.N)]; !said[card] {
			said[card] = true
			names = append(names, lang.Card(s.words, card))
		}
	}
	if names == nil {
		s.say(s.t("ear.moves.none"))
	} else {
		s.say(s.t("ear.moves", "cards", lang.List(s.words, names)))
	}
}

// readState says the score and what is always to be seen beside it.
func (s *Shell) readState() {
	st := s.shown().State()
	s.say(s.t("ear.state", "score", st.Score(), "stock", st.Len(engine.StockPile), "base", lang.Rank(s.words, st.Base())))
}

// sayAgain repeats what was said last.
func (s *Shell) sayAgain() { s.say(strings.TrimRight(s.said, again)) }
