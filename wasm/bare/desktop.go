//go:build !js

package main

import (
	"os"
	"slices"
)

func firstFrame() {}

// wants reports whether a word stands on the command line.
func wants(word string) bool { return slices.Contains(os.Args[1:], word) }
