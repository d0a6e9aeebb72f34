type Bounds = { running: number; waiting: number; full: () => Error };

/** Limits how many works run and how many wait. Refuses all others at once. */
export class Gate {
  readonly #bounds: Bounds;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * Runs the work when its turn comes.
   * @throws the error of `full` when too many wait already
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#bounds.running) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      // The next work takes over the turn directly, so that no other slips in between.
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(): Promise<void> {
    if (this.#line.length >= this.#bounds.waiting) throw this.#bounds.full();
    return new Promise((turn) => this.#line.push(turn));
  }
}
