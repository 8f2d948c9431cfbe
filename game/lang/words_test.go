package lang

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/lab/mutate"
	"pgregory.net/rapid"
)

// said holds that a sentence has words: no key in place of a text, and no
// placeholder that was not filled in.
func said(t interface {
	Helper()
	Errorf(string, ...any)
}, c *Catalogue, what, sentence string,
) {
	t.Helper()
	if sentence == "" || strings.ContainsAny(sentence, "{}") || keyLike.MatchString(sentence) {
		t.Errorf("%s, %s: %q", c.Tag(), what, sentence)
	}
}

func all() []*Catalogue {
	var out []*Catalogue
	for _, l := range languages {
		out = append(out, Load(l.Tag))
	}
	return append(out, Pseudo())
}

func TestEachCardAndPlaceHasAName(t *testing.T) {
	for _, c := range all() {
		var names []string
		for i := range engine.PackSize {
			names = append(names, Card(c, engine.CardAt(i)))
		}
		for p := engine.Column(1); p <= engine.StockPile; p++ {
			names = append(names, Place(c, p))
		}
		for _, n := range names {
			said(t, c, "a name", n)
		}
		slices.Sort(names)
		if len(slices.Compact(names)) != engine.PackSize+7+9+4+2 {
			t.Errorf("%s: two have the same name", c.Tag())
		}
		for _, card := range []engine.Card{0, 15, 200, 255} {
			said(t, c, "no card", Card(c, card))
		}
		said(t, c, "nowhere", Place(c, 99))
	}
	for tag, want := range map[string]string{
		"en": "Queen of Diamonds", "de": "Karo-Dame", "fr": "Dame de carreau", "es": "Reina de diamantes", "ja": "ダイヤのQ", "zh": "方块Q",
	} {
		if got := Card(Load(tag), engine.NewCard(12, engine.Diamonds)); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}

func TestEachReasonHasWords(t *testing.T) {
	for reason, key := range reasonKeys {
		if key == "" {
			t.Errorf("reason %d has no key", reason)
		}
	}
	for _, c := range all() {
		for reason := engine.None; reason <= engine.BaseCardStays; reason++ {
			for run := engine.Packed; run <= engine.Single; run++ {
				r := engine.Refusal{
					Reason: reason, Move: engine.Carry(engine.Column(1), engine.Column(2), 1), Run: run, Unit: 3,
					Card: engine.NewCard(8, engine.Hearts), Onto: engine.NewCard(9, engine.Spades), Needs: 4,
				}
				said(t, c, r.Error(), Reason(c, &r))
			}
		}
		for _, odd := range []*engine.Refusal{nil, {Reason: 99}, {Run: 99}, {Reason: engine.NotNext, Card: 255, Needs: 77}} {
			said(t, c, "an odd reason", Reason(c, odd))
		}
	}
	if got := Reason(Load("en"), &engine.Refusal{Reason: engine.SpaceTakesRank, Needs: 4}); got != "Only a 4 may fill a space in this game." {
		t.Error(got)
	}
	if got := Reason(Load("en"), &engine.Refusal{Reason: engine.SpaceTakesRank, Needs: 8}); got != "Only an 8 may fill a space in this game." {
		t.Error(got)
	}
}

// Every refusal and every event of random play has words, in every language,
// and what lies face down is never named.
func TestWhateverHappensIsSaid(t *testing.T) {
	catalogues := all()
	rapid.Check(t, func(t *rapid.T) {
		rs := rapid.SampledFrom(engine.RuleSets()).Draw(t, "rules")
		deal := rapid.Uint64Range(1, engine.MaxDeal).Draw(t, "deal")
		g, err := engine.NewGame(rs, rs.Rules, deal)
		if err != nil {
			t.Fatal(err)
		}
		c := rapid.SampledFrom(catalogues).Draw(t, "language")
		start, opening := g.Opening()
		tell(t, c, opening, &start)
		for range rapid.IntRange(0, 60).Draw(t, "moves") {
			from := engine.Place(rapid.IntRange(0, 24).Draw(t, "from"))
			to := engine.Place(rapid.IntRange(0, 24).Draw(t, "to"))
			_, err := g.Play(engine.Carry(from, to, rapid.IntRange(0, 3).Draw(t, "n")))
			if err != nil {
				said(t, c, err.Error(), Problem(c, err))
			}
			legal := g.State().Moves(nil)
			if len(legal) == 0 {
				break
			}
			events, err := g.Play(rapid.SampledFrom(legal).Draw(t, "move"))
			if err != nil {
				t.Fatal(err)
			}
			tell(t, c, events, g.State())
		}
	})
}

func tell(t *rapid.T, c *Catalogue, events []engine.Event, s *engine.State) {
	t.Helper()
	for _, sentence := range Events(c, events, s) {
		said(t, c, "events", sentence)
	}
	for _, e := range events {
		sentence := Event(c, e, s)
		said(t, c, e.String(), sentence)
		said(t, c, e.String(), Event(c, e, nil))
		if e.Kind == engine.Dealt && faceDown(s, e.To, e.Card) && strings.Contains(sentence, Card(c, e.Card)) {
			t.Errorf("%s names a card that lies face down: %s", c.Tag(), sentence)
		}
	}
}

func TestEachRuleSetAndOptionHasWords(t *testing.T) {
	for _, c := range all() {
		var names []string
		for _, rs := range engine.RuleSets() {
			names = append(names, RuleSet(c, rs.Rules))
			said(t, c, rs.ID, RuleSetLine(c, rs.Rules))
		}
		names = append(names, RuleSet(c, engine.Rules{Space: engine.AnyRun, Run: engine.Single, WorryBack: engine.On}))
		for _, n := range names {
			said(t, c, "a rule set", n)
		}
		slices.Sort(names)
		if len(slices.Compact(names)) != len(engine.RuleSets())+1 {
			t.Errorf("%s: two rule sets have the same name", c.Tag())
		}
		for _, o := range engine.Options() {
			said(t, c, o.Name, Option(c, o.Name))
			for _, v := range o.Values {
				said(t, c, o.Name+"="+v, OptionValue(c, o.Name, v))
				said(t, c, o.Name+"="+v, OptionSentence(c, o.Name, v))
			}
		}
	}
}

// Whoever changes an option sees another page, and every option of the game is
// on it.
func TestTheRulesPageFollowsTheOptions(t *testing.T) {
	for _, c := range all() {
		for _, rs := range engine.RuleSets() {
			page := RulesPage(c, rs.Rules)
			for _, p := range page {
				said(t, c, rs.ID, p.Text)
			}
			for _, o := range engine.Options() {
				if !o.Belongs(rs.Rules) {
					continue
				}
				for _, v := range o.Values {
					changed, err := rs.With([]engine.Override{{Name: o.Name, Value: v}})
					if err != nil {
						t.Fatal(err)
					}
					sentence := Paragraph{Body, OptionSentence(c, o.Name, v)}
					if !slices.Contains(RulesPage(c, changed), sentence) {
						t.Errorf("%s, %s: the page does not say %q", c.Tag(), rs.ID, sentence.Text)
					}
					if v != o.Value(rs.Rules) && slices.Contains(page, sentence) {
						t.Errorf("%s, %s: the page says %q", c.Tag(), rs.ID, sentence.Text)
					}
				}
			}
		}
	}
}

func TestTipsGlossaryAndHistoryHaveWords(t *testing.T) {
	for _, c := range all() {
		pages := [][]Paragraph{Glossary(c), History(c)}
		for _, rs := range engine.RuleSets() {
			pages = append(pages, Tips(c, rs.Rules))
		}
		for _, page := range pages {
			if len(page) < 5 {
				t.Errorf("%s: a page of %d paragraphs", c.Tag(), len(page))
			}
			for _, p := range page {
				said(t, c, "a page", p.Text)
			}
		}
	}
}

func TestEachProblemWithARecordHasWords(t *testing.T) {
	good := "agnes 1\nrules bernauer\ndeal 1\n"
	for _, text := range []string{
		"", "hello", "agnes 1", "agnes 1\nrules {value}", "agnes 1\nrules bernauer\nmoves deal", good + "moves c1-c1", good + "moves nonsense",
		good + "undone 5", "agnes 1\nrules bernauer\noption space=blue\ndeal 1", "agnes 1\nrules bernauer\noption rows=left\ndeal 1",
		"agnes 1\nrules bernauer\noption space\ndeal 1", "agnes 1\nrules bernauer\noption x=y\ndeal 1", "agnes 1\nrules bernauer\ndeal 0",
		"agnes 1\nrules bernauer\noption space=any\noption space=any\ndeal 1", strings.Repeat("a", engine.MaxRecord+1),
		"agnes 1\nrules " + strings.Repeat("long", 99),
	} {
		_, err := engine.ParseRecord(text)
		if err == nil {
			t.Fatalf("%.40q is a record", text)
		}
		for _, c := range all() {
			sentence := Problem(c, err)
			said(t, c, err.Error(), sentence)
			if len([]rune(sentence)) > 200 {
				t.Errorf("%s: %q", c.Tag(), sentence)
			}
		}
	}
	said(t, Load("de"), "any error", Problem(Load("de"), errors.New("boo")))
}

func FuzzProblem(f *testing.F) {
	c := Load("de")
	mutate.Fewer(f, 10, func(t testing.TB, text string) {
		if _, err := engine.ParseRecord(text); err != nil && Problem(c, err) == "" {
			t.Errorf("%q: no words", text)
		}
	}, "agnes 1\nrules bernauer\ndeal 1\nmoves c1-c2", "agnes 1\nrules sorel\noption space=any\ndeal 7\nmoves deal,c1-f\nundone 1")
}
