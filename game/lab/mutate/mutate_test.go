package mutate

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func texts(seed uint64, n int) []string {
	m := New(seed, []string{"agnes 1\nrules bernauer\ndeal 1\n", "c1-f,c2-c3*4,deal"})
	var out []string
	for range n {
		out = append(out, m.Next())
	}
	return out
}

func TestTheSameSeedMakesTheSameTexts(t *testing.T) {
	one, again, other := texts(1, 2000), texts(1, 2000), texts(2, 2000)
	if !slices.Equal(one, again) {
		t.Error("the same seed makes other texts")
	}
	if slices.Equal(one, other) {
		t.Error("another seed makes the same texts")
	}
}

func TestTextsDifferAndStayShort(t *testing.T) {
	all := texts(1, 20_000)
	for _, text := range all {
		if len(text) > longest {
			t.Fatalf("a text of %d bytes", len(text))
		}
	}
	slices.Sort(all)
	if n := len(slices.Compact(all)); n < 12_000 {
		t.Errorf("%d different texts of 20,000", n)
	}
}

func TestWhatTheFuzzerFoundIsRead(t *testing.T) {
	dir := t.TempDir()
	for name, content := range map[string]string{
		"a": "go test fuzz v1\nstring(\"one\\ntwo\\xff\")\n", "b": "go test fuzz v1\nint(3)\n", "c": "", "d": "go test fuzz v1\nstring(`raw`)",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := found(dir)
	if want := []string{"one\ntwo\xff", "raw"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
}
