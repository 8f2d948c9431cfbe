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

var errBookmarks = errors.New("not the text of bookmarks")

func parseBookmarks(text string) ([]bookmark, error) {
	var list []bookmark
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

func checkBookmarks(text string) error {
	_, err := parseBookmarks(text)
	return err
}

// bookmarks are those that are kept, the newest first.
func (s *Shell) bookmarks() []bookmark {
	text, ok := s.store.Load(store.Bookmarks, checkBookmarks)
	if !ok {
		return nil
	}
	list, err := parseBookmarks(text)
	if err != nil {
		return nil
	}
	return list
}

// changeBookmarks changes what is kept. It reports whether that worked.
func (s *Shell) changeBookmarks(change func([]bookmark) []bookmark) bool {
	err := s.store.Update(store.Bookmarks, checkBookmarks, func(text string, found bool) string {
		list, err := parseBookmarks(text)
		if err != nil {
			list = nil
		}
		out, err := json.MarshalIndent(change(list), "", " ")
		if err != nil {
			return text // lists of texts and numbers can be written
		}
		return string(out)
	})
	return err == nil
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
	if s.changeBookmarks(func(list []bookmark) []bookmark {
		list = append([]bookmark{b}, list...)
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
			rows = append(rows, s.go_("add", "ui.bookmark.add", s.addBookmark))
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
			s.changeBookmarks(func(list []bookmark) []bookmark {
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
