package screens

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// speakers are the folders whose programs ask the catalogues for words.
var speakers = []string{".", "../lang", ".."}

// keyLike is what a whole key looks like in a program.
var keyLike = regexp.MustCompile(`^[a-z][a-z0-9]*(\.[a-zA-Z0-9-]+)+$`)

// notKeys are texts in those programs that look like keys and are none.
var notKeys = regexp.MustCompile(`\.(txt|gif|json|png|exe|org)$|^github\.com`)

// asked collects what the programs ask for: whole keys, and families, which are
// keys with parts that only the running program knows, each a * here. The
// values say where.
func asked(t *testing.T) (keys, families map[string]string) {
	t.Helper()
	c := collector{t, token.NewFileSet(), map[string]string{}, map[string]string{}}
	for _, dir := range speakers {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs in %s: %v", dir, err)
		}
		for _, name := range files {
			if !strings.HasSuffix(name, "_test.go") {
				c.file(name)
			}
		}
	}
	return c.keys, c.families
}

type collector struct {
	*testing.T
	set            *token.FileSet
	keys, families map[string]string
}

func (c collector) file(name string) {
	file, err := parser.ParseFile(c.set, name, nil, parser.SkipObjectResolution)
	if err != nil {
		c.Fatal(err)
	}
	ast.Inspect(file, c.node)
}

// node notes the texts at a node, and reports whether to look beneath it.
func (c collector) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ImportSpec, *ast.Field: // tags
		return false
	case *ast.BinaryExpr:
		text, rest, ok := sum(n)
		if ok {
			c.note(text, n.Pos())
			for _, e := range rest {
				ast.Inspect(e, c.node)
			}
		}
		return !ok
	case *ast.BasicLit:
		if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
			c.note(strings.NewReplacer("%s", "*", "%d", "*").Replace(text), n.Pos())
		}
	}
	return true
}

func (c collector) note(text string, at token.Pos) {
	where := c.set.Position(at).String()
	switch {
	case notKeys.MatchString(text):
	case strings.HasPrefix(text, "*"): // the end of a key: its beginning stands elsewhere
	case strings.Contains(text, "*"):
		if keyLike.MatchString(strings.Trim(strings.ReplaceAll(text, "*", "x"), ".")) {
			c.families[text] = where
		}
	default:
		c.keys[text] = where
	}
}

// sum is a sum of texts with a * for whatever is not written out, and what is
// not.
func sum(e ast.Expr) (text string, rest []ast.Expr, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, nil, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		if e.Op != token.ADD {
			break
		}
		x, restX, okX := sum(e.X)
		y, restY, okY := sum(e.Y)
		return x + y, append(restX, restY...), okX || okY
	}
	return "*", []ast.Expr{e}, false
}

// written are the keys of en.txt without the ends of their two forms.
func written(t *testing.T) map[string]bool {
	t.Helper()
	data, err := fs.ReadFile(os.DirFS("../lang/catalogues"), "en.txt")
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		if key, _, ok := strings.Cut(line, " = "); ok && !strings.HasPrefix(line, "#") {
			keys[key] = true
		}
	}
	for key := range keys {
		if stem, ok := strings.CutSuffix(key, ".one"); ok && keys[stem+".other"] {
			keys[stem] = true
			delete(keys, key)
			delete(keys, stem+".other")
		}
	}
	return keys
}

// matcher is a family as an expression.
func matcher(family string) *regexp.Regexp {
	return regexp.MustCompile("^" + strings.ReplaceAll(regexp.QuoteMeta(family), `\*`, `[a-zA-Z0-9.-]*`) + "$")
}

func TestEveryKeyThatIsAskedForHasWords(t *testing.T) {
	have := written(t)
	keys, families := asked(t)
	some := func(family string) bool {
		return slices.ContainsFunc(slices.Collect(maps.Keys(have)), matcher(family).MatchString)
	}
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		// A key may be the beginning of others.
		if keyLike.MatchString(key) && !have[key] && !some(key+".*") {
			t.Errorf("%s asks for %s, which en.txt lacks", keys[key], key)
		}
	}
	for _, family := range slices.Sorted(maps.Keys(families)) {
		if !some(family) {
			t.Errorf("%s asks for %s, of which en.txt has none", families[family], family)
		}
	}
}

func TestNoWordsAreDead(t *testing.T) {
	have := written(t)
	keys, families := asked(t)
	var matchers []*regexp.Regexp
	for family := range families {
		matchers = append(matchers, matcher(family))
	}
	for key := range keys {
		if !have[key] && keyLike.MatchString(key) {
			matchers = append(matchers, matcher(key+".*"))
		}
	}
	for _, key := range slices.Sorted(maps.Keys(have)) {
		stem := key[:max(0, strings.LastIndex(key, "."))]
		_, whole := keys[key]
		_, numbered := keys[stem]
		numbered = numbered && strings.Trim(key[len(stem):], ".0123456789") == ""
		if !whole && !numbered && !slices.ContainsFunc(matchers, func(m *regexp.Regexp) bool { return m.MatchString(key) }) {
			t.Errorf("nobody asks for %s of en.txt", key)
		}
	}
}
