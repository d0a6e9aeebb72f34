import { createRandom } from 'demo/random';

/** A random source with a seed. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  below: (n: number) => number;
  pick: <T>(list: readonly T[]) => T;
};

/** The random choices of one seed, for mixing operations. */
export function randomFrom(seed: number): Random {
  const { next } = createRandom(seed);
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[below(list.length)] as T;
  };
  return { next, below, pick };
}
