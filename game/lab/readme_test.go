package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	aLink    = regexp.MustCompile(`\[([^\]]*)\]\(([^)\s]+)\)`)
	aTest    = regexp.MustCompile(`\bTest[A-Z]\w*`)
	aCommand = regexp.MustCompile("`([^`]*go test [^`]*)`")
	aRun     = regexp.MustCompile(`-(?:run|bench) '?([^\s']+)'?`)
	aFolder  = regexp.MustCompile(`(?:cd |\s\./)([\w/]+)`)
)

// What the README points at is there: each file and folder that a link leads
// to, each test that it names in the file that it names for it, and a test or a
// benchmark for each command that runs one.
func TestTheReadmePointsAtWhatIsThere(t *testing.T) {
	const root = "../../"
	text, err := os.ReadFile(root + "README.md")
	if err != nil {
		t.Fatal(err)
	}
	readme := string(text)
	tests := 0
	for _, l := range aLink.FindAllStringSubmatch(readme, -1) {
		words, target := l[1], l[2]
		if strings.Contains(target, "://") {
			continue
		}
		if _, err := os.Stat(root + target); err != nil {
			t.Errorf("[%s] leads nowhere: %v", words, err)
			continue
		}
		if name := strings.Trim(words, "`"); aTest.FindString(name) == name && name != "" {
			tests++
			if source, err := os.ReadFile(root + target); err != nil || !strings.Contains(string(source), "func "+name+"(") {
				t.Errorf("%s is not in %s", name, target)
			}
		}
	}
	if all := aTest.FindAllString(readme, -1); len(all) != tests {
		t.Errorf("%d tests are named, and %d of them as links to their files", len(all), tests)
	}
	for _, c := range aCommand.FindAllStringSubmatch(strings.ReplaceAll(readme, `\|`, "|"), -1) {
		folder := aFolder.FindStringSubmatch(c[1])
		if folder == nil {
			continue
		}
		for _, run := range aRun.FindAllStringSubmatch(c[1], -1) {
			if run[1] != "^$" && !someTest(t, root+folder[1], run[1]) {
				t.Errorf("%q runs nothing", c[1])
			}
		}
	}
}

// someTest reports whether a folder has a test or a benchmark that a pattern
// fits.
func someTest(t *testing.T, folder, pattern string) bool {
	t.Helper()
	wanted, err := regexp.Compile(pattern)
	if err != nil {
		t.Error(err)
		return false
	}
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	aFunction := regexp.MustCompile(`(?m)^func ((?:Test|Benchmark)\w+)\(`)
	for _, f := range files {
		source, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range aFunction.FindAllStringSubmatch(string(source), -1) {
			if wanted.MatchString(name[1]) {
				return true
			}
		}
	}
	return false
}
