package game

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"net/url"
	"strings"
)

// ReadArguments makes the configuration from the command line, or in a browser
// from the parameters of the address. A wrong value is told on stderr, and
// again on the screen, and the game starts with the default. exit is the
// status to end with at once, or -1 to play.
func ReadArguments(version string, stdout, stderr io.Writer) (c Config, exit int) {
	return parseArguments(arguments(), version, stdout, stderr)
}

func parseArguments(args []string, version string, stdout, stderr io.Writer) (c Config, exit int) {
	c.Version = version
	flags := flag.NewFlagSet("agnes", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&c.Wish.Rules, "rules", "", "rule set, such as bernauer or sorel (`ID`)")
	flags.StringVar(&c.Wish.Deal, "deal", "", "deal number, 1 to 999999999 (`N`)")
	flags.StringVar(&c.Wish.Base, "base", "", "base rank instead of the card turned up: A, 2 … K (`RANK`)")
	flags.Func("option", "one option of the rules, such as space=any; may be repeated (`NAME=VALUE`)", func(text string) error {
		c.Wish.Options = append(c.Wish.Options, text)
		return nil
	})
	flags.BoolVar(&c.Fullscreen, "fullscreen", false, "fill the screen")
	flags.StringVar(&c.TestCard, "card", "", "show a test card instead of the game: checker (`NAME`)")
	show := flags.Bool("version", false, "print the version and end")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return c, 0
	case err != nil:
		return c, 2
	case flags.NArg() > 0:
		fmt.Fprintf(stderr, "agnes takes no %q: see agnes -help\n", flags.Arg(0))
		return c, 2
	case *show:
		fmt.Fprintln(stdout, "Agnes", version)
		return c, 0
	}
	for _, err := range c.Wish.Check() {
		fmt.Fprintf(stderr, "%v; the default is taken instead\n", err)
	}
	return c, -1
}

// addressArguments are the parameters of a page's address, from the question
// mark on, written as a command line. Others than ours are for somebody else.
func addressArguments(search string) []string {
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
