package main

import (
	"fmt"
	"strings"

	"agnes/game/engine"
)

// cell is how wide a card is printed, in characters.
const cell = 6

// layoutText draws the table for a reader: the base card and the stock, the
// foundations, the columns, and in a game with a reserve its piles. In each
// pile the last line holds the last card. Cards that lie face down stand in
// brackets, an empty pile is a point.
func layoutText(s *engine.State) string {
	var b strings.Builder
	fmt.Fprintf(&b, "base %s, stock %d", s.BaseCard(), s.Len(engine.StockPile))
	if r := s.SpaceRank(); r != 0 {
		fmt.Fprintf(&b, ", a space takes %s", r)
	}
	if s.Rules().Redeals > 0 {
		fmt.Fprintf(&b, ", redeals %d", s.RedealsLeft())
	}
	b.WriteString("\n\n")

	var foundations []engine.Place
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		foundations = append(foundations, engine.FoundationOf(suit))
	}
	writePiles(&b, foundations, func(p engine.Place) []string {
		if s.Top(p) == 0 {
			return nil
		}
		return []string{s.Top(p).String()}
	})
	lying := func(p engine.Place) []string { return cardTexts(s, p) }
	var columns, reserve []engine.Place
	for n := 1; n <= engine.Columns; n++ {
		columns = append(columns, engine.Column(n))
	}
	b.WriteByte('\n')
	writePiles(&b, columns, lying)
	if s.Rules().Stock == engine.ToReserve {
		for n := 1; n <= engine.ReservePiles; n++ {
			reserve = append(reserve, engine.ReservePile(n))
		}
		b.WriteByte('\n')
		writePiles(&b, reserve, lying)
	}
	b.WriteByte('\n')
	return b.String()
}

// cardTexts are the cards of a pile, the lowest first.
func cardTexts(s *engine.State, p engine.Place) []string {
	var texts []string
	for i, c := range s.Cards(p) {
		if i < s.FaceDown(p) {
			texts = append(texts, "["+c.String()+"]")
			continue
		}
		texts = append(texts, c.String())
	}
	return texts
}

// writePiles prints piles side by side under a line with their names.
func writePiles(b *strings.Builder, piles []engine.Place, cards func(engine.Place) []string) {
	var names []string
	var columns [][]string
	height := 1
	for _, p := range piles {
		names = append(names, " "+p.String())
		texts := cards(p)
		if len(texts) == 0 {
			texts = []string{"."}
		}
		columns = append(columns, texts)
		height = max(height, len(texts))
	}
	writeLine(b, names)
	for row := range height {
		line := make([]string, len(columns))
		for i, texts := range columns {
			if row >= len(texts) {
				continue
			}
			line[i] = texts[row]
			if !strings.HasPrefix(line[i], "[") {
				line[i] = " " + line[i]
			}
		}
		writeLine(b, line)
	}
}

func writeLine(b *strings.Builder, cells []string) {
	var line strings.Builder
	for _, c := range cells {
		fmt.Fprintf(&line, "%-*s", cell, c)
	}
	b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
}
