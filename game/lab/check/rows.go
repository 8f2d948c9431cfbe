package check

import (
	"fmt"
	"slices"

	"agnes/game/engine"
)

// row is where a row of n cards must be dealt, in order.
func row(r engine.Rules, n int) []engine.Place {
	var places []engine.Place
	for i := 1; i <= min(n, 7); i++ {
		switch {
		case r.Stock == engine.ToColumns && r.Rows == engine.FromRight:
			places = append(places, engine.Column(8-i))
		case r.Stock == engine.ToColumns:
			places = append(places, engine.Column(i))
		case r.LastTwo == engine.OnOwn && n < 3:
			places = append(places, engine.ReservePile(7+i))
		default:
			places = append(places, engine.ReservePile(i))
		}
	}
	return places
}

// dealt checks that a deal put the next cards of the stock where they belong.
func dealt(before *engine.State, events []engine.Event) error {
	want := row(before.Rules(), before.Len(engine.StockPile))
	if next := before.NextRow(nil); !slices.Equal(next, want) {
		return fmt.Errorf("the next row is said to lie on %v, not %v", next, want)
	}
	i := 0
	for _, e := range events {
		if e.Kind != engine.Dealt {
			continue
		}
		if i >= len(want) || e.To != want[i] || e.Card != before.StockCard(i) {
			return fmt.Errorf("card %d of a row that belongs on %v: %s", i+1, want, e)
		}
		i++
	}
	return nil
}

// gathered checks that a redeal put the reserve into the stock pile by pile,
// each from its lowest card.
func gathered(before, after *engine.State) error {
	var want, got []engine.Card
	for n := 1; n <= engine.ReservePiles; n++ {
		want = append(want, before.Cards(engine.ReservePile(n))...)
	}
	for i := range after.Len(engine.StockPile) {
		got = append(got, after.StockCard(i))
	}
	if !slices.Equal(got, want) {
		return fmt.Errorf("gathered are %v, not %v", got, want)
	}
	return nil
}
