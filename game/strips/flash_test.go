package main

import (
	"image"
	"math"
	"testing"
)

// Flashes are counted as the Web Content Accessibility Guidelines 2.2 define
// them (general flash): a pair of opposing changes of relative luminance by a
// tenth of its greatest or more, the darker below 0.8, at the same time in more
// than a quarter of what is seen at a glance. A place is a few pixels wide; what
// changes within a twelfth of a second changes at the same time.
const (
	flashStep   = 0.1
	flashDark   = 0.8
	flashShare  = 0.25
	flashesMost = 3
	second      = 60 // ticks
	together    = second / 12
	placeSide   = 8 // pixels
	fields      = 5 // along each side, each a third of the canvas, overlapping by half
)

// linear is the relative luminance of each value of a channel, before weights.
var linear = func() (all [256]float64) {
	for i := range all {
		v := float64(i) / 255
		if v <= 0.04045 {
			all[i] = v / 12.92
		} else {
			all[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return all
}()

// luminances are the mean relative luminances of the places of a picture, in
// rows of so many.
func luminances(pic *image.RGBA) (all []float64, across int) {
	across = pic.Rect.Dx() / placeSide
	for top := 0; top+placeSide <= pic.Rect.Dy(); top += placeSide {
		for n := range across {
			sum := 0.0
			for y := top; y < top+placeSide; y++ {
				row := pic.Pix[pic.PixOffset(n*placeSide, y):]
				for x := range placeSide {
					sum += 0.2126*linear[row[4*x]] + 0.7152*linear[row[4*x+1]] + 0.0722*linear[row[4*x+2]]
				}
			}
			all = append(all, sum/(placeSide*placeSide))
		}
	}
	return all, across
}

// place follows the luminance of a small part of the picture.
type place struct {
	turn    float64 // its last extreme
	rising  bool
	changed [2]int // the ticks in which it fell last, and rose
}

// see takes the luminance of the next tick.
func (p *place) see(tick int, now float64) {
	step := now - p.turn
	switch {
	case p.rising && step > 0 || !p.rising && step < 0:
		p.turn = now // it goes on
	case math.Abs(step) >= flashStep && min(now, p.turn) < flashDark:
		p.turn, p.rising = now, step > 0
		p.changed[bit(p.rising)] = tick
	}
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// field is what is seen at a glance: the changes of a large part of it.
type field struct {
	rose bool  // the last of them
	ends []int // the ticks of those that opposed the one before
}

// see counts the places of the field that have changed in a tick. What rises in
// one place while it falls in another moves, and does not flash.
func (f *field) see(tick int, places []*place) {
	rising := 0
	for _, p := range places {
		for direction, step := range [2]int{-1, 1} {
			if p.changed[direction] > max(tick-together, 0) {
				rising += step
			}
		}
	}
	if math.Abs(float64(rising)) <= flashShare*float64(len(places)) {
		return
	}
	if rose := rising > 0; rose != f.rose || len(f.ends) == 0 {
		f.rose = rose
		f.ends = append(f.ends, tick)
	}
}

// flashes is how many there were in the second that ends with a tick: two
// opposing changes are one.
func (f *field) flashes(tick int) int {
	n := 0
	for _, end := range f.ends {
		if end > tick-second && end <= tick {
			n++
		}
	}
	return n / 2
}

func TestNothingFlashesMoreThanThreeTimesASecond(t *testing.T) {
	eachAnimation(t, func(t *testing.T, p *painter, _ animation, frames []frame) {
		worst, at := flashing(p, frames)
		if t.Logf("at most %d flashes a second, at frame %d", worst, at); worst > flashesMost {
			t.Errorf("at frame %d there were %d flashes in a second", at, worst)
		}
	})
}

// flashing is the most flashes in a second anywhere, and up to which frame.
func flashing(p *painter, frames []frame) (worst, at int) {
	var places []place
	var seen [fields * fields]field
	var in [fields * fields][]*place
	for tick, f := range frames {
		now, across := luminances(p.paint(f))
		if places == nil {
			places = make([]place, len(now))
			for i := range places {
				places[i].turn = now[i]
				for k := range in {
					if inField(k, i%across, across) && inField(k/fields, i/across, len(now)/across) {
						in[k] = append(in[k], &places[i])
					}
				}
			}
		}
		for i := range places {
			places[i].see(tick, now[i])
		}
		for k := range seen {
			seen[k].see(tick, in[k])
			if n := seen[k].flashes(tick); n > worst {
				worst, at = n, tick
			}
		}
	}
	return worst, at
}

// inField reports whether a place of so many along a side lies in a field,
// counted along that side: each is two of the six parts.
func inField(field, place, places int) bool {
	part := place * (fields + 1) / places
	return part == field%fields || part == field%fields+1
}

func TestAFlashIsAPairOfOpposingChanges(t *testing.T) {
	for _, c := range []struct {
		name  string
		share float64 // of the places
		at    func(tick int) float64
		want  int
	}{
		{"still", 1, func(int) float64 { return 0.2 }, 0},
		{"too faint", 1, func(tick int) float64 { return 0.2 + 0.09*float64(tick/5%2) }, 0},
		{"too bright", 1, func(tick int) float64 { return 0.82 + 0.15*float64(tick/5%2) }, 0},
		{"too small", 0.2, func(tick int) float64 { return 0.1 + 0.5*float64(tick/5%2) }, 0},
		{"six times a second", 0.3, func(tick int) float64 { return 0.1 + 0.5*float64(tick/5%2) }, 6},
		{"slowly up and down", 1, func(tick int) float64 { return 0.5 + 0.3*math.Sin(float64(tick)*2*math.Pi/second) }, 1},
	} {
		all := make([]place, 100)
		var in []*place
		for i := range all {
			all[i].turn = c.at(0)
			in = append(in, &all[i])
		}
		var f field
		for tick := range 3 * second {
			for i := range int(c.share * float64(len(all))) {
				all[i].see(tick, c.at(tick))
			}
			f.see(tick, in)
		}
		if got := f.flashes(3*second - 1); got != c.want {
			t.Errorf("%s: %d flashes, want %d", c.name, got, c.want)
		}
	}
}
