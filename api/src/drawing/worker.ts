/**
 * Draws pages beside the thread that answers calls, so that a slow or broken build delays nobody else. It has no
 * database: it asks the API through the main thread, as a visitor would.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerRemote, ServerShell } from 'mf-shared/contracts/server-render';
import type { ApiAnswer, FromWorker, ToWorker, WorkerSettings } from './messages.ts';

const LIBRARY = /^react(-dom|-router-dom)?(\/|$)/;
const { shell } = workerData as WorkerSettings;
const shellUrl = pathToFileURL(shell).href;
const ownUrls = new Set([shellUrl]);

// A release may lie in any folder. All builds share the shell's React, as in a browser.
registerHooks({
  resolve: (name, context, next) =>
    next(
      name,
      LIBRARY.test(name) && ownUrls.has(context.parentURL ?? '')
        ? { ...context, parentURL: shellUrl }
        : context,
    ),
});

const say = (message: FromWorker) => parentPort?.postMessage(message);
const jobs = new AsyncLocalStorage<number>();
const waiting = new Map<number, (answer: ApiAnswer) => void>();
let calls = 0;

/** Takes the place of `fetch` for the builds, which know no other way to the API. */
globalThis.fetch = async (input) => {
  const { url } = input instanceof Request ? input : new Request(input);
  const job = jobs.getStore();
  if (job === undefined) throw new Error('Nothing is being drawn.');
  const { pathname, search } = new URL(url);
  const call = ++calls;
  const { promise, resolve } = Promise.withResolvers<ApiAnswer>();
  waiting.set(call, resolve);
  say({ kind: 'ask', job, call, path: pathname + search });
  const { body, ...init } = await promise;
  return new Response(body, init);
};

async function load(path: string | undefined): Promise<ServerRemote | null> {
  if (path === undefined) return null;
  const { href } = pathToFileURL(path);
  ownUrls.add(href);
  return ((await import(href)) as { default: ServerRemote }).default;
}

async function draw({ job, drawing, builds }: Extract<ToWorker, { kind: 'draw' }>): Promise<void> {
  try {
    const { draw } = (await import(shellUrl)) as ServerShell;
    say({ kind: 'drawn', job, page: await draw(drawing, ({ name }) => load(builds[name])) });
  } catch (error) {
    say({
      kind: 'drawn',
      job,
      page: null,
      error: error instanceof Error ? String(error.stack) : String(error),
    });
  }
}

import(shellUrl).catch(() => {
  // Every page says so.
});

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'draw') return void jobs.run(message.job, () => draw(message));
  waiting.get(message.call)?.(message.answer);
  waiting.delete(message.call);
});
