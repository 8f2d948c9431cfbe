package screens

import (
	"maps"
	"path/filepath"
	"slices"
	"testing"

	"agnes/game/store"
)

// Every screen in the language with the longest words, and in one that is
// written with other letters.
func TestEveryScreenInGermanAndJapaneseLooksAsItDid(t *testing.T) {
	for _, tag := range []string{"de", "ja"} {
		g := golden{window: smallUpright, with: func(s *store.Settings) { s.Language = tag }}
		for _, name := range slices.Sorted(maps.Keys(g.stage(t).everyScreen())) {
			if name == "report" { // it tells of the machine
				continue
			}
			t.Run(tag+" "+name, func(t *testing.T) {
				b := g.stage(t)
				b.everyScreen()[name]()
				got := g.paint(b)
				file := filepath.Join("testdata/spoken", tag+"-"+name+".png")
				if *update {
					writePicture(t, file, got)
					return
				}
				want, err := readPicture(file)
				if err != nil {
					t.Fatal(err)
				}
				if n := differing(got, want); n > 0 {
					left := filepath.Join(leftFolder, tag+"-"+name+".png")
					writePicture(t, left, got)
					t.Errorf("%d pixels differ; see %s", n, left)
				}
			})
		}
	}
}
