package e2e

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
)

// Host is a static web host on the loopback address, with the faults that real
// ones have.
type Host struct {
	*httptest.Server
	mu     sync.Mutex
	faults map[string]Fault
	asked  map[string]int
	down   atomic.Bool
}

// Fault is what a host does wrong with files of a certain ending.
type Fault func(http.ResponseWriter, *http.Request, http.Handler)

// NewHost serves a folder at a path that ends in a slash.
func NewHost(dir, at string) *Host {
	h := &Host{faults: map[string]Fault{}, asked: map[string]int{}}
	files := http.StripPrefix(strings.TrimSuffix(at, "/"), http.FileServer(http.Dir(dir)))
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if h.down.Load() {
			hangUp(w)
			return
		}
		h.mu.Lock()
		if r.Header.Get("If-Modified-Since") == "" {
			h.asked[r.URL.Path]++
		}
		var fault Fault
		for ending, f := range h.faults {
			if strings.HasSuffix(r.URL.Path, ending) {
				fault = f
			}
		}
		h.mu.Unlock()
		if fault != nil {
			fault(w, r, files)
			return
		}
		files.ServeHTTP(w, r)
	}))
	return h
}

// Serve has a page or file at a path, in place of what the folder holds.
func (h *Host) Serve(path, contentType, content string) {
	h.Break(path, func(w http.ResponseWriter, _ *http.Request, _ http.Handler) {
		w.Header().Set("Content-Type", contentType)
		_, _ = w.Write([]byte(content))
	})
}

// Break makes requests for paths with an ending go wrong; nil mends it.
func (h *Host) Break(ending string, f Fault) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if f == nil {
		delete(h.faults, ending)
		return
	}
	h.faults[ending] = f
}

// Down makes the host hang up on everybody, or answer again.
func (h *Host) Down(down bool) { h.down.Store(down) }

// Asked is how often paths with an ending have been asked for by somebody who
// did not have them yet.
func (h *Host) Asked(ending string) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	n := 0
	for path, times := range h.asked {
		if strings.HasSuffix(path, ending) {
			n += times
		}
	}
	return n
}

// Elsewhere is the address of the same host under another name: another site
// to a browser.
func (h *Host) Elsewhere() string { return strings.Replace(h.URL, "127.0.0.1", "localhost", 1) }

// hangUp ends the connection without an answer.
func hangUp(w http.ResponseWriter) {
	if hijacker, ok := w.(http.Hijacker); ok {
		if conn, _, err := hijacker.Hijack(); err == nil {
			conn.Close()
		}
	}
}

// Faults of hosts.
var (
	// NotFound says that there is no such file.
	NotFound Fault = func(w http.ResponseWriter, r *http.Request, _ http.Handler) { http.NotFound(w, r) }
	// CutShort sends the first half of a file and hangs up.
	CutShort Fault = func(w http.ResponseWriter, r *http.Request, files http.Handler) {
		record := httptest.NewRecorder()
		files.ServeHTTP(record, r)
		w.Header().Set("Content-Length", record.Header().Get("Content-Length"))
		body := record.Body.Bytes()
		_, _ = w.Write(body[:len(body)/2])
		hangUp(w)
	}
	// WrongType calls the file plain text.
	WrongType Fault = func(w http.ResponseWriter, r *http.Request, files http.Handler) {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		files.ServeHTTP(w, r)
	}
	// Unpacks tells the browser that the gzipped file is a gzipped transfer, so
	// that the browser expands it before the page sees it.
	Unpacks Fault = func(w http.ResponseWriter, r *http.Request, files http.Handler) {
		w.Header().Set("Content-Encoding", "gzip")
		w.Header().Set("Content-Type", "application/octet-stream")
		files.ServeHTTP(w, r)
	}
)
