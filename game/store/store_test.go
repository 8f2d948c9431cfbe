package store

import (
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"agnes/game/lab/mutate"
)

// kinds are the kinds of the notices that have come up.
func kinds(s *Store) []NoticeKind {
	var out []NoticeKind
	for _, n := range s.Notices() {
		out = append(out, n.Kind)
	}
	return out
}

func wantText(t *testing.T, s *Store, name, want string) {
	t.Helper()
	if got, found := s.Load(name, nil); !found || got != want {
		t.Fatalf("Load(%q) = %q, %v; want %q", name, got, found, want)
	}
}

func wantKinds(t *testing.T, s *Store, want ...NoticeKind) {
	t.Helper()
	if got := kinds(s); !slices.Equal(got, want) {
		t.Fatalf("notices %v, want %v", got, want)
	}
}

func mustSave(t *testing.T, s *Store, name, text string) {
	t.Helper()
	if err := s.Save(name, text); err != nil {
		t.Fatalf("Save: %v", err)
	}
}

func TestWhatIsSavedIsLoadedAgain(t *testing.T) {
	d := newDisk()
	s := open(d)
	if _, found := s.Load(Game, nil); found {
		t.Fatal("an empty disk holds a game")
	}
	for i := range 5 {
		text := fmt.Sprintf("move %d\nüß 王\n", i)
		mustSave(t, s, Game, text)
		wantText(t, s, Game, text)
		wantText(t, open(d.after()), Game, text)
	}
	mustSave(t, s, Game, "")
	wantText(t, s, Game, "")
	wantKinds(t, s)
}

// Killed between any two operations of the disk, a save has happened or has
// not; and so it stays when the next save, too, is killed.
func TestKilledAtAnyMomentASaveIsOldOrNew(t *testing.T) {
	for _, copies := range []bool{false, true} {
		for k := 0; ; k++ {
			first := newDisk()
			first.copies = copies
			s := open(first)
			mustSave(t, s, Game, "zero")
			mustSave(t, s, Game, "one")
			first.left = k
			_ = s.Save(Game, "two")
			stopped := first.left == 0
			got := loadOneOf(t, first.after(), "one", "two")
			for k2 := 0; ; k2++ {
				second := first.after()
				second.left = k2
				s := open(second)
				_, _ = s.Load(Game, nil)
				_ = s.Save(Game, "three")
				loadOneOf(t, second.after(), got, "three")
				if second.left != 0 {
					break
				}
			}
			if !stopped {
				break
			}
		}
	}
}

func loadOneOf(t *testing.T, d *disk, texts ...string) string {
	t.Helper()
	s := open(d)
	got, found := s.Load(Game, nil)
	if !found || !slices.Contains(texts, got) {
		t.Fatalf("after a kill: %q, %v; want one of %q; disk %q", got, found, texts, d.slots)
	}
	wantKinds(t, s)
	wantText(t, s, Game, got)
	mustSave(t, s, Game, "after")
	wantText(t, open(d.after()), Game, "after")
	return got
}

// documentsOf is a document of each kind, as the game writes them.
func documentsOf() map[string]string {
	return map[string]string{
		Game:       strings.Repeat("c1-f,c2-f,deal\n", 9),
		Preference: DefaultSettings().Text(),
		Counts:     Statistics{}.Started("a", "sorel turned", Effort{}).Moved("a").Text(),
		Dailies:    Daily{}.Win("sorel", "2026-06-03", "2026-06-03").Text(),
		Window:     WindowPlace{Width: 640, Height: 360}.Text(),
		Bookmarks:  "",
	}
}

func TestEveryTruncationOfASaveFallsBackToTheBackup(t *testing.T) {
	for name, text := range documentsOf() {
		d := newDisk()
		s := open(d)
		mustSave(t, s, name, "before\n")
		mustSave(t, s, name, text)
		whole := d.slots[name]
		for n := range len(whole) {
			broken := d.after()
			broken.slots[name] = whole[:n]
			wantBackup(t, broken, name, "before\n")
		}
	}
}

func TestEveryCorruptionOfASaveFallsBackToTheBackup(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for name, text := range documentsOf() {
		d := newDisk()
		s := open(d)
		mustSave(t, s, name, "before\n")
		mustSave(t, s, name, text)
		whole := d.slots[name]
		for range 10_000 {
			broken := d.after()
			broken.slots[name] = corrupt(rng, whole)
			if broken.slots[name] != whole {
				wantBackup(t, broken, name, "before\n")
			}
		}
	}
}

// corrupt changes one to four bytes of a text, or leaves them out, or puts
// others in.
func corrupt(rng *rand.Rand, text string) string {
	bytes := []byte(text)
	for range 1 + rng.IntN(4) {
		switch i := rng.IntN(len(bytes)); rng.IntN(4) {
		case 0:
			bytes[i] ^= 1 << rng.IntN(8)
		case 1:
			bytes[i] = byte(rng.Uint32())
		case 2:
			bytes = slices.Delete(bytes, i, i+1)
		case 3:
			bytes = slices.Insert(bytes, i, byte(rng.Uint32()))
		}
	}
	return string(bytes)
}

