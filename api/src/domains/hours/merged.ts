/** One order of several that are each in that order. Reads of each no more than its next item. */
export async function* merged<T>(
  all: readonly AsyncIterable<T>[],
  compare: (a: T, b: T) => number,
): AsyncGenerator<T> {
  const sources = all.map((items) => items[Symbol.asyncIterator]());
  const heads = await Promise.all(sources.map((source) => source.next()));
  for (;;) {
    let least: number | null = null;
    for (const [i, head] of heads.entries()) {
      const best = least === null ? undefined : heads[least];
      if (!head.done && (!best || best.done || compare(head.value, best.value) < 0)) least = i;
    }
    const [head, source] = least === null ? [] : [heads[least], sources[least]];
    if (least === null || !head || head.done || !source) return;
    yield head.value;
    heads[least] = await source.next();
  }
}
