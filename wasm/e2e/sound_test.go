package e2e

import (
	"slices"
	"testing"
)

// tapSounds listens to whatever a page plays: it notes each audio context that
// is made, and has an analyser hear what goes to its destination. Times are on
// the clock of the context, in seconds.
const tapSounds = `(() => {
	const Real = window.AudioContext, connect = AudioNode.prototype.connect, post = MessagePort.prototype.postMessage;
	const now = () => ears.analyser ? ears.analyser.context.currentTime : 0;
	/** When a key was pressed last, and when samples were first sent away after that. */
	const ears = window.ears = { contexts: [], analyser: null, at: 0, given: 0 };
	window.AudioContext = class extends Real {
		constructor(options) {
			super(options);
			ears.contexts.push(this);
			ears.analyser = this.createAnalyser();
			ears.analyser.fftSize = 32768;
		}
	};
	AudioNode.prototype.connect = function (to, ...more) {
		if (to === this.context.destination) connect.call(this, ears.analyser);
		return connect.call(this, to, ...more);
	};
	MessagePort.prototype.postMessage = function (message, ...more) {
		if (message?.length && ears.given < ears.at) ears.given = now();
		return post.call(this, message, ...more);
	};
	/** When the first sound after a moment was heard, as far as can be looked back; or null. */
	ears.since = (from) => {
		const { analyser } = ears, { sampleRate, currentTime } = analyser.context;
		const wave = new Float32Array(analyser.fftSize);
		analyser.getFloatTimeDomainData(wave);
		const start = currentTime - wave.length / sampleRate;
		const first = wave.findIndex((v, i) => v !== 0 && start + i / sampleRate > from);
		return first < 0 ? null : start + first / sampleRate;
	};
	ears.silent = () => ears.since(0) === null;
	addEventListener("keydown", () => { ears.at = now(); }, true);
})()`

// openEars opens a game whose sounds are listened to; the curtain is lifted by
// the page itself, which is no gesture.
func openEars(t *testing.T, parameters string) *Page {
	t.Helper()
	p := newPage(t)
	ok(t, p.Before(tapSounds))
	ok(t, p.Go(newHost(t).address(parameters)))
	ok(t, p.Play())
	screen(t, p, "table")
	return p
}

// contexts is the states of all audio contexts of a page.
func contexts(t *testing.T, p *Page) []string {
	t.Helper()
	var states []string
	ok(t, p.Evaluate("ears.contexts.map((c) => c.state)", &states))
	return states
}

// pressed is a key that the page presses, which is no gesture.
func pressed(key string) string {
	return `["keydown", "keyup"].forEach((type, i) => setTimeout(() => document.querySelector("body > canvas").dispatchEvent(
		new KeyboardEvent(type, { key: "` + key + `", code: "Key` + key + `", bubbles: true, cancelable: true })), 60 * i))`
}

func TestNothingSoundsBeforeTheFirstGestureAndEverythingAfterIt(t *testing.T) {
	g := readWin(t, "win-bernauer")
	p := openEars(t, link(g))
	expect(t, p, g, 0)

	// A whole row is dealt, to its end, and cannot be heard: the gesture must not be
	// what puts its last cards down.
	ok(t, p.Evaluate(pressed("D"), nil))
	s := must[*Snapshot](t)(Until(p, "the row", func(s *Snapshot) bool { return len(s.Moves) == 1 && !s.Busy }))
	if got := contexts(t, p); len(got) != 0 {
		t.Errorf("audio contexts before any gesture: %v", got)
	}
	if p.Console() != "" {
		t.Errorf("before any gesture the page wrote on its console:\n%s", p.Console())
	}

	at := felt(t, s, 800, 500)
	ok(t, p.Move(at.x, at.y))
	ok(t, p.Press())
	ok(t, p.Release())
	ok(t, p.WaitFor(`ears.contexts.length === 1 && ears.contexts[0].state === "running" && ears.contexts[0].currentTime > 0.5`))
	var late bool
	ok(t, p.Evaluate("!ears.silent()", &late))
	if late {
		t.Error("what could not be heard before the gesture is heard after it")
	}

	heard := func(key string) {
		t.Helper()
		ok(t, p.WaitFor("ears.silent()"))
		ok(t, p.Key(key))
		ok(t, p.WaitFor("ears.since(ears.at) !== null"))
	}
	heard("u")

	hide := func(hidden string) {
		ok(t, p.Evaluate(`Object.defineProperty(document, "hidden", { value: `+hidden+`, configurable: true }),
			document.dispatchEvent(new Event("visibilitychange"))`, nil))
	}
	hide("true")
	ok(t, p.WaitFor(`ears.contexts[0].state === "suspended"`))
	hide("false")
	ok(t, p.WaitFor(`ears.contexts[0].state === "running"`))

	heard("d") // the row again
	must[*Snapshot](t)(Until(p, "rest", func(s *Snapshot) bool { return !s.Busy }))
	if got := contexts(t, p); !slices.Equal(got, []string{"running"}) {
		t.Errorf("audio contexts at the end: %v", got)
	}
	if p.Console() != "" {
		t.Errorf("the page wrote on its console:\n%s", p.Console())
	}
}

// TestHowLateASoundIsInABrowser measures, and is among the long proofs: from
// the key that the page sees to the first sample that goes to the speakers.
func TestHowLateASoundIsInABrowser(t *testing.T) {
	if !proof() {
		t.Skip("a measurement of time: see make proof")
	}
	g := readWin(t, "win-bernauer")
	p := openEars(t, link(g))
	expect(t, p, g, 0)
	ok(t, p.Key("d"))
	ok(t, p.WaitFor(`ears.contexts.length === 1 && ears.contexts[0].state === "running"`))
	var whole, driver []float64 // milliseconds
	for i := range 12 {
		must[*Snapshot](t)(Until(p, "rest", func(s *Snapshot) bool { return !s.Busy }))
		ok(t, p.WaitFor("ears.silent()"))
		ok(t, p.Key([]string{"u", "y"}[i%2]))
		ok(t, p.WaitFor("ears.since(ears.at) !== null"))
		var heard struct{ FromKey, FromGame float64 }
		ok(t, p.Evaluate("(({ at, given }, heard) => ({ FromKey: 1000 * (heard - at), FromGame: 1000 * (heard - given) }))(ears, ears.since(ears.at))", &heard))
		whole, driver = append(whole, heard.FromKey), append(driver, heard.FromGame)
	}
	for name, ms := range map[string][]float64{"the key": whole, "the game's samples": driver} {
		slices.Sort(ms)
		t.Logf("from %s to the sound: %.0f ms at best, %.0f ms half of the time, %.0f ms at worst", name, ms[0], ms[len(ms)/2], ms[len(ms)-1])
	}
}
