package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"agnes/game/engine"
	"agnes/game/lab/check"

	"pgregory.net/rapid"
)

// drawOverrides draws a value for some options, all of which belong to the
// kind of game that they or the rule set make it.
func drawOverrides(t *rapid.T, set engine.RuleSet) []engine.Override {
	var overrides []engine.Override
	kind := engine.Rules{Stock: set.Stock}
	for _, o := range engine.Options() {
		if !rapid.Bool().Draw(t, "name "+o.Name) {
			continue
		}
		ov := engine.Override{Name: o.Name, Value: rapid.SampledFrom(o.Values).Draw(t, o.Name)}
		if ov.Name == "stock" {
			kind.Stock = map[string]engine.Stock{"reserve": engine.ToReserve, "columns": engine.ToColumns}[ov.Value]
		}
		overrides = append(overrides, ov)
	}
	options := engine.Options()
	return slices.DeleteFunc(overrides, func(ov engine.Override) bool {
		return !options[slices.IndexFunc(options, func(o engine.Option) bool { return o.Name == ov.Name })].Belongs(kind)
	})
}

func drawGame(t *rapid.T) *engine.Game {
	set := rapid.SampledFrom(engine.RuleSets()).Draw(t, "rule set")
	rules := set.Rules
	if rapid.Bool().Draw(t, "house rules") {
		var err error
		if rules, err = set.With(drawOverrides(t, set)); err != nil {
			t.Fatal(err)
		}
	}
	if rapid.Bool().Draw(t, "pack without a number") {
		pack := engine.NumberedPack(1)
		return engine.NewPackGame(set, rules, engine.Pack(rapid.Permutation(pack[:]).Draw(t, "pack")))
	}
	g, err := engine.NewGame(set, rules, rapid.Uint64Range(1, engine.MaxDeal).Draw(t, "deal"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Random play under random rules, each step watched: 52 different cards,
// events that tell all, undo and redo, records, and refusals that change
// nothing. Beside it the legal moves are compared with the oracle's.
func TestProperty_RandomPlayUnderAnyRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		w, err := check.NewWatch(drawGame(t))
		must(err)
		g := w.Game
		for step := range 60 {
			switch what := rapid.IntRange(0, 9).Draw(t, "what"); {
			case what == 0 && len(g.Moves()) > 0:
				must(w.Undo())
			case what == 1 && len(g.Undone()) > 0:
				must(w.Redo())
			case what == 2:
				must(check.Record(g))
			default:
				moves := g.State().Moves(nil)
				if len(moves) == 0 {
					continue
				}
				must(w.Play(rapid.SampledFrom(moves).Draw(t, "move")))
			}
			if step%3 == 0 { // it asks for thousands of moves
				must(againstOracle(w))
			}
		}
		must(w.End())
		for len(g.Moves()) > 0 {
			must(w.Undo())
		}
		if start, _ := g.Opening(); *g.State() != start {
			t.Fatal("undo does not lead back to the first position")
		}
		must(check.Record(g))
	})
}

// againstOracle compares Moves and Check with the oracle over all moves that
// can be written.
func againstOracle(w *check.Watch) error {
	g, o := w.Game, lookAt(w)
	listed := map[engine.Move]bool{}
	for _, m := range g.State().Moves(nil) {
		if listed[m] {
			return fmt.Errorf("%s is listed twice", m)
		}
		listed[m] = true
	}
	for _, m := range check.Conceivable(g.State()) {
		want := o.legal(m)
		if got := g.State().Legal(m); got != want || listed[m] != want || (g.State().Check(m) == nil) != want {
			return fmt.Errorf("%s: legal %t, listed %t, checked with %v, by the oracle %t", m, got, listed[m], g.State().Check(m), want)
		}
	}
	return nil
}

