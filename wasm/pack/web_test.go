package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"image"
	"image/png"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func somePage(t *testing.T) Files {
	t.Helper()
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewRGBA(image.Rect(0, 0, 32, 32))); err != nil {
		t.Fatal(err)
	}
	files, err := Web([]byte("\x00asm"), []byte("glue"), Files{"icon-32.png": picture.Bytes(), "maskable-32.png": picture.Bytes()})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestThePageIsTheSameEveryTime(t *testing.T) {
	one, two := somePage(t), somePage(t)
	if !maps.EqualFunc(one, two, bytes.Equal) {
		t.Error("two pages of the same game differ")
	}
}

func TestEveryFileThatThePageNamesIsThereAndRelative(t *testing.T) {
	files := somePage(t)
	html := string(files["index.html"])
	for _, m := range regexp.MustCompile(`(?:href|src|data-game|data-plain)="([^"]*)"`).FindAllStringSubmatch(html, -1) {
		if _, have := files[m[1]]; !have {
			t.Errorf("the page names %q, which is not there", m[1])
		}
	}
	if strings.Contains(html, "://") {
		t.Error("the page names an address elsewhere")
	}
}

func TestTheGameIsPackedOnceUnderANeutralName(t *testing.T) {
	files := somePage(t)
	for name, content := range files {
		if !strings.HasSuffix(name, ".bin") {
			continue
		}
		r, err := gzip.NewReader(bytes.NewReader(content))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := io.ReadAll(r); err != nil || string(got) != "\x00asm" {
			t.Errorf("%s holds %q, %v", name, got, err)
		}
		return
	}
	t.Error("there is no packed game among", slices.Sorted(maps.Keys(files)))
}

func TestTheManifestNamesTheIcons(t *testing.T) {
	var manifest struct {
		Icons []struct{ Src, Sizes, Purpose string }
	}
	if err := json.Unmarshal(somePage(t)["manifest.webmanifest"], &manifest); err != nil {
		t.Fatal(err)
	}
	if len(manifest.Icons) != 2 || manifest.Icons[0].Sizes != "32x32" || manifest.Icons[1].Purpose != "maskable" {
		t.Errorf("icons: %v", manifest.Icons)
	}
}

func TestThePolicyAllowsNoEvaluationOfText(t *testing.T) {
	html := string(somePage(t)["index.html"])
	if !strings.Contains(html, "'wasm-unsafe-eval'") || strings.Contains(html, "'unsafe-eval'") || strings.Contains(html, "'unsafe-inline'") {
		t.Error("the content security policy is not what it should be")
	}
}
