package lang

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"agnes/game/store"
)

var placeholder = regexp.MustCompile(`\{[^}]*\}`)

// keyLike is what a key looks like that has no text.
var keyLike = regexp.MustCompile(`\b(rank|suit|card|place|reason|event|rules|option|page|tip|term|history|error)\.[a-zA-Z0-9]`)

// english is the catalogue that the others are held to.
func english(t *testing.T) map[string]string {
	t.Helper()
	return read(t, languages[0].Tag)
}

func read(t *testing.T, tag string) map[string]string {
	t.Helper()
	data, err := files.ReadFile("catalogues/" + tag + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	texts, err := parse(string(data))
	if err != nil {
		t.Errorf("%s.txt has lines that are not “key = text”, or a key twice:\n%v", tag, err)
	}
	return texts
}

func TestEachCatalogueHasTheKeysOfEnglishAndNoOthers(t *testing.T) {
	want := english(t)
	for _, l := range languages[1:] {
		got := read(t, l.Tag)
		for _, key := range slices.Sorted(maps.Keys(want)) {
			if _, ok := got[key]; !ok {
				t.Errorf("%s.txt lacks %s = %s", l.Tag, key, want[key])
			}
		}
		for _, key := range slices.Sorted(maps.Keys(got)) {
			if _, ok := want[key]; !ok {
				t.Errorf("%s.txt has %s, which en.txt has not", l.Tag, key)
			}
		}
	}
}

func TestEachPlaceholderIsInPlace(t *testing.T) {
	want := english(t)
	for _, l := range languages[1:] {
		for key, text := range read(t, l.Tag) {
			got, expected := placeholders(text), placeholders(want[key])
			if !slices.Equal(got, expected) {
				t.Errorf("%s.txt, %s: placeholders %v, in English %v", l.Tag, key, got, expected)
			}
		}
	}
}

// placeholders are the different placeholders of a text, sorted.
func placeholders(text string) []string {
	found := placeholder.FindAllString(text, -1)
	slices.Sort(found)
	return slices.Compact(found)
}

func TestNoTextHasStraySpaceOrBraces(t *testing.T) {
	for _, l := range languages {
		for key, text := range read(t, l.Tag) {
			if strings.Contains(text, "  ") || strings.ContainsAny(text, "\t\r\u3000") || strings.ContainsAny(placeholder.ReplaceAllString(text, ""), "{}") {
				t.Errorf("%s.txt, %s: %q", l.Tag, key, text)
			}
		}
	}
}

func TestEachFileIsALanguageAndEachLanguageAFile(t *testing.T) {
	entries, err := files.ReadDir("catalogues")
	if err != nil {
		t.Fatal(err)
	}
	var tags, names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".txt"))
	}
	for _, l := range Tags() {
		tags = append(tags, l.Tag)
	}
	slices.Sort(tags)
	if !slices.Equal(tags, names) {
		t.Errorf("languages %v, files %v", tags, names)
	}
}

func TestPluralFormsComeInPairs(t *testing.T) {
	for key := range english(t) {
		if stem, ok := strings.CutSuffix(key, ".one"); ok {
			if _, ok := english(t)[stem+".other"]; !ok {
				t.Errorf("%s has no %s.other", key, stem)
			}
		}
	}
}

func TestCountsChooseTheForm(t *testing.T) {
	for _, c := range []struct {
		tag  string
		n    int
		want string
	}{
		{"en", 0, "0 days running"},
		{"en", 1, "1 day running"},
		{"en", 2, "2 days running"},
		{"fr", 0, "0 jour de suite"},
		{"fr", 1, "1 jour de suite"},
		{"fr", 2, "2 jours de suite"},
		{"ja", 1, "1日連続"},
	} {
		if got := Load(c.tag).Text("daily.streak", "n", c.n); got != c.want {
			t.Errorf("%s, %d: %q, want %q", c.tag, c.n, got, c.want)
		}
	}
}

