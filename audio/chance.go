package audio

// mix64 is the output function of SplitMix64 (Steele, Lea and Flood 2014).
func mix64(z uint64) uint64 {
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// chance is a small generator for cosmetic choices, SplitMix64. It has nothing
// to do with the deal of the cards. The zero value is ready to use.
type chance struct {
	state uint64
}

// newChance starts a generator; the same seed gives the same choices.
func newChance(seed uint64) chance { return chance{state: seed} }

// next draws 64 bits.
func (c *chance) next() uint64 {
	c.state += 0x9E3779B97F4A7C15
	return mix64(c.state)
}

// below returns a number from 0 to n-1, or 0 if n is less than 2.
func (c *chance) below(n int) int {
	if n < 2 {
		return 0
	}
	return int(c.next() >> 33 % uint64(n))
}

// between returns a number from low to high, both included.
func (c *chance) between(low, high int) int { return low + c.below(high-low+1) }

// near returns x moved by at most the given percentage either way.
func (c *chance) near(x, percent int) int {
	return x + x*c.between(-percent*10, percent*10)/1000
}

// variants chooses variants of sounds and never the same one twice running.
// The zero value is ready to use.
type variants struct {
	chance chance
	last   [Sounds]uint8 // the variant chosen last, plus one
}

// newVariants starts the choice of variants; the same seed gives the same row.
func newVariants(seed uint64) variants { return variants{chance: newChance(seed)} }

// next returns a variant of s, from 0 to s.Variants()-1.
func (v *variants) next(s Sound) int {
	n := s.Variants()
	if n < 2 {
		return 0
	}
	last := v.last[s]
	var pick int
	if last == 0 {
		pick = v.chance.below(n)
	} else if pick = v.chance.below(n - 1); pick >= int(last)-1 {
		pick++
	}
	v.last[s] = uint8(pick + 1)
	return pick
}
