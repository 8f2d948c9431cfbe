package engine

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"
)

const (
	deal1         = "7D 9C 4D 8H 8D 5S JD 6D 9S JC 5D KD 3C 2D JH 5H 7H 4H 2C AD 6S KC KH TH TS JS TD 8S QC 4S 6C 7C AS 5C AH KS 6H QS QH QD 9D 3D 3S AC 4C 2H 8C TC 3H 2S 9H 7S"
	deal999999999 = "TH 4H 4D AC 8S AH 3H AD TC 7C QS 9C 9D 2C JD KC JS 8D 6C 8C 9S 6D JH QH 5D 4S JC 7S 7D 3D TD 7H QC KH AS 2H QD 9H 2S 5S KS 3S 5C 5H TS 4C 6H KD 3C 6S 8H 2D"
)

func TestDeal_PrintedDealNumbers(t *testing.T) {
	for deal, want := range map[uint64]string{1: deal1, 999_999_999: deal999999999} {
		if got := NumberedPack(deal).String(); got != want {
			t.Errorf("deal %d is %s, want %s", deal, got, want)
		}
	}
}

// The generator and the shuffle again, in plain long arithmetic.
func TestDeal_GeneratorAsRulesStateIt(t *testing.T) {
	two64 := new(big.Int).Lsh(big.NewInt(1), 64)
	constant := func(s string) *big.Int { n, _ := new(big.Int).SetString(s, 16); return n }
	step, first, second := constant("9E3779B97F4A7C15"), constant("BF58476D1CE4E5B9"), constant("94D049BB133111EB")
	mod := func(n *big.Int) *big.Int { return n.Mod(n, two64) }
	xorShift := func(z *big.Int, by uint) *big.Int { return z.Xor(z, new(big.Int).Rsh(z, by)) }
	for _, deal := range []int64{1, 2, 17, 4711, 123_456_789, MaxDeal} {
		state := big.NewInt(deal)
		draw := func() *big.Int {
			mod(state.Add(state, step))
			z := new(big.Int).Set(state)
			mod(xorShift(z, 30).Mul(z, first))
			mod(xorShift(z, 27).Mul(z, second))
			return xorShift(z, 31)
		}
		var pack []string
		for _, suit := range "CDHS" {
			for _, rank := range "A23456789TJQK" {
				pack = append(pack, string(rank)+string(suit))
			}
		}
		for i := int64(51); i >= 1; i-- {
			n := big.NewInt(i + 1)
			limit := new(big.Int).Sub(two64, new(big.Int).Mod(two64, n))
			v := draw()
			for v.Cmp(limit) >= 0 {
				v = draw()
			}
			j := v.Mod(v, n).Int64()
			pack[i], pack[j] = pack[j], pack[i]
		}
		if got, want := NumberedPack(uint64(deal)).String(), strings.Join(pack, " "); got != want {
			t.Errorf("deal %d is %s, want %s", deal, got, want)
		}
	}
}

// Draws from the last, incomplete multiple of n are thrown away.
func TestDeal_DrawsPastTheLastWholeMultipleAreThrownAway(t *testing.T) {
	// The state from which the next draw is 2^64 − 1: mixing backwards.
	g := splitMix(beforeDraw(1<<64 - 1))
	g0 := g
	if v := g0.next(); v != 1<<64-1 {
		t.Fatalf("the draw is %#x", v)
	}
	second := g0
	want := second.next() % 52
	if got := g.below(52); got != want { // 2^64 mod 52 is 16
		t.Errorf("the draw is %d, want the next one, %d", got, want)
	}
	// A power of two divides 2^64: nothing is thrown away.
	g = splitMix(beforeDraw(1<<64 - 1))
	if got := g.below(32); got != 31 {
		t.Errorf("below 32 the draw is %d", got)
	}
	// The last number under the limit counts.
	g = splitMix(beforeDraw(1<<64 - 17))
	if got := g.below(52); got != 51 {
		t.Errorf("the last draw under the limit gives %d", got)
	}
	g = splitMix(beforeDraw(1<<64 - 16))
	after := g
	after.next()
	if got := g.below(52); got != after.next()%52 {
		t.Errorf("the first draw past the limit gives %d", got)
	}
}

