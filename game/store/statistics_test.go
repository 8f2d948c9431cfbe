package store

import (
	"reflect"
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/lab/mutate"
	"pgregory.net/rapid"
)

const bernauer = "bernauer turned"

// played is a game under way: one move has been made.
func played(s Statistics, id string) Statistics {
	return s.Started(id, bernauer, Effort{Score: 2}).Moved(id)
}

func TestAGameCountsWithItsFirstMoveAndOnce(t *testing.T) {
	s := Statistics{}.Started("a", bernauer, Effort{})
	if s.Lines[bernauer].Played != 0 {
		t.Error("a game without a move counts")
	}
	s = s.Moved("a").Moved("a").Started("a", bernauer, Effort{}).Moved("a") // restarted: the same game
	if got := s.Lines[bernauer].Played; got != 1 {
		t.Errorf("played %d", got)
	}
	if got := s.Left("a", Effort{Score: 9}).Left("a", Effort{Score: 9}).Lines[bernauer]; got.Over() != 1 || got.Streak != -1 || got.BestScore() != 9 {
		t.Errorf("%+v", got)
	}
}

func TestUndoAfterAWinCannotAddAWin(t *testing.T) {
	s := played(Statistics{}, "a").WonGame("a", Effort{Seconds: 60})
	s = s.Moved("a").WonGame("a", Effort{Seconds: 30}).Left("a", Effort{Score: 3}).Started("a", bernauer, Effort{}).Moved("a").WonGame("a", Effort{})
	if got := s.Lines[bernauer]; got.Won != 1 || got.Played != 1 || got.Perfect != 1 || got.Fastest != 60 || got.WinRate() != 10_000 {
		t.Errorf("%+v", got)
	}
}

func TestTheSameDealAgainIsAnotherGame(t *testing.T) {
	s := played(Statistics{}, "a").WonGame("a", Effort{Hints: 1})
	s = played(s, "b").WonGame("b", Effort{Undos: 1})
	if got := s.Lines[bernauer]; got.Won != 2 || got.Played != 2 || got.Streak != 2 || got.Perfect != 0 {
		t.Errorf("%+v", got)
	}
}

func TestAGameLeftUnsaidIsLost(t *testing.T) {
	s := played(Statistics{}, "a").WonGame("a", Effort{})
	s = played(s, "b")
	s = s.Started("c", "sorel chosen", Effort{Score: 17, Seconds: 5})
	if got := s.Lines[bernauer]; got.Played != 2 || got.Over() != 2 || got.Streak != -1 || got.Worst != 1 || got.Scores[16] != 1 || got.Seconds != 5 {
		t.Errorf("%+v", got)
	}
	if got := s.Lines[bernauer].Average(); got != (5200+1700)/2 {
		t.Errorf("average %d", got)
	}
}

func TestAGameWhoseSolutionWasShownDoesNotCount(t *testing.T) {
	s := played(Statistics{}, "a").Shown("a").WonGame("a", Effort{}).Left("a", Effort{})
	if got := s.Lines[bernauer]; got != (Line{}) {
		t.Errorf("%+v", got)
	}
}

func TestGamesThatAreNotOnTheTableCountNothing(t *testing.T) {
	var s Statistics
	for _, id := range []string{"", "x"} {
		s = s.Moved(id).WonGame(id, Effort{}).Left(id, Effort{}).Shown(id)
	}
	s = s.Started("x", "no such rules turned", Effort{}).Started(strings.Repeat("x", 65), bernauer, Effort{})
	if !reflect.DeepEqual(s, Statistics{}) {
		t.Errorf("%+v", s)
	}
}

