package main

import (
	"os"
	"strings"
	"testing"
)

const root = "../../.."

// A fault whose place has changed proves nothing: it has to be put in anew.
func TestEachFaultFitsItsFile(t *testing.T) {
	faults, err := parse(list)
	if err != nil {
		t.Fatal(err)
	}
	if len(faults) < 50 {
		t.Errorf("%d faults", len(faults))
	}
	for i, f := range faults {
		if wrong, err := f.apply(root); err != nil || wrong == "" {
			t.Errorf("fault %d, %s: %v", i+1, f.breaks, err)
		}
	}
}

func TestWhatIsNoFaultIsRefused(t *testing.T) {
	for _, text := range []string{"", "a.go", "a.go: b\n-x\n+x", "a.go: b\nx", "a.go\n-x\n+y"} {
		if faults, err := parse(text); err == nil {
			t.Errorf("%q: %v", text, faults)
		}
	}
	if _, err := (fault{file: "game/lab/faults/main.go", old: "package faults\n"}).apply(root); err == nil {
		t.Error("a fault that fits nowhere was put in")
	}
}

// TestATestFindsEachFault tries the first fault, and all of them among the long
// proofs.
func TestATestFindsEachFault(t *testing.T) {
	faults, err := parse(list)
	if err != nil {
		t.Fatal(err)
	}
	if os.Getenv("AGNES_PROOF") == "" {
		faults = faults[:1]
	}
	found := 0
	for i, f := range faults {
		by, err := f.try(root)
		switch {
		case err != nil:
			t.Errorf("fault %d, %s: %v", i+1, f.breaks, err)
		case by == "":
			t.Errorf("fault %d of %s is found by no test: %s", i+1, f.file, f.breaks)
		default:
			found++
			t.Logf("%d %s, %s: %s", i+1, strings.TrimPrefix(f.file, "game/"), f.breaks, by)
		}
	}
	t.Logf("%d faults, %d found", len(faults), found)
}
