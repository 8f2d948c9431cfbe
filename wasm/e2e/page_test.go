package e2e

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// says is what the curtain says.
func says(t *testing.T, p *Page) string {
	t.Helper()
	var text string
	ok(t, p.Evaluate(`document.getElementById("agnes-says").textContent`, &text))
	return text
}

const onCanvas = `document.activeElement?.tagName === "CANVAS"`

func TestAKeyOpensTheCurtainAndTheGameHasTheKeyboard(t *testing.T) {
	p := newPage(t)
	ok(t, p.Go(newHost(t).address("")))
	ok(t, p.WaitFor(`agnes.snapshot && !document.getElementById("agnes-button").hidden`))
	ok(t, p.Key("Shift"))
	ok(t, p.Key("x"))
	ok(t, p.WaitFor(`agnes.started && document.getElementById("agnes-front").hidden`))
	ok(t, p.WaitFor(onCanvas))
}

func TestAClickOpensTheCurtainAndTheGameHasTheKeyboard(t *testing.T) {
	p := newPage(t)
	ok(t, p.Go(newHost(t).address("")))
	ok(t, p.WaitFor(`agnes.snapshot && !document.getElementById("agnes-button").hidden`))
	ok(t, p.Move(30, 30))
	ok(t, p.Press())
	ok(t, p.Release())
	ok(t, p.WaitFor(`agnes.started && document.getElementById("agnes-front").hidden`))
	ok(t, p.WaitFor(onCanvas))
}

// What the page writes stands on a panel of its own, not across the pictures of
// the game, and the game's name is not written twice.
func TestTheCurtainLeavesTheNameToTheGame(t *testing.T) {
	p := newPage(t)
	ok(t, p.Go(newHost(t).address("")))
	ok(t, p.WaitFor(`agnes.snapshot && !document.getElementById("agnes-button").hidden`))
	for what, script := range map[string]string{
		"the page's own name is hidden": `document.getElementById("agnes-title").getClientRects().length === 0`,
		"the words stand on a panel":    `getComputedStyle(document.getElementById("agnes-says").parentElement).backgroundColor === "rgb(35, 33, 48)"`,
	} {
		var is bool
		ok(t, p.Evaluate(script, &is))
		if !is {
			t.Errorf("it is not so that %s", what)
		}
	}
}

func TestThePageLoadsWhateverTheServerSaysOfTheGame(t *testing.T) {
	for name, fault := range map[string]Fault{"plain text": WrongType, "content encoding": Unpacks} {
		t.Run(name, func(t *testing.T) {
			h := newHost(t)
			h.Break(".bin", fault)
			p := newPage(t)
			ok(t, p.Go(h.address("")))
			ok(t, p.Play())
		})
	}
}

func TestABrowserThatCannotExpandTakesThePlainCopy(t *testing.T) {
	h := newHost(t)
	h.Break(".wasm", WrongType)
	p := newPage(t)
	ok(t, p.Before(`delete window.DecompressionStream; delete WebAssembly.instantiateStreaming`))
	ok(t, p.Go(h.address("")))
	ok(t, p.Play())
	if h.Asked(".bin") != 0 || h.Asked(".wasm") != 1 {
		t.Errorf("asked for the packed game %d times, for the plain one %d times", h.Asked(".bin"), h.Asked(".wasm"))
	}
}

func TestAFailedDownloadIsSaidAndCanBeTriedAgain(t *testing.T) {
	hangs := Fault(func(w http.ResponseWriter, _ *http.Request, _ http.Handler) { hangUp(w) })
	for name, fault := range map[string]Fault{"not found": NotFound, "cut short": CutShort, "no answer": hangs} {
		t.Run(name, func(t *testing.T) {
			h := newHost(t)
			h.Break(".bin", fault)
			p := newPage(t)
			ok(t, p.Go(h.address("")))
			ok(t, p.WaitFor(`!document.getElementById("agnes-button").hidden`))
			if got := says(t, p); !strings.Contains(got, "could not be downloaded") {
				t.Errorf("the page says %q", got)
			}
			h.Break(".bin", nil)
			ok(t, p.Evaluate(`document.getElementById("agnes-button").click()`, nil))
			ok(t, p.WaitFor(`agnes.snapshot`))
			ok(t, p.Play())
		})
	}
}

