package game

import "syscall/js"

// arguments are the parameters of the page's address.
func arguments() []string {
	return addressArguments(js.Global().Get("location").Get("search").String())
}
