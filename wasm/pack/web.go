package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"image/png"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"agnes/wasm/page"
)

// named are the files whose names get a hash: they may be cached for ever, and
// an old page never meets a new script. The others must keep their names.
var named = []string{"style.css", "shim.js", "words.js", "loader.js", "wasm_exec.js"}

// Files are the contents of a folder by their slash-separated names.
type Files map[string][]byte

// Web is the folder of the web page around a game and the glue of its
// compiler. Icons are PNG files by name.
func Web(wasm, glue []byte, icons Files) (Files, error) {
	files := Files{}
	source := Files{"wasm_exec.js": glue}
	err := fs.WalkDir(page.Files, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			source[name], err = page.Files.ReadFile(name)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	packed, err := gzipped(wasm)
	if err != nil {
		return nil, err
	}
	tag := hash(wasm)
	html := string(source["index.html"])
	replace := func(old, with string) {
		if !strings.Contains(html, old) {
			err = fmt.Errorf("index.html does not mention %s", old)
		}
		html = strings.ReplaceAll(html, old, with)
	}
	add := func(name, hashedName string, content []byte) {
		files[hashedName] = content
		replace(`"`+name+`"`, `"`+hashedName+`"`)
	}
	add("game.bin", "game-"+tag+".bin", packed)
	add("game.wasm", "game-"+tag+".wasm", wasm)
	for _, name := range named {
		ext := path.Ext(name)
		add(name, strings.TrimSuffix(name, ext)+"-"+hash(source[name])+ext, source[name])
	}
	replace(`data-bytes="0"`, fmt.Sprintf(`data-bytes="%d"`, len(packed)))
	links, manifest, iconErr := withIcons(source["manifest.webmanifest"], icons)
	if iconErr != nil {
		return nil, iconErr
	}
	replace("<!-- icons -->", links)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, icons)
	files["manifest.webmanifest"] = manifest
	files["index.html"] = []byte(html)
	files["sw.js"] = bytes.ReplaceAll(source["sw.js"], []byte("agnes-HASH"), []byte("agnes-"+hashAll(files)))
	return files, nil
}

// touchIcon is the width of the icon that home screens of iPhones take, in
// pixels; they scale it.
const touchIcon = 256

// withIcons writes the icons into the manifest, and makes the links of the
// page's head.
func withIcons(manifest []byte, icons Files) (links string, withThem []byte, err error) {
	type icon struct {
		Source  string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose"`
	}
	list := []icon{}
	var lines []string
	for _, name := range slices.Sorted(maps.Keys(icons)) {
		config, err := png.DecodeConfig(bytes.NewReader(icons[name]))
		if err != nil {
			return "", nil, fmt.Errorf("icon %s: %w", name, err)
		}
		sizes := fmt.Sprintf("%dx%d", config.Width, config.Height)
		if strings.Contains(name, "maskable") {
			list = append(list, icon{name, sizes, "image/png", "maskable"})
			continue
		}
		list = append(list, icon{name, sizes, "image/png", "any"})
		lines = append(lines, fmt.Sprintf(`<link rel="icon" type="image/png" sizes="%s" href="%s">`, sizes, name))
		if config.Width == touchIcon {
			lines = append(lines, fmt.Sprintf(`<link rel="apple-touch-icon" href="%s">`, name))
		}
	}
	if len(lines) == 0 {
		lines = []string{`<link rel="icon" href="data:,">`}
	}
	var fields map[string]any
	if err := json.Unmarshal(manifest, &fields); err != nil {
		return "", nil, fmt.Errorf("manifest: %w", err)
	}
	fields["icons"] = list
	withThem, err = json.MarshalIndent(fields, "", "  ")
	return strings.Join(lines, "\n  "), append(withThem, '\n'), err
}

// readIcons reads the PNG files of a folder. A folder that is not there has
// none.
func readIcons(dir string) (Files, error) {
	icons := Files{}
	names, err := filepath.Glob(filepath.Join(dir, "*.png"))
	if err != nil || dir == "" {
		return icons, err
	}
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		icons[filepath.Base(name)] = content
	}
	return icons, nil
}

// gzipped compresses as hard as it can, without a time or a name.
func gzipped(content []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}

// hash is twelve hexadecimal digits that stand for the content.
func hash(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:6])
}

// hashAll is a hash of the names and contents of all files.
func hashAll(files Files) string {
	var all bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(&all, "%s %s\n", hash(files[name]), name)
	}
	return hash(all.Bytes())
}

// writeFolder makes a folder that holds the files and nothing else.
func writeFolder(dir string, files Files) error {
	if dir == "" {
		return fmt.Errorf("-out names no folder")
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	for name, content := range files {
		to := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
