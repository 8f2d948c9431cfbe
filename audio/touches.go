package audio

// The recipes of cards, felt and wood. Each is heard thousands of times, so
// all are soft: noise in a broad band that dies within some hundredths of a
// second, over a low answer of the table. None has a pitch that one could hum.

// lift: a fingertip draws a card off the cloth.
func lift(s *sketch, _ Cue) {
	c := &s.chance
	s.span(120)
	s.rub(rub{rise: c.near(22, 20), fall: c.near(18, 15), from: c.near(1000, 10), to: c.near(2100, 10), sharpness: 9, peak: 50})
	s.rub(rub{at: c.between(20, 30), rise: 2, fall: 5, from: c.near(1900, 10), to: 1500, sharpness: 10, peak: 20})
}

// dropColumn: card lands on card.
func dropColumn(s *sketch, _ Cue) {
	c := &s.chance
	s.span(170)
	s.rub(rub{rise: 2, fall: c.near(11, 15), from: c.near(1500, 12), to: c.near(800, 10), sharpness: 8, peak: 60})
	s.rub(rub{at: c.between(7, 12), rise: 4, fall: c.near(18, 20), from: c.near(800, 12), to: 500, sharpness: 8, peak: 32})
	s.thud(thud{fall: c.near(22, 12), from: c.near(230, 8), to: c.near(150, 8), peak: 24})
}

// dropSpace: card lands on bare felt, duller and lower.
func dropSpace(s *sketch, _ Cue) {
	c := &s.chance
	s.span(220)
	s.rub(rub{rise: 3, fall: c.near(16, 15), from: c.near(800, 12), to: c.near(420, 10), sharpness: 8, peak: 60})
	s.rub(rub{at: 10, rise: 10, fall: c.near(24, 20), from: c.near(1300, 12), to: 800, sharpness: 7, peak: 16})
	s.thud(thud{fall: c.near(32, 12), from: c.near(190, 8), to: c.near(115, 8), peak: 26})
}

// refuse: two muffled knocks, the second lower. No reproach in it.
func refuse(s *sketch, _ Cue) {
	c := &s.chance
	s.span(300)
	gap := c.near(95, 8)
	low := c.near(215, 6)
	s.thud(thud{fall: 22, from: low + 50, to: low, peak: 34})
	s.rub(rub{rise: 3, fall: 13, from: c.near(760, 10), to: 520, sharpness: 14, peak: 44})
	s.thud(thud{at: gap, fall: 28, from: low + 16, to: low * 4 / 5, peak: 30})
	s.rub(rub{at: gap, rise: 3, fall: 14, from: c.near(640, 10), to: 440, sharpness: 14, peak: 36})
}

// turn: the card bends, snaps over and falls flat.
func turn(s *sketch, _ Cue) {
	c := &s.chance
	s.span(190)
	flat := c.near(62, 10)
	s.rub(rub{rise: c.near(26, 15), fall: 8, from: c.near(1100, 10), to: c.near(3000, 10), sharpness: 11, peak: 30})
	s.rub(rub{at: flat, rise: 2, fall: c.near(8, 15), from: c.near(1900, 12), to: 1000, sharpness: 8, peak: 50})
	s.thud(thud{at: flat, fall: c.near(20, 12), from: 220, to: c.near(150, 8), peak: 18})
}

// deal: a card glides in over the cloth and pats down.
func deal(s *sketch, _ Cue) {
	c := &s.chance
	s.span(170)
	pat := c.near(38, 12)
	s.rub(rub{rise: pat * 3 / 4, fall: 9, from: c.near(2100, 12), to: c.near(1300, 12), sharpness: 8, peak: 26})
	s.rub(rub{at: pat, rise: 2, fall: c.near(10, 15), from: c.near(1400, 12), to: 700, sharpness: 8, peak: 46})
	s.thud(thud{at: pat, fall: c.near(20, 12), from: 210, to: c.near(145, 8), peak: 20})
}

// reserveCovered: a card comes to lie on another, close and dark.
func reserveCovered(s *sketch, _ Cue) {
	c := &s.chance
	s.span(190)
	s.rub(rub{rise: 3, fall: c.near(13, 15), from: c.near(1000, 10), to: c.near(600, 10), sharpness: 9, peak: 54})
	s.rub(rub{at: c.near(34, 12), rise: 5, fall: 16, from: c.near(660, 10), to: 420, sharpness: 8, peak: 32})
	s.thud(thud{at: 3, fall: c.near(26, 12), from: 195, to: c.near(125, 8), peak: 24})
}

// reserveUncovered: a card slides off and lets another see the light.
func reserveUncovered(s *sketch, _ Cue) {
	c := &s.chance
	s.span(180)
	s.rub(rub{rise: c.near(34, 15), fall: c.near(16, 15), from: c.near(700, 10), to: c.near(1900, 10), sharpness: 9, peak: 46})
	s.rub(rub{at: c.near(66, 10), rise: 2, fall: 7, from: c.near(2000, 10), to: 1400, sharpness: 10, peak: 18})
}

// stockEmpty: a knock on an empty wooden box.
func stockEmpty(s *sketch, _ Cue) {
	c := &s.chance
	s.span(320)
	box := c.near(255, 5)
	s.thud(thud{fall: c.near(42, 10), from: box + 14, to: box, peak: 34})
	s.thud(thud{fall: c.near(26, 10), from: box*27/10 + 20, to: box * 27 / 10, peak: 15})
	s.rub(rub{rise: 2, fall: 12, from: c.near(1000, 10), to: 600, sharpness: 10, peak: 44})
}

// undo: a card drawn back, the sound falling.
func undo(s *sketch, _ Cue) {
	c := &s.chance
	s.span(180)
	s.rub(rub{rise: c.near(30, 12), fall: c.near(22, 12), from: c.near(2000, 8), to: c.near(750, 8), sharpness: 10, peak: 50})
	s.thud(thud{at: c.near(58, 10), fall: 16, from: 170, to: 125, peak: 14})
}

// redo: the same hand the other way, the sound rising.
func redo(s *sketch, _ Cue) {
	c := &s.chance
	s.span(180)
	s.rub(rub{rise: c.near(30, 12), fall: c.near(22, 12), from: c.near(750, 8), to: c.near(2000, 8), sharpness: 10, peak: 50})
	s.thud(thud{at: c.near(58, 10), fall: 16, from: 180, to: 140, peak: 14})
}

// button: a small wooden key goes down.
func button(s *sketch, _ Cue) {
	c := &s.chance
	s.span(110)
	s.rub(rub{rise: 1, fall: c.near(7, 10), from: c.near(1050, 8), to: 750, sharpness: 14, peak: 54})
	s.thud(thud{fall: c.near(12, 10), from: c.near(340, 6), to: 270, peak: 20})
}
