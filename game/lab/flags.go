package main

import (
	"errors"
	"flag"
	"io"
	"os"

	"agnes/game/engine"
)

// flags reads the flags that all commands share; a command adds its own to
// the FlagSet before it calls parse.
type flags struct {
	*flag.FlagSet
	ruleSet   string
	overrides []engine.Override
}

// newFlags makes the shared flags; ruleSet is the id that -rules has when it
// is not given.
func newFlags(command, ruleSet string) *flags {
	f := &flags{FlagSet: flag.NewFlagSet("lab "+command, flag.ContinueOnError)}
	f.StringVar(&f.ruleSet, "rules", ruleSet, "`ID` of the rule set")
	f.Func("option", "`NAME=VALUE` overrides an option of the rule set; may be repeated", func(s string) error {
		o, err := engine.ParseOverride(s)
		f.overrides = append(f.overrides, o)
		return err
	})
	f.Func("base", "`R` chooses the base rank: A 2 3 4 5 6 7 8 9 T J Q K", func(s string) error {
		f.overrides = append(f.overrides, engine.Override{Name: "base", Value: s})
		return nil
	})
	return f
}

// parse reads the arguments. When they ask for help it prints the flags on
// out and returns flag.ErrHelp.
func (f *flags) parse(args []string, out io.Writer) error {
	f.SetOutput(io.Discard)
	err := f.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		f.SetOutput(out)
		f.Usage()
		return flag.ErrHelp
	case err != nil:
		return usageError{err}
	case f.NArg() > 0:
		return usagef("%q is one word too many", f.Arg(0))
	}
	return nil
}

// rules is the rule set that was named, and its rules with the overrides.
func (f *flags) rules() (engine.RuleSet, engine.Rules, error) {
	set, err := engine.FindRuleSet(f.ruleSet)
	if err != nil {
		return engine.RuleSet{}, engine.Rules{}, usageError{err}
	}
	rules, err := f.rulesOf(set)
	return set, rules, err
}

// rulesOf is the rules of a set with the overrides.
func (f *flags) rulesOf(set engine.RuleSet) (engine.Rules, error) {
	rules, err := set.With(f.overrides)
	if err != nil {
		return rules, usagef("%s: %w", set.ID, err)
	}
	return rules, nil
}

// packFlags choose one pack: by its number or from a file.
type packFlags struct{ deal, file string }

// packFlags adds -deal and -pack.
func (f *flags) packFlags() *packFlags {
	p := &packFlags{}
	f.StringVar(&p.deal, "deal", "", "deal `number`, 1 to 999999999")
	f.StringVar(&p.file, "pack", "", "`file` with the 52 cards of a pack, in the order in which they are dealt")
	return p
}

// game starts the game that the flags choose.
func (f *flags) game(p *packFlags) (*engine.Game, error) {
	set, rules, err := f.rules()
	if err != nil {
		return nil, err
	}
	if (p.deal == "") == (p.file == "") {
		return nil, usagef("name either -deal or -pack")
	}
	if p.file != "" {
		pack, err := readPack(p.file)
		if err != nil {
			return nil, usageError{err}
		}
		return engine.NewPackGame(set, rules, pack), nil
	}
	deal, err := engine.ParseDeal(p.deal)
	if err != nil {
		return nil, usageError{err}
	}
	return engine.NewGame(set, rules, deal)
}

func readPack(file string) (engine.Pack, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return engine.Pack{}, err
	}
	return engine.ParsePack(string(text))
}
