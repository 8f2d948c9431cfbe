package main

import (
	"os"

	"agnes/game/film"
	"agnes/game/screens"
	"agnes/sprites"
)

// The film's canvas in pixels, and its pace: ticks, and hundredths of a second,
// between two pictures.
const (
	filmW, filmH = 640, 360
	filmEvery    = 3
	filmDelay    = 5
)

// filmDeal is the deal of the record that is filmed.
const filmDeal = "1472"

// writeFilm films a deal, a row on the reserve and a wrap.
func writeFilm(file string) error {
	f := &film.Film{}
	f.Ink(sprites.Palette[sprites.Ink:]...)
	if err := filmDealing(f); err != nil {
		return err
	}
	for _, part := range filmParts {
		s, err := scenery{w: filmW, h: filmH, game: part.game, made: part.from}.stage()
		if err != nil {
			return err
		}
		show(f, s, 30)
		for range part.moves {
			s.key('y')
			show(f, s, 12)
		}
		show(f, s, 50)
	}
	data, err := f.Encode()
	if err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}

// filmParts are the moves that are shown after the deal.
var filmParts = []struct {
	game  string
	from  int // moves made before
	moves int // shown
}{
	{"bernauer", 8, 2},
	{"bernauer", 17, 7},
}

// filmDealing films how the game of the first part is dealt out.
func filmDealing(f *film.Film) error {
	s, err := scenery{w: filmW, h: filmH}.stage()
	if err != nil {
		return err
	}
	s.shell.Begin(screens.Wish{Rules: "bernauer", Deal: filmDeal})
	show(f, s, 20)
	return nil
}

// show films until nothing moves, and then so many ticks more.
func show(f *film.Film, s *stage, after int) {
	for n := 0; n < after; n += filmEvery {
		f.Add(s.paint(), filmDelay)
		s.ticks(filmEvery)
		if s.shell.Snapshot().Busy {
			n = 0
		}
	}
}
