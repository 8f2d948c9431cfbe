package audio

// mix64 is the output function of SplitMix64 (Steele, Lea and Flood 2014).
func mix64(z uint64) uint64 {
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Chance is a small generator for cosmetic choices, SplitMix64. It has nothing
// to do with the deal of the cards. The zero value is ready to use.
type Chance struct {
	state uint64
}

// NewChance starts a generator; the same seed gives the same choices.
func NewChance(seed uint64) Chance { return Chance{state: seed} }

// next draws 64 bits.
func (c *Chance) next() uint64 {
	c.state += 0x9E3779B97F4A7C15
	return mix64(c.state)
}

// Below returns a number from 0 to n-1, or 0 if n is less than 2.
func (c *Chance) Below(n int) int {
	if n < 2 {
		return 0
	}
	return int(c.next() >> 33 % uint64(n))
}

// between returns a number from low to high, both included.
func (c *Chance) between(low, high int) int { return low + c.Below(high-low+1) }

// near returns x moved by at most the given percentage either way.
func (c *Chance) near(x, percent int) int {
	return x + x*c.between(-percent*10, percent*10)/1000
}

// Variants chooses variants of sounds and never the same one twice running.
// The zero value is ready to use.
type Variants struct {
	chance Chance
	last   [Sounds]uint8 // the variant chosen last, plus one
}

// NewVariants starts the choice of variants; the same seed gives the same row.
func NewVariants(seed uint64) Variants { return Variants{chance: NewChance(seed)} }

// Next returns a variant of s, from 0 to s.Variants()-1.
func (v *Variants) Next(s Sound) int {
	n := s.Variants()
	if n < 2 {
		return 0
	}
	last := v.last[s]
	var pick int
	if last == 0 {
		pick = v.chance.Below(n)
	} else if pick = v.chance.Below(n - 1); pick >= int(last)-1 {
		pick++
	}
	v.last[s] = uint8(pick + 1)
	return pick
}

// Ripple returns when each of n cards of a dealt row should sound, in ticks
// after the first: one after another at the slightly uneven pace of a hand,
// three to five ticks apart and never three times the same. The first is 0.
func Ripple(n int, seed uint64) []int {
	c := NewChance(seed)
	offsets := make([]int, max(n, 0))
	gap, before := 0, 0
	for i := 1; i < len(offsets); i++ {
		next := c.between(3, 5)
		if next == gap && gap == before {
			next = 3 + (next-2)%3
		}
		before, gap = gap, next
		offsets[i] = offsets[i-1] + next
	}
	return offsets
}
