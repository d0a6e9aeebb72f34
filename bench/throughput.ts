import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { benchCalls, LANDING, recommendationsCall } from './calls.ts';
import { benchDatabase, LARGE } from './data.ts';
import { median } from './stats.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;
const VENUE = 7;

/** `least` is the promised throughput. */
export type Comparison = {
  name: string;
  least: number;
  throughput: number;
  latency: number;
  perSecond: number;
};

/** Each call against a bare Hono handler with the same bytes: throughput and latency as ratios. */
export async function throughput(): Promise<Comparison[]> {
  const api = await start('api', await benchDatabase(LARGE));
  const results: Comparison[] = [];
  for (const call of [...(await benchCalls(VENUE, LARGE)), await recommendationsCall(VENUE), LANDING]) {
    const url = api.url + call.path;
    // What the server keeps for a second is made anew then; a server that has just started draws its first page too late.
    await load(url, call.headers);
    const answer = await fetch(url, { headers: call.headers });
    if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}.`);
    const file = join(mkdtempSync(join(tmpdir(), 'topla-bench-')), 'answer.json');
    writeFileSync(file, await answer.text());
    const bare = await start('bare', file);
    const rounds: { throughput: number; latency: number; perSecond: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await load(url, call.headers);
      const theirs = await load(bare.url, {});
      rounds.push({
        throughput: ours.requests.average / theirs.requests.average,
        latency: ours.latency.average / theirs.latency.average,
        perSecond: ours.requests.average,
      });
    }
    bare.child.kill();
    results.push({
      name: call.name,
      least: call.least,
      throughput: median(rounds.map((r) => r.throughput)),
      latency: median(rounds.map((r) => r.latency)),
      perSecond: median(rounds.map((r) => r.perSecond)),
    });
  }
  api.child.kill();
  return results;
}

/** Starts a measured server. */
export async function start(
  kind: 'api' | 'bare',
  source: string,
): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [kind, source]);
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The measured server ended with ${code}.`)));
  });
  return { url: `http://127.0.0.1:${port}`, child };
}

const load = (url: string, headers: Record<string, string>) =>
  autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
