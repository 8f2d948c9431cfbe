package engine

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// stuckAfterSearch is a position whose cards can be carried about in a good
// many ways, and never put one up.
func stuckAfterSearch(t testing.TB) *State {
	return position(t, "sorel space=any run=packed", `
		base 7D
		c1 KC QC JC TC
		c2 KS QS JS TS
		c3 KH QH JH
		c4 KD QD JD
		c5 5H`)
}

// openByLimit is stuck in truth, and no search of 20,000 positions shows it.
func openByLimit(t testing.TB) *State {
	return position(t, "sorel space=any run=packed", `
		base 7D
		c1 KC QC JC TC 9C
		c2 KS QS JS TS 9S
		c3 KH QH JH TH 9H
		c4 KD QD JD TD 9D`)
}

func TestPlay_Stuck(t *testing.T) {
	for _, c := range []struct {
		what, rules, table string
		want               Status
	}{
		{"nothing is legal", "bernauer", "base 7D\nc1 9C\nc2 2H", StatusStuck},
		{"a foundation move is open", "bernauer", "base 7D\nc1 9C\nc2 8D", StatusOpen},
		{"a deal is legal", "bernauer", "base 7D\nc1 9C\nstock 2C", StatusOpen},
		{"a redeal is legal", "bernauer-redeal", "base 7D\nc1 9C\nr1 2C", StatusOpen},
		{"the redeal has been used", "bernauer-redeal", "base 7D\nc1 9C\nr1 2C\nredealt", StatusStuck},
		{"the redeal has nothing to gather", "bernauer-redeal", "base 7D\nc1 9C", StatusStuck},
		{"cards go back and forth for ever", "bernauer", "base 7D\nc1 TC\nc2 TS 9H\nr1 2C", StatusStuck},
		{"a card can be uncovered in one step", "bernauer", "base 7D\nc1 TC\nc2 8D 9H\nr1 2C", StatusOpen},
		{"a card can be uncovered in three steps", "bernauer", "base 7D\nc1 5H\nc2 8D 4C 3H\nc3 4S\nc4 2S", StatusOpen},
		{"a card can be uncovered by no step", "bernauer run=single", "base 7D\nc1 5H\nc2 8D 4C 3H\nc3 2S", StatusStuck},
		{"the reserve can be uncovered", "bernauer", "base 7D\nr1 8D 9H\nc1 TC", StatusOpen},
		{"a card that lies face down can go up", "bernauer-closed", "base 7D\nc2 (8D) 9H\nc3 TC", StatusOpen},
		{"a run turned up card by card goes to the one space", "bernauer-closed space=any", "base 7D\nc1 (8D) (9S) 8H\nc2 KC\nc3 KS\nc4 JC\nc5 JS\nc6 5C", StatusOpen},
		{"what is hidden can be revealed", "bernauer-hidden", "base 7D\nc1 9H\nc2 TC\nr1 8D", StatusOpen},
		{"what is hidden under another column cannot", "bernauer-hidden", "base 7D\nc1 9H\nc2 TC\nr3 8D", StatusStuck},
		{"a worried card lets two others up", "bernauer worryBack=on", "base 7D\nf 9D 7H\nc1 TS\nc2 9H 8H 8S", StatusOpen},
		{"a worried card lets one other up", "bernauer worryBack=on", "base 7D\nf 9D 7H\nc1 TS\nc2 8H 8S", StatusStuck},
		{"the same without worrying back", "bernauer", "base 7D\nf 9D 7H\nc1 TS\nc2 9H 8H 8S", StatusStuck},
		{"a game won is not stuck", "bernauer", "base 7D\nf 6C 6D 6H 6S", StatusWon},
		{"all that can be reached leads nowhere", "", "", StatusStuck},
		{"more can be reached than is looked at", "limit", "", StatusOpen},
	} {
		var s *State
		switch c.rules {
		case "":
			s = stuckAfterSearch(t)
		case "limit":
			s = openByLimit(t)
		default:
			s = position(t, c.rules, c.table)
		}
		before := *s
		if got := s.Status(); got != c.want || s.Stuck() != (c.want == StatusStuck) {
			t.Errorf("%s: the game is %s, want %s", c.what, got, c.want)
		}
		if *s != before {
			t.Errorf("%s: asking changed the position", c.what)
		}
	}
}

