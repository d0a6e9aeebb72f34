/** A map that forgets what was unused longest once it holds more than `max` entries. */
export class LruMap<K, V> {
  readonly #max: number;
  readonly #entries = new Map<K, V>();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#renew(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#renew(key, value);
    if (this.#entries.size <= this.#max) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  #renew(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}

/** One such map for each owner that asks, gone with it: two databases in one process share nothing. */
export function lruPer<O extends object, V>(max: number): (owner: O) => LruMap<string, V> {
  const maps = new WeakMap<O, LruMap<string, V>>();
  return (owner) => {
    const known = maps.get(owner);
    if (known) return known;
    const map = new LruMap<string, V>(max);
    maps.set(owner, map);
    return map;
  };
}
