package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// hear keeps all that the live region says, from the first word on.
const hear = `window.heard = []; addEventListener("DOMContentLoaded", () =>
	new MutationObserver(() => heard.push(document.getElementById("agnes-live").textContent)).observe(
		document.getElementById("agnes-live"), { childList: true, characterData: true, subtree: true }))`

// hears waits until the live region has said something.
func hears(t *testing.T, p *Page, words string) {
	t.Helper()
	if err := p.WaitFor(fmt.Sprintf(`heard.some((text) => text.includes(%q))`, words)); err != nil {
		var heard []string
		_ = p.Evaluate("heard", &heard)
		t.Fatalf("%q was never said, of %q", words, heard)
	}
}

// Whatever stands in the address, the game starts, says what is wrong, and runs
// nothing that somebody has written there.
func TestHostileAddressesAreSaidInWordsAndDoNothing(t *testing.T) {
	h := newHost(t)
	for i, parameters := range []string{
		"?rules=%3Cscript%3Ewindow.evil%3D1%3C/script%3E&deal=1e9&base=%00%F0%28&option=%3Cimg+src%3Dx+onerror%3Devil%3D1%3E",
		"?rules=sorel&rules=bernauer&deal=" + strings.Repeat("9", 5000) + "&option=" + strings.Repeat("a%3Db&option=", 300) + "&%zz&=&&",
		"?deal=-1&version=1&help=1&fullscreen=1&card=%2e%2e/&__proto__=1&-deal=7#javascript:evil=1",
	} {
		if i > 0 && !proof() {
			break // every day one, which has a bit of all
		}
		p := newPage(t)
		ok(t, p.Before(hear))
		ok(t, p.Go(h.address(parameters)))
		ok(t, p.Play())
		s := must[*Snapshot](t)(Until(p, "a table", func(s *Snapshot) bool { return s.Screen == "table" && len(s.Piles) > 0 && !s.Busy }))
		if err := inOrder(s); err != nil {
			t.Error(err)
		}
		hears(t, p, "deal")
		var evil bool
		ok(t, p.Evaluate(`"evil" in window || document.querySelectorAll("img, script:not([src])").length > 0`, &evil))
		if evil {
			t.Errorf("%.60s: something that stood in the address has run, or stands in the page", parameters)
		}
		p.Close()
	}
}

// The policy of the page forbids what an attacker would try, and the browser
// holds to it.
func TestThePolicyOfThePageHoldsOthersOff(t *testing.T) {
	h := newHost(t)
	p := newPage(t)
	ok(t, p.Before(fmt.Sprintf(`window.did = []; addEventListener("load", () => setTimeout(() => {
		try { eval("did.push('eval')"); } catch { }
		try { new Function("did.push('Function')")(); } catch { }
		const script = document.createElement("script");
		script.textContent = "did.push('inline')";
		document.body.append(script);
		fetch(%q).then(() => did.push("fetch"), () => window.refused = true);
	}))`, h.Elsewhere()+"/some/where/index.html")))
	ok(t, p.Go(h.address("")))
	ok(t, p.Play())
	ok(t, p.WaitFor("window.refused || did.length > 0"))
	var did []string
	ok(t, p.Evaluate("did", &did))
	if len(did) > 0 {
		t.Errorf("the page could: %v", did)
	}

	t.Run("and the page can be installed", func(t *testing.T) {
		got := must[cdpage.GetInstallabilityErrorsResult](t)(chromedp.Call(p.tab, cdpage.GetInstallabilityErrors, cdp.Empty{}))
		for _, e := range got.InstallabilityErrors {
			// Every tab of these tests is a private one, where nothing is installed.
			if e.ErrorID != "in-incognito" {
				t.Errorf("%s %v", e.ErrorID, e.ErrorArguments)
			}
		}
	})
}

// The bar with the address comes and goes while a telephone is used: the table
// is laid out for what is left, and nothing is lost.
func TestAnAddressBarThatComesAndGoesDisturbsNothing(t *testing.T) {
	g := readWin(t, wins[0])
	p := openOnPhone(t, link(g))
	player := Player{Driver: p, Style: Touch}
	heights := []int{760, 844, 700}
	if !proof() {
		heights = heights[2:]
	}
	for i, height := range heights {
		ok(t, p.Screen(390, height, 1, true))
		inside(t, p, 390, height)
		ok(t, player.Play(g.Moves()[i:i+1]))
	}
	s := expect(t, p, g, len(heights))
	if err := inOrder(s); err != nil {
		t.Error(err)
	}
	if i := slices.IndexFunc(s.Piles, func(p Pile) bool { return p.Y+p.H > 700 }); i >= 0 {
		t.Errorf("%s lies behind the bar", s.Piles[i].Name)
	}
}

func TestASecondTabSaysThatItIsTheSecond(t *testing.T) {
	h := newHost(t)
	first := newPage(t)
	ok(t, first.Go(h.address("?deal=1")))
	ok(t, first.Play())
	second := must[*Page](t)(first.Sibling())
	defer second.Close()
	ok(t, second.Before(hear))
	ok(t, second.Go(h.address("")))
	ok(t, second.Play())
	hears(t, second, "already open in another window")
}
