import { MINUTE_MS } from 'mf-shared/time';
import type { Queries, Tx } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { updateMatch } from './queries.ts';

/** Largest difference (ms) between the start of a match and of its booked hour. */
const NEAR_MS = 30 * MINUTE_MS;

type Booking = { id: string; table: 'reservations' | 'subscriptions'; lock: string };

/**
 * Whether a match was played at a booked hour of a captain, or of a player who confirmed. The hour is an approved
 * reservation or an occurrence, without a no-show. One hour proves one match.
 */
export async function isProven(tx: Tx, match: MatchRow): Promise<boolean> {
  for (const { id, table, lock } of await bookingsFor(tx.q, match)) {
    if (id === match.booking_id) return true;
    await tx.lock(table, lock);
    if (await provesAnother(tx.q, id, match.id)) continue;
    await updateMatch(tx.q, match.id, { booking_id: id });
    return true;
  }
  return false;
}

async function bookingsFor(q: Queries, match: MatchRow): Promise<Booking[]> {
  const rows = await q
    .selectFrom('match_participants')
    .select('user_id')
    .where('match_id', '=', match.id)
    .where('plays', '=', 1)
    .where('answer', '=', 'in')
    .execute();
  const people = [match.user_a, match.user_b, ...rows.map((row) => row.user_id)];
  const [from, to] = [match.starts_at - NEAR_MS, match.starts_at + NEAR_MS];
  const reservations = await q
    .selectFrom('published_reservations')
    .select('id')
    .where('user_id', 'in', people)
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', to)
    .where((eb) => eb.or([eb('attendance', 'is', null), eb('attendance', '=', 'played')]))
    .orderBy('id')
    .execute();
  const nights = await q
    .selectFrom('published_occurrences')
    .select(['id', 'subscription_id'])
    .where('user_id', 'in', people)
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', to)
    .where((eb) => eb.or([eb('attendance', 'is', null), eb('attendance', '=', 'played')]))
    .orderBy('id')
    .execute();
  const found: Booking[] = [
    ...reservations.map(({ id }) => ({ id, table: 'reservations' as const, lock: id })),
    ...nights.map((row) => ({ id: row.id, table: 'subscriptions' as const, lock: row.subscription_id })),
  ];
  // The hour already taken for this match comes first.
  return found.sort(
    (one, other) => Number(other.id === match.booking_id) - Number(one.id === match.booking_id),
  );
}

async function provesAnother(q: Queries, bookingId: string, matchId: string): Promise<boolean> {
  const row = await q
    .selectFrom('matches')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('id', '<>', matchId)
    .executeTakeFirst();
  return row !== undefined;
}
