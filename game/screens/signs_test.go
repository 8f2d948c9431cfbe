package screens

import (
	"testing"

	"agnes/game/engine"
)

func TestEveryValueOfEveryOptionHasASign(t *testing.T) {
	b := newBench(t)
	seen := map[string]bool{}
	for _, o := range engine.Options() {
		if o.Name == "base" { // a rank, which needs no picture
			continue
		}
		for _, v := range o.Values {
			name := "sign/" + o.Name + "-" + v
			w, h := b.brush.size(b.brush.sprite(name))
			if w != signSide || h != signSide {
				t.Errorf("%s is %dx%d pixels, not %d", name, w, h, signSide)
			}
			seen[name] = true
		}
	}
	for _, name := range b.atlas.Names("sign/") {
		if !seen[name] {
			t.Errorf("%s stands for no value", name)
		}
	}
}

// In the chooser each game differs from every other of its kind in a sign that
// is not faint, but for what no sign shows.
func TestSignsTellGamesApart(t *testing.T) {
	b := newBench(t)
	told := map[string]string{}
	for _, rs := range engine.RuleSets() {
		signs := family(rs.Rules)
		for _, s := range b.signsOf(rs.Rules) {
			signs += string(rune(s.picture))
		}
		if other := told[signs]; other != "" {
			t.Errorf("%s and %s show the same signs", rs.ID, other)
		}
		told[signs] = rs.ID
	}
}

// A page has the sign of the button that leads there, and no other page has it.
func TestEachPageHasASignOfItsOwn(t *testing.T) {
	of := map[string]string{}
	for page, sign := range pageIcons {
		button := page
		if page == "base" {
			button = "base-rank"
		}
		if want, ok := buttonIcons[button]; !ok {
			continue // nobody goes there by a button
		} else if sign != want {
			t.Errorf("the page %s has the sign %s, and its button %s", page, sign, want)
		}
		if other, taken := of[sign]; taken {
			t.Errorf("%s and %s share the sign %s", page, other, sign)
		}
		of[sign] = page
	}
	if len(of) < 12 {
		t.Errorf("only %d pages have signs", len(of))
	}
}
