//go:build !js

package store

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

func TestTheFolderIsTheOneThatTheEnvironmentNames(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	t.Setenv(dataDirVariable, dir)
	s := Open()
	defer s.Close()
	if s.Where() != dir {
		t.Fatalf("Where() = %q", s.Where())
	}
	mustSave(t, s, Game, "one")
	mustSave(t, s, Game, "two")
	wantText(t, s, Game, "two")
	wantKinds(t, s)
	for _, name := range []string{"game.txt", "game.old.txt"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
}

func TestWithoutAFolderEverythingIsInMemoryAndSaidSo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv(dataDirVariable, filepath.Join(file, "no"))
	s := Open()
	wantKinds(t, s, NotKept)
	mustSave(t, s, Game, "one")
	wantText(t, s, Game, "one")
}

func TestWhatLiesInTheFolderMayBeAnything(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(dataDirVariable, dir)
	if err := os.Mkdir(filepath.Join(dir, "game.txt"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "settings.txt"), make([]byte, maxSlot+1), 0o644); err != nil {
		t.Fatal(err)
	}
	s := Open()
	defer s.Close()
	for _, name := range []string{Game, Preference} {
		if _, found := s.Load(name, nil); found {
			t.Fatalf("%s was loaded", name)
		}
		mustSave(t, s, name, "text")
		wantText(t, s, name, "text")
	}
	wantKinds(t, s, StartedAfresh, StartedAfresh)
}

// holder is set in the process that the next test starts.
const holder = "AGNES_TEST_HOLDS_THE_LOCK"

func TestASecondWindowIsToldThatItIsTheSecond(t *testing.T) {
	if os.Getenv(holder) != "" {
		s := Open()
		_, _ = os.Stdout.WriteString("x")
		_, _ = os.Stdin.Read(make([]byte, 1))
		s.Close()
		return
	}
	t.Setenv(dataDirVariable, t.TempDir())
	t.Setenv(holder, "1")
	first := exec.Command(os.Args[0], "-test.run=^TestASecondWindowIsToldThatItIsTheSecond$")
	in, err := first.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := first.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := first.Start(); err != nil {
		t.Skip("no second process:", err)
	}
	if _, err := out.Read(make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	second := Open()
	wantKinds(t, second, OpenElsewhere)
	second.Close()
	_ = first.Process.Kill() // the lock ends with the process, however it ends
	_ = in.Close()
	_ = first.Wait()
	third := Open()
	wantKinds(t, third)
	third.Close()
}

func TestSavesOfOldVersionsAreReadForEver(t *testing.T) {
	for _, name := range []string{Game, Preference, Counts, Dailies, Window} {
		raw, err := os.ReadFile(filepath.Join("testdata", "v1", name+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		d := newDisk()
		d.slots[name] = string(raw)
		s := open(d)
		text, found := s.Load(name, map[string]Check{
			Preference: CheckBy(ParseSettings), Counts: CheckBy(ParseStatistics), Dailies: CheckBy(ParseDaily), Window: CheckBy(ParseWindowPlace),
		}[name])
		if !found {
			t.Errorf("%s of version 1 is not read: %v", name, s.Notices())
			continue
		}
		said(t, name, text)
	}
	raw, err := os.ReadFile(filepath.Join("testdata", "v1", "export.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if documents, err := Unpack(string(raw)); err != nil || len(documents) != 5 {
		t.Errorf("the export of version 1 is not read: %v", err)
	}
}

// said holds that a document of version 1 says what it said when it was written.
func said(t *testing.T, name, text string) {
	t.Helper()
	switch name {
	case Game:
		if text != "agnes 1\nrules bernauer\ndeal 1\nmoves deal,deal\n" {
			t.Errorf("the game is %q", text)
		}
	case Preference:
		s, err := ParseSettings(text)
		var then, now map[string]string
		if err != nil || json.Unmarshal([]byte(text), &then) != nil || json.Unmarshal([]byte(s.Text()), &now) != nil || len(then) < 40 {
			t.Fatalf("%d settings: %v", len(then), err)
		}
		for name, value := range then {
			if now[name] != value {
				t.Errorf("the setting %s was %q and is %q", name, value, now[name])
			}
		}
	case Counts:
		c, err := ParseStatistics(text)
		if l := c.Lines["bernauer turned"]; err != nil || l.Played != 2 || l.Won != 1 || l.Fastest != 321 || !c.Current.Played || c.Current.ID != "b" {
			t.Errorf("the statistics are %+v, %v", c, err)
		}
	case Dailies:
		d, err := ParseDaily(text)
		if won, onTime := d.WonOn("sorel", "2026-06-02"); err != nil || !won || !onTime || d.Streak("2026-06-03") != 2 {
			t.Errorf("the calendar is %+v, %v", d, err)
		}
	case Window:
		if f, err := ParseWindowPlace(text); err != nil || f != (WindowPlace{X: 10, Y: 20, Width: 960, Height: 540}) {
			t.Errorf("the window is %+v, %v", f, err)
		}
	}
}

// A disk that is full says so when the text is written, or not before it is
// made safe. The kernel's own full device stands where the text would go.
func TestADiskThatIsReallyFullKeepsTheLastGoodSave(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("this system has no full device:", err)
	}
	dir := t.TempDir()
	t.Setenv(dataDirVariable, dir)
	s := Open()
	defer s.Close()
	mustSave(t, s, Game, "one")
	for range 3 {
		if err := os.Symlink("/dev/full", filepath.Join(dir, "game.new.txt")); err != nil {
			t.Fatal(err)
		}
		if err := s.Save(Game, "two"); !errors.Is(err, syscall.ENOSPC) {
			t.Fatalf("Save = %v", err)
		}
		wantText(t, s, Game, "two")
	}
	wantKinds(t, s, CannotSave) // once
	raw, err := os.ReadFile(filepath.Join(dir, "game.txt"))
	if _, text, bad := decode(Game, string(raw)); err != nil || bad != nil || text != "one" {
		t.Fatalf("the last good save is %q: %v, %v", text, err, bad)
	}
	mustSave(t, s, Game, "three")
	wantText(t, s, Game, "three")
}

func BenchmarkSave(b *testing.B) {
	b.Setenv(dataDirVariable, b.TempDir())
	s := Open()
	defer s.Close()
	for b.Loop() {
		if err := s.Save(Game, "agnes 1\nrules bernauer\ndeal 1\n"); err != nil {
			b.Fatal(err)
		}
	}
}
