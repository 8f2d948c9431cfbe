package screens

import (
	"errors"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"

	"agnes/game/engine"
	"agnes/game/lang"
)

// errNoGame says that a text names no game in any of the ways there are.
var errNoGame = errors.New("no link, command, record, pack or deal number")

// paste takes a text of the player's, and tells what stands in the way.
func (s *Shell) paste(take func(text string)) {
	s.host.Paste(func(text string, err error) {
		switch {
		case errors.Is(err, ErrCancelled):
		case errors.Is(err, ErrNoClipboard):
			s.note(s.t("paste.none", "file", filepath.Join(s.store.Where(), PasteFile)))
		case err != nil:
			s.note(s.t("paste.failed", "why", err.Error()))
		default:
			take(text)
		}
	})
}

// pasteGame takes in a game, to be watched or played on.
func (s *Shell) pasteGame() {
	s.paste(func(text string) {
		g, err := s.readGame(text)
		if err != nil {
			s.note(sentence(s.pasteProblem(err)) + s.t("paste.what"))
			return
		}
		s.openRecord(g)
	})
}

func (s *Shell) pasteProblem(err error) string {
	if errors.Is(err, errNoGame) {
		return s.t("paste.unknown")
	}
	return s.problem(err)
}

// recordStart is where the first line of a record stands in a text, or −1. A
// regular expression would say it shorter, but costs the page 120 kB.
func recordStart(text string) int {
	at := 0
	for line := range strings.Lines(strings.ReplaceAll(text, "\r", "\n")) {
		version, found := strings.CutPrefix(strings.TrimLeft(line, " \t"), "agnes ")
		if found && version != "" && version[0] >= '0' && version[0] <= '9' {
			return at
		}
		at += len(line)
	}
	return -1
}

// readGame makes a game of whatever the page to share hands out, or a player
// writes: a record, alone or at the end of a report; a link or a command, in
// whatever words around it; a pack or a deal number, played by the rules on the
// table.
func (s *Shell) readGame(text string) (*engine.Game, error) {
	if len(text) > engine.MaxRecord {
		return engine.ParseRecord(text) // which says so
	}
	if at := recordStart(text); at >= 0 {
		return engine.ParseRecord(text[at:])
	}
	if w, ok := wishIn(text); ok {
		rs, rules, deal, wrong := w.read()
		if len(wrong) > 0 {
			return nil, wrong[0]
		}
		return engine.NewGame(rs, rules, deal)
	}
	rs, rules := s.currentRules()
	text = strings.TrimSpace(text)
	if deal, err := engine.ParseDeal(text); err == nil {
		return engine.NewGame(rs, rules, deal)
	}
	if pack, err := engine.ParsePack(text); err == nil {
		return engine.NewPackGame(rs, rules, pack), nil
	}
	return nil, errNoGame
}

// wishIn is what the first link in a text asks for, or else the command in it.
// Without a deal it is neither.
func wishIn(text string) (w Wish, ok bool) {
	words := strings.Fields(text)
	for _, word := range words {
		_, query, found := strings.Cut(word, "?")
		if !found {
			continue
		}
		query, _, _ = strings.Cut(query, "#")
		values, _ := url.ParseQuery(bare(query)) // what of it can be read
		w := Wish{Rules: values.Get("rules"), Deal: values.Get("deal"), Base: values.Get("base"), Options: values["option"]}
		if w.Deal != "" {
			return w, true
		}
	}
	for i, word := range words {
		flag, dashed := strings.CutPrefix(word, "-")
		if !dashed {
			continue
		}
		name, value, found := strings.Cut(strings.TrimPrefix(flag, "-"), "=")
		if !found && i+1 < len(words) {
			value = words[i+1]
		}
		value = bare(value)
		switch name {
		case "rules":
			w.Rules = value
		case "deal":
			w.Deal = value
		case "base":
			w.Base = value
		case "option":
			w.Options = append(w.Options, value)
		}
	}
	return w, w.Deal != ""
}

// bare is a word without the quotes around it and the stop of a sentence behind
// it.
func bare(word string) string { return strings.Trim(word, `.,;!<>()"'“”„«»`) }

// openRecord asks what to do with a game that was pasted.
func (s *Shell) openRecord(g *engine.Game) {
	made := len(g.Moves())
	fresh := made+len(g.Undone()) == 0
	s.open(&page{name: "record", title: "record.title", rows: func(s *Shell) []row {
		rows := []row{textRow(lang.RuleSet(s.words, g.Rules()) + " · " + s.dealNumber(g))}
		if !fresh {
			rows = append(rows,
				textRow(s.t("record.text", "n", made, "score", strconv.Itoa(g.State().Score()))),
				s.button("watch", "ui.replay", func() {
					c := g.Clone()
					c.GoTo(0)
					s.startWatch(c, true)
				}))
		}
		return append(rows,
			s.button("play", "ui.play", func() {
				s.unlessPlayed(func() {
					if fresh {
						s.start(g)
						return
					}
					s.beginSession(g)
					s.adopt(g)
					s.table.Show(g.State())
					s.save()
				})
			}),
			s.button("no", "ui.cancel", s.leavePage))
	}})
}
