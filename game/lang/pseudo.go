package lang

import (
	"strings"
	"unicode"
)

// Pseudo is a language for tests of layout: English, 40 per cent longer, with
// its placeholders as they were.
func Pseudo() *Catalogue {
	english := Load(languages[0].Tag)
	texts := map[string]string{}
	for key, text := range english.texts {
		texts[key] = longer(text)
	}
	return &Catalogue{language: english.language, texts: texts}
}

// longer doubles letters outside placeholders until the text is 40 per cent
// longer.
func longer(text string) string {
	var b strings.Builder
	inside := false
	owed := 0 // tenths of a character
	for _, r := range text {
		b.WriteRune(r)
		owed += 4
		switch {
		case r == '{':
			inside = true
		case r == '}':
			inside = false
		case !inside && unicode.IsLetter(r):
			for ; owed >= 10; owed -= 10 {
				b.WriteRune(r)
			}
		}
	}
	for ; owed >= 4; owed -= 10 {
		b.WriteRune('~')
	}
	return b.String()
}