// In one position each, every move that is not legal is tried.
func TestProperty_RefusedMoveChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, err := check.NewWatch(drawGame(t))
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(0, 12).Draw(t, "moves") {
			moves := w.Game.State().Moves(nil)
			if len(moves) == 0 {
				break
			}
			if err := w.Play(rapid.SampledFrom(moves).Draw(t, "move")); err != nil {
				t.Fatal(err)
			}
		}
		if len(w.Game.Moves()) > 0 && rapid.Bool().Draw(t, "undo") {
			if err := w.Undo(); err != nil {
				t.Fatal(err)
			}
		}
		for _, m := range check.Conceivable(w.Game.State()) {
			if w.Game.State().Legal(m) {
				continue
			}
			if err := w.Refuse(m); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func TestProperty_OverridesInAnyOrderGiveTheSameRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		set := rapid.SampledFrom(engine.RuleSets()).Draw(t, "rule set")
		overrides := drawOverrides(t, set)
		rules, err := set.With(overrides)
		if err != nil {
			t.Fatal(err)
		}
		other, err := set.With(rapid.Permutation(overrides).Draw(t, "other order"))
		if err != nil || other != rules {
			t.Fatalf("%v give %+v, in another order %+v: %v", overrides, rules, other, err)
		}
		for _, o := range engine.Options() {
			for _, ov := range overrides {
				if ov.Name == o.Name && o.Value(rules) != ov.Value {
					t.Fatalf("%s reads back as %s", ov, o.Value(rules))
				}
			}
			if !o.Belongs(rules) && o.Value(rules) != "-" {
				t.Fatalf("%s does not belong and is %s", o.Name, o.Value(rules))
			}
		}
	})
}

func TestProperty_DifferingLeadsFromAnyRulesToAnyOther(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func() engine.Rules {
			set := rapid.SampledFrom(engine.RuleSets()).Draw(t, "rule set")
			rules, err := set.With(drawOverrides(t, set))
			if err != nil {
				t.Fatal(err)
			}
			return rules
		}
		from, to := draw(), draw()
		differing := to.Differing(from)
		if got, err := from.With(differing); err != nil || got != to {
			t.Fatalf("from %+v over %v to %+v, want %+v: %v", from, differing, got, to, err)
		}
		if (len(differing) == 0) != (from == to) {
			t.Fatalf("%v differ between %+v and %+v", differing, from, to)
		}
		for i := range differing {
			fewer := slices.Delete(slices.Clone(differing), i, i+1)
			if got, err := from.With(fewer); err == nil && got == to {
				t.Fatalf("%s need not be named", differing[i])
			}
		}
	})
}

func TestProperty_DealNumbersNamePacks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Uint64Range(1, engine.MaxDeal).Draw(t, "deal")
		pack := engine.NumberedPack(n)
		if back, err := engine.ParsePack(pack.String()); err != nil || back != pack {
			t.Fatalf("%s is read back as %s: %v", pack, back, err)
		}
	})
}

// A record in which something was changed is refused, or is a game whose own
// record is read back; it never panics.
func TestProperty_CorruptedRecord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		for range rapid.IntRange(0, 20).Draw(t, "moves") {
			moves := g.State().Moves(nil)
			if len(moves) == 0 {
				break
			}
			if _, err := g.Play(rapid.SampledFrom(moves).Draw(t, "move")); err != nil {
				t.Fatal(err)
			}
		}
		text := []byte(g.Record())
		for range rapid.IntRange(1, 4).Draw(t, "changes") {
			at := rapid.IntRange(0, len(text)-1).Draw(t, "at")
			switch rapid.IntRange(0, 3).Draw(t, "how") {
			case 0:
				text[at] = rapid.Byte().Draw(t, "byte")
			case 1:
				text = slices.Delete(text, at, at+1)
			case 2:
				text = slices.Insert(text, at, rapid.SampledFrom([]byte("cfr-*,\n 1789CDHS=")).Draw(t, "letter"))
			case 3:
				text = text[:at+1]
			}
			if len(text) == 0 {
				break
			}
		}
		if back, err := engine.ParseRecord(string(text)); err == nil {
			if err := check.Record(back); err != nil {
				t.Fatalf("%s\nof the record\n%s", err, text)
			}
		}
	})
}
