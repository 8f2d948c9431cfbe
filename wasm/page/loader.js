// Fetches the game, shows how far it is, says in words what is wrong, starts
// it, and lifts the curtain when the player says go.
//
// The game is the gzipped .wasm under a neutral name, so that no server does
// anything clever with it. It is expanded here if it still begins as gzip does,
// whatever type or encoding the server gave it. A browser that cannot expand
// (Safari before 16.4, Firefox before 113) takes the plain copy.
"use strict";

(() => {
  const { game, plain, bytes } = document.currentScript.dataset;
  const words = agnesWords;
  const $ = (id) => document.getElementById("agnes-" + id);
  const front = $("front"), title = $("title"), says = $("says"), progress = $("progress"), button = $("button");

  /** A reason that the player can read. */
  class Trouble extends Error {}

  /** Milliseconds without a byte after which a download counts as lost. */
  const patience = 30000;

  const expands = typeof DecompressionStream === "function";

  let attempt = 0;

  /** Resolves when the game is there. */
  async function main() {
    attempt++;
    says.textContent = words.loading;
    button.hidden = true;
    progress.hidden = false;
    progress.value = 0;
    try {
      check();
      const go = new Go();
      const instance = await fetchGame(go.importObject);
      says.textContent = words.preparing;
      progress.hidden = true;
      run(go, instance);
    } catch (e) {
      console.error(e);
      await new Promise((again) => trouble(e instanceof Trouble ? e.message : words.broken, again));
      await main();
    }
  }

  /** Throws if the browser lacks what the game is made of. */
  function check() {
    if (typeof WebAssembly !== "object") throw new Trouble(words.noWasm);
    if (location.protocol === "file:") throw new Trouble(words.file);
    const gl = document.createElement("canvas").getContext("webgl2");
    if (!gl) throw new Trouble(words.noWebGL);
    // Browsers allow few contexts at a time; the game needs the next one.
    gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  async function fetchGame(imports) {
    const abort = new AbortController();
    let response;
    const timer = new Timer(() => abort.abort());
    try {
      response = await fetch(expands ? game : plain, {
        cache: attempt > 1 ? "reload" : "default",
        signal: abort.signal,
      });
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    } catch (e) {
      timer.stop();
      console.error(e);
      throw new Trouble(words.lost);
    }
    let lost = false;
    const packed = counted(response.body, timer, () => { lost = true; });
    try {
      const body = expands ? await expanded(packed) : packed;
      const wasm = new Response(body, { headers: { "Content-Type": "application/wasm" } });
      const { instance } = WebAssembly.instantiateStreaming
        ? await WebAssembly.instantiateStreaming(wasm, imports)
        : await WebAssembly.instantiate(await wasm.arrayBuffer(), imports);
      return instance;
    } catch (e) {
      // A stream cut short fails here, far from the cause.
      if (lost || !(e instanceof WebAssembly.CompileError || e instanceof WebAssembly.LinkError)) {
        console.error(e);
        throw new Trouble(words.lost);
      }
      throw e;
    } finally {
      timer.stop();
    }
  }

  /** Passes a stream on, and moves the bar. */
  function counted(stream, timer, onError) {
    const reader = stream.getReader();
    let seen = 0;
    return new ReadableStream({
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          timer.restart();
          if (done) {
            controller.close();
            return;
          }
          seen += value.length;
          progress.value = Math.min(seen / Number(bytes), 1);
          controller.enqueue(value);
        } catch (e) {
          onError();
          controller.error(e);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  /** Expands a stream that begins as gzip does; passes any other on. */
  async function expanded(stream) {
    const reader = stream.getReader();
    const head = [];
    let length = 0;
    while (length < 2) {
      const { done, value } = await reader.read();
      if (done) break;
      head.push(value);
      length += value.length;
    }
    const [a, b] = head.flatMap((chunk) => [...chunk.subarray(0, 2)]);
    const whole = new ReadableStream({
      start: (controller) => head.forEach((chunk) => controller.enqueue(chunk)),
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    return a === 0x1f && b === 0x8b ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
  }

  /** Calls back when it has not been restarted for as long as patience lasts. */
  class Timer {
    constructor(callback) {
      this.callback = callback;
      this.restart();
    }
    restart() {
      this.stop();
      this.id = setTimeout(this.callback, patience);
    }
    stop() {
      clearTimeout(this.id);
    }
  }

  function run(go, instance) {
    go.argv = ["agnes"];
    // The program never ends by itself: if it does, it has broken down.
    const stopped = (e) => {
      if (e) console.error(e);
      trouble(words.stopped, () => location.reload());
    };
    go.run(instance).then(() => stopped(), stopped);
    if (agnes.resuming) open();
    else curtain();
  }

  /** The game is there, and waits for the player. */
  function curtain() {
    title.hidden = true; // the game has painted its own
    says.textContent = words.ready;
    button.textContent = words.play;
    button.hidden = false;
    button.focus();
    front.addEventListener("click", open);
    document.addEventListener("keydown", key);
  }

  function key(event) {
    const modifier = ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key);
    if (modifier || agnes.isBrowserKey(event)) return;
    event.preventDefault();
    open();
  }

  function open() {
    stopWaiting();
    front.hidden = true;
    agnes.start();
  }

  function stopWaiting() {
    front.removeEventListener("click", open);
    document.removeEventListener("keydown", key);
  }

  /** Says what is wrong, with a button that does something about it. */
  function trouble(text, again) {
    stopWaiting();
    front.hidden = false;
    progress.hidden = true;
    says.textContent = text;
    button.textContent = words.again;
    button.hidden = false;
    button.onclick = () => {
      button.onclick = null;
      again();
    };
    button.focus();
  }

  agnes.trouble = trouble;
  const loaded = main();
  registerWorker();

  /** Lets the game be played offline, but not inside somebody else's page. */
  function registerWorker() {
    let foreign = true;
    try {
      foreign = window.top.location.origin !== location.origin;
    } catch {
      // Another origin's frame does not say.
    }
    if (foreign || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("sw.js").catch((e) => console.info("no offline play:", e.message));
    // Not before the game is there: it would be fetched twice at a time. The
    // plain copy is too large for some caches, and waits for the second visit.
    if (!expands) return;
    loaded.then(() => navigator.serviceWorker.ready).then(({ active }) => active.postMessage(game));
  }
})();
