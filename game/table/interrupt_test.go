package table

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"agnes/game/engine"
)

// inputs are the kinds of things that can happen at any tick.
var inputs = []struct {
	name string
	do   func(p *played)
}{
	{"nothing", func(p *played) {}},
	{"move", func(p *played) {
		if moves := p.game.State().Moves(nil); len(moves) > 0 {
			p.play(moves[0], Onward)
		}
	}},
	{"automatic move", func(p *played) {
		for _, m := range p.game.State().Moves(nil) {
			if m.To == engine.FoundationPile {
				p.play(m, Queued)
				break
			}
		}
	}},
	{"undo", func(p *played) { p.undo() }},
	{"redo", func(p *played) { p.redo() }},
	{"deal", func(p *played) { p.play(engine.Deal, Onward) }},
	{"new game", func(p *played) {
		rs, _ := engine.FindRuleSet(p.game.RuleSetID())
		p.game, _ = engine.NewGame(rs, rs.Rules, 77)
		p.open()
	}},
	{"resize", func(p *played) {
		fit := ChooseFit(390, 844, 2, fakeSizes)
		p.Dress(NewLayout(fit, fakeSizes[fit.Size], p.game.Rules(), true), fakeSkin(fakeSizes[fit.Size]))
	}},
	{"focus lost", func(p *played) { p.Cancel() }},
	{"second finger", func(p *played) {
		p.press(engine.Column(7))
		p.Drag(100, 100)
		p.Tick(nil)
		p.Cancel()
	}},
	{"Escape", func(p *played) {
		p.Finish()
		p.Cancel()
	}},
	{"drag and drop on nothing", func(p *played) {
		p.press(engine.Column(7))
		p.Drag(3, 3)
		p.Tick(nil)
		p.Release(3, 3)
	}},
	{"a drag that goes on", func(p *played) {
		p.press(engine.Column(7))
		p.Drag(100, 100)
	}},
	{"tap", func(p *played) {
		p.press(engine.Column(6))
		p.Release(p.stroke.at.X, p.stroke.at.Y)
	}},
	{"hover", func(p *played) { p.Drag(200, 60) }},
	{"keys", func(p *played) {
		p.Walk(Down)
		p.Choose()
		p.Walk(Right)
	}},
	{"speed off", func(p *played) { p.SetSpeed(Instant) }},
	{"motion reduced", func(p *played) {
		p.SetReduced(true)
		p.undo()
	}},
}

// press presses the last card of a pile.
func (p *played) press(on engine.Place) {
	at := p.topRect(on).Min
	p.Press(at.X+3, at.Y+3)
}

// motions are the animations: the deal of every rule set, and one move of each
// sort that the recorded games have, made and taken back.
func motions(t *testing.T) []func() *played {
	t.Helper()
	var all []func() *played
	for _, rs := range engine.RuleSets() {
		all = append(all, func() *played {
			p := deal(t, rs.ID, 1)
			p.open()
			return p
		})
	}
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no recorded games", err)
	}
	seen := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		whole := record(t, string(text))
		for n := 1; ; n++ {
			events, ok := whole.game.Undo()
			if !ok {
				break
			}
			if sort := sortOf(whole.game, events); !seen[sort] {
				seen[sort] = true
				for _, back := range []bool{false, true} {
					all = append(all, func() *played { return at(t, string(text), n, back) })
				}
			}
		}
	}
	return all
}

// sortOf names the sort of animation that events lead to.
func sortOf(g *engine.Game, events []engine.Event) string {
	var kinds [engine.Won + 1]bool
	sort := ""
	for _, e := range events {
		if !kinds[e.Kind] {
			sort += fmt.Sprint(e.Kind, e.To.IsFoundation(), e.To.IsColumn(), e.From.IsReserve(), e.N > 1)
		}
		kinds[e.Kind] = true
		if e.Kind == engine.Won {
			sort += fmt.Sprint(g.Rules().Build)
		}
	}
	return sort
}

// at is a recorded game in which a move, the n-th from the end, is just being
// made or taken back.
func at(t *testing.T, text string, n int, back bool) *played {
	p := record(t, text)
	for range n {
		p.game.Undo()
	}
	p.Show(p.game.State())
	p.redo()
	if back {
		p.Finish()
		p.undo()
	}
	return p
}

func TestAnyInputAtAnyTick_LeavesTheTableAsTheGame(t *testing.T) {
	step := sample(23)
	for k, begin := range motions(t) {
		p := begin()
		length := 0
		p.run(t, func() { length++ })
		for i, input := range inputs {
			for tick := (k + i) % step; tick <= length; tick += step {
				p := begin()
				for range tick {
					p.Tick(nil)
				}
				input.do(p)
				moves := p.game.Moves()
				if t.Failed() {
					return
				}
				p.Finish()
				p.agreesAfter(t, input.name, tick, moves)
				p.run(t, func() {})
				p.agreesAfter(t, input.name+", later", tick, moves)
			}
		}
	}
}

func (p *played) agreesAfter(t *testing.T, input string, tick int, moves []engine.Move) {
	t.Helper()
	defer func() {
		if t.Failed() {
			t.Logf("with %s at tick %d after %v", input, tick, moves)
		}
	}()
	p.agrees(t)
}

func TestAnyInput_WithoutFinishing_EndsAtTheGameByItself(t *testing.T) {
	step := sample(19)
	for k, begin := range motions(t) {
		for i, input := range inputs {
			for tick := (k + i) % step; tick < 40; tick += step {
				p := begin()
				for range tick {
					p.Tick(nil)
				}
				input.do(p)
				p.run(t, func() {})
				p.agreesAfter(t, input.name, tick, p.game.Moves())
			}
		}
	}
}
