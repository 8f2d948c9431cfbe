package table

import (
	"agnes/game/engine"
	"agnes/game/scene"
)

// Table shows one game. It is told of positions and events, and of what the
// pointer and the keyboard do; it answers with intents and cues. Make one with
// New.
type Table struct {
	skin    *Skin
	layout  *Layout
	speed   Speed
	reduced bool
	goals   bool // places that would take the cards in the hand are marked

	state engine.State // what is shown
	rests [engine.PackSize]rest
	open  [engine.Columns]int // the card of each column that is held open, or -1

	cards    *scene.Node // the group of all cards
	nodes    [engine.PackSize]*scene.Node
	timeline scene.Timeline
	queue    queue
	gliding  bool // what moves is only a column that opens
	show     show

	stroke stroke
	picked lifted // chosen by tap or key, waiting for a place
	rise   int    // ticks since cards were picked or taken into the hand
	cursor cursor
	over   engine.Place // what the pointer rests on, or nowhere
	mark   engine.Card  // moved last without the player's hand
	hint   Hint
	effects

	pending []Cue // for the next Tick
	// Memory that is kept from one motion to the next.
	legs    []leg
	planned []planned
	due     []int
}

// lifted is the last n cards of a pile, held or picked. The zero value is none.
type lifted struct {
	from engine.Place
	n    int
}

// New makes an empty table. Show or Animate puts a position on it.
func New() *Table {
	t := &Table{cards: &scene.Node{}}
	for i := range t.nodes {
		t.nodes[i] = &scene.Node{Pose: scene.Pose{Turn: -1}, Hidden: true}
		t.cards.Add(t.nodes[i])
	}
	t.closeColumns()
	return t
}

// Dress gives the table a layout and the pictures of its card size. Whatever
// moves is at once where it belongs.
func (t *Table) Dress(l *Layout, skin *Skin) {
	t.layout, t.skin = l, skin
	edgeW, _ := skin.Size(skin.Edge)
	for i, n := range t.nodes {
		n.Front, n.Back, n.Shadow, n.Tint = skin.Faces[i], skin.Back, skin.Shadow, skin.Tint
		n.Edge, n.EdgeW = skin.Edge, edgeW
		n.W, n.H = skin.CardW, skin.CardH
	}
	t.Cancel()
	t.closeColumns()
	t.effects = effects{}
	t.settle()
}

// SetSpeed chooses how fast cards move from now on.
func (t *Table) SetSpeed(s Speed) { t.speed = s }

// SetReduced chooses whether motion is reduced: cards are at once where they
// belong, what has moved is framed for a while, and nothing flies or bursts.
func (t *Table) SetReduced(on bool) { t.reduced = on }

// SetGoals chooses whether the places that would take the cards in the hand are
// marked.
func (t *Table) SetGoals(on bool) { t.goals = on }

// Layout is where everything lies.
func (t *Table) Layout() *Layout { return t.layout }

// Show puts a position on the table without motion.
func (t *Table) Show(s *engine.State) {
	t.Cancel()
	t.settle()
	t.state = *s
	t.mark = 0
	t.hint = Hint{}
	t.effects = effects{}
	t.pending = t.pending[:0]
	t.closeColumns()
	t.settle()
}

// settle ends all motion and puts every card where it rests.
func (t *Table) settle() {
	t.due = t.timeline.Finish(t.due[:0])
	t.tellCut(t.due)
	t.queue, t.gliding = queue{}, false
	t.show = show{}
	if t.layout == nil || t.state.Base() == 0 {
		return
	}
	t.rests = t.arrange(&t.state)
	for i, n := range t.nodes {
		n.Pose, n.Z, n.Hidden = t.rests[i].Pose, t.rests[i].z, false
	}
	t.liftPicked()
	t.clampCursor()
}

// Finish ends all motion: every card is where it belongs, or in the hand.
func (t *Table) Finish() {
	t.settle()
	t.follow()
}

// Busy reports whether cards are in the air.
func (t *Table) Busy() bool { return t.timeline.Busy() || t.show.on }

// Tick goes on by a sixtieth of a second. It reports whether the picture may
// have changed, and appends what is to be heard now, in order.
func (t *Table) Tick(cues []Cue) (changed bool, due []Cue) {
	t.stroke.age++
	cues = append(cues, t.pending...)
	t.pending = t.pending[:0]
	changed = t.tickHand()
	changed = t.tickEffects() || changed
	if t.show.on {
		changed = true
		cues = t.tickShow(cues)
	}
	if !t.timeline.Busy() {
		return changed, cues
	}
	t.queue.now++
	t.due = t.timeline.Tick(t.due[:0])
	t.gliding = t.gliding && t.timeline.Busy()
	for _, v := range t.due {
		c := unpackCue(v)
		t.burst(c)
		cues = append(cues, c)
	}
	return true, cues
}

// CardAt is the card of a place with a given index, the lowest 0, and whether
// it shows its face.
func (t *Table) CardAt(p engine.Place, i int) (c engine.Card, up bool) {
	for k := range t.rests {
		if r := &t.rests[k]; r.place == p && r.index == i {
			return engine.CardAt(k), r.Turn > 0
		}
	}
	return 0, false
}
