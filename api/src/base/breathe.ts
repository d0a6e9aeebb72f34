import { setImmediate as soon } from 'node:timers';
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Yields to the event loop. A long task calls it between its pieces: SQLite answers synchronously, so the task would
 * block everything else otherwise.
 */
export const breathe = (): Promise<void> => turn();

/** How long a turn of the event loop may last before the next task waits for another one, ms. */
const TURN_MS = 10;
/** When this turn of the event loop began (ms); null before its first task. */
let begun: number | null = null;
/** Tasks that wait for a turn, in the order of arrival. */
const resting: (() => void)[] = [];

/**
 * Waits for another turn of the event loop if this one has lasted 10 ms, and returns undefined if not. Tasks that never
 * wait would otherwise share one turn: the statements of hundreds of calls, for example. Each waiting task goes on in a
 * turn of its own.
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

/** Does the work for `size` items at a time, and yields to the event loop between the parts. */
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
