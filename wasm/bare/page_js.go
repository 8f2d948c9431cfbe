package main

import (
	"strings"
	"syscall/js"
)

// firstFrame makes agnes.snapshot answer, as the game does when it is on the
// screen: that is what a start is measured to.
func firstFrame() {
	agnes := js.Global().Get("agnes")
	if agnes.Truthy() && !agnes.Get("snapshot").Truthy() {
		agnes.Set("snapshot", js.Global().Get("Object"))
	}
}

// wants reports whether a word stands behind the ? of the address.
func wants(word string) bool {
	return strings.Contains(js.Global().Get("location").Get("search").String(), word)
}
