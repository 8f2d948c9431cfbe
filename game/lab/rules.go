package main

import (
	"fmt"
	"io"
	"strings"

	"agnes/game/engine"
)

// runRules prints the rule sets as tab-separated lines under a header: id,
// name, and the value of every option, with the overrides applied.
func runRules(args []string, out, _ io.Writer) error {
	f := newFlags("rules", "")
	if err := f.parse(args, out); err != nil {
		return err
	}
	sets := engine.RuleSets()
	if f.ruleSet != "" {
		set, err := engine.FindRuleSet(f.ruleSet)
		if err != nil {
			return usageError{err}
		}
		sets = []engine.RuleSet{set}
	}

	header := []string{"id", "name"}
	for _, o := range engine.Options() {
		header = append(header, o.Name)
	}
	lines := []string{strings.Join(header, "\t")}
	for _, set := range sets {
		rules, err := f.rulesOf(set)
		if err != nil {
			return err
		}
		line := []string{set.ID, set.Name}
		for _, o := range engine.Options() {
			line = append(line, o.Value(rules))
		}
		lines = append(lines, strings.Join(line, "\t"))
	}
	_, err := fmt.Fprintln(out, strings.Join(lines, "\n"))
	return err
}
