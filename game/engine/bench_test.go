package engine

import "testing"

func BenchmarkMoveAndUndo(b *testing.B) {
	s, _ := Start(RuleSets()[0].Rules, NumberedPack(1))
	moves := s.Moves(nil)
	m := moves[0]
	buf := make([]Event, 0, 64)
	b.ReportAllocs()
	for b.Loop() {
		ev, err := s.Apply(m, buf)
		if err != nil {
			b.Fatal(err)
		}
		s.Revert(ev)
	}
}

func BenchmarkDealAndUndo(b *testing.B) {
	s, _ := Start(RuleSets()[0].Rules, NumberedPack(1))
	buf := make([]Event, 0, 64)
	b.ReportAllocs()
	for b.Loop() {
		ev, err := s.Apply(Deal, buf)
		if err != nil {
			b.Fatal(err)
		}
		s.Revert(ev)
	}
}

// BenchmarkStuck asks of a position without a deal left, from which the search
// reaches all there is to reach.
func BenchmarkStuck(b *testing.B) {
	b.ReportAllocs()
	s := stuckAfterSearch(b)
	for b.Loop() {
		if !s.Stuck() {
			b.Fatal("the position is stuck")
		}
	}
}

// BenchmarkStuckLimit asks of a position in which the search gives up.
func BenchmarkStuckLimit(b *testing.B) {
	b.ReportAllocs()
	s := openByLimit(b)
	for b.Loop() {
		if s.Stuck() {
			b.Fatal("the position is open")
		}
	}
}
