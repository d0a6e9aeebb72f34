const BURST = 40;
const PER_SECOND = 10;

/** Frames that one connection may send: a burst, refilled steadily. `now` in ms. */
export class Throttle {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Takes one frame. Answers false when none is left. */
  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
