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
/** Works that wait for a turn, the longest waiting first. */
const resting: (() => void)[] = [];

/**
 * A breath where this turn of the event loop has gone on for long, else nothing to wait for. Works that end without
 * waiting, such as hundreds of statements of as many calls, would otherwise run within one turn; so would those that
 * took a breath together, wherefore each of them goes on in a turn of its own.
 */
export function breatheWhenLong(): Promise<void> | undefined {
  return performance.now() - turnBegan() < TURN_MS ? undefined : rest();
}

function turnBegan(): number {
  if (begun === null) {
    begun = performance.now();
    soon(() => {
      begun = null;
    });
  }
  return begun;
}

function rest(): Promise<void> {
  return new Promise((goOn) => {
    resting.push(goOn);
    if (resting.length === 1) soon(wakeNext);
  });
}

function wakeNext(): void {
  turnBegan();
  resting.shift()?.();
  if (resting.length > 0) soon(wakeNext);
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
