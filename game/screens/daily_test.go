package screens

import (
	"image"
	"slices"
	"strings"
	"testing"

	"agnes/game/lang"
	"agnes/game/store"
)

// In every language, window and size of text the calendar keeps seven columns, each
// under the name of its day, and the week begins as it does where the language
// is spoken.
func TestTheDaysOfTheCalendarStandUnderTheirWeekdays(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, l := range lang.Tags() {
		for _, on := range []image.Point{tinyUpright, smallUpright, wideCanvas} {
			for _, large := range []bool{false, true} {
				b.change(func(s *store.Settings) { s.Language, s.LargeText = l.Tag, large })
				b.Resize(on.X, on.Y, 1)
				b.closeAll()
				b.openDaily()
				days := b.laidOut()
				head := &days[slices.IndexFunc(days, func(w widget) bool { return w.look == lookColumns })]
				sunday, first := strings.Fields(b.t("daily.weekdays"))[0], 6
				if b.words.SundayFirst() {
					first = 0
				}
				for _, date := range []string{"01", "08", "15", "22", "29"} {
					at := centreOf(b.button("day-2026-11-" + date).rect).X
					column := (at - head.rect.Min.X) * daysAWeek / head.rect.Dx()
					if column != first || head.names[column] != sunday {
						t.Errorf("%s, %v: the Sunday %s stands in column %d of %v", l.Tag, on, date, column, head.names)
					}
				}
			}
		}
	}
}

// Today has a ring all round it, in every window and size of text clear of its
// number, and does not look like the chosen one of several.
func TestTodayHasARingAroundIt(t *testing.T) {
	b := playing(t, "bernauer", 1)
	for _, on := range []image.Point{tinyUpright, smallUpright, wideCanvas} {
		for _, large := range []bool{false, true} {
			b.change(func(s *store.Settings) { s.LargeText = large })
			b.Resize(on.X, on.Y, 1)
			b.closeAll()
			b.openDaily()
			day := *b.button("day-2026-11-29")
			plain, chosen := day, day
			plain.today, chosen.today, chosen.on = false, false, true
			rest := b.brush.widget(nil, &plain, false, false)
			ring := image.Rectangle{}
			for _, i := range b.brush.widget(nil, &day, false, false) {
				if slices.Contains(rest, i) {
					continue
				}
				at := image.Rect(int(i.X), int(i.Y), int(i.X+i.W), int(i.Y+i.H))
				ring = ring.Union(at)
				w := b.brush.font.Width(day.label)
				h := b.brush.font.Height() * 3 / 4 // a line has air above and below its digits
				if number := image.Rect(0, 0, w, h).Add(centreOf(day.rect).Sub(image.Pt(w/2, h/2))); at.Overlaps(number) {
					t.Errorf("%v, large text %v: the ring's side %v runs into the number %v", on, large, at, number)
				}
				if slices.Contains(b.brush.widget(nil, &chosen, false, false), i) {
					t.Errorf("%v, large text %v: today looks like what is chosen", on, large)
				}
			}
			if !ring.In(day.rect) || ring.Dx() < day.rect.Dx()*3/4 || ring.Dy() < day.rect.Dy()*3/4 {
				t.Errorf("%v, large text %v: the ring %v does not go round %v", on, large, ring, day.rect)
			}
		}
	}
}

// The arrows at both ends of the line with the month turn the month, and the one
// that leads into the future is grey.
func TestTheArrowsBesideTheMonthTurnIt(t *testing.T) {
	b := playing(t, "bernauer", 1)
	b.openDaily()
	press := func(fromLeft, fromRight int) string {
		w := b.button("daily-month")
		at := centreOf(w.rect)
		if at.X = w.rect.Min.X + fromLeft; fromLeft == 0 {
			at.X = w.rect.Max.X - fromRight
		}
		b.click(at)
		return b.button("daily-month").value
	}
	const onArrow = padX + iconSide/2
	greys := func(what string, right bool) {
		t.Helper()
		w := b.button("daily-month")
		for way, want := range map[int]bool{-1: false, 1: right} {
			if got := b.brush.arrow(w, way, 0, 0).Tint == tintOff; got != want {
				t.Errorf("%s the arrow %+d is grey: %v", what, way, got)
			}
		}
	}
	greys("in the present month", true)
	if got := press(onArrow, 0); got != "October 2026" {
		t.Errorf("the left arrow leads from November 2026 to %s", got)
	}
	greys("in a month gone by", false)
	if got := press(0, onArrow); got != "November 2026" {
		t.Errorf("the right arrow leads from October 2026 to %s", got)
	}
	if got := press(0, onArrow); got != "November 2026" {
		t.Errorf("the right arrow leads into the future, to %s", got)
	}
}
