package engine

import "slices"

// Game is a game in progress: a position and the history that led to it. The
// moves that have been undone stay at hand until another move is made.
type Game struct {
	ruleSet string // the id that the record names
	deal    uint64 // zero when the pack was given
	pack    Pack
	opening []Event
	start   State
	state   State
	moves   []Move
	events  []Event
	ends    []int // ends[i] is where the events of move i end
	made    int   // moves made and not undone
}

// NewGame starts the numbered deal under rules r. The rule set is the one that
// a record of the game names; the rules may differ from it.
func NewGame(ruleSet RuleSet, r Rules, deal uint64) (*Game, error) {
	if err := CheckDeal(deal); err != nil {
		return nil, err
	}
	g := NewPackGame(ruleSet, r, NumberedPack(deal))
	g.deal = deal
	return g, nil
}

// NewPackGame starts a game with a pack that has no number.
func NewPackGame(ruleSet RuleSet, r Rules, pack Pack) *Game {
	start, opening := Start(r, pack)
	return &Game{ruleSet: ruleSet.ID, pack: pack, opening: opening, start: start, state: start}
}

// State is the position. It must not be changed but through the game.
func (g *Game) State() *State { return &g.state }

// Rules are the rules of the game.
func (g *Game) Rules() Rules { return g.start.rules }

// RuleSetID is the id of the rule set that the game was started from.
func (g *Game) RuleSetID() string { return g.ruleSet }

// DealNumber is the number of the deal, or zero when the pack has none.
func (g *Game) DealNumber() uint64 { return g.deal }

// Pack is the pack that was dealt.
func (g *Game) Pack() Pack { return g.pack }

// Opening is the first position, and the events that laid it out.
func (g *Game) Opening() (State, []Event) { return g.start, g.opening }

// Moves are the moves made and not undone. The slice is the game's own.
func (g *Game) Moves() []Move { return g.moves[:g.made] }

// Undone are the moves that Redo would make, in order. The slice is the
// game's own.
func (g *Game) Undone() []Move { return g.moves[g.made:] }

// Play makes a move and returns what happened; the slice is the game's own. A
// *Refusal changes nothing. Moves that were undone are forgotten.
func (g *Game) Play(m Move) ([]Event, error) {
	from := g.end(g.made)
	events, err := g.state.Apply(m, g.events[:from])
	if err != nil {
		return nil, err
	}
	g.moves = append(g.moves[:g.made], m)
	g.events = events
	g.ends = append(g.ends[:g.made], len(events))
	g.made++
	return events[from:], nil
}

// Undo takes the last move back and returns its events, in the order in which
// they happened, or false when there is none.
func (g *Game) Undo() ([]Event, bool) {
	if g.made == 0 {
		return nil, false
	}
	g.made--
	events := g.eventsOf(g.made)
	g.state.Revert(events)
	return events, true
}

// Redo makes the move again that was undone last and returns its events, or
// false when there is none.
func (g *Game) Redo() ([]Event, bool) {
	if g.made == len(g.moves) {
		return nil, false
	}
	from := g.end(g.made)
	// Applied over the same slots, the same move writes the same events.
	if _, err := g.state.Apply(g.moves[g.made], g.events[:from]); err != nil {
		return nil, false
	}
	g.made++
	return g.eventsOf(g.made - 1), true
}

// GoTo takes moves back, or makes undone ones again, until n are made; all of
// them where there are not so many.
func (g *Game) GoTo(n int) {
	for ok := true; ok && g.made > n; {
		_, ok = g.Undo()
	}
	for ok := true; ok && g.made < n; {
		_, ok = g.Redo()
	}
}

// Clone is the same game, to be played on by itself.
func (g *Game) Clone() *Game {
	c := *g
	c.moves, c.events, c.ends = slices.Clone(g.moves), slices.Clone(g.events), slices.Clone(g.ends)
	return &c
}

// end is where the events of the first n moves end.
func (g *Game) end(n int) int {
	if n == 0 {
		return 0
	}
	return g.ends[n-1]
}

func (g *Game) eventsOf(i int) []Event { return g.events[g.end(i):g.ends[i]] }
