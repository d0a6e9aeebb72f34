import type { BoardEntry } from 'mf-shared/contracts/board';
import type { WaitingEntry } from 'mf-shared/contracts/waiting-list';
import { addDays, istanbulDate, weekStart } from 'mf-shared/schedule';
import { createApp } from '../api/src/app.ts';
import type { Ratio } from './alternate.ts';
import { BENCH_SECRET, benchContext } from './context.ts';
import { fillHistory } from './history-data.ts';
import { playerOf, VENUE } from './history-rows.ts';
import { median } from './stats.ts';
import { benchToken, sessionRow } from './tokens.ts';

const SHORT = 91;
const LONG = 1095;
const CYCLES = 400;
const STEPS = ['hour is taken', 'a player waits', 'hour frees, is offered', 'player declines'] as const;
type Times = Record<(typeof STEPS)[number], number[]>;

/**
 * How much more the waiting list costs after three years of lines than after three months: an hour is booked by phone,
 * a player joins its line, the hour frees and is offered, and the player declines.
 */
export async function waiting(): Promise<Ratio[]> {
  const short = await subject(SHORT);
  const long = await subject(LONG);
  for (let n = -10; n < CYCLES; n++) {
    for (const one of n % 2 === 0 ? [short, long] : [long, short]) await one.cycle(n >= 0);
  }
  await Promise.all([short.close(), long.close()]);
  return STEPS.map((name) => {
    const ms = median(long.times[name]);
    return { name, ms, ratio: ms / median(short.times[name]) };
  });
}

async function subject(nights: number) {
  const now = Date.now();
  const context = await benchContext(':memory:');
  await fillHistory(context.db, nights, now);
  const app = createApp(context);
  const owner = await benchToken(BENCH_SECRET, { id: VENUE, role: 'business' }, now);
  const asking = { id: playerOf(1), role: 'user' as const };
  await context.db.q.insertInto('sessions').values(sessionRow(asking, now)).execute();
  const player = await benchToken(BENCH_SECRET, asking, now);
  const times: Times = Object.fromEntries(STEPS.map((step) => [step, [] as number[]])) as Times;
  const hour = { date: addDays(weekStart(istanbulDate(now)), 25), timeSlot: '21:00-22:00' };

  async function step<T>(
    name: (typeof STEPS)[number],
    by: string,
    path: string,
    json: object,
    counts: boolean,
  ) {
    const start = performance.now();
    const response = await app.request(`/api/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${by}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    });
    const body = (await response.json()) as T;
    if (counts) times[name].push(performance.now() - start);
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  }

  async function cycle(counts: boolean): Promise<void> {
    const taking = { name: 'Arayan', hours: [{ fieldId: 'p-0', ...hour }] };
    const taken = await step<{ bookings: BoardEntry[] }>(
      'hour is taken',
      owner,
      'business/phone-bookings',
      taking,
      counts,
    );
    const joining = { businessId: VENUE, fieldName: 'Saha 1', ...hour };
    const joined = await step<{ entry: WaitingEntry }>(
      'a player waits',
      player,
      'waiting-list',
      joining,
      counts,
    );
    const [booking] = taken.bookings;
    const version = booking?.version;
    await step(
      'hour frees, is offered',
      owner,
      `business/phone-bookings/${booking?.id}/cancel`,
      { version, scope: 'one' },
      counts,
    );
    await step('player declines', player, `waiting-list/${joined.entry.id}/decline`, {}, counts);
    // A player gets an offer for an hour once; without this entry the next round is again their first.
    await context.db.q.deleteFrom('waiting_entries').where('id', '=', joined.entry.id).execute();
  }
  return { times, cycle, close: () => context.db.close() };
}
