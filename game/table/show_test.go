package table

import (
	"os"
	"strings"
	"testing"

	"agnes/game/engine"
)

// winning is a recorded game in which the last card is on its way up.
func winning(t *testing.T, id string, in window) *played {
	t.Helper()
	text, err := os.ReadFile("testdata/" + id + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.ParseRecord(string(text))
	if err != nil || !g.State().Won() {
		t.Fatal("the recorded game is not won", err)
	}
	g.Undo()
	p := &played{Table: laidOut(g.Rules(), in, false), game: g}
	p.Show(g.State())
	p.redo()
	return p
}

var showWindows = []window{{960, 720, 1}, {640, 360, 1}, {390, 844, 1}, {320, 320, 1}, {1920, 1080, 1}}

func TestTheShow_HasThreeActsAndEndsByItselfWithinEightSeconds(t *testing.T) {
	acts := map[string]int{}
	for _, id := range []string{"bernauer", "sorel"} {
		p := winning(t, id, aWindow)
		ticks := 0
		var cues []Cue
		for p.Busy() {
			ticks++
			_, cues = p.Tick(cues)
		}
		for _, c := range cues {
			if c.Kind == CueAct {
				acts[id]++
			}
		}
		if acts[id] < 3 || ticks > 8*60+60 {
			t.Errorf("%s: %d acts in %d ticks", id, acts[id], ticks)
		}
		p.agrees(t)
	}
	if a, b := showTicks(riverShow), showTicks(lilyShow); a > 8*60 || b > 8*60 {
		t.Errorf("the shows take %d and %d ticks", a, b)
	}
}

func TestTheShow_DiffersBetweenTheGames(t *testing.T) {
	same := 0
	a, b := winning(t, "bernauer", aWindow), winning(t, "sorel", aWindow)
	for range 300 {
		a.Tick(nil)
		b.Tick(nil)
		if a.show.on && b.show.on && a.dancing(20) == b.dancing(20) {
			same++
		}
	}
	if same > 30 {
		t.Errorf("they are alike at %d ticks", same)
	}
}

// The farthest that a card goes in a tick where it can be seen. A card that
// jumps from one side of the canvas to the other is not to be seen at either.
const farthest = 60

func TestTheShow_HasNoJumps(t *testing.T) {
	for _, id := range []string{"bernauer", "sorel"} {
		for _, in := range showWindows {
			p := winning(t, id, in)
			var before, now drawn
			if err := before.look(p.Table); err != nil {
				t.Fatal(err)
			}
			most := max(farthest*p.layout.W/480, farthest*p.layout.H/360, farthest*3/4)
			p.run(t, func() {
				if err := now.look(p.Table); err != nil {
					t.Fatalf("%s at tick %d of the show: %v", id, p.show.tick, err)
				}
				for i := range now.item {
					a, b := &before.item[i], &now.item[i]
					dx, dy := int(b.X+b.W/2)-int(a.X+a.W/2), int(b.Y)-int(a.Y)
					w, h := p.layout.W, p.layout.H
					seen := int(a.X) < w && int(a.X+a.W) > 0 && int(a.Y) < h && int(a.Y+a.H) > 0 &&
						int(b.X) < w && int(b.X+b.W) > 0 && int(b.Y) < h && int(b.Y+b.H) > 0
					if seen && p.show.on && p.show.tick > 1 && dx*dx+dy*dy > most*most {
						t.Fatalf("%s in %v at tick %d of the show: %s goes from %d, %d to %d, %d", id, in, p.show.tick, engine.CardAt(i), a.X, a.Y, b.X, b.Y)
					}
				}
				before, now = now, before
			})
		}
	}
}

func TestAnyInput_EndsTheShow(t *testing.T) {
	for name, input := range map[string]func(p *played){
		"press":  func(p *played) { p.Press(5, 5) },
		"key":    func(p *played) { p.Choose() },
		"finish": func(p *played) { p.Finish() },
		"undo":   func(p *played) { p.undo() },
		"Escape": func(p *played) { p.Cancel() },
	} {
		p := winning(t, "sorel", aWindow)
		for range 200 {
			p.Tick(nil)
		}
		if !p.show.on {
			t.Fatal("there is no show")
		}
		input(p)
		if p.show.on {
			t.Errorf("it goes on after %s", name)
		}
		p.run(t, func() {})
		p.agrees(t)
	}
}

// heard is what a motion tells until it is over.
func (p *played) heard(t *testing.T) (cues []Cue) {
	t.Helper()
	_, cues = p.Tick(cues)
	for n := 0; p.Busy(); n++ {
		if n > 2000 {
			t.Fatal("the motion does not end")
		}
		_, cues = p.Tick(cues)
	}
	return cues
}

// kinds are the kinds of cues, in order.
func kinds(cues []Cue) string {
	var out []string
	for _, c := range cues {
		out = append(out, cueNames[c.Kind])
	}
	return strings.Join(out, " ")
}

func TestCues_TellWhatIsSeen(t *testing.T) {
	p := deal(t, "bernauer", 1)
	p.open()
	cues := p.heard(t)
	if cues[0].Kind != CueDealt && cues[0].Kind != CueBase || len(cues) != 36 {
		t.Errorf("the deal tells %d cues, first %v", len(cues), cues[0])
	}
	p.play(engine.Deal, Onward)
	if got := kinds(p.heard(t)); got != strings.Repeat("dealt ", 7)+"covered" {
		t.Errorf("a row on the reserve tells %q", got)
	}
	p.undo()
	if got := kinds(p.heard(t)); got != strings.TrimSpace(strings.Repeat("gathered ", 7)) {
		t.Errorf("its undoing tells %q", got)
	}
	move := func(text string) engine.Move {
		m, err := engine.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	p.play(move("r3-f"), Onward)
	cues = p.heard(t)
	if want := (Cue{CueUp, engine.FoundationOf(engine.Clubs), p.state.Top(engine.FoundationOf(engine.Clubs)), 1}); len(cues) != 1 || cues[0] != want {
		t.Errorf("a card that goes up tells %v, want %v", cues, want)
	}
	p.play(move("c2-c1"), Onward)
	if cues = p.heard(t); len(cues) != 1 || cues[0].Kind != CueLanded || cues[0].N != 1 {
		t.Errorf("a card that is packed tells %v", cues)
	}
	p.undo()
	if got := kinds(p.heard(t)); got != "home" {
		t.Errorf("its undoing tells %q", got)
	}
}

func TestCues_OfAWin(t *testing.T) {
	p := winning(t, "bernauer", aWindow)
	if got := kinds(p.heard(t)); got != "up completed won act act act act" {
		t.Errorf("a win tells %q", got)
	}
	for _, still := range []func(p *played){
		func(p *played) { p.SetSpeed(Instant) },
		func(p *played) { p.SetReduced(true) },
	} {
		p = winning(t, "bernauer", aWindow)
		p.undo()
		p.Finish()
		p.heard(t)
		still(p)
		p.redo()
		if p.Busy() {
			t.Error("something moves")
		}
		if _, cues := p.Tick(nil); kinds(cues) != "up completed won" {
			t.Errorf("without motion a win tells %q at once", kinds(cues))
		}
	}
}

func TestAWrap_IsToldAndCrowned(t *testing.T) {
	text, err := os.ReadFile("testdata/bernauer.txt")
	if err != nil {
		t.Fatal(err)
	}
	p := record(t, string(text))
	p.game.GoTo(0)
	p.Show(p.game.State())
	crowned := func() (n int) {
		for _, item := range p.Append(nil) {
			if item.Sprite == p.skin.Crown {
				n++
			}
		}
		return n
	}
	wraps := 0
	for {
		before := crowned()
		if !p.redo() {
			break
		}
		for _, c := range p.heard(t) {
			if c.Kind == CueWrapped {
				wraps++
				if c.Card.Rank() != engine.Ace || crowned() != before+1 {
					t.Errorf("%v: %d crowns, before %d", c, crowned(), before)
				}
			}
		}
	}
	if want := 4; wraps != want || crowned() != want {
		t.Errorf("%d wraps and %d crowns, want %d", wraps, crowned(), want)
	}
}

func TestACutDeal_IsHeardOnce(t *testing.T) {
	p := deal(t, "bernauer", 1)
	p.open()
	for range 50 {
		p.Tick(nil)
	}
	p.Finish()
	if _, cues := p.Tick(nil); kinds(cues) != "dealt" {
		t.Errorf("a deal cut short tells %q", kinds(cues))
	}
}

func TestReducedMotion_FramesWhatHasMoved(t *testing.T) {
	p := deal(t, "bernauer", 1)
	p.SetReduced(true)
	p.play(engine.Deal, Onward)
	frames := 0
	for _, item := range p.Append(nil) {
		if item.Sprite == p.skin.Mark {
			frames++
		}
	}
	if frames != 7 || p.Busy() {
		t.Errorf("%d cards are framed, busy: %v", frames, p.Busy())
	}
	for range freshTicks {
		p.Tick(nil)
	}
	if changed, _ := p.Tick(nil); changed {
		t.Error("the frames do not go away")
	}
}

func TestDurations_KeepTheirPromises(t *testing.T) {
	for _, id := range []string{"bernauer", "sorel", "bernauer-closed", "sorel-reserve"} {
		p := deal(t, id, 1)
		p.open()
		ticks := 0
		p.run(t, func() { ticks++ })
		if ticks >= 96 {
			t.Errorf("the deal of %s takes %d ticks, want less than 1.6 seconds", id, ticks)
		}
	}
	// Three flashes a second at most: a breath of a hint is the only thing that
	// comes and goes again and again.
	if glowTicks < 20 {
		t.Errorf("a hint breathes every %d ticks", glowTicks)
	}
}

func TestManyAutomaticMoves_OverlapAndTheLastIsMarked(t *testing.T) {
	text, err := os.ReadFile("testdata/bernauer.txt")
	if err != nil {
		t.Fatal(err)
	}
	p := record(t, string(text))
	const last = 12
	for range last {
		p.game.Undo()
	}
	p.Show(p.game.State())
	var card engine.Card
	for range last {
		events, _ := p.game.Redo()
		p.Animate(p.game.State(), events, Queued)
		card = events[0].Card
	}
	if p.mark != card {
		t.Errorf("%s is marked, want %s", p.mark, card)
	}
	ticks := 0
	for p.Busy() && !p.show.on {
		ticks++
		p.Tick(nil)
	}
	if ticks > last*autoLag+3*moveLongest+showDelay {
		t.Errorf("%d moves take %d ticks", last, ticks)
	}
	p.Finish()
	p.agrees(t)
}
