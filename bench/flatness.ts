import type { Hono } from 'hono';
import { createApp } from '../api/src/app.ts';
import type { HttpEnv } from '../api/src/http/env.ts';
import { benchCalls, chatCalls } from './calls.ts';
import { benchContext } from './context.ts';
import { benchDatabase, LARGE, type Size, SMALL } from './data.ts';
import { median } from './stats.ts';

const ROUNDS = 30;
const CALLS_PER_ROUND = 40;
const VENUES = 100;

/**
 * How much more each call costs on the large database than on the small one, both asked in turn within
 * this process. Venues and players change from call to call, so that no answer is served from memory alone.
 */
export async function flatness(): Promise<Record<string, number>> {
  const small = await subject(SMALL);
  const large = await subject(LARGE);
  const ratios: Record<string, number> = {};
  for (const [index, name] of small.names.entries()) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = -3; round < ROUNDS; round++) {
      const s = await small.time(index, round);
      const l = await large.time(index, round);
      if (round < 0) continue;
      times.small.push(s);
      times.large.push(l);
    }
    ratios[name] = median(times.large) / median(times.small);
  }
  await small.close();
  await large.close();
  return ratios;
}

async function subject(size: Size) {
  const context = await benchContext(await benchDatabase(size));
  const app = createApp(context);
  const calls = await Promise.all(
    Array.from({ length: VENUES }, async (_, n) => [
      ...(await benchCalls(Math.floor((n * size.venues) / VENUES), size)),
      ...(await chatCalls(n, size)),
    ]),
  );
  return {
    names: (calls[0] ?? []).map((call) => call.name),
    close: () => context.db.close(),
    time: (index: number, round: number) => timeRound(app, calls, index, round),
  };
}

async function timeRound(
  app: Hono<HttpEnv>,
  calls: Awaited<ReturnType<typeof benchCalls>>[],
  index: number,
  round: number,
): Promise<number> {
  const start = performance.now();
  for (let n = 0; n < CALLS_PER_ROUND; n++) {
    const call = calls[(Math.abs(round) * CALLS_PER_ROUND + n) % calls.length]?.[index];
    if (!call) throw new Error('There is no such call.');
    const response = await app.request(call.path, { headers: call.headers });
    if (response.status !== 200) throw new Error(`${call.path} answered ${response.status}.`);
    await response.arrayBuffer();
  }
  return performance.now() - start;
}
