package main

import (
	_ "embed"
	"fmt"
	"image"
	"strings"

	"agnes/game/engine"
	"agnes/game/table"
)

// games holds recorded games, an empty line between them.
//
//go:embed games.txt
var games string

// animation is something that moves: a game, how far into it, and what is done
// there.
type animation struct {
	name  string
	rules string                    // a rule set of which games.txt has a game
	until func(e engine.Event) bool // the move that first leads to such an event is what is shown
	skip  int                       // so many of them are passed over
	act   func(t *table.Table, g *engine.Game)
	speed table.Speed
	calm  bool // with reduced motion
	// carried tells that the cards are carried by hand, refused that it is to
	// a place that does not take them.
	carried, refused bool
}

func kind(k engine.EventKind) func(engine.Event) bool {
	return func(e engine.Event) bool { return e.Kind == k }
}

func longRun(e engine.Event) bool { return e.Kind == engine.Moved && e.N > 2 }

func dealt(e engine.Event) bool { return e.Kind == engine.Dealt }

func undo(t *table.Table, g *engine.Game) {
	redo(t, g)
	t.Finish()
	if events, ok := g.Undo(); ok {
		t.Animate(g.State(), events, table.Back)
	}
}

func redo(t *table.Table, g *engine.Game) {
	if events, ok := g.Redo(); ok {
		t.Animate(g.State(), events, table.Onward)
	}
}

func opening(t *table.Table, g *engine.Game) {
	s, events := g.Opening()
	t.Opening(&s, events)
}

func hint(t *table.Table, g *engine.Game) {
	t.SetHint(table.Hint{Move: g.Undone()[0], On: true})
}

// grip is where drag takes hold of a card, in pixels from its corner.
var grip = image.Pt(8, 4)

// drag takes the cards of the move that comes next.
func drag(t *table.Table, g *engine.Game) {
	m := g.Undone()[0]
	pile := t.Pile(m.From)
	at := pile[len(pile)-int(m.N)].Seen.Min.Add(grip)
	t.Press(at.X, at.Y)
}

// dragTicks is how long a drag takes to its target, pauseTicks how long it
// stays there before the hand opens.
const dragTicks, pauseTicks = 36, 12

// carry goes on with a drag: to the place where the move leads, or to one that
// refuses it.
func carry(t *table.Table, g *engine.Game, tick int, refused bool) {
	m := g.Undone()[0]
	pile := t.Pile(m.From)
	from := pile[len(pile)-int(m.N)].Seen.Min
	to := t.Layout().Place(m.To).Min.Add(image.Pt(6, 40))
	if refused {
		to = t.Layout().Place(engine.FoundationOf(engine.Spades)).Min
	}
	part := min(tick, dragTicks)
	at := from.Add(to.Sub(from).Mul(part).Div(dragTicks)).Add(grip)
	if tick < dragTicks+pauseTicks {
		t.Drag(at.X, at.Y)
	} else if t.Release(at.X, at.Y).Kind == table.Play {
		redo(t, g)
	}
}

var animations = []animation{
	{name: "deal-bernauer", rules: "bernauer", act: opening},
	{name: "deal-sorel", rules: "sorel", act: opening},
	{name: "row-reserve", rules: "bernauer", until: dealt, act: redo},
	{name: "row-reserve-2", rules: "bernauer", until: dealt, skip: 1, act: redo},
	{name: "row-reserve-undone", rules: "bernauer", until: dealt, act: undo},
	{name: "row-columns", rules: "sorel", until: dealt, act: redo},
	{name: "row-columns-undone", rules: "sorel", until: dealt, act: undo},
	{name: "move-run", rules: "bernauer", until: longRun, act: redo},
	{name: "drag-run", rules: "bernauer", until: longRun, act: drag, carried: true},
	{name: "drag-refused", rules: "bernauer", until: longRun, act: drag, carried: true, refused: true},
	{name: "move-up", rules: "bernauer", until: func(e engine.Event) bool { return e.To.IsFoundation() && e.Kind == engine.Moved }, act: redo},
	{name: "wrap", rules: "bernauer", until: kind(engine.Wrapped), act: redo},
	{name: "complete", rules: "bernauer", until: kind(engine.Completed), act: redo},
	{name: "uncover", rules: "bernauer", until: kind(engine.Uncovered), act: redo},
	{name: "turn", rules: "bernauer-closed", until: kind(engine.TurnedUp), act: redo},
	{name: "reveal", rules: "bernauer-hidden", until: kind(engine.Revealed), act: redo},
	{name: "gather", rules: "bernauer-redeal", until: kind(engine.Gathered), act: redo},
	{name: "gather-undone", rules: "bernauer-redeal", until: kind(engine.Gathered), act: undo},
	{name: "hint", rules: "bernauer", act: hint},
	{name: "reduced-row", rules: "bernauer", until: dealt, act: redo, calm: true},
	{name: "reduced-move", rules: "bernauer", until: longRun, act: redo, calm: true},
	{name: "win-bernauer", rules: "bernauer", until: kind(engine.Won), act: redo},
	{name: "win-sorel", rules: "sorel", until: kind(engine.Won), act: redo},
	{name: "reduced-win", rules: "sorel", until: kind(engine.Won), act: redo, calm: true},
}

// game is the game of an animation, as far as the move to be shown.
func (a *animation) game() (*engine.Game, error) {
	for _, text := range strings.SplitAfter(games, "\n\n") {
		g, err := engine.ParseRecord(strings.TrimSpace(text) + "\n")
		if err != nil {
			return nil, err
		}
		if g.RuleSetID() != a.rules {
			continue
		}
		g.GoTo(0)
		return g, a.wind(g)
	}
	return nil, fmt.Errorf("there is no game of %s", a.rules)
}

// wind plays on until the next move is the one to be shown.
func (a *animation) wind(g *engine.Game) error {
	if a.until == nil {
		return nil
	}
	skip := a.skip
	for {
		events, ok := g.Redo()
		if !ok {
			return fmt.Errorf("the game of %s has no such move", a.rules)
		}
		for _, e := range events {
			if !a.until(e) {
				continue
			}
			if skip--; skip < 0 {
				g.Undo()
				return nil
			}
			break
		}
	}
}

// stillFrames is how many frames are painted after the last that differed.
const stillFrames = 4

// mostFrames is the most that an animation may take.
const mostFrames = 700

// frames are the frames of an animation, one a tick.
func (p *painter) frames(a animation) ([]frame, error) {
	g, err := a.game()
	if err != nil {
		return nil, err
	}
	felt, back := "felt/river", 0
	if g.Rules().Build == engine.SameColour {
		felt, back = "felt/lily", 1
	}
	t := table.New()
	t.SetSpeed(a.speed)
	t.SetReduced(a.calm)
	t.SetGoals(true)
	t.Dress(table.NewLayout(p.fit, p.sizes[p.fit.Size], g.Rules(), false), dress(p.atlas, p.sizes[p.fit.Size], p.fit.Size, back, felt))
	t.Show(g.State())
	out := []frame{p.frame(t, felt)}
	a.act(t, g)
	for still, n := 0, 0; still < stillFrames && n < mostFrames; n++ {
		if a.carried && n <= dragTicks+pauseTicks {
			carry(t, g, n, a.refused)
			still = 0
		}
		changed, _ := t.Tick(nil)
		out = append(out, p.frame(t, felt))
		still++
		if changed || t.Busy() {
			still = 0
		}
	}
	return out, nil
}
