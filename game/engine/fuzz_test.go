package engine_test

import (
	"strings"
	"testing"

	"agnes/game/engine"
	"agnes/game/lab/check"
)

// Whatever a player pastes: it is read or refused, and what is read is written
// as text that means the same.

func FuzzParseRecord(f *testing.F) {
	f.Add("agnes 1\nrules bernauer\noption base=7\noption worryBack=on\ndeal 1\nmoves r3-f,c2-c1,deal\nundone 1\n")
	f.Add("agnes 1\r\nrules sorel-dalton\r\npack " + engine.NumberedPack(1).String() + "\r\nmoves deal\r\nmoves deal\r\n")
	f.Add("agnes 1\nrules bernauer-redeal\ndeal 999999999\nmoves deal,deal,deal,redeal,deal")
	f.Fuzz(func(t *testing.T, text string) {
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
	})
}

func FuzzParseMoves(f *testing.F) {
	f.Add("deal,c3-f\nr4-c2, c5-c1*3\r\nfH-c2,redeal")
	f.Fuzz(func(t *testing.T, text string) {
		moves, err := engine.ParseMoves(text)
		if err != nil {
			return
		}
		var words []string
		for _, m := range moves {
			words = append(words, m.String())
		}
		again, err := engine.ParseMoves(strings.Join(words, ","))
		if err != nil || len(again) != len(moves) {
			t.Errorf("%q is written as %v and read as %v: %v", text, words, again, err)
		}
		s, _ := engine.Start(engine.RuleSets()[0].Rules, engine.NumberedPack(1))
		for _, m := range moves {
			_, _ = s.Apply(m, nil) // most are refused
		}
		if err := check.Position(&s); err != nil {
			t.Error(err)
		}
	})
}

func FuzzParsePack(f *testing.F) {
	f.Add(engine.NumberedPack(1).String())
	f.Fuzz(func(t *testing.T, text string) {
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
	})
}

func FuzzParseOverride(f *testing.F) {
	f.Add("space=any", "rows=right")
	f.Add("base=7", "redeals=1")
	f.Fuzz(func(t *testing.T, first, second string) {
		var overrides []engine.Override
		for _, text := range []string{first, second} {
			o, err := engine.ParseOverride(text)
			if err != nil {
				return
			}
			if o.String() != text {
				t.Errorf("%q is written as %q", text, o)
			}
			overrides = append(overrides, o)
		}
		for _, set := range engine.RuleSets() {
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
	})
}
