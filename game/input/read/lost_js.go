package read

import (
	"sync"
	"syscall/js"
)

// page is what the page around the game offers.
var page = sync.OnceValue(func() js.Value { return js.Global().Get("agnes") })

// lost is how often the system has taken the pointer away. The engine does not
// hear of it; the page counts, and then lets go in the pointer's place.
func lost() int {
	if !page().Truthy() {
		return 0
	}
	if n := page().Get("cancels"); n.Type() == js.TypeNumber {
		return n.Int()
	}
	return 0
}
