// Package page holds the files of the web page around the game, as they are
// written. It knows nothing of how they are packed or served.
package page

import "embed"

// Files are the page: index.html, style, scripts, manifest and service worker.
//
//go:embed *.html *.css *.js *.webmanifest
var Files embed.FS
