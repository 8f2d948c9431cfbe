//go:build !js

package main

import "os"

func firstFrame() {}

func wantsSprites() bool {
	return len(os.Args) > 1 && os.Args[1] == "sprites"
}
