// Command press paints the pictures that tell of the game: the cover and the
// screenshots for its page, and a short film. It plays recorded games on the
// game's own screens, without a window, so that the pictures are the game, and
// the same on every machine.
//
//	go run ./game/press -out wasm/itch
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"log"
	"os"
	"path/filepath"

	"agnes/game/store"
)

func main() {
	log.SetFlags(0)
	out := flag.String("out", "wasm/itch", "folder for the pictures")
	flag.Parse()
	if err := run(*out); err != nil {
		log.Fatal("press: ", err)
	}
}

func run(out string) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	cover, err := cover()
	if err != nil {
		return err
	}
	if err := save(filepath.Join(out, "cover.png"), cover); err != nil {
		return err
	}
	for i, shot := range screenshots {
		s, err := shot.stage()
		if err != nil {
			return err
		}
		if err := save(filepath.Join(out, fmt.Sprintf("screenshot-%d.png", i+1)), s.window()); err != nil {
			return err
		}
	}
	return writeFilm(filepath.Join(out, "agnes.gif"))
}

// screenshots are what the game's page shows, in this order.
var screenshots = []scenery{
	{w: 1280, h: 720, game: "bernauer", made: 30},
	{w: 1280, h: 720, game: "sorel", made: 34},
	{w: 1280, h: 720, game: "sorel", made: 20, press: []string{"menu", "title"}},
	{w: 1280, h: 720, game: "bernauer", made: 12, press: []string{"menu", "games"}},
	{w: 780, h: 1688, ratio: 2, game: "bernauer", made: 38, settings: func(s *store.Settings) {
		s.Deck, s.LargePrint, s.Table, s.Back = store.FourColour, true, store.GreenFelt, 3
	}},
}

func save(file string, pic image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(f, pic); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
