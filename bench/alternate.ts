import type { Hono } from 'hono';
import type { HttpEnv } from '../api/src/http/env.ts';
import type { BenchCall } from './calls.ts';
import { median } from './stats.ts';

/** An application and its calls; each item of `calls` holds the calls of one venue or player. */
export type Subject = {
  app: Hono<HttpEnv>;
  calls: BenchCall[][];
  /** Runs before each call, outside of its time. */
  before?: () => unknown;
};
export type Ratio = { name: string; ratio: number; ms: number };

/** Share of unmeasured calls before, so that the engine compiles hot code. */
const WARM_UP = 0.1;

/**
 * How much more each call costs on `large` than on `small` (with its cost there in ms). Both run in turns within this
 * process, each as often first as second, and the median counts, so that neither other load nor a slow moment favours a
 * side. Callers change from call to call.
 */
export async function alternate(small: Subject, large: Subject, count: number): Promise<Ratio[]> {
  const ratios: Ratio[] = [];
  for (const [index, { name }] of (small.calls[0] ?? []).entries()) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let n = -Math.ceil(count * WARM_UP); n < count; n++) {
      const order = n % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
      for (const side of order) {
        const time = await timeCall(side === 'small' ? small : large, index, Math.abs(n));
        if (n >= 0) times[side].push(time);
      }
    }
    ratios.push({ name, ratio: median(times.large) / median(times.small), ms: median(times.large) });
  }
  return ratios;
}

async function timeCall({ app, calls, before }: Subject, index: number, n: number): Promise<number> {
  const call = calls[n % calls.length]?.[index];
  if (!call) throw new Error('There is no such call.');
  await before?.();
  const start = performance.now();
  const response = await app.request(call.path, { headers: call.headers });
  if (response.status !== 200) throw new Error(`${call.path} answered ${response.status}.`);
  await response.arrayBuffer();
  return performance.now() - start;
}
