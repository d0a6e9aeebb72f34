import { closeSync, openSync, readSync } from 'node:fs';

/** Milliseconds between two checks. */
const TICK_MS = 5;
const MS = 1e6;

/** CPU time of this thread in ms; waiting for a core on a busy machine does not count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Elapsed time (ms) without the time this thread waited for a core, so that blocking on a disk or lock counts. CPU time
 * if the system does not report that wait.
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
  /** The longest stretch (ms) without a turn of the event loop since the last call; restarts. */
  longest: () => number;
  stop: () => void;
};

/**
 * Measures how long the event loop of this thread goes without a turn. `computed` counts CPU time only, which is the
 * same on a busy machine; `own` also counts blocking.
 */
export function watchLoop(kind: 'computed' | 'own'): LoopWatch {
  const clock = kind === 'own' ? ownTime() : computed;
  let last = clock();
  let worst = 0;
  const look = () => {
    const now = clock();
    // A timer fires on time at best; the rest of the stretch is waiting.
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
/** Time for twenty reads and writes of it on the reference machine. */
const USUAL_MS = 30;

/** How many times slower this machine computes than the reference machine; at least 1. */
export function slowness(): number {
  const start = computed();
  for (let n = 0; n < 20; n++) JSON.parse(JSON.stringify(ROWS));
  return Math.max(1, (computed() - start) / USUAL_MS);
}