func TestWhatTheBrowserLacksIsSaidInWords(t *testing.T) {
	cases := map[string]struct{ script, word string }{
		"no WebAssembly": {`delete window.WebAssembly`, "WebAssembly"},
		"no WebGL":       {`HTMLCanvasElement.prototype.getContext = () => null`, "WebGL"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			p := newPage(t)
			ok(t, p.Before(c.script))
			ok(t, p.Go(newHost(t).address("")))
			ok(t, p.WaitFor(`!document.getElementById("agnes-button").hidden`))
			if got := says(t, p); !strings.Contains(got, c.word) {
				t.Errorf("the page says %q", got)
			}
		})
	}
}

func TestTheBarShowsHowMuchIsThere(t *testing.T) {
	h := newHost(t)
	goOn := make(chan struct{})
	h.Break(".bin", func(w http.ResponseWriter, r *http.Request, files http.Handler) {
		record := httptest.NewRecorder()
		files.ServeHTTP(record, r)
		body := record.Body.Bytes()
		_, _ = w.Write(body[:len(body)/2])
		_ = http.NewResponseController(w).Flush()
		<-goOn
		_, _ = w.Write(body[len(body)/2:])
	})
	p := newPage(t)
	ok(t, p.Go(h.address("")))
	ok(t, p.WaitFor(`Math.abs(document.getElementById("agnes-progress").value - 0.5) < 0.01`))
	close(goOn)
	ok(t, p.Play())
}

func TestThePageSpeaksTheBrowsersLanguage(t *testing.T) {
	p := newPage(t)
	ok(t, p.Before(`Object.defineProperty(navigator, "languages", { value: ["de-AT", "en"] })`))
	ok(t, p.Go(newHost(t).address("")))
	ok(t, p.WaitFor(`document.documentElement.lang === "de" && document.getElementById("agnes-button").textContent === "Spielen"`))
}

func TestNothingIsFetchedFromElsewhereAndThePolicyHolds(t *testing.T) {
	h := newHost(t)
	p := newPage(t)
	ok(t, p.Before(`window.broken = []; addEventListener("securitypolicyviolation", (e) => broken.push(e.violatedDirective + " " + e.blockedURI + " " + e.sourceFile))`))
	ok(t, p.Go(h.address("")))
	ok(t, p.Play())
	var broken, fetched []string
	ok(t, p.Evaluate("broken", &broken))
	if len(broken) > 0 {
		t.Errorf("against the policy: %q", broken)
	}
	ok(t, p.Evaluate(`performance.getEntriesByType("resource").map((e) => e.name)`, &fetched))
	if len(fetched) == 0 {
		t.Error("nothing was fetched at all")
	}
	for _, url := range fetched {
		if !strings.HasPrefix(url, h.address("")) && !strings.HasPrefix(url, "blob:"+h.URL) {
			t.Errorf("fetched %s", url)
		}
	}
	if log := p.Console(); strings.Contains(log, "error") {
		t.Errorf("on the console:\n%s", log)
	}
}

func TestTheGamePlaysOfflineAfterTheFirstVisit(t *testing.T) {
	h := newHost(t)
	p := newPage(t)
	ok(t, p.Go(h.address("")))
	ok(t, p.Play())
	ok(t, p.WaitFor(`navigator.serviceWorker.controller?.state === "activated"`))
	ok(t, p.WaitFor(`(caches.match(document.querySelector("[data-game]").dataset.game).then((r) => { window.kept = !!r; }), window.kept)`))
	h.Down(true)
	ok(t, p.Reload())
	ok(t, p.Play())
}

func TestLessMotionIsPassedOn(t *testing.T) {
	p := newPage(t)
	ok(t, p.Prefer("prefers-reduced-motion", "reduce"))
	ok(t, p.Go(newHost(t).address("")))
	ok(t, p.WaitFor(`agnes.reducedMotion === true`))
}
