package engine

import (
	"strings"
	"testing"
)

func TestOptions_BelongingNowhereElse(t *testing.T) {
	for _, o := range Options() {
		inColumns, inReserve := o.Belongs(Rules{Stock: ToColumns}), o.Belongs(Rules{})
		wantColumns, wantReserve := true, true
		switch o.Name {
		case "rows":
			wantReserve = false
		case "reserve", "lastTwo", "redeals":
			wantColumns = false
		}
		if inColumns != wantColumns || inReserve != wantReserve {
			t.Errorf("%s belongs to columns games %t, to reserve games %t", o.Name, inColumns, inReserve)
		}
	}
}

func TestOptions_InheritedValueThatNoLongerBelongsIsDropped(t *testing.T) {
	for text, want := range map[string]Rules{
		"bernauer-redeal stock=columns":              {Stock: ToColumns},
		"bernauer-hidden stock=columns rows=right":   {Stock: ToColumns, Rows: FromRight},
		"bernauer-hidden rows=right stock=columns":   {Stock: ToColumns, Rows: FromRight},
		"bernauer-cover stock=columns":               {Stock: ToColumns},
		"sorel-dalton stock=reserve":                 {Build: SameColour, Run: SameSuit, Space: AnyRun},
		"sorel-dalton redeals=1 stock=reserve":       {Build: SameColour, Run: SameSuit, Space: AnyRun, Redeals: 1},
		"sorel-dalton stock=reserve lastTwo=cover":   {Build: SameColour, Run: SameSuit, Space: AnyRun, LastTwo: Covers},
		"bernauer-redeal stock=reserve":              {Redeals: 1},
		"sorel-closed worryBack=off faces=up base=A": {Build: SameColour, Space: NeverFill, Stock: ToColumns, Base: Ace},
	} {
		if got := rulesOf(t, text); got != want {
			t.Errorf("%s is %+v, want %+v", text, got, want)
		}
	}
}

func TestOptions_NamedValueThatDoesNotBelongIsRefusedWithASentence(t *testing.T) {
	for _, c := range []struct{ set, overrides, says string }{
		{"bernauer", "rows=right", "option rows belongs to games that deal to the columns, and this one has a reserve"},
		{"bernauer", "rows=left", "option rows belongs to games that deal to the columns, and this one has a reserve"},
		{"sorel", "reserve=open", "option reserve belongs to games with a reserve, and this one deals to the columns"},
		{"sorel", "lastTwo=own", "option lastTwo belongs to games with a reserve, and this one deals to the columns"},
		{"sorel", "redeals=0", "option redeals belongs to games with a reserve, and this one deals to the columns"},
		{"bernauer", "redeals=1 stock=columns", "option redeals belongs to games with a reserve, and this one deals to the columns"},
		{"bernauer", "stock=columns redeals=1", "option redeals belongs to games with a reserve, and this one deals to the columns"},
		{"sorel", "stock=reserve rows=right", "option rows belongs to games that deal to the columns, and this one has a reserve"},
		{"bernauer", "rose=right", `there is no option "rose"`},
		{"bernauer", "run=all", `option run has no value "all": use one of packed, whole, same-suit, whole-suit, single`},
		{"bernauer", "run=", `option run has no value "": use one of packed, whole, same-suit, whole-suit, single`},
		{"bernauer", "run=single run=single", "option run is named twice"},
	} {
		set, err := FindRuleSet(c.set)
		if err != nil {
			t.Fatal(err)
		}
		var overrides []Override
		for _, text := range strings.Fields(c.overrides) {
			o, err := ParseOverride(text)
			if err != nil {
				t.Fatal(err)
			}
			overrides = append(overrides, o)
		}
		if _, err := set.With(overrides); err == nil || err.Error() != c.says {
			t.Errorf("%s with %s: %v, want %s", c.set, c.overrides, err, c.says)
		}
	}
	if _, err := ParseOverride("run"); err == nil || err.Error() != `"run" is not an option: write NAME=VALUE` {
		t.Errorf("run alone: %v", err)
	}
	if _, err := FindRuleSet("agnes"); err == nil || err.Error() != `there is no rule set "agnes"` {
		t.Errorf("rule set agnes: %v", err)
	}
}

func TestOptions_ChosenBaseIsNoHouseRule(t *testing.T) {
	for _, rs := range RuleSets() {
		r := rs.Rules
		for r.Base = 0; r.Base <= King; r.Base++ {
			if named, ok := r.NamedAs(); !ok || named.ID != rs.ID {
				t.Errorf("%s with base %s is named %q", rs.ID, r.Base, named.ID)
			}
		}
	}
	if named, ok := rulesOf(t, "sorel space=single").NamedAs(); ok {
		t.Errorf("a house rule is named %s", named.ID)
	}
	if named, ok := rulesOf(t, "bernauer faces=top").NamedAs(); !ok || named.ID != "bernauer-closed" {
		t.Errorf("options that make a rule set are named %q", named.ID)
	}
}
