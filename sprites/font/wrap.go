package font

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Runes that may not begin a line and those that may not end one (kinsoku
// shori, the common core of JIS X 4051).
const (
	noStart = "、。，．・：；？！ー々〜）］｝」』】〉》〕ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}…”’»%"
	noEnd   = "（［｛「『【〈《〔([{“‘«"
)

// Wrap breaks text into lines no wider than width pixels. It breaks at spaces,
// after hyphens, before ampersands and between Chinese or Japanese characters,
// never before closing or after opening punctuation nor within a word of katakana;
// a word wider than a line is cut. Line breaks in the text are kept.
func (f *Font) Wrap(text string, width int) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		lines = f.wrapParagraph(lines, paragraph, width)
	}
	return lines
}

func (f *Font) wrapParagraph(lines []string, s string, width int) []string {
	for {
		cut := f.lineEnd(s, width)
		cut -= orphans(s, cut)
		cut -= torn(s, cut)
		lines = append(lines, strings.TrimRight(s[:cut], " "))
		s = strings.TrimLeft(s[cut:], " ")
		if s == "" {
			return lines
		}
	}
}

// lineEnd finds how many bytes of s make the first line; at least one rune,
// if there is any.
func (f *Font) lineEnd(s string, width int) int {
	used, last := 0, 0
	for i, r := range s {
		if i > 0 && mayBreak(s, i) {
			last = i
		}
		used += int(f.glyph(r).width)
		if used > width && r != ' ' {
			switch {
			case last > 0:
				return last
			case i > 0:
				return i
			default:
				_, n := utf8.DecodeRuneInString(s)
				return n
			}
		}
	}
	return len(s)
}

// orphansLeast is how many Chinese or Japanese characters the last line of a text
// has at least, where the line before it can spare them.
const orphansLeast = 3

// orphans is how many bytes a line of s that ends at cut hands down to the last
// line, so that no character or two stand there alone.
func orphans(s string, cut int) int {
	rest, first := utf8.RuneCountInString(s[cut:]), utf8.RuneCountInString(s[:cut])
	if rest == 0 || rest >= orphansLeast || first < 2*orphansLeast {
		return 0
	}
	for i := cut; rest < 2*orphansLeast; rest++ {
		if rest >= orphansLeast && mayBreak(s, i) {
			return cut - i
		}
		r, n := utf8.DecodeLastRuneInString(s[:i])
		if !ideographic(r) {
			break
		}
		i -= n
	}
	return 0
}

// tornMost is how many characters after a dot go down with their rest.
const tornMost = 3

// torn is how many bytes a line of s that ends at cut hands down, so that no part
// of a name, which are divided by dots, is torn right after its beginning.
func torn(s string, cut int) int {
	if cut == len(s) {
		return 0
	}
	i := cut
	for range tornMost + 1 {
		r, n := utf8.DecodeLastRuneInString(s[:i])
		if r == '・' || r == '·' {
			return cut - i
		}
		if !ideographic(r) {
			break
		}
		i -= n
	}
	return 0
}

// mayBreak reports whether a line may end before byte i of s.
func mayBreak(s string, i int) bool {
	before, _ := utf8.DecodeLastRuneInString(s[:i])
	after, _ := utf8.DecodeRuneInString(s[i:])
	if strings.ContainsRune(noStart, after) || strings.ContainsRune(noEnd, before) {
		return false
	}
	switch {
	case after == ' ':
		return false
	case before == ' ' || after == '&': // which parts an address
		return true
	case before == '-' || before == '–' || before == '—':
		return unicode.IsLetter(after)
	}
	return (ideographic(before) || ideographic(after)) && !(katakana(before) && katakana(after))
}

// katakana reports whether a rune is a letter of a word in katakana.
func katakana(r rune) bool { return 0x30a1 <= r && r <= 0x30fe && r != '・' }

// ideographic reports whether lines may break on both sides of a rune.
func ideographic(r rune) bool {
	return 0x2e80 <= r && r <= 0x9fff || 0xf900 <= r && r <= 0xfaff || 0xff00 <= r && r <= 0xff60
}
