package screens

import (
	"strings"
	"unicode/utf8"

	"agnes/game/engine"
	"agnes/game/lang"
)

// telling is what the player is told.
type telling struct {
	message    string // a short note at the bottom of the table
	messageFor int    // ticks for which it stays
	said       string // the last thing said to ears
	saying     string // what of it belongs to the present occasion
}

// again is a space that nobody hears. It makes a sentence that is said twice
// in a row a new text, which is read aloud again.
const again = "\u00a0"

// say tells ears, and whoever reads the snapshot. What is said on one occasion,
// a key or a tick, becomes one text, since the page's live region may be read
// aloud only once in a while.
func (s *Shell) say(words string) {
	words = lang.Capital(words)
	switch {
	case words == "", s.saying == words, strings.HasSuffix(s.saying, " "+words), strings.HasSuffix(s.saying, "。"+words):
		return
	case s.saying != "":
		words = sentence(s.saying) + words
	}
	s.saying = words
	if words == s.said {
		words += again
	}
	s.said = words
	s.host.Say(words)
}

// sentence gives words their full stop, if they have none, and the space before
// the next.
func sentence(words string) string {
	switch last, _ := utf8.DecodeLastRuneInString(words); {
	case strings.ContainsRune(".!?…:", last):
		return words + " "
	case strings.ContainsRune("。！？：", last):
		return words
	case last >= '\u2E80': // Chinese and Japanese
		return words + "。"
	}
	return words + ". "
}

// note shows a short message and says it.
func (s *Shell) note(words string) {
	s.show(words)
	s.say(words)
}

// show shows a message for as long as it takes to read.
func (s *Shell) show(words string) {
	s.message, s.messageFor = words, max(messageTicks, readingTicks(words))
	s.dirty = true
}

// hush takes the message away.
func (t *telling) hush() { t.message, t.messageFor = "", 0 }

// messageTicks is how long a message stays at least, in ticks.
const messageTicks = 270

// readingTicks is how long it takes to read words, in ticks: a fifteenth of a
// second for a letter, and twice that for a character of Chinese or Japanese.
func readingTicks(words string) (ticks int) {
	for _, r := range words {
		if ticks += ticksASecond / 15; r >= '\u2E80' {
			ticks += ticksASecond / 15
		}
	}
	return ticks
}

// sayCursor says what the keyboard's cursor points at.
func (s *Shell) sayCursor() {
	p, i, shown := s.table.Cursor()
	if !shown {
		return
	}
	place := lang.Place(s.words, p)
	above := s.shown().State().Len(p) - 1 - i
	switch c, up := s.table.CardAt(p, i); {
	case p == engine.StockPile:
		s.say(s.t("say.stock", "n", s.shown().State().Len(p)))
	case c == 0:
		s.say(s.t("ear.pile.empty", "place", place))
	case !up:
		s.say(s.t("ear.pile", "place", place, "cards", s.t("card.hidden")))
	case above > 0 && p.IsColumn():
		s.say(s.t("ear.pile.with", "place", place, "card", lang.Card(s.words, c), "n", above))
	default:
		s.say(s.t("ear.pile", "place", place, "cards", lang.Card(s.words, c)))
	}
}

// sayHeld says which cards wait for a place.
func (s *Shell) sayHeld() {
	p, n := s.table.Held()
	c, _ := s.table.CardAt(p, s.game.State().Len(p)-n)
	if c == 0 {
		return
	}
	if n == 1 {
		s.say(s.t("ear.picked", "card", lang.Card(s.words, c)))
	} else {
		s.say(s.t("ear.picked.run", "card", lang.Card(s.words, c), "n", n))
	}
}

// sayBase says the base rank, and what a space takes.
func (s *Shell) sayBase() {
	st := s.shown().State()
	s.note(s.t("say.base", "base", lang.Rank(s.words, st.Base())))
}

// sayWidget says what a widget is: its words, how it is set, what it explains.
func (s *Shell) sayWidget(w *widget) {
	words := w.words()
	switch {
	case w.look == lookToggle && w.on:
		words = s.t("ear.setting", "name", words, "value", s.t("setting.on"))
	case w.look == lookToggle:
		words = s.t("ear.setting", "name", words, "value", s.t("setting.off"))
	case w.look == lookChoice && w.label == "":
	case w.look == lookChoice, w.look == lookFact:
		words = s.t("ear.setting", "name", w.label, "value", w.value)
	case w.look == lookCards:
		var names []string
		for _, c := range w.cards {
			names = append(names, lang.Card(s.words, c))
		}
		words = lang.List(s.words, names)
	case w.look == lookField:
		words = w.label
	case w.look == lookText, w.look == lookHead:
	case w.on:
		words = s.t("ear.chosen", "name", words)
	case w.today:
		words = s.t("ear.today", "name", words)
	case w.live():
		words = s.t("ear.button", "name", words)
	}
	if w.note != "" {
		words = sentence(words) + w.note
	}
	if w.measured.words != "" {
		words = sentence(words) + w.measured.words
	}
	s.say(words)
}

// words are the words on a widget.
func (w *widget) words() string {
	switch {
	case w.label == "" && w.value == "":
		return w.name
	case w.label == "":
		return w.value
	case w.value == "":
		return w.label
	}
	return w.label + ": " + w.value
}

// spokenMost is how much of a page is said when it opens, in characters. The
// rest is read by walking.
const spokenMost = 300

// sayPage says a page that has opened: its title, and the words before the
// first thing that can be done.
func (s *Shell) sayPage(p *page) {
	s.say(s.t(p.title))
	left := spokenMost
	for _, w := range s.laidOut()[1:] {
		if left -= len([]rune(w.label)); w.live() || left < 0 {
			break
		}
		if w.look == lookText || w.look == lookHead {
			s.say(w.label)
		}
	}
}

// sayWhere says where the player has come back to.
func (s *Shell) sayWhere() {
	switch p := s.topPage(); {
	case p != nil:
		s.say(s.t(p.title))
	default:
		s.say(s.screenSpoken())
	}
}