// beforeDraw is the state of the generator before it draws v.
func beforeDraw(v uint64) uint64 {
	unshift := func(z uint64, by uint) uint64 {
		x := z
		for range 64 / by {
			x = z ^ x>>by
		}
		return x
	}
	inverse := func(a uint64) uint64 { // of an odd number, modulo 2^64, by Newton
		x := a
		for range 6 {
			x *= 2 - a*x
		}
		return x
	}
	z := unshift(v, 31) * inverse(0x94D049BB133111EB)
	z = unshift(z, 27) * inverse(0xBF58476D1CE4E5B9)
	return unshift(z, 30) - 0x9E3779B97F4A7C15
}

func TestDeal_NumbersRunFrom1To999999999(t *testing.T) {
	for n, ok := range map[uint64]bool{0: false, 1: true, MaxDeal: true, MaxDeal + 1: false, 1 << 63: false} {
		if err := CheckDeal(n); (err == nil) != ok {
			t.Errorf("deal %d: %v", n, err)
		}
		set := RuleSets()[0]
		if _, err := NewGame(set, set.Rules, n); (err == nil) != ok {
			t.Errorf("game of deal %d: %v", n, err)
		}
	}
	for _, text := range []string{"", "0", "01", "007", "-1", "+1", " 1", "1e3", "0x1", "1_000", "1000000000", "99999999999999999999", "one"} {
		if n, err := ParseDeal(text); err == nil {
			t.Errorf("%q is read as deal %d", text, n)
		}
	}
	for _, text := range []string{"1", "42", "999999999"} {
		if n, err := ParseDeal(text); err != nil || fmt.Sprint(n) != text {
			t.Errorf("%q is read as deal %d: %v", text, n, err)
		}
	}
}

func TestDeal_PackIsTheSameInEveryRuleSet(t *testing.T) {
	for _, rs := range RuleSets() {
		for _, base := range []Rank{0, Ace, 9} {
			r := rs.Rules
			r.Base = base
			g, err := NewGame(rs, r, 1)
			if err != nil {
				t.Fatal(err)
			}
			if got := g.Pack().String(); got != deal1 {
				t.Errorf("%s, base %s: %s", rs.ID, base, got)
			}
		}
	}
}

func TestDeal_LayoutOfAReserveGame(t *testing.T) {
	s, _ := Start(rulesOf(t, "bernauer"), NumberedPack(1))
	for pile, want := range map[string]string{
		"fD": "7D",
		"c1": "9C", "c2": "4D 8H", "c3": "8D 5S JD", "c4": "6D 9S JC 5D", "c5": "KD 3C 2D JH 5H",
		"c6": "7H 4H 2C AD 6S KC", "c7": "KH TH TS JS TD 8S QC",
		"r1": "4S", "r2": "6C", "r3": "7C", "r4": "AS", "r5": "5C", "r6": "AH", "r7": "KS", "r8": "", "r9": "",
		"stock": "6H QS QH QD 9D 3D 3S AC 4C 2H 8C TC 3H 2S 9H 7S",
	} {
		lies(t, &s, pile, want)
	}
	if s.Score() != 1 {
		t.Errorf("the score at the start is %d", s.Score())
	}
}

func TestDeal_LayoutOfAColumnsGame(t *testing.T) {
	s, _ := Start(rulesOf(t, "sorel"), NumberedPack(1))
	for pile, want := range map[string]string{
		"fD": "7D",
		"c1": "9C", "c2": "4D 8H", "c7": "KH TH TS JS TD 8S QC",
		"r1": "", "r7": "",
		"stock": "4S 6C 7C AS 5C AH KS 6H QS QH QD 9D 3D 3S AC 4C 2H 8C TC 3H 2S 9H 7S",
	} {
		lies(t, &s, pile, want)
	}
}

