package store

import (
	"slices"
	"strings"
	"testing"

	"agnes/game/lab/mutate"
	"pgregory.net/rapid"
)

func anySettings(t *rapid.T) Settings {
	s := DefaultSettings()
	s.Language = rapid.SampledFrom([]string{"", "de", "zh"}).Draw(t, "language")
	for _, c := range Choices() {
		s = c.With(s, rapid.IntRange(-3, 20).Draw(t, c.Name))
	}
	return s
}

func TestSettingsSurviveAsText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := anySettings(t)
		if got, err := ParseSettings(s.Text()); err != nil || got != s {
			t.Fatalf("%+v\n%+v\n%v", got, s, err)
		}
	})
}

func TestASettingThatIsWrongFallsBackByItself(t *testing.T) {
	got, err := ParseSettings(`{"deck": "plaid", "speed": 9, "volume": "11", "drag": null, "table": "dark",
		"language": "../../etc", "mute": "on", "unheard-of": {"a": [1, 2]}}`)
	want := DefaultSettings()
	want.Table, want.Mute = DarkFelt, true
	if err != nil || got != want {
		t.Fatalf("%+v, %v", got, err)
	}
}

func TestOnlyATextThatIsNoObjectIsNoSettings(t *testing.T) {
	for _, text := range []string{"", "null", "[]", "7", "{", strings.Repeat("[", 100_000)} {
		if s, err := ParseSettings(text); err == nil || s != DefaultSettings() {
			t.Errorf("%.20q: %v", text, err)
		}
	}
}

func TestSettingsOutOfRangeShowTheirDefault(t *testing.T) {
	s := DefaultSettings()
	s.Deck, s.Volume, s.Back = 77, 200, 99
	if got, err := ParseSettings(s.Text()); err != nil || got != DefaultSettings() {
		t.Fatalf("%+v, %v", got, err)
	}
}

func TestEachChoiceHasItsOwnNameAndDefault(t *testing.T) {
	var names []string
	for _, c := range Choices() {
		if slices.Contains(names, c.Name) {
			t.Errorf("%s is there twice", c.Name)
		}
		names = append(names, c.Name)
		for i := range c.Values {
			if c.Index(c.With(DefaultSettings(), i)) != i {
				t.Errorf("%s: value %d is not kept", c.Name, i)
			}
		}
	}
}

func FuzzParseSettings(f *testing.F) {
	mutate.Fuzz(f, func(t testing.TB, text string) {
		s, err := ParseSettings(text)
		if err != nil && s != DefaultSettings() {
			t.Fatalf("%q: refused, and yet %+v", text, s)
		}
		if s == DefaultSettings() {
			return // as most are, and they are written often enough
		}
		if got, err := ParseSettings(s.Text()); err != nil || got != s {
			t.Fatalf("%q: %+v, %v", text, got, err)
		}
	}, DefaultSettings().Text(), `{"deck": "four-colour", "volume": "3", "language": "de"}`)
}

func FuzzParseWindowPlace(f *testing.F) {
	mutate.Fuzz(f, func(t testing.TB, text string) {
		place, err := ParseWindowPlace(text)
		if err != nil {
			return
		}
		if got, err := ParseWindowPlace(place.Text()); err != nil || got != place {
			t.Fatalf("%q: %+v, %v", text, got, err)
		}
	}, WindowPlace{X: 1, Y: -2, Width: 640, Height: 360}.Text())
}
