package screens

import (
	"strconv"

	"agnes/game/engine"
	"agnes/game/input"
)

// watcher shows a game being played by itself. The player's own game waits.
type watcher struct {
	game    *engine.Game // the moves to come are undone
	playing bool
	pace    int  // index of paces
	wait    int  // ticks until the next move
	table   bool // the table was the base screen before
}

// paces are the ticks between two moves, the slowest first.
var paces = [...]int{72, 36, 16, 4}

// startWatch shows a game from where it stands. What was still looked for is
// given up: found later, it would come to the table beneath this game.
func (s *Shell) startWatch(g *engine.Game, playing bool) {
	s.stopLooking()
	before := s.onTable
	if s.watch != nil {
		before = s.watch.table
	}
	s.watch = &watcher{game: g, playing: playing, pace: 1, wait: paces[1], table: before}
	s.dropPages()
	s.onTable = true
	s.hot, s.pressed, s.focus = -1, -1, -1
	s.message, s.messageFor = "", 0
	s.relayout()
	s.table.Show(g.State())
	s.say(s.t("watch.spoken"))
}

// endWatch goes back to the player's own game.
func (s *Shell) endWatch() {
	if s.watch == nil {
		return
	}
	s.onTable = s.watch.table && s.game != nil
	s.watch = nil
	s.hot, s.pressed = -1, -1
	s.relayout()
	if s.game != nil {
		s.table.Show(s.game.State())
	}
	s.touch()
	if s.onTable && s.game.State().Won() {
		s.openWon() // the bare table offers nothing to go on with
		return
	}
	s.say(s.screenSpoken())
}

// screenSpoken says where the player has come back to.
func (s *Shell) screenSpoken() string {
	if s.onTable {
		return s.t("say.back")
	}
	return s.t("title.spoken")
}

// shown is the game on the table: the one that is watched, or the player's.
func (s *Shell) shown() *engine.Game {
	if s.watch != nil {
		return s.watch.game
	}
	return s.game
}

// watchTick makes the next move of the watched game when it is due.
func (s *Shell) watchTick() {
	w := s.watch
	if w == nil || !w.playing || len(s.pages) > 0 {
		return
	}
	if w.wait--; w.wait > 0 {
		return
	}
	w.wait = paces[w.pace]
	s.watchStep(1)
	if len(w.game.Undone()) == 0 {
		w.playing = false
		s.touch()
	}
}

// watchStep goes one move forward or back.
func (s *Shell) watchStep(step int) {
	g := s.watch.game
	if step > 0 {
		if events, ok := g.Redo(); ok {
			s.table.Animate(g.State(), events, false, false)
			s.say(s.describe(events))
		}
	} else if events, ok := g.Undo(); ok {
		s.table.Animate(g.State(), events, true, false)
	}
	s.touch()
}

// watchFirst goes back to the start.
func (s *Shell) watchFirst() {
	for {
		if _, ok := s.watch.game.Undo(); !ok {
			break
		}
	}
	s.table.Show(s.watch.game.State())
	s.touch()
}

func (s *Shell) watchToggle() {
	w := s.watch
	if !w.playing && len(w.game.Undone()) == 0 {
		s.watchFirst()
	}
	w.playing = !w.playing
	w.wait = paces[w.pace] / 2
	s.touch()
	s.say(s.watchStatus())
}

func (s *Shell) watchPace(step int) {
	w := s.watch
	w.pace = min(max(w.pace+step, 0), len(paces)-1)
	w.wait = min(w.wait, paces[w.pace])
	s.note(s.t("watch.pace", "n", w.pace+1, "of", len(paces)))
	s.touch()
}

// watchWidgets are the buttons while a game is watched.
func (s *Shell) watchWidgets() []widget {
	w := s.watch
	made, left := len(w.game.Moves()), len(w.game.Undone())
	step := func(d int) func() {
		return func() { w.playing = false; s.watchStep(d) }
	}
	play := s.barButton("play", "ui.replay", "play", made+left == 0, s.watchToggle)
	if w.playing {
		play = s.barButton("pause", "ui.pause", "pause", false, s.watchToggle)
	}
	return []widget{
		s.barButton("close", "ui.close", "close", false, s.endWatch),
		s.barButton("first", "watch.first", "restart", made == 0, func() { w.playing = false; s.watchFirst() }),
		s.barButton("back-step", "ui.previous", "left", made == 0, step(-1)),
		play,
		s.barButton("step", "ui.step", "step", left == 0, step(1)),
		s.barButton("slower", "ui.slower", "down", w.pace == 0, func() { s.watchPace(-1) }),
		s.barButton("faster", "ui.faster", "up", w.pace == len(paces)-1, func() { s.watchPace(1) }),
		s.barButton("film", "ui.save-gif", "film", false, s.startFilm),
	}
}

// watchKey does what a key does while a game is watched.
func (s *Shell) watchKey(e input.Event) {
	switch {
	case s.barKey(e):
	case s.readAloud(e):
	case e.Rune == 's':
		s.startFilm()
	case e.Key == input.Escape:
		s.endWatch()
	case e.Key == input.Space, e.Key == input.Enter:
		s.watchToggle()
	case e.Key == input.ArrowRight:
		s.watch.playing = false
		s.watchStep(1)
	case e.Key == input.ArrowLeft:
		s.watch.playing = false
		s.watchStep(-1)
	case e.Key == input.ArrowUp, e.Key == input.ArrowDown:
		d := 1
		if e.Key == input.ArrowDown {
			d = -1
		}
		s.watchPace(d)
	case e.Key == input.Home:
		s.watch.playing = false
		s.watchFirst()
	}
}

// watchStatus is the line at the top while a game is watched.
func (s *Shell) watchStatus() string {
	g := s.watch.game
	return s.t("watch.status", "at", strconv.Itoa(len(g.Moves())), "of", strconv.Itoa(len(g.Moves())+len(g.Undone())))
}

// copyGame is a game with the same record.
func copyGame(g *engine.Game) *engine.Game {
	c, err := engine.ParseRecord(g.Record())
	if err != nil {
		return nil // every record of a game can be read
	}
	return c
}

// replay watches the player's own game from the start.
func (s *Shell) replay() {
	g := copyGame(s.game)
	if g == nil {
		return
	}
	for {
		if _, ok := g.Undo(); !ok {
			break
		}
	}
	s.startWatch(g, true)
}
