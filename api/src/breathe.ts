import { setImmediate as soon } from 'node:timers';
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Lets the other work of the process have its turn. Long works call it between their pieces: SQLite answers without
 * waiting for anything, so that nothing else would.
 */
export const breathe = (): Promise<void> => turn();

/** How long works that come one after another may go on before others have their turn, ms. */
const TURN_MS = 10;
/** When the works of this turn of the event loop began; null before the first of them. */
let begun: number | null = null;

/**
 * A breath where this turn of the event loop has gone on for long, else nothing to wait for. Works that end without
 * waiting, such as hundreds of statements of as many calls, would otherwise run within one turn.
 */
export function breatheWhenLong(): Promise<void> | undefined {
  const now = performance.now();
  if (begun !== null) return now - begun < TURN_MS ? undefined : breathe();
  begun = now;
  soon(() => {
    begun = null;
  });
  return undefined;
}

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
