package store

import (
	"encoding/base64"
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"agnes/game/lab/mutate"
)

var checks = map[string]Check{Game: nil, Preference: CheckBy(ParseSettings), Counts: CheckBy(ParseStatistics)}

func exporting(t *testing.T) (*disk, *Store) {
	t.Helper()
	d := newDisk()
	s := open(d)
	mustSave(t, s, Game, "agnes 1\nrules sorel\ndeal 7\n")
	mustSave(t, s, Preference, DefaultSettings().Text())
	mustSave(t, s, Counts, played(Statistics{}, "a").Text())
	return d, s
}

func TestAnExportIsImportedElsewhere(t *testing.T) {
	_, s := exporting(t)
	text := Pack(s.Documents(checks))
	for _, l := range strings.Split(text, "\n") {
		if len(l) > exportWidth {
			t.Errorf("a line of %d characters", len(l))
		}
	}
	other := open(newDisk())
	if err := other.Import(text, checks); err != nil {
		t.Fatal(err)
	}
	if got := Pack(other.Documents(checks)); got != text {
		t.Errorf("exported again it is another:\n%s", got)
	}
}

func TestAnExportSurvivesMail(t *testing.T) {
	_, s := exporting(t)
	text := Pack(s.Documents(checks))
	want, err := Unpack(text)
	if err != nil {
		t.Fatal(err)
	}
	for name, mailed := range map[string]string{
		"line ends":  strings.ReplaceAll(text, "\n", "\r\n"),
		"old ends":   strings.ReplaceAll(text, "\n", "\r"),
		"quotation":  "On Monday you wrote:\n> > " + strings.ReplaceAll(text, "\n", "\n> > ") + "\nThanks!",
		"blanks":     strings.ReplaceAll(text, "\n", "  \n\n \t"),
		"a greeting": "Hello,\n\n" + text + "\n-- \nAgnes",
	} {
		if got, err := Unpack(mailed); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestEveryTruncationOfAnExportIsRefusedAndChangesNothing(t *testing.T) {
	_, s := exporting(t)
	text := strings.TrimSpace(Pack(s.Documents(checks)))
	for n := range len(text) {
		refuse(t, text[:n])
	}
}

func TestEveryCorruptionOfAnExportIsRefusedOrHarmless(t *testing.T) {
	_, s := exporting(t)
	text := Pack(s.Documents(checks))
	want, _ := Unpack(text)
	rng := rand.New(rand.NewPCG(3, 4))
	for range 10_000 {
		bytes := []byte(text)
		bytes[rng.IntN(len(bytes))] = byte(rng.Uint32())
		bytes[rng.IntN(len(bytes))] ^= 1 << rng.IntN(8)
		got, err := Unpack(string(bytes))
		if err == nil && !reflect.DeepEqual(got, want) {
			t.Fatalf("taken: %q", bytes)
		}
		if err != nil && rng.IntN(20) == 0 {
			refuse(t, string(bytes))
		}
	}
}

// refuse imports a text that must be refused, and leave the disk as it was.
func refuse(t *testing.T, text string) {
	t.Helper()
	d, s := exporting(t)
	before := maps.Clone(d.slots)
	var wrong *ExportError
	if err := s.Import(text, checks); !errors.As(err, &wrong) || err.Error() == "" {
		t.Fatalf("Import = %v for %q", err, text)
	}
	if !maps.Equal(d.slots, before) {
		t.Fatalf("the disk has changed for %q", text)
	}
}

func TestHostileExportsAreRefused(t *testing.T) {
	for _, documents := range []map[string]string{
		{"../evil": "x"},
		{"unknown": "x"},
		{Preference: "no settings", Game: "fine"},
		{Counts: `{"lines":{"bernauer turned":{"won":5}}}`},
		{Preference: strings.Repeat(" ", MaxText+1)},
	} {
		refuse(t, Pack(documents))
	}
	refuse(t, strings.Repeat("a", MaxExport+1))
	refuse(t, "\xff"+Pack(nil))
	refuse(t, exportHead+"\n"+exportEnd)
}

func TestAnImportThatTheDiskStopsIsPutBack(t *testing.T) {
	_, s := exporting(t)
	text := Pack(s.Documents(checks))
	d := newDisk()
	other := open(d)
	mustSave(t, other, Game, "mine")
	d.readOnly = true
	if other.Import(text, checks) == nil {
		t.Fatal("imported")
	}
	d.readOnly = false
	wantText(t, other, Game, "mine")
	wantText(t, open(d), Game, "mine")
}

func TestEachKindOfExportErrorHasItsName(t *testing.T) {
	var names []string
	for k := range ExportKinds {
		names = append(names, k.String())
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != int(ExportKinds) {
		t.Error(names)
	}
}

func FuzzUnpack(f *testing.F) {
	// Few texts have a checksum that fits, so that each is also tried as what
	// lies beneath the checksum.
	repaired := func(body string) string {
		return fmt.Sprintf("%s\n%08x\n%s\n%s\n", exportHead, crc32.ChecksumIEEE([]byte(body)), base64.StdEncoding.EncodeToString([]byte(body)), exportEnd)
	}
	good := `{"game":"agnes 1","settings":"{\"mute\": \"on\"}","statistics":"{}"}`
	mutate.Fuzz(f, func(t testing.TB, text string) {
		for _, text := range []string{text, repaired(text)} {
			documents, err := Unpack(text)
			if err != nil {
				continue
			}
			if got, err := Unpack(Pack(documents)); err != nil || !maps.Equal(got, documents) {
				t.Fatalf("%q: %v", text, err)
			}
			_ = open(newDisk()).Import(text, checks)
		}
	}, Pack(map[string]string{Game: "agnes 1"}), good)
}
