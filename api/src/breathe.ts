import { setImmediate as turn } from 'node:timers/promises';

/**
 * Lets the other work of the process have its turn. Long works call it between their pieces: SQLite answers without
 * waiting for anything, so that nothing else would.
 */
export const breathe = (): Promise<void> => turn();

/** Does the work for so many of the items at a time, with a breath after each part. */
export async function inParts<T>(
  items: readonly T[],
  size: number,
  work: (part: T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await breathe();
    await work(items.slice(at, at + size));
  }
}
