package e2e

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// packagesDir is the folder of the packages of a release; `make dist-check`
// names it.
func packagesDir(t *testing.T) string {
	t.Helper()
	dir := os.Getenv("AGNES_DIST")
	if dir == "" {
		t.Skip("AGNES_DIST names no packages: see make dist-check")
	}
	return dir
}

// thePackage is the one file of a folder with a name that ends so.
func thePackage(t *testing.T, dir, ending string) string {
	t.Helper()
	names := must[[]string](t)(filepath.Glob(filepath.Join(dir, "*"+ending)))
	if len(names) != 1 {
		t.Fatalf("packages named *%s: %v", ending, names)
	}
	return names[0]
}

func unpackFile(t *testing.T, to string, from io.Reader, mode os.FileMode) {
	t.Helper()
	ok(t, os.MkdirAll(filepath.Dir(to), 0o755))
	f := must[*os.File](t)(os.OpenFile(to, os.O_CREATE|os.O_WRONLY, mode))
	defer f.Close()
	_, err := io.Copy(f, from)
	ok(t, err)
}

func TestPackagesOfLinuxRun(t *testing.T) {
	file := must[*os.File](t)(os.Open(thePackage(t, packagesDir(t), "-linux-amd64.tar.gz")))
	defer file.Close()
	dir := t.TempDir()
	for r := tar.NewReader(must[*gzip.Reader](t)(gzip.NewReader(file))); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		ok(t, err)
		unpackFile(t, filepath.Join(dir, filepath.FromSlash(h.Name)), r, os.FileMode(h.Mode))
	}
	programs := must[[]string](t)(filepath.Glob(filepath.Join(dir, "*", "agnes")))
	g := readWin(t, "win-bernauer")
	d := must[*Display](t)(shared.display())
	w := must[*Window](t)(StartWindow(d, programs[0], filepath.Join(dir, "data"), flags(g)...))
	t.Cleanup(w.Kill)
	playToTheWin(t, w, Click, g)
}

func TestPackagesOfThePagePlayInAFrameOfAnotherSite(t *testing.T) {
	packed := must[*zip.ReadCloser](t)(zip.OpenReader(thePackage(t, packagesDir(t), "-html5.zip")))
	defer packed.Close()
	dir := t.TempDir()
	for _, f := range packed.File {
		r := must[io.ReadCloser](t)(f.Open())
		unpackFile(t, filepath.Join(dir, filepath.FromSlash(f.Name)), r, 0o644)
		r.Close()
	}
	h := NewHost(dir, "/some/where/")
	t.Cleanup(h.Close)
	g := readWin(t, "win-bernauer")
	p := openFrame(t, h, link(g))
	ok(t, p.Play())
	playToTheWin(t, p, Click, g)
}
