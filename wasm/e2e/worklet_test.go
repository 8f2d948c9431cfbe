package e2e

import (
	"fmt"
	"os"
	"testing"

	"agnes/audio"
)

// runWorklet runs the class of audio/play/worklet.js in virtual time, 128 frames
// a step, with a game that answers so many steps after it was asked. It returns
// how long the first frame of an answer waits at most, how many frames are held
// at most, and how often there were too few, at first and in the end.
const runWorklet = `((source, slow, sizes, steps) => {
	let Class;
	const asks = [];
	class Base {
		constructor() {
			this.port = { postMessage: (frames) => asks.push({ at: step + slow, frames }) };
		}
	}
	new Function("AudioWorkletProcessor", "registerProcessor", source)(Base, (_, made) => { Class = made; });
	let step = 0, mark = 0;
	const node = new Class({ processorOptions: sizes }), given = new Map();
	const give = (frames) => {
		const pcm = new Int16Array(2 * frames);
		pcm.fill(1);
		mark = mark % 30000 + 2;
		pcm[0] = mark;
		given.set(mark, 128 * step);
		node.port.onmessage({ data: new Uint8Array(pcm.buffer) });
	};
	const all = { wait: 0, held: 0, early: 0, late: 0 };
	give(sizes.lump);
	for (; step < steps; step++) {
		while (asks.length && asks[0].at <= step) give(asks.shift().frames);
		all.held = Math.max(all.held, node.have);
		if (node.have < 128) all[step < steps / 2 ? "early" : "late"]++;
		const left = new Float32Array(128), right = new Float32Array(128);
		node.process([], [[left, right]]);
		left.forEach((v, i) => {
			const at = given.get(Math.round(32768 * v));
			if (at !== undefined) all.wait = Math.max(all.wait, 128 * step + i - at);
		});
	}
	// When it asks it is told to rest, and to go on before it has run out; and again.
	const quiet = () => node.process([], [[new Float32Array(128), new Float32Array(128)]]);
	const rest = () => {
		while (!asks.length) quiet();
		asks.length = 0;
		node.port.onmessage({ data: null });
	};
	rest();
	give(sizes.lump);
	all.held = Math.max(all.held, node.have);
	rest();
	for (let i = 0; i < 100; i++) quiet();
	all.asksAtRest = asks.length;
	return all;
})`

type workletRun struct{ Wait, Held, Early, Late, AsksAtRest int }

// TestTheBrowsersSoundIsNeverAheadByMoreThanItsBuffer is the latency in frames:
// the game mixes when it is asked, and what it mixes waits for no more than the
// worklet holds, which is two ticks.
func TestTheBrowsersSoundIsNeverAheadByMoreThanItsBuffer(t *testing.T) {
	source := string(must[[]byte](t)(os.ReadFile(root + "/audio/play/worklet.js")))
	p := newPage(t)
	const tick = audio.FramesPerTick
	run := func(slow int) (r workletRun) {
		ok(t, p.Evaluate(fmt.Sprintf("%s(%q, %d, { low: %d, lump: %d, most: %d }, 4000)", runWorklet, source, slow, tick, tick, 4*tick), &r))
		return r
	}
	const quantum = 128
	for _, slow := range []int{0, 1, 3, tick/quantum - 1} {
		r := run(slow)
		if r.Wait > 2*tick || r.Held > 2*tick || r.Early+r.Late > 0 || r.AsksAtRest > 0 {
			t.Errorf("a game that answers after %d frames: %+v, a tick is %d", slow*quantum, r, tick)
		}
	}
	for _, slow := range []int{9, 15} { // slower than a tick: it learns to keep more
		r := run(slow)
		if r.Early == 0 || r.Late > 0 || r.Held > 5*tick || r.AsksAtRest > 0 {
			t.Errorf("a game that answers after %d frames: %+v, a tick is %d", slow*quantum, r, tick)
		}
	}
	t.Logf("what is mixed waits for at most %d frames; a tick is %d", run(0).Wait, tick)
}
