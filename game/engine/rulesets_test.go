package engine

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// tableUnder reads the table of RULES.md under the heading that starts so: the header is the first
// row, cells are trimmed.
func tableUnder(t *testing.T, heading string) [][]string {
	t.Helper()
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, found := strings.Cut(string(text), "\n## "+heading)
	if !found {
		t.Fatalf("RULES.md has no section %q", heading)
	}
	section, _, _ = strings.Cut(section, "\n## ")
	var rows [][]string
	for _, line := range strings.Split(section, "\n") {
		if !strings.HasPrefix(line, "|") || strings.HasPrefix(line, "| ---") {
			continue
		}
		var cells []string
		for _, c := range strings.Split(strings.Trim(line, "| "), "|") {
			cells = append(cells, strings.TrimSpace(c))
		}
		rows = append(rows, cells)
	}
	if len(rows) < 2 {
		t.Fatalf("RULES.md has no table under %q", heading)
	}
	return rows
}

func TestRuleSets_AreTheTableOfRULES(t *testing.T) {
	rows := tableUnder(t, "Rule sets\n")
	header, rows := rows[0], rows[1:]
	sets := RuleSets()
	if len(sets) != len(rows) {
		t.Fatalf("there are %d rule sets, in RULES.md %d", len(sets), len(rows))
	}
	for i, row := range rows {
		set := sets[i]
		if set.ID != row[0] || set.Name != row[1] {
			t.Errorf("rule set %d is %s, %q, want %s, %q", i+1, set.ID, set.Name, row[0], row[1])
		}
		// Where the table says nothing else.
		want := map[string]string{"base": "turned", "onBase": "allowed", "worryBack": "off", "rows": "-"}
		for j := 2; j < len(header)-1; j++ {
			cell := strings.ReplaceAll(row[j], "–", "-")
			cell, extra, _ := strings.Cut(cell, ", `")
			want[header[j]] = cell
			if extra != "" { // "columns, `rows` right"
				name, value, _ := strings.Cut(extra, "` ")
				want[name] = value
			}
		}
		if want["stock"] == "columns" && want["rows"] == "-" {
			want["rows"] = "left"
		}
		if strings.Contains(row[len(row)-1], "`worryBack` on") {
			want["worryBack"] = "on"
		}
		for _, o := range Options() {
			if got := o.Value(set.Rules); got != want[o.Name] {
				t.Errorf("%s: %s is %s, want %s", set.ID, o.Name, got, want[o.Name])
			}
		}
	}
}

func TestRuleSets_CanBeFoundByID(t *testing.T) {
	ids := map[string]bool{}
	for _, want := range RuleSets() {
		got, err := FindRuleSet(want.ID)
		if err != nil || got != want || ids[want.ID] {
			t.Errorf("%s is found as %+v: %v", want.ID, got, err)
		}
		ids[want.ID] = true
		if named, ok := want.NamedAs(); !ok || named != want {
			t.Errorf("the rules of %s are named %s", want.ID, named.ID)
		}
	}
	if first := RuleSets()[0]; first.Rules != (Rules{}) {
		t.Errorf("the zero rules are not %s", first.ID)
	}
}

func TestOptions_AreTheTableOfRULES(t *testing.T) {
	rows := tableUnder(t, "Options (")[1:]
	options := Options()
	if len(options) != len(rows) {
		t.Fatalf("there are %d options, in RULES.md %d", len(options), len(rows))
	}
	for i, row := range rows {
		values := strings.Split(row[1], ", ")
		if row[0] == "base" { // "turned, A … K"
			values = append([]string{"turned"}, strings.Split("A23456789TJQK", "")...)
		}
		if options[i].Name != row[0] || !slices.Equal(options[i].Values, values) {
			t.Errorf("option %d is %s with %v, want %s with %v", i+1, options[i].Name, options[i].Values, row[0], values)
		}
	}
}

// Each value of each option is what Rules hold under that name.
func TestOptions_ValuesByName(t *testing.T) {
	for text, want := range map[string]Rules{
		"":                  {},
		"build=same-colour": {Build: SameColour},
		"run=whole":         {Run: Whole},
		"run=same-suit":     {Run: SameSuit},
		"run=whole-suit":    {Run: WholeSuit},
		"run=single":        {Run: Single},
		"space=any":         {Space: AnyRun},
		"space=single":      {Space: AnyCard},
		"space=never":       {Space: NeverFill},
		"faces=top":         {Faces: TopUp},
		"stock=columns":     {Stock: ToColumns},
		"reserve=hidden":    {Reserve: Hidden},
		"lastTwo=cover":     {LastTwo: Covers},
		"redeals=1":         {Redeals: 1},
		"base=A":            {Base: Ace},
		"base=T":            {Base: 10},
		"base=K":            {Base: King},
		"onBase=refused":    {OnBase: Refused},
		"worryBack=on":      {WorryBack: On},
	} {
		if got := rulesOf(t, "bernauer "+text); got != want {
			t.Errorf("%s is %+v, want %+v", text, got, want)
		}
	}
	for _, o := range Options() {
		for _, v := range o.Values {
			r := rulesOf(t, "bernauer")
			if o.Name == "rows" {
				r = rulesOf(t, "sorel")
			}
			r, err := r.With([]Override{{o.Name, v}})
			if err != nil || o.Value(r) != v {
				t.Errorf("%s=%s reads back as %s: %v", o.Name, v, o.Value(r), err)
			}
		}
	}
}

// What RULES.md has decided.

func TestDecided_BaseCardIsTheFirst(t *testing.T) {
	for _, rs := range RuleSets() {
		pack := NumberedPack(12)
		if s, _ := Start(rs.Rules, pack); s.BaseCard() != pack[0] {
			t.Errorf("%s: the base card is %s", rs.ID, s.BaseCard())
		}
	}
}

func TestDecided_AnyAvailableCardForSorelsSpacesIsACardOrARun(t *testing.T) {
	legal(t, position(t, "sorel", "base 7D\nc1 9C 8C\nc2 4H"), "c1-c3*2", "c1-c3", "c2-c3")
	refused(t, position(t, "sorel space=single", "base 7D\nc1 9C 8C"), "c1-c3*2", SpaceTakesOne)
}

func TestDecided_ReserveMayBePlayedAtAnyTime(t *testing.T) {
	onlyLegal(t, position(t, "bernauer", "base 7D\nc1 9C\nc2 8D\nr1 8H"), "c2-f c2-c1 r1-c1")
}

func TestDecided_ColumnsGamesHaveNoRedeal(t *testing.T) {
	for _, rs := range RuleSets() {
		if rs.Stock == ToColumns {
			refused(t, &State{rules: rs.Rules, baseCard: card(t, "7D"), up: [4]uint8{0, 1}}, "redeal", NoRedeals)
		}
	}
}

func TestDecided_BaseRankCardsGoUpOnlyWhenPlayed(t *testing.T) {
	s := position(t, "bernauer", "base 7D\nc1 7S 9C\nc2 TH\nstock 7C")
	play(t, s, "c1-c2 deal")
	if s.Score() != 1 {
		t.Errorf("the score is %d", s.Score())
	}
	legal(t, s, "c1-f", "r8-f")
}
