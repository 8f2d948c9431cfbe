package e2e

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// smallDisk is a folder on a disk of its own, of so many kilobytes. To make one
// takes the rights of the administrator.
func smallDisk(t *testing.T, kilobytes int) string {
	t.Helper()
	dir := t.TempDir()
	mount := exec.Command("mount", "-t", "tmpfs", "-o", fmt.Sprintf("size=%dk", kilobytes), "agnes-test", dir)
	if out, err := mount.CombinedOutput(); err != nil {
		t.Skipf("no disk can be made here: %v, %s", err, out)
	}
	t.Cleanup(func() {
		if out, err := exec.Command("umount", dir).CombinedOutput(); err != nil {
			t.Errorf("%v, %s", err, out)
		}
	})
	return dir
}

// expectAtLeast waits for a game that is a beginning of the moves, and no shorter
// than n.
func expectAtLeast(t *testing.T, d Driver, moves []string, n int) {
	t.Helper()
	s := must[*Snapshot](t)(Until(d, "a game", func(s *Snapshot) bool { return len(s.Piles) > 0 && !s.Busy }))
	if err := inOrder(s); err != nil {
		t.Error(err)
	}
	if len(s.Moves) < n || !slices.Equal(s.Moves, moves[:len(s.Moves)]) {
		t.Errorf("%v came back, of %v", s.Moves, moves)
	}
}

// A disk becomes full while a game is played: it is said once, play goes on,
// the last good save is there after a kill, and when there is room again the
// whole game is saved.
func TestAFullDiskLosesNoGame(t *testing.T) {
	disk := smallDisk(t, 128)
	g := readWin(t, "win-bernauer")
	var moves []string
	for _, m := range g.Moves() {
		moves = append(moves, m.String())
	}
	w := startWindow(t, disk, flags(g)...)
	playSome(t, w, g, 3)
	expect(t, w, g, 3)
	filler := filepath.Join(disk, "filler")
	f := must[*os.File](t)(os.Create(filler))
	for size := 1 << 12; size > 0; size /= 2 {
		for {
			if _, err := f.Write(make([]byte, size)); err != nil {
				if !errors.Is(err, syscall.ENOSPC) {
					t.Fatal(err)
				}
				break
			}
		}
	}
	ok(t, f.Close())
	player := Player{Driver: w, Style: Drag}
	ok(t, player.Play(g.Moves()[3:4]))
	readUnsaved(t, w)
	ok(t, player.Play(g.Moves()[4:6]))
	expect(t, w, g, 6)
	w.Kill()

	w = startWindow(t, disk)
	// The window's place may be what cannot be saved now.
	if s, err := until(w, patience*10, "a warning", func(s *Snapshot) bool { return strings.HasSuffix(s.Screen, "/unsaved") }); err == nil {
		t.Log(s.Said)
		readUnsaved(t, w)
	}
	expectAtLeast(t, w, moves, 3)
	if !proof() {
		return
	}
	ok(t, os.Remove(filler))
	at := len(must[Snapshot](t)(w.Snapshot()).Moves)
	ok(t, (&Player{Driver: w, Style: Drag}).Play(g.Moves()[at:at+2]))
	w.Kill()
	w = startWindow(t, disk)
	expectAtLeast(t, w, moves, at+2)
}

// A folder that can be read and not written: the saved game comes, it is said
// that nothing can be saved, and play goes on.
func TestAReadOnlyFolderStillShowsItsGame(t *testing.T) {
	disk := smallDisk(t, 512)
	g := readWin(t, "win-bernauer")
	w := startWindow(t, disk, flags(g)...)
	playSome(t, w, g, 3)
	expect(t, w, g, 3)
	w.Kill()
	if out, err := exec.Command("mount", "-o", "remount,ro", disk).CombinedOutput(); err != nil {
		t.Fatalf("%v, %s", err, out)
	}
	w = startWindow(t, disk)
	readUnsaved(t, w)
	must[*Snapshot](t)(Until(w, "the game", func(s *Snapshot) bool { return len(s.Moves) == 3 }))
	ok(t, (&Player{Driver: w, Style: Drag}).Play(g.Moves()[3:6]))
	expect(t, w, g, 6)
}

// quota makes the page's storage refuse whatever would make it longer than
// agnesRoom characters, as a browser does that has given all it gives.
const quota = `(() => {
	const set = Storage.prototype.setItem;
	window.agnesUsed = () => Object.keys(localStorage).reduce((n, k) => n + k.length + localStorage.getItem(k).length, 0);
	Storage.prototype.setItem = function (k, v) {
		const old = this.getItem(k);
		if (window.agnesRoom !== undefined && window.agnesUsed() - (old === null ? 0 : k.length + old.length) + k.length + v.length > window.agnesRoom) {
			throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
		}
		set.call(this, k, v);
	};
})()`

// A browser's storage becomes full in the middle of a game.
func TestAReachedQuotaLosesNoGame(t *testing.T) {
	g := readWin(t, "win-bernauer")
	var moves []string
	for _, m := range g.Moves() {
		moves = append(moves, m.String())
	}
	p := newPage(t)
	ok(t, p.Before(quota))
	ok(t, p.Go(newHost(t).address(link(g))))
	ok(t, p.Play())
	playSome(t, p, g, 1)
	expect(t, p, g, 1)
	ok(t, p.Evaluate(`(window.agnesRoom = agnesUsed() + 10)`, nil))
	player := Player{Driver: p, Style: Drag}
	ok(t, player.Play(g.Moves()[1:2]))
	readUnsaved(t, p)
	ok(t, player.Play(g.Moves()[2:3]))
	expect(t, p, g, 3)
	ok(t, p.Reload()) // there is room again
	ok(t, p.Play())
	expectAtLeast(t, p, moves, 1)
	at := len(must[Snapshot](t)(p.Snapshot()).Moves)
	ok(t, player.Play(g.Moves()[at:at+1]))
	if proof() {
		ok(t, p.Reload())
		ok(t, p.Play())
	}
	expectAtLeast(t, p, moves, at+1)
}

// The store's own tests of a page's storage run where there is one.
func TestTheStoreOfAPageInABrowser(t *testing.T) {
	dir := t.TempDir()
	must[string](t)(goTool([]string{"GOOS=js", "GOARCH=wasm"}, "test", "-c", "-o", filepath.Join(dir, "store.wasm"), "./game/store"))
	goroot := must[string](t)(goTool(nil, "env", "GOROOT"))
	exec := must[[]byte](t)(os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js")))
	ok(t, os.WriteFile(filepath.Join(dir, "wasm_exec.js"), exec, 0o644))
	ok(t, os.WriteFile(filepath.Join(dir, "index.html"), []byte(`<!DOCTYPE html><script src="wasm_exec.js"></script><script>
		const go = new Go();
		go.argv = ["store", "-test.v", "-test.run", "Browser|Tab"];
		go.exit = (code) => { window.ended = { code }; };
		WebAssembly.instantiateStreaming(fetch("store.wasm"), go.importObject).then(({ instance }) => go.run(instance));
	</script>`), 0o644))
	h := NewHost(dir, "/")
	t.Cleanup(h.Close)
	p := newPage(t)
	ok(t, p.Go(h.URL+"/"))
	ok(t, p.WaitFor(`window.ended`))
	var code int
	ok(t, p.Evaluate(`ended.code`, &code))
	if said := p.Console(); code != 0 || strings.Count(said, "--- PASS") < 4 {
		t.Errorf("ended with %d:\n%s", code, said)
	}
}
