type Range = { businessId: string; startDate: string; endDate: string };

/** Weeks that the page watches. The hub keeps one range a venue, so several views of a venue become one range. */
export class Watches {
  readonly #ranges = new Map<string, Set<Range>>();

  get size(): number {
    return this.#ranges.size;
  }

  add(range: Range): void {
    const ranges = this.#ranges.get(range.businessId) ?? new Set();
    this.#ranges.set(range.businessId, ranges.add(range));
  }

  delete(range: Range): void {
    const ranges = this.#ranges.get(range.businessId);
    ranges?.delete(range);
    if (ranges?.size === 0) this.#ranges.delete(range.businessId);
  }

  /** The range to request from the hub, or null when nobody watches that venue. */
  rangeOf(venueId: string): Range | null {
    const ranges = [...(this.#ranges.get(venueId) ?? [])];
    const startDate = ranges.map((range) => range.startDate).sort()[0];
    const endDate = ranges
      .map((range) => range.endDate)
      .sort()
      .at(-1);
    return startDate && endDate ? { businessId: venueId, startDate, endDate } : null;
  }

  all(): Range[] {
    return [...this.#ranges.keys()].flatMap((venueId) => this.rangeOf(venueId) ?? []);
  }
}

/** How many views watch each thing. */
export class Counts<T> {
  readonly #counts = new Map<T, number>();

  get size(): number {
    return this.#counts.size;
  }

  all(): T[] {
    return [...this.#counts.keys()];
  }

  /** Counts a view more or less; answers whether it was the first to come or the last to go. */
  add(what: T, by: 1 | -1): boolean {
    const before = this.#counts.get(what) ?? 0;
    const now = before + by;
    if (now > 0) this.#counts.set(what, now);
    else this.#counts.delete(what);
    return now > 0 !== before > 0;
  }
}
