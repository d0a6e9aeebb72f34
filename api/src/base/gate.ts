type Bounds = { running: number; waiting: number; full: () => Error };

/** Lets so many works run at a time and so many wait for their turn; one more is refused at once. */
export class Gate {
  readonly #bounds: Bounds;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Does the work when its turn has come; throws what `full` makes where too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#bounds.running) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      // Whoever comes next takes the turn over, so that nobody slips in between.
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
