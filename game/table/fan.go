package table

import "agnes/game/engine"

// fan is how the cards of one column lie: how far each is from the one before
// it, in pixels.
type fan struct {
	n, down int // cards, and how many of the lowest lie face down
	room    int // pixels between the first card's top and the last one's
	step    int // what a face-up card wants to show
	least   int // what it must show to be read
	open    int // the card that is held open, from 0, or -1
}

// Where there is room, a card shows up to two fifths of itself, as long as a
// column of comfortCards keeps that step to its end.
const comfortCards = 13

// fanOf is the fan of a column of n cards, down of which lie face down.
func (l *Layout) fanOf(p engine.Place, n, down, open int) fan {
	room := max(0, l.bottom-l.at[p].Y-l.CardH)
	loose := room
	if !l.Grid {
		loose -= max(0, l.covers[0]-reserveEdges)
	}
	return fan{
		n: n, down: down, open: open,
		room:  room,
		step:  max(l.Index, min(l.CardH*2/5, loose/(comfortCards-1))),
		least: l.Index,
	}
}

// spare is how much of its room a fan can do without and still be read, in
// pixels.
func (f fan) spare() int {
	downs := max(0, min(f.down, f.n-1))
	ups := max(0, f.n-1-downs)
	return max(0, f.room-downs*backStep-ups*f.least)
}

// offset is how far card i, from 0, lies below the first one, in pixels. The
// fan is loose where there is room and narrows as the column grows. A column
// too long to be read narrows further, and stays readable at the card that is
// held open.
func (f fan) offset(i int) int {
	downs := min(i, f.down)
	ups := i - downs
	allDowns := min(f.down, f.n-1)
	allUps := f.n - 1 - allDowns
	back := backStep
	forUps := f.room - allDowns*back
	if forUps < allUps*f.least && allDowns > 0 {
		back = 2
		forUps = f.room - allDowns*back
	}
	if allUps == 0 {
		return downs * min(back, f.room/max(1, allDowns))
	}
	if f.step*allUps <= forUps {
		return downs*back + ups*f.step
	}
	if f.least*allUps <= forUps {
		return downs*back + ups*forUps/allUps
	}
	return downs*back + f.squeezed(ups, allUps, max(0, forUps))
}

// squeezed is the offset among face-up cards that have less room than they
// need: evenly narrow, but for the one held open.
func (f fan) squeezed(i, all, room int) int {
	open := f.open - f.down
	if open < 0 || open >= all || room <= f.least {
		return i * room / all
	}
	narrow := room - f.least
	if i <= open {
		return i * narrow / max(1, all-1)
	}
	return f.least + (i-1)*narrow/max(1, all-1)
}
