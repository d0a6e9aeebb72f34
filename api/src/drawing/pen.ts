import { Worker } from 'node:worker_threads';
import type { Drawing, DrawnPage } from 'mf-shared/contracts/server-render';
import { SECOND_MS } from 'mf-shared/time';
import type { Logger } from 'pino';
import type { ApiAnswer, Builds, FromWorker, ToWorker, WorkerSettings } from './messages.ts';

/** A worker that is silent for this long hangs. */
const HANG_MS = 5 * SECOND_MS;
/** A worker that ended is not replaced at once: what ended it may do so again. */
const REST_MS = 10 * SECOND_MS;
/** More pages than this at once would all come too late. */
const MOST_AT_ONCE = 16;

/** Asks the API for a page that is drawn. */
export type Ask = (path: string) => Promise<ApiAnswer>;
type Job = { ask: Ask; done: (page: DrawnPage | null) => void; startedAt: number };

/** Draws pages in a thread of its own. */
export type Pen = {
  /** Draws a page; null when that fails. */
  draw: (drawing: Drawing, builds: Builds, ask: Ask) => Promise<DrawnPage | null>;
  close: () => Promise<void>;
};

type Options = {
  /** The shell's build for Node. */
  shell: string;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds that never jump. */
  now?: () => number;
};

export function createPen({ shell, log, now = () => performance.now() }: Options): Pen {
  const jobs = new Map<number, Job>();
  let worker: Worker | undefined;
  let restsUntil = 0;
  let lastJob = 0;

  function started(): Worker {
    const settings: WorkerSettings = { shell };
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: settings,
      // React is much slower in its form for developers.
      env: { NODE_ENV: 'production' },
      // The command line may name tests or profiles.
      execArgv: [],
    });
    thread.unref();
    thread.on('message', (message: FromWorker) => void hear(thread, message));
    thread.on('error', (error) => end(thread, error));
    thread.on('exit', (code) => end(thread, new Error(`It ended with code ${code}.`)));
    return thread;
  }

  function end(thread: Worker, error: unknown): void {
    if (worker !== thread) return;
    restsUntil = now() + REST_MS;
    log.warn({ err: error }, 'The drawing of pages ended.');
    void close();
  }

  async function close(): Promise<void> {
    const thread = worker;
    worker = undefined;
    for (const { done } of jobs.values()) done(null);
    jobs.clear();
    await thread?.terminate();
  }

  async function hear(thread: Worker, message: FromWorker): Promise<void> {
    const job = jobs.get(message.job);
    if (message.kind === 'drawn') {
      jobs.delete(message.job);
      if (message.error) log.warn({ error: message.error }, 'A page was not drawn.');
      return job?.done(message.page);
    }
    const failed: ApiAnswer = { status: 503, headers: [], body: '{}' };
    const answer = job ? await job.ask(message.path).catch(() => failed) : failed;
    thread.postMessage({ kind: 'answer', job: message.job, call: message.call, answer } satisfies ToWorker);
  }

  // The first visitor need not wait for it.
  worker = started();

  const isHanging = () => [...jobs.values()].some(({ startedAt }) => now() - startedAt > HANG_MS);

  return {
    draw(drawing, builds, ask) {
      if (worker && isHanging()) end(worker, new Error('It hangs.'));
      if (now() < restsUntil || jobs.size >= MOST_AT_ONCE) return Promise.resolve(null);
      worker ??= started();
      const job = ++lastJob;
      const { promise, resolve } = Promise.withResolvers<DrawnPage | null>();
      jobs.set(job, { ask, done: resolve, startedAt: now() });
      worker.postMessage({ kind: 'draw', job, drawing, builds } satisfies ToWorker);
      return promise;
    },
    close,
  };
}
