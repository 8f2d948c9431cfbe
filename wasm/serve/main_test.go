package main

import (
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestFilesAreServedWithTheirTypes(t *testing.T) {
	dir := t.TempDir()
	for name, want := range map[string]string{
		"index.html": "text/html; charset=utf-8", "a.wasm": "application/wasm",
		"a.bin": "application/octet-stream", "m.webmanifest": "application/manifest+json",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
		w := httptest.NewRecorder()
		target := "/" + strings.TrimSuffix(name, "index.html")
		Handler(dir).ServeHTTP(w, httptest.NewRequest("GET", target, nil))
		if got := w.Header().Get("Content-Type"); w.Code != http.StatusOK || got != want {
			t.Errorf("%s: status %d, type %q, want %q", name, w.Code, got, want)
		}
	}
}

func TestOnlyLoopbackIsListenedTo(t *testing.T) {
	first, err := listen(0)
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	busy := first.Addr().(*net.TCPAddr).Port
	second, err := listen(busy)
	if err != nil {
		t.Fatal("a busy port is not the end:", err)
	}
	defer second.Close()
	for _, l := range []net.Listener{first, second} {
		if ip := l.Addr().(*net.TCPAddr).IP; !ip.IsLoopback() {
			t.Errorf("listens on %v", ip)
		}
	}
}

func TestAFolderWithoutAPageIsRefused(t *testing.T) {
	if err := run(t.TempDir(), 0); err == nil {
		t.Error("no error")
	}
}