// With rows=right only the rows dealt later start at column 7.
func TestDeal_StaircaseIsTheSameFromTheRight(t *testing.T) {
	left, _ := Start(rulesOf(t, "sorel"), NumberedPack(5))
	right, _ := Start(rulesOf(t, "sorel-dalton"), NumberedPack(5))
	if left.columns != right.columns || left.stock != right.stock {
		t.Error("the tableau of the two differs")
	}
}

func TestDeal_RowsThatStayInTheStock(t *testing.T) {
	for _, rs := range RuleSets() {
		want := []int{7, 7, 7, 2}
		if rs.Stock == ToReserve {
			want = want[1:]
		}
		s, _ := Start(rs.Rules, NumberedPack(8))
		var got []int
		for s.Legal(Deal) {
			row := s.NextRow(nil)
			before := s.Len(StockPile)
			play(t, &s, "deal")
			got = append(got, before-s.Len(StockPile))
			if len(row) != got[len(got)-1] {
				t.Errorf("%s: the next row is said to be %v", rs.ID, row)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s deals rows of %v, want %v", rs.ID, got, want)
		}
	}
}

func TestDeal_ChosenBaseIsTheFirstCardOfThatRankInTheList(t *testing.T) {
	s, _ := Start(rulesOf(t, "bernauer base=5"), NumberedPack(1))
	// 7D 9C 4D 8H 8D 5S …: the five of spades leaves, the other 51 keep their order.
	for pile, want := range map[string]string{
		"fS": "5S", "fD": "",
		"c1": "7D", "c2": "9C 4D", "c3": "8H 8D JD", "c4": "6D 9S JC 5D",
		"r7": "KS",
	} {
		lies(t, &s, pile, want)
	}
	if s.BaseCard() != card(t, "5S") {
		t.Errorf("the base card is %s", s.BaseCard())
	}
	turned, _ := Start(rulesOf(t, "bernauer"), NumberedPack(1))
	chosen, _ := Start(rulesOf(t, "bernauer base=7"), NumberedPack(1))
	chosen.rules.Base = 0
	if turned != chosen {
		t.Error("choosing the rank that would be turned up changes the deal")
	}
}

func TestDeal_ChosenBaseDeepInTheList(t *testing.T) {
	pack := NumberedPack(1)
	last := pack[PackSize-1] // the last of its rank when the others are moved before it
	var reordered Pack
	i := 0
	for _, c := range pack {
		if c.Rank() != last.Rank() {
			reordered[i] = c
			i++
		}
	}
	for suit := Clubs; suit <= Spades; suit++ {
		reordered[i] = NewCard(last.Rank(), suit)
		i++
	}
	r := rulesOf(t, "bernauer")
	r.Base = last.Rank()
	s, _ := Start(r, reordered)
	if s.BaseCard() != NewCard(last.Rank(), Clubs) || s.StockCard(15) != NewCard(last.Rank(), Spades) || s.Cards(Column(1))[0] != reordered[0] {
		t.Errorf("the base card is %s, the last of the stock %s", s.BaseCard(), s.StockCard(15))
	}
}

func TestDeal_EventsTellTheDealInItsOrder(t *testing.T) {
	pack := NumberedPack(1)
	for _, rs := range RuleSets() {
		_, events := Start(rs.Rules, pack)
		var want []string
		at := 0
		deal := func(to string) {
			want = append(want, fmt.Sprintf("dealt %s stock-%s*1", pack[at], to))
			at++
		}
		deal("fD")
		for n := 1; n <= 7; n++ {
			for range n {
				deal(fmt.Sprintf("c%d", n))
			}
		}
		for n := 1; n <= 7 && rs.Stock == ToReserve; n++ {
			deal(fmt.Sprintf("r%d", n))
		}
		var got []string
		for _, e := range events {
			got = append(got, e.String())
		}
		happened(t, got, want...)
	}
}

// A number is a deal of its own: a thousand of them are a thousand deals.
func TestDeal_AThousandNumbersGiveAThousandDeals(t *testing.T) {
	seen := map[Pack]uint64{}
	for n := uint64(1); n <= 1000; n++ {
		pack := NumberedPack(n)
		if other, there := seen[pack]; there {
			t.Fatalf("the numbers %d and %d give the same deal", n, other)
		}
		seen[pack] = n
	}
}
