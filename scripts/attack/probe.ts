// Calls `/livez` repeatedly on its own thread, so that the attacker's work does not count as the server's.
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const GAP_MS = 20;
const url = new URL('/livez', String(workerData));
let worst = 0;
let stopped = false;
parentPort?.once('message', () => {
  stopped = true;
});

/** Time of one answer, ms; a missing or failed answer counts as never. */
const ask = () =>
  new Promise<number>((resolve) => {
    const start = performance.now();
    get(url, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - start : 60_000));
    }).once('error', () => resolve(60_000));
  });

while (!stopped) {
  worst = Math.max(worst, await ask());
  await sleep(GAP_MS);
}
parentPort?.postMessage(worst);
