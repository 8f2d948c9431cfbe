// Package mutate makes hostile texts out of good ones, for the fuzz targets of
// the packages that read what players, files and links say.
//
// The fuzzer of the go command looks for ways into the code, but makes some
// ten thousand inputs a second. This package makes a hundred times as many,
// in the process of the test, out of the seeds and of what the fuzzer has
// found. It knows nobody, and the same seeds make the same texts.
package mutate

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
)

// longest is where texts stop growing, in bytes.
const longest = 1 << 13

// Maker makes texts. Make one with New.
type Maker struct {
	random *rand.Rand
	corpus []string
	words  []string
	buffer []byte
}

// odd are pieces that programs have stumbled over before.
var odd = []string{
	"", "\x00", "\xff", "\xf0\x28", "\r\n", "\n\n", "\t", " ", "\u00a0", "\u2028", "\ufeff", "\u202e", "é", "王",
	"0", "-1", "00", "+1", "1e9", "0x1", "2147483648", "4294967296", "9223372036854775807", "18446744073709551616",
	"99999999999999999999999999", "NaN", "null", "true", "{}", "[]", "{", "[", "]", "}", `"`, `\u0000`, `\`, "%", "%zz", "%00",
	"&", "=", "==", ";", "?", "#", "*", ",,", "../", "<script>", strings.Repeat("9", 400), strings.Repeat("[", 400), strings.Repeat("a", 1000),
}

// New makes a maker from texts that are good, or were found to be interesting.
func New(seed uint64, corpus []string) *Maker {
	m := &Maker{random: rand.New(rand.NewPCG(seed, 10)), corpus: slices.Clone(corpus)}
	if len(m.corpus) == 0 {
		m.corpus = []string{""}
	}
	m.words = slices.Clone(odd)
	for _, text := range m.corpus {
		m.words = append(m.words, strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })...)
		m.words = append(m.words, strings.Split(text, "\n")...)
	}
	slices.Sort(m.words)
	m.words = slices.Compact(m.words)
	return m
}

// Next makes a text: one of the corpus, changed in a few places.
func (m *Maker) Next() string {
	m.buffer = append(m.buffer[:0], m.pick(m.corpus)...)
	for range 1 + m.random.IntN(2)*m.random.IntN(6) {
		m.change()
		m.buffer = m.buffer[:min(len(m.buffer), longest)]
	}
	return string(m.buffer)
}

func (m *Maker) pick(from []string) string { return from[m.random.IntN(len(from))] }

// part is two places in a text of a length, in order.
func (m *Maker) part(length int) (from, to int) {
	from = m.random.IntN(length + 1)
	reach := length - from
	if m.random.IntN(3) > 0 {
		reach = min(reach, 8)
	}
	return from, from + m.random.IntN(reach+1)
}

// change changes the text in one place.
func (m *Maker) change() {
	b := m.buffer
	from, to := m.part(len(b))
	switch m.random.IntN(10) {
	case 0: // another byte
		if from < len(b) {
			b[from] = byte(m.random.Uint32())
		}
	case 1: // a bit
		if from < len(b) {
			b[from] ^= 1 << m.random.IntN(8)
		}
	case 2: // left out
		m.buffer = slices.Delete(b, from, to)
	case 3: // said again, often
		piece := slices.Clone(b[from:to])
		for range 1 + m.random.IntN(4) {
			m.buffer = slices.Insert(m.buffer, from, piece...)
		}
	case 4: // put elsewhere
		piece := slices.Clone(b[from:to])
		rest := slices.Delete(b, from, to)
		m.buffer = slices.Insert(rest, m.random.IntN(len(rest)+1), piece...)
	case 5: // cut off
		m.buffer = b[:from]
	case 6: // the rest of another text
		other := m.pick(m.corpus)
		m.buffer = append(b[:from], other[m.random.IntN(len(other)+1):]...)
	case 7: // a word in the place of another
		m.buffer = slices.Replace(b, from, to, []byte(m.pick(m.words))...)
	case 8: // a word more
		m.buffer = slices.Insert(b, from, []byte(m.pick(m.words))...)
	case 9: // another number, or another letter of the same kind
		if from < len(b) {
			b[from] = m.alike(b[from])
		}
	}
}

// alike is a character of the same kind.
func (m *Maker) alike(c byte) byte {
	for _, kind := range [...]string{"0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"} {
		if strings.IndexByte(kind, c) >= 0 {
			return kind[m.random.IntN(len(kind))]
		}
	}
	return byte(33 + m.random.IntN(15))
}
