import type { Measure } from 'mf-shared/contracts/health';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { hourOf, type InHour } from '../../db/hours.ts';
import { playersByHour } from '../players/index.ts';
import { missedByHour, requestsByHour, unanswered } from '../reservations/index.ts';
import { countActive, venuesByHour } from '../venues/index.ts';

/** How long counts are kept: the days of the charts, and room to compare them. */
const KEPT_MS = 60 * DAY_MS;
/** The first run counts what the charts can show. */
const HISTORY_MS = 31 * DAY_MS;

type Counted = { measure: Measure; againMs: number; count: (q: Queries, from: number) => Promise<InHour[]> };

/** What is counted from rows, and how far back it is counted again because rows change late. */
const COUNTED: readonly Counted[] = [
  { measure: 'signUps', againMs: 2 * HOUR_MS, count: playersByHour },
  { measure: 'venueSignUps', againMs: 2 * HOUR_MS, count: venuesByHour },
  { measure: 'bookings', againMs: 2 * HOUR_MS, count: requestsByHour },
  // A venue may mark an hour two days later.
  { measure: 'noShows', againMs: 2 * DAY_MS, count: missedByHour },
];

/**
 * Keeps the counts of the last hours, so that the health page reads sums and never rows. Goes on where it stopped when
 * no process ran. Answers how many counts changed.
 */
export async function countHours({ db, clock }: AppContext): Promise<number> {
  const now = clock();
  let changed = 0;
  for (const counted of COUNTED) changed += await countOver(db.q, counted, now);
  const { count } = await unanswered(db.q, now);
  const samples = { activeVenues: await countActive(db.q, now), openRequests: count };
  for (const [measure, value] of Object.entries(samples) as [Measure, number][]) {
    await put(db.q, { measure, hour: hourOf(now), value });
  }
  await db.q
    .deleteFrom('hourly_counts')
    .where('hour', '<', hourOf(now - KEPT_MS))
    .execute();
  return changed;
}

async function countOver(q: Queries, { measure, againMs, count }: Counted, now: number): Promise<number> {
  const from = Math.max(hourOf(now - HISTORY_MS), Math.min(hourOf(now - againMs), await lastSample(q)));
  const kept = await q
    .selectFrom('hourly_counts')
    .select(['hour', 'value'])
    .where('measure', '=', measure)
    .where('hour', '>=', from)
    .execute();
  const old = new Map(kept.map(({ hour, value }) => [hour, Number(value)]));
  const fresh = new Map((await count(q, from * HOUR_MS)).map((row) => [Number(row.hour), Number(row.count)]));
  const changes = [...new Set([...old.keys(), ...fresh.keys()])]
    .map((hour) => ({ measure, hour, value: fresh.get(hour) ?? 0 }))
    .filter(({ hour, value }) => old.get(hour) !== value);
  for (const change of changes) await put(q, change);
  return changes.length;
}

/** The hour of the last run that ended; 0 before the first. */
async function lastSample(q: Queries): Promise<number> {
  const row = await q
    .selectFrom('hourly_counts')
    .select('hour')
    .where('measure', '=', 'openRequests')
    .orderBy('hour', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.hour ?? 0;
}

const put = (q: Queries, row: { measure: Measure; hour: number; value: number }) =>
  q
    .insertInto('hourly_counts')
    .values(row)
    .onConflict((oc) => oc.columns(['measure', 'hour']).doUpdateSet({ value: row.value }))
    .execute();
