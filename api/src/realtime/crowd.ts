/** Most open connections of one address: hundreds of players share the address of a mobile network. */
export const MAX_CONNECTIONS = 500;

/** Counts open connections by address. */
export class Crowd {
  readonly #counts = new Map<string, number>();

  admits(key: string): boolean {
    return (this.#counts.get(key) ?? 0) < MAX_CONNECTIONS;
  }

  enter(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  leave(key: string): void {
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