func TestWhatIsMissingComesFromEnglishOrIsTheKey(t *testing.T) {
	c := &Catalogue{language: languages[1], texts: map[string]string{}, fallback: Load("en")}
	if got := c.Text("ui.undo"); got != "Undo" {
		t.Error(got)
	}
	if got := c.Text("no.such.key", "n", 1); got != "no.such.key" {
		t.Error(got)
	}
	if got := Load("tlh").Tag(); got != "en" {
		t.Error(got)
	}
	for _, odd := range [][]any{{"n"}, {1, 2}, {"n", "x"}, {nil, nil}} {
		_ = c.Text("daily.streak", odd...)
	}
}

func TestMatchTakesTheFirstWishThatThereIs(t *testing.T) {
	for _, c := range []struct {
		wishes []string
		want   string
	}{
		{nil, "en"},
		{[]string{"de-AT", "en"}, "de"},
		{[]string{"pt-BR", "es-419"}, "es"},
		{[]string{"zh_Hans_CN.UTF-8"}, "zh"},
		{[]string{"ja_JP.eucJP@x"}, "ja"},
		{[]string{"FR"}, "fr"},
		{[]string{"C", "POSIX", "", "-", "deutsch"}, "en"},
	} {
		if got := Match(c.wishes); got != c.want {
			t.Errorf("%v: %s, want %s", c.wishes, got, c.want)
		}
	}
}

func TestThePseudoLanguageIsFortyPerCentLongerAndKeepsItsPlaceholders(t *testing.T) {
	pseudo := Pseudo()
	for key, text := range english(t) {
		long := pseudo.texts[key]
		if !slices.Equal(placeholders(text), placeholders(long)) {
			t.Errorf("%s: %q", key, long)
		}
		was, is := len([]rune(text)), len([]rune(long))
		if is*10 < was*14-10 || is*10 > was*14+10 {
			t.Errorf("%s: %d characters became %d", key, was, is)
		}
	}
}

func TestRunesHoldsEveryCharacter(t *testing.T) {
	runes := Runes()
	for _, l := range languages {
		for key, text := range read(t, l.Tag) {
			for _, r := range text {
				if _, ok := slices.BinarySearch(runes, r); !ok {
					t.Fatalf("%s, %s: %q is missing", l.Tag, key, r)
				}
			}
		}
	}
}

// What the store tells and keeps has words.
func TestEachNoticeSettingAndExportErrorHasWords(t *testing.T) {
	c := Load("en")
	need := func(key string) {
		if !c.Has(key) {
			t.Errorf("en.txt lacks %s", key)
		}
	}
	for k := range store.NoticeKinds {
		need("notice." + k.String())
	}
	for k := range store.ExportKinds {
		need("export." + k.String())
	}
	for _, d := range []string{store.Game, store.Preference, store.Counts, store.Window, store.Dailies, store.Bookmarks} {
		need("document." + d)
	}
	for _, choice := range store.Choices() {
		if choice.Group == "" {
			continue
		}
		need("setting.group." + choice.Group)
		need("setting." + choice.Name)
		if !strings.HasPrefix(choice.Name, "sound-") {
			need("setting." + choice.Name + ".about")
		}
		for _, v := range choice.Values {
			if choice.Name != "volume" && choice.Name != "music-volume" && !c.Has("setting."+v) {
				need("setting." + choice.Name + "." + v)
			}
		}
	}
}

func TestOneThingIsNotSpokenOfInThePlural(t *testing.T) {
	plural := regexp.MustCompile(`\b1 (cards|moves|days|games|wins)\b`)
	c := Load("en")
	for key := range english(t) {
		if key == "ear.picked.run" {
			continue // at least two cards
		}
		stem := strings.TrimSuffix(strings.TrimSuffix(key, ".one"), ".other")
		if text := placeholder.ReplaceAllString(c.Text(stem, "n", 1), "1"); plural.MatchString(text) {
			t.Errorf("%s: %q", key, text)
		}
	}
}
