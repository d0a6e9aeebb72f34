import { copyFileSync, rmSync } from 'node:fs';
import autocannon from 'autocannon';
import BetterSqlite from 'better-sqlite3';
import { addDays, istanbulDate, weekStart } from 'mf-shared/schedule';
import { BENCH_SECRET } from './context.ts';
import {
  benchDatabase,
  businessId,
  emailOf,
  HOURS,
  inserter,
  LARGE,
  PITCHES,
  PLAYERS,
  type Size,
  SMALL,
  userId,
} from './data.ts';
import { median } from './stats.ts';
import { start } from './throughput.ts';
import { benchToken } from './tokens.ts';

const ROUNDS = 3;
const SECONDS = 4;
/** Calls before are not measured: the engine compiles hot code. */
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 10;
const RAW_MS = 2000;
/** Each asks for as many hours as may wait at once. */
const ASKERS = 8000;
const HOURS_EACH = 5;
/** Days until the first hour that they ask for: the data fills this week. */
const FIRST_DAY = 8;
/** Number of the first raw reservation, beyond those of the data. */
const FIRST_RAW = 100_000;

export type Creating = { name: string; share: number; p99: number; perSecond: number };
type Asking = { token: string; body: string };

/**
 * Creating reservations over HTTP, in turns with transactions of the same rows without anything around them: the medians of
 * the rounds.
 */
export async function creating(): Promise<Creating[]> {
  const results: Creating[] = [];
  for (const [name, size] of [
    ['1,000 reservations', SMALL],
    ['1,000,000', LARGE],
  ] as const) {
    const file = `${await benchDatabase(size)}.creating`;
    copyFileSync(await benchDatabase(size), file);
    try {
      results.push({ name, ...(await compare(file, size)) });
    } finally {
      for (const left of [file, `${file}-wal`, `${file}-shm`]) rmSync(left, { force: true });
    }
  }
  return results;
}

async function compare(file: string, size: Size): Promise<Omit<Creating, 'name'>> {
  const askings = (await fillAskers(file, size)).values();
  const api = await start('api', file);
  const url = `${api.url}/api/reservations/create`;
  await ask(url, askings, WARM_UP_SECONDS);
  const rounds: Omit<Creating, 'name'>[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const { requests, latency } = await ask(url, askings, SECONDS);
    const perSecond = requests.average;
    rounds.push({ share: perSecond / raw(file, round * FIRST_RAW), p99: latency.p99, perSecond });
  }
  api.child.kill();
  const middle = (name: keyof Omit<Creating, 'name'>) => median(rounds.map((round) => round[name]));
  return { share: middle('share'), p99: middle('p99'), perSecond: middle('perSecond') };
}

/**
 * Adds players without hours, and answers what they ask for: hours that are all different. They take turns, since nobody
 * reserves five hours in one moment.
 */
export async function fillAskers(file: string, size: Size): Promise<Asking[]> {
  const db = new BetterSqlite(file);
  const insert = inserter(db);
  const askers = Array.from({ length: ASKERS }, (_, n) => PLAYERS + n);
  db.transaction(() => askers.forEach((n) => void insert.user(n, size)))();
  db.close();
  const tokens = await Promise.all(
    askers.map((n) => benchToken(BENCH_SECRET, { id: userId(n), role: 'user' }, Date.now())),
  );
  return Array.from({ length: HOURS_EACH }, (_, k) =>
    tokens.map((token, n) => ({ token, body: JSON.stringify(hourOf(n, k, size)) })),
  ).flat();
}

/** The `k`th hour that a player asks for. Each is on another pitch, because a pitch has a weekly limit. */
function hourOf(n: number, k: number, size: Size) {
  const perDay = size.venues * PITCHES * HOURS.length;
  const place = (n + k * HOURS.length) % perDay;
  return {
    userEmail: emailOf(PLAYERS + n),
    businessId: businessId(Math.floor(place / PITCHES / HOURS.length)),
    fieldName: `Saha ${(Math.floor(place / HOURS.length) % PITCHES) + 1}`,
    timeSlot: HOURS[place % HOURS.length],
    date: addDays(istanbulDate(Date.now()), FIRST_DAY + k + HOURS_EACH * Math.floor(n / perDay)),
  };
}

async function ask(url: string, askings: Iterator<Asking>, seconds: number): Promise<autocannon.Result> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { value: asking } = askings.next();
    if (!asking) throw new Error('There are too few players for this machine.');
    const headers = { Authorization: `Bearer ${asking.token}`, 'Content-Type': 'application/json' };
    return { ...request, headers: { ...request.headers, ...headers }, body: asking.body };
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ method: 'POST', setupRequest }],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} reservations were refused.`);
  return result;
}

/** How many durable transactions a second the disk takes: a reservation and its cells in each. */
function raw(file: string, first: number): number {
  const db = new BetterSqlite(file);
  db.pragma('synchronous = FULL');
  const insert = inserter(db);
  const monday = weekStart(istanbulDate(Date.now()));
  const write = db.transaction((n: number) => insert.reservation(0, n, monday));
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < RAW_MS; count++) write(first + count);
  db.close();
  return (count * 1000) / (performance.now() - begun);
}
