import type { Hono } from 'hono';
import type { HttpEnv } from '../api/src/http/env.ts';
import type { BenchCall } from './calls.ts';
import { median } from './stats.ts';

/** One application and what it is asked: of `calls` each holds the calls of one venue or player. */
export type Subject = { app: Hono<HttpEnv>; calls: BenchCall[][] };
export type Ratio = { name: string; ratio: number; ms: number };

/** Calls before the measured ones, for the engine to compile what runs often. */
const WARM_UP = 0.1;

/**
 * How much more each call costs `large` than `small` (with its cost there in ms). Both are asked in turn within
 * this process, each as often first as second, and the middle one of all times counts, so that neither what else
 * the machine does nor a slow moment speaks for one side. Callers change from call to call.
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

async function timeCall({ app, calls }: Subject, index: number, n: number): Promise<number> {
  const call = calls[n % calls.length]?.[index];
  if (!call) throw new Error('There is no such call.');
  const start = performance.now();
  const response = await app.request(call.path, { headers: call.headers });
  if (response.status !== 200) throw new Error(`${call.path} answered ${response.status}.`);
  await response.arrayBuffer();
  return performance.now() - start;
}
