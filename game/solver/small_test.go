package solver

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"agnes/game/engine"
)

// randomSmall deals a small game: an initial staircase that may be ragged, a
// reserve and a stock in proportion.
func randomSmall(r *rand.Rand, rules engine.Rules, b *budget) *position {
	ranks := uint8(3 + r.IntN(3))
	width := 3 + r.IntN(2)
	g := newGame(rules, ranks, width, uint8(r.IntN(4)))
	p := &position{game: g, trie: newTrie(g, b)}
	cards := make([]card, 0, g.cards)
	for c := range card(g.cards) {
		if c != makeCard(0, g.base) {
			cards = append(cards, c)
		}
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	p.up[g.base] = 1
	take := func() card { c := cards[0]; cards = cards[1:]; return c }

	later := r.IntN(len(cards)*2/3 + 1) // cards of the stock and the reserve
	columns := len(cards) - later
	for i := 0; i < columns; i++ {
		c := take()
		to := i % width
		if r.IntN(3) == 0 {
			to = r.IntN(width)
		}
		p.pushColumn(to, c)
	}
	if rules.Faces == engine.TopUp {
		for i := range width {
			hide(p, i)
		}
	}
	if rules.Stock == engine.ToReserve {
		for i := 0; i < width && len(cards) > 0; i++ {
			p.piles[i].push(take())
		}
	}
	for len(cards) > 0 {
		p.stock.push(take())
	}
	if rules.Redeals == 0 {
		p.redealt = true
	}
	if rules.Reserve == engine.Hidden {
		p.revealed = uint8(r.IntN(1 << width))
		for i := range width {
			if p.columns[i].n == 0 {
				p.revealed |= 1 << i
			}
		}
	}
	p.count()
	return p
}

// hide turns all but the last card of a column face down.
func hide(p *position, i int) {
	col := p.columns[i]
	p.columns[i].n = 0
	for j, c := range col.cards[:col.n] {
		if j < int(col.n)-1 {
			c |= down
		}
		p.pushColumn(i, c)
	}
}

// replant gives the position another trie.
func (p *position) replant(t *trie) {
	p.trie = t
	for i := range p.columns {
		col := &p.columns[i]
		n := col.n
		for col.n = 0; col.n < n; {
			p.pushColumn(i, col.cards[col.n])
		}
	}
}

// verdictOf searches to the end, or gives up.
func verdictOf(p *position, short shortcuts, states int) (outcome, int) {
	b := &budget{given: 1 << 28}
	fresh := *p
	fresh.replant(newTrie(p.game, b))
	s := newSearch(&fresh, short, b)
	o := s.run(states)
	if o == doubtful {
		// As the solver does, look again without relying on there being no ring.
		short &^= useRingless
		return verdictOf(p, short, states)
	}
	if o == won && !legal(p, s.trail) {
		return withoutBites(p, short, states, verdictOf)
	}
	return o, s.states
}

// bestVerdictOf does the same best-first.
func bestVerdictOf(p *position, short shortcuts, states int) (outcome, int) {
	b := &budget{given: 1 << 28}
	fresh := *p
	fresh.replant(newTrie(p.game, b))
	s := newBest(&fresh, short, b)
	o := s.run(states)
	if o == doubtful {
		short &^= useRingless
		return bestVerdictOf(p, short, states)
	}
	if o == won {
		way := s.way()
		for o = searching; o == searching; {
			o = way.step()
		}
		if o == lineLost || !legal(p, s.trail) {
			return withoutBites(p, short, states, bestVerdictOf)
		}
	}
	return o, s.states
}

// withoutBites looks again, as the solver does, when a line makes a bite that the
// rules do not allow.
func withoutBites(p *position, short shortcuts, states int, verdict func(*position, shortcuts, int) (outcome, int)) (outcome, int) {
	if !short.has(useLazySplit) || p.rings == nil {
		panic("the line is not legal, and has no bites")
	}
	short &^= useLazySplit
	return verdict(p, short, states)
}

// legal plays a line by moves that the plain generator offers, and reports
// whether they are all there.
func legal(p *position, trail []undo) bool {
	q := *p
	for _, u := range trail {
		found := false
		for _, m := range q.appendMoves(nil, 0) {
			if m.from == u.from && m.to == u.to && (m.n == u.n || m.from == stockPlace) {
				found = true
				q.make(m)
				break
			}
		}
		if !found {
			return false
		}
	}
	if q.missing != 0 {
		panic("the line does not win")
	}
	return true
}

// each is every shortcut by itself, and all of them.
func each() []named {
	return []named{
		{"symmetry", useSymmetry},
		{"safeUp", useSafeUp},
		{"lazySplit", useLazySplit},
		{"ringless", useLazySplit | useRingless},
		{"tails", useLazySplit | useTails},
		{"tails and symmetry", useLazySplit | useSymmetry | useTails},
		{"dead", useDead},
		{"dealFirst", useDealFirst},
		{"freeDeal", useFreeDeal},
		{"freeDeal and dealFirst", useDealFirst | useFreeDeal},
		{"dealFirst and dead", useDealFirst | useDead},
		{"lazyReserve", useLazyReserve},
		{"symmetry and dead", useSymmetry | useDead},
		{"join", useJoin},
		{"join, ringless", useJoin | useRingless},
		{"join and symmetry", useJoin | useSymmetry},
		{"hurry", useHurry},
		{"hurry and symmetry", useHurry | useSymmetry},
		{"classes", useClasses},
		{"classes and symmetry", useClasses | useSymmetry},
		{"classes and dealFirst", useClasses | useDealFirst},
		{"classes, safeUp, join, lazySplit", useClasses | useSafeUp | useJoin | useLazySplit},
		{"fillLate", useFillLate},
		{"fillLate and classes", useFillLate | useClasses},
		{"fillLate, symmetry and dealFirst", useFillLate | useSymmetry | useDealFirst},
		{"fillLate, classes, safeUp, join, lazySplit", useFillLate | useClasses | useSafeUp | useJoin | useLazySplit},
		{"enough", useLazySplit | useTails | useEnough},
		{"enough and ringless", useLazySplit | useTails | useEnough | useRingless},
		{"enough, ringless and symmetry", useLazySplit | useTails | useEnough | useRingless | useSymmetry},
		{"enough, ringless and lazyReserve", useLazySplit | useTails | useEnough | useRingless | useLazyReserve},
		{"enough, ringless and dealFirst", useLazySplit | useTails | useEnough | useRingless | useDealFirst | useFreeDeal},
		{"enough, ringless and safeUp", useLazySplit | useTails | useEnough | useRingless | useSafeUp},
		{"all", allShortcuts},
	}
}

type named struct {
	name  string
	short shortcuts
}

// Every shortcut, by itself and with the others, leaves the verdict of every
// small game as it is, under all rules.
func TestShortcutsChangeNoVerdict(t *testing.T) {
	games, limit := 1500, 20000
	if *long {
		games, limit = 200000, 100000
	}
	r := rand.New(rand.NewPCG(*seed, 7))
	var count [4]int
	saved := map[string]int{}
	total := 0
	for i := range games {
		rules := randomRules(r)
		p := randomSmall(r, rules, &budget{given: 1 << 28})
		want, states := verdictOf(p, 0, limit)
		count[want]++
		if want != won && want != exhausted {
			continue
		}
		total += states
		for _, e := range each() {
			name, short := e.name, e.short
			// Either search can be longer about a win than the limit.
			got, n := verdictOf(p, short, 10*limit)
			saved[name] += n
			if got != want && (got != searching || want != won) {
				t.Fatalf("game %d, %s: %v after %d states, but %v after %d without\n%+v\n%s", i, name, got, n, want, states, rules, describe(p))
			}
			if got, n := bestVerdictOf(p, short, 10*limit); got != want && (got != searching || want != won) {
				t.Fatalf("game %d, %s, best-first: %v after %d states, but %v after %d without\n%+v\n%s", i, name, got, n, want, states, rules, describe(p))
			}
		}
	}
	t.Logf("%d won, %d lost, %d undecided; states %d, with %v", count[won], count[exhausted], count[searching], total, saved)
}

func describe(p *position) string {
	name := func(c card) string {
		s := fmt.Sprintf("%d%c", rankOf(c), "csdh"[suitOf(c)])
		if c&down != 0 {
			s = "(" + s + ")"
		}
		return s
	}
	s := fmt.Sprintf("ranks %d width %d base %d up %v revealed %b redealt %v\n", p.ranks, p.width, p.game.base, p.up, p.revealed, p.redealt)
	for i := range p.width {
		s += fmt.Sprintf("c%d:", i)
		for _, c := range p.columns[i].cards[:p.columns[i].n] {
			s += " " + name(c)
		}
		s += "\n"
	}
	for i := range p.piles {
		if p.piles[i].n > 0 {
			s += fmt.Sprintf("r%d:", i)
			for _, c := range p.piles[i].cards[:p.piles[i].n] {
				s += " " + name(c)
			}
			s += "\n"
		}
	}
	s += "stock (last is next):"
	for _, c := range p.stock.cards[:p.stock.n] {
		s += " " + name(c)
	}
	return s + "\n"
}
