/** A source of chance that one number determines. */
export type Random = {
  /** 0 up to, not including, 1. */
  next: () => number;
  below: (n: number) => number;
  pick: <T>(list: readonly T[]) => T;
};

/** Mulberry32: small, fast, good enough to mix operations. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[below(list.length)] as T;
  };
  return { next, below, pick };
}
