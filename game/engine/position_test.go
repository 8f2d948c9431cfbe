package engine

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The tests of the rules are written in the notation of the game, by the few
// words that follow.

// rulesOf reads a rule set and overrides: "sorel space=single".
func rulesOf(t testing.TB, text string) Rules {
	t.Helper()
	fields := strings.Fields(text)
	set, err := FindRuleSet(fields[0])
	if err != nil {
		t.Fatal(err)
	}
	var overrides []Override
	for _, f := range fields[1:] {
		o, err := ParseOverride(f)
		if err != nil {
			t.Fatal(err)
		}
		overrides = append(overrides, o)
	}
	r, err := set.With(overrides)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// position lays out a table from lines, each with the name of a pile and its
// cards, the lowest first; cards face down stand in brackets. Of "stock" the
// first is dealt next, of "f" each is the top of its foundation. "revealed"
// lists reserve piles, "redealt" says that the redeal was made. Cards that are
// not named are not there: most rules need only a few.
func position(t testing.TB, rules, table string) *State {
	t.Helper()
	s := &State{rules: rulesOf(t, rules)}
	for _, line := range strings.Split(strings.TrimSpace(table), "\n") {
		words := strings.Fields(line)
		name, rest := words[0], words[1:]
		switch name {
		case "base":
			s.baseCard = card(t, rest[0])
			s.up[s.baseCard.Suit()] = 1
		case "f":
			for _, w := range rest {
				c := card(t, w)
				s.up[c.Suit()] = uint8((int(c.Rank())-int(s.Base())+13)%13 + 1)
			}
		case "stock":
			slices.Reverse(rest)
			for _, w := range rest {
				s.stock.push(card(t, w))
			}
		case "revealed":
			for _, w := range rest {
				n, _ := strconv.Atoi(w)
				s.revealed |= 1 << (n - 1)
			}
		case "redealt":
			s.redealt = 1
		default:
			p, err := ParsePlace(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range rest {
				if strings.HasPrefix(w, "(") {
					s.pileAt(p).down++
				}
				s.pileAt(p).push(card(t, strings.Trim(w, "()")))
			}
		}
	}
	return s
}

func card(t testing.TB, text string) Card {
	t.Helper()
	c, err := ParseCard(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func move(t testing.TB, text string) Move {
	t.Helper()
	m, err := ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// legal checks that each of the moves is legal in s.
func legal(t *testing.T, s *State, moves ...string) {
	t.Helper()
	for _, text := range moves {
		if err := s.Check(move(t, text)); err != nil {
			t.Errorf("%s is refused: %v", text, err)
		}
	}
}

// refused checks that a move is refused in s for the one reason, and changes
// nothing.
func refused(t *testing.T, s *State, text string, want Reason) *Refusal {
	t.Helper()
	before := *s
	events, err := s.Apply(move(t, text), nil)
	var r *Refusal
	switch {
	case err == nil:
		t.Fatalf("%s is legal, want %q", text, (&Refusal{Reason: want}).Error())
	case !errors.As(err, &r):
		t.Fatalf("%s is refused with %T", text, err)
	case r.Reason != want:
		t.Errorf("%s is refused with %q (reason %d), want reason %d", text, r, r.Reason, want)
	}
	if *s != before || events != nil {
		t.Errorf("%s is refused and yet changes something", text)
	}
	return r
}

// onlyLegal checks that the moves are all that is legal in s, in any order.
func onlyLegal(t *testing.T, s *State, moves string) {
	t.Helper()
	want := strings.Fields(moves)
	var got []string
	for _, m := range s.Moves(nil) {
		got = append(got, m.String())
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("legal are %v, want %v", got, want)
	}
}

// play makes moves, separated by spaces, and returns all events as text.
func play(t testing.TB, s *State, moves string) []string {
	t.Helper()
	var texts []string
	for _, text := range strings.Fields(moves) {
		events, err := s.Apply(move(t, text), nil)
		if err != nil {
			t.Fatalf("%s is refused: %v", text, err)
		}
		for _, e := range events {
			texts = append(texts, e.String())
		}
	}
	return texts
}

// lies checks what lies on a pile, as position writes it; "" is nothing.
func lies(t *testing.T, s *State, pile, want string) {
	t.Helper()
	var words []string
	if pile == "stock" {
		for i := range s.Len(StockPile) {
			words = append(words, s.StockCard(i).String())
		}
	} else {
		p, err := ParsePlace(pile)
		if err != nil {
			t.Fatal(err)
		}
		if p.IsFoundation() && s.Len(p) > 0 {
			words = append(words, s.Top(p).String())
		}
		for i, c := range s.Cards(p) {
			if i < s.FaceDown(p) {
				words = append(words, "("+c.String()+")")
				continue
			}
			words = append(words, c.String())
		}
	}
	if got := strings.Join(words, " "); got != want {
		t.Errorf("on %s lies %q, want %q", pile, got, want)
	}
}

// happened checks events as text.
func happened(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("what happened is\n\t%s\nwant\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
	}
}
