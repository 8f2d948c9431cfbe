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

func TestPrintedDealNumbers(t *testing.T) {
	for deal, want := range map[uint64]string{
		1:         "7D 9C 4D 8H 8D 5S JD 6D 9S JC 5D KD 3C 2D JH 5H 7H 4H 2C AD 6S KC KH TH TS JS TD 8S QC 4S 6C 7C AS 5C AH KS 6H QS QH QD 9D 3D 3S AC 4C 2H 8C TC 3H 2S 9H 7S",
		999999999: "TH 4H 4D AC 8S AH 3H AD TC 7C QS 9C 9D 2C JD KC JS 8D 6C 8C 9S 6D JH QH 5D 4S JC 7S 7D 3D TD 7H QC KH AS 2H QD 9H 2S 5S KS 3S 5C 5H TS 4C 6H KD 3C 6S 8H 2D",
	} {
		if got := NumberedPack(deal).String(); got != want {
			t.Errorf("deal %d is %s, want %s", deal, got, want)
		}
	}
}
