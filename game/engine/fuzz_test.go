package engine_test

import (
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/lab/check"
	"agnes/game/lab/mutate"
)

// Whatever a player pastes: it is read or refused, and what is read is written
// as text that means the same.

func FuzzParseRecord(f *testing.F) {
	mutate.Fuzz(
		f, func(t testing.TB, text string) {
			g, err := engine.ParseRecord(text)
			if err != nil {
				return
			}
			if err := check.Record(g); err != nil {
				t.Error(err)
			}
			if err := check.Position(g.State()); err != nil {
				t.Error(err)
			}
		},
		"agnes 1\nrules bernauer\noption base=7\noption worryBack=on\ndeal 1\nmoves r3-f,c2-c1,deal\nundone 1\n",
		"agnes 1\r\nrules sorel-dalton\r\npack "+engine.NumberedPack(1).String()+"\r\nmoves deal\r\nmoves deal\r\n",
		"agnes 1\nrules bernauer-redeal\ndeal 999999999\nmoves deal,deal,deal,redeal,deal",
	)
}

func FuzzParseMoves(f *testing.F) {
	start, _ := engine.Start(engine.RuleSets()[0].Rules, engine.NumberedPack(1))
	mutate.Fuzz(f, func(t testing.TB, text string) {
		moves, err := engine.ParseMoves(text)
		if err != nil {
			return
		}
		words := engine.MovesText(moves)
		again, err := engine.ParseMoves(words)
		if err != nil || len(again) != len(moves) {
			t.Errorf("%q is written as %q and read as %v: %v", text, words, again, err)
		}
		s := start
		for _, m := range moves {
			_, _ = s.Apply(m, nil) // most are refused
		}
		if err := check.Position(&s); err != nil {
			t.Error(err)
		}
	}, "deal,c3-f\nr4-c2, c5-c1*3\r\nfH-c2,redeal")
}

func FuzzParsePack(f *testing.F) {
	mutate.Fuzz(f, func(t testing.TB, text string) {
		pack, err := engine.ParsePack(text)
		if err != nil {
			return
		}
		if again, err := engine.ParsePack(pack.String()); err != nil || again != pack {
			t.Errorf("%q is written as %s", text, pack)
		}
		s, _ := engine.Start(engine.Rules{}, pack)
		if err := check.Position(&s); err != nil {
			t.Error(err)
		}
	}, engine.NumberedPack(1).String(), strings.ToLower(engine.NumberedPack(999_999_999).String()))
}

// FuzzParseOverride reads options, one a line, and sets them all at once.
func FuzzParseOverride(f *testing.F) {
	sets := engine.RuleSets()
	mutate.Fuzz(f, func(t testing.TB, text string) {
		var overrides []engine.Override
		for line := range strings.SplitSeq(text, "\n") {
			o, err := engine.ParseOverride(line)
			if err != nil {
				if err.Error() == "" {
					t.Error("refused without a word")
				}
				return
			}
			if o.String() != line {
				t.Errorf("%q is written as %q", line, o)
			}
			overrides = append(overrides, o)
		}
		// Three of the rule sets, others for other texts.
		for i := range 3 {
			set := sets[(len(text)+5*i)%len(sets)]
			rules, err := set.With(overrides)
			if err != nil {
				if err.Error() == "" {
					t.Error("refused without a word")
				}
				continue
			}
			if back, err := set.With(rules.Differing(set.Rules)); err != nil || back != rules {
				t.Errorf("%v on %s cannot be written: %v", overrides, set.ID, err)
			}
		}
	}, "space=any\nrows=right", "base=7\nredeals=1", "build=same-colour\nrun=whole-suit\nworryBack=on", "reserve=hidden\nlastTwo=cover\nonBase=refused")
}
