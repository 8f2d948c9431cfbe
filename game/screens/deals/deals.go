// Package deals holds lists of deals that are proved to be winnable, one for
// each rule set that has any, and the daily deals that are drawn from them.
//
// The lists are frozen: a list that is out never changes, since the daily deal
// of a date must stay what it is. A longer one would be a new version beside
// it. Package make writes them.
package deals

import (
	"embed"
	"hash/fnv"
	"strconv"
	"strings"
)

//go:embed v1/*.txt
var lists embed.FS

// Proved are the deals of a rule set that can be won, as the solver has shown.
// It is empty for a rule set that has no list.
func Proved(ruleSet string) []uint64 {
	data, err := lists.ReadFile("v1/" + ruleSet + ".txt")
	if err != nil {
		return nil
	}
	var out []uint64
	for line := range strings.FieldsSeq(string(data)) {
		if n, err := strconv.ParseUint(line, 10, 64); err == nil {
			out = append(out, n)
		}
	}
	return out
}

// Daily is the deal of a date such as 2026-11-29 under a rule set, or false
// where the rule set has no list. It depends on nothing else.
func Daily(ruleSet, date string) (deal uint64, ok bool) {
	list := Proved(ruleSet)
	if len(list) == 0 {
		return 0, false
	}
	h := fnv.New64a()
	h.Write([]byte("agnes daily 1 " + ruleSet + " " + date))
	return list[h.Sum64()%uint64(len(list))], true
}
