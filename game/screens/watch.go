package screens

import (
	"strconv"

	"agnes/game/engine"
	"agnes/game/input"
	"agnes/game/table"
)

// watcher shows a game being played by itself. The player's own game waits.
type watcher struct {
	game    *engine.Game // the moves to come are undone
	playing bool
	pace    int  // index of paces
	wait    int  // ticks until the next move
	table   bool // the table was the base screen before
}

// paces are the ticks between two moves, the slowest first, and how many times
// as fast as usual that is.
var paces = [...]struct {
	ticks int
	times string
}{{72, "½×"}, {36, "1×"}, {18, "2×"}, {9, "4×"}, {4, "8×"}}

// usualPace is the index of the pace at which a game begins to be watched.
const usualPace = 1

// startWatch shows a game from where it stands. What was still looked for is
// given up: found later, it would come to the table beneath this game.
func (s *Shell) startWatch(g *engine.Game, playing bool) {
	s.stopLooking()
	before := s.onTable
	if s.watch != nil {
		before = s.watch.table
	}
	s.watch = &watcher{game: g, playing: playing, pace: usualPace, wait: paces[usualPace].ticks, table: before}
	s.dropPages()
	s.onTable = true
	s.forgetPointer()
	s.focus = -1
	s.hush()
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
	s.forgetPointer()
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
	w.wait = paces[w.pace].ticks
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
			s.table.Animate(g.State(), events, table.Onward)
			s.say(s.describe(events))
		}
	} else if events, ok := g.Undo(); ok {
		s.table.Animate(g.State(), events, table.Back)
		s.say(s.watchStatus())
	}
	s.touch()
}

// watchFirst goes back to the start.
func (s *Shell) watchFirst() {
	s.watch.game.GoTo(0)
	s.showWatched()
}

// watchLast goes on to the end.
func (s *Shell) watchLast() {
	g := s.watch.game
	g.GoTo(len(g.Moves()) + len(g.Undone()))
	s.showWatched()
}

// showWatched shows without motion where the watched game stands.
func (s *Shell) showWatched() {
	s.table.Show(s.watch.game.State())
	s.touch()
	s.say(s.watchStatus())
}

func (s *Shell) watchToggle() {
	w := s.watch
	if !w.playing && len(w.game.Undone()) == 0 {
		s.watchFirst()
	}
	w.playing = !w.playing
	w.wait = paces[w.pace].ticks / 2
	s.touch()
	s.say(s.watchStatus())
}

// watchPace watches at another pace.
func (s *Shell) watchPace(pace int) {
	w := s.watch
	w.pace = min(max(pace, 0), len(paces)-1)
	w.wait = min(w.wait, paces[w.pace].ticks)
	s.note(s.paceText())
	s.touch()
}

func (s *Shell) paceText() string { return s.t("watch.pace", "pace", paces[s.watch.pace].times) }

// watchWidgets are the buttons while a game is watched, as players of films and
// music have them: side by side, in two rows, or in pairs beside the columns.
func (s *Shell) watchWidgets() []widget {
	w := s.watch
	made, left := len(w.game.Moves()), len(w.game.Undone())
	halt := func(do func()) func() {
		return func() { w.playing = false; do() }
	}
	first := s.barButton("first", "watch.first", "first", made == 0, halt(s.watchFirst))
	back := s.barButton("back-step", "ui.previous", "left", made == 0, halt(func() { s.watchStep(-1) }))
	play := s.barButton("play", "ui.replay", "play", made+left == 0, s.watchToggle)
	if w.playing {
		play = s.barButton("pause", "ui.pause", "pause", false, s.watchToggle)
	}
	step := s.barButton("step", "ui.step", "right", left == 0, halt(func() { s.watchStep(1) }))
	last := s.barButton("last", "watch.last", "last", left == 0, halt(s.watchLast))
	speed := s.barButton("speed", "watch.pace", "fast", false, func() { s.watchPace((w.pace + 1) % len(paces)) })
	speed.value, speed.brief = s.paceText(), paces[w.pace].times
	film := s.barButton("film", "ui.save-gif", "film", false, s.startFilm)
	shut := s.barButton("close", "ui.close", "close", false, s.endWatch)
	switch {
	case s.fit.Wide:
		return []widget{play, speed, back, step, first, last, film, shut}
	case s.table.Layout().Rows > 1:
		return []widget{first, back, step, last, play, speed, film, shut}
	}
	return []widget{first, back, play, step, last, speed, film, shut}
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
		s.watchPace(s.watch.pace + d)
	case e.Key == input.Home:
		s.watch.playing = false
		s.watchFirst()
	case e.Key == input.End:
		s.watch.playing = false
		s.watchLast()
	}
}

// watchStatus is the line at the top while a game is watched.
func (s *Shell) watchStatus() string { return s.watchAt("watch.status") }

// watchAt says with the words of a key how far a game has been watched.
func (s *Shell) watchAt(key string) string {
	g := s.watch.game
	return s.t(key, "at", strconv.Itoa(len(g.Moves())), "of", strconv.Itoa(len(g.Moves())+len(g.Undone())))
}

// replay watches the player's own game from the start.
func (s *Shell) replay() {
	g := s.game.Clone()
	g.GoTo(0)
	s.startWatch(g, true)
}
