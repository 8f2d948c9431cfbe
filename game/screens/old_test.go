package screens

import (
	"net/url"
	"os"
	"reflect"
	"strings"
	"testing"

	"agnes/game/engine"
)

// old reads a text of testdata that keeps what a version of the game wrote.
func old(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestBookmarksAndSessionsOfOldVersionsAreReadForEver(t *testing.T) {
	list, err := parseBookmarks(old(t, "v1/bookmarks.txt"))
	if want := (bookmarks{
		{"agnes 1\nrules bernauer\ndeal 1\nmoves deal,deal\n", 1, 2, "2026-06-01"},
		{"agnes 1\nrules sorel\noption base=4\ndeal 12345\n", 1, 0, "2026-06-02"},
	}); err != nil || !reflect.DeepEqual(list, want) {
		t.Errorf("bookmarks: %+v, %v", list, err)
	}
	k, err := parseSession(old(t, "v1/session.txt"))
	if want := (session{
		ID: "00deadbeef00cafe", Of: "bernauer base=7 worryBack=on 7D 9C", Ticks: 5400, Hints: 1, Undos: 2, Auto: []int{1, 3},
		Played: true, Daily: "2026-06-01", Proved: canBeWon, Perhaps: 17,
	}); err != nil || !reflect.DeepEqual(k, want) {
		t.Errorf("session: %+v, %v", k, err)
	}
}

// A link that somebody has kept leads to the same game for ever.
func TestLinksOfOldVersionsLeadToTheSameGames(t *testing.T) {
	for line := range strings.Lines(old(t, "v1/links.txt")) {
		link, want, _ := strings.Cut(strings.TrimSpace(line), "\t")
		q, err := url.ParseQuery(link)
		if err != nil {
			t.Fatal(err)
		}
		w := Wish{Rules: q.Get("rules"), Deal: q.Get("deal"), Base: q.Get("base"), Options: q["option"]}
		rs, rules, deal, wrong := w.read()
		if len(wrong) > 0 {
			t.Errorf("%s: %v", link, wrong)
			continue
		}
		g, err := engine.NewGame(rs, rules, deal)
		if err != nil {
			t.Fatal(err)
		}
		var options []string
		for _, o := range rules.Differing(rs.Rules) {
			options = append(options, o.String())
		}
		if len(options) == 0 {
			options = []string{"no other options"}
		}
		got := g.RuleSetID() + ", " + strings.Join(options, " ") + ", base " + g.State().Base().String()
		if got != want {
			t.Errorf("%s leads to %q, and led to %q", link, got, want)
		}
		if again, err := url.ParseQuery(query(g)); err != nil || !reflect.DeepEqual(again, q) {
			t.Errorf("%s is written as %s", link, query(g))
		}
	}
}
