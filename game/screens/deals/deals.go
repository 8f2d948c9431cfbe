// Package deals holds lists of deals that are proved to be winnable, one for
// each rule set that has any, and the daily deals that are drawn from them.
//
// The lists are frozen: a list that is out never changes, since the daily deal
// of a date must stay what it is. The first version had a deal a day for seven
// rule sets; for the five under which hardly any deal can be won it had too few,
// and these have a longer list in the second. Package make writes them.
package deals

import (
	"embed"
	"hash/fnv"
	"strconv"
	"strings"
)

//go:embed v1/*.txt v2/*.txt
var lists embed.FS

// versions are the folders of the lists, the newest first.
var versions = [...]string{"v2", "v1"}

// Proved are the deals of a rule set that can be won, as the solver has shown:
// those of its newest list. It is empty for a rule set that has none.
func Proved(ruleSet string) []uint64 {
	for _, version := range versions {
		if data, err := lists.ReadFile(version + "/" + ruleSet + ".txt"); err == nil {
			return numbers(data)
		}
	}
	return nil
}

// numbers are the deal numbers of a list.
func numbers(data []byte) []uint64 {
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
