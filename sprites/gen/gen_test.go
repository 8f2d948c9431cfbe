package main

import (
	"testing"

	"agnes/sprites"
)

func TestRankGlyphsHaveOneHeightEach(t *testing.T) {
	for height, glyphs := range map[int]map[byte]*canvas{7: ranks7, 9: ranks9, 12: ranks12, 15: ranks15} {
		for _, rank := range []byte(rankOrder) {
			g := glyphs[rank]
			if g == nil || g.h != height {
				t.Errorf("rank %c at %d pixels is missing or of another height", rank, height)
				continue
			}
			for _, y := range []int{0, g.h - 1} {
				ink := 0
				for x := range g.w {
					ink += int(g.at(x, y))
				}
				if ink == 0 {
					t.Errorf("rank %c at %d pixels does not reach row %d", rank, height, y)
				}
			}
		}
	}
}

func TestEveryCourtHasAFigureAtBothSizes(t *testing.T) {
	for _, size := range cardSizes {
		for _, rank := range "JQK" {
			for _, suit := range suitOrder {
				name := string(rank) + string(suit)
				f, ok := size.courts[name]
				if !ok {
					t.Errorf("%s %s has no figure", size.name, name)
				}
				for i, l := range f {
					w := size.figure[0]
					if l.pic.w > w || l.side && (l.x < 0 || l.x+l.pic.w > w) || l.y < 0 || l.y+l.pic.h > size.figure[1]+4 {
						t.Errorf("%s %s: part %d leaves the picture", size.name, name, i)
					}
				}
			}
		}
	}
}

// Both indices of a card in normal print are the same, half a turn apart.
func TestIndexReadsFromBothEnds(t *testing.T) {
	for _, size := range cardSizes {
		for suit := range suitOrder {
			for _, rank := range []byte(rankOrder) {
				c := face(size, sprites.Standard, false, rank, suit)
				d := c.turned()
				for y := range size.index.body - 1 {
					for x := range size.w {
						if c.at(x, y) != d.at(x, y) {
							t.Fatalf("%s %c%c differs at %d, %d", size.name, rank, suitOrder[suit], x, y)
						}
					}
				}
			}
		}
	}
}
