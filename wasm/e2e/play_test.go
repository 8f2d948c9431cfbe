package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"agnes/game/engine"
)

// wins are the records of won games in testdata.
var wins = []string{"win-bernauer", "win-sorel"}

// readWin reads a record of testdata, which must be that of a won game.
func readWin(t *testing.T, name string) *engine.Game {
	t.Helper()
	text := must[[]byte](t)(os.ReadFile(filepath.Join("testdata", name+".txt")))
	g := must[*engine.Game](t)(engine.ParseRecord(string(text)))
	if !g.State().Won() {
		t.Fatalf("%s is not won", name)
	}
	return g
}

// link is the parameters of the address that starts a game.
func link(g *engine.Game) string {
	return fmt.Sprintf("?rules=%s&deal=%d", g.RuleSetID(), g.DealNumber())
}

// flags are the flags of the desktop program that start a game.
func flags(g *engine.Game) []string {
	return []string{"-rules", g.RuleSetID(), "-deal", fmt.Sprint(g.DealNumber())}
}

// wonTable is the table of a won game, to which every driver must come.
func wonTable(t *testing.T, g *engine.Game) string {
	t.Helper()
	text := ""
	for suit := engine.Suit(0); suit < engine.Suits; suit++ {
		text += engine.FoundationOf(suit).String() + ":"
		rank := g.State().Base()
		for range 13 {
			text += " " + engine.NewCard(rank, suit).String()
			rank = rank.Next()
		}
		text += "\n"
	}
	return text
}

// foundations is the part of a table's text that wonTable has.
func foundations(s *Snapshot) string {
	var only Snapshot
	for suit := engine.Suit(0); suit < engine.Suits; suit++ {
		only.Piles = append(only.Piles, s.Pile(engine.FoundationOf(suit).String()))
	}
	return only.Table()
}

// playToTheWin plays a record to its end and checks the end.
func playToTheWin(t *testing.T, d Driver, style Style, g *engine.Game) {
	t.Helper()
	_, err := Until(d, "the deal", func(s *Snapshot) bool {
		return s.Screen == "table" && s.RuleSet == g.RuleSetID() && s.Deal == g.DealNumber() && len(s.Moves) == 0
	})
	ok(t, err)
	p := Player{Driver: d, Style: style}
	if err := p.Play(g.Moves()); err != nil {
		keepShot(t, d, "failed")
		t.Fatal(err)
	}
	s := must[*Snapshot](t)(Until(d, "the win", func(s *Snapshot) bool { return s.State == "won" }))
	if s.Score != 52 {
		t.Errorf("score %d", s.Score)
	}
	if len(s.Piles) > 0 && foundations(s) != wonTable(t, g) {
		t.Errorf("the final table is\n%swant\n%s", foundations(s), wonTable(t, g))
	}
}

func TestAWholeGameInAWindow(t *testing.T) {
	for _, name := range wins {
		for _, style := range []Style{Drag, Click, Keyboard} {
			t.Run(name+" by "+string(style), func(t *testing.T) {
				g := readWin(t, name)
				w := startWindow(t, filepath.Join(t.TempDir(), "data"), flags(g)...)
				playToTheWin(t, w, style, g)
			})
		}
	}
}

// A browser that draws in software is slow. Every day it plays each way once
// and one record both with the pointer and with the keyboard, as the window
// does; the long proof plays everything.
var everyDay = map[string]bool{
	"win-bernauer " + string(Drag):     true,
	"win-bernauer " + string(Keyboard): true,
	"win-sorel " + string(Click):       true,
	"win-bernauer " + string(Touch):    true,
}

func TestAWholeGameInABrowser(t *testing.T) {
	for _, name := range wins {
		for _, style := range []Style{Drag, Click, Keyboard} {
			if !proof() && !everyDay[name+" "+string(style)] {
				continue
			}
			t.Run(name+" by "+string(style), func(t *testing.T) {
				g := readWin(t, name)
				playToTheWin(t, openGame(t, link(g)), style, g)
			})
		}
	}
}

func TestAWholeGameOnAPhone(t *testing.T) {
	for _, name := range wins {
		if !proof() && !everyDay[name+" "+string(Touch)] {
			continue
		}
		t.Run(name, func(t *testing.T) {
			g := readWin(t, name)
			p := newPage(t)
			ok(t, p.Screen(390, 844, 1, true))
			ok(t, p.Go(newHost(t).address(link(g))))
			ok(t, p.Play())
			playToTheWin(t, p, Touch, g)
		})
	}
}
