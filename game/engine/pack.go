package engine

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// PackSize is the number of cards in a pack.
const PackSize = 52

// Pack is 52 cards in the order in which they leave the stock.
type Pack [PackSize]Card

// Deal numbers run from 1 to MaxDeal.
const MaxDeal = 999_999_999

// CheckDeal returns an error unless n is a deal number.
func CheckDeal(n uint64) error {
	if n < 1 || n > MaxDeal {
		return fmt.Errorf("deal %d: deal numbers run from 1 to %d", n, MaxDeal)
	}
	return nil
}

// ParseDeal reads a deal number: digits only, and no zeros before them.
func ParseDeal(s string) (uint64, error) {
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil || CheckDeal(n) != nil || s[0] == '0' {
		return 0, fmt.Errorf("%q is not a deal number: they run from 1 to %d", s, MaxDeal)
	}
	return n, nil
}

// NumberedPack is the pack that a deal number names, for ever and on every
// platform: Fisher–Yates over SplitMix64 as RULES.md states it.
func NumberedPack(deal uint64) Pack {
	var p Pack
	for i := range p {
		p[i] = CardAt(i)
	}
	g := splitMix(deal)
	for i := uint64(PackSize - 1); i > 0; i-- {
		j := g.below(i + 1)
		p[i], p[j] = p[j], p[i]
	}
	return p
}

// splitMix is the SplitMix64 generator (Steele, Lea and Flood, 2014).
type splitMix uint64

func (g *splitMix) next() uint64 {
	*g += 0x9E3779B97F4A7C15
	z := uint64(*g)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// below draws a number under n, each equally likely: draws past the last whole
// multiple of n are thrown away.
func (g *splitMix) below(n uint64) uint64 {
	spare := -n % n // 2^64 mod n
	for {
		if v := g.next(); v <= math.MaxUint64-spare {
			return v % n
		}
	}
}

// String writes the pack as 52 cards with spaces between.
func (p Pack) String() string {
	var b strings.Builder
	for i, c := range p {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(c.String())
	}
	return b.String()
}

// ParsePack reads 52 different cards with white space between.
func ParsePack(s string) (Pack, error) {
	var p Pack
	fields := strings.Fields(s)
	if len(fields) != PackSize {
		return Pack{}, fmt.Errorf("a pack has 52 cards, not %d", len(fields))
	}
	var seen [PackSize]bool
	for i, f := range fields {
		c, err := ParseCard(f)
		if err != nil {
			return Pack{}, fmt.Errorf("card %d of the pack: %w", i+1, err)
		}
		if seen[c.Index()] {
			return Pack{}, fmt.Errorf("card %d of the pack: %s is there twice", i+1, c)
		}
		seen[c.Index()] = true
		p[i] = c
	}
	return p, nil
}

// withBaseFirst moves the first card of rank r to the front; the others keep
// their order. The zero rank leaves the pack as it is.
func (p Pack) withBaseFirst(r Rank) Pack {
	if r == 0 {
		return p
	}
	at := 0
	for p[at].Rank() != r {
		at++
	}
	base := p[at]
	copy(p[1:at+1], p[:at])
	p[0] = base
	return p
}
