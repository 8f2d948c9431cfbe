package game

import (
	"io"
	"slices"
	"strings"
	"testing"

	"agnes/game/lab/mutate"
)

func TestTheAddressSaysWhatTheCommandLineSays(t *testing.T) {
	for search, want := range map[string][]string{
		"":                                     nil,
		"?":                                    nil,
		"?rules=sorel&deal=7&base=4":           {"-rules=sorel", "-deal=7", "-base=4"},
		"?deal=7&option=a%3Db&option=c=d&v=12": {"-deal=7", "-option=a=b", "-option=c=d"},
		"?version=1&help=1&fullscreen=1":       nil,
		"?%zz&deal=3":                          {"-deal=3"},
	} {
		if got := addressArguments(search); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", search, got, want)
		}
	}
}

// FuzzAddress reads the parameters of an address. Nothing that stands there
// keeps the game from starting.
func FuzzAddress(f *testing.F) {
	mutate.Fuzz(
		f, func(t testing.TB, search string) {
			var said strings.Builder
			if _, exit := parseArguments(addressArguments(search), "test", io.Discard, &said); exit >= 0 {
				t.Errorf("%q: the game would end with %d: %s", search, exit, &said)
			}
		},
		"?rules=bernauer&deal=1&base=7&option=worryBack%3Don", "?rules=sorel-dalton&deal=999999999&option=space=any&option=rows=right&card=checker",
		"?deal=-1&rules=%00&base=%F0%28&option=&option=%3D", "?-help&-version=1&deal=3#x",
	)
}
