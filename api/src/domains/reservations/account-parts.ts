import type { Queries } from '../../db/database.ts';
import { type OfAccount, paged } from '../../http/account-parts.ts';
import { isLiveAt } from './status.ts';

const byPlayer = paged('r.id', (q, owner) =>
  q
    .selectFrom('reservations as r')
    .innerJoin('published_venues as b', 'b.id', 'r.venue_id')
    .select(['r.id', 'b.venue_name', 'r.field_name', 'r.date', 'r.time_slot', 'r.starts_at', 'r.ends_at'])
    .select(['r.status', 'r.end_reason', 'r.price', 'r.created_at', 'r.decided_at'])
    .where('r.user_id', '=', owner),
);

/** E-mail and phone are the players' own data, so only their names are in it. */
const atVenue = paged('r.id', (q, owner) =>
  q
    .selectFrom('reservations as r')
    .innerJoin('published_players as u', 'u.id', 'r.user_id')
    .select(['r.id', 'u.full_name as player', 'r.field_name', 'r.date', 'r.time_slot', 'r.starts_at'])
    .select(['r.ends_at', 'r.status', 'r.end_reason', 'r.price', 'r.created_at', 'r.decided_at'])
    .select('r.attendance')
    .where('r.venue_id', '=', owner),
);

const endingOf = (column: 'user_id' | 'venue_id') => (q: Queries, owner: string, now: number) =>
  q
    .selectFrom('reservations')
    .where(column, '=', owner)
    .where('starts_at', '>', now)
    .where(isLiveAt(now))
    .select((eb) => eb.fn.countAll<number>().as('count'));

export const reservationsOfAccount = {
  player: { parts: { reservations: byPlayer }, ending: endingOf('user_id') },
  venue: { parts: { reservations: atVenue }, ending: endingOf('venue_id') },
} satisfies OfAccount;
