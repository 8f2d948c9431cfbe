package screens

import (
	"testing"

	"agnes/game/engine"
	"agnes/game/scene"
	"agnes/game/store"
)

// dealing is a game whose cards are on their way to the table.
func dealing(t testing.TB) *bench {
	b := playing(t, "bernauer", 1)
	b.rest()
	g, err := engine.NewGame(engine.RuleSets()[0], engine.Rules{}, 2)
	if err != nil {
		t.Fatal(err)
	}
	b.start(g)
	return b
}

func TestAFrameOfADealAllocatesNothing(t *testing.T) {
	b := dealing(t)
	framesAllocateNothing(t, b)
	b = dealing(t)
	b.change(func(s *store.Settings) { s.LargeText = true })
	framesAllocateNothing(t, b)
}

func framesAllocateNothing(t *testing.T, b *bench) {
	t.Helper()
	var items []scene.Item
	frame := func() {
		b.Tick()
		items = b.Append(items[:0])
	}
	for range 10 {
		frame()
	}
	if n := testing.AllocsPerRun(40, frame); n != 0 {
		t.Errorf("a tick and a picture while cards are dealt allocate %v times", n)
	}
}

func TestATableAtRestIsNotDrawnAgain(t *testing.T) {
	b := playing(t, "sorel", 1)
	b.rest()
	b.ticks(1200) // until it is measured how hard the deal is
	b.Append(nil)
	for range 300 {
		if b.Tick(); b.Dirty() {
			t.Fatalf("nothing has changed, and the picture is to be drawn again: %q", b.said)
		}
	}
	if n := testing.AllocsPerRun(40, b.Tick); n != 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
}

func BenchmarkFrameOfADeal(b *testing.B) {
	bench := dealing(b)
	var items []scene.Item
	b.ReportAllocs()
	for b.Loop() {
		bench.Tick()
		items = bench.Append(items[:0])
	}
}

// A tick that makes up for a late frame moves the cards, and leaves thinking to
// the next.
func TestATickThatIsLateThinksNothing(t *testing.T) {
	b := playing(t, "sorel", 1)
	b.change(func(s *store.Settings) { s.LiveLine = true })
	now := b.host.now
	for range 20 {
		b.CatchUp()
	}
	if b.host.now != now {
		t.Error("a late tick looks at the clock")
	}
	if b.Tick(); b.host.now == now {
		t.Error("an ordinary tick does not think")
	}
}

// While cards are in the air nothing is thought about, so that thinking costs no
// frame of a motion.
func TestNothingIsThoughtAboutWhileCardsFly(t *testing.T) {
	b := dealing(t)
	b.change(func(s *store.Settings) { s.LiveLine, s.Speed = true, store.NormalSpeed })
	b.play(engine.Deal)
	flying := 0
	for b.table.Busy() {
		before := b.host.now
		if b.Tick(); b.host.now != before && b.table.Busy() {
			t.Fatal("a tick in which cards fly looks at the clock")
		}
		flying++
	}
	if flying < 10 {
		t.Fatalf("the cards fly for %d ticks", flying)
	}
	if b.rest(); b.thought.verdict == 0 {
		t.Error("nothing is known of the position when the cards lie")
	}
}