func TestPlay_StuckLimitIs20000Positions(t *testing.T) {
	if stuckLimit != 20_000 {
		t.Errorf("at most %d positions are looked at", stuckLimit)
	}
	for _, c := range []struct {
		s    *State
		want int
	}{{openByLimit(t), stuckLimit}, {stuckAfterSearch(t), 5_000}} {
		q := NewStuckTest(c.s)
		for !q.Done() {
			q.Run(1000)
		}
		if len(q.seen) > c.want || len(q.seen) < 1_000 {
			t.Errorf("%d positions were looked at, want at most %d", len(q.seen), c.want)
		}
	}
}

func TestPlay_StuckAskedLittleByLittle(t *testing.T) {
	for _, s := range []*State{stuckAfterSearch(t), position(t, "bernauer", "base 7D\nc1 5H\nc2 8D 4C 3H\nc3 4S\nc4 2S")} {
		q := NewStuckTest(s)
		steps := 0
		for ; !q.Done(); steps++ {
			if q.Stuck() {
				t.Fatal("stuck before the answer is known")
			}
			q.Run(1)
		}
		if q.Stuck() != s.Stuck() || steps < 2 {
			t.Errorf("in %d steps the answer is %t, at once %t", steps, q.Stuck(), s.Stuck())
		}
		q.Run(1)
		if !q.Done() || q.Stuck() != s.Stuck() {
			t.Error("the answer changes after it is known")
		}
	}
}

func TestPlay_StuckLeavesLegalMovesLegal(t *testing.T) {
	s := position(t, "bernauer", "base 7D\nc1 TC\nc2 TS 9H")
	if !s.Stuck() {
		t.Fatal("the position is open")
	}
	onlyLegal(t, s, "c2-c1")
	play(t, s, "c2-c1")
	if !s.Stuck() {
		t.Error("a move that leads nowhere opened the game")
	}
}

func TestPlay_StuckDoesNotDependOnTheOrderOfColumns(t *testing.T) {
	a := position(t, "bernauer", "base 7D\nc1 5H\nc2 8D 4C 3H\nc3 4S\nc4 2S")
	b := position(t, "bernauer", "base 7D\nc7 5H\nc5 8D 4C 3H\nc1 4S\nc2 2S")
	if a.Stuck() || b.Stuck() || a.key() != b.key() {
		t.Error("the order of columns makes a difference")
	}
	// But where a space reveals the pile under it, it does.
	a = position(t, "bernauer-hidden", "base 7D\nc1 9H\nc2 TC\nr1 8D")
	b = position(t, "bernauer-hidden", "base 7D\nc2 9H\nc1 TC\nr1 8D")
	if a.Stuck() || !b.Stuck() || a.key() == b.key() {
		t.Error("the order of columns makes no difference under a hidden reserve")
	}
}

// The stuck test against a plain search over whole positions, which merges
// and forgets nothing.
func TestPlay_StuckAgreesWithAPlainSearch(t *testing.T) {
	stuck, open := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		s := drawEndgame(t)
		want, known := plainStuck(s, 600)
		if !known {
			return
		}
		if got := s.Stuck(); got != want {
			t.Fatalf("stuck is %t, a plain search says %t:\n%s", got, want, describe(s))
		}
		if want {
			stuck++
		} else {
			open++
		}
	})
	if stuck == 0 || open == 0 {
		t.Errorf("%d positions were stuck and %d open: the test tests nothing", stuck, open)
	}
}

