// Plays what the game mixes, in the browser's own thread for sound. It asks
// for more when it has little left, and never holds more than `low + lump`
// frames: that is how late a sound can come. When it was given too little in
// time it keeps one lump more from then on; as long as the game has nothing to
// be heard it asks for nothing.
"use strict";

class Agnes extends AudioWorkletProcessor {
  constructor({ processorOptions: { low, lump, most } }) {
    super();
    /** Frames; it asks when there are no more than `low` left. */
    Object.assign(this, { first: low, low, lump, most });
    /** Samples, left and right in turn, and how many frames of them are waiting from where. */
    this.ring = new Int16Array(2 * (most + lump));
    this.at = 0;
    this.have = 0;
    /** It has asked; it was late since; nothing is to be heard. */
    this.asked = this.late = false;
    this.resting = true;
    this.port.onmessage = ({ data }) => this.take(data);
  }

  /** Takes what it was given: the bytes of 16-bit samples, or nothing, to rest. */
  take(bytes) {
    this.asked = this.late = false;
    if (this.resting && bytes) this.low = Math.max(this.first, this.low - this.lump / 8);
    this.resting = !bytes;
    if (!bytes) return;
    const { ring } = this, pcm = new Int16Array(bytes.buffer);
    let to = (this.at + 2 * this.have) % ring.length;
    for (const sample of pcm) {
      ring[to] = sample;
      if (++to === ring.length) to = 0;
    }
    this.have += pcm.length / 2;
  }

  process(_, [[left, right]]) {
    const { ring } = this, n = Math.min(left.length, this.have);
    for (let i = 0; i < n; i++) {
      left[i] = ring[this.at] / 32768;
      right[i] = ring[this.at + 1] / 32768;
      this.at = (this.at + 2) % ring.length;
    }
    this.have -= n;
    if (this.resting) return true;
    if (n < left.length && !this.late) {
      this.late = true;
      this.low = Math.min(this.low + this.lump, this.most);
    }
    if (!this.asked && this.have <= this.low) {
      this.asked = true;
      this.port.postMessage(this.low + this.lump - this.have);
    }
    return true;
  }
}

registerProcessor("agnes", Agnes);
