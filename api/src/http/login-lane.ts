import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counters } from './counters.ts';

const FIRST_WAIT_S = 15;
const LONGEST_WAIT_S = 15 * 60;
const UNCOUNTED = Number.MAX_SAFE_INTEGER;

/** `free` failures without a wait, forgotten `window` seconds after the first. */
type Patience = { free: number; window: number };

/** Seconds to wait after the n-th failure: none at first, then doubled each time, up to a quarter of an hour. */
const waitAfter = (n: number, free: number): number =>
  n < free ? 0 : Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** Math.min(n - free, 10));

/** The unexpired count of a counter. */
export async function standing(counter: RateLimiterAbstract, key: string): Promise<number> {
  const counted = await counter.get(key);
  return counted && counted.msBeforeNext > 0 ? counted.consumedPoints : 0;
}

/**
 * Attempts that count against the same key. Each attempt counts as a failure until it is taken back. Past the free ones
 * a gate lets one attempt through at a time, so that many at once gain nothing.
 */
export class Lane {
  readonly #free: number;
  readonly #failures: RateLimiterAbstract;
  readonly #gate: RateLimiterAbstract;
  /** Whether the gate was shut since the first failure: a gate that never was looks like a gate that is open again. */
  readonly #wasShut: RateLimiterAbstract;

  constructor(name: string, { free, window }: Patience, open: Counters['open']) {
    this.#free = free;
    this.#failures = open(`login:${name}`, { points: UNCOUNTED, duration: window });
    this.#gate = open(`login:${name}:gate`, { points: 1, duration: LONGEST_WAIT_S });
    this.#wasShut = open(`login:${name}:shut`, { points: 1, duration: window });
  }

  /** Counts an attempt. When the attempt must wait, counts nothing and answers the seconds to wait. */
  async enter(key: string): Promise<number> {
    const isFree = (await this.count(key)) < this.#free;
    if (!isFree) {
      const wait = await this.#pass(key);
      if (wait > 0) return wait;
    }
    const { consumedPoints } = await this.#failures.penalty(key);
    // Others took the last free attempts since the look above.
    if (isFree && consumedPoints > this.#free) {
      await this.#failures.reward(key);
      return FIRST_WAIT_S;
    }
    const wait = waitAfter(consumedPoints, this.#free);
    if (wait > 0) await this.#shut(key, wait);
    return 0;
  }

  /** Takes back an attempt that did not fail, and opens the gate that it shut. */
  async takeBack(key: string): Promise<void> {
    const { consumedPoints } = await this.#failures.reward(key);
    if (consumedPoints < this.#free) await this.#wasShut.delete(key);
    if (consumedPoints >= this.#free - 1) await this.#gate.delete(key);
  }

  async forget(key: string): Promise<void> {
    await this.#failures.delete(key);
    await this.#wasShut.delete(key);
  }

  /** How many failures count. */
  count(key: string): Promise<number> {
    return standing(this.#failures, key);
  }

  async #pass(key: string): Promise<number> {
    if ((await standing(this.#wasShut, key)) === 0) {
      // The last free attempt is counted. Either it has not shut the gate yet, or its process died before that.
      await this.#shut(key, FIRST_WAIT_S);
      return FIRST_WAIT_S;
    }
    try {
      await this.#gate.consume(key);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext / 1000;
      throw error;
    }
  }

  async #shut(key: string, seconds: number): Promise<void> {
    await this.#gate.block(key, seconds);
    const failures = await this.#failures.get(key);
    if (failures) await this.#wasShut.set(key, 1, Math.ceil(failures.msBeforeNext / 1000));
  }
}
