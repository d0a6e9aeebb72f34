import { v7 } from 'uuid';

/** Pseudo-random choices that repeat with the same seed, so that all demo databases look the same. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** Whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** `count` different items; with fewer items, all in a random order. */
  sample: <T>(items: readonly T[], count: number) => T[];
  /** An id that sorts by age; `at` in ms. */
  idAt: (at: number) => string;
};

/** A source of random choices (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    sample: (items, count) => shuffled(items, int).slice(0, count),
    idAt: (at) =>
      v7({ msecs: at, random: Uint8Array.from({ length: 16 }, () => int(0, 255)), seq: int(0, 2 ** 31 - 1) }),
  };
}

function shuffled<T>(items: readonly T[], int: Random['int']): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = int(0, i);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
