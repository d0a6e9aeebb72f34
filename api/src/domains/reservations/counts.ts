import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { hourIn, type InHour } from '../../db/hours.ts';

/** How many reservations players asked for in each hour from an instant (ms) on. */
export const requestsByHour = (q: Queries, from: number): Promise<InHour[]> =>
  q
    .selectFrom('reservations')
    .select((eb) => [hourIn('created_at').as('hour'), eb.fn.countAll().as('count')])
    .where('created_at', '>=', from)
    .groupBy('hour')
    .execute();

/** How many reservations that ended in each hour from an instant (ms) on are marked as missed. */
export const missedByHour = (q: Queries, from: number): Promise<InHour[]> =>
  q
    .selectFrom('reservations')
    .select((eb) => [hourIn('ends_at').as('hour'), eb.fn.countAll().as('count')])
    .where('ends_at', '>=', from)
    .where('attendance', '=', sql.lit('no_show'))
    .groupBy('hour')
    .execute();

/** The oldest request that no venue answered yet, when it was made (ms), and its venue. */
export const oldestUnanswered = (q: Queries, now: number) =>
  q
    .selectFrom('reservations as r')
    .innerJoin('published_venues as v', 'v.id', 'r.venue_id')
    .select(['r.id as reservationId', 'v.venue_name as venueName', 'r.created_at as madeAt'])
    .where('r.status', '=', sql.lit('pending'))
    .where('r.expires_at', '>', now)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();

/** Requests that no venue answered yet, and when (ms) the oldest of them was made. */
export async function unanswered(q: Queries, now: number): Promise<{ count: number; oldest: number | null }> {
  const { count, oldest } = await q
    .selectFrom('reservations')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('status', '=', sql.lit('pending'))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest === null ? null : Number(oldest) };
}
