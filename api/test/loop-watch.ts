import { closeSync, openSync, readSync } from 'node:fs';

/** Milliseconds between two looks. */
const TICK_MS = 5;
const MS = 1e6;

/** How long this thread has computed so far, ms; waiting for a core, as on a busy machine, does not count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * All time (ms) save what this thread waited for a core, so that standing still for a disk or a lock counts. Where the
 * system does not say how long a thread waited, it is what the thread computed.
 */
function ownTime(): () => number {
  let file: number;
  try {
    file = openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return computed;
  }
  process.once('exit', () => closeSync(file));
  const text = Buffer.alloc(96);
  return () => {
    const bytes = readSync(file, text, 0, text.length, 0);
    const [, waited = 0] = text.toString('latin1', 0, bytes).split(' ').map(Number);
    return performance.now() - waited / MS;
  };
}

export type LoopWatch = {
  /** The longest stretch (ms) without a turn of the event loop since the last question; begins anew. */
  longest: () => number;
  stop: () => void;
};

/**
 * Watches how long the event loop of this thread goes without a turn. `computed` counts computing alone, which is the
 * same on a busy machine; `own` counts standing still too.
 */
export function watchLoop(kind: 'computed' | 'own'): LoopWatch {
  const clock = kind === 'own' ? ownTime() : computed;
  let last = clock();
  let worst = 0;
  const look = () => {
    const now = clock();
    // A timer comes at its time at best; the rest of the stretch is what it had to wait for.
    worst = Math.max(worst, now - last - (kind === 'own' ? TICK_MS : 0));
    last = now;
  };
  const timer = setInterval(look, TICK_MS).unref();
  return {
    longest: () => {
      look();
      const found = worst;
      worst = 0;
      return found;
    },
    stop: () => clearInterval(timer),
  };
}

const ROWS = Array.from({ length: 2000 }, (_, id) => ({ id, name: `Çınar Halı Saha ${id}`, hours: [id] }));
/** What reading and writing them twenty times takes on the machine on which limits are set. */
const USUAL_MS = 30;

/** How many times longer computing takes now than on the machine on which limits are set; at least 1. */
export function slowness(): number {
  const start = computed();
  for (let n = 0; n < 20; n++) JSON.parse(JSON.stringify(ROWS));
  return Math.max(1, (computed() - start) / USUAL_MS);
}
