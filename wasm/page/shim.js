// Closes the gaps that the engine (Ebitengine 2.10) leaves in a browser, and
// makes the object `agnes` through which the game and the page speak. It runs
// before everything else on the page.
//
// What the page gives the game:
//   agnes.cancels        a number that grows when whatever is being dragged must
//                        be put back: a touch the system took away, focus lost,
//                        the page hidden
//   agnes.reducedMotion  true if the player asked the system for less motion
//   agnes.started        true once the player has pressed Play
// What the game gives the page:
//   agnes.snapshot()     what is on the table, for tests and other programs
"use strict";

const agnes = window.agnes = (() => {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const page = {
    cancels: 0,
    started: false,
    get reducedMotion() { return reduced.matches; },
    resuming: takeMark("agnes/resume") !== null,
    isBrowserKey,
    start,
    snapshot: undefined,
    trouble: undefined, // (text, again): set by the loader
  };
  let canvas = null;

  // --- Storage ------------------------------------------------------------

  /** Whether the game can be saved here; where it is forbidden, asking throws. */
  function storageWorks() {
    try {
      return window.localStorage !== null;
    } catch {
      return false;
    }
  }

  /** Remembers something for the next load of this tab; tells whether it could. */
  function leaveMark(key, value) {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  function takeMark(key) {
    try {
      const value = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return value;
    } catch {
      return null;
    }
  }

  // --- Keys ---------------------------------------------------------------
  // The engine calls preventDefault on every key while its canvas has the
  // focus. Keys that belong to the browser are kept from it.

  /** Keys with Ctrl or Cmd that the game uses. */
  const ours = new Set(["z", "y"]);
  /** Keys with Ctrl or Cmd that both the game and the browser get. */
  const shared = new Set(["c", "v", "x"]);
  const browserFunctionKeys = new Set(["F3", "F5", "F6", "F7", "F11", "F12"]);

  function isBrowserKey(event) {
    if (event.key === "Tab" || browserFunctionKeys.has(event.key)) return true;
    // AltGr types characters, and says that Ctrl and Alt are down.
    if (event.getModifierState("AltGraph")) return false;
    if (["Control", "Meta", "Shift", "Alt"].includes(event.key)) return false;
    if (event.altKey) return true;
    const key = event.key.toLowerCase();
    return (event.ctrlKey || event.metaKey) && !ours.has(key) && !shared.has(key);
  }

  const keptBack = new Set(); // codes of keys whose press the engine did not see

  window.addEventListener("keydown", (event) => {
    if (isBrowserKey(event)) {
      keptBack.add(event.code);
      event.stopImmediatePropagation();
      return;
    }
    keptBack.delete(event.code);
    if ((event.ctrlKey || event.metaKey) && shared.has(event.key.toLowerCase())) {
      event.preventDefault = () => {};
    }
    // A key that finds nobody is for the game: the focus gets lost when a
    // parent page takes it and gives it back to the frame as a whole.
    if (canvas && page.started && event.target === document.body) {
      event.preventDefault();
      event.stopImmediatePropagation();
      canvas.focus({ preventScroll: true });
      canvas.dispatchEvent(new KeyboardEvent("keydown", event));
    }
  }, true);

  window.addEventListener("keyup", (event) => {
    if (keptBack.delete(event.code)) event.stopImmediatePropagation();
  }, true);

  // Ctrl and the wheel zoom the page; the wheel alone is the game's.
  window.addEventListener("wheel", (event) => {
    if (event.ctrlKey) event.stopImmediatePropagation();
  }, { capture: true, passive: true });

  // --- One press at a time --------------------------------------------------
  // The engine looks at the pointer once a frame and sees where it is last. On
  // a slow machine a card that is seized and pulled within one frame would be
  // missed: the press seems to be where the pointer has gone since. So what
  // follows a press or a release waits until the engine has had a frame.

  const queue = [];
  let waiting = false, passing = false;
  const turns = ["mousedown", "mouseup", "touchstart", "touchend", "touchcancel"];
  for (const type of [...turns, "mousemove", "touchmove"]) {
    window.addEventListener(type, (event) => {
      if (passing || !canvas || event.target !== canvas) return;
      if (!waiting) {
        if (turns.includes(type)) holdBack();
        return;
      }
      if (event.cancelable) event.preventDefault(); // as the engine will, too late
      event.stopImmediatePropagation();
      queue.push(event);
    }, { capture: true, passive: false });
  }

  function holdBack() {
    waiting = true;
    const since = performance.now(), tick = 1000 / 60;
    const frame = (now) => {
      if (now - since < tick) requestAnimationFrame(frame);
      else letGo();
    };
    // The first frame may already be under way.
    requestAnimationFrame(() => requestAnimationFrame(frame));
  }

  /** Passes on what has waited, up to and with the next press or release. */
  function letGo() {
    waiting = false;
    while (queue.length > 0 && !waiting) {
      const event = queue.shift();
      passing = true;
      canvas.dispatchEvent(event);
      passing = false;
      if (turns.includes(event.type)) holdBack();
    }
  }

  // --- Pointer and touch --------------------------------------------------

  /** Tells the game to put back what is being dragged. */
  function cancel() {
    page.cancels++;
  }

  let pressed = new Set(); // mouse buttons that the engine believes are down

  function watchPointer() {
    // A captured pointer reports to the canvas wherever it is let go.
    canvas.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse") return;
      try {
        canvas.setPointerCapture(event.pointerId);
      } catch {
        // The pointer is gone already.
      }
    });
    canvas.addEventListener("mousedown", (event) => pressed.add(event.button));
    canvas.addEventListener("mouseup", (event) => pressed.delete(event.button));

    // The engine does not listen to touchcancel. It takes the list of fingers
    // from any touch event, so that a touchend tells it which are left.
    canvas.addEventListener("touchcancel", (event) => {
      cancel();
      const end = new Event("touchend", { cancelable: true });
      Object.defineProperty(end, "targetTouches", { value: event.targetTouches });
      canvas.dispatchEvent(end);
    });

    // The engine lets go of all buttons then, as if the player had.
    canvas.addEventListener("blur", () => {
      cancel();
      pressed.clear();
    });
  }

  // Where capture did not hold, the release arrives elsewhere or not at all.
  window.addEventListener("mouseup", (event) => {
    if (event.target !== canvas) release([event.button], event);
  }, true);
  window.addEventListener("mousemove", (event) => {
    const bits = [1, 4, 2, 8, 16];
    const missed = [...pressed].filter((button) => !(event.buttons & bits[button]));
    if (missed.length > 0) cancel(); // it was let go somewhere else, not here
    release(missed, event);
  }, true);

  function release(buttons, { clientX, clientY }) {
    for (const button of buttons) {
      if (pressed.delete(button)) {
        canvas.dispatchEvent(new MouseEvent("mouseup", { button, clientX, clientY }));
      }
    }
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) cancel();
  });
  window.addEventListener("blur", cancel);

  // --- Starting again by itself -------------------------------------------

  /** Reloads the page and goes on without the curtain. */
  function reload() {
    if (page.started) leaveMark("agnes/resume", "1");
    location.reload();
  }

  // A lost graphics context makes the engine reload the page. When that
  // happens again and again, the player is told instead.
  window.addEventListener("webglcontextlost", (event) => {
    if (event.target !== canvas) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const minute = 60000, now = Date.now();
    const losses = (takeMark("agnes/losses") || "").split(" ").filter((t) => t && now - t < minute);
    const kept = leaveMark("agnes/losses", [...losses, now].join(" "));
    if (kept && losses.length < 3) reload();
    else page.trouble?.(agnesWords.context, () => location.reload());
  }, true);

  // The engine reads the device pixel ratio once. When it changes (zoom, a
  // window moved to another monitor), a fresh start makes the pixels whole
  // again; the game is saved after every move. Without storage it is not, and
  // a blurred game is better than none. No event tells of every change.
  const ratio = devicePixelRatio;
  let changed = false;
  const watch = setInterval(() => {
    if (devicePixelRatio === ratio || !storageWorks()) {
      changed = false;
    } else if (changed) { // and has stayed so: zoom comes in steps
      clearInterval(watch);
      reload();
    } else {
      changed = true;
    }
  }, 400);

  // --- The way back -------------------------------------------------------
  // On a telephone a drag near the edge of the screen is soon taken for the
  // gesture that goes back, and would leave the game. There going back does
  // what Escape does: it closes what is open, and on the table it opens the
  // menu. From the title it leaves, and so does going back twice in a row.

  function watchBack() {
    if (!matchMedia("(pointer: coarse)").matches) return;
    const guard = () => history.pushState({ agnes: true }, "");
    if (!history.state?.agnes) guard();
    window.addEventListener("popstate", () => {
      if (page.snapshot?.().screen === "title") {
        history.back();
        return;
      }
      guard();
      press("Escape");
    });
  }

  /** Presses a key for the player, long enough for the engine to see it. */
  function press(key) {
    const event = (type) => new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true });
    canvas?.dispatchEvent(event("keydown"));
    setTimeout(() => canvas?.dispatchEvent(event("keyup")), 50);
  }

  // --- The canvas ---------------------------------------------------------

  /** The player is there: the game gets the keyboard. */
  function start() {
    if (!page.started) watchBack();
    page.started = true;
    canvas?.focus({ preventScroll: true });
  }

  /** Shows each pixel of the drawing buffer as one device pixel. The page may be
      a fraction of a pixel larger than the buffer, which would stretch it. */
  function watchBuffer() {
    const fit = () => {
      for (const side of ["width", "height"]) canvas.style[side] = `${canvas[side] / ratio}px`;
    };
    new MutationObserver(fit).observe(canvas, { attributeFilter: ["width", "height"] });
    fit();
  }

  // The engine makes its canvas itself and appends it to the body.
  const watcher = new MutationObserver(() => {
    canvas = document.body?.querySelector(":scope > canvas") ?? null;
    if (!canvas) return;
    watcher.disconnect();
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", "Agnes");
    canvas.setAttribute("aria-describedby", "agnes-live");
    watchPointer();
    watchBuffer();
    if (page.started) start();
  });
  watcher.observe(document.documentElement, { childList: true, subtree: true });

  return page;
})();
