import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Runs `work`; returns the longest time of the server's `/livez` meanwhile, ms. */
export async function worstLivez(url: string, work: () => Promise<unknown>): Promise<number> {
  const probe = new Worker(new URL('./probe.ts', import.meta.url), { workerData: url });
  await once(probe, 'online');
  try {
    await work();
    const answer = once(probe, 'message');
    probe.postMessage('stop');
    return Number((await answer)[0]);
  } finally {
    await probe.terminate();
  }
}
