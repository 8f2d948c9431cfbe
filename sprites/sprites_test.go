package sprites

import (
	"image"
	"image/color"
	"image/draw"
	"slices"
	"strings"
	"testing"

	"agnes/game/scene"
)

// wantedNames lists what the screens and the table rely on.
func wantedNames() []string {
	list := strings.Fields(`white cursor/hand title/agnes title/bernauer title/sorel
		check0 check1 radio0 radio1 slider slider-knob scroll-track scroll-knob scroll-up scroll-down
		felt/green felt/dark felt/river felt/lily felt/green-band felt/dark-band felt/river-band felt/lily-band
		felt/green-corner felt/dark-corner felt/river-corner felt/lily-corner
		bit/0 bit/1 bit/2 bit/3 bit/4 bit/5 bit/6 bit/7 glyph/missing glyph/0041`)
	for _, icon := range strings.Fields(`undo redo hint new restart menu sound mute settings stats rules help back close
		play pause first last fast share copy calendar bookmark finish stock moon flag left right up down check lock star fullscreen
		deal trophy hand eye keyboard pad info dice link film warn number base words history sliders`) {
		list = append(list, "icon/"+icon)
	}
	for _, nine := range strings.Fields("panel button button-hot button-down button-off tab") {
		for _, part := range strings.Fields("nw n ne w c e sw s se") {
			list = append(list, nine+"/"+part)
		}
	}
	for _, size := range []string{"small/", "large/"} {
		for _, name := range strings.Fields(`back0 back1 back2 back3 shadow place place-foundation place-reserve place-stock
			glow mark may focus-top focus-sides focus-foot ring-top ring-sides ring-foot crown seal ghost-C ghost-D ghost-H ghost-S`) {
			list = append(list, size+name)
		}
		for _, rank := range "A23456789TJQK" {
			list = append(list, size+"rank"+string(rank))
			for _, suit := range "CDHS" {
				list = append(list, size+string(rank)+string(suit))
			}
		}
	}
	return list
}

func selections() []Selection {
	var all []Selection
	for _, deck := range Decks() {
		all = append(all, Selection{deck, false}, Selection{deck, true})
	}
	return all
}

func TestEveryPixelIsOfThePalette(t *testing.T) {
	if len(Palette) > 32 {
		t.Fatalf("the palette has %d colours", len(Palette))
	}
	known := make(map[color.NRGBA]bool)
	for _, c := range Palette {
		known[c.(color.NRGBA)] = true
	}
	for _, name := range SheetNames() {
		sheet, err := Sheet(name)
		if err != nil {
			t.Fatal(err)
		}
		b := sheet.Bounds()
		straight := image.NewNRGBA(b)
		draw.Draw(straight, b, sheet, b.Min, draw.Src)
		for y := b.Min.Y; y < b.Max.Y; y++ {
			for x := b.Min.X; x < b.Max.X; x++ {
				if c := straight.NRGBAAt(x, y); c.A != 0 && !known[c] && !nearShadow(c) {
					t.Fatalf("sheet %s has %v at %d, %d", name, c, x, y)
				}
			}
		}
	}
}

// nearShadow allows for the rounding of the one translucent colour.
func nearShadow(c color.NRGBA) bool {
	s := Palette[Shadow].(color.NRGBA)
	near := func(a, b uint8) bool { return max(a, b)-min(a, b) <= 2 }
	return c.A == s.A && near(c.R, s.R) && near(c.G, s.G) && near(c.B, s.B)
}

func TestPicturesOfASheetLieApartWithinIt(t *testing.T) {
	for _, name := range SheetNames() {
		cells, err := Index(name)
		if err != nil {
			t.Fatal(err)
		}
		sheet, err := Sheet(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range cells {
			if c.Rect.Empty() || !c.Rect.In(sheet.Bounds()) {
				t.Errorf("%s: %s at %v is not within %v", name, c.Name, c.Rect, sheet.Bounds())
			}
			for _, other := range cells[:i] {
				if c.Rect.Overlaps(other.Rect) || c.Name == other.Name {
					t.Errorf("%s: %s collides with %s", name, c.Name, other.Name)
				}
			}
		}
	}
}

func TestEveryNameIsThereInEverySelection(t *testing.T) {
	for _, sel := range selections() {
		a, err := Pack(sel)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range wantedNames() {
			if w, h := a.Size(a.Sprite(name)); w == 0 || h == 0 {
				t.Errorf("%v has no %s", sel, name)
			}
		}
	}
}

func TestAHandleIsTheSameInEverySelection(t *testing.T) {
	first, err := Pack(Selection{})
	if err != nil {
		t.Fatal(err)
	}
	for _, sel := range selections() {
		a, err := Pack(sel)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(a.names, first.names) {
			t.Errorf("%v numbers its names otherwise", sel)
		}
		for i, name := range a.names {
			s := a.Sprite(name)
			if int(s) != i+1 || s != first.Sprite(name) {
				t.Errorf("%v: %s is %d, not %d", sel, name, s, first.Sprite(name))
			}
			if a.Rect(s).Size() != first.Rect(s).Size() {
				t.Errorf("%v: %s has another size", sel, name)
			}
		}
	}
}

func TestTheAtlasHoldsItsPicturesApart(t *testing.T) {
	for _, sel := range selections() {
		a, err := Pack(sel)
		if err != nil {
			t.Fatal(err)
		}
		if b := a.Pix.Bounds(); b.Dx() > 2048 || b.Dy() > 2048 {
			t.Errorf("%v needs an atlas of %v", sel, b)
		}
		for i, r := range a.rects {
			if !r.In(a.Pix.Rect) {
				t.Errorf("handle %d lies outside the atlas", i)
			}
			for _, other := range a.rects[:i] {
				if r.Inset(-1).Overlaps(other) {
					t.Errorf("%v and %v touch", r, other)
				}
			}
		}
	}
}

func TestUnknownNamesAndHandlesAreEmpty(t *testing.T) {
	a, err := Pack(Selection{})
	if err != nil {
		t.Fatal(err)
	}
	if s := a.Sprite("no such thing"); s != 0 {
		t.Errorf("an unknown name has handle %d", s)
	}
	for _, s := range []scene.Sprite{0, 0xffff} {
		if r := a.Rect(s); !r.Empty() {
			t.Errorf("handle %d has %v", s, r)
		}
	}
}

func TestTheAtlasShowsTheSheet(t *testing.T) {
	a, err := Pack(Selection{})
	if err != nil {
		t.Fatal(err)
	}
	cells, _ := Index("cards")
	sheet, _ := Sheet("cards")
	for _, c := range cells {
		r := a.Rect(a.Sprite(c.Name))
		for y := range r.Dy() {
			for x := range r.Dx() {
				want := color.RGBAModel.Convert(sheet.At(c.Rect.Min.X+x, c.Rect.Min.Y+y)).(color.RGBA)
				if got := a.Pix.RGBAAt(r.Min.X+x, r.Min.Y+y); got != want {
					t.Fatalf("%s at %d, %d: %v, not %v", c.Name, x, y, got, want)
				}
			}
		}
	}
}

func BenchmarkPack(b *testing.B) {
	for b.Loop() {
		if _, err := Pack(Selection{}); err != nil {
			b.Fatal(err)
		}
	}
}
