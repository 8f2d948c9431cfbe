// Command gen draws the sheets of the game: hand-made pixel pictures written
// as rows of letters, and drawing code for what repeats. It writes PNG files
// in the one palette, with an index beside each.
//
//	go run ./sprites/gen -out sprites/sheets            draws all sheets
//	go run ./sprites/gen -out sprites/sheets -only ui   draws one of them
//
// The sheets are the truth, not this program: when an artist has edited a
// sheet, carry the change over here before drawing that sheet again, or leave
// that sheet alone for good.
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"

	"agnes/sprites"
)

func main() {
	out := flag.String("out", "sheets", "folder for the sheets")
	icons := flag.String("icons", "", "folder for the icons of windows and home screens; none are drawn if empty")
	only := flag.String("only", "", "draw only sheets whose name begins so")
	flag.Parse()
	if err := run(*out, *icons, *only); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run(out, icons, only string) error {
	if icons != "" {
		if err := writeIcons(icons); err != nil {
			return err
		}
	}
	for name, draw := range sheets() {
		if !strings.HasPrefix(name, only) {
			continue
		}
		if err := draw().write(out, name); err != nil {
			return err
		}
	}
	return nil
}

// sheets names every sheet and says how it is drawn.
func sheets() map[string]func() *sheet {
	all := map[string]func() *sheet{
		"cards": cardSheet,
		"felts": feltSheet,
		"ui":    uiSheet,
		"icons": iconSheet,
		"signs": signSheet,
		"title": titleSheet,
	}
	for _, deck := range sprites.Decks() {
		for print, large := range map[string]bool{"normal": false, "large": true} {
			for _, size := range cardSizes {
				all["faces-"+deck.String()+"-"+print+"-"+size.name] = func() *sheet {
					return faceSheet(size, deck, large)
				}
			}
		}
	}
	return all
}

func faceSheet(size *cardSize, deck sprites.Deck, largePrint bool) *sheet {
	s := &sheet{width: 13*(size.w+1) + 1}
	for suit := range suitOrder {
		for i := range rankOrder {
			name := size.name + "/" + rankOrder[i:i+1] + suitOrder[suit:suit+1]
			s.add(name, face(size, deck, largePrint, rankOrder[i], suit))
		}
	}
	return s
}
