import type { Queries } from '../../db/database.ts';
import { hourIn, type InHour } from '../../db/hours.ts';

/** How many venues registered in each hour from an instant (ms) on. */
export const venuesByHour = (q: Queries, from: number): Promise<InHour[]> =>
  q
    .selectFrom('venues')
    .select((eb) => [hourIn('created_at').as('hour'), eb.fn.countAll().as('count')])
    .where('created_at', '>=', from)
    .groupBy('hour')
    .execute();

/** How many venues players can book at now. */
export async function countActive(q: Queries, now: number): Promise<number> {
  const { count } = await q
    .selectFrom('venues')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('status', '=', 'approved')
    .where('next_payment_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids of the venues that players can book at now, in the order of their ids. */
export async function activeVenueIds(
  q: Queries,
  now: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await q
    .selectFrom('venues')
    .select('id')
    .where('status', '=', 'approved')
    .where('next_payment_at', '>', now)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}
