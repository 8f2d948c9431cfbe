package engine

import (
	"errors"
	"slices"
	"testing"
)

func TestGame_UndoAndRedoWithoutLimitEventsIncluded(t *testing.T) {
	g := gameOf(t, "bernauer-closed", 1, "")
	start, opening := g.Opening()
	if *g.State() != start || len(opening) != 36 {
		t.Fatalf("the game starts with %d events", len(opening))
	}
	moves := []string{"r3-f", "deal", "c2-c1", "deal", "deal"}
	var states []State
	var events [][]Event
	for _, m := range moves {
		states = append(states, *g.State())
		e, err := g.Play(move(t, m))
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, slices.Clone(e))
	}
	end := *g.State()
	for range 3 {
		for i := len(moves) - 1; i >= 0; i-- {
			e, ok := g.Undo()
			if !ok || !slices.Equal(e, events[i]) || *g.State() != states[i] || len(g.Moves()) != i || len(g.Undone()) != len(moves)-i {
				t.Errorf("undoing %s gives %v", moves[i], e)
			}
		}
		if e, ok := g.Undo(); ok || e != nil || *g.State() != start {
			t.Error("undone past the start")
		}
		for i := range moves {
			e, ok := g.Redo()
			if !ok || !slices.Equal(e, events[i]) || g.Moves()[i].String() != moves[i] {
				t.Errorf("redoing %s gives %v", moves[i], e)
			}
		}
		if e, ok := g.Redo(); ok || e != nil || *g.State() != end {
			t.Error("redone past the end")
		}
	}
}

func TestGame_MoveAfterUndoForgetsWhatWasUndone(t *testing.T) {
	g := gameOf(t, "bernauer", 1, "r3-f deal deal undo undo c2-c1")
	if len(g.Undone()) != 0 || len(g.Moves()) != 2 || g.Moves()[1].String() != "c2-c1" {
		t.Errorf("made are %v, undone %v", g.Moves(), g.Undone())
	}
	if _, ok := g.Redo(); ok {
		t.Error("something can be redone")
	}
	want := gameOf(t, "bernauer", 1, "r3-f c2-c1")
	if *g.State() != *want.State() || g.Record() != want.Record() {
		t.Error("the game is not what it would be without the detour")
	}
	playGame(t, g, "undo undo redo redo")
	if *g.State() != *want.State() {
		t.Error("undo and redo lead elsewhere")
	}
}

func TestGame_RefusedMoveKeepsWhatWasUndone(t *testing.T) {
	g := gameOf(t, "bernauer", 1, "r3-f deal deal undo")
	before := *g.State()
	_, err := g.Play(move(t, "c1-f"))
	var refusal *Refusal
	if !errors.As(err, &refusal) || refusal.Reason != NotNext {
		t.Fatalf("c1-f: %v", err)
	}
	if *g.State() != before || len(g.Moves()) != 2 || len(g.Undone()) != 1 {
		t.Error("a refused move changed the game")
	}
	playGame(t, g, "redo")
}

func TestGame_GoToGoesBackAndForth(t *testing.T) {
	g := gameOf(t, "bernauer", 1, "r3-f deal c2-c1 deal undo")
	for _, n := range []int{0, 2, 4, 1, 9, -1, 3} {
		g.GoTo(n)
		made := min(max(n, 0), 4)
		if len(g.Moves()) != made || len(g.Undone()) != 4-made {
			t.Errorf("gone to %d, %d moves are made and %d undone", n, len(g.Moves()), len(g.Undone()))
		}
	}
	if want := gameOf(t, "bernauer", 1, "r3-f deal c2-c1"); *g.State() != *want.State() {
		t.Error("gone to the third move, the position is another than after three")
	}
}

func TestGame_ACloneIsPlayedByItself(t *testing.T) {
	g := gameOf(t, "bernauer", 1, "r3-f deal c2-c1 undo")
	record, state := g.Record(), *g.State()
	c := g.Clone()
	if c.Record() != record || *c.State() != state {
		t.Errorf("the clone is\n%s", c.Record())
	}
	playGame(t, c, "undo undo deal deal")
	if g.Record() != record || *g.State() != state {
		t.Errorf("a move of the clone changed the game to\n%s", g.Record())
	}
	playGame(t, g, "redo undo undo redo")
}