// plainStuck answers by looking at every position that can be reached, or says
// that there are more than limit.
func plainStuck(s *State, limit int) (stuck, known bool) {
	if s.Won() || s.Legal(Deal) || s.Legal(Redeal) {
		return false, true
	}
	seen := map[State]bool{*s: true}
	queue := []State{*s}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for _, m := range at.Moves(nil) {
			next := at
			if _, err := next.Apply(m, nil); err != nil {
				panic(err)
			}
			if next.Score() > s.Score() {
				return false, true
			}
			if seen[next] {
				continue
			}
			if len(seen) == limit {
				return false, false
			}
			seen[next] = true
			queue = append(queue, next)
		}
	}
	return true, true
}

// drawEndgame draws a position under any rules in which most cards are up and
// the others lie anywhere, the stock empty.
func drawEndgame(t *rapid.T) *State {
	s := &State{rules: drawRules(t)}
	s.baseCard = CardAt(rapid.IntRange(0, PackSize-1).Draw(t, "base card"))
	s.rules.Base = 0
	if s.rules.Redeals > 0 {
		s.redealt = uint8(rapid.IntRange(0, 1).Draw(t, "redealt"))
	}
	if s.rules.Reserve == Hidden {
		s.revealed = uint16(rapid.IntRange(0, 127).Draw(t, "revealed"))
	}
	left := rapid.IntRange(1, 14).Draw(t, "cards left")
	for suit := range s.up {
		s.up[suit] = 13
	}
	var down []Card
	for range left {
		suit := Suit(rapid.IntRange(0, 3).Draw(t, "suit"))
		least := uint8(0)
		if suit == s.baseCard.Suit() {
			least = 1
		}
		if s.up[suit] > least {
			down = append(down, s.foundationCard(suit, int(s.up[suit])))
			s.up[suit]--
		}
	}
	order := rapid.Permutation(down).Draw(t, "order")
	if rapid.Bool().Draw(t, "what is wanted first lies deepest") {
		order = slices.Clone(down)
		slices.Reverse(order)
	}
	columns := rapid.IntRange(1, Columns).Draw(t, "columns")
	for _, c := range order {
		to := Column(rapid.IntRange(1, columns).Draw(t, "column"))
		if s.rules.Stock == ToReserve && rapid.IntRange(0, 3).Draw(t, "to the reserve") == 0 {
			to = ReservePile(rapid.IntRange(1, ReservePiles).Draw(t, "reserve pile"))
		}
		s.pileAt(to).push(c)
	}
	for i := range s.columns {
		if pl := &s.columns[i]; s.rules.Faces == TopUp && pl.n > 1 {
			pl.down = uint8(rapid.IntRange(0, int(pl.n)-1).Draw(t, "face down"))
		}
	}
	return s
}

// drawRules draws a rule set and a value for every option that belongs.
func drawRules(t *rapid.T) Rules {
	r := rapid.SampledFrom(RuleSets()).Draw(t, "rule set").Rules
	if rapid.Bool().Draw(t, "as named") {
		return r
	}
	var overrides []Override
	stock := rapid.SampledFrom([]string{"reserve", "columns"}).Draw(t, "stock")
	for _, o := range Options() {
		value := rapid.SampledFrom(o.Values).Draw(t, o.Name)
		switch {
		case o.Name == "stock":
			value = stock
		case !o.Belongs(map[string]Rules{"reserve": {}, "columns": {Stock: ToColumns}}[stock]):
			continue
		}
		overrides = append(overrides, Override{o.Name, value})
	}
	r, err := r.With(rapid.Permutation(overrides).Draw(t, "overrides"))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// describe writes a position for a message.
func describe(s *State) string {
	text := "base " + s.baseCard.String()
	for _, o := range s.rules.Differing(Rules{}) {
		text += " " + o.String()
	}
	for p := firstColumn; p < FoundationPile; p++ {
		if s.Len(p) == 0 {
			continue
		}
		text += "\n" + p.String()
		if p.IsFoundation() {
			text += " " + s.Top(p).String()
		}
		for i, c := range s.Cards(p) {
			if i < s.FaceDown(p) {
				text += " (" + c.String() + ")"
				continue
			}
			text += " " + c.String()
		}
	}
	return text
}
