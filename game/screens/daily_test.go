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

// The arrows at both ends of the line with the month turn the month.
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
	if got := press(onArrow, 0); got != "October 2026" {
		t.Errorf("the left arrow leads from November 2026 to %s", got)
	}
	if got := press(0, onArrow); got != "November 2026" {
		t.Errorf("the right arrow leads from October 2026 to %s", got)
	}
	if got := press(0, onArrow); got != "November 2026" {
		t.Errorf("the right arrow leads into the future, to %s", got)
	}
}
