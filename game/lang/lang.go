// Package lang says things in the player's language: catalogues of texts, and
// words for what the engine answers with. Its texts are the files in
// catalogues, one a language.
//
// It knows the engine, whose refusals, events and options it puts in words. It
// knows no screen, no font and no store; those ask it by key.
package lang

import (
	"embed"
	"fmt"
	"maps"
	"slices"
	"strings"
)

//go:embed catalogues/*.txt
var files embed.FS

// Language is a language that the game speaks.
type Language struct {
	Tag  string // as in catalogues/TAG.txt
	Name string // in the language itself
	one  func(n int) bool

	sunday bool // begins the week
}

// languages lists what the game speaks. To add a language, put its file into
// catalogues and its line here; one says which counts take the form key.one.
var languages = []Language{
	{"en", "English", justOne, false},
	{"de", "Deutsch", justOne, false},
	{"fr", "Français", upToOne, false},
	{"es", "Español", justOne, false},
	{"ja", "日本語", justOne, true},
	{"zh", "简体中文", justOne, false},
}

func justOne(n int) bool { return n == 1 }
func upToOne(n int) bool { return n == 0 || n == 1 }

// Tags lists the languages, English first.
func Tags() []Language { return slices.Clone(languages) }

// Match chooses a language by what the system or the browser wishes, such as
// "de-AT" or "zh_Hans_CN.UTF-8", the most wanted first. Without a match it is
// English.
func Match(wishes []string) string {
	for _, wish := range wishes {
		wish = strings.ToLower(wish)
		end := strings.IndexAny(wish, "-_.@")
		if end < 0 {
			end = len(wish)
		}
		for _, l := range languages {
			if wish[:end] == l.Tag {
				return l.Tag
			}
		}
	}
	return languages[0].Tag
}

// Catalogue is the texts of one language. It does not change and may be used
// from any goroutine.
type Catalogue struct {
	language Language
	texts    map[string]string
	fallback *Catalogue // nil for English
}

// Load returns the catalogue of a language, or the English one where there is
// no such language.
func Load(tag string) *Catalogue {
	english := load(languages[0])
	for _, l := range languages[1:] {
		if l.Tag == tag {
			c := load(l)
			c.fallback = english
			return c
		}
	}
	return english
}

func load(l Language) *Catalogue {
	data, _ := files.ReadFile("catalogues/" + l.Tag + ".txt") // a test holds them all there
	texts, _ := parse(string(data))
	return &Catalogue{language: l, texts: texts}
}

// parse reads the lines of a catalogue. Lines that it cannot read, or that
// name a key again, are in the error; the others are returned all the same.
func parse(data string) (map[string]string, error) {
	texts := map[string]string{}
	var wrong []string
	for i, line := range strings.Split(strings.TrimSuffix(data, "\n"), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		key, text, found := strings.Cut(line, " = ")
		if _, twice := texts[key]; !found || twice || key != strings.TrimSpace(key) || text != strings.TrimSpace(text) || text == "" {
			wrong = append(wrong, fmt.Sprintf("line %d: %s", i+1, line))
			continue
		}
		texts[key] = text
	}
	if wrong != nil {
		return texts, fmt.Errorf("%s", strings.Join(wrong, "\n"))
	}
	return texts, nil
}

// Tag is the tag of the language.
func (c *Catalogue) Tag() string { return c.language.Tag }

// SundayFirst reports whether the week begins on Sunday, and not on Monday,
// where the language is spoken.
func (c *Catalogue) SundayFirst() bool { return c.language.sunday }

// Text returns the text of a key. After the key come the names and values of
// its placeholders, in pairs. Where the text has two forms, the value of "n",
// an int, chooses between key.one and key.other. A key that the language lacks
// is taken from English, and one that English lacks stands for itself.
func (c *Catalogue) Text(key string, args ...any) string {
	text, ok := c.find(key, args)
	if !ok {
		return key
	}
	for i := 0; i+1 < len(args); i += 2 {
		text = strings.ReplaceAll(text, "{"+fmt.Sprint(args[i])+"}", fmt.Sprint(args[i+1]))
	}
	return text
}

// Has reports whether there is a text for the key, in whatever form.
func (c *Catalogue) Has(key string) bool {
	_, ok := c.find(key, nil)
	return ok
}

func (c *Catalogue) find(key string, args []any) (string, bool) {
	for ; c != nil; c = c.fallback {
		if text, ok := c.texts[key]; ok {
			return text, true
		}
		if c.singular(args) {
			if text, ok := c.texts[key+".one"]; ok {
				return text, true
			}
		}
		if text, ok := c.texts[key+".other"]; ok {
			return text, true
		}
	}
	return "", false
}

// singular reports whether the arguments hold an n that takes the form for
// one.
func (c *Catalogue) singular(args []any) bool {
	for i := 0; i+1 < len(args); i += 2 {
		if n, ok := args[i+1].(int); ok && args[i] == "n" {
			return c.language.one(n)
		}
	}
	return false
}

// Runes are all the characters that the catalogues use, sorted.
func Runes() []rune {
	used := map[rune]bool{}
	for _, l := range languages {
		for _, text := range load(l).texts {
			for _, r := range text {
				used[r] = true
			}
		}
		for _, r := range l.Name {
			used[r] = true
		}
	}
	return slices.Sorted(maps.Keys(used))
}
