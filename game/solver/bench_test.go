package solver

import (
	"testing"
	"time"

	"agnes/game/engine"
)

// benchDeals and benchStates are what each rule set is measured on: the same
// deals for all, each given up after so many positions.
const (
	benchDeals  = 200
	benchStates = 30_000
)

// BenchmarkRuleSet solves the first deals of each rule set: an operation is all
// of them. It reports positions a second and a deal, and the memory of the
// largest.
func BenchmarkRuleSet(b *testing.B) {
	for _, rs := range engine.RuleSets() {
		b.Run(rs.ID, func(b *testing.B) {
			b.ReportAllocs()
			var states, undecided int
			var memory int64
			begin := time.Now()
			for b.Loop() {
				for deal := uint64(1); deal <= benchDeals; deal++ {
					state, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
					s := New(&state, Limits{States: benchStates})
					for s.Run(benchStates) == Searching {
					}
					if s.Run(1) == Unknown {
						undecided++
					}
					states += s.States()
					memory = max(memory, s.Memory())
				}
			}
			b.ReportMetric(float64(states)/time.Since(begin).Seconds(), "states/s")
			b.ReportMetric(float64(states)/float64(b.N*benchDeals), "states/deal")
			b.ReportMetric(float64(undecided)/float64(b.N), "undecided")
			b.ReportMetric(float64(memory)/(1<<20), "MB")
		})
	}
}

// BenchmarkPositions goes on with searches that are well under way: what an
// operation allocates is what a position costs.
func BenchmarkPositions(b *testing.B) {
	for _, id := range []string{"bernauer", "sorel"} {
		b.Run(id, func(b *testing.B) {
			rs, _ := engine.FindRuleSet(id)
			deal := uint64(0)
			underWay := func() *search {
				for {
					deal++
					state, _ := engine.Start(rs.Rules, engine.NumberedPack(deal))
					bud := &budget{given: 2 << 30}
					s := newSearch(newPosition(&state, rs.Rules, bud), allShortcuts, bud)
					if s.run(50_000) == searching {
						return s
					}
				}
			}
			s := underWay()
			b.ReportAllocs()
			for b.Loop() {
				if s.run(1) != searching {
					b.StopTimer()
					s = underWay()
					b.StartTimer()
				}
			}
		})
	}
}
