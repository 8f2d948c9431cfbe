package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// advice is what to do when the engine is another than the stand-ins know.
const advice = "read what the engine changed in the files that wasm/slim/standins.go names, see that each stand-in still says what is true, and renew engineVersion and the hashes; until then, `-plain` builds with the whole engine"

// standIn takes one import out of one file of the engine, and puts a variable
// of the import's name in its place, which has just those methods that the file
// calls. The compiler sees to it that none is missing; the hash, that the calls
// are those that were read when the stand-in was written.
type standIn struct {
	file  string // within the engine
	hash  string // the first digits of the SHA-256 of the file
	drops string // the import
	why   string // why nobody misses it in a browser
	code  string
	// render makes more code out of the file; nil for none.
	render func(source []byte) (string, error)
}

// standIns are the imports that are taken out of the engine, beside those that
// lead to its compiler of shaders. The figures are what the gzipped game loses by
// each, taken in this order.
var standIns = []standIn{
	{
		file: "internal/builtinshader/shader.go", hash: "c37e473dfc068aa3", drops: "text/template",
		why:    "its texts are rendered when the program is built. It calls methods by name, for which the linker keeps all methods of all types: 560 kB",
		code:   templateCode,
		render: renderedTexts,
	},
	{
		file: "internal/colormshader/shader.go", hash: "64d3e7652dfab658", drops: "text/template",
		why:    "as above",
		code:   templateCode,
		render: renderedTexts,
	},
	{
		file: "internal/debug/caller.go", hash: "3399bb9882b1954d", drops: "go/build",
		why: "it looks for the engine's source, which no page has: 146 kB",
		code: `
var build struct {
	Default  noContext
	FindOnly int
}

type noContext struct{}

func (noContext) Import(path, _ string, _ int) (struct{ Dir string }, error) {
	return struct{ Dir string }{}, notHere(path)
}

type notHere string

func (n notHere) Error() string { return "debug: no source of " + string(n) }
`,
	},
	{
		file: "internal/graphicscommand/image_js.go", hash: "cc4b98f57f47ce6a", drops: "archive/zip",
		why: "it serves a key for programmers that dumps all textures, which only an environment variable can turn on: 19 kB",
		code: `
var zip archiveZip

type archiveZip struct{}

func (archiveZip) NewWriter(*bytes.Buffer) archiveZip { return archiveZip{} }

func (archiveZip) Create(name string) (*bytes.Buffer, error) { return nil, notHere(name) }

func (archiveZip) Close() error { return nil }
`,
	},
	{
		file: "internal/graphicscommand/image.go", hash: "cea44bb60cc2a81e", drops: engine + "/internal/png",
		why: "it serves the same key, and that for a picture of the screen: 60 kB",
		code: `
var png pngEncoder

type pngEncoder struct{}

func (pngEncoder) Encode(io.Writer, image.Image) error { return notHere("PNG") }

type notHere string

func (n notHere) Error() string { return "graphicscommand: this build writes no " + string(n) }
`,
	},
	{
		file: "internal/ui/ui_other.go", hash: "8486c78b64c23c9d", drops: engine + "/internal/vmguest",
		why: "a page is never the guest of a virtual machine, and nothing in it asks. It brings net and encoding/gob: 60 kB",
		code: `
var vmguest notAGuest

type notAGuest struct{}

func (notAGuest) MarkGuest(bool) {}
`,
	},
	{
		file: "internal/atlas/gpuresources.go", hash: "3be72f1dddafff9a", drops: "log/slog",
		why: "what it says in a state that cannot be is said without it; its whispers for programmers are not heard without a handler: 140 kB with the next",
		code: `
var slog logger

type logger struct{}

func (logger) Debug(string, ...any) {}

func (logger) Error(text string, _ ...any) { println(text) }
`,
	},
	{
		file: "internal/thread/thread.go", hash: "c4c8cc2677645461", drops: "log/slog",
		why: "as above",
		code: `
var slog logger

type logger struct{ LevelDebug int }

func (l logger) Default() logger { return l }

func (logger) Enabled(context.Context, int) bool { return false }

func (logger) Debug(string, ...any) {}
`,
	},
}

// put puts the stand-in into the content of its file.
func (s standIn) put(content []byte) ([]byte, error) {
	sum := sha256.Sum256(content)
	if hash := hex.EncodeToString(sum[:len(s.hash)/2]); hash != s.hash {
		return nil, fmt.Errorf("%s of %s has the hash %s, and the stand-in is for %s; %s", s.file, engine, hash, s.hash, advice)
	}
	line := []byte("\t\"" + s.drops + "\"\n")
	if n := bytes.Count(content, line); n != 1 {
		return nil, fmt.Errorf("%s of %s imports %s %d times; %s", s.file, engine, s.drops, n, advice)
	}
	code := s.code
	if s.render != nil {
		more, err := s.render(content)
		if err != nil {
			return nil, fmt.Errorf("%s of %s: %w; %s", s.file, engine, err, advice)
		}
		code += more
	}
	content = bytes.Replace(content, line, nil, 1)
	return fmt.Appendf(content, "\n// Changed by wasm/slim of Agnes, for its page: %s is not linked in.\n%s", s.drops, code), nil
}
