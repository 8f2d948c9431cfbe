package screens

import (
	"image"
	"testing"

	"agnes/game/engine"
	"agnes/game/scene"
	"agnes/game/store"
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

// In large text the signs of the games grow with it.
func TestSignsGrowWithTheText(t *testing.T) {
	b := playing(t, "bernauer", 1)
	b.change(func(s *store.Settings) { s.LargeText = true })
	for _, on := range []image.Point{{270, 480}, {320, 568}, {640, 360}, {960, 720}} {
		b.Resize(on.X, on.Y, 1)
		b.closeAll()
		b.openGames()
		for i := range b.laidOut() {
			w := &b.widgets[i]
			pictures := map[scene.Sprite]bool{}
			for _, sign := range w.signs {
				pictures[sign.picture] = true
			}
			for _, item := range b.brush.widget(nil, w, false, false) {
				if pictures[item.Sprite] && (item.W != 2*signSide || item.H != 2*signSide) {
					t.Errorf("%v: a sign of %q is %d pixels wide and %d high", on, w.label, item.W, item.H)
				}
			}
		}
	}
}

// In the chooser each game differs from every other of its kind in a sign that
// is not faint, but for what no sign shows.
func TestSignsTellGamesApart(t *testing.T) {
	b := newBench(t)
	told := map[string]string{}
	for _, rs := range engine.RuleSets() {
		signs := string(familyOf(rs.Rules))
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