// wantBackup loads a document that is broken: the backup comes, the broken
// text is kept, and it is said once.
func wantBackup(t *testing.T, d *disk, name, backup string) {
	t.Helper()
	broken := d.slots[name]
	s := open(d)
	wantText(t, s, name, backup)
	if got := kinds(s); len(got) != 1 || got[0] != BackupUsed && got[0] != FromNewer {
		t.Fatalf("notices %v for %q", got, broken)
	}
	if d.slots[bad(name, 1)] != broken {
		t.Fatalf("not moved aside: %q", broken)
	}
	wantText(t, s, name, backup)
	mustSave(t, s, name, "next")
	wantText(t, s, name, "next")
	wantKinds(t, s)
	again := open(d.after())
	wantText(t, again, name, "next")
	wantKinds(t, again)
}

func TestCorruptionOfTheOtherSlotsHarmsNothing(t *testing.T) {
	d := newDisk()
	s := open(d)
	mustSave(t, s, Game, "before")
	mustSave(t, s, Game, "now")
	for _, slot := range []string{fresh(Game), backup(Game), bad(Game, 1)} {
		broken := d.after()
		broken.slots[slot] = "junk"
		s := open(broken)
		wantText(t, s, Game, "now")
		mustSave(t, s, Game, "next")
		wantText(t, open(broken.after()), Game, "next")
		wantKinds(t, s)
	}
}

func TestTextThatTheCheckRefusesIsMovedAside(t *testing.T) {
	d := newDisk()
	s := open(d)
	mustSave(t, s, Game, "good")
	mustSave(t, s, Game, "nonsense")
	check := func(text string) error {
		if text != "good" {
			return errors.New("no game")
		}
		return nil
	}
	again := open(d)
	if got, found := again.Load(Game, check); !found || got != "good" {
		t.Fatalf("Load = %q, %v", got, found)
	}
	wantKinds(t, again, BackupUsed)
	d.slots[backup(Game)] = encode(Game, stamp{9, "x"}, "worse")
	if got, found := open(d).Load(Game, check); found {
		t.Fatalf("Load = %q", got)
	}
	last := open(d)
	d.slots[Game] = "junk"
	if _, found := last.Load(Game, check); found {
		t.Fatal("junk was loaded")
	}
	wantKinds(t, last, StartedAfresh)
}

func TestTextsMovedAsideAreFewAndNeverOverwritten(t *testing.T) {
	d := newDisk()
	for i := range maxBad + 3 {
		d.slots[Game] = fmt.Sprint("junk ", i)
		s := open(d)
		if _, found := s.Load(Game, nil); found {
			t.Fatal("junk was loaded")
		}
		wantKinds(t, s, StartedAfresh)
	}
	for i := range maxBad {
		if got := d.slots[bad(Game, i+1)]; got != fmt.Sprint("junk ", i) {
			t.Errorf("bad %d holds %q", i+1, got)
		}
	}
	s := open(d)
	mustSave(t, s, Game, "good")
	wantText(t, open(d), Game, "good")
	if len(d.slots) != maxBad+1 {
		t.Errorf("slots: %q", d.slots)
	}
}

func TestASaveOfANewerVersionIsKept(t *testing.T) {
	d := newDisk()
	newer := strings.Replace(encode(Game, stamp{7, "x"}, "text"), "agnes-save 1", "agnes-save 2", 1)
	d.slots[Game] = newer
	s := open(d)
	if _, found := s.Load(Game, nil); found {
		t.Fatal("loaded")
	}
	wantKinds(t, s, FromNewer)
	if d.slots[bad(Game, 1)] != newer {
		t.Fatal("not kept")
	}
}

func TestAFullDiskKeepsTheLastGoodAndTheTextInMemory(t *testing.T) {
	for name, fault := range map[string]func(*disk, bool){
		"full":      func(d *disk, on bool) { d.full = on },
		"read only": func(d *disk, on bool) { d.readOnly = on },
	} {
		d := newDisk()
		s := open(d)
		mustSave(t, s, Game, "one")
		fault(d, true)
		for range 3 {
			if s.Save(Game, "two") == nil {
				t.Fatalf("%s: Save succeeded", name)
			}
		}
		wantKinds(t, s, CannotSave)
		wantText(t, s, Game, "two")
		wantText(t, open(d.after()), Game, "one")
		fault(d, false)
		mustSave(t, s, Game, "three")
		wantText(t, open(d.after()), Game, "three")
		fault(d, true)
		_ = s.Save(Game, "four")
		wantKinds(t, s, CannotSave)
	}
}

