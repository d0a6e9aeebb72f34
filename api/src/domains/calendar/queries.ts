import type { Queries } from '../../db/database.ts';
import { reservationViews } from '../reservations/index.ts';

const reservations = (q: Queries) => reservationViews(q).select(['b.address', 'b.city', 'b.lng', 'b.lat']);

export type CalendarRow = NonNullable<Awaited<ReturnType<typeof reservationById>>>;

/** A reservation of any player, with the names that a calendar shows. */
export const reservationById = (q: Queries, id: string) =>
  reservations(q).where('r.id', '=', id).executeTakeFirst();

/** A player's reservations of every status that start after `since` (ms), the newest `limit` of them. */
export const reservationsSince = (
  q: Queries,
  userId: string,
  since: number,
  limit: number,
): Promise<CalendarRow[]> =>
  reservations(q)
    .where('r.user_id', '=', userId)
    .where('r.starts_at', '>=', since)
    .orderBy('r.starts_at', 'desc')
    .limit(limit)
    .execute();

/** The secret in the address of a player's calendar, if any. */
export const feedOf = (q: Queries, userId: string) =>
  q.selectFrom('calendar_feeds').select('secret').where('user_id', '=', userId).executeTakeFirst();

/** The player whose calendar a secret opens. */
export const feedBySecret = (q: Queries, secret: string) =>
  q.selectFrom('calendar_feeds').select('user_id').where('secret', '=', secret).executeTakeFirst();

type Feed = { user_id: string; secret: string; created_at: number };

/** Stores the feed, unless one exists. */
export const openFeed = (q: Queries, row: Feed) =>
  q
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();

/** Stores the feed in place of the old one. */
export const replaceFeed = (q: Queries, { user_id, secret, created_at }: Feed) =>
  q
    .insertInto('calendar_feeds')
    .values({ user_id, secret, created_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret, created_at }))
    .execute();
