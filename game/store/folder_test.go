//go:build !js

package store

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

func TestTheFolderIsTheOneThatTheEnvironmentNames(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	t.Setenv(DataDirVariable, dir)
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
	t.Setenv(DataDirVariable, filepath.Join(file, "no"))
	s := Open()
	wantKinds(t, s, NotKept)
	mustSave(t, s, Game, "one")
	wantText(t, s, Game, "one")
}

func TestWhatLiesInTheFolderMayBeAnything(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(DataDirVariable, dir)
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
	t.Setenv(DataDirVariable, t.TempDir())
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
			Preference: CheckSettings, Counts: CheckStatistics, Dailies: CheckDaily, Window: CheckFrame,
		}[name])
		if !found || text == "" {
			t.Errorf("%s of version 1 is not read: %v", name, s.Notices())
		}
	}
	raw, err := os.ReadFile(filepath.Join("testdata", "v1", "export.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if documents, err := Unpack(string(raw)); err != nil || len(documents) != 5 {
		t.Errorf("the export of version 1 is not read: %v", err)
	}
}

func BenchmarkSave(b *testing.B) {
	b.Setenv(DataDirVariable, b.TempDir())
	s := Open()
	defer s.Close()
	for b.Loop() {
		if err := s.Save(Game, "agnes 1\nrules bernauer\ndeal 1\n"); err != nil {
			b.Fatal(err)
		}
	}
}
