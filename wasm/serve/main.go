// Command serve shows a folder to the browsers of this machine, and of no
// other: it listens on the loopback address only. It knows nothing of the game.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path"
	"time"
)

// types are the media types that not every system knows.
var types = map[string]string{
	".bin":         "application/octet-stream",
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".png":         "image/png",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

func main() {
	dir := flag.String("dir", ".build/web", "the `folder` to serve")
	port := flag.Int("port", 8080, "the `port` to listen on; a free one is taken if it is busy")
	flag.Parse()
	if err := run(*dir, *port); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func run(dir string, port int) error {
	if _, err := os.Stat(path.Join(dir, "index.html")); err != nil {
		return fmt.Errorf("%s holds no page: %w", dir, err)
	}
	listener, err := listen(port)
	if err != nil {
		return err
	}
	fmt.Printf("Agnes is at http://%s/ (Ctrl+C ends it)\n", listener.Addr())
	server := &http.Server{Handler: Handler(dir), ReadHeaderTimeout: 10 * time.Second}
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// listen takes the wanted port of the loopback address, or any free one.
func listen(port int) (net.Listener, error) {
	l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
	if err != nil && port != 0 {
		return net.Listen("tcp", "127.0.0.1:0")
	}
	return l, err
}

// Handler serves a folder with the right types, and has every file asked for
// again, so that a page just built is the page shown.
func Handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		if t, ok := types[path.Ext(r.URL.Path)]; ok {
			w.Header().Set("Content-Type", t)
		}
		files.ServeHTTP(w, r)
	})
}
