package screens

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"agnes/game/engine"
)

// anyGame draws a game under any rules, of a numbered deal or any pack, with
// some moves made and some undone.
func anyGame(t *rapid.T) *engine.Game {
	rs := rapid.SampledFrom(engine.RuleSets()).Draw(t, "rule set")
	rules := rs.Rules
	for _, o := range engine.Options() {
		value := rapid.SampledFrom(o.Values).Draw(t, o.Name)
		if changed, err := rules.With([]engine.Override{{Name: o.Name, Value: value}}); err == nil && rapid.Bool().Draw(t, "changed") {
			rules = changed
		}
	}
	deal := rapid.Uint64Range(1, engine.MaxDeal).Draw(t, "deal")
	g, err := engine.NewGame(rs, rules, deal)
	if err != nil {
		t.Fatal(err)
	}
	if rapid.Bool().Draw(t, "given pack") {
		g = engine.NewPackGame(rs, rules, engine.NumberedPack(deal))
	}
	for range rapid.IntRange(0, 12).Draw(t, "moves") {
		if moves := g.State().Moves(nil); len(moves) > 0 {
			if _, err := g.Play(rapid.SampledFrom(moves).Draw(t, "move")); err != nil {
				t.Fatal(err)
			}
		}
	}
	for range rapid.IntRange(0, 3).Draw(t, "undone") {
		g.Undo()
	}
	return g
}

// All that the page to share copies can be pasted, on a desktop and in a
// browser, and gives the same deal by the same rules; the record the same
// position.
func TestAllThatIsSharedCanBePasted(t *testing.T) {
	for _, desktop := range []bool{false, true} {
		from, to := newBench(t), playing(t, "sorel", 7)
		from.host.desktop = desktop
		rapid.Check(t, func(t *rapid.T) {
			g := anyGame(t)
			from.resume(g.Clone())
			from.openShare()
			for _, name := range from.buttons() {
				if !strings.HasPrefix(name, "copy-") {
					continue
				}
				from.press(name)
				got, err := to.readGame(from.host.copied)
				if err != nil {
					t.Fatalf("%s copies %q: %v", name, from.host.copied, err)
				}
				if got.Rules() != g.Rules() || got.Pack() != g.Pack() || got.DealNumber() != g.DealNumber() || got.RuleSetID() != g.RuleSetID() {
					t.Errorf("%s copies %q, which is another game", name, from.host.copied)
				}
				if name == "copy-record" && got.Record() != g.Record() {
					t.Errorf("the record %q is read as %q", g.Record(), got.Record())
				}
			}
		})
	}
}

// What names a game in other ways is understood as well.
func TestWhatNamesAGameCanBePasted(t *testing.T) {
	for text, want := range map[string]string{
		"12345":                             "sorel 12345",
		" 12345\r\n":                        "sorel 12345",
		engine.NumberedPack(12345).String(): "sorel 12345",
		"agnes -rules bernauer -deal 12345": "bernauer 12345",
		`./agnes --deal="12345"`:            "bernauer 12345",
		"Try this: <https://example.org/?deal=12345&rules=sorel-dalton>!":    "sorel-dalton 12345",
		"https://example.org/?x=%zz&rules=sorel&deal=12345&utm=y#top":        "sorel 12345",
		"Look? https://example.org/agnes?deal=12345.":                        "bernauer 12345",
		"> mail\r\n\r\nagnes 1\r\nrules sorel\r\ndeal 12345\r\nmoves deal\r": "sorel 12345",
	} {
		b := playing(t, "sorel", 7)
		g, err := b.readGame(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		id, _, _ := strings.Cut(want, " ")
		if g.RuleSetID() != id || g.Pack() != engine.NumberedPack(12345) {
			t.Errorf("%q is deal %d of %s, want %s", text, g.DealNumber(), g.RuleSetID(), want)
		}
	}
}

// A report of a fault holds the game that it is about.
func TestAReportCanBePasted(t *testing.T) {
	b := playing(t, "bernauer", winnableDeal)
	b.moves("deal,deal")
	g, err := b.readGame(b.reportText())
	if err != nil || g.Record() != b.game.Record() {
		t.Errorf("read is %v: %v", g, err)
	}
}

// A text that is no game is refused in words that say what can be pasted.
func TestWhatIsNoGameIsToldWithWhatToDo(t *testing.T) {
	b := playing(t, "sorel", 5)
	b.openShare()
	for _, text := range []string{
		"", "hello", "0", "99999999999", "?", "?deal=", "agnes -deal", "-deal -deal", "?deal=0", "?rules=nothing&deal=5",
		"agnes -rules=sorel -option=run -deal=5", "agnes 1\nrules sorel\ndeal 5\nmoves c1-c2", "agnes 2", "KS QS",
		"\x00\xff", strings.Repeat("?deal=x ", 1000), strings.Repeat("x", engine.MaxRecord+1),
	} {
		b.host.pasted = text
		b.press("paste-record")
		b.screen("table/share")
		if !strings.HasSuffix(b.message, b.t("paste.what")) || b.message == b.t("paste.what") {
			t.Errorf("of %.40q it says %q", text, b.message)
		}
	}
}

// A deal that is pasted is dealt out; there is nothing to be watched yet.
func TestAPastedDealIsDealtOut(t *testing.T) {
	b := playing(t, "sorel", 5)
	b.host.pasted = "agnes -rules=bernauer -deal=47"
	b.openShare()
	b.press("paste-record")
	b.screen("table/record")
	if slices.Contains(b.buttons(), "watch") {
		t.Error("a game without moves can be watched")
	}
	b.press("play")
	b.rest()
	if b.game.DealNumber() != 47 || b.game.RuleSetID() != "bernauer" {
		t.Errorf("deal %d of %s is on the table", b.game.DealNumber(), b.game.RuleSetID())
	}
}
