package screens

import (
	"encoding/json"
	"errors"
	"strconv"

	"agnes/game/engine"
	"agnes/game/lang"
	"agnes/game/store"
)

// bookmark is a game as it stood.
type bookmark struct {
	Record string `json:"record"`
	Score  int    `json:"score"`
	Moves  int    `json:"moves"`
	Date   string `json:"date"`
}

// mostBookmarks is how many are kept; a new one takes the place of the oldest.
const mostBookmarks = 24

// bookmarks are the games that are kept, the newest first.
type bookmarks []bookmark

// Text writes the bookmarks as a document.
func (list bookmarks) Text() string {
	out, err := json.MarshalIndent(list, "", " ")
	if err != nil {
		return "[]" // lists of texts and numbers can be written
	}
	return string(out)
}

var errBookmarks = errors.New("not the text of bookmarks")

func parseBookmarks(text string) (bookmarks, error) {
	var list bookmarks
	if json.Unmarshal([]byte(text), &list) != nil || len(list) > mostBookmarks {
		return nil, errBookmarks
	}
	for _, b := range list {
		if _, err := engine.ParseRecord(b.Record); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// bookmarks are those that are kept.
func (s *Shell) bookmarks() bookmarks {
	list, _ := store.Read(s.store, store.Bookmarks, parseBookmarks)
	return list
}

// changeBookmarks changes what is kept. It reports whether that worked.
func (s *Shell) changeBookmarks(change func(bookmarks) bookmarks) bool {
	return store.Change(s.store, store.Bookmarks, parseBookmarks, change) == nil
}

// addBookmark keeps the game as it stands.
func (s *Shell) addBookmark() {
	if s.game == nil {
		return
	}
	b := bookmark{
		Record: s.game.Record(), Score: s.game.State().Score(),
		Moves: len(s.game.Moves()), Date: s.host.Today(),
	}
	if s.changeBookmarks(func(list bookmarks) bookmarks {
		list = append(bookmarks{b}, list...)
		return list[:min(len(list), mostBookmarks)]
	}) {
		s.note(s.t("bookmarks.added"))
	}
}

// openBookmarks opens the list of bookmarks.
func (s *Shell) openBookmarks() {
	removing := false
	s.open(&page{name: "bookmarks", title: "ui.bookmarks", rows: func(s *Shell) []row {
		var rows []row
		if s.game != nil {
			rows = append(rows, s.button("add", "ui.bookmark.add", s.addBookmark))
		}
		list := s.bookmarks()
		if len(list) == 0 {
			return append(rows, textRow(s.t("bookmarks.none")))
		}
		if removing {
			rows = append(rows, textRow(s.t("bookmarks.which")))
		}
		for i, b := range list {
			rows = append(rows, s.bookmarkRow(i, b, &removing))
		}
		return append(rows, toggleRow("remove", s.t("bookmarks.remove"), "", removing, func() { removing = !removing }))
	}})
}

// bookmarkRow goes back to a bookmark, or removes it.
func (s *Shell) bookmarkRow(i int, b bookmark, removing *bool) row {
	g, err := engine.ParseRecord(b.Record)
	if err != nil {
		return textRow("") // they were checked
	}
	name := lang.RuleSet(s.words, g.Rules())
	r := buttonRow("bookmark-"+strconv.Itoa(i), name, func() {
		if *removing {
			s.changeBookmarks(func(list bookmarks) bookmarks {
				if i < len(list) {
					list = append(list[:i], list[i+1:]...)
				}
				return list
			})
			return
		}
		s.takeBookmark(g)
	})
	r.note = s.t("bookmarks.line", "score", strconv.Itoa(b.Score), "moves", s.t("moves", "n", b.Moves), "date", b.Date)
	if n := g.DealNumber(); n != 0 {
		r.note = s.t("ui.dealnumber", "n", strconv.FormatUint(n, 10)) + " · " + r.note
	}
	return r
}

// takeBookmark goes back to a bookmark. In the game that is on the table it is
// a way back and keeps its count; another game is a new one.
func (s *Shell) takeBookmark(g *engine.Game) {
	if s.game != nil && opening(s.game) == opening(g) {
		k := s.session
		k.Undos++
		k.Auto = nil
		s.session = k
		s.adopt(g)
		s.table.Show(g.State())
		s.save()
		s.note(s.t("bookmarks.taken"))
		return
	}
	s.unlessPlayed(func() {
		s.beginSession(g)
		s.adopt(g)
		if len(g.Moves()) > 0 {
			s.countMove()
		}
		s.table.Show(g.State())
		s.save()
		s.note(s.t("bookmarks.taken"))
	})
}