func TestKeysTellRuleSetsHouseRulesAndBasesApart(t *testing.T) {
	seen := map[string]engine.Rules{}
	rapid.Check(t, func(t *rapid.T) {
		rs := rapid.SampledFrom(engine.RuleSets()).Draw(t, "rules")
		r := rs.Rules
		var overrides []engine.Override
		for _, o := range engine.Options() {
			if o.Belongs(r) && o.Name != "stock" && rapid.Bool().Draw(t, o.Name) {
				overrides = append(overrides, engine.Override{Name: o.Name, Value: rapid.SampledFrom(o.Values).Draw(t, "value")})
			}
		}
		r, err := r.With(overrides)
		if err != nil {
			t.Fatal(err)
		}
		key := Key(r)
		got, chosen, ok := ParseKey(key)
		if chosen != (r.Base != 0) || !ok {
			t.Fatalf("%q: %v, %v", key, chosen, ok)
		}
		plain := r
		plain.Base = 0
		if got != plain {
			t.Fatalf("%q: %+v, want %+v", key, got, plain)
		}
		seen[key] = plain
	})
	if got := Key(engine.Rules{Space: engine.AnyRun, WorryBack: engine.On, Base: 5}); got != "house:space=any,worryBack=on chosen" {
		t.Errorf("Key = %q", got)
	}
}

// Whatever happens, in whatever order, wins are no more than games, and the
// text is good.
func TestCountsUnderAnyEvents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s Statistics
		for range rapid.IntRange(0, 60).Draw(t, "events") {
			id := rapid.SampledFrom([]string{"", "a", "b", "c"}).Draw(t, "id")
			key := rapid.SampledFrom([]string{bernauer, "sorel chosen", "house:run=single turned"}).Draw(t, "key")
			e := Effort{
				rapid.IntRange(-1, 60).Draw(t, "score"), rapid.IntRange(-1, 99).Draw(t, "seconds"),
				rapid.IntRange(-1, 2).Draw(t, "hints"), rapid.IntRange(-1, 2).Draw(t, "undos"),
			}
			before := s.Text()
			old := s
			switch rapid.IntRange(0, 4).Draw(t, "event") {
			case 0:
				s = s.Started(id, key, e)
			case 1:
				s = s.Moved(id)
			case 2:
				s = s.WonGame(id, e)
			case 3:
				s = s.Left(id, e)
			case 4:
				s = s.Shown(id)
			}
			if old.Text() != before {
				t.Fatal("an event changed the value that it was given")
			}
			for _, l := range s.Lines {
				if l.Won > l.Played || l.WinRate() > 10_000 {
					t.Fatalf("%+v", l)
				}
			}
			if got, err := ParseStatistics(s.Text()); err != nil || !reflect.DeepEqual(got, s) {
				t.Fatalf("%+v\n%+v\n%v", got, s, err)
			}
		}
	})
}

func TestStatisticsThatNoPlayLeadsToAreRefused(t *testing.T) {
	good := played(played(Statistics{}, "a").WonGame("a", Effort{}), "b").Text()
	if _, err := ParseStatistics(good); err != nil {
		t.Fatal(err)
	}
	for _, change := range [][2]string{
		{`"won": 1`, `"won": 3`},
		{`"played": 2`, `"played": 1`},
		{`"seconds": 0`, `"seconds": -5`},
		{`"streak": 1`, `"streak": 4`},
		{bernauer, "bernauer"},
		{`"hints": 0`, `"hints": 99999999999`},
		{`"fastest": 1`, `"fastest": 0`},
		{`"perfect": 1`, `"perfect": 2`},
		{`"over": false`, `"over": true`},
	} {
		if !strings.Contains(good, change[0]) {
			t.Fatalf("no %s in %s", change[0], good)
		}
		if _, err := ParseStatistics(strings.ReplaceAll(good, change[0], change[1])); err == nil {
			t.Errorf("%s was taken", change[1])
		}
	}
}

func FuzzParseStatistics(f *testing.F) {
	mutate.Fuzz(f, func(t testing.TB, text string) {
		s, err := ParseStatistics(text)
		if err != nil {
			return
		}
		s = s.Left(s.Current.ID, Effort{}).Started("n", bernauer, Effort{}).Moved("n").WonGame("n", Effort{})
		if _, err := ParseStatistics(s.Text()); err != nil {
			t.Fatalf("%q: %s", text, s.Text())
		}
		for _, l := range s.Lines {
			_, _, _ = l.Average(), l.BestScore(), l.Sum(l)
		}
	}, played(played(Statistics{}, "a").WonGame("a", Effort{}), "b").Text(), played(Statistics{}, "a").Left("a", Effort{Score: 9}).Text())
}
