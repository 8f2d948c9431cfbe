package play

import (
	_ "embed"
	"encoding/binary"
	"fmt"
	"math"
	"syscall/js"

	"agnes/audio"
)

//go:embed worklet.js
var worklet string

// In a browser the game mixes at the moment when it is asked, so that a sound
// waits for no more than what the worklet holds, in frames.
const (
	lump = audio.FramesPerTick     // what is asked for at a time, about
	low  = audio.FramesPerTick     // the worklet asks when it has no more than that
	most = 4 * audio.FramesPerTick // and on a slow machine than that
)

// processorFrames is what the older kind of node is given at a time.
const processorFrames = 1024

// prepare waits for the first gesture. A context made before it would be
// refused, and browsers complain of that in the console.
//
// The listeners stay: some phones take the sound away while another program is
// in front, and give it back only in a gesture.
func (p *Player) prepare() {
	p.mu.Lock()
	p.waiting = true
	p.mu.Unlock()

	gesture := js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.gesture(args[0])
		return nil
	})
	early := map[string]any{"capture": true, "passive": true}
	for _, kind := range []string{"mousedown", "keydown", "touchend", "mouseup", "keyup"} {
		js.Global().Call("addEventListener", kind, gesture, early)
	}
	document := js.Global().Get("document")
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		p.hide(document.Get("hidden").Bool())
		return nil
	}))
}

// gesture opens the device, or wakes it.
func (p *Player) gesture(event js.Value) {
	if !activates(event) {
		return
	}
	switch p.State() {
	case Waiting:
		p.start()
	case Opening:
		p.hide(false)
	}
}

// activates reports whether the browser takes the event for a gesture.
func activates(event js.Value) bool {
	if !event.Get("isTrusted").Truthy() {
		return false
	}
	if seen := js.Global().Get("navigator").Get("userActivation"); seen.Truthy() {
		return seen.Get("hasBeenActive").Truthy()
	}
	return event.Get("key").IsUndefined() || event.Get("key").String() != "Escape"
}

// hide rests the device while the page is hidden and wakes it after.
func (p *Player) hide(hidden bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.out == nil:
	case hidden:
		p.out.call("suspend")
	default:
		p.out.call("resume")
	}
}

// output is an audio context of the browser. The browser calls it between two
// steps of the game and never within one.
type output struct {
	player  *Player
	context js.Value
	node    js.Value // in the context, once it is there
	port    js.Value // of the worklet; undefined with the older kind of node
	refused js.Func  // does nothing
	resting bool     // the worklet asks for nothing until it is given something
	pcm     []int16
	bytes   []byte
}

// open asks for a context. What the browser throws is an error.
func open(p *Player) (o *output, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			o, err = nil, fmt.Errorf("%v", thrown)
		}
	}()
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		class = js.Global().Get("webkitAudioContext")
	}
	o = &output{player: p, resting: true, refused: js.FuncOf(func(js.Value, []js.Value) any { return nil })}
	o.context = class.New(map[string]any{"sampleRate": audio.Rate})
	o.call("resume")
	if modules := o.context.Get("audioWorklet"); modules.Truthy() {
		o.load(modules)
	} else { // a page that came over an open line
		o.useProcessor()
	}
	return o, nil
}

// call makes the context do something. Whether it did shows in its state, so
// that a refusal need not be told on the console.
func (o *output) call(what string) {
	if promise := o.context.Call(what); promise.Truthy() {
		promise.Call("catch", o.refused)
	}
}

// load loads the worklet, and makes its node when it is there.
func (o *output) load(modules js.Value) {
	url := js.Global().Get("URL")
	file := js.Global().Get("Blob").New([]any{worklet}, map[string]any{"type": "text/javascript"})
	address := url.Call("createObjectURL", file)
	var loaded, refused js.Func
	done := func() {
		url.Call("revokeObjectURL", address)
		loaded.Release()
		refused.Release()
	}
	loaded = js.FuncOf(func(js.Value, []js.Value) any {
		o.useWorklet()
		done()
		return nil
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any {
		o.useProcessor()
		done()
		return nil
	})
	modules.Call("addModule", address).Call("then", loaded, refused)
}

func (o *output) useWorklet() {
	o.node = js.Global().Get("AudioWorkletNode").New(o.context, "agnes", map[string]any{
		"numberOfInputs":     0,
		"outputChannelCount": []any{audio.Channels},
		"processorOptions":   map[string]any{"low": low, "lump": lump, "most": most},
	})
	o.port = o.node.Get("port")
	o.port.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		o.give(args[0].Get("data").Int())
		return nil
	}))
	o.node.Call("connect", o.context.Get("destination"))
}

// give gives the worklet so many frames, or nothing if there is nothing to hear.
func (o *output) give(frames int) {
	if !o.mix(frames) {
		o.resting = true
		o.port.Call("postMessage", nil)
		return
	}
	o.resting = false
	bytes := o.bytesToJS()
	o.port.Call("postMessage", bytes, []any{bytes.Get("buffer")})
}

// mix makes the next frames, and reports whether there is anything to hear.
func (o *output) mix(frames int) bool {
	if n := audio.Channels * frames; cap(o.pcm) < n {
		o.pcm, o.bytes = make([]int16, n), make([]byte, 2*n)
	}
	o.pcm, o.bytes = o.pcm[:audio.Channels*frames], o.bytes[:2*audio.Channels*frames]
	heard := o.player.mix(o.pcm)
	bytesOf(o.bytes, o.pcm)
	return heard
}

// tick lets a worklet that rests begin again as soon as there is something to
// hear: then nothing is waiting in front of it.
func (o *output) tick() {
	if !o.resting || !o.running() || o.port.IsUndefined() {
		return
	}
	if !o.player.idle() {
		o.give(lump)
	}
}

// useProcessor takes the older kind of node, which asks in the page's thread.
func (o *output) useProcessor() {
	o.node = o.context.Call("createScriptProcessor", processorFrames, 0, audio.Channels)
	o.node.Set("onaudioprocess", js.FuncOf(func(_ js.Value, args []js.Value) any {
		o.mix(processorFrames)
		for c := range audio.Channels {
			for i := range processorFrames {
				v := float32(o.pcm[audio.Channels*i+c]) / (1 << 15)
				binary.LittleEndian.PutUint32(o.bytes[4*i:], math.Float32bits(v))
			}
			bytes := o.bytesToJS()
			channel := js.Global().Get("Float32Array").New(bytes.Get("buffer"))
			args[0].Get("outputBuffer").Call("getChannelData", c).Call("set", channel)
		}
		return nil
	}))
	o.node.Call("connect", o.context.Get("destination"))
}

// bytesToJS is an array of the bytes made last.
func (o *output) bytesToJS() js.Value {
	bytes := js.Global().Get("Uint8Array").New(len(o.bytes))
	js.CopyBytesToJS(bytes, o.bytes)
	return bytes
}

// running reports whether what is mixed is heard.
func (o *output) running() bool {
	return o.node.Truthy() && o.context.Get("state").String() == "running"
}

// err is nil: a browser says nothing of devices that are lost.
func (*output) err() error { return nil }
