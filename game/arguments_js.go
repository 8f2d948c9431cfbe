package game

import (
	"net/url"
	"strings"
	"syscall/js"
)

// arguments are the parameters of the page's address, written as a command
// line. Others than ours are for somebody else.
func arguments() []string {
	search := js.Global().Get("location").Get("search").String()
	query, err := url.ParseQuery(strings.TrimPrefix(search, "?"))
	if err != nil && len(query) == 0 {
		return nil
	}
	var args []string
	for _, name := range [...]string{"rules", "deal", "base", "option", "card"} {
		for _, value := range query[name] {
			args = append(args, "-"+name+"="+value)
		}
	}
	return args
}