func TestGame_UndoAfterAWin(t *testing.T) {
	g := gameOf(t, "bernauer", 1, "")
	g.state = *position(t, "bernauer", "base 7D\nf 6D 6C 6H 5S\nc1 6S")
	playGame(t, g, "c1-f")
	if _, err := g.Play(Deal); err.(*Refusal).Reason != GameWon {
		t.Errorf("a deal after the win: %v", err)
	}
	playGame(t, g, "undo")
	if g.State().Won() {
		t.Error("the win cannot be undone")
	}
	playGame(t, g, "redo")
	if !g.State().Won() {
		t.Error("the win cannot be redone")
	}
}

// A position can be asked before a card is let go.
func TestPlay_WhatMayBePickedUp(t *testing.T) {
	s := position(t, "sorel-closed run=same-suit worryBack=off stock=reserve reserve=hidden", `
		base 7D
		revealed 2
		c1 (TS) 9S 8C 7C
		r1 4C
		r2 5C 6C`)
	for _, c := range []struct {
		from string
		n    int
		want Reason
	}{
		{"c1", 1, None},
		{"c1", 2, None},
		{"c1", 3, NotAUnit},
		{"c1", 4, CardHidden},
		{"c1", 5, TooFewCards},
		{"c1", 999, TooFewCards},
		{"c1", 0, NotAMove},
		{"c1", -1, NotAMove},
		{"c2", 1, PileEmpty},
		{"r1", 1, CardHidden},
		{"r2", 1, None},
		{"r2", 2, CardCovered},
		{"fD", 1, NoWorryingBack},
		{"fD", 0, NotAMove},
		{"f", 1, NotAMove},
	} {
		p, err := ParsePlace(c.from)
		if err != nil {
			t.Fatal(err)
		}
		got := None
		if err := s.CheckLift(p, c.n); err != nil {
			got = err.(*Refusal).Reason
		}
		if got != c.want {
			t.Errorf("lifting %d from %s: reason %d, want %d", c.n, c.from, got, c.want)
		}
	}
	// Under run=whole the last card could still go to a foundation.
	s = position(t, "sorel run=whole", "base 7D\nc1 9S 8S 7C")
	if s.CheckLift(Column(1), 1) != nil || s.CheckLift(Column(1), 2) == nil || s.CheckLift(Column(1), 3) != nil {
		t.Error("what may be picked up under run=whole")
	}
	s = position(t, "bernauer worryBack=on", "base 7D\nf 8H\nc1 9S")
	if s.CheckLift(FoundationOf(Hearts), 1) != nil {
		t.Error("the top of a foundation may not be picked up")
	}
	if err := s.CheckLift(FoundationOf(Hearts), 0); err == nil {
		t.Error("no card may be picked up")
	}
}

// Every question about a pile has an answer for every place.
func TestState_AnswersForEveryPlace(t *testing.T) {
	s, _ := Start(rulesOf(t, "bernauer-hidden"), NumberedPack(1))
	for p := range Place(255) {
		s.Cards(p)
		s.Len(p)
		s.Top(p)
		s.FaceDown(p)
		s.RunLength(p, true)
		_ = p.String()
	}
	if s.Cards(StockPile) != nil || s.Top(StockPile) != 0 || s.Len(StockPile) != 16 || s.Top(FoundationPile) != 0 {
		t.Error("the stock shows its cards")
	}
	for i, want := range map[int]bool{-1: false, 0: true, 15: true, 16: false} {
		if got := s.StockCard(i) != 0; got != want {
			t.Errorf("card %d of the stock: %t", i, got)
		}
	}
	if s.Spaces() != 0 || s.Status() != StatusOpen {
		t.Errorf("%d spaces, %s", s.Spaces(), s.Status())
	}
	if n := position(t, "bernauer", "base 7D\nc2 8D\nc5 9D").Spaces(); n != 5 {
		t.Errorf("%d spaces, want 5", n)
	}
	if got := rulesOf(t, "sorel"); position(t, "sorel", "base 7D").SpaceRank() != 0 || position(t, "sorel", "base 7D").Rules() != got {
		t.Error("a game without a rank for spaces has one")
	}
}

func TestEvents_HaveWords(t *testing.T) {
	seen := map[string]bool{}
	for k := Dealt; k <= Won; k++ {
		text := Event{Kind: k}.String()
		if seen[text] {
			t.Errorf("two kinds of event are %q", text)
		}
		seen[text] = true
	}
	for s, want := range map[Status]string{StatusOpen: "open", StatusWon: "won", StatusStuck: "stuck"} {
		if s.String() != want {
			t.Errorf("%s, want %s", s, want)
		}
	}
}