func TestWhenRenamingFailsTheNewestIsStillLoaded(t *testing.T) {
	d := newDisk()
	s := open(d)
	mustSave(t, s, Game, "one")
	d.noRename = true
	mustSave(t, s, Game, "two") // it is safe in the fresh slot
	wantText(t, open(d), Game, "two")
	if s.Save(Game, "three") == nil {
		t.Fatal("a save overwrote the only copy of the one before")
	}
	wantText(t, s, Game, "three")
	wantText(t, open(d.after()), Game, "two")
	d.noRename = false
	mustSave(t, s, Game, "four")
	wantText(t, open(d.after()), Game, "four")
}

func TestJunkOnAReadOnlyDiskIsSaidAndTheBackupUsed(t *testing.T) {
	d := newDisk()
	s := open(d)
	mustSave(t, s, Game, "one")
	mustSave(t, s, Game, "two")
	d.slots[Game] = "junk"
	d.readOnly = true
	s = open(d)
	wantText(t, s, Game, "one")
	wantText(t, s, Game, "one")
	wantKinds(t, s, BackupUsed)
}

func TestTwoWindowsDoNotDestroyEachOthersSaves(t *testing.T) {
	d := newDisk()
	a, b := open(d), open(d)
	_, _ = a.Load(Game, nil)
	_, _ = b.Load(Game, nil)
	mustSave(t, a, Game, "a1")
	if !b.Elsewhere(Game) || a.Elsewhere(Game) {
		t.Fatal("Elsewhere is wrong")
	}
	for range 2 {
		if err := b.Save(Game, "b1"); !errors.Is(err, ErrElsewhere) {
			t.Fatalf("Save = %v", err)
		}
	}
	wantKinds(t, b, WrittenElsewhere)
	wantText(t, b, Game, "a1") // b takes what a saved, and goes on from there
	mustSave(t, b, Game, "b2")
	if err := a.Save(Game, "a2"); !errors.Is(err, ErrElsewhere) {
		t.Fatalf("Save = %v", err)
	}
	if err := a.Overwrite(Game, "a3"); err != nil {
		t.Fatal(err)
	}
	wantText(t, open(d), Game, "a3")
	if _, text, err := decode(Game, d.slots[backup(Game)]); err != nil || text != "b2" {
		t.Fatalf("the backup is %q, %v", text, err)
	}
	wantKinds(t, a, WrittenElsewhere)
}

func TestTwoWindowsBothAddWithUpdate(t *testing.T) {
	d := newDisk()
	a, b := open(d), open(d)
	for range 3 {
		for _, s := range []*Store{a, b} {
			if err := s.Update(Counts, nil, func(text string, _ bool) string { return text + "x" }); err != nil {
				t.Fatal(err)
			}
		}
	}
	wantText(t, open(d), Counts, "xxxxxx")
}

func TestNamesAndTextsThatAreNoDocumentsAreRefused(t *testing.T) {
	s := open(newDisk())
	for _, name := range []string{"", "../game", "a b", "Ä", "A", strings.Repeat("a", 33), "game.bad-1"} {
		if err := s.Save(name, ""); !errors.Is(err, ErrName) {
			t.Errorf("Save(%q) = %v", name, err)
		}
		if _, found := s.Load(name, nil); found {
			t.Errorf("Load(%q) found something", name)
		}
	}
	for _, text := range []string{"\xff", strings.Repeat("a", MaxText+1)} {
		if err := s.Save(Game, text); !errors.Is(err, ErrText) {
			t.Errorf("Save = %v", err)
		}
	}
}

func FuzzDecode(f *testing.F) {
	// Few texts have a checksum that fits, so that each is also tried as what
	// lies beneath the checksum.
	repaired := func(rest string) string {
		return fmt.Sprintf("%s %d %08x %s", magic, version, crc32.ChecksumIEEE([]byte(rest)), rest)
	}
	mutate.Fuzz(f, func(t testing.TB, raw string) {
		for _, raw := range []string{raw, repaired(raw)} {
			d := newDisk()
			d.slots[Game] = raw
			loaded, found := open(d).Load(Game, nil)
			s, text, err := decode(Game, raw)
			if found != (err == nil) || found && loaded != text {
				t.Fatalf("%q: loaded %q, %v; decoded %q, %v", raw, loaded, found, text, err)
			}
			if err != nil {
				continue
			}
			if s2, text2, err := decode(Game, encode(Game, s, text)); err != nil || s2 != s || text2 != text {
				t.Fatalf("%q: %v %q, then %v %q %v", raw, s, text, s2, text2, err)
			}
		}
	}, encode(Game, stamp{3, "abc"}, "text"), "agnes-save 1 00000000 game 1 x 0\n", "game 7 abc 4\ntext", "game 18446744073709551615 x 1\nu")
}
