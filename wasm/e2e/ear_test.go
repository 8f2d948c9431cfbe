package e2e

import (
	"fmt"
	"testing"
	"time"

	"agnes/game/lab/blind"
)

// ears are a player who knows nothing of the page but its live region.
type ears struct {
	page *Page
	last string
}

// next waits until the live region says something else.
func (e *ears) next() (string, error) {
	for start := time.Now(); time.Since(start) < limit; time.Sleep(5 * time.Millisecond) {
		var now string
		if err := e.page.Evaluate(`document.getElementById("agnes-live").textContent`, &now); err != nil {
			return "", err
		}
		if now != e.last {
			e.last = now
			return now, nil
		}
	}
	return "", fmt.Errorf("nothing is said after %q", e.last)
}

func (e *ears) press(key string) (string, error) {
	if err := e.page.Key(key); err != nil {
		return "", err
	}
	return e.next()
}

func TestAWholeGameInABrowserByEarAlone(t *testing.T) {
	for _, c := range []struct{ door, record string }{
		{"Agnes Bernauer", "win-bernauer"},
		{"Agnes Sorel", "win-sorel"},
	} {
		if c.record == "win-sorel" && !proof() {
			continue // a browser that draws in software is slow: see everyDay
		}
		t.Run(c.door, func(t *testing.T) {
			g := readWin(t, c.record)
			e := &ears{page: openGame(t, "")}
			if _, err := e.next(); err != nil {
				t.Fatal(err)
			}
			p := blind.Player{Press: e.press, Wait: e.next}
			ok(t, p.Start(c.door, c.door+", button", g.DealNumber()))
			ok(t, p.Play(g.Moves()))
			ok(t, p.Until(e.last, "You have won!"))
		})
	}
}
