package audio

import (
	"bufio"
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write testdata/golden.txt anew")

const goldenFile = "testdata/golden.txt"

// sums returns a line with a checksum for every sound in every form and for
// ten seconds of each piece in three moods.
func sums() []string {
	var lines []string
	for _, shot := range allShots() {
		lines = append(lines, fmt.Sprintf("%016x %s", checksum(shot.pcm), shot.name))
	}
	for _, p := range []Piece{Bernauer, Sorel} {
		for _, mood := range []int{Gloomy, Neutral, Bright} {
			lines = append(lines, fmt.Sprintf("%016x music %v mood %d", checksum(streamOf(p, mood, 10)), p, mood))
		}
	}
	return lines
}

func checksum(pcm []int16) uint64 {
	h := fnv.New64a()
	var b [2]byte
	for _, v := range pcm {
		binary.LittleEndian.PutUint16(b[:], uint16(v))
		h.Write(b[:])
	}
	return h.Sum64()
}

// TestTheBytesAreTheSameEverywhere is to be run on each platform:
//
//	go test ./audio
//	GOOS=js GOARCH=wasm go test -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./audio
//	GOARCH=arm64 go test -exec qemu-aarch64-static ./audio
//	GOARCH=386 go test ./audio
//
// A change of a recipe is meant to change the sums: listen, then -update.
func TestTheBytesAreTheSameEverywhere(t *testing.T) {
	got := sums()
	if *update {
		if err := os.WriteFile(goldenFile, []byte(strings.Join(got, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	file, err := os.Open(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for _, g := range got {
		if !lines.Scan() || lines.Text() != g {
			t.Fatalf("got %q, the file says %q", g, lines.Text())
		}
	}
	if lines.Scan() {
		t.Errorf("the file says %q more", lines.Text())
	}
}
