package screens

import (
	"image"
	"strconv"

	"agnes/game/engine"
	"agnes/game/film"
	"agnes/game/scene"
	"agnes/game/table"
	"agnes/sprites"
	"agnes/sprites/paint"
)

// filming makes an animated GIF of a game, a few pictures a tick.
type filming struct {
	game  *engine.Game
	total int // moves
	table *table.Table
	fit   table.Fit
	felt  scene.Sprite
	items []scene.Item
	now   *image.RGBA
	film  film.Film
	hold  int // ticks for which nothing moves before the next move
	ended bool
}

// Measures of a film.
const (
	filmW, filmH = 320, 300 // pixels
	filmEvery    = 4        // ticks between two pictures
	filmDelay    = 7        // hundredths of a second between two pictures
	filmHold     = 8        // ticks between two moves
	filmEnd      = 200      // hundredths of a second for which the last picture stays
)

// startFilm begins to make a film of the game that is watched, from its start.
func (s *Shell) startFilm() {
	if s.watch == nil || s.film != nil {
		return
	}
	s.watch.playing = false
	g := s.watch.game.Clone()
	total := len(g.Moves()) + len(g.Undone())
	g.GoTo(0)
	s.film = newFilming(g, total, s.sizes, s.skinFor(table.Small, g.Rules()), s.atlas.Sprite(backdrop(s.settings.Table, g.Rules())))
	s.open(&page{
		name: "film", title: "ui.save-gif",
		rows: func(s *Shell) []row {
			at := 0
			if s.film != nil {
				at = len(s.film.game.Moves())
			}
			return []row{
				textRow(s.t("film.text", "at", strconv.Itoa(at), "of", strconv.Itoa(total))),
				s.button("cancel", "ui.cancel", s.leavePage),
			}
		},
		shut: func(s *Shell) { s.film = nil },
	})
}

func newFilming(g *engine.Game, total int, sizes [2]table.Metrics, skin *table.Skin, felt scene.Sprite) *filming {
	f := &filming{game: g, total: total, table: table.New(), felt: felt, fit: table.ChooseFit(filmW, filmH, 1, sizes)}
	f.fit.Scale, f.fit.Size, f.fit.W, f.fit.H = 1, table.Small, filmW, filmH
	f.table.SetSpeed(table.Fast)
	f.table.Dress(table.NewLayout(f.fit, sizes[table.Small], g.Rules(), false), skin)
	f.table.Show(g.State())
	f.now = image.NewRGBA(image.Rect(0, 0, filmW, filmH))
	return f
}

// filmSlice paints pictures until the tick's time is used up, and saves the
// film when the game is over.
func (s *Shell) filmSlice() {
	f := s.film
	for begin := s.host.Clock(); s.host.Clock()-begin < sliceTime && !f.ended; {
		f.picture(s.atlas)
	}
	s.touch()
	if !f.ended {
		return
	}
	s.film = nil
	name := "agnes-" + f.game.RuleSetID()
	if n := f.game.DealNumber(); n != 0 {
		name += "-" + strconv.FormatUint(n, 10)
	}
	f.film.Hold(filmEnd)
	data, err := f.film.Encode()
	s.closePage()
	if err != nil {
		s.note(s.t("film.failed"))
		return
	}
	s.host.SaveFile(name+".gif", data, s.toldWhere)
}

// toldWhere tells where a file has been saved.
func (s *Shell) toldWhere(where string, err error) {
	switch {
	case err != nil:
		s.note(s.t("file.failed", "why", err.Error()))
	case where == "":
		s.note(s.t("file.downloaded"))
	default:
		s.note(s.t("ui.saved-as", "file", where))
	}
}

// picture paints the next picture, and goes on by as many ticks as lie between
// two.
func (f *filming) picture(a *sprites.Atlas) {
	f.paint(a)
	for range filmEvery {
		if f.table.Busy() {
			f.table.Tick(nil)
			continue
		}
		if f.hold--; f.hold > 0 {
			continue
		}
		f.hold = filmHold
		events, ok := f.game.Redo()
		if !ok {
			f.paint(a)
			f.ended = true
			return
		}
		f.table.Animate(f.game.State(), events, table.Onward)
	}
}

// paint adds what has changed since the last picture.
func (f *filming) paint(a *sprites.Atlas) {
	f.items = f.table.Append(a.Tile(f.items[:0], f.felt, f.now.Rect))
	paint.Items(f.now, a, f.items)
	f.film.Add(f.now, filmDelay)
}
